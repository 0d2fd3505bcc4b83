import type { DemoCatalogService } from '../../../proto/generated/testamur/internal/demo.ts';
import { type BindingOf, given, operationRow } from '../../rpc.ts';
import { DEMO_CATALOG } from '../contracts.ts';
import type { DemoEntries } from './ports.ts';

/** What the demonstration asks of the catalog. */
export function demoCatalogBinding(demo: DemoEntries): BindingOf<DemoCatalogService> {
  return {
    ...DEMO_CATALOG,
    rpcs: {
      PublishDemoEntry: operationRow({
        operation: demo.publish,
        args: ({ creditValue, creditUnit, resultDescriptions, claimSchemaJson, ...entry }) => ({
          ...entry,
          credit: { value: creditValue, unit: creditUnit },
          resultDescriptions: resultDescriptions.map((one) => ({
            id: one.id,
            name: one.name,
            resultType: one.resultType,
            allowedValues: one.allowedValues.length > 0 ? one.allowedValues : undefined,
            valueMin: given(one.valueMin),
            valueMax: given(one.valueMax),
            requiredValue: given(one.requiredValue),
          })),
          claimSchema: JSON.parse(claimSchemaJson) as Record<string, unknown>,
        }),
        reply: ({ entryVersionId }) => ({ entryVersionId }),
      }),
      RemoveDemoEntries: operationRow({
        operation: (_input: object, context) => demo.remove(context),
        args: () => ({}),
        reply: ({ removed }) => ({ removed }),
      }),
    },
  };
}
