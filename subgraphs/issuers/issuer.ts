import { z } from 'zod';
import { did } from '../../kernel/parse.ts';
import type { Noun, Registrant } from '../did-registry/registrant.ts';
import { registerFields } from '../did-registry/registrant.ts';
import { signFields } from '../did-registry/registrant-key.ts';

/** An institution that may sign credentials once it is ACTIVE. */
export interface Issuer extends Registrant {
  readonly issuerId: string;
}

export const ISSUER: Noun<'issuer', Issuer> = {
  name: 'issuer',
  one: 'an issuer',
  subject: 'Issuer',
  org: 'ISSUER',
  notActive: 'ISSUER_NOT_ACTIVE',
  idField: 'issuerId',
  idOf: ({ issuerId }) => issuerId,
  own: (identity) =>
    'issuerId' in identity ? { id: identity.issuerId, did: identity.issuerDid } : undefined,
};

export const registerInput = z.strictObject(registerFields);

export const signInput = z
  .strictObject({ issuerDid: did, ...signFields })
  .transform(({ issuerDid, ...given }) => ({ did: issuerDid, ...given }));
