import { type ReplyData, type Route, route, wholeNumber } from '../../rest.ts';

const PATH = '/api/v1/admin/system-logs';

/** Log lines for administrators. */
export const adminLogRoutes: readonly Route[] = [
  route('GET', `${PATH}/services`, {
    summary: 'List the services whose log lines can be read',
    description: '`available` is false when no source of log lines is set.',
    caller: 'admin',
    limit: 'portal',
    document: `query SystemLogServices($environment: SystemLogEnvironment) {
      systemLogServices(environment: $environment) { available source services { name state } }
    }`,
    query: ['environment'],
    variables: ({ query }) => environmentOf(query),
    success: 200,
  }),
  route('GET', `${PATH}/stream`, {
    summary: 'Read log lines as they are written',
    description:
      'Server-sent events. `log` has `{service, stream, timestamp, line}`; `dropped` has `{count}`: so many lines were left out, because ' +
      'you read too slowly; `gap` and `interrupted` have `{reason}`. Without a source of log lines one event `unavailable` comes, and the ' +
      'end. `shutdown` and `unauthenticated` end the stream, too: connect again, after signing in again for the latter. Send the last id ' +
      'as `Last-Event-ID` to go on where you stopped. `services` is a list with commas. At most 3 streams of an administrator are open at ' +
      'once, and 200 in all (RATE_LIMITED).',
    caller: 'admin',
    limit: 'portal',
    document: `subscription SystemLogs($services: [String!], $tail: Int, $after: String, $environment: SystemLogEnvironment) {
      systemLogs(services: $services, tail: $tail, after: $after, environment: $environment) {
        event id service stream timestamp line count reason
      }
    }`,
    query: ['services', 'tail', 'environment'],
    ranges: { tail: [0, 1000] },
    variables: ({ query, lastEventId }) => {
      const { services, tail } = query;
      return {
        ...environmentOf(query),
        ...(services === undefined ? {} : { services: listed(services) }),
        ...(tail === undefined ? {} : { tail: wholeNumber(tail) }),
        ...(lastEventId ? { after: lastEventId } : {}),
      };
    },
    stream: eventOf,
    success: 200,
  }),
];

/** `remote` as GraphQL spells it. */
function environmentOf({ environment }: Readonly<Record<string, string>>): { environment?: string } {
  return environment === undefined ? {} : { environment: environment.toUpperCase() };
}

function listed(services: string): string[] {
  return services.split(',').map((name) => name.trim());
}

function eventOf({ event, id, service, stream, timestamp, line, count, reason }: ReplyData) {
  const name: string = event.toLowerCase();
  if (name === 'log') return { event: name, id, data: { service, stream, timestamp, line } };
  return { event: name, data: name === 'dropped' ? { count } : { reason } };
}
