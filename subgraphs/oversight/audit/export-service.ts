import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import { instant, optional, parseInput, text } from '../../../kernel/parse.ts';
import type { Ledger } from '../../../store/ledger.ts';
import {
  EXPORT_TYPE,
  type ExportHeader,
  endLine,
  entryLine,
  headerLine,
  isOf,
  statementLine,
} from './export.ts';
import type { PlatformKey } from './platform-key.ts';
import { readStatement } from './statement.ts';
import type { StatementStore } from './statement-model.ts';
import type { trailStore } from './trail-model.ts';

/** Lines of one page at most, and about how many characters they may have together. */
const MAX_LINES = 1000;
const MAX_CHARACTERS = 1_000_000;

/** A part of an exported file; the file is the lines of all its parts, one after the other. */
export interface ExportPage {
  readonly exportId: string;
  readonly lines: readonly string[];
  /** Leads to the next part; null after the last. */
  readonly nextCursor: string | null;
}

const exportInput = z
  .strictObject({
    source: optional(text(80)),
    from: optional(instant),
    to: optional(instant),
    cursor: optional(z.string().max(3000, 'give the cursor of the page before')),
    first: optional(
      z.number().int().min(1, 'ask for at least 1').max(MAX_LINES, `ask for at most ${MAX_LINES}`),
    ),
  })
  .refine(({ from, to }) => !from || !to || from < to, {
    path: ['to'],
    message: 'give an instant later than from',
  })
  .refine(({ cursor, source, from, to }) => !cursor || (!source && !from && !to), {
    path: ['cursor'],
    message: 'leave source, from and to out; the cursor carries them on',
  });

/** Where an export stands; everything that is still to come is decided when it begins. */
const position = z.strictObject({
  id: z.string(),
  by: z.string(),
  /** Numbers of the statements that are still to come: [next, last]. */
  heads: z.tuple([z.number(), z.number()]).nullable(),
  /** Chains that are still to come: [source, entries before the next, last]. */
  chains: z.array(z.tuple([z.string(), z.number(), z.number()])),
  statements: z.number(),
  entries: z.number(),
});

type Position = z.output<typeof position>;
type ExportInput = z.output<typeof exportInput>;

export type ExportService = ReturnType<typeof createExportService>;

/** Hands the trail out as a file that anybody can check without the platform, part by part. */
export function createExportService(deps: {
  store: Pick<Awaited<ReturnType<typeof trailStore>>, 'sources' | 'span' | 'receivedHeads' | 'chain'>;
  statements: Pick<StatementStore, 'walk' | 'span' | 'byNumber'>;
  key: Pick<PlatformKey, 'multikey'>;
  ledger: Ledger;
  cursorKey: Buffer;
  publicUrl: string;
  now: Clock;
}) {
  const { store, statements, key, ledger, publicUrl, now } = deps;
  const cursors = createCursors(deps.cursorKey);

  return {
    /** The next part of an export; without a cursor a new export begins, and its record is kept. Errors: VALIDATION_FAILED, PREFETCH_REFUSED. */
    async page(input: unknown, context: Context): Promise<ExportPage> {
      const caller = permit(context, 'audit.read');
      const given = parseInput(exportInput, input);
      const by = caller.kind === 'admin' ? caller.userId : '';
      const lines: string[] = [];
      let at: Position;
      if (given.cursor === undefined) {
        if (context.isPrefetch)
          throw new AppError(
            'PREFETCH_REFUSED',
            'An export begins when somebody asks for it, not in advance.',
          );
        const header = await headerOf(given);
        lines.push(headerLine(header));
        at = beginning(header, by);
        await ledger.commit(context, {
          writes: [],
          audit: {
            action: 'audit.exported',
            subject: { type: 'AuditTrail', id: at.id },
            newState: given.source ?? 'ALL',
          },
        });
      } else {
        at = cursors.open(given.cursor, by);
      }
      const rest = await fill(lines, at, given.first ?? MAX_LINES);
      return { exportId: at.id, lines, nextCursor: rest ? cursors.make(rest) : null };
    },
  };

  /** Decides what the export holds: the period, and at least everything between its first and its last signed heads. */
  async function headerOf({ source, from, to }: ExportInput): Promise<ExportHeader> {
    const sources = await store.sources();
    const asked = source === undefined ? sources : sources.filter((chain) => isOf(source, chain));
    if (source !== undefined && asked.length === 0)
      throw invalid('source', 'source', `name a chain of this trail: ${sources.join(', ')}`);
    const signed = await statements.span({ from, to });
    const [oldest, newest] = await Promise.all([headsOf(signed?.first), headsOf(signed?.last)]);
    const received = new Map((await store.receivedHeads()).map((head) => [head.source, head.seq]));
    const chains: ExportHeader['chains'] = [];
    for (const name of asked) {
      const within = from || to ? await store.span(name, { from, to }) : undefined;
      const [low, high] = [oldest.get(name) ?? 0, newest.get(name) ?? 0];
      const starts = [...(within ? [within.first] : []), ...(high > low ? [low + 1] : [])];
      const first = from ? Math.min(...starts) : 1;
      const last = Math.max(
        within?.last ?? 0,
        to ? 0 : (received.get(name) ?? 0),
        from && high <= low ? 0 : high,
      );
      if (Number.isFinite(first) && last >= first) chains.push({ source: name, first, last });
    }
    return {
      type: EXPORT_TYPE,
      exportId: newId(),
      platform: publicUrl,
      key: key.multikey,
      exportedAt: now().toISOString(),
      source: source ?? null,
      from: from?.toISOString() ?? null,
      to: to?.toISOString() ?? null,
      statements: signed ?? null,
      chains,
    };
  }

  async function headsOf(number: number | undefined): Promise<ReadonlyMap<string, number>> {
    const found = number === undefined ? undefined : await statements.byNumber(number);
    const said = found && readStatement(found.text);
    return new Map(said?.heads.map(({ source, seq }) => [source, seq]));
  }

  /** Adds lines until the page is full; returns where the next one goes on, undefined at the end of the file. */
  async function fill(lines: string[], from: Position, most: number): Promise<Position | undefined> {
    let at = from;
    let characters = 0;
    const start = lines.length;
    const add = (line: string) => {
      lines.push(line);
      characters += line.length;
    };
    const isFull = () => lines.length - start >= most || characters >= MAX_CHARACTERS;

    if (at.heads) {
      const [first, last] = at.heads;
      for await (const batch of statements.walk({ first, last })) {
        for (const one of batch) {
          if (isFull()) return at;
          add(statementLine(one));
          at = { ...at, heads: [one.number + 1, last], statements: at.statements + 1 };
        }
      }
      at = { ...at, heads: null };
    }
    for (let [chain, ...others] = at.chains; chain; [chain, ...others] = at.chains) {
      const [source, after, last] = chain;
      for await (const batch of store.chain(source, { after, through: last })) {
        for (const entry of batch) {
          if (isFull()) return at;
          add(entryLine(entry));
          at = { ...at, chains: [[source, entry.seq, last], ...others], entries: at.entries + 1 };
        }
      }
      at = { ...at, chains: others };
    }
    if (isFull()) return at;
    add(endLine({ statements: at.statements, entries: at.entries }));
    return undefined;
  }
}

function beginning({ exportId, statements, chains }: ExportHeader, by: string): Position {
  return {
    id: exportId,
    by,
    heads: statements ? [statements.first, statements.last] : null,
    chains: chains.map(({ source, first, last }) => [source, first - 1, last]),
    statements: 0,
    entries: 0,
  };
}

/** Cursors that only this platform makes, each for the administrator who began the export: a page without a record cannot be had. */
function createCursors(key: Buffer) {
  const sealOf = (body: string) => createHmac('sha256', key).update(body).digest();
  return {
    make(at: Position): string {
      const body = Buffer.from(JSON.stringify(at)).toString('base64url');
      return `${body}.${sealOf(body).toString('base64url')}`;
    },
    open(cursor: string, by: string): Position {
      const [body = '', seal = ''] = cursor.split('.');
      const given = Buffer.from(seal, 'base64url');
      const expected = sealOf(body);
      if (given.length === expected.length && timingSafeEqual(given, expected)) {
        const at = position.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
        if (at.success && at.data.by === by) return at.data;
      }
      throw invalid('cursor', 'cursor', 'give the cursor of the page before, as the same administrator');
    },
  };
}
