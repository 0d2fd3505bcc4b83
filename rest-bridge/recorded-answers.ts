import { readFileSync } from 'node:fs';

/** Where the answers stand. */
export const RECORDED_FILE = new URL('./generated/answers.json', import.meta.url);

/**
 * An answer of each route, by method and path, and a refusal of most statuses, by status, as a running platform once gave them; ids,
 * instants and secrets are placeholders.
 */
export const RECORDED_ANSWERS: Readonly<Record<string, unknown>> = JSON.parse(
  readFileSync(RECORDED_FILE, 'utf8'),
);
