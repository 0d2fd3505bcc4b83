import { ROUTES } from '../subgraphs/domains.ts';
import { route } from '../subgraphs/rest.ts';
import { fieldLimitsOf } from './field-limits.ts';

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
  expect(limits.get('issueBatch')).toBe('issue:batch');
  expect(limits.get('credentials')).toBe('portal:credentials');
  expect(limits.get('requestIssuerSignIn')).toBe('issuerSignIn');
  expect(limits.get('noSuchField')).toBeUndefined();
});

test('two routes to one field must agree', () => {
  const me = '{ me { holderId } }';
  expect(fieldLimitsOf([row('holder', me), row('holder', me)]).get('me')).toBe('holder:x');
  expect(() => fieldLimitsOf([row('holder', me), row('verify', me)])).toThrow('me is limited as holder');
});

test.each([
  ['POST /api/v1/credentials/verify', 'verify'],
  ['GET /api/v1/verify/{share_token}', 'verify:links'],
  ['GET /api/v1/credentials/{credential_id}/status', 'verify:status'],
  ['POST /api/v1/credentials/issue', 'issue'],
  ['POST /api/v1/credentials/batch', 'issue:batch'],
  ['POST /api/v1/credentials/{credential_id}/reissue', 'issue:reissue'],
  ['POST /api/v1/issuer/register', 'registration'],
  ['POST /api/v1/custodian/register', 'registration:custodians'],
  ['POST /api/v1/holder/auth/register', 'registration:holders'],
])('%s is counted by itself', (name, limit) => {
  const counted = ROUTES.filter((each) => each.limit === limit).map(
    ({ method, path }) => `${method} ${path}`,
  );
  expect(counted).toEqual([name]);
});

test.each([
  ['/api/v1/admin/users', 'portal:admin/users'],
  ['/api/v1/admin/users/{id}/role', 'portal:admin/users'],
  ['/api/v1/portal/me/requests/{request_id}/approve', 'portal:portal/me'],
  ['/api/v1/issuers/{issuer_did}/approve', 'portal:issuers'],
  ['/api/v1/holder/share-links/{id}', 'holder:holder/share-links'],
  ['/api/v1/holder/profile', 'holder:holder/profile'],
])('%s is counted with its group as %s', (path, limit) => {
  expect([...new Set(ROUTES.filter((each) => each.path === path).map((each) => each.limit))]).toEqual([
    limit,
  ]);
});
