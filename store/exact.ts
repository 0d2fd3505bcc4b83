import type { Write } from './ledger.ts';

/**
 * A write whose fields have the types in which they are stored, as records have them: mongoose, which costs more than the write, adds
 * nothing to it. What is absent is null, as in every record.
 */
export function exact(write: Write): Write {
  const { model, operation } = write;
  if (!('insertOne' in operation)) return { ...write, isExact: true };
  const absent = Object.keys(model.schema.paths).map((path) => [path, null]);
  const document = { ...Object.fromEntries(absent), ...operation.insertOne.document };
  return { ...write, operation: { insertOne: { document } }, isExact: true };
}
