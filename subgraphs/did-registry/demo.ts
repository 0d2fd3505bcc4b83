import type { Context } from '../../kernel/context.ts';
import { permit } from '../../kernel/identity.ts';
import type { Ledger, Write } from '../../store/ledger.ts';
import type { CustodyStore } from './custody-model.ts';
import type { KeyStore } from './key-model.ts';
import { factAbout, type Noun, type Registrant, type RegistryName } from './registrant.ts';
import type { RegistrantStore } from './registrant-model.ts';
import type { Registry } from './registry.ts';

export type DemoRemoval = ReturnType<typeof createDemoRemoval>;

/** Takes the organizations of the demonstration away again; no other one is ever deleted. */
export function createDemoRemoval<R extends Registrant>(deps: {
  noun: Noun<RegistryName, R>;
  records: RegistrantStore<R>;
  keys: KeyStore;
  custodiedKeys: CustodyStore;
  registry: Registry<R>;
  ledger: Ledger;
  /** Takes away what the registry keeps of them beside their keys. */
  alsoWrites?: (ids: readonly string[]) => readonly Write[];
}) {
  const { noun, records, keys, custodiedKeys, registry, ledger, alsoWrites = () => [] } = deps;
  const name: RegistryName = noun.name;
  return {
    /** Those that there are: a handful. */
    async list(context: Context): Promise<readonly { readonly id: string; readonly did: string }[]> {
      permit(context, 'demo.seed');
      return (await records.listDemo()).map((record) => ({ id: noun.idOf(record), did: record.did }));
    },

    /** Removes them with their keys; repeating changes nothing. The trail keeps what they did. */
    async remove(context: Context): Promise<{ readonly removed: number }> {
      permit(context, 'demo.seed');
      const found = await records.listDemo();
      if (found.length === 0) return { removed: 0 };
      const dids = found.map(({ did }) => did);
      await ledger.commit(context, {
        writes: [
          records.deleteDemoWrite(),
          keys.deleteWrite(dids),
          custodiedKeys.deleteWrite(dids),
          ...alsoWrites(found.map(noun.idOf)),
        ],
        audit: found.map((record) => ({
          ...factAbout(noun, `${name}.removed_with_demo`, noun.idOf(record)),
          previousState: record.status,
        })),
      });
      for (const did of dids) await registry.changed(did);
      return { removed: found.length };
    },
  };
}
