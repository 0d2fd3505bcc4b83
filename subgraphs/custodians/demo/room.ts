import type { Context } from '../../../kernel/context.ts';
import { permit } from '../../../kernel/identity.ts';
import type { RegistrantStore } from '../../did-registry/registrant-model.ts';
import type { Custodian } from '../registry/custodian.ts';
import { actingFor } from './acting.ts';
import { createDemoFiles } from './demo-files.ts';
import { createDemoRemoval } from './demo-removal.ts';
import { createDemoWorkforce } from './demo-workforce.ts';
import type { DemoCustodianRecords } from './ports.ts';

/** What custodians of the demonstration have, made by the ordinary operations, and taken away again. */
export function createDemoCustodianRecords(
  deps: Parameters<typeof createDemoFiles>[0] &
    Parameters<typeof createDemoWorkforce>[0] &
    Parameters<typeof createDemoRemoval>[0] & {
      readonly custodians: Pick<RegistrantStore<Custodian>, 'byDid' | 'listDemo'>;
    },
): DemoCustodianRecords {
  const { custodians } = deps;
  const files = createDemoFiles(deps);
  const employ = createDemoWorkforce(deps);
  const removeAllOf = createDemoRemoval(deps);

  return {
    list: idsOf,

    async takeIn(file, context) {
      const { acting } = await actingFor(custodians, file.custodianDid, context);
      return files.takeIn(file, acting, context);
    },

    async settle({ custodianDid, attesterId, ...issuance }, context) {
      const { acting } = await actingFor(custodians, custodianDid, context);
      return files.settle(issuance, acting(attesterId, 'Attester'));
    },

    async employ(workforce, context) {
      const { custodian, acting } = await actingFor(custodians, workforce.custodianDid, context);
      await employ(custodian.custodianId, workforce, acting, context);
    },

    async remove(context) {
      let removed = 0;
      for (const custodianId of await idsOf(context)) removed += await removeAllOf(custodianId, context);
      return { removed };
    },
  };

  async function idsOf(context: Context): Promise<readonly string[]> {
    permit(context, 'demo.seed');
    return (await custodians.listDemo()).map(({ custodianId }) => custodianId);
  }
}
