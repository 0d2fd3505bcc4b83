import { isZip, openArchive, type StoredFile } from './archive.ts';
import { oneRoster } from './one-roster.ts';
import { plainRoster } from './plain-csv.ts';
import type { Roster } from './tables.ts';

/**
 * Looks into a file from its first byte to its last, before anything of it is imported. `jurisdictionCode` says whose codes of catalog
 * entries it has. Error: UnreadableFile.
 */
export async function rosterOf(
  fileName: string,
  file: StoredFile,
  jurisdictionCode: string | undefined,
): Promise<Roster> {
  if (await isZip(file)) return oneRoster(await openArchive(file), jurisdictionCode);
  return plainRoster(fileName, () => file.read(0));
}
