import { actorOf } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { callerKey, permit } from '../../../kernel/identity.ts';
import { derivedId } from '../../../kernel/ids.ts';
import type { Page } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { anewAfterRaces } from '../../../store/anew.ts';
import type { Ledger, Write } from '../../../store/ledger.ts';
import { pageOf, type RecordStore } from '../../../store/record-store.ts';
import type { UploadedFile, Uploads } from '../../../store/uploads.ts';
import { whatIsGiven } from '../../given.ts';
import {
  type CatalogImport,
  importIdInput,
  importInput,
  isOver,
  listImportsInput,
  listItemsInput,
  MOST_FILE_BYTES,
  NONE,
} from './import.ts';
import { NEWEST_FIRST } from './import-model.ts';
import { IN_PLACE, type StagedItem } from './staged-item-model.ts';

/** The operations on imports. */
export interface ImportService {
  /**
   * Takes a piece of a document; with the last one the import is QUEUED. A piece that is sent again changes nothing.
   * Errors: VALIDATION_FAILED also for an unknown jurisdiction, those of the uploads, INVALID_STATE_TRANSITION for one that is over.
   */
  receive(input: unknown, context: Context): Promise<CatalogImport>;
  /** Ends an import between two portions; what is made stays made. Repeating it changes nothing. Errors: NOT_FOUND, INVALID_STATE_TRANSITION for one that is over. */
  cancel(input: unknown, context: Context): Promise<CatalogImport>;
  byId(input: unknown, context: Context): Promise<CatalogImport>;
  /** Newest first. */
  list(input: unknown, context: Context): Promise<Page<CatalogImport>>;
  /** What became of the items, in the order of the document. Error: NOT_FOUND. */
  items(input: unknown, context: Context): Promise<Page<StagedItem>>;
}

export function createImportService(deps: {
  imports: RecordStore<CatalogImport>;
  items: RecordStore<StagedItem>;
  files: Uploads;
  /** Error: VALIDATION_FAILED on `jurisdictionCode` for one that is not there or takes nothing new. */
  requireOpenJurisdiction: (code: string) => Promise<void>;
  /** Begins with what is waiting. */
  begin: () => void;
  ledger: Ledger;
  now: Clock;
}): ImportService {
  const { imports, items, files, requireOpenJurisdiction, begin, ledger, now } = deps;

  return {
    async receive(input, context) {
      const identity = permit(context, 'catalog.manage');
      const { uploadId, offset, isLast, content, ...given } = parseInput(importInput, input);
      await requireOpenJurisdiction(given.jurisdictionCode);
      const owner = callerKey(identity, '');
      const importId = derivedId('catalog import', owner, uploadId);
      const before = await imports.byId(importId);
      if (before && before.status !== 'RECEIVING') return sentAgain(before, context);
      const piece = { uploadId, offset, isLast, content };
      const file = await files.receive(piece, { owner, maxBytes: MOST_FILE_BYTES });
      return anewAfterRaces(async () => {
        const job = (await imports.byId(importId)) ?? (await begun(importId, uploadId, given, context));
        if (job.status !== 'RECEIVING') return sentAgain(job, context);
        return file ? queued(job, file, context) : job;
      });
    },

    async cancel(input, context) {
      permit(context, 'catalog.manage');
      const { importId } = parseInput(importIdInput, input);
      // Each portion changes the import, so that a portion may come first.
      const cancelled = await anewAfterRaces(async () => {
        const job = await load(importId);
        if (job.status === 'CANCELLED') return job;
        if (isOver(job)) {
          const why = `This import is ${job.status} and cannot be cancelled any more.`;
          throw new AppError('INVALID_STATE_TRANSITION', why);
        }
        return change(job, { status: 'CANCELLED', finishedAt: now() }, 'catalog_import.cancelled', context);
      });
      await files.remove(cancelled.uploadId);
      return cancelled;
    },

    async byId(input, context) {
      permit(context, 'catalogImport.read');
      return load(parseInput(importIdInput, input).importId);
    },

    async list(input, context) {
      permit(context, 'catalogImport.read');
      const { filter = {}, ...page } = parseInput(listImportsInput, input);
      return pageOf(imports, whatIsGiven(filter), NEWEST_FIRST, page);
    },

    async items(input, context) {
      permit(context, 'catalogImport.read');
      const { importId, filter = {}, ...page } = parseInput(listItemsInput, input);
      const { isDryRun } = await load(importId);
      const listed = await pageOf(items, { importId, ...whatIsGiven(filter) }, IN_PLACE, page);
      if (!isDryRun) return listed;
      // What would be made has no id yet.
      const shown = listed.items.map((item) =>
        item.outcome === 'MADE' ? { ...item, recordId: undefined } : item,
      );
      return { ...listed, items: shown };
    },
  };

  async function begun(
    importId: string,
    uploadId: string,
    given: Pick<CatalogImport, 'fileName' | 'jurisdictionCode' | 'frameworkCode'> & {
      dryRun?: boolean | undefined;
      kind?: CatalogImport['kind'] | undefined;
    },
    context: Context,
  ): Promise<CatalogImport> {
    const at = now();
    const { dryRun, kind, ...told } = given;
    const job: CatalogImport = {
      ...told,
      importId,
      uploadId,
      size: 0,
      isDryRun: dryRun ?? false,
      kind: kind ?? 'COMPETENCY',
      status: 'RECEIVING',
      position: { phase: 'INSPECT', behind: '', read: 0 },
      total: 0,
      counts: NONE,
      createdAt: at,
      updatedAt: at,
      createdBy: actorOf(context, at).id,
      rowVersion: 1,
    };
    await ledger.commit(context, { writes: [imports.insertWrite(job)], audit: [] });
    return job;
  }

  async function queued(job: CatalogImport, file: UploadedFile, context: Context): Promise<CatalogImport> {
    const { uploadId, size, sha256 } = file;
    const set = { size, sha256, status: 'QUEUED' } as const;
    const changed = await change(job, set, 'catalog_import.received', context, [files.keepWrite(uploadId)]);
    begin();
    return changed;
  }

  async function change(
    job: CatalogImport,
    set: Partial<CatalogImport>,
    action: 'catalog_import.received' | 'catalog_import.cancelled',
    context: Context,
    others: readonly Write[] = [],
  ): Promise<CatalogImport> {
    const updatedAt = now();
    await ledger.commit(context, {
      writes: [imports.updateWrite(job, set, updatedAt), ...others],
      audit: {
        action,
        subject: { type: 'CatalogImport', id: job.importId },
        previousState: job.status,
        newState: set.status,
      },
    });
    return { ...job, ...set, updatedAt, rowVersion: job.rowVersion + 1 };
  }

  async function load(importId: string): Promise<CatalogImport> {
    const found = await imports.byId(importId);
    if (found) return found;
    throw new AppError('NOT_FOUND', 'There is no such import; list them.');
  }
}

/** An import whose file is whole already; refuses further pieces of one that was ended before. */
function sentAgain(job: CatalogImport, { notes }: Context): CatalogImport {
  if (job.sha256 !== undefined) {
    notes.idempotencyReplayed = true;
    return job;
  }
  throw new AppError(
    'INVALID_STATE_TRANSITION',
    `This import is ${job.status}; send the file anew, with another uploadId.`,
  );
}
