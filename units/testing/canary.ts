import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A secret that was planted on purpose, by the name under which a finding tells of it. */
export interface Canary {
  readonly name: string;
  readonly value: string;
}

/** Where a planted secret was found and in which form. */
export interface Leak {
  readonly canary: string;
  readonly place: string;
  readonly form: string;
}

/** A random value that occurs nowhere by chance; letters and digits, so that it fits names, passwords and keys. */
export function plant(name: string): Canary {
  return { name, value: `cnry${randomBytes(12).toString('hex')}` };
}

/** The forms in which a value can hide: as it is, hex, JSON escapes, and base64 at each of the three offsets. */
function formsOf(value: string): readonly { readonly form: string; readonly bytes: Buffer }[] {
  const raw = Buffer.from(value);
  const hex = raw.toString('hex');
  const texts: [string, string | Buffer][] = [
    ['plain', raw],
    ['upper case', value.toUpperCase()],
    ['hex', hex],
    ['HEX', hex.toUpperCase()],
    ['UTF-16', Buffer.from(value, 'utf16le')],
    ['reversed', [...value].reverse().join('')],
    ...[0, 1, 2].flatMap((offset): [string, string][] => {
      const text = Buffer.concat([Buffer.alloc(offset), raw]).toString('base64');
      // The first and last symbols also hold bits of the neighbours.
      const core = text.slice(offset === 0 ? 0 : 4, text.length - 4);
      return [
        [`base64 at offset ${offset}`, core],
        [`base64url at offset ${offset}`, core.replaceAll('+', '-').replaceAll('/', '_')],
      ];
    }),
  ];
  return texts.map(([form, text]) => ({ form, bytes: Buffer.from(text) }));
}

/** Looks for planted secrets in bytes or text, such as a log or an HTTP body. */
export function searchBytes(canaries: readonly Canary[], place: string, content: Buffer | string): Leak[] {
  const bytes = Buffer.from(content);
  return canaries.flatMap(({ name, value }) => {
    const found = formsOf(value).find((form) => bytes.includes(form.bytes));
    return found ? [{ canary: name, place, form: found.form }] : [];
  });
}

/** Looks for planted secrets in every file below a folder, byte by byte; the store's pages and journals among them. */
export function searchFolder(canaries: readonly Canary[], folder: string): Leak[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .flatMap((file) => {
      const path = join(file.parentPath, file.name);
      return searchBytes(canaries, path, readFileSync(path));
    });
}
