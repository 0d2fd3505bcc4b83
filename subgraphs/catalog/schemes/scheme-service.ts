import { type AuditFact, actorOf } from '../../../kernel/audit.ts';
import type { AuditAction } from '../../../kernel/audit-actions.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import { duplicateKeyOf, type Ledger } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { InTurn } from '../../../store/turns.ts';
import { whatIsGiven } from '../../given.ts';
import type { Jurisdiction } from '../jurisdictions/jurisdiction.ts';
import type { SchemeField } from './field-map.ts';
import type { SchemeCodes } from './ports.ts';
import {
  changedScheme,
  consistent,
  createSchemeInput,
  listSchemesInput,
  putFieldMapsInput,
  type RegulatoryScheme,
  remappedScheme,
  type SchemeStatus,
  schemeCodeInput,
  updateSchemeInput,
} from './scheme.ts';
import { BY_CODE } from './scheme-model.ts';

/** The operations on regulatory schemes. */
export interface SchemeService {
  /** DRAFT. Errors: VALIDATION_FAILED also for a jurisdiction or a code set that is not there, DUPLICATE. */
  create(input: unknown, context: Context): Promise<RegulatoryScheme>;
  /** What is left out stays. Errors: NOT_FOUND, ROW_VERSION_MISMATCH, and those of `changedScheme`. */
  update(input: unknown, context: Context): Promise<RegulatoryScheme>;
  /** All maps of a scheme in place of those it has, or none. Errors: NOT_FOUND, ROW_VERSION_MISMATCH, and those of `remappedScheme`. */
  putFieldMaps(input: unknown, context: Context): Promise<RegulatoryScheme>;
  byCode(input: unknown, context: Context): Promise<RegulatoryScheme>;
  /** By code. */
  list(input: unknown, context: Context): Promise<Page<RegulatoryScheme>>;
}

export function createSchemeService(options: {
  schemes: RecordStore<RegulatoryScheme>;
  jurisdictions: Pick<RecordStore<Jurisdiction>, 'byId'>;
  codes: Pick<SchemeCodes, 'known'>;
  ledger: Ledger;
  idempotency: Idempotency;
  inTurn: InTurn;
  now: Clock;
}): SchemeService {
  const { schemes, jurisdictions, codes, ledger, idempotency, inTurn, now } = options;

  return {
    async create(input, context) {
      permit(context, 'catalog.manage');
      const given = parseInput(createSchemeInput, input);
      const made = idempotency.run<RegulatoryScheme>(context, 'createScheme', input, async (remember) => {
        await requireJurisdiction(given.jurisdictionCode);
        await requireCodeSets(given.fields);
        const at = now();
        const scheme = consistent({
          ...given,
          fieldMaps: [],
          status: 'DRAFT',
          createdAt: at,
          updatedAt: at,
          createdBy: actorOf(context, at).id,
          rowVersion: 1,
        });
        await ledger.commit(context, {
          writes: [schemes.insertWrite(scheme), ...remember(scheme)],
          audit: { ...factOf(STATUS_ACTIONS.DRAFT, scheme), newState: scheme.status },
        });
        return scheme;
      });
      return made.catch((error: unknown) => {
        if (!duplicateKeyOf(error)) throw error;
        const message = 'A scheme with this code exists already; change it, or choose another code.';
        throw new AppError('DUPLICATE', message, { cause: error });
      });
    },

    async update(input, context) {
      permit(context, 'catalog.manage');
      const { schemeCode, ...given } = parseInput(updateSchemeInput, input);
      const { status, ...members } = whatIsGiven(given);
      return change(schemeCode, context, async (before) => {
        await requireCodeSets(given.fields ?? []);
        const after = changedScheme(before, { ...members, ...(status && { status }) });
        const isTold = Object.keys(members).length > 0 || !status;
        return { after, facts: [...(isTold ? [factOf(UPDATED, before)] : []), ...stepFacts(before, after)] };
      });
    },

    async putFieldMaps(input, context) {
      permit(context, 'catalog.manage');
      const { schemeCode, fieldMaps } = parseInput(putFieldMapsInput, input);
      return change(schemeCode, context, async (before) => ({
        after: remappedScheme(before, fieldMaps),
        facts: [factOf('regulatory_scheme.field_maps_put', before)],
      }));
    },

    async byCode(input, context) {
      permit(context, 'catalog.read');
      return load(parseInput(schemeCodeInput, input).code);
    },

    async list(input, context) {
      permit(context, 'catalog.read');
      const { filter = {}, ...page } = parseInput(listSchemesInput, input);
      const where = whatIsGiven(filter);
      const window = pageWindow(page);
      const [items, counted] = await Promise.all([
        schemes.list(where, BY_CODE, window),
        schemes.count(where),
      ]);
      return { items, ...counted, offset: window.skip, size: window.limit, keyOf: schemes.keyOf(BY_CODE) };
    },
  };

  function change(
    schemeCode: string,
    context: Context,
    decide: (
      before: RegulatoryScheme,
    ) => Promise<{ readonly after: RegulatoryScheme; readonly facts: readonly AuditFact[] }>,
  ): Promise<RegulatoryScheme> {
    return inTurn(`scheme ${schemeCode}`, async () => {
      const before = await load(schemeCode);
      requireRowVersion(context, before.rowVersion);
      const { after, facts } = await decide(before);
      const { name, regulator, version, reportingPeriod, outputFormat, fields, fieldMaps, status } = after;
      const set = { name, regulator, version, reportingPeriod, outputFormat, fields, fieldMaps, status };
      const updatedAt = now();
      await ledger.commit(context, {
        writes: [schemes.updateWrite(before, set, updatedAt)],
        audit: facts,
      });
      return { ...after, updatedAt, rowVersion: before.rowVersion + 1 };
    });
  }

  async function load(schemeCode: string): Promise<RegulatoryScheme> {
    const found = await schemes.byId(schemeCode);
    if (found) return found;
    throw noScheme();
  }

  async function requireJurisdiction(jurisdictionCode: string): Promise<void> {
    const jurisdiction = await jurisdictions.byId(jurisdictionCode);
    if (!jurisdiction)
      throw invalid('jurisdictionCode', 'unknown', 'no jurisdiction has this code; create it first');
    if (jurisdiction.status !== 'ACTIVE')
      throw invalid('jurisdictionCode', 'inactive', 'this jurisdiction is INACTIVE and takes nothing new');
  }

  async function requireCodeSets(fields: readonly SchemeField[]): Promise<void> {
    const named = [...new Set(fields.flatMap(({ codeSetId }) => codeSetId ?? []))];
    if (named.length === 0) return;
    const known = await codes.known(named);
    const at = fields.findIndex(({ codeSetId }) => codeSetId !== undefined && !known.has(codeSetId));
    if (at >= 0)
      throw invalid(`fields[${at}].codeSetId`, 'unknown', 'no code set has this id; list the code sets');
  }
}

/** The refusal of a code that no scheme has. */
export function noScheme(): AppError {
  return new AppError('NOT_FOUND', 'No such scheme is in the catalog; list them.');
}

const UPDATED = 'regulatory_scheme.updated';

const STATUS_ACTIONS: Readonly<Record<SchemeStatus, AuditAction>> = {
  DRAFT: 'regulatory_scheme.created',
  ACTIVE: 'regulatory_scheme.activated',
  RETIRED: 'regulatory_scheme.retired',
};

function stepFacts(before: RegulatoryScheme, { status }: RegulatoryScheme): AuditFact[] {
  if (status === before.status) return [];
  return [{ ...factOf(STATUS_ACTIONS[status], before), previousState: before.status, newState: status }];
}

function factOf(action: AuditAction, { schemeCode }: RegulatoryScheme): AuditFact {
  return { action, subject: { type: 'RegulatoryScheme', id: schemeCode } };
}
