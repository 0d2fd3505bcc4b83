import { type Connection, trusted } from 'mongoose';
import { z } from 'zod';
import { invalid } from '../../../kernel/errors.ts';
import { entryFrom } from '../../../store/audit-list.ts';
import type { StoredEntry } from '../../../store/ledger-model.ts';
import { behindRow } from '../../../store/seek.ts';
import type { OversightNear } from '../ports.ts';

/** The order of the lists, read from their end: the same indexes hold it. */
const OLDEST_FIRST = { occurredAt: 1, seq: 1, source: -1 } as const;

const place = z.tuple([z.number(), z.number(), z.string().max(80)]);

/** The trail as reports read it: in the order of time, without passing over anything twice. */
export function createTrailRows(connection: Connection): OversightNear['trailRows'] {
  return {
    async page({ orgId, from, to, action, status, after, limit }) {
      const Trail = connection.model<StoredEntry>('TrailEntry');
      const within =
        from || to ? trusted({ ...(from && { $gte: from }), ...(to && { $lt: to }) }) : undefined;
      const where = {
        ...(orgId === undefined ? {} : { 'org.id': orgId }),
        ...(within && { occurredAt: within }),
      };
      const rest = after === undefined ? undefined : behindRow(OLDEST_FIRST, placeIn(after));
      const rows = await Trail.find(rest ? { $and: [where, rest] } : where)
        .sort(OLDEST_FIRST)
        .limit(limit)
        .lean<StoredEntry[]>();
      const last = rows.at(-1);
      return {
        rows: rows
          .filter((row) => (!action || row.action === action) && (!status || row.status === status))
          .map(entryFrom),
        next: last && rows.length === limit ? cursorOf(last) : undefined,
      };
    },
  };
}

function cursorOf({ occurredAt, seq, source }: StoredEntry): string {
  return JSON.stringify([occurredAt.getTime(), seq, source]);
}

function placeIn(cursor: string): z.output<typeof place> {
  try {
    return place.parse(JSON.parse(cursor));
  } catch {
    throw invalid('after', 'cursor', 'give the `next` of the page before');
  }
}
