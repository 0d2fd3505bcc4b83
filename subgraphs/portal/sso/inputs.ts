import { z } from 'zod';
import { did, email, oneFrom, optional } from '../../../kernel/parse.ts';
import { RETURN_PATHS, type SsoKind } from './attempt.ts';

/** As long as a response may be: base64 of some 150 KB of XML. */
export const MAX_SAML = 200_000;

const STATE = /^[\x21-\x7e]{16,512}$/;
const state = z.string().max(512, 'give the state that the sign-in began with');
const fromProvider = (max: number) => optional(z.string().max(max, `use at most ${max} characters`));
const binding = optional(z.string().max(100, 'give the value of the cookie'));

/** Begins a sign-in: of an organization by its DID, or by the domain of an address. */
export const beginInput = (kind: SsoKind) =>
  z
    .strictObject({
      organizationDid: optional(did),
      email: optional(email),
      returnTo: optional(oneFrom(RETURN_PATHS[kind])),
      purpose: optional(oneFrom(['SIGN_IN', 'TEST'])),
      binding,
    })
    .refine((given) => given.purpose === 'TEST' || [given.organizationDid, given.email].some(Boolean), {
      path: ['email'],
      message: 'give your e-mail address, or the DID of your organization',
    })
    .refine((given) => given.organizationDid === undefined || given.email === undefined, {
      path: ['email'],
      message: 'give either the e-mail address or the DID, not both',
    });

export const receiveInput = z.strictObject({
  samlResponse: z
    .string()
    .min(1, 'this field is required')
    .max(MAX_SAML, `use at most ${MAX_SAML} characters`),
  relayState: optional(state),
});

export const finishInput = z.strictObject({
  state: optional(state),
  binding,
  code: fromProvider(4096),
  iss: fromProvider(2048),
  error: fromProvider(200),
  errorDescription: fromProvider(2048),
  sessionState: fromProvider(512),
  handsOver: optional(z.boolean('give true or false')),
});

export const redeemInput = z.strictObject({
  code: z.string().max(256, 'give the code that the sign-in ended with'),
  binding,
});

/** Whether a text can be a state at all. */
export const isState = (given: string | undefined): given is string =>
  given !== undefined && STATE.test(given);
