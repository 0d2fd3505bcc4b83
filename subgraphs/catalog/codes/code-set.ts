import { z } from 'zod';
import { pageInput } from '../../../kernel/paging.ts';
import { instant, optional, text, uuid, webUrl } from '../../../kernel/parse.ts';
import type { Recorded } from '../../../store/record-store.ts';
import { jurisdictionCode, type Texts, texts } from '../parse.ts';

/** A list of codes by one authority. Its codes never change: what changes becomes a new version, and an accepted proposal adds one. */
export interface CodeSet extends Recorded {
  readonly codeSetId: string;
  /** What all its versions are called, such as iso-3166-1. */
  readonly name: string;
  readonly version: string;
  readonly authority: string;
  readonly authorityUrl?: string | undefined;
  /** Where it is used; undefined for everywhere. */
  readonly jurisdictionCode?: string | undefined;
}

/** One code of a set, from an instant to another. A code that was given to something else later has a row for each. */
export interface Code {
  readonly code: string;
  readonly labelI18n: Texts;
  /** The code of the same set that it is a part of. */
  readonly parentCode?: string | undefined;
  readonly validFrom: Date;
  /** The first instant at which it no longer is valid. */
  readonly validTo?: Date | undefined;
}

/** A code as it stood at an instant. */
export interface ResolvedCode {
  readonly codeSet: CodeSet;
  /** Valid at that instant, or else what was valid last before it, or else what became valid first. */
  readonly code: Code;
  readonly isValid: boolean;
}

/** Which codes of a set: those that are valid at an instant. */
export interface CodeFilter {
  readonly at: Date;
  readonly parentCode?: string | undefined;
  /** How the code begins. */
  readonly prefix?: string | undefined;
}

export const MOST_CODES = 5000;

/** Valid at an instant: from `validFrom` on, and before `validTo`. */
export function isValidAt({ validFrom, validTo }: Code, at: Date): boolean {
  const instant = at.getTime();
  return validFrom.getTime() <= instant && (validTo === undefined || validTo.getTime() > instant);
}

const setName = z
  .string()
  .max(100, 'use at most 100 characters')
  .regex(
    /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/,
    'use small letters and digits with - or . between them, such as iso-3166-1',
  )
  // Sets are asked for by either.
  .refine((name) => !uuid.safeParse(name).success, 'use a name that is no id');

const setVersion = z
  .string()
  .max(50, 'use at most 50 characters')
  .regex(/^[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*$/, 'use letters and digits with . _ or - between them');

/** A code as its authority writes it, such as US-CA, 2:1, A+ or <5: no spaces and nothing that is not seen. */
const codeText = text(100)
  .normalize('NFC')
  .regex(/^[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u, 'use no spaces and no hidden characters');

export const newCodeInput = z
  .strictObject({
    code: codeText,
    labelI18n: texts,
    parentCode: optional(codeText),
    validFrom: optional(instant),
    validTo: optional(instant),
  })
  .refine(({ code, parentCode }) => code !== parentCode, {
    path: ['parentCode'],
    message: 'name another code: none is above itself',
  });

export const createCodeSetInput = z.strictObject({
  name: setName,
  version: setVersion,
  authority: text(255),
  authorityUrl: optional(webUrl),
  jurisdictionCode: optional(jurisdictionCode),
  codes: z
    .array(newCodeInput, 'give the codes as a list')
    .min(1, 'give one code at least')
    .max(MOST_CODES, `give at most ${MOST_CODES} codes; put the others into another set`),
});

/** The codes of a set as a whole: what is wrong is named by its place in the list. */
const codeList = z.array(z.custom<Code>()).superRefine((codes, { addIssue }) => {
  for (const { index, member, message } of problemsOf(codes))
    addIssue({ code: 'custom', path: [index, member], message });
});

export const codeListInput = z.strictObject({ codes: codeList });

/** Something that keeps a code out of a list. */
interface CodeProblem {
  /** The place of the code. */
  readonly index: number;
  readonly member: keyof Code;
  readonly message: string;
}

/** What is wrong with the codes of a set as a whole. */
export function problemsOf(codes: readonly Code[]): readonly CodeProblem[] {
  const problems: CodeProblem[] = [];
  const refuse = (index: number, member: keyof Code, message: string) =>
    void problems.push({ index, member, message });
  const rows = new Map<string, Placed[]>();
  for (const [index, row] of codes.entries()) {
    append(rows, row.code, { index, row });
    if (row.validTo !== undefined && row.validTo <= row.validFrom)
      refuse(index, 'validTo', 'end later than validFrom');
  }
  for (const all of rows.values())
    for (const index of overlapping(all))
      refuse(
        index,
        'code',
        'this code stands in the list for a part of this time already; end that one first',
      );
  const inCircles = codesInCircles(rows);
  for (const [index, { code, parentCode }] of codes.entries()) {
    if (parentCode === undefined) continue;
    if (!rows.has(parentCode)) refuse(index, 'parentCode', 'name a code of this list');
    else if (inCircles.has(code)) refuse(index, 'parentCode', 'this leads into a circle of codes');
  }
  return problems;
}

/** A code with its place in the list. */
interface Placed {
  readonly index: number;
  readonly row: Code;
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Of the rows of one code, the places of those that begin before another one has ended; of two the one further down. */
function overlapping(rows: readonly Placed[]): readonly number[] {
  const endOf = ({ validTo }: Code) => validTo?.getTime() ?? Number.POSITIVE_INFINITY;
  const inTime = rows.toSorted((one, other) => one.row.validFrom.getTime() - other.row.validFrom.getTime());
  const places: number[] = [];
  let last: Placed | undefined;
  for (const placed of inTime) {
    if (last && endOf(last.row) > placed.row.validFrom.getTime())
      places.push(Math.max(last.index, placed.index));
    if (!last || endOf(placed.row) > endOf(last.row)) last = placed;
  }
  return places;
}

/** Codes from which the ways up do not end: what is left when those without a parent are taken away again and again. */
function codesInCircles(rows: ReadonlyMap<string, readonly Placed[]>): ReadonlySet<string> {
  const left = new Map<string, number>();
  const parts = new Map<string, string[]>();
  for (const [code, all] of rows) {
    const parents = new Set(all.flatMap(({ row }) => row.parentCode ?? []).filter((one) => rows.has(one)));
    left.set(code, parents.size);
    for (const parent of parents) append(parts, parent, code);
  }
  const free = [...left].flatMap(([code, parents]) => (parents === 0 ? [code] : []));
  for (const code of free) {
    left.delete(code);
    for (const part of parts.get(code) ?? []) {
      const parents = (left.get(part) ?? 0) - 1;
      left.set(part, parents);
      if (parents === 0) free.push(part);
    }
  }
  return new Set(left.keys());
}

/** A set by its id, or by its name for the newest version. */
const whichSet = text(100).toLowerCase();

export const listCodeSetsInput = z.strictObject({
  filter: optional(z.strictObject({ jurisdictionCode: optional(jurisdictionCode), name: optional(setName) })),
  ...pageInput,
});

export const listCodesInput = z.strictObject({
  codeSet: whichSet,
  at: optional(instant),
  parentCode: optional(codeText),
  q: optional(codeText),
  ...pageInput,
});

export const resolveCodeInput = z.strictObject({ codeSet: whichSet, code: codeText, at: optional(instant) });

/** The order of lists: by name, then by version. */
export function byNameAndVersion(one: CodeSet, other: CodeSet): number {
  return compared(one.name, other.name) || compared(one.version, other.version);
}

// Both are ASCII, which every store orders alike.
function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
