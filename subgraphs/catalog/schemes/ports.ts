import type { Assisted, AssistFor } from '../../../kernel/assisted.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Write } from '../../../store/ledger.ts';
import type { Organisation, SchemeRegistration } from './registration.ts';

/** How an organisation stands towards an entry. */
export interface RegistrationStanding {
  /** The ACTIVE schemes of the jurisdiction of the entry, by code; none where nobody governs it. */
  readonly schemeCodes: readonly string[];
  /** By an ACTIVE registration under one of them that is valid now and whose scope covers the entry. */
  readonly isRegistered: boolean;
  /** Whether nothing is issued without one. */
  readonly isEnforced: boolean;
}

/** What decides who governs an entry. */
export interface GovernedEntry {
  readonly entryId: string;
  readonly jurisdictionCode: string;
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
  /** The entry of a version; undefined for a version that there is not. */
  ofVersion(entryVersionId: string): Promise<GovernedEntry | undefined>;
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

/** Needed of the domain that asks language models; no function of it fails. */
export interface SchemeAssistant {
  /** For fields of those that are handed over, one of the expressions each. */
  fieldMaps(
    asked: {
      readonly scheme: string;
      readonly fields: readonly {
        readonly code: string;
        readonly title: string;
        readonly description?: string | undefined;
      }[];
      readonly expressions: readonly string[];
    },
    about: AssistFor,
    context: Context,
  ): Promise<
    Assisted<
      readonly {
        readonly fieldCode: string;
        readonly expression: string;
        /** From 0 to 1. */
        readonly confidence: number;
        readonly rationale?: string | undefined;
      }[]
    >
  >;
}
