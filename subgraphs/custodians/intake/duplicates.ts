import { trusted } from 'mongoose';
import { grouped } from '../../../kernel/grouped.ts';
import { sha256Hex } from '../../../kernel/ids.ts';
import { plainNameOf } from '../../../kernel/name-search.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { SourceOrg } from './intake-batch.ts';
import { BY_ROW } from './intake-models.ts';
import { type NormalizedRecord, nameOf, type StoredRecord } from './intake-record.ts';
import { plainName } from './targets.ts';

// Most keys stand for one record.
const RECORDS_A_KEY = 4;

/**
 * The same for records of one person (whatever the order, the case and the accents of the name), source, entry and day; undefined
 * where the day or the name is not known. Two employees are the same when their references are.
 */
export function dedupKeyOf(normalized: NormalizedRecord, source: SourceOrg): string | undefined {
  const { awardDate, entryCode, entryVersionId, credentialType, employeeRef } = normalized;
  const org = source.issuerDid ?? plainName(source.name);
  if (employeeRef !== undefined) return sha256Hex(JSON.stringify(['employee', org, employeeRef]));
  const name = plainNameOf(withoutLookalikes(nameOf(normalized) ?? ''));
  if (awardDate === undefined || name === '') return undefined;
  const what = entryCode ?? entryVersionId ?? credentialType ?? '';
  return sha256Hex(JSON.stringify(['award', org, name, plainName(what), awardDate]));
}

// Cyrillic and Greek small letters that look like these Latin ones, or whose capitals do (UTS #39).
const LOOKALIKES = new Map(
  Object.entries({
    a: 'аα',
    b: 'вβ',
    c: 'с',
    d: 'ԁ',
    e: 'еε',
    h: 'нһη',
    i: 'іι',
    j: 'ј',
    k: 'кκ',
    m: 'мμ',
    o: 'оο',
    p: 'рρ',
    s: 'ѕ',
    t: 'тτ',
    v: 'ν',
    x: 'хχ',
    y: 'уυ',
  }).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

/** A name in whose words letters of other alphabets do not pass for Latin ones. */
function withoutLookalikes(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\p{L}\p{M}]+/gu, (word) =>
      /\p{Script=Latin}/u.test(word)
        ? word.replace(
            /[\p{Script=Cyrillic}\p{Script=Greek}]/gu,
            (letter) => LOOKALIKES.get(letter) ?? letter,
          )
        : word,
    );
}

type Suspect = Pick<StoredRecord, 'recordId' | 'intakeId' | 'rowNumber' | 'dedupKey'>;

/** Which of the records of a custodian say again what an earlier one says, in a question for all of them: the id of that one, by theirs. */
export async function duplicatesAmong(
  records: Pick<RecordStore<StoredRecord>, 'list'>,
  custodianId: string,
  suspects: readonly Suspect[],
): Promise<ReadonlyMap<string, string>> {
  const keys = [...new Set(suspects.flatMap(({ dedupKey }) => dedupKey ?? []))];
  if (keys.length === 0) return new Map();
  const limit = keys.length * RECORDS_A_KEY;
  // What was rejected is no original, and must not stand before one.
  const status = trusted({ $ne: 'REJECTED' });
  const where = { custodianId, dedupKey: trusted({ $in: keys }), status };
  const found = await records.list(where, {}, { skip: 0, limit });
  const first = new Map(grouped([...found].sort(byRow), ({ dedupKey }) => dedupKey ?? ''));
  // Where one key has many, those of the others were left off.
  if (found.length === limit)
    for (const dedupKey of keys)
      first.set(
        dedupKey,
        await records.list({ custodianId, dedupKey, status }, BY_ROW, { skip: 0, limit: RECORDS_A_KEY }),
      );
  const duplicates = new Map<string, string>();
  const seen = new Map<string, string>();
  for (const { recordId, intakeId, rowNumber, dedupKey } of suspects) {
    if (dedupKey === undefined) continue;
    // Of its own file, those above it: the others were read by a validation before.
    const earlier = first
      .get(dedupKey)
      ?.find(
        (one) =>
          one.recordId !== recordId &&
          one.duplicateOf !== recordId &&
          (one.intakeId !== intakeId || one.rowNumber < rowNumber),
      );
    const original = earlier?.recordId ?? seen.get(dedupKey);
    if (original !== undefined) duplicates.set(recordId, original);
    else seen.set(dedupKey, recordId);
  }
  return duplicates;
}

function byRow(one: StoredRecord, other: StoredRecord): number {
  return one.receivedAt.getTime() - other.receivedAt.getTime() || one.rowNumber - other.rowNumber;
}
