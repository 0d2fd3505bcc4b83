import type { Connection } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { OversightNeeds } from '../ports.ts';
import { demoStore } from './demo-model.ts';
import { createDemoService, type DemoMode } from './demo-service.ts';

/** Opens the room of the demonstration. */
export async function openDemoRoom(deps: {
  connection: Connection;
  demo: OversightNeeds['demo'];
  now: Clock;
  log: Logger;
}) {
  const service = createDemoService({ ...deps, ...deps.demo, store: await demoStore(deps.connection) });
  const told = ({ enabled, world }: DemoMode) => ({ enabled, ...world });
  return {
    resolvers: {
      Query: {
        demoMode: async (_parent, _args, context) => told(await service.read(context)),
      },
      Mutation: {
        setDemoMode: async (_parent, { input }, context) => told(await service.set(input, context)),
      },
    } satisfies Resolvers,
    start: service.start,
    close: service.close,
  };
}
