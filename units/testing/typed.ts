import { PassThrough, Writable } from 'node:stream';
import { runAdmin } from '../admin-cli/main.ts';

export interface Typed {
  /** What comes from standard input. */
  readonly piped?: string;
  readonly env: Readonly<Record<string, string>>;
}

/** One command as a person types it, and what it says; words with spaces come as a list. */
export async function typed(line: string | readonly string[], { piped = '', env }: Typed) {
  const [out, err]: [string[], string[]] = [[], []];
  const into = (lines: string[]) =>
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
  const stdin = new PassThrough();
  stdin.end(piped);
  const code = await runAdmin({
    argv: typeof line === 'string' ? line.split(' ').filter((word) => word !== '') : line,
    env,
    stdin: stdin as unknown as NodeJS.ReadStream,
    stdout: into(out) as unknown as NodeJS.WriteStream,
    stderr: into(err),
    signal: new AbortController().signal,
  });
  return { code, out: out.join(''), err: err.join('') };
}
