import { isDeepStrictEqual } from 'node:util';
import { canonicalize, type JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import type { CatalogEntry } from '../entries/entry.ts';
import type { VersionContent } from '../entries/version.ts';
import type { Framework } from '../frameworks/framework.ts';
import type { Skill } from '../skills/skill.ts';

/** The published formats in which catalogs are exchanged: CASE of 1EdTech, 1.0 and 1.1, and CTDL of Credential Engine. */
export const FORMATS = ['CASE', 'CTDL'] as const;
export type FormatName = (typeof FORMATS)[number];

/** What an item of a document is to the catalog. PART: no record, but kept for exports; EDGE: that one skill stands below another. */
export const ROLES = ['HEADER', 'FRAMEWORK', 'SKILL', 'ENTRY', 'EDGE', 'PART'] as const;
export type Role = (typeof ROLES)[number];

/** What an item is, as far as it can be told without the others. */
export interface Outline {
  readonly role: Role;
  /** Tells it apart in its list. */
  readonly key: string;
  /** What others name it by. */
  readonly names: readonly string[];
  /** Of a skill, the framework that it is a part of, by a name; of an EDGE the two ends. */
  readonly partOf?: string | undefined;
  readonly child?: string | undefined;
  readonly parent?: string | undefined;
  /** Edges that stand inside of this item. */
  readonly edges?: readonly { readonly path: string; readonly parent: string }[] | undefined;
  /** What it names by names that hold within this document alone. */
  readonly attached?: readonly string[] | undefined;
}

/** What a document says of a framework. */
export type FrameworkMembers = Pick<
  Framework,
  'title' | 'publisher' | 'version' | 'caseUri' | 'adoptionStatus'
>;
/** What a document says of a skill. */
export type SkillMembers = Pick<
  Skill,
  'name' | 'description' | 'source' | 'sourceUri' | 'skillType' | 'altLabelsI18n'
>;
/** What a document says of an entry. */
export type EntryMembers = Pick<CatalogEntry, 'entryCode' | 'entryType' | 'achievementType' | 'ctid'>;
/** What a document says of a version of an entry, but for the skills, which it names by their addresses. */
export type VersionMembers = Pick<
  VersionContent,
  'title' | 'description' | 'credit' | 'duration' | 'criteria'
>;

/** A skill that an entry names. */
export interface NamedCompetency {
  readonly name: string | undefined;
  readonly uri: string;
  readonly framework: string | undefined;
}

/** How items of a format are read. Each function refuses with ItemRefused, which says where. */
export interface FormatReader {
  readonly outline: (item: {
    readonly pointer: string;
    readonly list: string;
    readonly value: unknown;
  }) => Outline;
  readonly framework: (pointer: string, value: JsonObject) => FrameworkMembers;
  readonly skill: (pointer: string, value: JsonObject) => SkillMembers;
  readonly entry: (
    pointer: string,
    value: JsonObject,
    attached: readonly JsonObject[],
  ) => {
    readonly entry: EntryMembers;
    readonly version: VersionMembers;
    readonly competencies: readonly NamedCompetency[];
  };
}

/** The members of `next` that are not as in `before`. */
export function changesOf<T extends object>(before: Partial<T>, next: T): Partial<T> {
  const changed = Object.entries(next).filter(
    ([member, value]) => !isDeepStrictEqual(plain(before[member as keyof T]), plain(value)),
  );
  return Object.fromEntries(changed) as Partial<T>;
}

/** The members of a record that a document says. */
export function membersLike<T extends object>(record: T, like: Partial<T>): Partial<T> {
  return Object.fromEntries(
    Object.keys(like).map((member) => [member, record[member as keyof T]]),
  ) as Partial<T>;
}

/** What a document said, as text; members without a value are left out. */
export function textOfMembers(members: object): string {
  return canonicalize(plain(members));
}

function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
