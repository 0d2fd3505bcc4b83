import { buildSchema, graphql } from 'graphql';
import { type Context, newContext } from '../kernel/context.ts';
import { AppError } from '../kernel/errors.ts';
import { type Identity, permit } from '../kernel/identity.ts';
import { createLogger } from '../kernel/log.ts';
import type { Change } from '../store/ledger.ts';
import { denialRecorder, recordDenials } from './denials.ts';

const log = createLogger({ level: 'silent' });
const VIEWER: Identity = { kind: 'admin', userId: 'admin-1', role: 'VIEWER' };
const ISSUER: Identity = {
  kind: 'issuer',
  issuerStatus: 'ACTIVE',
  userId: 'u',
  role: 'Viewer',
  issuerId: 'i',
  issuerDid: 'did:key:z6Mk1',
};

/** A subgraph with one field of each kind, and what its ledger was given. */
function aGuarded({ commit }: { commit?: () => Promise<void> } = {}) {
  const schema = buildSchema(
    'type Query { read: String broken: String } type Mutation { approve: String issue: String }',
  );
  const kept: { context: Context; change: Change }[] = [];
  const ledger = {
    commit: async (context: Context, change: Change) => {
      await commit?.();
      kept.push({ context, change });
    },
  };
  const fields = { ...schema.getQueryType()!.getFields(), ...schema.getMutationType()!.getFields() };
  fields['read']!.resolve = (_parent, _args, context: Context) => permit(context, 'audit.read').kind;
  fields['broken']!.resolve = () => Promise.reject(new AppError('NOT_FOUND', 'There is none.'));
  fields['approve']!.resolve = async (_parent, _args, context: Context) =>
    permit(context, 'issuer.decide').kind;
  fields['issue']!.resolve = (_parent, _args, context: Context) => permit(context, 'credential.issue').kind;
  recordDenials(schema, denialRecorder(ledger, log));
  const ask = async (source: string, identity: Identity) => {
    const contextValue = newContext({ identity });
    const { data, errors } = await graphql({ schema, source, contextValue });
    const [error] = errors ?? [];
    return { data, code: (error?.originalError as AppError | undefined)?.code, contextValue };
  };
  return { kept, ask };
}

test('an administrator who is refused for want of a role leaves a record', async () => {
  const { kept, ask } = aGuarded();
  const { code, contextValue } = await ask('mutation { approve }', VIEWER);

  expect(code).toBe('FORBIDDEN');
  expect(kept).toEqual([
    {
      context: contextValue,
      change: {
        writes: [],
        audit: {
          action: 'access.denied',
          subject: { type: 'AdminUser', id: 'admin-1' },
          status: 'DENIED',
          reason: 'approve',
        },
      },
    },
  ]);
});

test.each<[string, string, Identity, string | undefined]>([
  ['what is permitted', '{ read }', VIEWER, undefined],
  ['another refusal', '{ broken }', VIEWER, 'NOT_FOUND'],
  ['what is for another kind of caller', 'mutation { issue }', VIEWER, 'SCOPE_MISSING'],
  ['nobody', 'mutation { approve }', { kind: 'anonymous' }, 'UNAUTHENTICATED'],
  ['another kind of caller', 'mutation { approve }', ISSUER, 'SCOPE_MISSING'],
  ['a member of an issuer without the role', 'mutation { issue }', ISSUER, 'FORBIDDEN'],
])('%s leaves none', async (_what, source, identity, expected) => {
  const { kept, ask } = aGuarded();
  expect((await ask(source, identity)).code).toBe(expected);
  expect(kept).toEqual([]);
});

test('the refusal stands when the store does not take the record', async () => {
  const { ask } = aGuarded({ commit: () => Promise.reject(new Error('the disk is full')) });
  expect(await ask('mutation { approve }', VIEWER)).toMatchObject({
    data: { approve: null },
    code: 'FORBIDDEN',
  });
});
