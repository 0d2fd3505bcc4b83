import type { Ask } from '../client.ts';
import type { MemberKindName } from '../member-kinds.ts';
import type { Column, Row } from '../screen.ts';

export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** `--name <value>` or `--name`, with a sentence. */
export type CommandOption = readonly [flags: string, sentence: string, needed?: 'needed'];

/** A command that is one request and a view of its reply. */
export interface Command {
  /** What to type: words, then `<required>` and `[optional]` arguments. */
  readonly words: string;
  readonly summary: string;
  /** Asked by a member of such an organization, who has signed in with `learners login` or `custodian login`. */
  readonly as?: MemberKindName;
  readonly options?: readonly CommandOption[];
  /** `given` holds arguments and options by name in camelCase. */
  readonly ask: (given: Values) => Ask;
  /** Names of arguments and options that are administrators: an e-mail address is taken too, `given` has the id. */
  readonly administrators?: readonly string[];
  /** What is lost, when it is worth a question before: it cannot be taken back, or keeps the caller out. `own` tells the caller's id. */
  readonly warning?: (given: Values, own: () => Promise<string>) => Promise<string | undefined>;
  /** A list of rows in the reply, by the path of the list; without columns the whole reply is shown as a record. */
  readonly columns?: readonly Column[];
  readonly rows?: string | ((reply: Row) => readonly unknown[]);
  /** Whether what was given asks for one record, which is shown as such, rather than for the list. */
  readonly isOfOne?: (given: Values) => boolean;
  /** A last line below the table. */
  readonly closing?: (reply: Row) => string;
}

export const ADMIN = '/api/v1/admin';
export const BULK = '/api/v1/portal/me/bulk-issuance';
export const PAGE = [
  ['--page <n>', 'which page, from 0'],
  ['--page-size <n>', 'rows on a page, 1 to 100'],
] as const;
export const page = ({ page: number, pageSize }: Values) => ({
  page: text(number),
  page_size: text(pageSize),
});
export const reason = ['--reason <text>', 'why; it goes to the audit trail'] as const;

export const text = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined);
/** A word of the platform's own, such as a status, in any case. */
export const word = (value: string | boolean | undefined) => text(value)?.toUpperCase();
/** One segment of a path. */
export const part = (value: string | boolean | undefined) => encodeURIComponent(String(value ?? ''));
/** Fields that were given. */
export const sent = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
