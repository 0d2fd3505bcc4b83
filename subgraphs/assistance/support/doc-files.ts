import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocIndex } from './doc-index.ts';
import { type DocPassage, passagesOf } from './passages.ts';

/** What `npm run generate` makes of the documents, so that no question waits for them to be read. */
const GENERATED = new URL('./generated/passages.json', import.meta.url);

/** The passages of all documents below a folder, as the text of the generated file: one a line. */
export function passagesFile(folder: string): string {
  const docs = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  const passages = docs
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
    .flatMap((doc) => passagesOf(doc, readFileSync(join(folder, doc), 'utf8')));
  return `[\n${passages.map((passage) => JSON.stringify(passage)).join(',\n')}\n]\n`;
}

/** The documentation, read and made searchable when it is asked for first. */
export function createDocs(): () => Promise<DocIndex> {
  let index: Promise<DocIndex> | undefined;
  return () => {
    index ??= read().catch((error: unknown) => {
      index = undefined;
      throw error;
    });
    return index;
  };
}

async function read(): Promise<DocIndex> {
  const { indexOf } = await import('./doc-index.ts');
  return indexOf(JSON.parse(await readFile(GENERATED, 'utf8')) as readonly DocPassage[]);
}
