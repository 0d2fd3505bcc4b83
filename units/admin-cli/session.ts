import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { unusable } from './command-error.ts';

/** A sign-in that later commands use. */
export interface Session {
  readonly url: string;
  readonly token: string;
  readonly email: string;
  readonly expiresAt: string;
}

const sessionFile = z.object({
  url: z.string(),
  token: z.string(),
  email: z.string(),
  expiresAt: z.string(),
});

/** Where the sign-in is kept between commands: a file of mode 0600. Errors: CommandError when it cannot be written. */
export interface SessionFile {
  read(): Session | undefined;
  write(session: Session): void;
  remove(): void;
}

export function createSessionFile(path: string): SessionFile {
  return {
    read() {
      try {
        return sessionFile.parse(JSON.parse(readFileSync(path, 'utf8')));
      } catch {
        // None, or not one of ours: sign in again.
        return undefined;
      }
    },
    write(session) {
      usable(() => {
        mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
        writeFileSync(path, `${JSON.stringify(session, null, 2)}\n`, { mode: 0o600 });
        // The mode above counts only for a new file.
        chmodSync(path, 0o600);
      });
    },
    remove: () => usable(() => rmSync(path, { force: true })),
  };

  function usable(work: () => void): void {
    try {
      work();
    } catch (error) {
      throw unusable(path, error);
    }
  }
}
