import type { Clock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { type ApiKeyScope, type Identity, type IssuerStatus, permit } from '../../kernel/identity.ts';
import type { Logger } from '../../kernel/log.ts';
import type { Page } from '../../kernel/paging.ts';
import { parseInput } from '../../kernel/parse.ts';
import type { Idempotency } from '../../store/idempotency.ts';
import type { Ledger } from '../../store/ledger.ts';
import type { InTurn } from '../../store/turns.ts';
import { authenticateInput } from '../api-keys/api-key.ts';
import type { ApiKeyStore } from '../api-keys/api-key-model.ts';
import { type CreatedApiKey, createKeyBook } from '../api-keys/key-book.ts';
import { actorId, hideForeign, orNotFound, requireOwnDid } from '../did-registry/registrant.ts';
import type { RegistrantStore } from '../did-registry/registrant-model.ts';
import {
  type ApiKey,
  apiKeyInput,
  createApiKeyInput,
  ISSUER_KEYS,
  type KeyIssuer,
  listApiKeysInput,
  updateApiKeyInput,
} from './api-key.ts';
import { ISSUER, type Issuer } from './issuer.ts';

/** Whom an API key proves, with the issuer's status as it is in the store now. */
export interface AuthenticatedApiKey {
  readonly apiKeyId: string;
  readonly issuerId: string;
  readonly issuerDid: string;
  readonly scopes: readonly ApiKeyScope[];
  readonly issuerStatus: IssuerStatus;
}

/** The operations on API keys. */
export interface ApiKeyService {
  /** Errors: FORBIDDEN for another issuer's DID, NOT_FOUND, NOT_CUSTODIAL, LIMIT_REACHED, SECRET_SHOWN_ONCE, VALIDATION_FAILED. */
  create(input: unknown, context: Context): Promise<CreatedApiKey<ApiKey>>;
  list(input: unknown, context: Context): Promise<Page<ApiKey>>;
  get(input: unknown, context: Context): Promise<ApiKey>;
  /** Changes name and scopes of an ACTIVE key. Errors: NOT_FOUND, NOT_CUSTODIAL, INVALID_STATE_TRANSITION. */
  update(input: unknown, context: Context): Promise<ApiKey>;
  /** Ends a key for ever; repeating it changes nothing. */
  revoke(input: unknown, context: Context): Promise<ApiKey>;
  /** Error: API_KEY_INVALID, the same for every reason. */
  authenticate(input: unknown, context: Context): Promise<AuthenticatedApiKey>;
}

export function createApiKeyService(options: {
  issuers: RegistrantStore<Issuer>;
  apiKeys: ApiKeyStore<KeyIssuer, ApiKeyScope>;
  ledger: Ledger;
  idempotency: Idempotency;
  inTurn: InTurn;
  now: Clock;
  log: Logger;
}): ApiKeyService {
  const { issuers } = options;
  const book = createKeyBook({ ...options, kind: ISSUER_KEYS });

  return {
    async create(input, context) {
      const identity = permit(context, 'apiKey.manage');
      const given = parseInput(createApiKeyInput, input);
      requireOwnDid(ISSUER, identity, given.issuerDid);
      const ownerOf = async () => {
        const issuer = orNotFound(ISSUER, await issuers.byDid(given.issuerDid));
        requireMayHold(issuer, given.scopes);
        return { issuerId: issuer.issuerId, issuerDid: issuer.did };
      };
      const by = { operation: 'createApiKey', input, createdBy: actorId(identity), ownerOf };
      return book.create(given.issuerDid, given, by, context);
    },

    async list(input, context) {
      const identity = permit(context, 'apiKey.read');
      const { issuerDid, ...page } = parseInput(listApiKeysInput, input);
      return book.list(await ownIssuerId(issuerDid, identity), page);
    },

    async get(input, context) {
      const identity = permit(context, 'apiKey.read');
      const { issuerDid, apiKeyId } = parseInput(apiKeyInput, input);
      return book.get(await ownIssuerId(issuerDid, identity), apiKeyId);
    },

    async update(input, context) {
      const identity = permit(context, 'apiKey.manage');
      const { issuerDid, apiKeyId, ...set } = parseInput(updateApiKeyInput, input);
      const issuer = await ownIssuer(issuerDid, identity);
      if (set.scopes) requireMayHold(issuer, set.scopes);
      return book.update(issuer.issuerId, apiKeyId, set, context);
    },

    async revoke(input, context) {
      const identity = permit(context, 'apiKey.manage');
      const { issuerDid, apiKeyId } = parseInput(apiKeyInput, input);
      return book.revoke(await ownIssuerId(issuerDid, identity), apiKeyId, context);
    },

    async authenticate(input, context) {
      permit(context, 'apiKey.authenticate');
      const { apiKey } = parseInput(authenticateInput, input);
      const { key, owner } = await book.authenticate(apiKey, ({ issuerDid }) => issuers.byDid(issuerDid));
      const { apiKeyId, issuerId, issuerDid, scopes } = key;
      return { apiKeyId, issuerId, issuerDid, scopes, issuerStatus: owner.status };
    },
  };

  async function ownIssuerId(issuerDid: string, identity: Identity): Promise<string> {
    return (await ownIssuer(issuerDid, identity)).issuerId;
  }

  async function ownIssuer(issuerDid: string, identity: Identity): Promise<Issuer> {
    hideForeign(ISSUER, identity, issuerDid);
    return orNotFound(ISSUER, await issuers.byDid(issuerDid));
  }
}

/** Keys with which credentials come about are for issuers whose key the platform holds; one that keeps a team signs nothing. */
function requireMayHold({ signingMode }: Issuer, scopes: readonly ApiKeyScope[]): void {
  if (signingMode === 'CUSTODIAL' || scopes.every((scope) => scope === 'team:provision')) return;
  throw new AppError(
    'NOT_CUSTODIAL',
    'API keys for credentials are for CUSTODIAL issuers; a BYOK issuer sends its own signatures, and has keys of the scope team:provision alone.',
  );
}
