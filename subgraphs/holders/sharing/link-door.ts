import { type AuditFact, addressHash } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError, isAppError } from '../../../kernel/errors.ts';
import { hashOfToken, sha256Hex } from '../../../kernel/ids.ts';
import { utcDay, utcHour } from '../../../kernel/utc-day.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { isDuplicateKey } from '../../../store/transact.ts';
import type { HolderAccounts } from '../accounts/ports.ts';
import { type CountedLink, linkRefusal, noSuchLink } from './counted-link.ts';
import type { LinkWrites } from './counted-link-writes.ts';
import type { GuessWatch } from './guess-watch.ts';
import type { NotificationWrite, VerifierName } from './ports.ts';
import type { RefusalStore } from './refusal-model.ts';

// A lost race ends with a refusal or another try; more than a few mean that something else is wrong.
const MARK_MS = 60 * 60 * 1000;

/** One kind of link as the door opens it. */
export interface LinkKind<L extends CountedLink, Loaded, Shown> {
  readonly noun: 'share_link' | 'proof_link';
  readonly subjectType: 'ShareLink' | 'ProofLink';
  readonly store: Pick<LinkWrites, 'openWrite'> & {
    byTokenHash(tokenHash: string): Promise<L | undefined>;
    byId(linkId: string): Promise<L | undefined>;
  };
  /** Why it does not open although it is not over; undefined when it does. */
  refusalOf?(link: L): Promise<AppError | undefined>;
  /** What the link is about. Errors: NOT_FOUND when it is gone. */
  load(link: L, context: Context): Promise<Loaded>;
  /** A fresh verdict. Errors: UPSTREAM_UNAVAILABLE, and then nothing is counted. */
  verify(link: L, loaded: Loaded, context: Context): Promise<Shown>;
  /** The verdict in one word, for the trail. */
  verdict(shown: Shown): string;
  /** What the holder is told, once a day; `who` is the name of a signed-in verifier, or Somebody. */
  notification(link: L, who: string): Omit<Parameters<NotificationWrite>[1], 'kind' | 'dedupeKey'>;
}

type Counted<L extends CountedLink> = Pick<
  LinkKind<L, unknown, unknown>,
  'noun' | 'subjectType' | 'store' | 'notification' | 'refusalOf'
>;

export type LinkDoor = ReturnType<typeof createLinkDoor>;

/** The only way to open a link: it is looked up, verified, and then counted exactly. */
export function createLinkDoor(deps: {
  ledger: Ledger;
  guesses: GuessWatch;
  refusals: RefusalStore;
  accounts: Pick<HolderAccounts, 'byId'>;
  notificationWrite: NotificationWrite;
  verifierName: VerifierName;
  now: Clock;
}) {
  const { ledger, guesses, refusals, accounts, notificationWrite, verifierName, now } = deps;

  return {
    /**
     * Opens the link of a token and counts it. A prefetch counts nothing, verifies nothing and shows nothing.
     * Errors: NOT_FOUND, LINK_REVOKED, LINK_EXPIRED, LINK_LIMIT_REACHED, PREFETCH_REFUSED, UPSTREAM_UNAVAILABLE, those of the kind.
     */
    async open<L extends CountedLink, Loaded, Shown>(
      kind: LinkKind<L, Loaded, Shown>,
      token: string,
      context: Context,
    ): Promise<{ link: L; shown: Shown }> {
      // 1. The link, by the hash of its token.
      const tokenHash = hashOfToken(token);
      const first = tokenHash === undefined ? undefined : await kind.store.byTokenHash(tokenHash);
      if (!first) {
        await guesses.note(context);
        throw noSuchLink();
      }
      await requireOpen(kind, first, context);

      // 2. What it shows, and a verdict on that.
      const loaded = await loadFor(kind, first, context);
      if (context.isPrefetch) {
        throw new AppError(
          'PREFETCH_REFUSED',
          'This link opens, but not ahead of time: open it to see more.',
        );
      }
      const shown = await kind.verify(first, loaded, context);

      // 3. The count. A request that loses a race reads again and decides by what the other one has left.
      return anewAfterRaces(async (lostTo) => {
        const link = lostTo ? await kind.store.byId(first.linkId) : first;
        if (!link) throw noSuchLink();
        if (lostTo) await requireOpen(kind, link, context);
        await count(kind, link, kind.verdict(shown), context);
        return { link: (await kind.store.byId(link.linkId)) ?? link, shown };
      });
    },
  };

  async function count<L extends CountedLink>(
    kind: Counted<L>,
    link: L,
    verdict: string,
    context: Context,
  ): Promise<void> {
    const at = now();
    const { identity } = context;
    const verifierId = identity.kind === 'verifier' ? identity.verifierId : undefined;
    const name = verifierId === undefined ? undefined : await verifierName(verifierId, context);
    await ledger.commit(context, {
      writes: [
        kind.store.openWrite(link, at),
        notificationWrite(link.holderId, {
          ...kind.notification(link, name ?? 'Somebody'),
          kind: 'LINK_VIEWED',
          dedupeKey: `${kind.noun}:${link.linkId}:viewed:${utcDay(at)}${name === undefined ? '' : `:${verifierId}`}`,
        }),
      ],
      audit: { ...factOf(kind, link), action: `${kind.noun}.opened`, newState: verdict },
    });
  }

  async function requireOpen<L extends CountedLink>(
    kind: Counted<L>,
    link: L,
    context: Context,
  ): Promise<void> {
    const at = now();
    const account = await accounts.byId(link.holderId);
    // A holder who asked for erasure has withdrawn all links, until they sign in again.
    const standing = account?.status === 'ACTIVE' ? link : { ...link, revokedAt: link.revokedAt ?? at };
    const refusal = linkRefusal(standing, at) ?? (await kind.refusalOf?.(link));
    if (!refusal) return;
    await writeDown(kind, link, refusal, context);
    throw refusal;
  }

  async function loadFor<L extends CountedLink, Loaded>(
    kind: Counted<L> & Pick<LinkKind<L, Loaded, unknown>, 'load'>,
    link: L,
    context: Context,
  ): Promise<Loaded> {
    try {
      return await kind.load(link, context);
    } catch (error) {
      if (isAppError(error) && error.code === 'NOT_FOUND') await writeDown(kind, link, error, context);
      throw error;
    }
  }

  /** Tells the holder of a refusal, at most once per link, client and hour: strangers must not be able to fill the trail. */
  async function writeDown<L extends CountedLink>(
    kind: Counted<L>,
    link: L,
    { code }: AppError,
    context: Context,
  ): Promise<void> {
    if (context.isPrefetch) return;
    const at = now();
    const mark = sha256Hex(JSON.stringify([link.linkId, addressHash(context, at), utcHour(at)]));
    if (await refusals.isMarked(mark)) return;
    try {
      await ledger.commit(context, {
        writes: [refusals.markWrite(mark, new Date(at.getTime() + MARK_MS))],
        audit: { ...factOf(kind, link), action: `${kind.noun}.refused`, status: 'DENIED', reason: code },
      });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}

function factOf(
  { subjectType }: { readonly subjectType: 'ShareLink' | 'ProofLink' },
  { linkId, holderId }: CountedLink,
): Pick<AuditFact, 'subject' | 'org'> {
  return { subject: { type: subjectType, id: linkId }, org: { type: 'HOLDER', id: holderId } };
}
