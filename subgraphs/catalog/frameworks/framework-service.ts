import { actorOf } from '../../../kernel/audit.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Page } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { duplicateKeyOf } from '../../../store/ledger.ts';
import { pageOf, type RecordStore } from '../../../store/record-store.ts';
import { whatIsGiven } from '../../given.ts';
import type { RoomDeps } from '../rooms.ts';
import {
  createFrameworkInput,
  type Framework,
  frameworkIdInput,
  listFrameworksInput,
  mayBecome,
  updateFrameworkInput,
} from './framework.ts';
import { BY_CODE } from './framework-model.ts';

/** The operations on frameworks. */
export interface FrameworkService {
  /** Errors: VALIDATION_FAILED also for a jurisdiction that takes none, DUPLICATE. */
  create(input: unknown, context: Context): Promise<Framework>;
  /** What is left out stays. Errors: NOT_FOUND, ROW_VERSION_MISMATCH, INVALID_STATE_TRANSITION. */
  update(input: unknown, context: Context): Promise<Framework>;
  byId(input: unknown, context: Context): Promise<Framework>;
  /** By jurisdiction, then by code. */
  list(input: unknown, context: Context): Promise<Page<Framework>>;
}

export function createFrameworkService(
  options: RoomDeps & {
    frameworks: RecordStore<Framework>;
    /** Error: VALIDATION_FAILED on `jurisdictionCode` for one that is not there or takes nothing new. */
    requireOpenJurisdiction: (code: string) => Promise<void>;
  },
): FrameworkService {
  const { frameworks, requireOpenJurisdiction, ledger, idempotency, inTurn, now } = options;

  return {
    async create(input, context) {
      permit(context, 'catalog.manage');
      const given = parseInput(createFrameworkInput, input);
      const made = idempotency.run<Framework>(context, 'createFramework', input, async (remember) => {
        await requireOpenJurisdiction(given.jurisdictionCode);
        const at = now();
        const framework: Framework = {
          ...given,
          frameworkId: newId(),
          kind: given.kind ?? 'QUALIFICATION',
          version: given.version ?? '1',
          levels: given.levels ?? [],
          adoptionStatus: 'DRAFT',
          createdAt: at,
          updatedAt: at,
          createdBy: actorOf(context, at).id,
          rowVersion: 1,
        };
        await ledger.commit(context, {
          writes: [frameworks.insertWrite(framework), ...remember(framework)],
          audit: {
            action: 'framework.created',
            subject: { type: 'Framework', id: framework.frameworkId },
            newState: framework.adoptionStatus,
          },
        });
        return framework;
      });
      return made.catch((error: unknown) => {
        if (!duplicateKeyOf(error)) throw error;
        const message =
          'This jurisdiction has a framework of this code and version; change it, or give another version.';
        throw new AppError('DUPLICATE', message, { cause: error });
      });
    },

    async update(input, context) {
      permit(context, 'catalog.manage');
      const { frameworkId, ...given } = parseInput(updateFrameworkInput, input);
      return inTurn(`framework ${frameworkId}`, async () => {
        const before = await load(frameworkId);
        requireRowVersion(context, before.rowVersion);
        const set: Partial<Framework> = whatIsGiven(given);
        const { adoptionStatus = before.adoptionStatus } = set;
        if (!mayBecome(before.adoptionStatus, adoptionStatus)) {
          const why = `This framework is ${before.adoptionStatus}, which cannot become ${adoptionStatus}; it goes from DRAFT to ADOPTED, and from there to DEPRECATED and back.`;
          throw new AppError('INVALID_STATE_TRANSITION', why);
        }
        const updatedAt = now();
        await ledger.commit(context, {
          writes: [frameworks.updateWrite(before, set, updatedAt)],
          audit: {
            action: 'framework.updated',
            subject: { type: 'Framework', id: frameworkId },
            previousState: before.adoptionStatus,
            newState: adoptionStatus,
          },
        });
        return { ...before, ...set, updatedAt, rowVersion: before.rowVersion + 1 };
      });
    },

    async byId(input, context) {
      permit(context, 'catalog.read');
      return load(parseInput(frameworkIdInput, input).frameworkId);
    },

    async list(input, context) {
      permit(context, 'catalog.read');
      const { filter = {}, ...page } = parseInput(listFrameworksInput, input);
      return pageOf(frameworks, whatIsGiven(filter), BY_CODE, page);
    },
  };

  async function load(frameworkId: string): Promise<Framework> {
    const found = await frameworks.byId(frameworkId);
    if (found) return found;
    throw new AppError('NOT_FOUND', 'No such framework is in the catalog; list them.');
  }
}
