import type { AssistanceService } from '../../proto/generated/testamur/internal/assistance.ts';
import { type BindingOf, operationRow, type ServiceBinding } from '../rpc.ts';
import type { Subgraph } from '../subgraph.ts';
import { ASSISTANCE } from './contracts.ts';
import type { AssistanceInternals } from './services.ts';

/** The language model as other units ask it. */
export function assistanceServices({ internal }: Subgraph<AssistanceInternals>): readonly ServiceBinding[] {
  return [
    {
      ...ASSISTANCE,
      rpcs: {
        Assist: operationRow({
          operation: internal.relay.assist,
          args: ({ feature, askedJson, ownerKey, askedBy, subject, concernedDids }) => ({
            feature,
            askedJson,
            about: {
              ownerKey,
              askedBy: askedBy ?? null,
              subject: subject ?? undefined,
              concerns: concernedDids,
            },
          }),
          reply: ({ status, reason, result }) => ({
            status,
            reason: reason ?? '',
            resultJson: result === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(result)),
          }),
        }),
        RecordSearch: operationRow({
          operation: internal.relay.recordSearch,
          args: ({ reason, ownerKey, askedBy, ...search }) => ({
            ...search,
            reason: reason || undefined,
            about: { ownerKey, askedBy: askedBy ?? null },
          }),
          reply: () => ({}),
        }),
      },
    } satisfies BindingOf<AssistanceService>,
  ];
}
