import { z } from 'zod';
import type { Context } from '../../../kernel/context.ts';
import { permit } from '../../../kernel/identity.ts';
import { did, parseInput } from '../../../kernel/parse.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { Positions } from '../../../store/positions.ts';
import { changesInput, type HolderChanges, holderChanges } from '../../holder-changes.ts';
import type { HolderAccounts } from '../accounts/ports.ts';
import type { ConsentStore } from './consent-model.ts';
import type { WalletKeyStore } from './wallet-key-model.ts';

const MOST_DIDS = 500;

const sharingInput = z.strictObject({
  custodianDid: did,
  dids: z.array(did).max(MOST_DIDS, `ask for at most ${MOST_DIDS}`),
});

export type SharingConsents = ReturnType<typeof createSharingConsents>;

/** Who agrees that a custodian sees what is in a wallet: for the unit that keeps the workforces of custodians. */
export function createSharingConsents(deps: {
  readonly consents: Pick<ConsentStore, 'standingOf' | 'holdersOf'>;
  readonly keys: Pick<WalletKeyStore, 'holdersOf'>;
  readonly accounts: Pick<HolderAccounts, 'byDids' | 'didsOf'>;
  readonly ledger: Pick<Ledger, 'heads' | 'entriesBetween'>;
}) {
  const { consents, keys, accounts, ledger } = deps;

  return {
    /**
     * Of up to 500 DIDs those whose holder has an open account and agrees, with all DIDs of that holder. The consent must name the
     * custodian: who lets everybody look has not said that an employer may keep a list.
     */
    async sharing(
      input: unknown,
      context: Context,
    ): Promise<readonly { readonly did: string; readonly dids: readonly string[] }[]> {
      permit(context, 'holder.sharing');
      const { custodianDid, dids } = parseInput(sharingInput, input);
      const asked = new Set(dids);
      const found = (await accounts.byDids([...asked])).filter(({ status }) => status === 'ACTIVE');
      const agreeing = await consents.standingOf(
        found.map(({ holderId }) => holderId),
        'SHARE_WITH_VERIFIER',
        custodianDid,
      );
      return found
        .filter(({ holderId }) => agreeing.has(holderId))
        .flatMap((account) =>
          account.dids.filter((one) => asked.has(one)).map((one) => ({ did: one, dids: account.dids })),
        );
    },

    /** Who has agreed, withdrawn, got a key or changed the account since a position; from now on without one. */
    async changes(after: Positions | undefined, context: Context): Promise<HolderChanges> {
      permit(context, 'holder.sharing');
      const given = parseInput(changesInput, { after });
      return holderChanges(ledger, given.after, async (entries) => {
        const idsOf = (type: string) =>
          entries.flatMap(({ subject }) => (subject.type === type ? [subject.id] : []));
        const holderIds = [
          ...idsOf('Holder'),
          ...(await consents.holdersOf(idsOf('Consent'))),
          ...(await keys.holdersOf(idsOf('WalletKey'))),
        ];
        return accounts.didsOf([...new Set(holderIds)]);
      });
    },
  };
}
