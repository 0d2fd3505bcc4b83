import { newId } from '../../../kernel/ids.ts';
import { as, type CustodiansWorld } from '../testing.ts';
import type { IntakeBatch, MappedColumn } from './intake-batch.ts';

const PIECE = 4 * 1024 * 1024;

interface Sent {
  readonly did?: string;
  readonly person?: string;
  readonly uploadId?: string;
  readonly fileName?: string;
  readonly recordKind?: string;
  readonly sourceOrgName?: string;
  readonly sourceOrgIssuerDid?: string;
}

/** Whoever sends files in tests; the others review. */
export const uploader = (given: Pick<Sent, 'did' | 'person'> = {}) =>
  as.custodian('Reviewer', { person: 'uploader', ...given });

/** Sends a file as the edge does. */
export async function send(
  world: CustodiansWorld,
  bytes: Buffer | string,
  { did, person, ...given }: Sent = {},
): Promise<IntakeBatch> {
  const whole = Buffer.from(bytes);
  const fields = {
    uploadId: newId(),
    fileName: 'records.csv',
    recordKind: 'CREDENTIAL',
    sourceOrgName: 'Old College',
    ...given,
  };
  for (let offset = 0; ; offset += PIECE) {
    const content = whole.subarray(offset, offset + PIECE);
    const isLast = offset + PIECE >= whole.length;
    const context = uploader({ ...(did && { did }), ...(person && { person }) });
    const made = await world.service.intake.receive({ ...fields, offset, isLast, content }, context);
    if (made) return made;
  }
}

/** Sends a file, maps its columns as its headers suggest unless told, and has it read. */
export async function taken(
  world: CustodiansWorld,
  bytes: Buffer | string,
  { mapping, ...given }: Sent & { readonly mapping?: readonly MappedColumn[] } = {},
): Promise<IntakeBatch> {
  const { intakeId, recordKind, headers } = await send(world, bytes, given);
  const { suggestedMapping } = await import('./targets.ts');
  const context = uploader(given.did ? { did: given.did } : {});
  const { intake } = world.service;
  await intake.map({ intakeId, mapping: mapping ?? suggestedMapping(recordKind, headers) }, context);
  await intake.validate({ intakeId }, context);
  await world.custodians.intake.worker.settle();
  return intake.byId({ intakeId }, context);
}

/** A file of awards: a name, a type and a day for each row. */
export function awards(rows: readonly (readonly [name: string, type?: string, day?: string])[]): string {
  const lines = rows.map(([name, type = 'Diploma', day = '1999-06-30']) => `"${name}","${type}","${day}"`);
  return `Name,Credential Type,Award Date\n${lines.join('\n')}\n`;
}

/** The records of a batch, row by row. */
export async function recordsOf(world: CustodiansWorld, intakeId: string, did?: string) {
  const context = uploader(did ? { did } : {});
  const { items } = await world.service.review.list({ filter: { intakeId }, first: 100 }, context);
  return items;
}
