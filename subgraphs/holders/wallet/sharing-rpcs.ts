import type { HolderConsentService } from '../../../proto/generated/testamur/internal/holder_consents.ts';
import { positionsGiven, positionsSent } from '../../holder-changes-wire.ts';
import { type BindingOf, operationRow } from '../../rpc.ts';
import { CONSENTS } from '../contracts.ts';
import type { SharingConsents } from './sharing-consents.ts';

/** What the unit of custodians asks about consents. */
export function sharingBinding(consents: SharingConsents): BindingOf<HolderConsentService> {
  return {
    ...CONSENTS,
    rpcs: {
      ListSharing: operationRow({
        operation: consents.sharing,
        args: ({ custodianDid, dids }) => ({ custodianDid, dids }),
        reply: (holders) => ({ holders: holders.map(({ did, dids }) => ({ did, dids: [...dids] })) }),
      }),
      ListConsentChanges: operationRow({
        operation: consents.changes,
        args: positionsGiven,
        reply: ({ after, dids, isAtEnd }) => ({ after: positionsSent(after), dids: [...dids], isAtEnd }),
      }),
    },
  };
}
