import { actorOf } from '../../../kernel/audit.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Page } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { duplicateKeyOf } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { whatIsGiven } from '../../given.ts';
import type { RoomDeps } from '../rooms.ts';
import { issuerFor, ownOnly } from '../tenancy.ts';
import {
  createLearnerInput,
  externalHandle,
  keysOf,
  type Learner,
  listLearnersInput,
  numberHandle,
  parseLearnerId,
  updateLearnerInput,
} from './learner.ts';
import { createLearnerList } from './learner-list.ts';
import type { KeyedLearner } from './learner-model.ts';

/** The operations on learners: an issuer sees and changes its own alone. */
export interface LearnerService {
  /** Error: DUPLICATE for a number, or an id of another system, that another learner of this issuer has. */
  create(input: unknown, context: Context): Promise<Learner>;
  /** What is left out stays. Errors: NOT_FOUND, ROW_VERSION_MISMATCH, DUPLICATE, INVALID_STATE_TRANSITION for one that is no more. */
  update(input: unknown, context: Context): Promise<Learner>;
  /** Whoever has the records now, for the id of one who was merged. */
  byId(input: unknown, context: Context): Promise<Learner>;
  /** By family name, then by given name, without case and accents. */
  list(input: unknown, context: Context): Promise<Page<Learner>>;
}

export function createLearnerService(
  options: RoomDeps & { readonly learners: RecordStore<KeyedLearner> },
): LearnerService {
  const { learners, ledger, idempotency, inTurn, now } = options;
  const listed = createLearnerList(learners);

  return {
    async create(input, context) {
      permit(context, 'learner.manage');
      const { issuerDid: named, ...given } = parseInput(createLearnerInput, input);
      const issuerDid = issuerFor(context, named);
      const made = idempotency.run<Learner>(context, 'createLearner', input, async (remember) => {
        const at = now();
        const learner: Learner = {
          ...given,
          learnerId: newId(),
          issuerDid,
          externalIds: given.externalIds ?? [],
          status: 'ACTIVE',
          createdAt: at,
          updatedAt: at,
          createdBy: actorOf(context, at).id,
          rowVersion: 1,
        };
        await ledger.commit(context, {
          writes: [learners.insertWrite({ ...learner, ...keysOf(learner) }), ...remember(learner)],
          audit: {
            action: 'learner.created',
            subject: { type: 'Learner', id: learner.learnerId },
            newState: learner.status,
          },
        });
        return learner;
      });
      return made.catch((error: unknown) => explain(error, { issuerDid, ...given }));
    },

    async update(input, context) {
      permit(context, 'learner.manage');
      const { learnerId, ...given } = parseInput(updateLearnerInput, input);
      const changed = inTurn(`learner ${learnerId}`, async () => {
        const before = await load(learnerId, context);
        requireRowVersion(context, before.rowVersion);
        if (before.status === 'MERGED' || before.status === 'ERASED')
          throw new AppError(
            'INVALID_STATE_TRANSITION',
            before.mergedInto === undefined
              ? 'This learner is ERASED and never changes.'
              : `This learner was merged into ${before.mergedInto}; change that one.`,
          );
        const set: Partial<Learner> = whatIsGiven(given);
        const after = { ...before, ...set };
        const updatedAt = now();
        const commit = ledger.commit(context, {
          writes: [learners.updateWrite(before, { ...set, ...keysOf(after) }, updatedAt)],
          audit: {
            action: 'learner.updated',
            subject: { type: 'Learner', id: learnerId },
            previousState: before.status,
            newState: after.status,
          },
        });
        await commit.catch((error: unknown) => explain(error, after));
        return learnerOf({ ...after, updatedAt, rowVersion: before.rowVersion + 1 });
      });
      return changed;
    },

    async byId(input, context) {
      permit(context, 'learner.read');
      const found = await load(parseLearnerId(input), context);
      return learnerOf(found.mergedInto === undefined ? found : await load(found.mergedInto, context));
    },

    async list(input, context) {
      permit(context, 'learner.read');
      const { issuerDid, ...asked } = parseInput(listLearnersInput, input);
      const { items, keyOf, ...rest } = await listed(issuerFor(context, issuerDid), asked);
      const keys = new Map(items.map((item) => [item.learnerId, keyOf?.(item) ?? []]));
      return {
        ...rest,
        items: items.map(learnerOf),
        ...(keyOf && { keyOf: ({ learnerId }: Learner) => keys.get(learnerId) ?? [] }),
      };
    },
  };

  /** Whose number or id it is that is taken. */
  async function explain(error: unknown, given: Whom): Promise<never> {
    if (!duplicateKeyOf(error)?.includes('handles')) throw error;
    const { issuerDid, learnerNumber, externalIds = [], learnerId } = given;
    const isTaken = async (handle: string) => {
      const found = await learners.first({ issuerDid, handles: handle });
      return found !== undefined && found.learnerId !== learnerId;
    };
    if (await isTaken(numberHandle(learnerNumber))) throw taken('number', error);
    for (const id of externalIds)
      if (await isTaken(externalHandle(id))) throw taken(`id of the system ${id.system}`, error);
    throw error;
  }

  async function load(learnerId: string, context: Context): Promise<KeyedLearner> {
    return ownOnly(await learners.byId(learnerId), context, 'learner');
  }
}

/** Without the keys of the list. */
export function learnerOf({
  sortName: _sort,
  handles: _handles,
  nameKeys: _names,
  ...learner
}: KeyedLearner): Learner {
  return learner;
}

type Whom = Pick<Learner, 'issuerDid' | 'learnerNumber'> &
  Partial<Pick<Learner, 'externalIds' | 'learnerId'>>;

function taken(what: string, cause: unknown): AppError {
  const message = `Another learner of yours has this ${what}; find them in the list, or give another one.`;
  return new AppError('DUPLICATE', message, { cause });
}
