import { AppError } from '../../../kernel/errors.ts';
import { createIdempotency } from '../../../store/idempotency.ts';
import { createLedger } from '../../../store/ledger.ts';
import { type Core, type CoreDeps, createCore } from '../index.ts';
import { aMailer } from './mailer.ts';
import type { aWorld } from './rooms.ts';

/** Core Engine in a world whose other units know nobody and hold nothing, unless `given` says otherwise. */
export async function aCore(
  { store, now, log, tokens, envelope, settings }: Awaited<ReturnType<typeof aWorld>>,
  given: Partial<CoreDeps> = {},
): Promise<Core> {
  const connection = store.connection('core');
  const nothing = () => Promise.reject(new AppError('NOT_FOUND', 'There is nothing here.'));
  return createCore({
    connection,
    ledger: given.ledger ?? (await createLedger({ connection, source: 'core', now })),
    idempotency: await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now }),
    issuers: { byContactEmail: async () => [] },
    issuerNames: { byDid: async () => undefined },
    issuerDirectory: { byDid: async () => undefined },
    held: {
      byId: async () => undefined,
      list: async () => ({ items: [], total: 0 }),
      claim: nothing,
      decline: nothing,
    },
    issued: { byId: async () => undefined, revoke: nothing },
    verifier: { verify: nothing },
    applicants: { byIds: async () => [], matching: async () => [], decide: nothing },
    administrators: { standing: async () => undefined, deciderAddresses: async () => [] },
    verificationFailures: { countsSince: async () => [] },
    stats: {
      credentials: { of: nothing, recount: nothing },
      verifications: { of: nothing },
      issuers: { all: nothing },
    },
    integrity: {
      stored: {
        page: async ({ after }) => ({ credentials: [], after, isEnd: true }),
        existing: async () => [],
        count: async () => 0,
      },
      issuers: { byDid: async () => undefined },
    },
    envelope,
    mailer: aMailer(),
    settings,
    tokens,
    publicUrl: 'https://testamur.example',
    sweepSeconds: 60,
    probes: [],
    probePatienceMs: 1000,
    demo: {
      switch: { isKnown: () => true, isOn: () => false, set: nothing, onChange: () => undefined },
      issuers: { register: nothing, setStatus: nothing, remove: async () => ({ removed: 0 }) },
      credentials: { issue: nothing, supersede: nothing, remove: async () => ({ removed: 0 }) },
    },
    now,
    log,
    ...given,
  });
}
