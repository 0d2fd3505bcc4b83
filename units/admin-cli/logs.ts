import { setTimeout as delay } from 'node:timers/promises';
import { type ReceivedEvent, readSse } from '../../kernel/sse.ts';
import { type Api, signInAt } from './client.ts';
import { CommandError } from './command-error.ts';
import { printable, type Row, type Screen } from './screen.ts';

export interface LogOptions {
  readonly services?: string | undefined;
  readonly tail?: string | undefined;
  readonly environment?: string | undefined;
  /** Goes on, and comes back after an interruption, until it is stopped. */
  readonly follow?: boolean | undefined;
}

interface LogTools {
  readonly api: Api;
  readonly screen: Screen;
  readonly signal: AbortSignal;
  /** How long to wait before a stream is opened again. */
  readonly retryMs?: number;
}

/** How far the lines have been read, over all connections. */
interface Place {
  connections: number;
  lastId: string;
}

const QUIET_MS = 1500;
const RETRY_MS = 2000;

/** Shows log lines of the platform's services: the last ones, or each new one as it comes. Errors: CommandError. */
export async function showLogs(options: LogOptions, tools: LogTools): Promise<void> {
  const { screen, signal, retryMs = RETRY_MS } = tools;
  const place: Place = { connections: 0, lastId: '' };
  for (let told = 0; ; ) {
    try {
      await showConnection(options, place, tools);
    } catch (error) {
      // Without a single connection the address is wrong, or nothing runs there.
      if (!options.follow || place.connections === 0 || !isPassing(error)) throw error;
    }
    if (!options.follow && signal.aborted) throw new CommandError('Stopped.', 130);
    if (!options.follow || signal.aborted) return;
    if (place.connections > told)
      screen.say(screen.paint('dim', 'The stream broke off; it is opened again.'));
    told = place.connections;
    await delay(retryMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
  }
}

/** Shows what comes over one connection, until it ends. Errors: CommandError. */
async function showConnection(
  { services, tail, environment, follow }: LogOptions,
  place: Place,
  { api, screen, signal }: LogTools,
): Promise<void> {
  const connection = new AbortController();
  const stop = () => connection.abort();
  signal.addEventListener('abort', stop);
  let quiet: NodeJS.Timeout | undefined;
  const { lastId } = place;
  try {
    const response = await api.stream(
      {
        method: 'GET',
        path: '/api/v1/admin/system-logs/stream',
        query: { services, tail: lastId === '' ? tail : '0', environment },
      },
      connection.signal,
      lastId === '' ? {} : { 'last-event-id': lastId },
    );
    place.connections += 1;
    if (!response.body) return;
    // Without --follow the command ends when nothing more comes for a moment.
    if (!follow) quiet = setTimeout(stop, QUIET_MS);
    for await (const event of readSse(response.body)) {
      quiet?.refresh();
      place.lastId = event.id || place.lastId;
      show(event, { api, screen });
    }
  } catch (error) {
    if (connection.signal.aborted) return;
    throw error instanceof CommandError ? error : new CommandError('The stream of log lines broke off.', 3);
  } finally {
    clearTimeout(quiet);
    signal.removeEventListener('abort', stop);
  }
}

/** No answer, or a unit is away: this may pass. */
function isPassing(error: unknown): boolean {
  return error instanceof CommandError && (error.exitCode === 3 || (error.status ?? 0) >= 500);
}

function show({ event, data }: ReceivedEvent, { api, screen }: Pick<LogTools, 'api' | 'screen'>): void {
  const fields = parsed(data);
  const reason = () => printable(String(fields['reason'] ?? data));
  if (event === 'log') screen.line(screen.isJson ? data : inWords(fields, screen));
  else if (event === 'unavailable') throw new CommandError(reason());
  else if (event === 'unauthenticated') throw new CommandError(`The sign-in is over. ${signInAt(api.url)}`);
  else screen.say(screen.paint('yellow', `(${event}) ${reason()}`));
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
