import { z } from 'zod';
import { did, email, optional, uuid } from '../../kernel/parse.ts';
import type { LinkOwner } from '../sign-in-links.ts';
import type { Organization } from './ports.ts';

/** Who asks for a link, with the name that each kind has for its organization. */
export const requestInputs = {
  issuer: z
    .strictObject({ email, issuerDid: optional(did) })
    .transform(({ issuerDid, ...rest }) => ({ ...rest, organizationDid: issuerDid })),
  custodian: z
    .strictObject({ email, custodianDid: optional(did) })
    .transform(({ custodianDid, ...rest }) => ({ ...rest, organizationDid: custodianDid })),
  verifier: z
    .strictObject({ email, verifierId: optional(uuid) })
    .transform(({ verifierId, ...rest }) => ({ ...rest, organizationDid: verifierId })),
} as const;
export const redeemInput = z.strictObject({ token: z.string().max(256, 'give the token of a sign-in link') });

/** What a link of a member opens: the way of this address (lower case) to this organization. */
export interface OpensMember {
  readonly organizationId: string;
  readonly organizationDid: string;
  readonly email: string;
  /** Of the invitation that it accepts; without one it signs in who is a member already, or becomes the first. */
  readonly invitationId?: string | undefined;
  /** Confirms the address of an organization that registered itself, and makes the person its first Admin. */
  readonly isRegistration?: boolean | undefined;
}

/** Links of an address, for the organization that it may act for, or that it asked for in vain. */
export function linkOwner(
  address: string,
  organization: Organization | undefined,
  askedDid: string | undefined,
): LinkOwner<OpensMember> {
  return {
    names: ['sign-in-link', address, organization?.did ?? askedDid ?? ''],
    opens: organization
      ? { organizationId: organization.organizationId, organizationDid: organization.did, email: address }
      : null,
  };
}

/** Links of an address that registers an organization: to confirm that one, or to sign in for the one that it has already. */
export function registrationOwner(
  address: string,
  registered: Organization,
  known: Organization | undefined,
): LinkOwner<OpensMember> {
  const { organizationId, did: organizationDid } = known ?? registered;
  const opens = { organizationId, organizationDid, email: address };
  return { names: ['registration', address], opens: known ? opens : { ...opens, isRegistration: true } };
}

/** The link of the token, whose fragment browsers keep to themselves: no GET of it reaches a server with the token. */
export function linkUrl(publicUrl: string, page: string, token: string): string {
  return `${publicUrl}${page}#token=${token}`;
}
