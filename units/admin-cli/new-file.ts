import { access, type FileHandle, open, rename, rm } from 'node:fs/promises';
import { CommandError, unusable } from './command-error.ts';

/** Writes a file that is not there yet, whole or not at all. Errors: CommandError. */
export async function writeNewFile<T>(file: string, work: (out: FileHandle) => Promise<T>): Promise<T> {
  if (await exists(file)) throw new CommandError(`${file} is there already; name a new file.`, 2);
  const unfinished = `${file}.part`;
  return opened(unfinished, 'w', async (out) => {
    try {
      const result = await work(out);
      await rename(unfinished, file);
      return result;
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  });
}

/** Works on an open file and closes it. Errors: CommandError when the machine refuses. */
export async function opened<T>(
  file: string,
  flags: 'r' | 'w',
  work: (open: FileHandle) => Promise<T>,
): Promise<T> {
  let handle: FileHandle | undefined;
  try {
    // Only its owner may read what is new.
    handle = await open(file, flags, 0o600);
    return await work(handle);
  } catch (error) {
    throw unusable(file, error);
  } finally {
    await handle?.close();
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
