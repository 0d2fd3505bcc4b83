import { actorOf } from '../../../kernel/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../../kernel/csv-cell.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { plainFileName } from '../../../kernel/file-name.ts';
import { type Identity, permit } from '../../../kernel/identity.ts';
import { derivedId } from '../../../kernel/ids.ts';
import type { Page } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { duplicateKeyOf } from '../../../store/ledger.ts';
import { pageOf, type RecordStore } from '../../../store/record-store.ts';
import type { UploadedFile, Uploads } from '../../../store/uploads.ts';
import { whatIsGiven } from '../../given.ts';
import type { RoomDeps } from '../rooms.ts';
import { custodianOf, ownOnly } from '../tenancy.ts';
import { factOf } from './facts.ts';
import {
  hasEnded,
  importMembersInput,
  listImportsInput,
  MAX_FILE_BYTES,
  type MemberImport,
  MOST_OPEN,
  NOTHING_DONE,
  parseImportId,
  type StoredMemberImport,
  shown,
} from './member-import.ts';
import { type MemberFaultStore, NEWEST_FIRST } from './member-import-model.ts';

export type MemberImportService = ReturnType<typeof createMemberImportService>;

const FAULTS_HEADER = ['line', 'column', 'code', 'message'];

/** The operations on imports of members: a custodian sees its own alone. */
export function createMemberImportService(
  options: RoomDeps & {
    readonly imports: RecordStore<StoredMemberImport>;
    readonly faults: MemberFaultStore;
    readonly uploads: Uploads;
    /** Called when there is something to do. */
    readonly wakeImports: () => void;
  },
) {
  const { imports, faults, uploads, ledger, inTurn, now, wakeImports } = options;

  return {
    /**
     * Takes a piece of a file; with the last one the import, QUEUED or as far as it is when it was sent before. Errors: those of
     * `Uploads.receive`, DUPLICATE while the same file is worked off, LIMIT_REACHED while many others are, IDEMPOTENCY_MISMATCH.
     */
    async receive(input: unknown, context: Context): Promise<MemberImport | undefined> {
      permit(context, 'workforce.manage');
      const { fileName: named, ...piece } = parseInput(importMembersInput, input);
      const { custodianId } = custodianOf(context);
      const fileName = plainFileName(named);
      if (fileName === undefined) throw invalid('fileName', 'name', 'give the plain name of the file');
      // A request that is repeated names the same upload, and so the same import.
      const importId = derivedId('member import', custodianId, piece.uploadId);
      const earlier = await imports.byId(importId);
      // The file of one that has ended is being removed: what is sent again comes beside it, to be compared.
      const uploadId =
        earlier && hasEnded(earlier.status) ? derivedId('sent again', importId) : piece.uploadId;
      const file = await uploads.receive(
        { ...piece, uploadId },
        { owner: `workforce ${custodianId}`, maxBytes: MAX_FILE_BYTES },
      );
      if (!file) return undefined;
      if (file.size === 0) throw invalid('file', 'empty', 'send a file that is not empty');
      return begin(file, { importId, custodianId, fileName }, context);
    },

    async byId(input: unknown, context: Context): Promise<MemberImport> {
      permit(context, 'workforce.read');
      return shown(await load(parseImportId(input), context));
    },

    /** The newest first. */
    async list(input: unknown, context: Context): Promise<Page<MemberImport>> {
      permit(context, 'workforce.read');
      const { filter = {}, ...page } = parseInput(listImportsInput, input);
      const where = { custodianId: custodianOf(context).custodianId, ...whatIsGiven(filter) };
      const found = await pageOf(imports, where, NEWEST_FIRST, page);
      const keyOf = ({ createdAt, importId }: MemberImport) => [createdAt.getTime(), importId];
      return { ...found, items: found.items.map(shown), keyOf };
    },

    /** What is wrong with its rows, as CSV. */
    async faults(input: unknown, context: Context) {
      permit(context, 'workforce.read');
      const { importId } = await load(parseImportId(input), context);
      const lines = (await faults.of(importId)).map(({ line, column = '', code, message }) =>
        csvLine([line, column, code, message]),
      );
      const content = Buffer.from([BYTE_ORDER_MARK + csvLine(FAULTS_HEADER), ...lines].join(''));
      return { fileName: `members-${importId}-errors.csv`, mediaType: 'text/csv', content };
    },

    /** Ends it; what was made stays. Again it changes nothing. Error: INVALID_STATE_TRANSITION for one that has ended otherwise. */
    async cancel(input: unknown, context: Context): Promise<MemberImport> {
      permit(context, 'workforce.manage');
      const importId = parseImportId(input);
      return inTurn(`member import ${importId}`, async () => {
        const before = await load(importId, context);
        if (before.status === 'CANCELLED') return shown(before);
        if (hasEnded(before.status))
          throw new AppError('INVALID_STATE_TRANSITION', `This import is ${before.status}: it is over.`);
        const at = now();
        const set = { status: 'CANCELLED', endedAt: at, runKey: importId } as const;
        await ledger.commit(context, {
          writes: [imports.updateWrite(before, set, at)],
          audit: factOf('workforce_import.ended', 'WorkforceImport', importId, before, {
            previousState: before.status,
            newState: 'CANCELLED',
          }),
        });
        wakeImports();
        return shown({ ...before, ...set, updatedAt: at, rowVersion: before.rowVersion + 1 });
      });
    },
  };

  async function begin(
    { uploadId, size, sha256 }: UploadedFile,
    given: Pick<MemberImport, 'importId' | 'custodianId' | 'fileName'>,
    context: Context,
  ): Promise<MemberImport> {
    const { importId, custodianId } = given;
    const again = await imports.byId(importId);
    if (again) {
      if (uploadId !== again.uploadId || !again.isDue) await uploads.remove(uploadId);
      context.notes.idempotencyReplayed = true;
      if (again.sha256 === sha256) return shown(again);
      throw new AppError(
        'IDEMPOTENCY_MISMATCH',
        'Another file was sent under this key or upload id; send this one under another.',
      );
    }
    const { total } = await imports.count({ custodianId, isDue: true });
    if (total >= MOST_OPEN) {
      await uploads.remove(uploadId);
      throw new AppError('LIMIT_REACHED', `You have ${total} imports under way; wait until one has ended.`);
    }
    const at = now();
    const made: StoredMemberImport = {
      ...given,
      size,
      sha256,
      status: 'QUEUED',
      counts: NOTHING_DONE,
      faultCount: 0,
      uploadId,
      requester: withoutToken(context.identity),
      correlationId: context.correlationId,
      isDue: true,
      attempts: 0,
      runKey: sha256,
      createdAt: at,
      updatedAt: at,
      createdBy: actorOf(context, at).id,
      rowVersion: 1,
    };
    try {
      await ledger.commit(context, {
        writes: [imports.insertWrite(made), uploads.keepWrite(uploadId)],
        audit: factOf('workforce_import.begun', 'WorkforceImport', importId, made, { newState: made.status }),
      });
    } catch (error) {
      if (!duplicateKeyOf(error)) throw error;
      const first = await imports.first({ custodianId, runKey: sha256 });
      if (first?.importId === importId) return shown(first);
      await uploads.remove(uploadId);
      throw new AppError(
        'DUPLICATE',
        `This file is being imported already${first ? `, as ${first.importId}` : ''}; wait until that has ended.`,
        { cause: error },
      );
    }
    wakeImports();
    return shown(made);
  }

  async function load(importId: string, context: Context): Promise<StoredMemberImport> {
    return ownOnly(await imports.byId(importId), context, 'import');
  }
}

/** Who acts; what proves it stays in the request. */
function withoutToken(identity: Identity): Identity {
  if (identity.kind !== 'custodian') return identity;
  const { tokenId: _id, tokenEpoch: _epoch, ...member } = identity;
  return member;
}
