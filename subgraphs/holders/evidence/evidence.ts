import { z } from 'zod';
import type { MediaType } from '../../../kernel/file-kind.ts';
import { plainFileName } from '../../../kernel/file-name.ts';
import { newId, sha256Hex } from '../../../kernel/ids.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { optional, uuid } from '../../../kernel/parse.ts';

const EVIDENCE_KINDS = ['IDENTITY', 'NAME_CHANGE', 'ACHIEVEMENT', 'OTHER'] as const;
const VISIBILITIES = ['PRIVATE', 'ISSUER'] as const;
const SCAN_STATUSES = ['PENDING', 'CLEAN', 'INFECTED'] as const;

export const MAX_FILES = 20;
export const MAX_TOTAL_BYTES = 50 * 1024 * 1024;

export type ScanStatus = (typeof SCAN_STATUSES)[number];

/** A file of a holder, without its bytes. */
export interface Evidence {
  readonly evidenceId: string;
  readonly holderId: string;
  readonly kind: (typeof EVIDENCE_KINDS)[number];
  /** The client's name for it, for showing only. */
  readonly fileName: string;
  readonly mimeType: MediaType;
  readonly size: number;
  /** Of the bytes, in hex. */
  readonly sha256: string;
  readonly scanStatus: ScanStatus;
  readonly visibility: (typeof VISIBILITIES)[number];
  readonly credentialId: string | null;
  readonly requestId: string | null;
  readonly createdAt: Date;
}

const fileName = z
  .string()
  .max(4096, 'use at most 255 characters')
  .transform((given, check) => {
    const plain = plainFileName(given);
    if (plain !== undefined) return plain;
    check.addIssue({
      code: 'custom',
      message: 'give a file name of 1 to 255 characters without control characters',
    });
    return z.NEVER;
  });
const content = z
  .instanceof(Uint8Array, { message: 'give the bytes of the file' })
  .refine((bytes) => bytes.length > 0, 'give a file that is not empty');

export const addInput = z
  .strictObject({
    content,
    fileName,
    kind: z.enum(EVIDENCE_KINDS),
    credentialId: optional(uuid),
    requestId: optional(uuid),
    visibility: optional(z.enum(VISIBILITIES)),
  })
  .refine(({ visibility, credentialId, requestId }) => visibility !== 'ISSUER' || credentialId || requestId, {
    path: ['visibility'],
    message: 'name the credential or the request that the issuer is to see it with',
  });
export const deleteInput = z.strictObject({ evidenceId: uuid });
export const fileInput = z.strictObject({ id: uuid });
export const listInput = z.strictObject(pageInput);
export const checkIdentityInput = z.strictObject({
  credentialId: uuid,
  content,
  fileName: optional(fileName),
});

/** A new record of a file whose bytes were looked at. */
export function newEvidence(
  asked: z.output<typeof addInput>,
  found: { holderId: string; mimeType: MediaType; sha256: string; scanStatus: ScanStatus; at: Date },
): Evidence {
  return {
    evidenceId: newId(),
    holderId: found.holderId,
    kind: asked.kind,
    fileName: asked.fileName,
    mimeType: found.mimeType,
    size: asked.content.length,
    sha256: found.sha256,
    scanStatus: found.scanStatus,
    visibility: asked.visibility ?? 'PRIVATE',
    credentialId: asked.credentialId ?? null,
    requestId: asked.requestId ?? null,
    createdAt: found.at,
  };
}

/** What tells whether a repeated request is the same one; the bytes by their hash. */
export function essenceOf({ content: bytes, ...rest }: z.output<typeof addInput>) {
  return { ...rest, sha256: sha256Hex(bytes) };
}
