import { z } from 'zod';
import { asUnit } from '../../../kernel/context.ts';
import { permit } from '../../../kernel/identity.ts';
import { plainNameOf } from '../../../kernel/name-search.ts';
import { did, email, optional, parseInput, uuid } from '../../../kernel/parse.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import type { HasConsented } from '../accounts/account-service.ts';
import type { HolderAccount, HolderAccounts } from '../accounts/ports.ts';
import type { IssuerNames } from '../ports.ts';
import type { WalletRoom } from '../wallet/room.ts';
import { inviteLetter } from './letters.ts';
import type { HolderDirectory } from './ports.ts';

const findInput = z.union([z.strictObject({ holderId: uuid }), z.strictObject({ did })]);
const findManyInput = z.strictObject({
  people: z.array(z.strictObject({ email, name: optional(z.string().max(1000)) })).max(500),
});
const tellInput = z.strictObject({
  linkId: uuid,
  issuerDid: did,
  holderDid: optional(did),
  email: optional(email),
  isInvite: z.boolean(),
});

export function createHolderDirectory(deps: {
  accounts: Pick<HolderAccounts, 'byId' | 'byDid' | 'byEmail'>;
  issuers: IssuerNames;
  notificationWrite: WalletRoom['notificationWrite'];
  hasConsented: HasConsented;
  mailer: Mailer;
  publicUrl: string;
  ledger: Ledger;
  idempotency: Idempotency;
}): HolderDirectory {
  const { accounts, issuers, notificationWrite, hasConsented, mailer, publicUrl, ledger, idempotency } = deps;

  return {
    async find(input, context) {
      permit(context, 'holder.directory');
      const asked = parseInput(findInput, input);
      const account = active(
        'did' in asked ? await accounts.byDid(asked.did) : await accounts.byId(asked.holderId),
      );
      return account && { holderId: account.holderId, email: account.email, did: account.did };
    },

    async findMany(input, context) {
      permit(context, 'holder.directory');
      const { people } = parseInput(findManyInput, input);
      return Promise.all(
        people.map(async ({ email: address, name }) => {
          const account = active(await accounts.byEmail(address));
          if (!account?.did || !(await hasConsented(account.holderId, 'DIRECTORY_LOOKUP'))) return undefined;
          const named = plainNameOf(account.name);
          return { did: account.did, isNamed: named !== '' && named === plainNameOf(name ?? '') };
        }),
      );
    },

    async tellOfLink(input, context) {
      permit(context, 'holder.directory');
      const { linkId, issuerDid, holderDid, email: address, isInvite } = parseInput(tellInput, input);
      const issuer = await issuers.byDid(issuerDid, asUnit(context, 'core-engine'));
      const name = issuer?.name ?? 'An institution';
      const account = active(
        holderDid === undefined
          ? address === undefined
            ? undefined
            : await accounts.byEmail(address)
          : await accounts.byDid(holderDid),
      );
      // A letter goes out once, although whoever asks for it may ask again after a crash.
      const once = { ...context, idempotencyKey: `learner-link-${linkId}` };
      await idempotency.run<true>(once, 'tellOfLearnerLink', { linkId }, async (remember) => {
        const writes = [
          ...(account
            ? [
                notificationWrite(account.holderId, {
                  kind: 'LEARNER_LINK_PROPOSED',
                  title: `${name} takes you for a learner of its own`,
                  body: 'Say in your wallet whether that is you. Nothing comes of it until you do.',
                  dedupeKey: `learner-link:${linkId}`,
                }),
              ]
            : []),
          ...(isInvite && address !== undefined
            ? [mailer.letterWrite(inviteLetter(address, publicUrl, name))]
            : []),
        ];
        await ledger.commit(context, { writes: [...writes, ...remember(true)], audit: [] });
        return true;
      });
    },
  };
}

function active(account: HolderAccount | undefined): HolderAccount | undefined {
  return account?.status === 'ACTIVE' ? account : undefined;
}
