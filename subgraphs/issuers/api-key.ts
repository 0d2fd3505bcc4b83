import { z } from 'zod';
import { API_KEY_SCOPES, type ApiKeyScope } from '../../kernel/identity.ts';
import { pageInput } from '../../kernel/paging.ts';
import { did, uuid } from '../../kernel/parse.ts';
import { type ApiKeyKind, type ApiKeyOf, apiKeyFields } from '../api-keys/api-key.ts';

/** The issuer of a key. */
export interface KeyIssuer {
  readonly issuerId: string;
  readonly issuerDid: string;
}

/** A key with which an issuer's own systems call issue and batch, or keep its team. */
export type ApiKey = ApiKeyOf<ApiKeyScope> & KeyIssuer;

const named = { type: String, required: true };

export const ISSUER_KEYS: ApiKeyKind<KeyIssuer, ApiKeyScope> = {
  mark: 'tmr',
  noun: 'issuer',
  org: 'ISSUER',
  scopes: API_KEY_SCOPES,
  defaultScopes: ['credentials:issue', 'credentials:batch'],
  stored: {
    model: 'ApiKey',
    collection: 'api_keys',
    owner: { issuerId: named, issuerDid: { ...named, maxlength: 512 } },
  },
  ownerId: 'issuerId',
};

const fields = apiKeyFields(ISSUER_KEYS);

export const createApiKeyInput = z.strictObject({ issuerDid: did, ...fields.create });

export const listApiKeysInput = z.strictObject({ issuerDid: did, ...pageInput });

export const apiKeyInput = z.strictObject({ issuerDid: did, apiKeyId: uuid });

export const updateApiKeyInput = z.strictObject({ issuerDid: did, apiKeyId: uuid, ...fields.update });
