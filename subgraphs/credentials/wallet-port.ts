import type { Clock } from '../../kernel/clock.ts';
import { asUnit, type Context } from '../../kernel/context.ts';
import type { CredentialStatus } from '../../kernel/credential-status.ts';
import { isAppError } from '../../kernel/errors.ts';
import {
  type AuthorityKey,
  type Credential,
  currentStatus,
  decidedRevocation,
  type Owner,
  statusSince,
} from './credential.ts';
import type { CredentialService } from './credential-service.ts';
import type { Templated } from './templates/templated.ts';

/** Offered to the wallet: what holders hold, and what issuers and custodians decide on holders' requests. The wallet vouches for whom it asks. */
export function createWalletPort({
  service,
  templated,
  now,
}: {
  service: CredentialService;
  templated: Pick<Templated, 'lookOf'>;
  now: Clock;
}) {
  const asCore = (context: Context) => asUnit(context, 'core-engine');
  const view = (found: Credential) => {
    const at = now();
    const { revocation, ...rest } = found;
    const decided = revocation && decidedRevocation(revocation);
    return {
      ...rest,
      credentialStatus: currentStatus(found, at),
      statusChangedAt: statusSince(found, at),
      revocation: decided && { ...decided, category: decided.category ?? '' },
    };
  };
  const one = async (credentialId: string, owner: Owner, context: Context) => {
    try {
      const found = await service.get({ credentialId }, asCore(context), owner);
      return { ...view(found), look: await templated.lookOf(found) };
    } catch (error) {
      if (isAppError(error) && error.code === 'NOT_FOUND') return undefined;
      throw error;
    }
  };
  return {
    held: {
      byId: (credentialId: string, dids: readonly string[], context: Context) =>
        one(credentialId, { kind: 'holder', dids }, context),

      async list(
        filter: {
          dids: readonly string[];
          status?: CredentialStatus | undefined;
          query?: string | undefined;
          offset: number;
          limit: number;
        },
        context: Context,
      ) {
        const { dids, status, query, offset, limit } = filter;
        const { items, total, totalIsLowerBound } = await service.list(
          { filter: { status, q: query }, first: limit, offset },
          asCore(context),
          { kind: 'holder', dids },
        );
        return { items: items.map(view), total, totalIsLowerBound };
      },

      claim: async (credentialId: string, holderDid: string, context: Context) =>
        view(await service.claim({ credentialId, holderDid }, asCore(context))),

      decline: async (credentialId: string, holderDid: string, context: Context) =>
        view(await service.claim({ credentialId, holderDid, decline: true }, asCore(context))),
    },
    issued: {
      byId: (credentialId: string, authority: AuthorityKey, context: Context) =>
        one(credentialId, { kind: 'authority', ...authority }, context),

      async revoke(
        {
          authority: { type, did },
          ...input
        }: { credentialId: string; authority: AuthorityKey; reason: string; revokedBy: string },
        context: Context,
      ) {
        const named = type === 'ISSUER' ? { issuerDid: did } : { custodianDid: did };
        await service.revoke({ ...input, ...named }, asCore(context));
      },
    },
  };
}
