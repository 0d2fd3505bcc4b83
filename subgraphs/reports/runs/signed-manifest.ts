import { z } from 'zod';
import { tryDecodeBase64 } from '../../../kernel/crypto/base64.ts';
import { canonicalize, type JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import { verify } from '../../../kernel/crypto/ed25519.ts';
import { publicKeyFromMultikey } from '../../../kernel/crypto/multikey.ts';
import { parseStrictJson } from '../../../kernel/crypto/strict-json.ts';
import { sha256Hex } from '../../../kernel/ids.ts';
import type { ReportFile, ReportRun } from './run.ts';

/** Keeps a signature over a manifest from ever being one over something else. */
export const MANIFEST_TYPE = 'testamur/report-manifest/v1';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const whole = z.number().int().min(0);
const instant = z.iso.datetime({ precision: 3 });
const name = z.string().min(1);
const file = z.strictObject({ name, media_type: name, size: whole, sha256: hash });

const manifest = z.strictObject({
  type: z.literal(MANIFEST_TYPE),
  platform: name,
  key: name,
  report_id: name,
  kind: name,
  format: name,
  organization: z.strictObject({ type: name, did: name, name }).nullable(),
  scheme: z
    .strictObject({ code: name, version: name, map_version: whole, definition_sha256: hash })
    .nullable(),
  period: z.strictObject({ from: z.string().nullable(), to: z.string().nullable() }),
  filters: z.record(z.string(), z.string()),
  file,
  errors_file: file.nullable(),
  counts: z.strictObject({
    source: whole,
    left_out: whole,
    rows: whole,
    failed_rows: whole,
    errors: whole,
  }),
  requested_at: instant,
  started_at: instant,
  finished_at: instant,
  covered_to: instant,
});

/** What the platform states of the file of a report. */
export type ReportManifest = z.output<typeof manifest>;

/** A manifest as it is handed out. */
export interface SignedManifest {
  readonly type: string;
  /** The canonical JSON of the manifest (RFC 8785); its UTF-8 bytes are what is signed. */
  readonly statement: string;
  /** Ed25519 (RFC 8032) over those bytes, base64. */
  readonly signature: string;
  /** The platform's public key, as Multikey text. */
  readonly key: string;
}

/** What is stated of a run that has ended, without the type. */
export function manifestOf(
  run: ReportRun,
  given: {
    platform: string;
    key: string;
    file: ReportFile;
    errorsFile: ReportFile | undefined;
    startedAt: Date;
    endedAt: Date;
    coveredTo: Date;
  },
): JsonObject {
  const { organization, scheme, filters } = run;
  return {
    platform: given.platform,
    key: given.key,
    report_id: run.reportId,
    kind: run.kind,
    format: run.format,
    organization: organization
      ? { type: organization.type, did: organization.did, name: organization.name }
      : null,
    scheme: scheme
      ? {
          code: scheme.schemeCode,
          version: scheme.version,
          map_version: scheme.mapVersion,
          definition_sha256: sha256Hex(canonicalize({ fields: scheme.fields, field_maps: scheme.fieldMaps })),
        }
      : null,
    period: { from: run.periodFrom ?? null, to: run.periodTo ?? null },
    filters: Object.fromEntries(
      Object.entries(filters).flatMap(([name, value]) =>
        value === undefined ? [] : [[snakeOf(name), value]],
      ),
    ),
    file: stated(given.file),
    errors_file: given.errorsFile ? stated(given.errorsFile) : null,
    counts: {
      source: run.sourceCount,
      left_out: run.leftOutCount,
      rows: run.rowCount,
      failed_rows: run.failedRowCount,
      errors: run.errorCount,
    },
    requested_at: run.orderedAt.toISOString(),
    started_at: given.startedAt.toISOString(),
    finished_at: given.endedAt.toISOString(),
    covered_to: given.coveredTo.toISOString(),
  };
}

/** As REST names it, where most of those who check a manifest have ordered it. */
function snakeOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function stated({ fileName, mediaType, size, sha256 }: ReportFile) {
  return { name: fileName, media_type: mediaType, size, sha256 };
}

const signed = z.object({
  type: z.literal(MANIFEST_TYPE),
  statement: z.string(),
  signature: z.string(),
  key: z.string(),
});

/** What is wrong with a manifest or its file. */
export type ManifestFault =
  | 'UNREADABLE'
  | 'SIGNATURE_INVALID'
  | 'KEY_UNEXPECTED'
  | 'COUNTS_UNEVEN'
  | 'SIZE_DIFFERS'
  | 'HASH_DIFFERS';

export interface ManifestCheck {
  readonly faults: readonly ManifestFault[];
  readonly manifest: ReportManifest | undefined;
}

/**
 * Checks a signed manifest, and a file against it, with nothing but these and, better, the platform's public key (Multikey text)
 * from elsewhere. Either of the two files of a report may be given.
 */
export function checkManifest(
  bytes: Uint8Array,
  found: { readonly size: number; readonly sha256: string },
  expectedKey?: string,
): ManifestCheck {
  const read = signed.safeParse(parsed(bytes));
  const said = read.success ? manifest.safeParse(parsed(Buffer.from(read.data.statement))) : undefined;
  if (!read.success || !said?.success) return { faults: ['UNREADABLE'], manifest: undefined };
  const faults: ManifestFault[] = [];
  const { statement, signature, key } = read.data;
  const publicKey = publicKeyFromMultikey(expectedKey ?? key);
  const signatureBytes = tryDecodeBase64(signature);
  if (!publicKey || !signatureBytes || !verify(publicKey, Buffer.from(statement), signatureBytes))
    faults.push('SIGNATURE_INVALID');
  if (said.data.key !== (expectedKey ?? key)) faults.push('KEY_UNEXPECTED');
  const { source, left_out: leftOut, rows, failed_rows: failed } = said.data.counts;
  if (source !== leftOut + rows + failed) faults.push('COUNTS_UNEVEN');
  const { file: whole, errors_file: errors } = said.data;
  const meant = errors?.sha256 === found.sha256 ? errors : whole;
  if (meant.size !== found.size) faults.push('SIZE_DIFFERS');
  if (meant.sha256 !== found.sha256) faults.push('HASH_DIFFERS');
  return { faults, manifest: said.data };
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return parseStrictJson(bytes);
  } catch {
    return undefined;
  }
}
