import { setTimeout as delay } from 'node:timers/promises';
import { type Api, CommandError } from './client.ts';
import { readEvents, type StreamEvent } from './event-stream.ts';
import { printable, type Row, type Screen } from './screen.ts';

export interface LogOptions {
  readonly services?: string | undefined;
  readonly tail?: string | undefined;
  readonly environment?: string | undefined;
  /** Goes on, and comes back after an interruption, until it is stopped. */
  readonly follow?: boolean | undefined;
}

const QUIET_MS = 1500;
const RETRY_MS = 2000;

/** Shows log lines of the platform's services: the last ones, or on and on. Errors: CommandError. */
export async function showLogs(
  options: LogOptions,
  { api, screen, signal }: { api: Api; screen: Screen; signal: AbortSignal },
): Promise<void> {
  let lastId = '';
  for (;;) {
    const attempt = new AbortController();
    const stop = () => attempt.abort();
    signal.addEventListener('abort', stop);
    // Without --follow the command ends when nothing more comes for a moment.
    let quiet = options.follow ? undefined : setTimeout(stop, QUIET_MS);
    try {
      const response = await api.stream(
        {
          method: 'GET',
          path: '/api/v1/admin/system-logs/stream',
          query: {
            services: options.services,
            tail: lastId === '' ? options.tail : '0',
            environment: options.environment,
          },
        },
        attempt.signal,
        lastId === '' ? {} : { 'last-event-id': lastId },
      );
      if (!response.body) return;
      for await (const event of readEvents(response.body)) {
        if (quiet) quiet = quiet.refresh();
        lastId = event.id || lastId;
        if (show(event, screen) === 'over') return;
      }
    } catch (error) {
      if (attempt.signal.aborted) return;
      if (error instanceof CommandError && (!options.follow || error.exitCode !== 3)) throw error;
      if (!options.follow) throw new CommandError('The stream of log lines broke off.', 3);
    } finally {
      clearTimeout(quiet);
      signal.removeEventListener('abort', stop);
    }
    if (!options.follow || signal.aborted) return;
    screen.say(screen.paint('dim', 'The stream broke off; it is opened again.'));
    await delay(RETRY_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
  }
}

function show({ event, data }: StreamEvent, screen: Screen): 'over' | undefined {
  const fields = parsed(data);
  if (event === 'log') {
    if (screen.isJson) screen.line(data);
    else screen.line(inWords(fields, screen));
    return undefined;
  }
  if (event === 'unavailable') throw new CommandError(printable(String(fields['reason'] ?? data)));
  if (event === 'unauthenticated')
    throw new CommandError('The sign-in is over. Sign in: npm run admin -- login');
  screen.say(screen.paint('yellow', `(${event}) ${printable(String(fields['reason'] ?? data))}`));
  return event === 'shutdown' ? 'over' : undefined;
}

function inWords({ service, timestamp, line }: Row, screen: Screen): string {
  const head = `${screen.paint('dim', printable(String(timestamp ?? '')))} ${screen.paint('cyan', printable(String(service ?? '')))}`;
  return `${head} ${printable(String(line ?? ''))}`;
}

function parsed(data: string): Row {
  try {
    return JSON.parse(data) as Row;
  } catch {
    return { line: data };
  }
}
