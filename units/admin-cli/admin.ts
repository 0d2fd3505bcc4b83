import { runAdmin } from './main.ts';

const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
process.once('SIGTERM', () => stop.abort());
// A reader that has seen enough, such as `head`, is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
const { stdin, stdout, stderr, env } = process;
process.exitCode = await runAdmin({
  argv: process.argv.slice(2),
  env,
  stdin,
  stdout,
  stderr,
  signal: stop.signal,
});
