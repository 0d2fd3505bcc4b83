import { type ArchiveRules, isZip, openArchive, type StoredFile } from '../../../kernel/sheets/archive.ts';
import { oneRoster } from './one-roster.ts';
import { plainRoster } from './plain-csv.ts';
import type { Roster } from './tables.ts';

const ONE_ROSTER: ArchiveRules = {
  // OneRoster has a dozen of files.
  mostEntries: 64,
  mostBytes: 1024 * 1024 * 1024,
  fileNames: /^[A-Za-z0-9][A-Za-z0-9 ._-]{0,99}$/,
  nameAdvice: 'a file in it has a folder or another sign in its name; put plain files into it',
};

/**
 * Looks into a file from its first byte to its last, before anything of it is imported. `jurisdictionCode` says whose codes of catalog
 * entries it has. Error: UnreadableFile.
 */
export async function rosterOf(
  fileName: string,
  file: StoredFile,
  jurisdictionCode: string | undefined,
): Promise<Roster> {
  if (await isZip(file)) return oneRoster(await openArchive(file, ONE_ROSTER), jurisdictionCode);
  return plainRoster(fileName, () => file.read(0));
}
