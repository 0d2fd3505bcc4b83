import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import type { LogEvent } from '../../../kernel/log-line.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { LogService, LogSource } from './log-source.ts';
import { type SystemLogServices, servicesInput, streamInput } from './system-log.ts';

/** The sources of log lines that this platform was given. */
export interface LogSources {
  /** Of this environment. */
  readonly own?: LogSource | undefined;
  /** Of the other one. */
  readonly remote?: LogSource | undefined;
}

const MAX_DETAILS = 20;

export type SystemLogService = ReturnType<typeof createSystemLogService>;

/** Log lines for administrators. */
export function createSystemLogService(sources: LogSources) {
  const sourceOf = (environment: 'OWN' | 'REMOTE') =>
    environment === 'REMOTE' ? sources.remote : sources.own;

  return {
    /** What can be tailed. Errors: UPSTREAM_UNAVAILABLE when there is a source that does not answer. */
    async services(input: unknown, context: Context): Promise<SystemLogServices> {
      permit(context, 'logs.read');
      const { environment } = parseInput(servicesInput, input);
      const source = sourceOf(environment);
      const services = await source?.services();
      if (!source || !services) return { available: false, source: null, services: [] };
      return { available: true, source: source.name, services };
    },

    /** Lines as they are written. Errors: VALIDATION_FAILED for unknown services, UPSTREAM_UNAVAILABLE. */
    async stream(input: unknown, context: Context): Promise<AsyncIterableIterator<LogEvent>> {
      permit(context, 'logs.read');
      const { environment, services, tail, after } = parseInput(streamInput, input);
      const source = sourceOf(environment);
      if (!source) return only({ event: 'UNAVAILABLE', reason: REASONS[environment] });
      if (services) {
        const known = await source.services();
        if (!known) return only({ event: 'UNAVAILABLE', reason: REASONS.REMOTE_HAS_NONE });
        requireKnown(services, known);
      }
      return source.follow({ services, tail, after });
    },
  };
}

const REASONS = {
  OWN: 'No source of log lines is set: give LOG_SIDECAR_URL, or LOCAL_LOG_STREAM=true for one process.',
  REMOTE: 'No other environment is set: give REMOTE_LOGS_URL.',
  REMOTE_HAS_NONE: 'The other environment has no source of log lines.',
} as const;

function requireKnown(services: readonly string[], known: readonly LogService[]): void {
  const names = new Set(known.map(({ name }) => name));
  const details = services
    .filter((name) => !names.has(name))
    .slice(0, MAX_DETAILS)
    .map((name) => ({
      field: 'services',
      code: 'unknown_service',
      message: `there is no service ${name}; GET /api/v1/admin/system-logs/services lists them`,
    }));
  if (details.length === 0) return;
  const summary = details.map(({ field, message }) => `${field}: ${message}`).join('; ');
  throw new AppError('VALIDATION_FAILED', summary, { details });
}

async function* only(event: LogEvent): AsyncGenerator<LogEvent, undefined, undefined> {
  yield event;
  return undefined;
}
