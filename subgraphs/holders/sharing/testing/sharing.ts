import type { mongo } from 'mongoose';
import { Schema } from 'mongoose';
import type { AuditEntry } from '../../../../kernel/audit.ts';
import { type Context, newContext } from '../../../../kernel/context.ts';
import { createEnvelope } from '../../../../kernel/crypto/envelope.ts';
import { AppError } from '../../../../kernel/errors.ts';
import { newId, randomSecret } from '../../../../kernel/ids.ts';
import { createIdempotency } from '../../../../store/idempotency.ts';
import { createLedger } from '../../../../store/ledger.ts';
import { openAnomaliesRoom } from '../../../oversight/anomalies/room.ts';
import { trailStore } from '../../../oversight/audit/trail-model.ts';
import { aWorld } from '../../../testing/rooms.ts';
import type { HolderAccount } from '../../accounts/ports.ts';
import type { HeldCredential, VerifiedCredential } from '../../ports.ts';
import { openSharingRoom } from '../room.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const PUBLIC_URL = 'https://testamur.example';

export const CLAIMS = {
  id: 'did:key:z6MkAna',
  name: 'Ana Ferreira',
  dateOfBirth: '1999-04-01',
  achievement: { name: 'Bachelor of Science', type: 'Degree', criteria: { narrative: 'secret narrative' } },
  results: [{ value: 'secret mark' }, { value: 'other mark' }],
  honours: null,
};

type Call = (parent: unknown, args: unknown, context: Context) => Promise<never>;

/** The sharing room on a store of its own, with two holders, the credentials that tests give them and a verifier that they play. */
export async function aSharingWorld() {
  const world = await aWorld();
  // The store drops expired rows by the clock of the machine; the tests live after it, and only code looks at the time.
  world.moveClock(20 * 365 * DAY);
  const connection = world.store.connection('core');
  const ledger = await createLedger({ connection, source: 'core', now: world.now });
  const trail = await trailStore(connection);
  const held: HeldCredential[] = [];
  const verdicts: { credentialJson: string; channel: string; context: Context }[] = [];
  const play: { verdict: Partial<VerifiedCredential>; failure: AppError | undefined } = {
    verdict: {},
    failure: undefined,
  };
  const Notifications = connection.model(
    'TestNotification',
    new Schema({ _id: String }, { strict: false, versionKey: false }),
    'test_notifications',
  );
  await Notifications.createCollection();

  const accounts = new Map<string, HolderAccount>(
    ['ana', 'ben'].map((name) => [
      name,
      {
        holderId: name,
        name,
        email: `${name}@example.org`,
        dids: [`did:key:z6Mk${name}`],
        status: 'ACTIVE',
        createdAt: world.now(),
      },
    ]),
  );
  const anomalies = await openAnomaliesRoom({
    connection,
    ledger,
    activity: { countOfOrg: async () => 0 },
    failures: { countsSince: async () => [] },
    organizations: { byDid: async () => undefined, isDemo: async () => false },
    readTrail: () => ({ start: () => undefined, drain: async () => undefined, close: async () => undefined }),
    now: world.now,
    log: world.log,
  });
  const room = await openSharingRoom({
    connection,
    ledger,
    idempotency: await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now: world.now }),
    envelope: createEnvelope({ current: 1, keys: new Map([[1, randomSecret(32)]]) }),
    accounts: { byId: async (holderId: string) => accounts.get(holderId) } as never,
    credentials: {
      byId: async (credentialId, dids, context) => {
        if (context.identity.kind !== 'unit') throw new Error('Only units read credentials here.');
        return held.find((one) => one.credentialId === credentialId && dids.includes(one.holderDid));
      },
      list: async () => ({ items: [], total: 0 }),
      claim: async () => {
        throw new Error('Nothing is claimed here.');
      },
      decline: async () => {
        throw new Error('Nothing is declined here.');
      },
    },
    scraping: anomalies.scraping,
    verifier: {
      verify: async ({ credentialJson, channel }, context) => {
        verdicts.push({ credentialJson, channel, context });
        if (play.failure) throw play.failure;
        return { ...aVerdict(credentialJson, world.now()), ...play.verdict };
      },
    },
    trail,
    notificationWrite: (holderId, { dedupeKey, ...news }) => ({
      model: Notifications as never,
      operation: {
        updateOne: {
          filter: { _id: `${holderId}:${dedupeKey}` },
          update: { $setOnInsert: { holderId, ...news } },
          upsert: true,
        },
      },
    }),
    isVerifierActive: async (verifierId) => verifierId === 'v-known',
    verifierName: async (verifierId) => (verifierId === 'v-known' ? 'Example Employer' : undefined),
    publicUrl: PUBLIC_URL,
    now: world.now,
  });
  const { Query, Mutation, Me } = room.resolvers as Record<string, Record<string, Call>>;
  const rows = (name: string): mongo.Collection<Record<string, unknown>> =>
    connection.collection(name) as never;

  /** A credential in a holder's wallet. */
  function aCredential(of: Partial<HeldCredential> & { claims?: object; vc?: object } = {}): HeldCredential {
    const { claims = CLAIMS, vc, ...given } = of;
    const credentialId = newId();
    const credential: HeldCredential = {
      credentialId,
      authorityType: 'ISSUER',
      issuerDid: 'did:key:z6MkIssuer',
      issuerId: 'i-1',
      holderDid: 'did:key:z6Mkana',
      holderName: 'Ana Ferreira',
      credentialType: 'Degree',
      credentialStatus: 'ISSUED',
      claimStatus: 'CLAIMED',
      issuanceTimestamp: world.now(),
      statusChangedAt: world.now(),
      vcJson: JSON.stringify(
        vc ?? {
          '@context': ['https://www.w3.org/2018/credentials/v1'],
          id: `urn:uuid:${credentialId}`,
          type: ['VerifiableCredential', 'Degree'],
          issuer: { id: 'did:key:z6MkIssuer', name: 'Example University' },
          credentialSubject: claims,
        },
      ),
      ...given,
    };
    held.push(credential);
    return credential;
  }

  return {
    ...world,
    connection,
    ledger,
    room,
    accounts,
    held,
    verdicts,
    play,
    rows,
    aCredential,
    // biome-ignore lint/suspicious/noExplicitAny: the payload is what the assertions read
    mutate: (name: string, input: unknown, context: Context = byHolder()): Promise<any> =>
      Mutation![name]!(undefined, { input }, context),
    // biome-ignore lint/suspicious/noExplicitAny: the payload is what the assertions read
    query: (name: string, args: unknown, context: Context = byStranger()): Promise<any> =>
      Query![name]!(undefined, args, context),
    // biome-ignore lint/suspicious/noExplicitAny: the payload is what the assertions read
    me: (name: string, args: unknown = {}, context: Context = byHolder()): Promise<any> =>
      Me![name]!({ holderId: 'ana' }, args, context),
    /** Brings what was committed into the platform's trail. */
    relay: () => ledger.relay((entries) => trail.insertNew(entries)),
    /** Audit entries that the test has made. */
    async newAudit(): Promise<AuditEntry[]> {
      return (await rows('audit_entries')
        .find({ seen: { $exists: false } })
        .sort({ seq: 1 })
        .toArray()) as never;
    },
    /** Forgets links, anomalies and what was noted of them; the clock stands at the beginning of an hour a day later. */
    async reset() {
      for (const name of [
        'share_links',
        'proof_links',
        'anomalies',
        'link_refusals',
        'test_notifications',
        'idempotency_keys',
      ]) {
        await rows(name).deleteMany({});
      }
      await rows('audit_entries').updateMany({}, { $set: { seen: true } });
      world.moveClock(DAY - (world.now().getTime() % HOUR));
      held.length = 0;
      verdicts.length = 0;
      play.verdict = {};
      play.failure = undefined;
    },
  };
}

/** A request by a holder's browser. */
export function byHolder(holderId = 'ana', given: Partial<Context> = {}): Context {
  return newContext({
    identity: { kind: 'holder', holderId, dids: [`did:key:z6Mk${holderId}`] },
    clientHash: `browser-of-${holderId}`,
    ...given,
  });
}

/** A request by somebody who has a link. */
export function byStranger(given: Partial<Context> = {}): Context {
  return newContext({ clientHash: '192.0.2.7', ...given });
}

/** A good verdict, as the verification engine gives it. */
export function aVerdict(credentialJson: string, at: Date): VerifiedCredential {
  const { id } = JSON.parse(credentialJson) as { id?: string };
  return {
    isValid: true,
    status: 'VALID',
    credentialId: id?.replace('urn:uuid:', '') ?? null,
    issuer: {
      did: 'did:key:z6MkIssuer',
      name: 'Example University',
      status: 'ACTIVE',
      trust: 'REGISTERED',
      authorityType: 'ISSUER',
      custodianType: null,
    },
    keyVersion: 1,
    checks: [
      { check: 'PROOF', outcome: 'PASSED', code: 'SIGNATURE_VERIFIED', message: 'The signature stands.' },
    ],
    warnings: [],
    verifiedAt: at,
  };
}

export const upstreamDown = () =>
  new AppError('UPSTREAM_UNAVAILABLE', 'The verification engine does not answer.');
