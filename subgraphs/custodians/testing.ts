import { randomBytes } from 'node:crypto';
import { type Context, newContext } from '../../kernel/context.ts';
import type { CustodianRole, IssuerStatus } from '../../kernel/identity.ts';
import { derivedId, newId } from '../../kernel/ids.ts';
import type { Letter } from '../../kernel/mail.ts';
import { createIdempotency } from '../../store/idempotency.ts';
import { createLedger } from '../../store/ledger.ts';
import { createLocalExecutor } from '../execute.ts';
import { aMailer } from '../testing/mailer.ts';
import { aWorld } from '../testing/rooms.ts';
import { createCustodians } from './index.ts';
import type { CustodiansNeeds } from './ports.ts';
import { standInWallets } from './workforce/testing.ts';

/** Two custodians. */
export const CUSTODIAN_DIDS = ['did:key:z6MkcustodianA', 'did:key:z6MkcustodianB'] as const;

/** The id of one of them. */
export const custodianIdOf = (did: string) => derivedId('custodian', did);

/** Callers of custodians. */
export const as = {
  /** Somebody of a custodian; each `person` is another one. */
  custodian: (
    role: CustodianRole = 'Admin',
    {
      did = CUSTODIAN_DIDS[0],
      person = role,
      status = 'ACTIVE',
      ...given
    }: Partial<Context> & { did?: string; person?: string; status?: IssuerStatus } = {},
  ) =>
    newContext({
      identity: {
        kind: 'custodian',
        userId: derivedId('custodian-member', did, person),
        role,
        custodianId: custodianIdOf(did),
        custodianDid: did,
        custodianStatus: status,
      },
      ...given,
    }),
  unit: (given: Partial<Context> = {}) =>
    newContext({ identity: { kind: 'unit', unit: 'core-engine' }, ...given }),
  nobody: () => newContext(),
};

/** Custodians on a store of their own, and their doors. */
export async function openCustodiansWorld() {
  const world = await aWorld();
  const connection = world.store.connection('custodians');
  const { now, log } = world;
  const ledger = await createLedger({ connection, source: 'custodians', now });
  const idempotency = await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now });
  /** The letters that were committed. */
  const sent: Letter[] = [];
  const wallets = standInWallets();
  /** What other domains answer; tests replace its members. */
  const others: { -readonly [Need in keyof Omit<CustodiansNeeds, 'workforce'>]: CustodiansNeeds[Need] } = {
    holders: { find: async () => [] },
    learners: { find: async (_issuerDid, people) => people.map(() => undefined) },
    reviewers: { isReviewer: async () => true },
    credentialSearch: { search: async () => [] },
  };
  const given: Parameters<typeof createCustodians>[0] = {
    workforce: wallets.needs,
    connection,
    holders: { find: (emails, context) => others.holders.find(emails, context) },
    learners: { find: (did, people, context) => others.learners.find(did, people, context) },
    reviewers: {
      isReviewer: (custodianId, userId, context) => others.reviewers.isReviewer(custodianId, userId, context),
    },
    credentialSearch: { search: (input, context) => others.credentialSearch.search(input, context) },
    fingerprintKey: Buffer.alloc(32, 7),
    ledger,
    idempotency,
    mailer: aMailer(sent),
    publicUrl: 'https://testamur.example',
    sweepSeconds: 3600,
    now,
    log,
  };
  const custodians = await createCustodians(given);
  const executor = createLocalExecutor(custodians.subgraph.schema, log);
  for (const [at, did] of CUSTODIAN_DIDS.entries())
    await connection.collection('custodians').insertOne({
      _id: custodianIdOf(did) as never,
      did,
      name: ['Archive of Closed Schools', 'Board of Nursing'][at],
      custodianType: ['RECORDS_ARCHIVE', 'LICENSING_BOARD'][at],
      publicKey: randomBytes(32),
      status: 'ACTIVE',
      signingMode: 'CUSTODIAL',
      createdAt: now(),
      updatedAt: now(),
      createdBy: null,
      rowVersion: 1,
    });
  return {
    ...world,
    custodians,
    service: custodians.subgraph.internal,
    others,
    given,
    ledger,
    connection,
    sent,
    /** Wallets, their consents and what is known of their credentials. */
    wallets,
    /** Texts that no other test has. */
    unique: () => newId().slice(0, 8),
    async graphql(document: string, variables: Record<string, unknown>, context: Context) {
      const { data, errors } = await executor.execute({ document, variables, context });
      // biome-ignore lint/suspicious/noExplicitAny: data is what the document selects
      return { data: data as any, code: errors?.[0]?.extensions['code'] };
    },
    async close() {
      await custodians.close();
      await ledger.close();
      await world.close();
    },
    /** The audit entries about a record, oldest first. */
    async told(id: string) {
      const entries = await connection.collection('audit_entries').find({ 'subject.id': id }).toArray();
      return entries
        .sort((one, other) => one['seq'] - other['seq'])
        .map(({ action, previousState, newState, reason }) => ({ action, previousState, newState, reason }));
    },
  };
}

export type CustodiansWorld = Awaited<ReturnType<typeof openCustodiansWorld>>;
