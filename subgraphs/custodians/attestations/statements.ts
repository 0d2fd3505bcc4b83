/** What a custodian may state of records, word for word. A text never changes: another wording is another version. */
const STATEMENTS = {
  TRANSCRIBED_FROM_ORIGINAL: [
    'This custodian holds the original of each of these records, and each says what its original says.',
  ],
  VERIFIED_WITH_SOURCE: [
    'This custodian has asked the organization that made each of these records, and it has confirmed what the record says.',
  ],
  HELD_BY_LAW: [
    'This custodian keeps these records because the law gives them into its charge, and each is given as it is kept.',
  ],
} as const satisfies Record<string, readonly string[]>;

export type StatementTemplate = keyof typeof STATEMENTS;
export const STATEMENT_TEMPLATES = Object.keys(STATEMENTS) as StatementTemplate[];

/** The newest version of a template; 1 is the first. */
export function newestOf(template: StatementTemplate): { readonly version: number; readonly text: string } {
  const texts: readonly string[] = STATEMENTS[template];
  return { version: texts.length, text: texts.at(-1) ?? '' };
}

/** The text of a version; empty for one that never was. */
export function textOf(template: StatementTemplate, version: number): string {
  const texts: readonly string[] = STATEMENTS[template];
  return texts[version - 1] ?? '';
}
