import { asUnit, type Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { accountBehind, type HolderIdentity } from '../accounts/caller.ts';
import type { HolderAccounts } from '../accounts/ports.ts';
import type { HeldCredential, HeldCredentials } from '../ports.ts';
import type { CountedLink } from './counted-link.ts';

/** A holder's own links and credentials; those of others are as unknown as those of nobody. Errors: NOT_FOUND. */
export function ownThings<Link extends CountedLink>(deps: {
  links: { byId(linkId: string): Promise<Link | undefined> };
  accounts: Pick<HolderAccounts, 'byId'>;
  credentials: Pick<HeldCredentials, 'byId'>;
}) {
  const { links, accounts, credentials } = deps;
  return {
    async ownLink(linkId: string, { holderId }: HolderIdentity): Promise<Link> {
      const link = await links.byId(linkId);
      if (link?.holderId !== holderId) throw nothingOfThatId();
      return link;
    },

    /** The account says which DIDs are the holder's, since a token may be old. */
    async ownCredential(
      credentialId: string,
      holder: HolderIdentity,
      context: Context,
    ): Promise<HeldCredential> {
      const { dids } = await accountBehind(accounts, holder);
      const credential = await credentials.byId(credentialId, dids, asUnit(context, 'core-engine'));
      if (!credential) throw nothingOfThatId();
      return credential;
    },
  };
}

/** One answer for credentials and links of others and of nobody. */
export function nothingOfThatId(): AppError {
  return new AppError('NOT_FOUND', 'You have nothing of that id.');
}
