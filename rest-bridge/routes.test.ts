import { route } from './route.ts';
import { fieldLimitsOf, ROUTES } from './routes.ts';

const row = (limit: 'verify' | 'holder', document: string) =>
  route('GET', '/api/v1/x', {
    summary: 'x',
    caller: 'public',
    limit,
    document,
    variables: () => ({}),
    success: 200,
  });

test('each root field of GraphQL is limited like the route that reaches it', () => {
  const limits = fieldLimitsOf(ROUTES);
  expect(limits.get('verifyCredential')).toBe('verify');
  expect(limits.get('issueBatch')).toBe('issue');
  expect(limits.get('requestIssuerSignIn')).toBe('issuerSignIn');
  expect(limits.get('noSuchField')).toBeUndefined();
});

test('two routes to one field must agree', () => {
  const me = '{ me { holderId } }';
  expect(fieldLimitsOf([row('holder', me), row('holder', me)]).get('me')).toBe('holder');
  expect(() => fieldLimitsOf([row('holder', me), row('verify', me)])).toThrow('me is limited as holder');
});
