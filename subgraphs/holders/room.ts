import type { Context } from '../../kernel/context.ts';
import type { Write } from '../../store/ledger.ts';
import type { HolderAccount } from './accounts/ports.ts';

/**
 * A room of holders: what it does, how it erases a person's data, and how it exports them. No part can be left out: data without an
 * eraser would never be erased.
 */
export interface Room {
  /** Its fields of the contract. */
  readonly resolvers: object;
  readonly eraser: Eraser;
  readonly exporter: Exporter;
  /** Begins its background work. */
  start?(): void;
  close?(): Promise<void>;
}

/** How a room erases a person's data: it destroys what no transaction covers, such as files, and returns the writes for the rest. */
export interface Eraser {
  /** May be called again for the same account after a crash. */
  erase(account: HolderAccount): Promise<readonly Write[]>;
}

/** What a room keeps of a holder; `name` is its member of the exported file. */
export interface Exporter {
  readonly name: string;
  export(holderId: string, context: Context): Promise<unknown>;
}
