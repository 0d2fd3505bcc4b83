import { z } from 'zod';
import { VERIFIER_KEY_SCOPES, type VerifierKeyScope } from '../../../kernel/identity.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { uuid } from '../../../kernel/parse.ts';
import { type ApiKeyKind, type ApiKeyOf, apiKeyFields } from '../../api-keys/api-key.ts';

/** The verifier of a key. */
export interface KeyVerifier {
  readonly verifierId: string;
}

/** A key with which a verifier's own systems verify in its name. */
export type VerifierKey = ApiKeyOf<VerifierKeyScope> & KeyVerifier;

export const VERIFIER_KEYS: ApiKeyKind<KeyVerifier, VerifierKeyScope> = {
  mark: 'tmv',
  noun: 'verifier',
  org: 'VERIFIER',
  scopes: VERIFIER_KEY_SCOPES,
  defaultScopes: ['credentials:verify'],
  stored: {
    model: 'VerifierApiKey',
    collection: 'verifier_api_keys',
    owner: { verifierId: { type: String, required: true } },
  },
  ownerId: 'verifierId',
};

export const createKeyInput = z.strictObject(apiKeyFields(VERIFIER_KEYS).create);
export const listKeysInput = z.strictObject(pageInput);
export const keyInput = z.strictObject({ apiKeyId: uuid });
