import type { Context } from '../../../kernel/context.ts';
import type { TokenService } from '../../../kernel/tokens.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { accountBehind, holderFact, permitHolder, signInFirst } from './caller.ts';
import type { HolderAccounts } from './ports.ts';

export interface HolderToken {
  readonly token: string;
  readonly tokenType: 'Bearer';
  readonly expiresAt: Date;
}

export type HolderTokenService = ReturnType<typeof createHolderTokenService>;

/** Bearer tokens for holders' own programs, which have no browser to keep a cookie. */
export function createHolderTokenService(deps: {
  accounts: Pick<HolderAccounts, 'byId'>;
  tokens: TokenService;
  ledger: Ledger;
}) {
  const { accounts, tokens, ledger } = deps;
  return {
    /** A token of 15 minutes that ends with the session, whatever ends that. Errors: UNAUTHENTICATED without a session: a token makes no further ones. */
    async create(context: Context): Promise<HolderToken> {
      const identity = permitHolder(context, 'holder.write');
      if (identity.sessionId === undefined) throw signInFirst();
      const { holderId, dids } = await accountBehind(accounts, identity);
      const { token, expiresAt } = await tokens.sign({
        kind: 'holder',
        holderId,
        dids,
        tokenSessionId: identity.sessionId,
      });
      await ledger.commit(context, { writes: [], audit: holderFact(holderId, 'holder.token_created') });
      return { token, tokenType: 'Bearer', expiresAt };
    },
  };
}
