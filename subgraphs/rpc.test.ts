import { newContext } from '../kernel/context.ts';
import type { HolderSessionService } from '../proto/generated/testamur/internal/session.ts';
import type { IssuerStatsService } from '../proto/generated/testamur/internal/stats.ts';
import { type BindingOf, type Contract, type RowsOf, type RpcClient, row } from './rpc.ts';
import { oneOf, sent } from './rpc-replies.ts';
import { rootField } from './subgraph.ts';

const STATS: Contract<IssuerStatsService> = {
  service: 'testamur.internal.IssuerStatsService',
  proto: 'testamur/internal/stats.proto',
};
const counts = () => ({ total: 3, byStatus: [{ key: 'ACTIVE', count: 3 }] });

test('a row hands the resolver what args makes of the request, and reply what the resolver gives', async () => {
  const { rpcs } = {
    ...STATS,
    rpcs: {
      CountIssuers: row({
        resolver: counts,
        args: () => ({}),
        reply: ({ total, byStatus }) => ({ total, byStatus }),
      }),
    },
  } satisfies BindingOf<IssuerStatsService>;
  const { resolver, args, reply } = rpcs.CountIssuers;
  expect(reply(await resolver({}, args({}), newContext()))).toEqual(counts());
});

// Each line below must fail the type check, or `npm run check` says that its @ts-expect-error is not used.
describe('the type check refuses', () => {
  const client = { call: async () => ({ dids: [] }) } as unknown as RpcClient<HolderSessionService>;
  const args = () => ({});

  test('names that the contract does not have', () => {
    // @ts-expect-error the service is called IssuerStatsService
    const named: Contract<IssuerStatsService> = { ...STATS, service: 'testamur.internal.IssuerStatService' };
    // @ts-expect-error no such RPC
    void client.call('Resolv', { token: '' }, newContext());
    // @ts-expect-error no such field of the request
    void client.call('Resolve', { tokn: '' }, newContext());
    // @ts-expect-error a field of another type
    void client.call('Resolve', { token: 1 }, newContext());
    // @ts-expect-error no such field of the reply
    void client.call('Resolve', { token: '' }, newContext()).then(({ holder }) => holder);
    expect(named.proto).toBe(STATS.proto);
  });

  test('rows that the contract does not fit', () => {
    type Row = RowsOf<IssuerStatsService>['CountIssuers'];
    const CountIssuers: Row = row({ resolver: counts, args, reply: (found) => found });
    const bindings: BindingOf<IssuerStatsService>[] = [
      // @ts-expect-error an RPC without a row
      { ...STATS, rpcs: {} },
      // @ts-expect-error a row without an RPC
      { ...STATS, rpcs: { CountIssuers, CountIsuers: CountIssuers } },
    ];
    const rows: Row[] = [
      // @ts-expect-error a field of the reply is missing
      row({ resolver: counts, args, reply: ({ total }) => ({ total }) }),
      // @ts-expect-error a field of the reply that the contract does not have
      row({ resolver: counts, args, reply: (found) => ({ ...found, totel: 1 }) }),
      // @ts-expect-error no such field of what the resolver gives
      row({ resolver: counts, args, reply: ({ totel, byStatus }) => ({ total: totel, byStatus }) }),
    ];
    const Resolve: RowsOf<HolderSessionService>['Resolve'] = row({
      resolver: () => ({ holderId: '1', sessionId: '2', dids: [], extendedMaxAge: undefined }),
      // @ts-expect-error no such field of the request
      args: ({ tokn }) => ({ tokn }),
      // @ts-expect-error no such field of the request
      names: { cookie: 'tokn' },
      reply: (found) => found,
    });
    expect([...bindings, ...rows, Resolve]).toHaveLength(6);
  });

  test('an operation that the domain does not have', () => {
    const internal = { countIssuers: counts };
    // @ts-expect-error the operation is called countIssuers
    expect(internal.countIsuers).toBeUndefined();
  });
});

test('a root field without a resolver stops the start', () => {
  const subgraph = { name: 'issuers', resolvers: { Mutation: { registerIssuer: () => 'registered' } } };
  expect(rootField(subgraph, 'Mutation', 'registerIssuer')({}, {}, newContext())).toBe('registered');
  expect(() => rootField(subgraph, 'Mutation', 'registerIsuer')).toThrow(
    'issuers has no resolver for Mutation.registerIsuer',
  );
  expect(() => rootField(subgraph, 'Query', 'issuer')).toThrow('issuers has no resolver for Query.issuer');
});

test('a reply with a word that this release does not know, or without its message, is no answer', () => {
  expect(oneOf(['ACTIVE', 'SUSPENDED'], 'ACTIVE')).toBe('ACTIVE');
  expect(() => oneOf(['ACTIVE', 'SUSPENDED'], 'PAUSED')).toThrow(
    "'PAUSED', which is none of ACTIVE, SUSPENDED",
  );
  expect(sent({ did: 'did:key:z6Mk1' })).toEqual({ did: 'did:key:z6Mk1' });
  expect(() => sent(null)).toThrow('left out');
});
