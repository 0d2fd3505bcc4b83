import { z } from 'zod';
import { actorOf } from '../../../kernel/audit.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { plainFileName } from '../../../kernel/file-name.ts';
import { type Identity, permit } from '../../../kernel/identity.ts';
import { derivedId } from '../../../kernel/ids.ts';
import type { Page } from '../../../kernel/paging.ts';
import { optional, parseInput, uuid } from '../../../kernel/parse.ts';
import { UnreadableFile } from '../../../kernel/sheets/faults.ts';
import type { SheetFormat } from '../../../kernel/sheets/sheet.ts';
import { workingForAll } from '../../../kernel/work.ts';
import { duplicateKeyOf } from '../../../store/ledger.ts';
import { pageOf, type RecordStore } from '../../../store/record-store.ts';
import type { UploadedFile, Uploads } from '../../../store/uploads.ts';
import { watched } from '../../../store/watched.ts';
import { whatIsGiven } from '../../given.ts';
import type { RoomDeps } from '../rooms.ts';
import { custodianOf, ownOnly } from '../tenancy.ts';
import { errorsPiece, type FilePiece } from './errors-csv.ts';
import {
  batchFact,
  hasEnded,
  type IntakeBatch,
  listBatchesInput,
  MAX_FILE_BYTES,
  MOST_OPEN,
  NO_COUNTS,
  nextBatchStatus,
  OPEN_STATUSES,
  parseIntakeId,
  receiveInput,
  type StoredBatch,
  turnOf,
} from './intake-batch.ts';
import { NEWEST_FIRST } from './intake-models.ts';
import type { StoredRecord } from './intake-record.ts';
import { mappingFor, parseMapInput } from './mapping.ts';
import { sheetOf } from './validation-worker.ts';

/** The operations on batches: a custodian sees its own alone. */
export interface IntakeService {
  /**
   * Takes a piece of a file; with the last one the batch, UPLOADED or as far as it is when it was sent before. Errors: those of
   * `Uploads.receive`, VALIDATION_FAILED for a file that cannot be read, DUPLICATE for one that was taken in before and has not failed,
   * LIMIT_REACHED while many others wait, IDEMPOTENCY_MISMATCH.
   */
  receive(input: unknown, context: Context): Promise<IntakeBatch | undefined>;
  byId(input: unknown, context: Context): Promise<IntakeBatch>;
  /** The newest first. */
  list(input: unknown, context: Context): Promise<Page<IntakeBatch>>;
  /**
   * Says what the columns are, for whoever has sent the file: FORBIDDEN else. Errors: INVALID_STATE_TRANSITION once somebody has decided
   * about a record, ROW_VERSION_MISMATCH.
   */
  map(input: unknown, context: Context): Promise<IntakeBatch>;
  /** Begins to read the file; while it is read this changes nothing. Errors: INVALID_STATE_TRANSITION. */
  validate(input: unknown, context: Context): Promise<IntakeBatch>;
  /** Ends it, and removes what it has; again it changes nothing. Errors: INVALID_STATE_TRANSITION, also with attested records. */
  cancel(input: unknown, context: Context): Promise<IntakeBatch>;
  /** What is wrong with its rows, as CSV, piece by piece. */
  errors(input: unknown, context: Context): Promise<FilePiece>;
  /** The batch now and whenever it has gone on, until it is read. */
  progress(input: unknown, context: Context): Promise<AsyncIterableIterator<IntakeBatch>>;
}

const MEDIA_TYPES: Readonly<Record<SheetFormat, string>> = {
  CSV: 'text/csv',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  JSON: 'application/json',
};

const errorsInput = z.strictObject({ intakeId: uuid, after: optional(z.string().max(512)) });

type Given = Pick<IntakeBatch, 'intakeId' | 'custodianId' | 'recordKind' | 'sourceOrg'> & {
  readonly fileName: string;
};

export function createIntakeService(
  options: Pick<RoomDeps, 'ledger' | 'inTurn' | 'now'> & {
    readonly batches: RecordStore<StoredBatch>;
    readonly records: RecordStore<StoredRecord>;
    readonly uploads: Uploads;
    /** Called when there is something to do. */
    readonly wake: () => void;
  },
): IntakeService {
  const { batches, records, uploads, ledger, inTurn, now, wake } = options;

  return {
    async receive(input, context) {
      permit(context, 'intake.write');
      const {
        fileName: named,
        recordKind,
        sourceOrgName: name,
        sourceOrgIssuerDid: issuerDid,
        ...piece
      } = parseInput(receiveInput, input);
      const { custodianId } = custodianOf(context);
      const fileName = plainFileName(named);
      if (fileName === undefined) throw invalid('fileName', 'name', 'give the plain name of the file');
      // A request that is repeated names the same upload, and so the same batch.
      const intakeId = derivedId('intake', custodianId, piece.uploadId);
      const earlier = await batches.byId(intakeId);
      // The file of one that has ended is removed: what is sent again comes beside it, to be compared.
      const uploadId =
        earlier && hasEnded(earlier.status) ? derivedId('sent again', intakeId) : piece.uploadId;
      const file = await uploads.receive(
        { ...piece, uploadId },
        { owner: custodianId, maxBytes: MAX_FILE_BYTES },
      );
      if (!file) return undefined;
      const sourceOrg = { name, ...(issuerDid !== undefined && { issuerDid }) };
      return begin(file, { intakeId, custodianId, recordKind, sourceOrg, fileName }, context);
    },

    async byId(input, context) {
      permit(context, 'intake.read');
      return shown(await load(parseIntakeId(input), context));
    },

    async list(input, context) {
      permit(context, 'intake.read');
      const { filter = {}, ...page } = parseInput(listBatchesInput, input);
      const where = { custodianId: custodianOf(context).custodianId, ...whatIsGiven(filter) };
      const found = await pageOf(batches, where, NEWEST_FIRST, page);
      return { ...found, items: found.items.map(shown), keyOf: placeOf };
    },

    async map(input, context) {
      permit(context, 'intake.write');
      const { intakeId, mapping } = parseMapInput(input);
      return changed(intakeId, context, (before) => {
        // What columns become decides what the records say: else whoever maps could review or attest their own words.
        if (before.uploadedBy !== actorOf(context, now()).id)
          throw new AppError(
            'FORBIDDEN',
            'Only whoever has sent the file says what its columns are; ask them, or cancel the batch and send the file yourself.',
          );
        requireRowVersion(context, before.rowVersion);
        const status = nextBatchStatus(before.status, 'MAP');
        return { action: 'intake.mapped', set: { status, mapping: mappingFor(before, mapping) } };
      });
    },

    async validate(input, context) {
      permit(context, 'intake.write');
      const after = await changed(parseIntakeId(input), context, (before) => {
        if (before.status === 'VALIDATING') return undefined;
        return {
          action: 'intake.validation_begun',
          set: {
            status: nextBatchStatus(before.status, 'VALIDATE'),
            counts: NO_COUNTS,
            open: 0,
            run: before.run + 1,
            isDue: true,
            attempts: 0,
            requester: withoutToken(context.identity),
            correlationId: context.correlationId,
          },
        };
      });
      wake();
      return after;
    },

    async cancel(input, context) {
      permit(context, 'intake.write');
      const after = await changed(parseIntakeId(input), context, (before) => {
        if (before.status === 'CANCELLED') return undefined;
        const status = nextBatchStatus(before.status, 'CANCEL');
        if (before.counts.attested > 0)
          throw new AppError(
            'INVALID_STATE_TRANSITION',
            'Some records of this batch are attested; withdraw the attestation first.',
          );
        // Its file may be sent again.
        const { intakeId } = before;
        return {
          action: 'intake.cancelled',
          set: { status, endedAt: now(), isDue: true, attempts: 0, requester: undefined, fileKey: intakeId },
        };
      });
      wake();
      return after;
    },

    async errors(input, context) {
      permit(context, 'intake.read');
      const { intakeId, after } = parseInput(errorsInput, input);
      return errorsPiece(records, await load(intakeId, context), after);
    },

    async progress(input, context) {
      permit(context, 'intake.read');
      const first = shown(await load(parseIntakeId(input), context));
      return watched({ first, look: () => found(first), isOver: isRead });
    },
  };

  async function begin(file: UploadedFile, given: Given, context: Context): Promise<IntakeBatch> {
    const { intakeId, custodianId } = given;
    const { uploadId, sha256 } = file;
    const again = await batches.byId(intakeId);
    if (again) {
      if (uploadId !== again.file.fileId) await uploads.remove(uploadId);
      context.notes.idempotencyReplayed = true;
      return sameAs(again, given, sha256);
    }
    try {
      const made = await drafted(file, given, context);
      await ledger.commit(context, {
        writes: [batches.insertWrite(made), uploads.keepWrite(uploadId)],
        audit: { ...batchFact('intake.received', made), newState: made.status },
      });
      return shown(made);
    } catch (error) {
      const first = await batches.byId(intakeId);
      if (first) return sameAs(first, given, sha256);
      await uploads.remove(uploadId);
      if (!duplicateKeyOf(error)) throw error;
      const other = await batches.first({ custodianId, fileKey: sha256 });
      throw duplicate(other?.intakeId, error);
    }
  }

  async function drafted(
    { uploadId, size, sha256 }: UploadedFile,
    { fileName, ...given }: Given,
    context: Context,
  ): Promise<StoredBatch> {
    const { custodianId } = given;
    if (size === 0) throw invalid('file', 'empty', 'send a file that is not empty');
    const other = await batches.first({ custodianId, fileKey: sha256 });
    if (other) throw duplicate(other.intakeId);
    const open = { $or: OPEN_STATUSES.map((status) => ({ custodianId, status })) };
    if ((await batches.model.countDocuments(open, { limit: MOST_OPEN })) >= MOST_OPEN)
      throw new AppError(
        'LIMIT_REACHED',
        `${MOST_OPEN} batches of yours have not ended; complete or cancel some first.`,
      );
    const file = { fileId: uploadId, name: fileName, size };
    // A file is looked through once, however long that takes; it came in this very request.
    const sheet = await workingForAll(() => sheetOf(uploads, file)).catch((error: unknown) => {
      if (error instanceof UnreadableFile) throw invalid('file', error.fault.code, error.fault.message);
      throw error;
    });
    const at = now();
    const person = actorOf(context, at).id;
    return {
      ...given,
      file: { ...file, mime: MEDIA_TYPES[sheet.format], sha256 },
      headers: sheet.headers,
      mapping: [],
      counts: NO_COUNTS,
      rows: 0,
      status: 'UPLOADED',
      uploadedBy: person ?? '',
      open: 0,
      run: 0,
      isDue: false,
      attempts: 0,
      correlationId: context.correlationId,
      fileKey: sha256,
      createdAt: at,
      updatedAt: at,
      createdBy: person,
      rowVersion: 1,
    };
  }

  function sameAs(there: StoredBatch, given: Given, sha256: string): IntakeBatch {
    const isSame =
      there.file.sha256 === sha256 &&
      there.recordKind === given.recordKind &&
      there.sourceOrg.name === given.sourceOrg.name &&
      there.sourceOrg.issuerDid === given.sourceOrg.issuerDid;
    if (isSame) return shown(there);
    throw new AppError(
      'IDEMPOTENCY_MISMATCH',
      'Another file, or the same one with other fields, was sent under this key or upload id; send this one under another.',
    );
  }

  /** Reads, decides and commits; undefined changes nothing. */
  async function changed(
    intakeId: string,
    context: Context,
    decide: (before: StoredBatch) => Decision | undefined,
  ): Promise<IntakeBatch> {
    return inTurn(turnOf(custodianOf(context).custodianId), async () => {
      const before = await load(intakeId, context);
      const decision = decide(before);
      if (!decision) return shown(before);
      const { action, set } = decision;
      const at = now();
      await ledger.commit(context, {
        writes: [batches.updateWrite(before, set, at)],
        audit: {
          ...batchFact(action, before),
          previousState: before.status,
          newState: set.status ?? before.status,
        },
      });
      return shown({ ...before, ...set, updatedAt: at, rowVersion: before.rowVersion + 1 });
    });
  }

  async function found({ intakeId, custodianId }: IntakeBatch): Promise<IntakeBatch | undefined> {
    const batch = await batches.first({ _id: intakeId, custodianId });
    return batch && shown(batch);
  }

  async function load(intakeId: string, context: Context): Promise<StoredBatch> {
    return ownOnly(await batches.byId(intakeId), context, 'batch');
  }
}

interface Decision {
  readonly action: Parameters<typeof batchFact>[0];
  readonly set: Partial<StoredBatch>;
}

/** Whether nothing more happens to it by itself. */
export const isRead = ({ status }: Pick<IntakeBatch, 'status'>): boolean =>
  status !== 'UPLOADED' && status !== 'MAPPED' && status !== 'VALIDATING';

/** Without what only the work itself needs. */
export function shown({
  open: _open,
  run: _run,
  isDue: _due,
  attempts: _attempts,
  requester: _requester,
  correlationId: _correlation,
  fileKey: _key,
  dropAt: _drop,
  ...made
}: StoredBatch): IntakeBatch {
  return made;
}

function placeOf({ createdAt, intakeId }: IntakeBatch) {
  return [createdAt.getTime(), intakeId];
}

function duplicate(intakeId: string | undefined, cause?: unknown): AppError {
  const which = intakeId === undefined ? '' : ` as ${intakeId}`;
  return new AppError(
    'DUPLICATE',
    `This file was taken in before${which}; go on with that batch, or cancel it first.`,
    { cause },
  );
}

/** Who acts; what proves it stays in the request. */
function withoutToken(identity: Identity): Identity {
  if (identity.kind !== 'custodian') return identity;
  const { tokenId: _id, tokenEpoch: _epoch, ...member } = identity;
  return member;
}
