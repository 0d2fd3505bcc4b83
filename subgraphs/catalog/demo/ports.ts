import type { Context } from '../../../kernel/context.ts';
import type { ResultDescription } from '../entries/version.ts';

/** What can be studied at an issuer of the demonstration. */
export interface DemoEntry {
  readonly issuerDid: string;
  readonly entryCode: string;
  readonly entryType: string;
  readonly achievementType: string;
  readonly title: string;
  readonly description: string;
  readonly criteria: string;
  /** ISO 8601, such as P3Y. */
  readonly duration: string;
  readonly credit: { readonly value: number; readonly unit: string };
  readonly resultDescriptions: readonly ResultDescription[];
  /** A JSON Schema (draft 2020-12) for the claims of credentials. */
  readonly claimSchema: Readonly<Record<string, unknown>>;
}

/** The entries of the demonstration; for the domain that keeps it, which calls as itself. */
export interface DemoEntries {
  /** An entry with a published version, in a jurisdiction that is there for the demonstration; for that issuer alone. */
  publish(entry: DemoEntry, context: Context): Promise<{ readonly entryVersionId: string }>;
  /** Removes every one of them, and their jurisdiction where nothing else stands in it; there may be none. */
  remove(context: Context): Promise<{ readonly removed: number }>;
}
