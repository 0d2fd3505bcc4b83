import { z } from 'zod';
import { optional } from '../../../kernel/parse.ts';
import { EVENT_ID } from '../../../kernel/sse.ts';
import type { LogService, LogSourceName } from './log-source.ts';

const ENVIRONMENTS = ['OWN', 'REMOTE'] as const;

/** What can be tailed. */
export interface SystemLogServices {
  readonly available: boolean;
  readonly source: LogSourceName | null;
  readonly services: readonly LogService[];
}

const MAX_TAIL = 1000;
const TAIL_RULE = `give a whole number from 0 to ${MAX_TAIL}`;
const environment = optional(z.enum(ENVIRONMENTS)).transform((value) => value ?? 'OWN');
const service = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,127}$/, 'give the name of a service, as the list of services has it');

export const servicesInput = z.strictObject({ environment });

export const streamInput = z.strictObject({
  services: optional(
    z.array(service).min(1, 'name a service, or leave this out').max(50, 'name at most 50 services'),
  ),
  tail: optional(z.number(TAIL_RULE).int(TAIL_RULE).min(0, TAIL_RULE).max(MAX_TAIL, TAIL_RULE)).transform(
    (value) => value ?? 100,
  ),
  after: optional(z.string().regex(EVENT_ID, 'give the id of a line of this stream')),
  environment,
});
