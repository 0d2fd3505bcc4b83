import type { AuditFact } from '../../../kernel/audit.ts';
import type { AuditAction } from '../../../kernel/audit-actions.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { DOCUMENT_TYPES, mediaTypeOf } from '../../../kernel/file-kind.ts';
import { sha256Hex } from '../../../kernel/ids.ts';
import type { Logger } from '../../../kernel/log.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { anewAfterRaces, isConflict } from '../../../store/anew.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import type { Ledger, Write } from '../../../store/ledger.ts';
import { permitHolder } from '../accounts/caller.ts';
import type { HolderAccount } from '../accounts/ports.ts';
import type { HeldCredentials } from '../ports.ts';
import {
  addInput,
  deleteInput,
  type Evidence,
  essenceOf,
  fileInput,
  listInput,
  MAX_FILES,
  MAX_TOTAL_BYTES,
  newEvidence,
  type ScanStatus,
} from './evidence.ts';
import type { EvidenceFiles } from './evidence-files.ts';
import type { EvidenceStore } from './evidence-model.ts';
import type { Requests, Scanner } from './ports.ts';

// Longer than any upload takes: what is still loose then was broken off.
const LOOSE_MS = 60 * 60 * 1000;
const EXPORT_PAGE = 100;

export type EvidenceService = ReturnType<typeof createEvidenceService>;

/** A file as it is handed out. */
export interface EvidenceFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

/** Files that holders keep as evidence: added within limits, handed out to their holder only, deleted for good. */
export function createEvidenceService(deps: {
  store: EvidenceStore;
  files: EvidenceFiles;
  credentials: Pick<HeldCredentials, 'byId'>;
  requests: Requests;
  ledger: Ledger;
  idempotency: Idempotency;
  scanner?: Scanner | undefined;
  now: Clock;
  log: Logger;
}) {
  const { store, files, credentials, requests, ledger, idempotency, scanner, now, log } = deps;

  return {
    /** Errors: VALIDATION_FAILED, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, NOT_FOUND for a foreign credential or request, LIMIT_REACHED. */
    async add(input: unknown, context: Context): Promise<{ readonly evidence: Evidence }> {
      const { holderId, dids } = permitHolder(context, 'evidence.write');
      const asked = parseInput(addInput, input);
      const { content, credentialId, requestId } = asked;
      const mimeType = await mediaTypeOf(content, DOCUMENT_TYPES);
      if (credentialId !== undefined && !(await credentials.byId(credentialId, dids, context)))
        throw new AppError('NOT_FOUND', 'You hold no credential of that id.');
      if (requestId !== undefined && !(await requests.isOwn(requestId, holderId)))
        throw new AppError('NOT_FOUND', 'You have no request of that id.');

      return idempotency.run<{ readonly evidence: Evidence }>(
        context,
        'addEvidence',
        essenceOf(asked),
        async (remember) => {
          if (!(await store.hasRoom(holderId, content.length))) throw noRoom();
          const evidence = newEvidence(asked, {
            holderId,
            mimeType,
            sha256: sha256Hex(content),
            scanStatus: await scanned(content),
            at: now(),
          });
          await keep(evidence, content, remember({ evidence }), context);
          return { evidence };
        },
      );
    },

    /** The caller's files, newest first. */
    async list(input: unknown, context: Context): Promise<Page<Evidence>> {
      const { holderId } = permitHolder(context, 'evidence.read');
      const { skip, limit } = pageWindow(parseInput(listInput, input));
      const { items, total } = await store.list(holderId, { skip, limit });
      return { items, total, offset: skip, size: limit };
    },

    /** Errors: NOT_FOUND, FORBIDDEN for an infected file. */
    async file(input: unknown, context: Context): Promise<EvidenceFile> {
      const { holderId } = permitHolder(context, 'evidence.read');
      const { id } = parseInput(fileInput, input);
      const evidence = await store.byId(id, holderId);
      if (!evidence) throw unknownEvidence();
      if (evidence.scanStatus === 'INFECTED')
        throw new AppError(
          'FORBIDDEN',
          'A scanner found malware in this file: it is not handed out. Delete it.',
        );
      const content = await files.get(id);
      // Deleted between the two reads.
      if (!content) throw unknownEvidence();
      return { fileName: evidence.fileName, mediaType: evidence.mimeType, content };
    },

    /** Errors: NOT_FOUND, also for the second of two deletions at once. */
    async delete(input: unknown, context: Context): Promise<{ readonly evidenceId: string }> {
      const { holderId } = permitHolder(context, 'evidence.write');
      const { evidenceId } = parseInput(deleteInput, input);
      const evidence = await store.byId(evidenceId, holderId);
      if (!evidence) throw unknownEvidence();
      try {
        await ledger.commit(context, {
          writes: [...store.deleteWrites(evidence), files.loosenWrite(evidenceId, now())],
          audit: factOf('evidence.deleted', evidence),
        });
      } catch (error) {
        if (isConflict(error) && !(await store.byId(evidenceId, holderId))) throw unknownEvidence();
        throw error;
      }
      await discard(evidenceId);
      return { evidenceId };
    },

    /** Removes files that broke off more than an hour ago; returns how many there were. */
    sweepOrphans: (): Promise<number> => files.sweep(new Date(now().getTime() - LOOSE_MS)),

    /** Removes the files of an account that is being erased, and returns the writes that erase their records. */
    async erase({ holderId }: HolderAccount): Promise<readonly Write[]> {
      const records = await allOf(holderId);
      for (const { evidenceId } of records) await files.remove(evidenceId);
      return store.eraseWrites(holderId, records);
    },

    /** What an export says of a holder's files; the bytes are at `contentPath`. */
    async export(holderId: string) {
      return (await allOf(holderId)).map(({ holderId: _owner, createdAt, ...evidence }) => ({
        ...evidence,
        createdAt: createdAt.toISOString(),
        contentPath: `/api/v1/holder/evidence/${evidence.evidenceId}/content`,
      }));
    },
  };

  /** Stores the bytes, then commits the record; without the record no bytes stay. */
  async function keep(
    evidence: Evidence,
    content: Uint8Array,
    remembered: readonly Write[],
    context: Context,
  ): Promise<void> {
    const { evidenceId, holderId, size } = evidence;
    try {
      await files.put(evidenceId, content, now());
      await anewAfterRaces(async (lostTo) => {
        if (lostTo && !(await store.hasRoom(holderId, size))) throw noRoom();
        await ledger.commit(context, {
          writes: [...store.addWrites(evidence), files.keepWrite(evidenceId), ...remembered],
          audit: factOf('evidence.added', evidence),
        });
      }, isConflict);
    } catch (error) {
      await discard(evidenceId);
      throw error;
    }
  }

  /** What cannot be removed now stays marked for the sweep. */
  async function discard(fileId: string): Promise<void> {
    try {
      await files.discard(fileId);
    } catch (error) {
      log.warn({ err: error, fileId }, 'An evidence file could not be removed; the sweep will try again');
    }
  }

  async function scanned(content: Uint8Array): Promise<ScanStatus> {
    if (!scanner) return 'PENDING';
    try {
      return await scanner.scan(content);
    } catch (error) {
      log.warn({ err: error }, 'The malware scanner failed; the file stays PENDING');
      return 'PENDING';
    }
  }

  async function allOf(holderId: string): Promise<readonly Evidence[]> {
    const found: Evidence[] = [];
    for (;;) {
      const { items } = await store.list(holderId, { skip: found.length, limit: EXPORT_PAGE });
      found.push(...items);
      if (items.length < EXPORT_PAGE) return found;
    }
  }
}

function factOf(action: AuditAction, { evidenceId, holderId, scanStatus }: Evidence): AuditFact {
  return {
    action,
    subject: { type: 'Evidence', id: evidenceId },
    org: { type: 'HOLDER', id: holderId },
    ...(action === 'evidence.added' ? { newState: scanStatus } : { previousState: scanStatus }),
  };
}

function unknownEvidence(): AppError {
  return new AppError('NOT_FOUND', 'You have no evidence file of that id.');
}

function noRoom(): AppError {
  return new AppError(
    'LIMIT_REACHED',
    `You may keep ${MAX_FILES} files and ${MAX_TOTAL_BYTES / 1024 / 1024} MB in all; delete what is no longer needed.`,
  );
}
