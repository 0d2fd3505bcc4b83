import { z } from 'zod';
import { did, email, optional } from '../../../kernel/parse.ts';
import type { LinkOwner } from '../../sign-in-links.ts';

export const requestInput = z.strictObject({ email, issuerDid: optional(did) });
export const redeemInput = z.strictObject({ token: z.string().max(256, 'give the token of a sign-in link') });

/** What a link of an issuer's member opens: the way of this address (lower case) to this issuer. */
export interface OpensMember {
  readonly issuerId: string;
  readonly issuerDid: string;
  readonly email: string;
}

/** Links of an address, for the issuer that it may act for, or that it asked for in vain. */
export function linkOwner(
  address: string,
  issuer: { readonly issuerId: string; readonly did: string } | undefined,
  askedDid: string | undefined,
): LinkOwner<OpensMember> {
  return {
    names: ['sign-in-link', address, issuer?.did ?? askedDid ?? ''],
    opens: issuer ? { issuerId: issuer.issuerId, issuerDid: issuer.did, email: address } : null,
  };
}

/** The link of the token, whose fragment browsers keep to themselves: no GET of it reaches a server with the token. */
export function linkUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/issuer/sign-in#token=${token}`;
}
