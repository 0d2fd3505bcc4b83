import type { Logger } from '../../kernel/log.ts';
import type { Ledger } from '../../store/ledger.ts';
import { createSubgraph, merged, type Subgraph } from '../subgraph.ts';
import type { AdminStanding } from './users/admin-user.ts';
import { openUsersRoom, type UsersRoomDeps } from './users/room.ts';

export type { AdminStanding } from './users/admin-user.ts';

export interface Admin {
  readonly subgraph: Subgraph;
  readonly ledger: Ledger;
  /** The current role and status of an administrator, uncached; undefined for an unknown id. */
  standing(userId: string): Promise<AdminStanding | undefined>;
  start(): void;
  close(): Promise<void>;
}

export interface AdminDeps extends UsersRoomDeps {
  readonly log: Logger;
}

/** The Admin Console's rooms; makes the first administrator on the first start. Errors: ConfigError when it may not. */
export async function createAdmin(deps: AdminDeps): Promise<Admin> {
  const users = await openUsersRoom(deps);
  const rooms = [users];
  return {
    subgraph: createSubgraph({
      name: 'admin',
      resolvers: merged(...rooms.map(({ resolvers }) => resolvers)),
      internal: Object.assign({}, ...rooms.map(({ internal }) => internal)),
    }),
    ledger: deps.ledger,
    standing: users.standing,
    start: () => undefined,
    close: async () => undefined,
  };
}
