import { type Connection, Schema } from 'mongoose';
import { type SignInLinkStore, signInLinkStore } from '../sign-in-link-model.ts';
import type { MemberKind, MemberRole } from './kind.ts';
import type { OpensMember } from './sign-in-link.ts';

export type MemberLinkStore = SignInLinkStore<OpensMember>;

const named = { type: String, required: true };

/** Sign-in links of the members of one kind of organizations, and the links of their invitations. */
export function memberLinkStore<Role extends MemberRole>(
  connection: Connection,
  { stored }: MemberKind<Role>,
): Promise<MemberLinkStore> {
  const { organizationId: id, organizationDid: did, links } = stored;
  return signInLinkStore<OpensMember>(connection, {
    ...links,
    opens: {
      field: 'opens',
      type: new Schema(
        { [id]: named, [did]: named, email: named, invitationId: String, isRegistration: Boolean },
        { _id: false },
      ),
      toRow: ({ organizationId, organizationDid, ...rest }) => ({
        [id]: organizationId,
        [did]: organizationDid,
        ...rest,
      }),
      fromRow: ({ [id]: organizationId, [did]: organizationDid, ...rest }) =>
        ({ ...rest, organizationId, organizationDid }) as unknown as OpensMember,
    },
  });
}
