import type { mongo } from 'mongoose';
import type { Context } from '../../../../kernel/context.ts';
import type { Identity } from '../../../../kernel/identity.ts';
import type { Letter } from '../../../../kernel/mail.ts';
import { createIdempotency } from '../../../../store/idempotency.ts';
import { createLedger } from '../../../../store/ledger.ts';
import { aMailer } from '../../../testing/mailer.ts';
import { aWorld, by } from '../../../testing/rooms.ts';
import type { Eraser } from '../../room.ts';
import { openAccountsRoom } from '../room.ts';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
export const EMAIL = 'ada@example.org';

type Call = (parent: unknown, args: unknown, context: Context) => Promise<never>;
type Fields = Record<string, Record<string, Call>>;
export type HolderIdentity = Extract<Identity, { kind: 'holder' }>;

/** The room of holders on a store of its own, with a mailbox that tests open and rooms beside it that they play. */
export async function aHoldersWorld() {
  const world = await aWorld();
  // The store drops expired rows by the clock of the machine; the tests live after it, and only code looks at the time.
  world.moveClock(20 * 365 * DAY);
  const connection = world.store.connection('core');
  const sent: Letter[] = [];
  const erasers: Eraser[] = [];
  const consents = new Set<string>();
  const asked: string[] = [];
  const ledger = await createLedger({ connection, source: 'core', now: world.now });
  const deps = {
    connection,
    ledger,
    idempotency: await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now: world.now }),
    mailer: aMailer(sent),
    tokens: world.tokens,
    publicUrl: 'https://testamur.example',
    hasConsented: async (holderId: string, purpose: string) => {
      asked.push(purpose);
      return consents.has(holderId);
    },
    erasers: () => erasers,
    sweepSeconds: 3600,
    now: world.now,
    log: world.log,
  };
  const room = await openAccountsRoom(deps);
  const { Mutation, Query, Me } = room.resolvers as Fields;
  // biome-ignore lint/suspicious/noExplicitAny: the payload is what the assertions read
  const mutate = (name: string, input: unknown, context: Context = by()): Promise<any> =>
    Mutation![name]!(undefined, { input }, context);
  const tokenOf = (letter: Letter | undefined) => letter?.code?.value ?? '';
  const rows = (name: string): mongo.Collection<Record<string, unknown>> =>
    connection.collection(name) as never;

  /** A link's token, as the mailbox has it. */
  async function aLink(email = EMAIL): Promise<string> {
    await mutate('requestHolderSignIn', { email });
    return tokenOf(sent.at(-1));
  }

  /** A new account that never signed in. */
  async function register(email = EMAIL): Promise<string> {
    return (await mutate('registerHolder', { name: 'Ada Byrne', email })).userId;
  }

  /** Signs in by link: the cookie's token and who it stands for. */
  async function signIn(email = EMAIL): Promise<{ cookie: string; identity: HolderIdentity }> {
    const token = await aLink(email);
    const context = by();
    await mutate('redeemHolderSignIn', { token }, context);
    const cookie = cookieOf(context);
    const found = await room.resolve(cookie, by());
    return { cookie, identity: found!.identity };
  }

  return {
    world,
    room,
    ledger,
    sent,
    erasers,
    consents,
    /** The purposes that were asked for, in order. */
    asked,
    rows,
    tokenOf,
    aLink,
    register,
    signIn,
    mutate,
    // biome-ignore lint/suspicious/noExplicitAny: as above
    query: (name: string, args: unknown, context: Context): Promise<any> =>
      Query![name]!(undefined, args, context),
    // biome-ignore lint/suspicious/noExplicitAny: as above
    profile: (context: Context): Promise<any> => Me!['profile']!({}, {}, context),
    async reset() {
      sent.length = 0;
      erasers.length = 0;
      asked.length = 0;
      consents.clear();
      for (const name of ['holders', 'holder_sessions', 'holder_sign_in_links', 'holder_recovery_codes'])
        await rows(name).deleteMany({});
      await rows('audit_entries').updateMany({}, { $set: { seen: true } });
    },
    /** Audit entries since the last reset. */
    audit: () =>
      rows('audit_entries')
        .find({ seen: { $exists: false } })
        .sort({ seq: 1 })
        .toArray(),
    close: () => world.close(),
  };
}

/** The token that the operation has the door put into the cookie. */
export function cookieOf({ notes }: Context): string {
  if (typeof notes.holderCookie !== 'object') throw new Error('no cookie was set');
  return notes.holderCookie.token;
}
