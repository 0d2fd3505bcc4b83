import type { Context } from '../../../kernel/context.ts';
import type { Write } from '../../../store/ledger.ts';
import type { SchemeField } from './field-map.ts';
import type { Organisation, SchemeRegistration } from './registration.ts';
import type { RegulatoryScheme } from './scheme.ts';

/** What this room offers to whoever issues. */
export interface SchemeStanding {
  /**
   * Whether an organisation may issue an entry at an instant under an ACTIVE scheme of its jurisdiction: by an ACTIVE registration
   * that is valid then and whose scope covers the entry. False for an entry that is not in the catalog.
   */
  isRegistered(org: Organisation, entryId: string, at: Date): Promise<boolean>;
  /** The ACTIVE schemes of this very jurisdiction, by code. */
  governs(jurisdictionCode: string): Promise<readonly RegulatoryScheme[]>;
}

/** Needed of the code sets of the catalog. */
export interface SchemeCodes {
  /** Those of these ids that there are. */
  known(codeSetIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** The code of each set that a text is at an instant, in this order; undefined for what is none, or not valid then. */
  codesOf(
    wanted: readonly { readonly codeSetId: string; readonly text: string }[],
    at: Date,
  ): Promise<readonly (string | undefined)[]>;
}

/** Needed of the entries of the catalog. */
export interface SchemeEntries {
  /** The jurisdiction of each of these entries, by its id; those that there are not are left out. */
  jurisdictionsOf(entryIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Needed of whoever keeps organisations. */
export interface Organisations {
  exists(org: Organisation, context: Context): Promise<boolean>;
}

/** The writes that queue the letter about a registration which ends soon; they are committed with the mark that it was sent. */
export type AnnounceExpiry = (
  registration: SchemeRegistration,
  context: Context,
) => Promise<readonly Write[]>;

/** A language model that proposes how fields are filled; it never throws. What it says is checked against the closed list. */
export interface FieldMapModel {
  suggest(task: {
    readonly fields: readonly SchemeField[];
    readonly expressions: readonly string[];
  }): Promise<
    | { readonly status: 'COMPLETED'; readonly suggestions: readonly unknown[] }
    | { readonly status: 'UNAVAILABLE' | 'FAILED' }
  >;
}
