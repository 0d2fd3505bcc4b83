import { type Connection, Schema } from 'mongoose';
import { type SignInLinkStore, signInLinkStore } from '../../sign-in-link-model.ts';
import type { OpensMember } from './sign-in-link.ts';

export type MemberLinkStore = SignInLinkStore<OpensMember>;

const named = { type: String, required: true };

/** Sign-in links of issuers' members. */
export function memberLinkStore(connection: Connection): Promise<MemberLinkStore> {
  return signInLinkStore<OpensMember>(connection, {
    model: 'SignInLink',
    collection: 'issuer_sign_in_links',
    opens: {
      field: 'opens',
      type: new Schema<OpensMember>({ issuerId: named, issuerDid: named, email: named }, { _id: false }),
    },
  });
}
