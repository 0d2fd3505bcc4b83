import { createPasswords } from '../../../kernel/passwords.ts';
import { createIdempotency } from '../../../store/idempotency.ts';
import { createLedger } from '../../../store/ledger.ts';
import type { aWorld } from '../../testing/rooms.ts';
import { type AdminDeps, createAdmin, type OpenAdmin } from '../index.ts';

export const ROOT = { email: 'admin@testamur.example', password: 'correct horse battery' };

type World = Awaited<ReturnType<typeof aWorld>>;

/** Admin Console in a world, with the least cost of passwords; `store` is another connection to the same store. */
export async function anAdmin(
  world: World,
  { store = world.store, ...given }: Partial<AdminDeps> & { store?: World['store'] } = {},
): Promise<OpenAdmin> {
  const { now, log, tokens, envelope, settings } = world;
  const connection = store.connection('admin');
  return createAdmin({
    connection,
    ledger: await createLedger({ connection, source: 'admin', now }),
    idempotency: await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now }),
    tokens,
    envelope,
    settings,
    bootstrap: ROOT,
    isProduction: false,
    revealSecret: () => undefined,
    neighbours: {
      gateway: { name: 'api-gateway', kind: 'UNIT' },
      coreEngine: { name: 'core-engine', kind: 'UNIT' },
    },
    platformHealth: { report: async () => ({ components: [] }) },
    passwords: createPasswords({ m: 16, t: 1, p: 1 }),
    now,
    log,
    ...given,
  });
}
