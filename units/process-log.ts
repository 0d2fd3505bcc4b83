import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import type { Clock } from '../kernel/clock.ts';
import type { Config } from '../kernel/config.ts';
import { createLineRing, type LineRing, type RingPlace } from '../kernel/line-ring.ts';
import { admittedLine, isSecretLine } from '../kernel/log-line.ts';
import { ADMIN_ENVIRONMENT } from '../subgraphs/admin/settings.ts';

/** Where secrets of a development platform are kept for its owner: sign-in links and the generated password. */
const secretsFile = (config: Config) => join(config.DATA_DIR, 'secrets.log');

/**
 * Log lines to standard output, for people on a terminal outside production and as JSON everywhere else. Lines that hold a secret on purpose (`secret: true`) also go to a file of mode 0600 outside
 * production, where `npm run demo` and a developer without mail settings find them.
 */
export function processLog(
  config: Config,
  output: Pick<NodeJS.WriteStream, 'write' | 'isTTY'> = process.stdout,
): DestinationStream {
  const forPeople = output.isTTY && !config.isProduction ? prettyLines() : undefined;
  return {
    write(line) {
      output.write(forPeople?.(line) ?? line);
      if (!config.isProduction && isSecretLine(line)) keepSecret(config, line);
    },
  };
}

function prettyLines(): (line: string) => string {
  const { prettyFactory } = createRequire(import.meta.url)('pino-pretty') as typeof import('pino-pretty');
  return prettyFactory({ colorize: true, translateTime: 'SYS:HH:MM:ss', singleLine: true });
}

function keepSecret(config: Config, line: string): void {
  const { time, msg, reveal } = JSON.parse(line) as { time: string; msg: string; reveal: string };
  mkdirSync(config.DATA_DIR, { recursive: true, mode: 0o700 });
  appendFileSync(secretsFile(config), `${JSON.stringify({ at: time, message: msg, secret: reveal })}\n`, {
    mode: 0o600,
  });
}

/** The file that holds the generated administrator of a development platform. */
export const adminFile = (config: Config) => join(config.DATA_DIR, 'admin-bootstrap.json');

/** Keeps the generated password where the first screen says it is. */
export function keepAdministrator(config: Config, password: string): void {
  if (config.isProduction) return;
  const content = JSON.stringify(
    { email: config.of(ADMIN_ENVIRONMENT).ADMIN_BOOTSTRAP_EMAIL, password },
    null,
    2,
  );
  writeFileSync(adminFile(config), `${content}\n`, { mode: 0o600 });
}

/** Log lines that administrators may read, by unit, beside where they go anyway; at most a megabyte of them. */
export interface LocalLogs {
  readonly ring: LineRing;
  /** Whom lines can be of. */
  readonly services: readonly string[];
  readonly destination: DestinationStream;
}

/** The lines of all workers, in one order. */
export interface SharedLines {
  readonly place: RingPlace;
  tell(line: string): void;
  onLine(keep: (line: string) => void): void;
}

const LOCAL_LOG_BYTES = 1_048_576;
/** Whose the lines are that no unit has written. */
const PLATFORM = 'platform';

export function keepLocalLogs(
  units: readonly string[],
  destination: DestinationStream,
  now: Clock,
  /** Where several workers show the lines of all: lines go to `tell`, and come back from all of them by `onLine`. */
  shared?: SharedLines,
): LocalLogs {
  const ring = createLineRing({ maxBytes: LOCAL_LOG_BYTES, place: shared?.place });
  const services = [PLATFORM, ...units];
  const known = new Set(services);
  const keep = (line: string): void => {
    const admitted = admittedLine({ ...originOf(line), stream: 'stdout', line: line.replace(/\n$/, '') });
    if (admitted) ring.push(admitted);
  };
  shared?.onLine(keep);
  return {
    ring,
    services,
    destination: {
      write(line) {
        destination.write(line);
        if (!shared) keep(line);
        // What no ring keeps must not count in any.
        else if (!isSecretLine(line)) shared.tell(line);
      },
    },
  };

  function originOf(line: string): { service: string; timestamp: Date } {
    try {
      const { unit, time } = JSON.parse(line) as { unit?: unknown; time?: unknown };
      const at = new Date(String(time));
      return {
        service: typeof unit === 'string' && known.has(unit) ? unit : PLATFORM,
        timestamp: Number.isNaN(at.getTime()) ? now() : at,
      };
    } catch {
      return { service: PLATFORM, timestamp: now() };
    }
  }
}
