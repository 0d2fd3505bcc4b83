import Libsql from 'libsql';

export type SqlValue = number | string | Buffer | null;

interface RawStatement {
  raw(): RawStatement;
  run(values: readonly SqlValue[]): { changes: number; lastInsertRowid: number };
  get(values: readonly SqlValue[]): SqlValue[] | undefined;
  all(values: readonly SqlValue[]): SqlValue[][];
}

/** One SQLite connection with prepared statements; rows are arrays, BLOBs are Buffers. */
export class Database {
  private readonly handle: InstanceType<typeof Libsql>;
  private readonly statements = new Map<string, RawStatement>();
  readonly path: string;

  /** Never waits for locks: a busy database throws at once and the caller retries asynchronously. */
  constructor(path: string, cacheKiB: number) {
    this.path = path;
    this.handle = new Libsql(path, { timeout: 0 });
    this.handle.exec(`PRAGMA cache_size=-${cacheKiB}`);
  }

  exec(sql: string): void {
    this.handle.exec(sql);
  }

  run(sql: string, values: readonly SqlValue[] = []): { changes: number; lastInsertRowid: number } {
    return this.statement(sql, false).run(values);
  }

  /** The first row. Its statement stays open until it is used again, and with it the state that a reader sees. */
  get(sql: string, values: readonly SqlValue[] = []): SqlValue[] | undefined {
    return this.statement(sql, true).get(values);
  }

  all(sql: string, values: readonly SqlValue[] = []): SqlValue[][] {
    return this.statement(sql, true).all(values);
  }

  /** Forgets prepared statements, needed after tables were dropped. */
  forgetStatements(): void {
    this.statements.clear();
  }

  close(): void {
    this.statements.clear();
    this.handle.close();
  }

  // libsql aborts the process on a single non-array argument, so values are always one array.
  private statement(sql: string, rows: boolean): RawStatement {
    let statement = this.statements.get(sql);
    if (statement === undefined) {
      statement = this.handle.prepare(sql) as unknown as RawStatement;
      if (rows) statement.raw();
      this.statements.set(sql, statement);
    }
    return statement;
  }
}

/** A BLOB column of a row. */
export function blob(value: SqlValue | undefined): Buffer {
  if (Buffer.isBuffer(value)) return value;
  throw new Error('The store returned a value of another type than BLOB; its file is damaged.');
}

const sqliteCode = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

export const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(sqliteCode(error));
export const isDamaged = (error: unknown): boolean => /^SQLITE_(NOTADB|CORRUPT)/.test(sqliteCode(error));
export const isFull = (error: unknown): boolean => /^SQLITE_(FULL|IOERR)/.test(sqliteCode(error));
export const isForbidden = (error: unknown): boolean =>
  /^SQLITE_(READONLY|PERM|CANTOPEN)/.test(sqliteCode(error)) ||
  /ConnectionFailed|unable to open/i.test(String(error));
