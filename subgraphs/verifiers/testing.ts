import type { mongo } from 'mongoose';
import type { Context } from '../../kernel/context.ts';
import type { Identity } from '../../kernel/identity.ts';
import type { Letter } from '../../kernel/mail.ts';
import { createIdempotency } from '../../store/idempotency.ts';
import { createLedger } from '../../store/ledger.ts';
import { aMailer } from '../testing/mailer.ts';
import { aWorld, by } from '../testing/rooms.ts';
import { createVerifiers } from './index.ts';

type Field = (parent: unknown, args: unknown, context: Context) => Promise<never>;

/** An employer that registers. */
export const BURREN = {
  name: 'Burren Software',
  sector: 'EMPLOYER',
  purposeStatement: 'We check the degrees that applicants name.',
  contactEmail: 'hr@burren.example',
  countryCode: 'IE',
  organizationUrl: 'https://burren.example',
  publicListing: true,
  termsVersion: '2026-11',
} as const;

/** Verifiers on a store of their own. */
export async function openVerifiersWorld() {
  const world = await aWorld();
  const { now } = world;
  const connection = world.store.connection('core');
  const ledger = await createLedger({ connection, source: 'core', now });
  const sent: Letter[] = [];
  const domain = await createVerifiers({
    sharedLinks: {
      ofIds: async (shareIds) =>
        shareIds.map((shareId) => ({
          shareId,
          url: `https://testamur.example/verify/${shareId}`,
          credentialId: 'c',
          expiresAt: null,
          state: 'ACTIVE',
        })),
    },
    inboxes: {
      receptionOf: async ({ email }) => ({
        isBlocked: email.startsWith('blocks-'),
        isMailed: !email.startsWith('unmailed-'),
        writes: [],
      }),
    },
    sweepSeconds: 60,
    settings: world.settings,
    log: world.log,
    connection,
    ledger,
    idempotency: await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now }),
    mailer: aMailer(sent),
    tokens: world.tokens,
    publicUrl: 'https://testamur.example',
    now,
  });
  const { Query, Mutation } = domain.subgraph.resolvers as Record<
    'Query' | 'Mutation',
    Record<string, Field>
  >;
  const rows = (name: string) =>
    connection.collection(name) as unknown as mongo.Collection<Record<string, unknown>>;
  // biome-ignore lint/suspicious/noExplicitAny: the payload is what the assertions read
  const ask = (field: string, args: unknown, context: Context = by()): Promise<any> => {
    const resolver = Query[field] ?? Mutation[field];
    if (!resolver) throw new Error(`Verifiers have no field ${field}.`);
    return resolver(undefined, args, context);
  };
  const tokenOf = (letter: Letter | undefined) => letter?.code?.value ?? '';
  const redeem = (token: string) => ask('redeemVerifierSignIn', { input: { token } });

  return {
    ...world,
    domain,
    connection,
    ledger,
    /** The letters that were committed. */
    sent,
    rows,
    ask,
    tokenOf,
    redeem,
    /** Sweeps for requests that nobody answered. */
    tellDue: () => domain.subgraph.internal.requestExpiry.tellDue(),
    /** Registers a verifier and follows the link of the letter; its first Admin, as requests of theirs come. */
    async settle(given: object = {}): Promise<Extract<Identity, { kind: 'verifier' }>> {
      await ask('registerVerifier', { input: { ...BURREN, ...given } });
      const { token } = await redeem(tokenOf(sent.at(-1)));
      return (await world.tokens.verify(token)) as Extract<Identity, { kind: 'verifier' }>;
    },
    /** The actions that were audited since this was asked last. */
    async newAudit(): Promise<readonly unknown[]> {
      const unseen = { seen: { $exists: false } };
      const entries = await rows('audit_entries').find(unseen).sort({ seq: 1 }).toArray();
      await rows('audit_entries').updateMany({}, { $set: { seen: true } });
      return entries.map(({ action }) => action);
    },
    async close() {
      await ledger.close();
      await world.close();
    },
  };
}

export type VerifiersWorld = Awaited<ReturnType<typeof openVerifiersWorld>>;
