import type { Connection } from 'mongoose';
import { type SignInLinkStore, signInLinkStore } from '../../sign-in-link-model.ts';
import type { OpensHolder } from './sign-in-link.ts';

export type HolderLinkStore = SignInLinkStore<OpensHolder>;

/** Sign-in links of holders. */
export function holderLinkStore(connection: Connection): Promise<HolderLinkStore> {
  return signInLinkStore<OpensHolder>(connection, {
    model: 'HolderSignInLink',
    collection: 'holder_sign_in_links',
    opens: { field: 'holderId', type: String, isIndexed: true },
  });
}
