import type { Store } from '../../store/connect.ts';
import { SUBGRAPH_NAMES } from '../../subgraphs/sdl.ts';

// Entries reach the platform's trail in the background, after the answer; the ledgers' own are compared.
const RELAYED = new Set(['audit_relays', 'audit_trail', 'audit_trail_heads']);

/** Every document of the store by collection, in the order of ids: equal before and after means that nothing changed. */
export async function contentsOf(store: Store): Promise<Record<string, readonly Record<string, unknown>[]>> {
  const contents: Record<string, readonly Record<string, unknown>[]> = {};
  for (const domain of SUBGRAPH_NAMES) {
    const connection = store.connection(domain);
    for (const { name } of await connection.listCollections()) {
      if (RELAYED.has(name)) continue;
      contents[`${domain}.${name}`] = await connection.collection(name).find({}).sort({ _id: 1 }).toArray();
    }
  }
  return contents;
}
