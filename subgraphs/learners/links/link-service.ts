import { type AuditFact, actorOf } from '../../../kernel/audit.ts';
import { asUnit, type Context } from '../../../kernel/context.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { type Action, permit } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Page } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { duplicateKeyOf } from '../../../store/ledger.ts';
import { pageOf, type RecordStore } from '../../../store/record-store.ts';
import type { Learner } from '../learners/learner.ts';
import type { KeyedLearner } from '../learners/learner-model.ts';
import type { RoomDeps } from '../rooms.ts';
import { issuerFor, ownOnly } from '../tenancy.ts';
import {
  addressee,
  erasureRequestsInput,
  type IdentityLink,
  type LinkEvent,
  learnerLinksInput,
  linkIdInput,
  MOST_PROPOSED,
  nextLinkStatus,
  ownLinksInput,
  proposeInput,
  resolveInput,
  withdrawInput,
} from './link.ts';
import { NEWEST_FIRST, OLDEST_REQUEST, REQUESTED } from './link-model.ts';
import type { HolderDirectory, KnownHolder } from './ports.ts';

/** The operations on links between learners and holders. */
export interface LinkService {
  /**
   * Asks a holder whether a learner is them. Nobody is told whether anybody has the DID or the address.
   * Errors: VALIDATION_FAILED, NOT_FOUND, FORBIDDEN for an ID_CHECK by an issuer, DUPLICATE for the same proposal,
   * INVALID_STATE_TRANSITION for a learner who is no more or who is linked, LIMIT_REACHED for the sixth proposal.
   */
  propose(input: unknown, context: Context): Promise<IdentityLink>;
  /** Takes a proposal back. Errors: NOT_FOUND, INVALID_STATE_TRANSITION. */
  withdraw(input: unknown, context: Context): Promise<IdentityLink>;
  /** The links of a learner, newest first. Error: NOT_FOUND. */
  ofLearner(input: unknown, context: Context): Promise<Page<IdentityLink>>;
  /** What the calling holder is asked, and has confirmed, newest first. */
  ofHolder(input: unknown, context: Context): Promise<Page<IdentityLink>>;
  /** The calling holder is that learner. Errors: NOT_FOUND, INVALID_STATE_TRANSITION also for a learner, and for a holder at this issuer, who is linked already. */
  accept(input: unknown, context: Context): Promise<IdentityLink>;
  /** The calling holder is not. Errors: NOT_FOUND, INVALID_STATE_TRANSITION. */
  reject(input: unknown, context: Context): Promise<IdentityLink>;
  /** The calling holder ends a link. Errors: NOT_FOUND, INVALID_STATE_TRANSITION. */
  unlink(input: unknown, context: Context): Promise<IdentityLink>;
  /** The calling holder asks the issuer to forget the learner; asking again changes nothing. Errors: NOT_FOUND, INVALID_STATE_TRANSITION unless the link is CONFIRMED. */
  requestErasure(input: unknown, context: Context): Promise<IdentityLink>;
  /** The links of an issuer's learners whose holders ask to be forgotten, the oldest request first. */
  erasureRequests(input: unknown, context: Context): Promise<Page<IdentityLink>>;
  /** The learner of an issuer who is a holder, by any DID of that person. Error: NOT_FOUND. */
  resolve(
    input: unknown,
    context: Context,
  ): Promise<{ readonly link: IdentityLink; readonly learner: KeyedLearner }>;
  /** The DIDs of the holders who these learners are, as far as they have said so. */
  holdersOf(learnerIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

const NOBODY = { holderDid: undefined, holderId: undefined, email: undefined, isUntold: undefined };

export function createLinkService(
  options: RoomDeps & {
    readonly links: RecordStore<IdentityLink>;
    readonly learners: RecordStore<KeyedLearner>;
    readonly directory: HolderDirectory;
    /** Called when there is somebody to tell. */
    readonly onProposed: () => void;
  },
): LinkService {
  const { links, learners, directory, onProposed, ledger, idempotency, inTurn, now } = options;

  return {
    async propose(input, context) {
      const identity = permit(context, 'learner.manage');
      const proposed = parseInput(proposeInput, input);
      const { learnerId, method, evidenceRef } = proposed;
      const to = addressee(proposed);
      if (method === 'ID_CHECK' && identity.kind === 'issuer')
        throw new AppError(
          'FORBIDDEN',
          'ID_CHECK is proposed by whoever checks identities; give ISSUER_ASSERTED.',
        );
      let made: IdentityLink | undefined;
      // The id alone is remembered: whoever is forgotten meanwhile is not told again by a repeated request.
      const linkId = await idempotency.run<string>(context, 'proposeLearnerLink', input, (remember) =>
        inTurn(`links of ${learnerId}`, async () => {
          const learner = ownOnly(await learners.byId(learnerId), context, 'learner');
          requireStanding(learner);
          const { holderDid } = to;
          const email = holderDid === undefined ? (to.email ?? learner.email) : undefined;
          if (holderDid === undefined && email === undefined)
            throw invalid('email', 'required', 'give an e-mail address; this learner has none');
          await requireRoom(learnerId, { holderDid, email });
          const at = now();
          const link: IdentityLink = {
            linkId: newId(),
            learnerId,
            issuerDid: learner.issuerDid,
            method,
            status: 'PROPOSED',
            holderDid,
            email,
            evidenceRef,
            isUntold: true,
            createdAt: at,
            updatedAt: at,
            createdBy: actorOf(context, at).id,
            rowVersion: 1,
          };
          await ledger.commit(context, {
            writes: [
              links.insertWrite(link),
              // Nothing of the learner, but that they still stand as they were read.
              learners.updateWrite(learner, {}, at),
              ...remember(link.linkId),
            ],
            audit: { action: 'learner_link.proposed', subject: subjectOf(link), newState: link.status },
          });
          made = link;
          return link.linkId;
        }),
      );
      onProposed();
      return made ?? ownOnly(await links.byId(linkId), context, 'link');
    },

    async withdraw(input, context) {
      permit(context, 'learner.manage');
      const { learnerId, linkId } = parseInput(withdrawInput, input);
      return change(linkId, 'REJECT', context, {
        action: 'learner_link.withdrawn',
        find: async () => {
          const link = ownOnly(await links.byId(linkId), context, 'link');
          return link.learnerId === learnerId ? link : undefined;
        },
        set: () => NOBODY,
      });
    },

    async ofLearner(input, context) {
      permit(context, 'learner.read');
      const { learnerId, ...page } = parseInput(learnerLinksInput, input);
      ownOnly(await learners.byId(learnerId), context, 'learner');
      return pageOf(links, { learnerId }, NEWEST_FIRST, page);
    },

    async ofHolder(input, context) {
      const page = parseInput(ownLinksInput, input ?? {});
      const { holderId, dids, person } = await caller(context, 'learnerLink.readOwn');
      const branches = [
        { status: 'CONFIRMED', holderId },
        ...dids.map((holderDid) => ({ status: 'PROPOSED', holderDid })),
        ...(person ? [{ status: 'PROPOSED', email: person.email }] : []),
      ];
      return pageOf(links, { $or: branches }, NEWEST_FIRST, page);
    },

    async accept(input, context) {
      const { linkId } = parseInput(linkIdInput, input);
      const { holderId, person, find } = await asked(linkId, context);
      const accepted = change(linkId, 'CONFIRM', context, {
        action: 'learner_link.confirmed',
        holderId,
        find,
        set(link, at) {
          const holderDid = link.holderDid ?? person?.did;
          if (holderDid === undefined)
            throw new AppError(
              'INVALID_STATE_TRANSITION',
              'Your wallet has no key yet; add one, then accept.',
            );
          return { ...NOBODY, holderDid, holderId, confirmedAt: at };
        },
      });
      return accepted.catch(explained);
    },

    async reject(input, context) {
      const { linkId } = parseInput(linkIdInput, input);
      const { holderId, find } = await asked(linkId, context);
      return change(linkId, 'REJECT', context, {
        action: 'learner_link.rejected',
        holderId,
        find,
        set: () => NOBODY,
      });
    },

    async unlink(input, context) {
      const { linkId } = parseInput(linkIdInput, input);
      const { holderId, find } = await asked(linkId, context);
      return change(linkId, 'UNLINK', context, {
        action: 'learner_link.ended',
        holderId,
        find,
        set: () => NOBODY,
      });
    },

    async requestErasure(input, context) {
      const { linkId } = parseInput(linkIdInput, input);
      const { holderId, find } = await asked(linkId, context);
      return inTurn(`link ${linkId}`, async () => {
        const link = await find();
        if (!link) throw unknownLink();
        if (link.status !== 'CONFIRMED')
          throw new AppError(
            'INVALID_STATE_TRANSITION',
            `This link is ${link.status}; confirm that you are the learner first.`,
          );
        if (link.erasureRequestedAt) return link;
        const at = now();
        await ledger.commit(context, {
          writes: [links.updateWrite(link, { erasureRequestedAt: at }, at)],
          audit: {
            action: 'learner_link.erasure_requested',
            subject: subjectOf(link),
            org: { type: 'HOLDER', id: holderId },
          },
        });
        return { ...link, erasureRequestedAt: at, updatedAt: at, rowVersion: link.rowVersion + 1 };
      });
    },

    async erasureRequests(input, context) {
      permit(context, 'learner.read');
      const { issuerDid, ...page } = parseInput(erasureRequestsInput, input ?? {});
      return pageOf(links, { issuerDid: issuerFor(context, issuerDid), ...REQUESTED }, OLDEST_REQUEST, page);
    },

    async resolve(input, context) {
      permit(context, 'learner.read');
      const { issuerDid: named, holderDid } = parseInput(resolveInput, input);
      const issuerDid = issuerFor(context, named);
      const confirmed = { issuerDid, status: 'CONFIRMED' };
      const link = (await links.first({ ...confirmed, holderDid })) ?? (await byPerson());
      const learner = link && (await learners.byId(link.learnerId));
      if (link && learner) return { link, learner };
      throw new AppError('NOT_FOUND', 'No learner of this issuer is linked to that holder.');

      /** A holder has another DID with each key. */
      async function byPerson() {
        const person = await directory.byDid(holderDid, asUnit(context, 'learner-records'));
        return person && links.first({ ...confirmed, holderId: person.holderId });
      }
    },

    async holdersOf(learnerIds) {
      if (learnerIds.length === 0) return new Map();
      const where = { $or: learnerIds.map((learnerId) => ({ learnerId, status: 'CONFIRMED' })) };
      const found = await links.list(where, {}, { skip: 0, limit: learnerIds.length });
      return new Map(
        found.flatMap(({ learnerId, holderDid }) => (holderDid ? [[learnerId, holderDid]] : [])),
      );
    },
  };

  /** Errors: those of `permit`. */
  async function caller(context: Context, action: Action) {
    const identity = permit(context, action);
    if (identity.kind !== 'holder')
      throw new AppError('SCOPE_MISSING', 'Holders alone have links to learners.');
    const { holderId, dids } = identity;
    const person = await directory.byId(holderId, asUnit(context, 'learner-records'));
    return { holderId, dids, person };
  }

  /** The calling holder, and how the link is found that is theirs to decide about. */
  async function asked(linkId: string, context: Context) {
    const { holderId, dids, person } = await caller(context, 'learnerLink.decide');
    const find = async () => {
      const link = await links.byId(linkId);
      return link && isTo(link, { holderId, dids, person }) ? link : undefined;
    };
    return { holderId, person, find };
  }

  function change(
    linkId: string,
    event: LinkEvent,
    context: Context,
    how: {
      readonly action: AuditFact['action'];
      readonly holderId?: string;
      readonly find: () => Promise<IdentityLink | undefined>;
      readonly set: (link: IdentityLink, at: Date) => Partial<IdentityLink>;
    },
  ): Promise<IdentityLink> {
    return inTurn(`link ${linkId}`, async () => {
      const link = await how.find();
      if (!link) throw unknownLink();
      const status = nextLinkStatus(link.status, event);
      const at = now();
      const set = {
        ...how.set(link, at),
        status,
        ...(status === 'CONFIRMED' ? {} : { endedAt: at }),
      };
      await ledger.commit(context, {
        writes: [links.updateWrite(link, set, at)],
        audit: {
          action: how.action,
          subject: subjectOf(link),
          ...(how.holderId === undefined ? {} : { org: { type: 'HOLDER', id: how.holderId } }),
          previousState: link.status,
          newState: status,
        },
      });
      return { ...link, ...set, updatedAt: at, rowVersion: link.rowVersion + 1 };
    });
  }

  /** Errors: INVALID_STATE_TRANSITION, DUPLICATE, LIMIT_REACHED. */
  async function requireRoom(
    learnerId: string,
    to: Pick<IdentityLink, 'holderDid' | 'email'>,
  ): Promise<void> {
    const window = { skip: 0, limit: MOST_PROPOSED };
    const [linked, waiting] = await Promise.all([
      links.first({ learnerId, status: 'CONFIRMED' }),
      links.list({ learnerId, status: 'PROPOSED' }, NEWEST_FIRST, window),
    ]);
    if (linked)
      throw new AppError(
        'INVALID_STATE_TRANSITION',
        'This learner is linked to a holder, who ends that in the wallet before there can be another link.',
      );
    if (waiting.some(({ holderDid, email }) => holderDid === to.holderDid && email === to.email))
      throw new AppError('DUPLICATE', 'This is proposed already and waits for an answer.');
    if (waiting.length >= MOST_PROPOSED)
      throw new AppError(
        'LIMIT_REACHED',
        `${MOST_PROPOSED} proposals wait for an answer; withdraw one of them first.`,
      );
  }
}

/** Whether a link is this person's to decide about. */
function isTo(
  { holderId, holderDid, email, status }: IdentityLink,
  by: {
    readonly holderId: string;
    readonly dids: readonly string[];
    readonly person: KnownHolder | undefined;
  },
): boolean {
  if (status !== 'PROPOSED') return holderId === by.holderId;
  if (holderDid !== undefined) return by.dids.includes(holderDid);
  return email !== undefined && email === by.person?.email;
}

function requireStanding({ status, mergedInto }: Learner): void {
  if (status === 'ACTIVE' || status === 'INACTIVE') return;
  throw new AppError(
    'INVALID_STATE_TRANSITION',
    mergedInto === undefined
      ? 'This learner is ERASED and is linked to nobody.'
      : `This learner was merged into ${mergedInto}; propose a link of that one.`,
  );
}

function unknownLink(): AppError {
  return new AppError('NOT_FOUND', 'There is no link of that id; check it against your list.');
}

function subjectOf({ linkId }: IdentityLink) {
  return { type: 'LearnerLink', id: linkId } as const;
}

function explained(error: unknown): never {
  const fields = duplicateKeyOf(error);
  if (!fields) throw error;
  const message = fields.includes('holderId')
    ? 'You are linked to another learner of this issuer; end that link first.'
    : 'This learner is linked to another holder.';
  throw new AppError('INVALID_STATE_TRANSITION', message, { cause: error });
}
