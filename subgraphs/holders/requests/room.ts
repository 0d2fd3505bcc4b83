import type { Connection } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import type { Ledger, Write } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import type { HolderAccounts } from '../accounts/ports.ts';
import type { Organizations } from '../organizations.ts';
import type { HeldCredentials, IssuedCredentials } from '../ports.ts';
import type { NotificationWrite } from './ports.ts';
import type { HolderRequest } from './request.ts';
import { requestStore } from './request-model.ts';
import { createRequestService } from './request-service.ts';
import { createResolution } from './resolution.ts';
import { requestResolvers } from './resolvers.ts';

/** Opens the room of holders' requests to issuers and custodians. */
export async function openRequestsRoom(deps: {
  connection: Connection;
  ledger: Ledger;
  idempotency: Idempotency;
  mailer: Mailer;
  accounts: Pick<HolderAccounts, 'byId'>;
  held: Pick<HeldCredentials, 'byId'>;
  issued: IssuedCredentials;
  organizations: Organizations;
  notificationWrite: NotificationWrite;
  publicUrl: string;
  now: Clock;
}) {
  const requests = await requestStore(deps.connection);
  const service = createRequestService({ ...deps, requests });
  const resolution = createResolution({ ...deps, requests });
  return {
    resolvers: requestResolvers(service, resolution),
    isOwn: async (requestId: string, holderId: string): Promise<boolean> =>
      (await requests.byId(requestId, { holderId })) !== undefined,

    /** The request when it was made to this issuer or custodian. */
    madeTo: async (requestId: string, organizationId: string): Promise<HolderRequest | undefined> =>
      requests.byId(requestId, { issuerId: organizationId }),

    /** Removes the person from the requests; what was asked and decided stays with who was asked. */
    eraser: {
      erase: async ({ holderId }: { readonly holderId: string }): Promise<readonly Write[]> =>
        requests.eraseWrites(await requests.ofHolder(holderId)),
    },

    /** The holder's requests, for the file of everything that is kept of a holder. */
    exporter: {
      name: 'requests',
      async export(holderId: string): Promise<readonly object[]> {
        const own = await requests.ofHolder(holderId);
        return own.map(({ draft: _draft, attempt: _attempt, rowVersion: _version, ...told }) => told);
      },
    },
  };
}
