import { isZip, type StoredFile } from './archive.ts';
import { UnreadableFile } from './faults.ts';
import { plainRoster } from './plain-csv.ts';
import type { Roster } from './tables.ts';

/** Looks into a file from its first byte to its last, before anything of it is imported. Error: UnreadableFile. */
export async function rosterOf(fileName: string, file: StoredFile): Promise<Roster> {
  if (await isZip(file)) throw new UnreadableFile({ code: 'archive', message: 'send a plain CSV' });
  return plainRoster(fileName, () => file.read(0));
}
