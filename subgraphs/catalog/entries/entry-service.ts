import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { type Identity, permit } from '../../../kernel/identity.ts';
import type { Page } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { duplicateKeyOf, type Write } from '../../../store/ledger.ts';
import { pageOf, type RecordStore } from '../../../store/record-store.ts';
import { whatIsGiven } from '../../given.ts';
import type { RoomDeps } from '../rooms.ts';
import {
  type CatalogEntry,
  entryIdInput,
  listEntriesInput,
  newEntryInput,
  retireEntryInput,
  updateEntryInput,
} from './entry.ts';
import type { EntryMaking } from './entry-making.ts';
import { BY_CODE } from './entry-model.ts';
import type { EntryVersion } from './version.ts';

/** The operations on entries. Drafts are there for administrators alone. */
export interface EntryService {
  /** Errors: VALIDATION_FAILED also for a jurisdiction that takes none or another one's framework, DUPLICATE. */
  create(input: unknown, context: Context): Promise<CatalogEntry>;
  /** What is left out stays. Errors: NOT_FOUND, ROW_VERSION_MISMATCH, INVALID_STATE_TRANSITION for a RETIRED one, DUPLICATE. */
  update(input: unknown, context: Context): Promise<CatalogEntry>;
  /** Ends an entry and its published version; repeating it changes nothing. Errors: NOT_FOUND, ROW_VERSION_MISMATCH. */
  retire(input: unknown, context: Context): Promise<CatalogEntry>;
  byId(input: unknown, context: Context): Promise<CatalogEntry>;
  /** By jurisdiction, then by code; for others than administrators ACTIVE ones unless told. */
  list(input: unknown, context: Context): Promise<Page<CatalogEntry>>;
}

export interface EntryStores {
  readonly entries: RecordStore<CatalogEntry>;
  readonly versions: RecordStore<EntryVersion>;
  /** Committed with whatever changes which entries of a jurisdiction are ACTIVE, or what is published of one. */
  readonly publicationsChanged: (jurisdictionCode: string) => Write;
}

/** Who sees what is not published yet. */
export function seesDrafts({ kind }: Identity): boolean {
  return kind === 'admin' || kind === 'unit';
}

export function noSuchEntry(): AppError {
  return new AppError('NOT_FOUND', 'No such entry is in the catalog; list them.');
}

export function createEntryService(
  options: RoomDeps & Pick<EntryStores, 'entries'> & { readonly making: EntryMaking },
): EntryService {
  const { entries, making, ledger, idempotency, inTurn, now } = options;

  return {
    async create(input, context) {
      permit(context, 'catalog.manage');
      const given = parseInput(newEntryInput, input);
      const made = idempotency.run<CatalogEntry>(context, 'createCatalogEntry', input, async (remember) => {
        const { entry, writes, audit } = await making.create(given, context);
        await ledger.commit(context, { writes: [...writes, ...remember(entry)], audit });
        return entry;
      });
      return made.catch(refuseTaken);
    },

    async update(input, context) {
      permit(context, 'catalog.manage');
      const { entryId, ...given } = parseInput(updateEntryInput, input);
      const changed = inTurn(`entry ${entryId}`, async () => {
        const before = await load(entryId);
        requireRowVersion(context, before.rowVersion);
        if (before.status === 'RETIRED') {
          const why = 'This entry is RETIRED and does not change any more; create another one.';
          throw new AppError('INVALID_STATE_TRANSITION', why);
        }
        await making.requireFramework(given.frameworkId, before.jurisdictionCode);
        const set: Partial<CatalogEntry> = whatIsGiven(given);
        const updatedAt = now();
        await ledger.commit(context, {
          writes: [entries.updateWrite(before, set, updatedAt)],
          audit: {
            action: 'catalog_entry.updated',
            subject: { type: 'CatalogEntry', id: entryId },
            previousState: before.status,
            newState: before.status,
          },
        });
        return { ...before, ...set, updatedAt, rowVersion: before.rowVersion + 1 };
      });
      return changed.catch(refuseTaken);
    },

    async retire(input, context) {
      permit(context, 'catalog.manage');
      const { entryId, reason } = parseInput(retireEntryInput, input);
      return inTurn(`entry ${entryId}`, async () => {
        const before = await load(entryId);
        if (before.status === 'RETIRED') return before;
        requireRowVersion(context, before.rowVersion);
        const { entry, writes, audit } = await making.retire(before, reason);
        await ledger.commit(context, { writes, audit });
        return entry;
      });
    },

    async byId(input, context) {
      const identity = permit(context, 'catalog.read');
      const entry = await load(parseInput(entryIdInput, input).entryId);
      if (entry.status === 'DRAFT' && !seesDrafts(identity)) throw noSuchEntry();
      return entry;
    },

    async list(input, context) {
      const identity = permit(context, 'catalog.read');
      const { filter, ...page } = parseInput(listEntriesInput, input);
      const status = filter?.status ?? (seesDrafts(identity) ? undefined : 'ACTIVE');
      if (status === 'DRAFT' && !seesDrafts(identity))
        throw invalid(
          'filter.status',
          'not_yours',
          'ask for ACTIVE or RETIRED: drafts are for administrators',
        );
      return pageOf(entries, whatIsGiven({ ...filter, status }), BY_CODE, page);
    },
  };

  async function load(entryId: string): Promise<CatalogEntry> {
    const found = await entries.byId(entryId);
    if (found) return found;
    throw noSuchEntry();
  }
}

function refuseTaken(error: unknown): never {
  const fields = duplicateKeyOf(error);
  if (!fields) throw error;
  const what = fields.includes('ctid') ? 'An entry with this CTID' : 'An entry of this code';
  const message = `${what} is in the catalog already; change that one, or give another.`;
  throw new AppError('DUPLICATE', message, { cause: error });
}
