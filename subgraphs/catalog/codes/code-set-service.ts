import { actorOf } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import { duplicateKeyOf, type Ledger } from '../../../store/ledger.ts';
import type { InTurn } from '../../../store/turns.ts';
import { whatIsGiven } from '../../given.ts';
import type { Jurisdiction } from '../jurisdictions/jurisdiction.ts';
import {
  type Code,
  type CodeSet,
  codeListInput,
  createCodeSetInput,
  listCodeSetsInput,
  listCodesInput,
  type ResolvedCode,
  resolveCodeInput,
} from './code-set.ts';
import type { CodeSets } from './code-sets.ts';

/** The operations on code sets and their codes. */
export interface CodeSetService {
  /** The set with all its codes, or nothing. Errors: VALIDATION_FAILED that names each wrong code by its place, DUPLICATE for a version that is there. */
  create(input: unknown, context: Context): Promise<CodeSet>;
  /** By name, then by version. */
  list(input: unknown, context: Context): Promise<Page<CodeSet>>;
  /** The codes of a set that are valid at an instant, now unless told, by code. Error: NOT_FOUND for the set. */
  codes(input: unknown, context: Context): Promise<Page<Code>>;
  /** A code as it stood at an instant, now unless told; one that no longer is valid, too. Error: NOT_FOUND. */
  code(input: unknown, context: Context): Promise<ResolvedCode>;
}

export function createCodeSetService(options: {
  codeSets: CodeSets;
  jurisdictionOf: (code: string) => Promise<Pick<Jurisdiction, 'status'> | undefined>;
  ledger: Ledger;
  idempotency: Idempotency;
  inTurn: InTurn;
  now: Clock;
}): CodeSetService {
  const { codeSets, jurisdictionOf, ledger, idempotency, inTurn, now } = options;

  return {
    async create(input, context) {
      permit(context, 'catalog.manage');
      const { codes, ...given } = parseInput(createCodeSetInput, input);
      const { name, version, jurisdictionCode } = given;
      const at = now();
      const dated = codes.map((code) => ({ ...code, validFrom: code.validFrom ?? at }));
      parseInput(codeListInput, { codes: dated });
      const make = () =>
        idempotency.run<CodeSet>(context, 'createCodeSet', input, async (remember) => {
          if (await codeSets.version(name, version)) throw duplicate();
          if (jurisdictionCode !== undefined) await requireOpen(jurisdictionCode);
          const codeSet: CodeSet = {
            ...given,
            codeSetId: newId(),
            createdAt: at,
            updatedAt: at,
            createdBy: actorOf(context, at).id,
            rowVersion: 1,
          };
          await ledger.commit(context, {
            writes: [...codeSets.insertWrites(codeSet, dated), ...remember(codeSet)],
            audit: {
              action: 'code_set.created',
              subject: { type: 'CodeSet', id: codeSet.codeSetId },
            },
          });
          return codeSet;
        });
      // One after another, so that of many at once only one writes its codes.
      return inTurn(`code set ${name} ${version}`, make).catch((error: unknown) => {
        throw duplicateKeyOf(error) ? duplicate(error) : error;
      });
    },

    async list(input, context) {
      permit(context, 'catalog.read');
      const { filter = {}, ...page } = parseInput(listCodeSetsInput, input);
      const where = whatIsGiven(filter);
      const window = pageWindow(page);
      const [items, counted] = await Promise.all([codeSets.page(where, window), codeSets.total(where)]);
      return {
        items,
        ...counted,
        offset: window.skip,
        size: window.limit,
        keyOf: ({ name, version }) => [name, version],
      };
    },

    async codes(input, context) {
      permit(context, 'catalog.read');
      const { codeSet, at = now(), parentCode, q, ...page } = parseInput(listCodesInput, input);
      const { codeSetId } = await load(codeSet);
      const filter = { at, parentCode, prefix: q };
      const window = pageWindow(page);
      const [items, counted] = await Promise.all([
        codeSets.list(codeSetId, filter, window),
        codeSets.count(codeSetId, filter),
      ]);
      return {
        items,
        ...counted,
        offset: window.skip,
        size: window.limit,
        keyOf: ({ code }) => [code],
      };
    },

    async code(input, context) {
      permit(context, 'catalog.read');
      const { codeSet, code, at = now() } = parseInput(resolveCodeInput, input);
      const { codeSetId } = await load(codeSet);
      const resolved = await codeSets.resolve(codeSetId, code, at);
      if (resolved) return resolved;
      throw new AppError('NOT_FOUND', 'This code set never had such a code; list its codes.');
    },
  };

  async function load(codeSet: string): Promise<CodeSet> {
    const found = await codeSets.find(codeSet);
    if (found) return found;
    throw new AppError('NOT_FOUND', 'No such code set is in the catalog; list them.');
  }

  async function requireOpen(jurisdictionCode: string): Promise<void> {
    const jurisdiction = await jurisdictionOf(jurisdictionCode);
    if (!jurisdiction)
      throw invalid('jurisdictionCode', 'unknown', 'no jurisdiction has this code; create it first');
    if (jurisdiction.status !== 'ACTIVE')
      throw invalid(
        'jurisdictionCode',
        'inactive',
        'this jurisdiction takes nothing new; set it ACTIVE first',
      );
  }
}

function duplicate(cause?: unknown): AppError {
  const message = 'This version of this code set exists already; give another version.';
  return new AppError('DUPLICATE', message, { cause });
}
