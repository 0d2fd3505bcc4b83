import { databaseOf } from '../../../kernel/audit.ts';
import { AppError } from '../../../kernel/errors.ts';
import { createIdempotency } from '../../../store/idempotency.ts';
import { createLedger } from '../../../store/ledger.ts';
import { noModel } from '../../testing/assistant.ts';
import { aMailer } from '../../testing/mailer.ts';
import type { aWorld } from '../../testing/rooms.ts';
import { createOversight, type OversightDeps } from '../index.ts';

/** The oversight of a world whose other domains know nobody and hold nothing, unless `given` says otherwise. */
export async function anOversight(
  { store, now, log, tokens, envelope, settings }: Awaited<ReturnType<typeof aWorld>>,
  given: Partial<OversightDeps> = {},
) {
  const connection = store.connection('core');
  const nothing = () => Promise.reject(new AppError('NOT_FOUND', 'There is nothing here.'));
  const noApplicants = { byIds: async () => [], matching: async () => [], decide: nothing };
  const nobody = async () => ({ removed: 0 });
  return createOversight({
    connection,
    ledger: given.ledger ?? (await createLedger({ connection, source: 'core', now })),
    idempotency: await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now }),
    authorityNames: { byDid: async () => undefined },
    registries: { ISSUER: noApplicants, CUSTODIAN: noApplicants },
    administrators: { standing: async () => undefined, deciderAddresses: async () => [] },
    assistant: { auditSearch: noModel, statsInsight: noModel },
    kyc: { latestOf: async () => undefined },
    verificationFailures: { countsSince: async () => [] },
    stats: {
      credentials: { of: nothing, recount: nothing },
      verifications: { of: nothing },
      issuers: { all: nothing },
      custodians: { all: nothing },
    },
    integrity: {
      stored: {
        page: async ({ after }) => ({ credentials: [], after, isEnd: true }),
        existing: async () => [],
        count: async () => 0,
      },
      issuers: { byDid: async () => undefined },
      custodians: { byDid: async () => undefined },
      versions: { page: async ({ after }) => ({ versions: [], after, isEnd: true }) },
    },
    claims: { lockedOf: async () => new Map() },
    envelope,
    mailer: aMailer(),
    settings,
    tokens,
    publicUrl: 'https://testamur.example',
    sweepSeconds: 60,
    probes: [],
    probeTimeoutMs: 1000,
    demo: {
      switch: { isKnown: () => true, isOn: () => false, set: nothing, onChange: () => undefined },
      issuers: { register: nothing, setStatus: nothing, list: async () => [], remove: nobody },
      credentials: { issue: nothing, issueForCustodian: nothing, supersede: nothing, remove: nobody },
      holders: { open: nothing, agree: nothing, answer: nothing, remove: nobody },
      entries: { publish: nothing, remove: nobody },
      learners: { add: nothing, nameCredential: nothing, amend: nothing, remove: nobody },
      custodians: { register: nothing, setStatus: nothing, remove: nobody },
      teams: { add: nothing, remove: async () => undefined, removeOfIssuers: async () => undefined },
      custodianRecords: {
        list: async () => [],
        takeIn: nothing,
        settle: nothing,
        employ: nothing,
        remove: nobody,
      },
      templates: { add: nothing, send: nothing, remove: nobody },
      verifiers: { register: nothing, ask: nothing, suspend: nothing, remove: nobody },
      verifications: { verify: nothing },
      held: { byId: nothing, claim: nothing, decline: nothing },
      issued: { revoke: nothing },
    },
    writerOf,
    now,
    log,
    ...given,
  });
}

/** The unit that writes a chain of a test. */
export const writerOf = (chain: string): string | undefined => WRITERS[databaseOf(chain)];

const WRITERS: Readonly<Record<string, string>> = {
  core: 'core-engine',
  admin: 'admin-console',
  credentials: 'credential-issuance',
  issuers: 'issuer-registry',
};
