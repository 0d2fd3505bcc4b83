import { type mongo, Schema } from 'mongoose';
import { AppError } from '../../../../kernel/errors.ts';
import { randomSecret } from '../../../../kernel/ids.ts';
import type { Letter } from '../../../../kernel/mail.ts';
import { createLedger, type Write } from '../../../../store/ledger.ts';
import { aMailer } from '../../../testing/mailer.ts';
import { aWorld, by } from '../../../testing/rooms.ts';
import type { HolderAccount, HolderAccounts, HolderSessions } from '../../accounts/ports.ts';
import { openPasskeysRoom } from '../room.ts';
import { type Authenticator, createAuthenticator } from './authenticator.ts';

export const ORIGIN = 'https://wallet.testamur.example';
export const MINUTE = 60_000;

// biome-ignore lint/suspicious/noExplicitAny: answers are what the assertions read
type Operation = (parent: unknown, args: unknown, context: unknown) => Promise<any>;

export type Passkeys = Awaited<ReturnType<typeof aPasskeysRoom>>;

/** The room on a real store with two people, and sessions that are counted and no more. */
export async function aPasskeysRoom({ publicUrl = ORIGIN } = {}) {
  const world = await aWorld();
  // Ahead of the system's clock, by which the store drops what has expired.
  world.moveClock(Date.now() - world.now().getTime() + 30 * 24 * 60 * MINUTE);
  const connection = world.store.connection('core');
  const ledger = await createLedger({ connection, source: 'core', now: world.now });
  const people: HolderAccount[] = [];
  const withRecoveryCode = new Set<string>();
  const sent: Letter[] = [];
  const rows = (name: string): mongo.Collection<Record<string, unknown>> =>
    connection.collection(name) as never;
  const Sessions = connection.model<{ _id: string; holderId: string }>(
    'TestSession',
    new Schema<{ _id: string; holderId: string }>({ _id: String, holderId: String }),
    'test_sessions',
  );
  const accounts: HolderAccounts = {
    byId: async (holderId) => people.find((person) => person.holderId === holderId),
    byEmail: async (email) => people.find((person) => person.email === email),
    byDid: async () => undefined,
    byDids: async () => [],
    isDidTaken: async () => false,
    didsOf: async () => [],
    create: () => {
      throw new Error('not of this room');
    },
    linkDidWrites: () => [],
  };
  const nextSessionIds: string[] = [];
  const signInAge = { ms: 0 };
  // The session of every caller, which has ended when its row is gone.
  const Asking = connection.model<{ stands: boolean }>(
    'TestAskingSession',
    new Schema<{ stands: boolean }>({ stands: Boolean }),
    'test_asking_session',
  );
  await Asking.create({ stands: true });
  const standsWrite = (): Write => ({
    model: Asking,
    operation: { updateOne: { filter: { stands: true }, update: { $set: { stands: true } } } },
    guarded: true,
  });
  let started = 0;
  let beforeStart: () => void = () => undefined;
  const sessions: HolderSessions = {
    start: async ({ holderId }) => {
      beforeStart();
      started += 1;
      const sessionId = nextSessionIds.shift() ?? `session-${started}`;
      const insert: Write = {
        model: Sessions,
        operation: { insertOne: { document: { _id: sessionId, holderId } } },
      };
      return {
        sessionId,
        writes: [insert],
        audit: [{ action: 'holder_session.started', subject: { type: 'HolderSession', id: sessionId } }],
        tell: (context) => {
          context.notes.holderCookie = { token: sessionId, maxAge: 60 };
        },
      };
    },
    requireRecentSignIn: async (_identity, graceMs = 0) => {
      if (signInAge.ms > graceMs) throw new AppError('REAUTHENTICATION_REQUIRED', 'Sign in again.');
      return standsWrite();
    },
    endOthersWrites: () => [],
  };
  const open = (ceremonyKey: Uint8Array) =>
    openPasskeysRoom({
      connection,
      ledger,
      accounts,
      sessions,
      hasRecoveryCode: async (holderId) => withRecoveryCode.has(holderId),
      mailer: aMailer(sent),
      publicUrl,
      ceremonyKey,
      now: world.now,
    });
  const { resolvers, eraser, exporter } = await open(randomSecret());
  const mutations = resolvers.Mutation as unknown as Record<string, Operation>;
  const call = (name: string, input: unknown, context: unknown) =>
    mutations[name]!(undefined, { input }, context);

  return {
    world,
    ledger,
    resolvers,
    eraser,
    exporter,
    people,
    withRecoveryCode,
    sent,
    rows,
    /** Ids of the sessions that start next; one that is taken makes the commit fail. */
    nextSessionIds,
    /** How much too old the sign-in of every caller is. */
    signInAge,
    onStart(listener: () => void) {
      beforeStart = listener;
    },

    /** Everything as new but the people and the clock. */
    async reset() {
      people.splice(0, people.length, aPerson('ada'), aPerson('grace'));
      withRecoveryCode.clear();
      sent.length = 0;
      nextSessionIds.length = 0;
      signInAge.ms = 0;
      beforeStart = () => undefined;
      for (const name of [
        'passkeys',
        'passkey_rings',
        'passkey_ceremonies',
        'test_sessions',
        'audit_entries',
      ])
        await rows(name).deleteMany({});
      await Asking.updateMany({}, { stands: true });
    },

    /** Ends the session of every caller behind the look at its age, until the next reset. */
    endSession: () => Asking.updateMany({}, { stands: false }),

    beginSignIn: (email: unknown, context = by()) => call('beginPasskeySignIn', { email }, context),
    finishSignIn: (ceremonyId: unknown, credential: unknown, context = by()) =>
      call('finishPasskeySignIn', { ceremonyId, credential }, context),
    beginRegistration: (person: HolderAccount) => call('beginPasskeyRegistration', undefined, as(person)),
    finishRegistration: (person: HolderAccount, input: Record<string, unknown>) =>
      call('finishPasskeyRegistration', input, as(person)),
    remove: (person: HolderAccount, id: unknown) => call('deletePasskey', { id }, as(person)),
    list: (person: HolderAccount) =>
      resolvers.Me.passkeys(undefined as never, undefined as never, as(person)),
    call,

    /** An authenticator with a passkey that this person has registered. */
    async registered(
      person: HolderAccount,
      options: Omit<Parameters<typeof createAuthenticator>[0], 'origin'> = {},
    ): Promise<Authenticator> {
      const authenticator = createAuthenticator({ origin: new URL(publicUrl).origin, ...options });
      const { ceremonyId, publicKey } = await call('beginPasskeyRegistration', undefined, as(person));
      const attestation = authenticator.register(publicKey);
      await call('finishPasskeyRegistration', { ceremonyId, attestation }, as(person));
      return authenticator;
    },

    async trail() {
      return rows('audit_entries').find().sort({ seq: 1 }).toArray();
    },
  };
}

export const as = ({ holderId, dids }: HolderAccount) => by({ kind: 'holder', holderId, dids });

function aPerson(name: string, changes: Partial<HolderAccount> = {}): HolderAccount {
  return {
    holderId: `00000000-0000-4000-8000-${Buffer.from(name.padEnd(6)).toString('hex')}`,
    name,
    email: `${name}@example.org`,
    phone: '+353 1 555 0100',
    did: `did:key:z6Mk${name}`,
    dids: [`did:key:z6Mk${name}`],
    status: 'ACTIVE',
    createdAt: new Date('2026-01-01T00:00:00.000Z'),
    ...changes,
  };
}
