import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { derivedId } from '../../../kernel/ids.ts';
import { boundedTotal } from '../../../kernel/paging.ts';
import { instant } from '../../../kernel/parse.ts';
import type { CodeBook } from './code-book.ts';
import { byNameAndVersion, type Code, type CodeFilter, type CodeSet, isValidAt } from './code-set.ts';

/**
 * The code sets that come with the platform, as files beside the code: `sets.json`, and the codes of each in a file of its name and
 * version. They are never stored: nobody changes a code set, so every process reads the same. A new edition of a standard is a new
 * version with a file of its own; the one before stays for old records.
 */
export interface StandardSets extends CodeBook {
  /** By name, then by version. */
  all(): Promise<readonly CodeSet[]>;
}

const setsFile = z.array(
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
  }),
);

const codesFile = z.array(
  z.strictObject({
    code: z.string(),
    labelI18n: z.record(z.string(), z.string()),
    parentCode: z.string().optional(),
    validFrom: instant.optional(),
    validTo: instant.optional(),
  }),
);

interface StandardSet {
  readonly codeSet: CodeSet;
  /** By code, then by when it became valid. */
  readonly codes: () => Promise<readonly Code[]>;
}

/** Reads each file when it is first asked for. */
export function createStandardSets(): StandardSets {
  const sets = lazily(readSets);
  const codesOf = async (codeSetId: string) => {
    const found = (await sets()).find(({ codeSet }) => codeSet.codeSetId === codeSetId);
    return found?.codes() ?? [];
  };

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
  const read = await readSeeds('sets', setsFile);
  return read
    .map(({ source: _, recordedAt, validFrom, ...given }) => ({
      codeSet: {
        ...given,
        codeSetId: derivedId('standard code set', given.name, given.version),
        createdAt: recordedAt,
        updatedAt: recordedAt,
        createdBy: null,
        rowVersion: 1,
      },
      codes: lazily(async () => {
        const codes = await readSeeds(`${given.name}.${given.version}`, codesFile);
        return codes.map((code) => ({ ...code, validFrom: code.validFrom ?? validFrom }));
      }),
    }))
    .sort((one, other) => byNameAndVersion(one.codeSet, other.codeSet));
}

async function readSeeds<S extends z.ZodType>(file: string, schema: S): Promise<z.output<S>> {
  return schema.parse(JSON.parse(await readFile(new URL(`./seeds/${file}.json`, import.meta.url), 'utf8')));
}

/** Reads when it is first asked for; a failure is not kept. */
function lazily<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
}
