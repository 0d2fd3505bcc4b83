import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { type CredentialsRoom, HOLDER_DID, issuerContext, type TestIssuer } from '../testing.ts';
import type { BulkJob } from './bulk-job.ts';

const PIECE = 4 * 1024 * 1024;

interface Sent {
  readonly templateId: string;
  readonly fileName?: string;
  readonly uploadId?: string;
  readonly holderKey?: string;
  readonly onError?: string;
}

/** Sends a file as the edge does. */
export async function send(
  room: CredentialsRoom,
  issuer: TestIssuer,
  bytes: Buffer | string,
  given: Sent,
  context: Context = issuerContext(issuer),
): Promise<BulkJob> {
  const whole = Buffer.from(bytes);
  const fields = { uploadId: newId(), fileName: 'class.csv', ...given };
  for (let offset = 0; ; offset += PIECE) {
    const content = whole.subarray(offset, offset + PIECE);
    const isLast = offset + PIECE >= whole.length;
    const made = await room.bulk.service.receive({ ...fields, offset, isLast, content }, context);
    if (made) return made;
  }
}

/** A file of degrees; a row without a degree is invalid, since the template asks for one. */
export function degrees(rows: readonly (readonly [name: string, degree?: string, did?: string])[]): string {
  const lines = rows.map(([name, degree = 'BSc', did = HOLDER_DID]) => `${did},"${name}","${degree}"`);
  return `holder_did,name,Degree\n${lines.join('\n')}\n`;
}

/** The same of so many people. */
export const aClass = (size: number) =>
  degrees(Array.from({ length: size }, (_, at) => [`Person ${at}`] as const));

/** Sends a file and has it validated. */
export async function validated(
  room: CredentialsRoom,
  issuer: TestIssuer,
  bytes: Buffer | string,
  given: Sent,
): Promise<BulkJob> {
  const { jobId } = await send(room, issuer, bytes, given);
  await room.bulk.service.validate({ jobId }, issuerContext(issuer));
  await room.bulk.worker.settle();
  return room.bulk.service.byId({ jobId }, issuerContext(issuer));
}
