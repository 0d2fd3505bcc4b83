import { z } from 'zod';
import type { LinkOwner } from '../../sign-in-links.ts';

// What is no address gets the answer that an unknown one gets.
export const requestInput = z.strictObject({ email: z.string() });
export const redeemInput = z.strictObject({
  token: z.string().max(4096, 'give the token of a sign-in link'),
});

/** What a link of a holder opens: the account of this id. */
export type OpensHolder = string;

/** Links of an address, for the account that it has, if any. */
export function linkOwner(address: string, holderId: string | undefined): LinkOwner<OpensHolder> {
  return { names: ['holder-sign-in-link', address], opens: holderId ?? null };
}

/** The link of the token, whose fragment browsers keep to themselves: no GET of it reaches a server with the token. */
export function signInUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/holder/sign-in#token=${token}`;
}
