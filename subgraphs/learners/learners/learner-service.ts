import { actorOf } from '../../../kernel/audit.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { duplicateKeyOf } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { whatIsGiven } from '../../given.ts';
import type { RoomDeps } from '../rooms.ts';
import { issuerFor, ownOnly } from '../tenancy.ts';
import {
  createLearnerInput,
  keysOf,
  type Learner,
  listLearnersInput,
  parseLearnerId,
  updateLearnerInput,
} from './learner.ts';
import { BY_NAME, type KeyedLearner } from './learner-model.ts';

/** The operations on learners: an issuer sees and changes its own alone. */
export interface LearnerService {
  /** Error: DUPLICATE for a number that another learner of this issuer has. */
  create(input: unknown, context: Context): Promise<Learner>;
  /** What is left out stays. Errors: NOT_FOUND, ROW_VERSION_MISMATCH, DUPLICATE, INVALID_STATE_TRANSITION for one that is no more. */
  update(input: unknown, context: Context): Promise<Learner>;
  byId(input: unknown, context: Context): Promise<Learner>;
  /** By family name, then by given name, without case and accents. */
  list(input: unknown, context: Context): Promise<Page<Learner>>;
}

export function createLearnerService(
  options: RoomDeps & { readonly learners: RecordStore<KeyedLearner> },
): LearnerService {
  const { learners, ledger, idempotency, inTurn, now } = options;

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
      return made.catch(explained);
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
            `This learner is ${before.status} and never changes.`,
          );
        const set: Partial<Learner> = whatIsGiven(given);
        const after = { ...before, ...set };
        const updatedAt = now();
        await ledger.commit(context, {
          writes: [learners.updateWrite(before, { ...set, ...keysOf(after) }, updatedAt)],
          audit: {
            action: 'learner.updated',
            subject: { type: 'Learner', id: learnerId },
            previousState: before.status,
            newState: after.status,
          },
        });
        return learnerOf({ ...after, updatedAt, rowVersion: before.rowVersion + 1 });
      });
      return changed.catch(explained);
    },

    async byId(input, context) {
      permit(context, 'learner.read');
      return learnerOf(await load(parseLearnerId(input), context));
    },

    async list(input, context) {
      permit(context, 'learner.read');
      const { issuerDid, filter = {}, ...page } = parseInput(listLearnersInput, input);
      const where = { issuerDid: issuerFor(context, issuerDid), ...whatIsGiven(filter) };
      const window = pageWindow(page);
      const [items, counted] = await Promise.all([
        learners.list(where, BY_NAME, window),
        learners.count(where),
      ]);
      const keyOf = learners.keyOf(BY_NAME);
      const keys = new Map(items.map((item) => [item.learnerId, keyOf(item)]));
      return {
        items: items.map(learnerOf),
        ...counted,
        offset: window.skip,
        size: window.limit,
        keyOf: ({ learnerId }) => keys.get(learnerId) ?? [],
      };
    },
  };

  async function load(learnerId: string, context: Context): Promise<KeyedLearner> {
    return ownOnly(await learners.byId(learnerId), context, 'learner');
  }
}

function learnerOf({ sortName: _name, ...learner }: KeyedLearner): Learner {
  return learner;
}

function explained(error: unknown): never {
  if (!duplicateKeyOf(error)) throw error;
  const message = 'Another learner of yours has this number; find them in the list, or give another number.';
  throw new AppError('DUPLICATE', message, { cause: error });
}
