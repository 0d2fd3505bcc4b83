import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, type Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import { duplicateKeyOf, type Ledger } from '../../../store/ledger.ts';
import { accountBehind, permitHolder } from '../accounts/caller.ts';
import type { HolderAccounts } from '../accounts/ports.ts';
import { permitMember, ROLE_WORDS } from '../members.ts';
import type { Organizations } from '../organizations.ts';
import type { HeldCredentials } from '../ports.ts';
import {
  createInput,
  type HolderRequest,
  newRequest,
  organizationListInput,
  ownListInput,
} from './request.ts';
import type { RequestStore } from './request-model.ts';

export type RequestService = ReturnType<typeof createRequestService>;

/** Holders' requests as holders make them and both sides list them. */
export function createRequestService(deps: {
  requests: RequestStore;
  accounts: Pick<HolderAccounts, 'byId'>;
  held: Pick<HeldCredentials, 'byId'>;
  organizations: Organizations;
  ledger: Ledger;
  idempotency: Idempotency;
  now: Clock;
}) {
  const { requests, accounts, held, organizations, ledger, idempotency, now } = deps;

  return {
    /** Asks the issuer or the custodian of a credential of the caller's. Errors: NOT_FOUND, DUPLICATE while one is PENDING, CREDENTIAL_REVOKED, INVALID_STATE_TRANSITION. */
    create: (input: unknown, context: Context): Promise<{ readonly request: HolderRequest }> => {
      const { holderId } = permitHolder(context, 'holderRequest.create');
      return idempotency.run(context, 'createHolderRequest', input, async (remember) => {
        const asked = parseInput(createInput, input);
        const account = await accountBehind(accounts, { holderId });
        const unit = asUnit(context, 'core-engine');
        const credential = await held.byId(asked.credentialId, account.dids, unit);
        if (!credential) throw new AppError('NOT_FOUND', 'No credential of this id is in your wallet.');
        const { authorityType: type, issuerDid: did } = credential;
        const organization = await organizations.of({ type, did }, unit);
        const request = newRequest(asked, { credential, account, issuerName: organization?.name }, now());
        const result = { request };
        try {
          await ledger.commit(context, {
            writes: [requests.insertWrite(request), ...remember(result)],
            audit: {
              action: 'holder_request.created',
              subject: { type: 'HolderRequest', id: request.requestId },
              org: { type: 'HOLDER', id: holderId },
              reason: request.requestType,
              newState: request.status,
            },
          });
        } catch (error) {
          if (!duplicateKeyOf(error)?.includes('requestType')) throw error;
          throw new AppError(
            'DUPLICATE',
            `A ${request.requestType} request for this credential is PENDING; wait for the answer of the ${ROLE_WORDS[type]}.`,
            { cause: error },
          );
        }
        return result;
      });
    },

    /** The caller's own requests, newest first; what was drafted is not theirs to see. */
    async listOwn(input: unknown, context: Context): Promise<Page<HolderRequest>> {
      const { holderId } = permitHolder(context, 'holderRequest.readOwn');
      const { status, ...page } = parseInput(ownListInput, input);
      const { skip, limit } = pageWindow(page);
      const { items, ...counted } = await requests.list({ holderId }, { status }, { skip, limit });
      return {
        items: items.map((item) => ({ ...item, draft: null })),
        ...counted,
        offset: skip,
        size: limit,
      };
    },

    /** Requests to the caller's issuer or custodian, newest first. */
    async listForOrganization(input: unknown, context: Context): Promise<Page<HolderRequest>> {
      const { organizationId } = permitMember(context, 'holderRequest.list');
      const { filter = {}, ...page } = parseInput(organizationListInput, input);
      const { skip, limit } = pageWindow(page);
      const found = await requests.list({ issuerId: organizationId }, filter, { skip, limit });
      return { ...found, offset: skip, size: limit };
    },
  };
}
