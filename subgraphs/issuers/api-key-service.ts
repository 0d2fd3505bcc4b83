import type { AuditFact } from '../../kernel/audit.ts';
import type { AuditAction } from '../../kernel/audit-actions.ts';
import type { Clock } from '../../kernel/clock.ts';
import { type Context, requireRowVersion } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { type ApiKeyScope, type Identity, type IssuerStatus, permit } from '../../kernel/identity.ts';
import { newId, sha256Hex } from '../../kernel/ids.ts';
import type { Logger } from '../../kernel/log.ts';
import { type Page, pageWindow } from '../../kernel/paging.ts';
import { parseInput } from '../../kernel/parse.ts';
import { type Idempotency, shownOnce } from '../../store/idempotency.ts';
import { duplicateKeyOf, type Ledger } from '../../store/ledger.ts';
import { freeSlot } from '../../store/slots.ts';
import type { InTurn } from '../../store/turns.ts';
import { actorId, hideForeign, orNotFound, requireOwnDid } from '../did-registry/registrant.ts';
import type { RegistrantStore } from '../did-registry/registrant-model.ts';
import {
  type ApiKey,
  apiKeyInput,
  authenticateInput,
  createApiKeyInput,
  expiryOf,
  isSecretOf,
  listApiKeysInput,
  MAX_ACTIVE_API_KEYS,
  newApiKeyText,
  readApiKeyText,
  statusOf,
  updateApiKeyInput,
} from './api-key.ts';
import type { ApiKeyStore } from './api-key-model.ts';
import { ISSUER, type Issuer } from './issuer.ts';

/** A key that was just created: the only time that its text exists. */
export interface CreatedApiKey {
  readonly apiKey: ApiKey;
  /** `tmr_…`: what the client sends in `X-Api-Key`. */
  readonly text: string;
}

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
  create(input: unknown, context: Context): Promise<CreatedApiKey>;
  list(input: unknown, context: Context): Promise<Page<ApiKey>>;
  get(input: unknown, context: Context): Promise<ApiKey>;
  /** Changes name and scopes of an ACTIVE key. Errors: NOT_FOUND, INVALID_STATE_TRANSITION. */
  update(input: unknown, context: Context): Promise<ApiKey>;
  /** Ends a key for ever; repeating it changes nothing. */
  revoke(input: unknown, context: Context): Promise<ApiKey>;
  /** Error: API_KEY_INVALID, the same for every reason. */
  authenticate(input: unknown, context: Context): Promise<AuthenticatedApiKey>;
}

const HOUR_MS = 60 * 60 * 1000;

export function createApiKeyService(options: {
  apiKeys: ApiKeyStore;
  issuers: RegistrantStore<Issuer>;
  ledger: Ledger;
  idempotency: Idempotency;
  inTurn: InTurn;
  now: Clock;
  log: Logger;
}): ApiKeyService {
  const { apiKeys, issuers, ledger, idempotency, inTurn, now, log } = options;

  return {
    async create(input, context) {
      const identity = permit(context, 'apiKey.manage');
      const given = parseInput(createApiKeyInput, input);
      requireOwnDid(ISSUER, identity, given.issuerDid);

      type Made = { apiKey: ApiKey; text?: string };
      const made = await idempotency.run<Made>(context, 'createApiKey', input, (remember) =>
        inTurn(given.issuerDid, async () => {
          // 1. the issuer, and a free place
          const issuer = orNotFound(ISSUER, await issuers.byDid(given.issuerDid));
          requireCustodial(issuer);
          const at = now();
          const { slot, expired } = placeIn(await apiKeys.seated(issuer.issuerId), at);

          // 2. the key; its text is in this answer alone
          const { prefix, secret, text } = newApiKeyText();
          const apiKey: ApiKey = {
            apiKeyId: newId(),
            issuerId: issuer.issuerId,
            issuerDid: issuer.did,
            name: given.name,
            prefix,
            secretHash: sha256Hex(secret),
            hint: secret.slice(-4),
            scopes: given.scopes,
            status: 'ACTIVE',
            slot,
            expiresAt: expiryOf(given.expiresAt, at),
            createdAt: at,
            updatedAt: at,
            createdBy: actorId(identity),
            rowVersion: 1,
          };

          // 3. all of it, or nothing
          const writes = [
            ...expired.map((key) => apiKeys.updateWrite(key, { status: 'EXPIRED' }, at)),
            apiKeys.insertWrite(apiKey),
            ...remember({ apiKey }),
          ];
          const audit = { ...factOf('api_key.created', apiKey), newState: 'ACTIVE' };
          await ledger.commit(context, { writes, audit }).catch(placeTaken);
          return { apiKey, text };
        }),
      );
      const { apiKey, text } = made;
      if (text === undefined)
        throw shownOnce(
          `Revoke the API key ${apiKey.apiKeyId} and create another with a new Idempotency-Key.`,
        );
      return { apiKey, text };
    },

    async list(input, context) {
      const identity = permit(context, 'apiKey.read');
      const { issuerDid, ...page } = parseInput(listApiKeysInput, input);
      hideForeign(ISSUER, identity, issuerDid);
      const { issuerId } = orNotFound(ISSUER, await issuers.byDid(issuerDid));
      const { skip, limit } = pageWindow(page);
      const [items, total] = await Promise.all([
        apiKeys.list(issuerId, { skip, limit }),
        apiKeys.count(issuerId),
      ]);
      return { items: items.map(asOfNow), total, offset: skip, size: limit };
    },

    async get(input, context) {
      const identity = permit(context, 'apiKey.read');
      return asOfNow(await load(input, identity));
    },

    async update(input, context) {
      const identity = permit(context, 'apiKey.manage');
      const { name, scopes, ...which } = parseInput(updateApiKeyInput, input);
      return inTurn(which.issuerDid, async () => {
        const before = asOfNow(await load(which, identity));
        requireRowVersion(context, before.rowVersion);
        if (before.status !== 'ACTIVE') {
          throw new AppError(
            'INVALID_STATE_TRANSITION',
            `This API key is ${before.status}; create a new one instead.`,
          );
        }
        const set = { ...(name === undefined ? {} : { name }), ...(scopes === undefined ? {} : { scopes }) };
        return change(before, set, 'api_key.updated', context);
      });
    },

    async revoke(input, context) {
      const identity = permit(context, 'apiKey.manage');
      const which = parseInput(apiKeyInput, input);
      return inTurn(which.issuerDid, async () => {
        const before = asOfNow(await load(which, identity));
        if (before.status === 'REVOKED') return before;
        requireRowVersion(context, before.rowVersion);
        return change(before, { status: 'REVOKED', revokedAt: now() }, 'api_key.revoked', context);
      });
    },

    async authenticate(input, context) {
      permit(context, 'apiKey.authenticate');
      const { apiKey: text } = parseInput(authenticateInput, input);
      const parts = readApiKeyText(text);
      if (!parts) throw keyInvalid();
      const key = await apiKeys.byPrefix(parts.prefix);
      if (!key || !isSecretOf(key, parts.secret) || asOfNow(key).status !== 'ACTIVE') throw keyInvalid();
      const issuer = await issuers.byDid(key.issuerDid);
      if (!issuer) throw keyInvalid();
      await noteUse(key);
      const { apiKeyId, issuerId, issuerDid, scopes } = key;
      return { apiKeyId, issuerId, issuerDid, scopes, issuerStatus: issuer.status };
    },
  };

  async function load(input: unknown, identity: Identity): Promise<ApiKey> {
    const { issuerDid, apiKeyId } = parseInput(apiKeyInput, input);
    hideForeign(ISSUER, identity, issuerDid);
    const { issuerId } = orNotFound(ISSUER, await issuers.byDid(issuerDid));
    const found = await apiKeys.byId(issuerId, apiKeyId);
    if (found) return found;
    throw new AppError('NOT_FOUND', 'This issuer has no API key of that id; list its keys.');
  }

  async function change(
    before: ApiKey,
    set: Partial<Pick<ApiKey, 'name' | 'scopes' | 'status' | 'revokedAt'>>,
    action: AuditAction,
    context: Context,
  ): Promise<ApiKey> {
    const updatedAt = now();
    const after: ApiKey = { ...before, ...set, updatedAt, rowVersion: before.rowVersion + 1 };
    await ledger.commit(context, {
      writes: [apiKeys.updateWrite(before, set, updatedAt)],
      audit: { ...factOf(action, before), previousState: before.status, newState: after.status },
    });
    return after;
  }

  function asOfNow(key: ApiKey): ApiKey {
    return { ...key, status: statusOf(key, now()) };
  }

  /** At most one write an hour and key; a failure to note it must not refuse the caller. */
  async function noteUse({ apiKeyId, lastUsedAt }: ApiKey): Promise<void> {
    const hour = new Date(Math.floor(now().getTime() / HOUR_MS) * HOUR_MS);
    if (lastUsedAt && lastUsedAt >= hour) return;
    await apiKeys
      .touch(apiKeyId, hour)
      .catch((err: unknown) => log.warn({ err, apiKeyId }, 'The use of an API key was not noted'));
  }
}

/** A free place, and the keys that have expired in theirs. Error: LIMIT_REACHED. */
function placeIn(seated: readonly ApiKey[], now: Date): { slot: number; expired: readonly ApiKey[] } {
  const { slot, over } = freeSlot(
    Array.from({ length: MAX_ACTIVE_API_KEYS }, (_, at) => at),
    seated.map((key) => ({ key, place: key.slot })),
    ({ key }) => statusOf(key, now) !== 'ACTIVE',
  );
  if (slot !== undefined) return { slot, expired: over.map(({ key }) => key) };
  throw new AppError(
    'LIMIT_REACHED',
    `An issuer has at most ${MAX_ACTIVE_API_KEYS} ACTIVE API keys; revoke one first.`,
  );
}

// Another instance took the place first: CONFLICT makes this attempt look for the next one.
function placeTaken(error: unknown): never {
  if (!duplicateKeyOf(error)?.includes('slot')) throw error;
  throw new AppError('CONFLICT', 'Another API key was created at the same moment; try again.', {
    cause: error,
  });
}

function requireCustodial({ signingMode }: Issuer): void {
  if (signingMode === 'CUSTODIAL') return;
  throw new AppError(
    'NOT_CUSTODIAL',
    'API keys are for CUSTODIAL issuers; a BYOK issuer sends its own signatures.',
  );
}

function factOf(action: AuditAction, { apiKeyId, issuerId }: ApiKey): AuditFact {
  return { action, subject: { type: 'ApiKey', id: apiKeyId }, org: { type: 'ISSUER', id: issuerId } };
}

function keyInvalid(): AppError {
  return new AppError('API_KEY_INVALID', 'The API key is not valid: check it, or create a new one.');
}
