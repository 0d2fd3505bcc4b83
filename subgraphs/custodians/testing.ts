import type { Connection } from 'mongoose';
import { type Context, newContext } from '../../kernel/context.ts';
import { createEnvelope, type Envelope } from '../../kernel/crypto/envelope.ts';
import { PLATFORM_CONTEXT } from '../../kernel/crypto/testing/credentials.ts';
import type { CustodianRole, IssuerStatus } from '../../kernel/identity.ts';
import { derivedId, newId, randomSecret } from '../../kernel/ids.ts';
import type { Letter } from '../../kernel/mail.ts';
import { createOutbound } from '../../kernel/outbound/outbound.ts';
import { createIdempotency } from '../../store/idempotency.ts';
import { createLedger } from '../../store/ledger.ts';
import { createCustody } from '../did-registry/custody.ts';
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
export async function openCustodiansWorld({
  envelope = createEnvelope({ current: 1, keys: new Map([[1, randomSecret(32)]]) }),
}: {
  readonly envelope?: Envelope;
} = {}) {
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
    credentials: { issue: async () => [], prepare: async () => [], find: async () => [] },
    credentialSearch: { search: async () => [] },
    teams: { roleOf: async () => undefined },
  };
  const given: Parameters<typeof createCustodians>[0] = {
    workforce: wallets.needs,
    teams: { roleOf: (...asked) => others.teams.roleOf(...asked) },
    connection,
    holders: { find: (emails, context) => others.holders.find(emails, context) },
    learners: { find: (did, people, context) => others.learners.find(did, people, context) },
    reviewers: {
      isReviewer: (custodianId, userId, context) => others.reviewers.isReviewer(custodianId, userId, context),
    },
    credentials: {
      issue: (input, context) => others.credentials.issue(input, context),
      prepare: (input, context) => others.credentials.prepare(input, context),
      find: (input, context) => others.credentials.find(input, context),
    },
    credentialSearch: { search: (input, context) => others.credentialSearch.search(input, context) },
    fingerprintKey: Buffer.alloc(32, 7),
    ledger,
    idempotency,
    mailer: aMailer(sent),
    outbound: createOutbound({ resolve: async () => [] }),
    publicUrl: 'https://testamur.example',
    envelope,
    contextUrl: PLATFORM_CONTEXT,
    cacheOptions: {},
    sweepSeconds: 3600,
    now,
    log,
  };
  const custodians = await createCustodians(given);
  const executor = createLocalExecutor(custodians.subgraph.schema, log);
  await plantCustodians(connection, given.envelope, now());
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

/** The two custodians, ACTIVE and with a key that the platform holds. */
async function plantCustodians(connection: Connection, envelope: Envelope, at: Date): Promise<void> {
  const custody = createCustody(envelope);
  for (const [index, did] of CUSTODIAN_DIDS.entries()) {
    const custodianId = custodianIdOf(did);
    const held = custody.generate(() => did, 1, at);
    const { publicKey, keyVersion, sealed, ...rest } = held;
    const plant = (collection: string, _id: string, document: object) =>
      connection.collection(collection).insertOne({ _id: _id as never, ...document });
    await plant('custodians', custodianId, {
      did,
      name: ['Archive of Closed Schools', 'Board of Nursing'][index],
      custodianType: ['RECORDS_ARCHIVE', 'LICENSING_BOARD'][index],
      jurisdictionCodes: [],
      publicKey,
      status: 'ACTIVE',
      signingMode: 'CUSTODIAL',
      createdAt: at,
      updatedAt: at,
      createdBy: null,
      rowVersion: 1,
    });
    const numbered = `${did}#key-1`;
    const key = { did, custodianId, publicKey, keyVersion, keyAlgorithm: 'Ed25519', isCurrent: true };
    await plant('custodian_keys', numbered, { ...key, createdAt: at, rotatedAt: null });
    await plant('custodied_keys', numbered, {
      ...rest,
      publicKey,
      keyVersion,
      encryptedPrivateKey: sealed.ciphertext,
      encryptionNonce: sealed.nonce,
    });
  }
}
