import type { Context } from '../../../kernel/context.ts';
import type { LogEvent } from '../../../kernel/log-line.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import type { SystemLogService } from './system-log-service.ts';

/** The fields of log lines. */
export function logResolvers(service: SystemLogService) {
  return {
    Query: {
      systemLogServices: (_parent: unknown, args: unknown, context: Context) =>
        service.services(args, context),
    } satisfies Pick<QueryResolvers, 'systemLogServices'>,
    Subscription: {
      systemLogs: {
        subscribe: (_parent: unknown, args: unknown, context: Context) => service.stream(args, context),
        resolve: (event: LogEvent) => event,
      },
    },
  };
}
