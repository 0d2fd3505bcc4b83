import { AppError } from '../../kernel/errors.ts';
import { type Identity, permit } from '../../kernel/identity.ts';
import type { Route } from '../../subgraphs/rest.ts';

const GROUP = '/api/v1/admin/';
const EXEMPT = '/api/v1/admin/auth/';

/**
 * The rule for everything that is there for administrators, whatever an operation asks beside it: only scope admin-console, and
 * VIEWER reads alone. It holds for all of `/api/v1/admin/` but signing in and out, and for what other groups keep for
 * administrators. Errors: UNAUTHENTICATED, SCOPE_MISSING, FORBIDDEN.
 */
export function admitAdministrator({ method, path, caller }: Route, identity: Identity): void {
  if (path.startsWith(EXEMPT) || !(path.startsWith(GROUP) || caller === 'admin')) return;
  permit({ identity }, 'console.read');
  // Which of the other roles may do it is for the operation to say.
  if (method !== 'GET' && identity.kind === 'admin' && identity.role === 'VIEWER')
    throw new AppError('FORBIDDEN', 'The role VIEWER only reads; ask a colleague who may change this.');
}
