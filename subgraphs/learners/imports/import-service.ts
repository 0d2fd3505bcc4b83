import { actorOf } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { plainFileName } from '../../../kernel/file-name.ts';
import { type Identity, permit } from '../../../kernel/identity.ts';
import { derivedId } from '../../../kernel/ids.ts';
import type { Page } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { duplicateKeyOf, type Ledger } from '../../../store/ledger.ts';
import { pageOf, type RecordStore } from '../../../store/record-store.ts';
import type { InTurn } from '../../../store/turns.ts';
import type { UploadedFile, Uploads } from '../../../store/uploads.ts';
import { watched } from '../../../store/watched.ts';
import { whatIsGiven } from '../../given.ts';
import { issuerFor, ownOnly } from '../tenancy.ts';
import { faultsCsv } from './faults-csv.ts';
import {
  hasEnded,
  importFact,
  importInput,
  type LearnerImport,
  listImportsInput,
  MAX_FILE_BYTES,
  MOST_OPEN,
  parseImportId,
  type StoredImport,
} from './import.ts';
import { type FaultStore, NEWEST_FIRST } from './import-model.ts';

/** A file for its reader. */
export interface FaultsFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/** The operations on imports: an issuer sees its own alone. */
export interface ImportService {
  /**
   * Takes a piece of a file; with the last one the import, QUEUED or as far as it is when it was sent before. Errors: those of
   * `Uploads.receive`, DUPLICATE while the same file is worked off, LIMIT_REACHED while many others are, IDEMPOTENCY_MISMATCH.
   */
  receive(input: unknown, context: Context): Promise<LearnerImport | undefined>;
  byId(input: unknown, context: Context): Promise<LearnerImport>;
  /** The newest first. */
  list(input: unknown, context: Context): Promise<Page<LearnerImport>>;
  /** What is wrong with its rows, as CSV. */
  faults(input: unknown, context: Context): Promise<FaultsFile>;
  /** Ends it; what was made stays. Again it changes nothing. Error: INVALID_STATE_TRANSITION for one that has ended otherwise. */
  cancel(input: unknown, context: Context): Promise<LearnerImport>;
  /** The import now, whenever it has gone on, and when it has ended; whichever process works on it. */
  progress(input: unknown, context: Context): Promise<AsyncIterableIterator<LearnerImport>>;
}

export function createImportService(options: {
  readonly imports: RecordStore<StoredImport>;
  readonly faults: FaultStore;
  readonly uploads: Uploads;
  readonly ledger: Ledger;
  readonly inTurn: InTurn;
  readonly now: Clock;
  /** Called when there is something to do. */
  readonly wake: () => void;
}): ImportService {
  const { imports, faults, uploads, ledger, inTurn, now, wake } = options;

  return {
    async receive(input, context) {
      permit(context, 'learner.manage');
      const { fileName: named, dryRun = false, jurisdictionCode, ...piece } = parseInput(importInput, input);
      const issuerDid = issuerFor(context, undefined);
      const fileName = plainFileName(named);
      if (fileName === undefined) throw invalid('fileName', 'name', 'give the plain name of the file');
      // A request that is repeated names the same upload, and so the same import.
      const importId = derivedId('learner import', issuerDid, piece.uploadId);
      const earlier = await imports.byId(importId);
      // The file of one that has ended is being removed: what is sent again comes beside it, to be compared.
      const uploadId =
        earlier && hasEnded(earlier.status) ? derivedId('sent again', importId) : piece.uploadId;
      const file = await uploads.receive(
        { ...piece, uploadId },
        { owner: issuerDid, maxBytes: MAX_FILE_BYTES },
      );
      if (!file) return undefined;
      if (file.size === 0) throw invalid('file', 'empty', 'send a file that is not empty');
      return begin(file, { importId, issuerDid, fileName, dryRun, jurisdictionCode }, context);
    },

    async byId(input, context) {
      permit(context, 'learner.read');
      return shown(await load(parseImportId(input), context));
    },

    async list(input, context) {
      permit(context, 'learner.read');
      const { filter = {}, ...page } = parseInput(listImportsInput, input);
      const where = { issuerDid: issuerFor(context, undefined), ...whatIsGiven(filter) };
      const found = await pageOf(imports, where, NEWEST_FIRST, page);
      return { ...found, items: found.items.map(shown), keyOf: placeOf };
    },

    async faults(input, context) {
      permit(context, 'learner.read');
      const { importId } = await load(parseImportId(input), context);
      const content = Buffer.from(faultsCsv(await faults.of(importId)));
      return { fileName: `import-${importId}-errors.csv`, mediaType: 'text/csv', content };
    },

    async cancel(input, context) {
      permit(context, 'learner.manage');
      const importId = parseImportId(input);
      return inTurn(`import ${importId}`, async () => {
        const before = await load(importId, context);
        if (before.status === 'CANCELLED') return shown(before);
        if (hasEnded(before.status))
          throw new AppError('INVALID_STATE_TRANSITION', `This import is ${before.status}: it is over.`);
        const at = now();
        const set = { status: 'CANCELLED', endedAt: at, runKey: importId } as const;
        await ledger.commit(context, {
          writes: [imports.updateWrite(before, set, at)],
          audit: {
            ...importFact('learner_import.ended', before),
            previousState: before.status,
            newState: 'CANCELLED',
          },
        });
        wake();
        return shown({ ...before, ...set, updatedAt: at, rowVersion: before.rowVersion + 1 });
      });
    },

    async progress(input, context) {
      permit(context, 'learner.read');
      const first = shown(await load(parseImportId(input), context));
      return watched({ first, look: () => found(first), isOver: ({ status }) => hasEnded(status) });
    },
  };

  async function begin(
    { uploadId, size, sha256 }: UploadedFile,
    given: Pick<LearnerImport, 'importId' | 'issuerDid' | 'fileName' | 'dryRun' | 'jurisdictionCode'>,
    context: Context,
  ): Promise<LearnerImport> {
    const { importId, issuerDid, dryRun, jurisdictionCode } = given;
    const again = await imports.byId(importId);
    if (again) {
      if (uploadId !== again.uploadId || !again.isDue) await uploads.remove(uploadId);
      context.notes.idempotencyReplayed = true;
      return sameAs(again, { ...given, sha256 });
    }
    const { total } = await imports.count({ issuerDid, isDue: true });
    if (total >= MOST_OPEN) {
      await uploads.remove(uploadId);
      throw new AppError('LIMIT_REACHED', `You have ${total} imports under way; wait until one has ended.`);
    }
    const at = now();
    const made: StoredImport = {
      ...given,
      size,
      sha256,
      status: 'QUEUED',
      files: [],
      faultCount: 0,
      uploadId,
      requester: withoutToken(context.identity),
      correlationId: context.correlationId,
      isDue: true,
      attempts: 0,
      runKey: JSON.stringify([sha256, dryRun, jurisdictionCode ?? null]),
      createdAt: at,
      updatedAt: at,
      createdBy: actorOf(context, at).id,
      rowVersion: 1,
    };
    try {
      await ledger.commit(context, {
        writes: [imports.insertWrite(made), uploads.keepWrite(uploadId)],
        audit: { ...importFact('learner_import.begun', made), newState: made.status },
      });
    } catch (error) {
      if (!duplicateKeyOf(error)) throw error;
      const first = await imports.first({ issuerDid, runKey: made.runKey });
      if (first?.importId === importId) return shown(first);
      await uploads.remove(uploadId);
      throw new AppError(
        'DUPLICATE',
        `This file is being imported already${first ? `, as ${first.importId}` : ''}; wait until that has ended.`,
        { cause: error },
      );
    }
    wake();
    return shown(made);
  }

  function sameAs(
    there: StoredImport,
    { sha256, dryRun, jurisdictionCode }: Pick<LearnerImport, 'sha256' | 'dryRun' | 'jurisdictionCode'>,
  ): LearnerImport {
    const isSame =
      there.sha256 === sha256 && there.dryRun === dryRun && there.jurisdictionCode === jurisdictionCode;
    if (isSame) return shown(there);
    throw new AppError(
      'IDEMPOTENCY_MISMATCH',
      'Another file, or the same one with other fields, was sent under this key or upload id; send this one under another.',
    );
  }

  async function found({ importId, issuerDid }: LearnerImport): Promise<LearnerImport | undefined> {
    const made = await imports.first({ _id: importId, issuerDid });
    return made && shown(made);
  }

  async function load(importId: string, context: Context): Promise<StoredImport> {
    return ownOnly(await imports.byId(importId), context, 'import');
  }
}

/** Without what only the work itself needs. */
export function shown({
  uploadId: _upload,
  requester: _requester,
  correlationId: _correlation,
  isDue: _due,
  attempts: _attempts,
  runKey: _key,
  ...made
}: StoredImport): LearnerImport {
  return made;
}

function placeOf({ createdAt, importId }: LearnerImport) {
  return [createdAt.getTime(), importId];
}

/** Who acts; what proves it stays in the request. */
function withoutToken(identity: Identity): Identity {
  if (identity.kind !== 'issuer') return identity;
  const { tokenId: _id, tokenEpoch: _epoch, ...member } = identity;
  return member;
}
