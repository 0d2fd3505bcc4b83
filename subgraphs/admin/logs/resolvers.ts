import type { LogEvent } from '../../../kernel/log-line.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { SystemLogService } from './system-log-service.ts';

/** The fields of log lines. */
export function logResolvers(service: SystemLogService) {
  return {
    Query: {
      systemLogServices: (_parent, args, context) => service.services(args, context),
    },
    Subscription: {
      systemLogs: {
        subscribe: (_parent, args, context) => service.stream(args, context),
        resolve: (event: LogEvent) => event,
      },
    },
  } satisfies Resolvers;
}
