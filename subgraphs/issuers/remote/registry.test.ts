import { type Context, newContext } from '../../../kernel/context.ts';
import { AppError, type ErrorCode } from '../../../kernel/errors.ts';
import type { IssuerRegistryService } from '../../../proto/generated/testamur/registry/issuer_registry.ts';
import type { CallOptions, RpcClient } from '../../rpc.ts';
import { createRemoteIssuers } from './registry.ts';

const DID = 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK';

/** A registry that answers with this status, or refuses with this code. */
function aRegistry() {
  let next: { status: string } | { code: ErrorCode } | 'HANGS' = { status: 'ACTIVE' };
  const asked: (CallOptions | undefined)[] = [];
  const client = {
    call: async (_rpc: string, _request: object, _context: Context, how?: CallOptions) => {
      asked.push(how);
      if (next === 'HANGS') return new Promise(() => undefined);
      if ('code' in next) throw new AppError(next.code, 'No.');
      return { issuerId: '1', issuerDid: DID, name: 'U', signingMode: 'CUSTODIAL', keys: [], ...next };
    },
  } as unknown as RpcClient<IssuerRegistryService>;
  const remote = createRemoteIssuers(client);
  return {
    remote,
    /** How it was asked so far. */
    asked,
    says: (answer: typeof next) => {
      next = answer;
    },
    ask: () => remote.cachedDirectory.byDid(DID, newContext()),
    askSteadily: () => remote.steadyDirectory.byDid(DID, newContext()),
  };
}

test('the cached directory asks each time, so that a new status counts at once', async () => {
  const { ask, says } = aRegistry();
  expect(await ask()).toMatchObject({ did: DID, status: 'ACTIVE' });
  says({ status: 'REVOKED' });
  expect(await ask()).toMatchObject({ status: 'REVOKED' });
});

test.each(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT'] as const)(
  'it goes on with what the registry last said while it answers %s',
  async (code) => {
    const { ask, says } = aRegistry();
    await ask();
    says({ status: 'SUSPENDED' });
    await ask();
    says({ code });
    expect(await ask()).toMatchObject({ status: 'SUSPENDED' });
  },
);

test('the steady directory tells a new status at once, and the last one while the registry hangs or is away', async () => {
  const { askSteadily, says } = aRegistry();
  expect(await askSteadily()).toMatchObject({ status: 'ACTIVE' });
  says({ status: 'REVOKED' });
  expect(await askSteadily()).toMatchObject({ status: 'REVOKED' });
  for (const trouble of ['HANGS', { code: 'UPSTREAM_TIMEOUT' }, { code: 'UPSTREAM_UNAVAILABLE' }] as const) {
    says(trouble);
    expect(await askSteadily()).toMatchObject({ status: 'REVOKED' });
  }
});

test('who can fall back waits for no restart, and for half of the time that is left', async () => {
  const { remote, asked } = aRegistry();
  const context = newContext({ deadline: Date.now() + 60_000 });
  await remote.cachedDirectory.byDid(DID, context);
  await remote.cachedDirectory.byDid(DID, context);
  await remote.directory.byDid(DID, context);
  expect(asked).toEqual([{}, { failsFast: true, deadlineMs: expect.any(Number) }, {}]);
  expect(asked[1]?.deadlineMs).toBeLessThanOrEqual(30_000);
});

test('what the registry has not told, or has taken back, is not known while it is away', async () => {
  const { ask, says } = aRegistry();
  says({ code: 'UPSTREAM_UNAVAILABLE' });
  await expect(ask()).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  says({ status: 'ACTIVE' });
  await ask();
  says({ code: 'NOT_FOUND' });
  expect(await ask()).toBeUndefined();
  says({ code: 'UPSTREAM_UNAVAILABLE' });
  await expect(ask()).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
});

test('a refusal is passed on, not covered by an older answer', async () => {
  const { ask, says } = aRegistry();
  await ask();
  says({ code: 'FORBIDDEN' });
  await expect(ask()).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('issuance never works with an older answer', async () => {
  const { remote, ask, says } = aRegistry();
  await ask();
  says({ code: 'UPSTREAM_UNAVAILABLE' });
  await expect(remote.directory.byDid(DID, newContext())).rejects.toMatchObject({
    code: 'UPSTREAM_UNAVAILABLE',
  });
});
