import type { Context } from '../../kernel/context.ts';
import { permit } from '../../kernel/identity.ts';
import type { Ledger } from '../../store/ledger.ts';
import type { ApiKeyStore } from './api-key-model.ts';
import type { CustodyStore } from './custody-model.ts';
import type { IssuerKeyStore } from './issuer-key-model.ts';
import type { IssuerStore } from './issuer-model.ts';
import type { Registry } from './registry.ts';

export type DemoIssuers = ReturnType<typeof createDemoIssuers>;

/** Takes the issuers of the demonstration away again; no other issuer is ever deleted. */
export function createDemoIssuers(deps: {
  issuers: IssuerStore;
  keys: IssuerKeyStore;
  custodiedKeys: CustodyStore;
  apiKeys: ApiKeyStore;
  registry: Registry;
  ledger: Ledger;
}) {
  const { issuers, keys, custodiedKeys, apiKeys, registry, ledger } = deps;
  return {
    /** Removes them with their keys; repeating changes nothing. The trail keeps what they did. */
    async remove(context: Context): Promise<{ readonly removed: number }> {
      permit(context, 'demo.seed');
      const found = await issuers.listDemo();
      if (found.length === 0) return { removed: 0 };
      const dids = found.map(({ did }) => did);
      await ledger.commit(context, {
        writes: [
          issuers.deleteDemoWrite(),
          keys.deleteWrite(dids),
          custodiedKeys.deleteWrite(dids),
          apiKeys.deleteWrite(found.map(({ issuerId }) => issuerId)),
        ],
        audit: found.map(({ issuerId, status }) => ({
          action: 'issuer.removed_with_demo',
          subject: { type: 'Issuer', id: issuerId },
          org: { type: 'ISSUER', id: issuerId },
          previousState: status,
        })),
      });
      for (const did of dids) await registry.changed(did);
      return { removed: found.length };
    },
  };
}
