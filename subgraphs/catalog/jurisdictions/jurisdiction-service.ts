import { actorOf } from '../../../kernel/audit.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import type { Page } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { duplicateKeyOf } from '../../../store/ledger.ts';
import { pageOf, type RecordStore } from '../../../store/record-store.ts';
import { whatIsGiven } from '../../given.ts';
import type { RoomDeps } from '../rooms.ts';
import {
  createJurisdictionInput,
  type Jurisdiction,
  jurisdictionCodeInput,
  listJurisdictionsInput,
  updateJurisdictionInput,
} from './jurisdiction.ts';
import { BY_CODE } from './jurisdiction-model.ts';

/** The operations on jurisdictions. */
export interface JurisdictionService {
  /** Errors: VALIDATION_FAILED also for a parent that is not there, DUPLICATE. */
  create(input: unknown, context: Context): Promise<Jurisdiction>;
  /** What is left out stays. Errors: NOT_FOUND, ROW_VERSION_MISMATCH, VALIDATION_FAILED for a framework of another jurisdiction. */
  update(input: unknown, context: Context): Promise<Jurisdiction>;
  byCode(input: unknown, context: Context): Promise<Jurisdiction>;
  /** By code. */
  list(input: unknown, context: Context): Promise<Page<Jurisdiction>>;
}

export function createJurisdictionService(
  options: RoomDeps & {
    jurisdictions: RecordStore<Jurisdiction>;
    /** The jurisdiction of a framework. */
    jurisdictionOfFramework: (frameworkId: string) => Promise<string | undefined>;
  },
): JurisdictionService {
  const { jurisdictions, jurisdictionOfFramework, ledger, idempotency, inTurn, now } = options;

  return {
    async create(input, context) {
      permit(context, 'catalog.manage');
      const given = parseInput(createJurisdictionInput, input);
      const made = idempotency.run<Jurisdiction>(context, 'createJurisdiction', input, async (remember) => {
        if (given.parentCode !== undefined && !(await jurisdictions.byId(given.parentCode)))
          throw invalid('parentCode', 'unknown', 'no jurisdiction has this code; create it first');
        const at = now();
        const jurisdiction: Jurisdiction = {
          ...given,
          level: given.level ?? (given.code.includes('-') ? 'SUBDIVISION' : 'COUNTRY'),
          status: 'ACTIVE',
          createdAt: at,
          updatedAt: at,
          createdBy: actorOf(context, at).id,
          rowVersion: 1,
        };
        await ledger.commit(context, {
          writes: [jurisdictions.insertWrite(jurisdiction), ...remember(jurisdiction)],
          audit: {
            action: 'jurisdiction.created',
            subject: { type: 'Jurisdiction', id: jurisdiction.code },
            newState: jurisdiction.status,
          },
        });
        return jurisdiction;
      });
      return made.catch((error: unknown) => {
        if (!duplicateKeyOf(error)) throw error;
        const message = 'A jurisdiction with this code exists already; change it instead.';
        throw new AppError('DUPLICATE', message, { cause: error });
      });
    },

    async update(input, context) {
      permit(context, 'catalog.manage');
      const { code, ...given } = parseInput(updateJurisdictionInput, input);
      return inTurn(`jurisdiction ${code}`, async () => {
        const before = await load(code);
        requireRowVersion(context, before.rowVersion);
        const { defaultFrameworkId } = given;
        if (defaultFrameworkId !== undefined && (await jurisdictionOfFramework(defaultFrameworkId)) !== code)
          throw invalid('defaultFrameworkId', 'unknown', 'name a framework of this jurisdiction');
        const set: Partial<Jurisdiction> = whatIsGiven(given);
        const updatedAt = now();
        await ledger.commit(context, {
          writes: [jurisdictions.updateWrite(before, set, updatedAt)],
          audit: {
            action: 'jurisdiction.updated',
            subject: { type: 'Jurisdiction', id: code },
            previousState: before.status,
            newState: set.status ?? before.status,
          },
        });
        return { ...before, ...set, updatedAt, rowVersion: before.rowVersion + 1 };
      });
    },

    async byCode(input, context) {
      permit(context, 'catalog.read');
      return load(parseInput(jurisdictionCodeInput, input).code);
    },

    async list(input, context) {
      permit(context, 'catalog.read');
      const { filter = {}, ...page } = parseInput(listJurisdictionsInput, input);
      return pageOf(jurisdictions, whatIsGiven(filter), BY_CODE, page);
    },
  };

  async function load(code: string): Promise<Jurisdiction> {
    const found = await jurisdictions.byId(code);
    if (found) return found;
    throw new AppError('NOT_FOUND', 'No such jurisdiction is in the catalog; list them.');
  }
}
