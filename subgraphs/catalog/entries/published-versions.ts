import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import type { Context } from '../../../kernel/context.ts';
import { permit } from '../../../kernel/identity.ts';
import { parseInput, uuid } from '../../../kernel/parse.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { type EntryVersion, hashOf } from './version.ts';

/** A version that was published, with the hash that was recorded then and the one that its record has now. */
export interface PublishedVersion {
  readonly entryVersionId: string;
  readonly entryId: string;
  readonly version: number;
  readonly status: string;
  /** Absent where it was taken away. */
  readonly contentHash?: string | undefined;
  /** Absent where the record cannot be read any more. */
  readonly actualHash?: string | undefined;
}

export interface PublishedVersionPage {
  readonly versions: readonly PublishedVersion[];
  /** The last id that was looked at. */
  readonly after: string;
  readonly isEnd: boolean;
}

/** The published versions as they are stored, for the unit that scans their integrity. */
export interface PublishedVersionReader {
  /** Looks through up to `limit` versions after an id, in the order of their ids; drafts are left out. */
  page(input: unknown, context: Context): Promise<PublishedVersionPage>;
}

// A version may have a megabyte.
const MOST_ROWS = 50;
/** Hashed without a break, so that requests hardly wait. */
const AT_ONCE = 10;
const BY_ID = { _id: 1 } as const;

const pageSchema = z.strictObject({
  after: uuid.or(z.literal('')),
  limit: z.number().int().min(1).max(MOST_ROWS, `ask for at most ${MOST_ROWS}`),
});

export function createPublishedVersionReader({
  versions,
}: {
  versions: Pick<RecordStore<EntryVersion>, 'list'>;
}): PublishedVersionReader {
  return {
    async page(input, context) {
      permit(context, 'integrity.page');
      const { after, limit } = parseInput(pageSchema, input);
      const behind = after === '' ? {} : { behind: [after] };
      const rows = await versions.list({}, BY_ID, { skip: 0, limit, ...behind });
      const published: PublishedVersion[] = [];
      for (const [place, row] of rows.entries()) {
        if (place % AT_ONCE === AT_ONCE - 1) await nextTurn();
        if (wasPublished(row)) published.push(hashesOf(row));
      }
      return {
        versions: published,
        after: rows.at(-1)?.entryVersionId ?? after,
        isEnd: rows.length < limit,
      };
    },
  };
}

/** By any trace of it: who changes a record may take some of them away. */
function wasPublished({ status, publishedAt, contentHash }: EntryVersion): boolean {
  const isDraft = status === 'DRAFT' || status === 'IN_REVIEW';
  return !isDraft || publishedAt !== undefined || contentHash !== undefined;
}

function hashesOf(row: EntryVersion): PublishedVersion {
  const { entryVersionId, entryId, version, status, contentHash } = row;
  const named = { entryVersionId, entryId: String(entryId), version: Number(version) || 0 };
  return {
    ...named,
    status: String(status),
    contentHash: contentHash === undefined ? undefined : String(contentHash),
    actualHash: readableHash(row),
  };
}

// What was changed behind the platform's back may have values of any type.
function readableHash(row: EntryVersion): string | undefined {
  try {
    return hashOf(row);
  } catch {
    return undefined;
  }
}
