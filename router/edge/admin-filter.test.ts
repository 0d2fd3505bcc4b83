import type { Identity } from '../../kernel/identity.ts';
import { type Route, type RouteRow, route } from '../../subgraphs/rest.ts';
import { admitAdministrator } from './admin-filter.ts';

const rowOf = (method: Route['method'], path: string, caller: RouteRow['caller']) =>
  route(method, path, {
    summary: 'x',
    caller,
    limit: 'portal',
    // Open to anyone: the rule of the door does not ask the operation.
    document: '{ demoMode }',
    variables: () => ({}),
    success: 200,
  });
const admin = (role: 'ADMIN' | 'OPERATOR' | 'VIEWER'): Identity => ({ kind: 'admin', userId: 'u', role });
const CALLERS: Readonly<Record<string, Identity>> = {
  nobody: { kind: 'anonymous' },
  issuer: {
    kind: 'issuer',
    issuerStatus: 'ACTIVE',
    userId: 'u',
    role: 'ADMIN',
    issuerId: 'i',
    issuerDid: 'did:key:z',
  },
  VIEWER: admin('VIEWER'),
  OPERATOR: admin('OPERATOR'),
  ADMIN: admin('ADMIN'),
};
const outcomes = (row: Route) =>
  Object.values(CALLERS).map((identity) => {
    try {
      admitAdministrator(row, identity);
      return 'in';
    } catch (error) {
      return (error as { code: string }).code;
    }
  });
const READING = ['UNAUTHENTICATED', 'SCOPE_MISSING', 'in', 'in', 'in'];
const WRITING = ['UNAUTHENTICATED', 'SCOPE_MISSING', 'FORBIDDEN', 'in', 'in'];
const EVERYBODY = ['in', 'in', 'in', 'in', 'in'];

describe('whatever a route says of its callers, and whatever its operation permits,', () => {
  test.each([
    ['GET', '/api/v1/admin/something/new', 'public', READING],
    ['POST', '/api/v1/admin/something/new', 'public', WRITING],
    ['PUT', '/api/v1/admin/{id}', 'public', WRITING],
    ['PATCH', '/api/v1/admin/catalog/entries/{id}', 'issuer', WRITING],
    ['DELETE', '/api/v1/admin/users/{id}', 'admin', WRITING],
    ['POST', '/api/v1/admin/authors', 'public', WRITING],
    ['POST', '/api/v1/admin/users/{id}/auth/login', 'public', WRITING],
    ['GET', '/api/v1/audit-logs', 'admin', READING],
    ['PUT', '/api/v1/demo-mode', 'admin', WRITING],
    ['POST', '/api/v1/admin/auth/login', 'public', EVERYBODY],
    ['POST', '/api/v1/admin/auth/logout', 'admin', EVERYBODY],
    ['GET', '/api/v1/demo-mode', 'public', EVERYBODY],
    ['POST', '/api/v1/credentials/issue', 'issuer', EVERYBODY],
  ] as const)('%s %s for %s meets its callers by the rule', (method, path, caller, expected) => {
    expect(outcomes(rowOf(method, path, caller))).toEqual(expected);
  });
});
