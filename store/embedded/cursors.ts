import { randomInt } from 'node:crypto';
import type { AppError } from '../../kernel/errors.ts';
import { payReply, startMeter } from '../../kernel/work.ts';
import { type Doc, Long } from './bson.ts';
import { Failure } from './failure.ts';
import { Batch } from './reply.ts';

/** BSON bytes of documents that arrive over several replies; `undefined` is a pause for the event loop. */
export type DocumentStream = Iterator<Buffer | undefined, void, undefined>;

interface OpenCursor {
  readonly namespace: string;
  readonly stream: DocumentStream;
  readonly close: () => void;
  /** It still holds a snapshot of its own. */
  readonly isPinned: () => boolean;
  /** Documents taken from the stream that did not fit into a reply. */
  readonly ahead: Buffer[];
  used: number;
  busy: boolean;
  readonly of: CursorOwner;
}

/** Whose a cursor is: getMore must come from the same session and transaction. */
export interface CursorOwner {
  readonly session: string | undefined;
  /** The transaction that the cursor dies with. */
  readonly transaction: unknown;
}

interface CursorsOptions {
  readonly now: () => Date;
  /** Milliseconds after which an unused cursor is closed. */
  readonly idleTimeout: number;
  readonly maxOpen: number;
}

const FIRST_BATCH = 101;
const REPLY_BYTES = 12 * 1024 * 1024;
/** Results up to this many documents are kept in memory, so that most cursors pin no snapshot. */
const KEEP = 1000;
const KEEP_BYTES = 1024 * 1024;
const SLICE_MS = 8;
const PAID_AT_ONCE = 256 * 1024;

/** Takes from a stream and lets the event loop breathe every few milliseconds. */
export async function take(
  stream: DocumentStream,
  count: number,
  deadline: number,
  maxBytes = REPLY_BYTES,
): Promise<{ documents: Buffer[]; done: boolean }> {
  const documents: Buffer[] = [];
  let bytes = 0;
  let paid = 0;
  let since = performance.now();
  const meter = startMeter();
  const end = (done: boolean) => {
    meter?.pay();
    if (meter) payReply(bytes - paid);
    return { documents, done };
  };
  refuse(meter?.refusal);
  while (documents.length < count && bytes < maxBytes) {
    const next = stream.next();
    if (next.done) return end(true);
    if (next.value !== undefined) {
      documents.push(next.value);
      bytes += next.value.length;
      if (meter && bytes - paid > PAID_AT_ONCE) {
        payReply(bytes - paid);
        paid = bytes;
        refuse(meter.refusal);
      }
    }
    const now = performance.now();
    if (now > deadline) throw new Failure(50, 'operation exceeded time limit');
    if (now - since > SLICE_MS) {
      refuse(meter?.pay());
      await new Promise(setImmediate);
      since = performance.now();
      meter?.restart();
    }
  }
  return end(false);
}

function refuse(refusal: AppError | undefined): void {
  if (refusal) throw new Failure(50, refusal.message);
}

/** The open cursors of all clients. */
export function createCursors({ now, idleTimeout, maxOpen }: CursorsOptions) {
  const open = new Map<string, OpenCursor>();

  const drop = (id: string): boolean => {
    const cursor = open.get(id);
    if (cursor === undefined) return false;
    open.delete(id);
    cursor.close();
    return true;
  };

  const cursors = {
    /** The first reply of a find or an aggregation. */
    async first(
      namespace: string,
      stream: DocumentStream,
      close: () => void,
      options: { batchSize: number | undefined; single: boolean; deadline: number; of: CursorOwner },
    ): Promise<Doc> {
      let pinned = true;
      const finish = (): void => {
        if (pinned) close();
        pinned = false;
      };
      try {
        const size = options.batchSize ?? FIRST_BATCH;
        const { documents, done } = await take(stream, Math.max(size, 0), options.deadline);
        const rest =
          done || options.single ? undefined : await take(stream, KEEP, options.deadline, KEEP_BYTES);
        if (done || rest === undefined || (rest.done && rest.documents.length === 0)) {
          finish();
          return { cursor: { id: Long.ZERO, ns: namespace, firstBatch: new Batch(documents) } };
        }
        if (rest.done) finish();
        if (open.size >= maxOpen) cursors.sweep();
        if (open.size >= maxOpen)
          throw new Failure(146, `More than ${maxOpen} cursors are open; close some and try again.`);
        const id = newId(open);
        open.set(id, {
          namespace,
          stream,
          close: finish,
          isPinned: () => pinned && options.of.transaction === undefined,
          ahead: rest.documents,
          used: now().getTime(),
          busy: false,
          of: options.of,
        });
        return { cursor: { id: Long.fromString(id), ns: namespace, firstBatch: new Batch(documents) } };
      } catch (error) {
        finish();
        throw error;
      }
    },
    async more(
      id: string,
      collection: string,
      batchSize: number | undefined,
      deadline: number,
      by: CursorOwner,
    ): Promise<Doc> {
      const cursor = open.get(id);
      if (cursor === undefined || !cursor.namespace.endsWith(`.${collection}`))
        throw new Failure(43, `cursor id ${id} not found`);
      refuseOthers(id, cursor.of, by);
      if (cursor.busy) throw new Failure(20, `cursor id ${id} is already in use`);
      cursor.busy = true;
      try {
        const size = batchSize === undefined || batchSize === 0 ? KEEP : batchSize;
        const ready = cursor.ahead.splice(0, size);
        const missing = size - ready.length;
        const { documents, done } =
          missing > 0 ? await take(cursor.stream, missing, deadline) : { documents: [], done: false };
        if (done) drop(id);
        return {
          cursor: {
            id: done ? Long.ZERO : Long.fromString(id),
            ns: cursor.namespace,
            nextBatch: new Batch([...ready, ...documents]),
          },
        };
      } catch (error) {
        drop(id);
        throw error;
      } finally {
        cursor.busy = false;
        cursor.used = now().getTime();
      }
    },
    kill(ids: readonly string[]): { killed: string[]; missing: string[] } {
      const killed = ids.filter(drop);
      return { killed, missing: ids.filter((id) => !killed.includes(id)) };
    },
    /** Closes the cursors of a transaction that ended. */
    killOwned(owner: unknown): void {
      for (const [id, cursor] of open) if (cursor.of.transaction === owner) drop(id);
    },
    /** Closes the oldest cursor that pins a snapshot and is not being read; false when there is none. */
    killOldest(): boolean {
      const [oldest] = [...open].find(([, cursor]) => !cursor.busy && cursor.isPinned()) ?? [];
      return oldest !== undefined && drop(oldest);
    },
    sweep(): void {
      const before = now().getTime() - idleTimeout;
      for (const [id, cursor] of open) if (!cursor.busy && cursor.used < before) drop(id);
    },
    close(): void {
      for (const id of [...open.keys()]) drop(id);
    },
  };
  return cursors;
}

export type Cursors = ReturnType<typeof createCursors>;

// mongodb/src/mongo/db/commands/getmore_cmd.cpp: validateLSID, validateTxnNumber
function refuseOthers(id: string, of: CursorOwner, by: CursorOwner): void {
  const refuse = (code: number, created: string, asked: string): never => {
    throw new Failure(code, `Cannot run getMore on cursor ${id}, which was ${created}, ${asked}`);
  };
  if (of.session === undefined && by.session !== undefined)
    refuse(50736, 'not created in a session', 'in a session');
  if (of.session !== undefined && by.session === undefined)
    refuse(50737, 'created in a session', 'without an lsid');
  if (of.session !== by.session) refuse(50738, 'created in a session', 'in another session');
  if (of.transaction === undefined && by.transaction !== undefined)
    refuse(50739, 'not created in a transaction', 'in a transaction');
  if (of.transaction !== undefined && by.transaction === undefined)
    refuse(50740, 'created in a transaction', 'without a txnNumber');
  if (of.transaction !== by.transaction) refuse(50741, 'created in a transaction', 'in another transaction');
}

function newId(open: ReadonlyMap<string, unknown>): string {
  let id = String(randomInt(1, 2 ** 47));
  while (open.has(id)) id = String(randomInt(1, 2 ** 47));
  return id;
}
