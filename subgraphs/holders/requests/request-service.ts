import type { Clock } from '../../../kernel/clock.ts';
import { asUnit, type Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import { duplicateKeyOf, type Ledger } from '../../../store/ledger.ts';
import { accountBehind, permitHolder } from '../accounts/caller.ts';
import type { HolderAccounts } from '../accounts/ports.ts';
import type { HeldCredentials, IssuerNames } from '../ports.ts';
import { createInput, type HolderRequest, issuerListInput, newRequest, ownListInput } from './request.ts';
import type { RequestStore } from './request-model.ts';

export type RequestService = ReturnType<typeof createRequestService>;

/** Holders' requests as holders make them and both sides list them. */
export function createRequestService(deps: {
  requests: RequestStore;
  accounts: Pick<HolderAccounts, 'byId'>;
  held: Pick<HeldCredentials, 'byId'>;
  issuers: IssuerNames;
  ledger: Ledger;
  idempotency: Idempotency;
  now: Clock;
}) {
  const { requests, accounts, held, issuers, ledger, idempotency, now } = deps;

  return {
    /** Asks the issuer of a credential of the caller's. Errors: NOT_FOUND, DUPLICATE while one is PENDING, CREDENTIAL_REVOKED, INVALID_STATE_TRANSITION. */
    create: (input: unknown, context: Context): Promise<{ readonly request: HolderRequest }> => {
      const { holderId } = permitHolder(context, 'holderRequest.create');
      return idempotency.run(context, 'createHolderRequest', input, async (remember) => {
        const asked = parseInput(createInput, input);
        const account = await accountBehind(accounts, { holderId });
        const unit = asUnit(context, 'core-engine');
        const credential = await held.byId(asked.credentialId, account.dids, unit);
        if (!credential) throw new AppError('NOT_FOUND', 'No credential of this id is in your wallet.');
        const issuer = await issuers.byDid(credential.issuerDid, unit);
        const request = newRequest(asked, { credential, account, issuerName: issuer?.name }, now());
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
            `A ${request.requestType} request for this credential is PENDING; wait for the issuer's answer.`,
            { cause: error },
          );
        }
        return result;
      });
    },

    /** The caller's own requests, newest first; what the issuer drafted is not theirs to see. */
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

    /** Requests to the caller's issuer, newest first. */
    async listForIssuer(input: unknown, context: Context): Promise<Page<HolderRequest>> {
      const identity = permit(context, 'holderRequest.list');
      if (identity.kind !== 'issuer')
        throw new AppError('SCOPE_MISSING', 'Sign in as a member of an issuer.');
      const { filter = {}, ...page } = parseInput(issuerListInput, input);
      const { skip, limit } = pageWindow(page);
      const found = await requests.list({ issuerDid: identity.issuerDid }, filter, {
        skip,
        limit,
      });
      return { ...found, offset: skip, size: limit };
    },
  };
}
