import { readFileSync } from 'node:fs';
import { type Context, newContext } from '../kernel/context.ts';
import type { AppError } from '../kernel/errors.ts';
import { createLogger, withCorrelation } from '../kernel/log.ts';
import { fieldLimitsOf } from '../rest-bridge/field-limits.ts';
import { DOMAIN_NAMES, type DomainName, ROUTES } from '../subgraphs/domains.ts';
import type { SubgraphRequest } from '../subgraphs/execute.ts';
import type { RateLimit } from '../subgraphs/rest.ts';
import { createSupergraph } from '../supergraph/supergraph.ts';
import { createGraphqlDoor } from './graphql.ts';

/** What a stand-in for a subgraph answers. */
export type Answer = (request: SubgraphRequest) => unknown;

/** The real door over the real supergraph, whose subgraphs answer what a test wants and tell what they were asked. */
export async function startDoor() {
  const lines: string[] = [];
  const calls: { name: DomainName; request: SubgraphRequest }[] = [];
  const taken: [RateLimit, number][] = [];
  const state: { answers: Partial<Record<DomainName, Answer>>; refusal: AppError | undefined } = {
    answers: {},
    refusal: undefined,
  };
  const log = createLogger({ level: 'debug', destination: { write: (line) => void lines.push(line) } });
  const executors = Object.fromEntries(
    DOMAIN_NAMES.map((name) => [
      name,
      {
        execute: async (request: SubgraphRequest) => {
          calls.push({ name, request });
          return (state.answers[name]?.(request) ?? { data: {} }) as never;
        },
      },
    ]),
  ) as never;
  const supergraphSdl = readFileSync(new URL('../schema/supergraph.graphql', import.meta.url), 'utf8');
  const supergraph = await createSupergraph({ supergraphSdl, executors, log });
  const take = async (limit: RateLimit, _context: Context, cost: number) => {
    taken.push([limit, cost]);
    if (state.refusal) throw state.refusal;
  };
  const fieldLimits = fieldLimitsOf(ROUTES);
  const doors = {
    development: await createGraphqlDoor({ supergraph, introspection: true, fieldLimits, take, log }),
    production: await createGraphqlDoor({ supergraph, introspection: false, fieldLimits, take, log }),
  };

  return {
    supergraph,
    doors,
    /** Log lines, fetches of subgraphs and counted limits since the last reset. */
    lines,
    calls,
    taken,
    state,
    reset() {
      for (const list of [lines, calls, taken]) list.length = 0;
      state.answers = {};
      state.refusal = undefined;
    },
    /** One POST, to the door of production unless told; errors that the door throws pass through. */
    async send(body: object, { door = doors.production, headers = {} as Record<string, string> } = {}) {
      const context = newContext();
      const reply = await withCorrelation(context.correlationId, () =>
        door.handle({
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          search: '',
          body,
          context,
        }),
      );
      // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the reply
      const { data, errors } = JSON.parse(reply.body) as { data?: any; errors?: any[] };
      return { ...reply, data, errors, correlationId: context.correlationId };
    },
    async stop() {
      await doors.development.close();
      await doors.production.close();
    },
  };
}

/** `text` so many times, each with its number. */
export function times(count: number, text: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => text(index)).join(' ');
}
