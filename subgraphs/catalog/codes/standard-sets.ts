import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { derivedId } from '../../../kernel/ids.ts';
import { boundedTotal, type PageWindow } from '../../../kernel/paging.ts';
import { instant } from '../../../kernel/parse.ts';
import type { CodeBook } from './code-book.ts';
import { byNameAndVersion, type Code, type CodeFilter, type CodeSet, isValidAt } from './code-set.ts';

/**
 * The code sets that come with the platform, as files beside the code. They are never stored: nobody changes a code set, so what is
 * read from a file is the same in every process, and a new edition of a standard is a new version in its file beside the one before.
 */
export interface StandardSets extends CodeBook {
  /** By name, then by version. */
  all(): Promise<readonly CodeSet[]>;
}

const FILES = [
  'avetmiss-outcome',
  'grade-scales',
  'isced-f',
  'iso-3166-1',
  'iso-3166-2',
  'iso-639-1',
  'iso-639-3',
  'open-badges',
] as const;

const standardSets = z.array(
  z.strictObject({
    name: z.string(),
    version: z.string(),
    authority: z.string(),
    authorityUrl: z.string(),
    jurisdictionCode: z.string().optional(),
    /** Where the codes are taken from. */
    source: z.string(),
    /** When they were taken from there. */
    recordedAt: instant,
    /** What holds for every code that says nothing else. */
    validFrom: instant,
    codes: z.array(
      z.strictObject({
        code: z.string(),
        labelI18n: z.record(z.string(), z.string()),
        parentCode: z.string().optional(),
        validFrom: instant.optional(),
        validTo: instant.optional(),
      }),
    ),
  }),
);

interface StandardSet {
  readonly codeSet: CodeSet;
  /** By code, then by when it became valid. */
  readonly codes: readonly Code[];
}

/** Reads the standard code sets when they are first asked for. */
export function createStandardSets(): StandardSets {
  let reading: Promise<readonly StandardSet[]> | undefined;
  const sets = () => {
    reading ??= readSets();
    return reading;
  };
  const codesOf = async (codeSetId: string) =>
    (await sets()).find(({ codeSet }) => codeSet.codeSetId === codeSetId)?.codes ?? [];

  return {
    all: async () => (await sets()).map(({ codeSet }) => codeSet),

    async list(codeSetId, filter, { skip, limit, behind }) {
      const matching = (await codesOf(codeSetId)).filter(matches(filter));
      if (!behind) return matching.slice(skip, skip + limit);
      const last = String(behind[0]);
      return matching.filter(({ code }) => code > last).slice(0, limit);
    },

    count: async (codeSetId, filter) =>
      boundedTotal((await codesOf(codeSetId)).filter(matches(filter)).length),

    async nearest(codeSetId, code, at) {
      const rows = (await codesOf(codeSetId)).filter((row) => row.code === code);
      return rows.findLast(({ validFrom }) => validFrom <= at) ?? rows[0];
    },
  };
}

function matches({ at, parentCode, prefix = '' }: CodeFilter): (code: Code) => boolean {
  return (code) =>
    code.code.startsWith(prefix) &&
    (parentCode === undefined || code.parentCode === parentCode) &&
    isValidAt(code, at);
}

async function readSets(): Promise<readonly StandardSet[]> {
  const read = await Promise.all(
    FILES.map(async (file) => {
      const content = await readFile(new URL(`./seeds/${file}.json`, import.meta.url), 'utf8');
      return standardSets.parse(JSON.parse(content)).map(standardSet);
    }),
  );
  return read.flat().sort((one, other) => byNameAndVersion(one.codeSet, other.codeSet));
}

function standardSet(given: z.output<typeof standardSets>[number]): StandardSet {
  const { source: _, recordedAt, validFrom, codes, ...codeSet } = given;
  return {
    codeSet: {
      ...codeSet,
      codeSetId: derivedId('standard code set', codeSet.name, codeSet.version),
      createdAt: recordedAt,
      updatedAt: recordedAt,
      createdBy: null,
      rowVersion: 1,
    },
    codes: codes.map((code) => ({ ...code, validFrom: code.validFrom ?? validFrom })),
  };
}
