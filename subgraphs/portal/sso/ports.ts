import type { Context } from '../../../kernel/context.ts';
import type { SsoPerson } from '../../sso/ports.ts';

/** A bearer token of somebody who was signed in, and whom it stands for. */
export interface SignedIn {
  readonly token: string;
  readonly tokenType: 'Bearer';
  readonly expiresAt: Date;
  readonly organization: SsoOrganization;
  readonly user: { readonly id: string; readonly email: string; readonly role: string };
}

/** What this room needs of the members of one kind of organization. */
export interface SsoMembers {
  /**
   * Signs in whom an identity provider has proven, as a new member where the provider's people join by themselves. Errors: SSO_NOT_A_MEMBER,
   * SSO_MEMBER_CLOSED.
   */
  bySso(person: SsoPerson, context: Context): Promise<SignedIn>;
}

/** An organization as its people see it when they sign in. */
export interface SsoOrganization {
  readonly did: string;
  readonly name: string;
  readonly status: string;
}
