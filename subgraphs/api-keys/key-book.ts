import type { AuditFact } from '../../kernel/audit.ts';
import type { AuditAction } from '../../kernel/audit-actions.ts';
import type { Clock } from '../../kernel/clock.ts';
import { type Context, requireRowVersion } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { newId, sha256Hex } from '../../kernel/ids.ts';
import type { Logger } from '../../kernel/log.ts';
import { type Page, type PageRequest, pageWindow } from '../../kernel/paging.ts';
import { type Idempotency, shownOnce } from '../../store/idempotency.ts';
import { duplicateKeyOf, type Ledger, type Write } from '../../store/ledger.ts';
import { freeSlot } from '../../store/slots.ts';
import type { InTurn } from '../../store/turns.ts';
import { type ApiKeyKind, type ApiKeyOf, expiryOf, MAX_ACTIVE_API_KEYS, statusOf } from './api-key.ts';
import type { ApiKeyStore } from './api-key-model.ts';
import { isSecretOf, newApiKeyText, readApiKeyText } from './key-text.ts';

/** A key that was just created: the only time that its text exists. */
export interface CreatedApiKey<Key> {
  readonly apiKey: Key;
  /** What the client sends in `X-Api-Key`. */
  readonly text: string;
}

const HOUR_MS = 60 * 60 * 1000;

export type KeyBook<Owner extends object, Scope extends string> = ReturnType<
  typeof createKeyBook<Owner, Scope>
>;

/** The keys of one kind of organizations: whoever calls has permitted, and says whose they are. */
export function createKeyBook<Owner extends object, Scope extends string>(options: {
  kind: ApiKeyKind<Owner, Scope>;
  apiKeys: ApiKeyStore<Owner, Scope>;
  ledger: Ledger;
  idempotency: Idempotency;
  inTurn: InTurn;
  now: Clock;
  log: Logger;
}) {
  type Key = ApiKeyOf<Scope> & Owner;
  const { kind, apiKeys, ledger, idempotency, inTurn, now, log } = options;
  const { noun, ownerId, org } = kind;
  const ownerIdOf = (owner: Owner): string => String(owner[ownerId]);

  return {
    /**
     * A new key; `ownerOf` says whose it becomes, in the turn of its organization. Errors: those of `ownerOf`, LIMIT_REACHED,
     * SECRET_SHOWN_ONCE, VALIDATION_FAILED.
     */
    async create(
      turn: string,
      given: {
        readonly name: string;
        readonly scopes: readonly Scope[];
        readonly expiresAt?: Date | undefined;
      },
      by: {
        readonly operation: string;
        readonly input: unknown;
        readonly createdBy: string | null;
        readonly ownerOf: () => Promise<Owner>;
        readonly writes?: readonly Write[];
      },
      context: Context,
    ): Promise<CreatedApiKey<Key>> {
      type Made = { apiKey: Key; text?: string };
      const made = await idempotency.run<Made>(context, by.operation, by.input, (remember) =>
        inTurn(turn, async () => {
          // 1. the organization, and a free place
          const owner = await by.ownerOf();
          const at = now();
          const { slot, expired } = placeIn(await apiKeys.seated(ownerIdOf(owner)), at);

          // 2. the key; its text is in this answer alone
          const { prefix, secret, text } = newApiKeyText(kind.mark);
          const apiKey: Key = {
            apiKeyId: newId(),
            ...owner,
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
            createdBy: by.createdBy,
            rowVersion: 1,
          };

          // 3. all of it, or nothing
          const writes = [
            ...(by.writes ?? []),
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

    /** Newest first. */
    async list(owner: string, page: PageRequest): Promise<Page<Key>> {
      const { skip, limit } = pageWindow(page);
      const [items, counted] = await Promise.all([
        apiKeys.list(owner, { skip, limit }),
        apiKeys.count(owner),
      ]);
      return { items: items.map(asOfNow), ...counted, offset: skip, size: limit };
    },

    /** Errors: NOT_FOUND. */
    get: async (owner: string, apiKeyId: string): Promise<Key> => asOfNow(await load(owner, apiKeyId)),

    /** Changes name and scopes of an ACTIVE key. Errors: NOT_FOUND, INVALID_STATE_TRANSITION. */
    async update(
      owner: string,
      apiKeyId: string,
      {
        name,
        scopes,
      }: { readonly name?: string | undefined; readonly scopes?: readonly Scope[] | undefined },
      context: Context,
    ): Promise<Key> {
      return inTurn(owner, async () => {
        const before = asOfNow(await load(owner, apiKeyId));
        requireRowVersion(context, before.rowVersion);
        if (before.status !== 'ACTIVE')
          throw new AppError(
            'INVALID_STATE_TRANSITION',
            `This API key is ${before.status}; create a new one instead.`,
          );
        const set = { ...(name === undefined ? {} : { name }), ...(scopes === undefined ? {} : { scopes }) };
        return change(before, set, 'api_key.updated', context);
      });
    },

    /** Ends a key for ever; repeating it changes nothing. Errors: NOT_FOUND. */
    async revoke(
      owner: string,
      apiKeyId: string,
      context: Context,
      writes: readonly Write[] = [],
    ): Promise<Key> {
      return inTurn(owner, async () => {
        const before = asOfNow(await load(owner, apiKeyId));
        if (before.status === 'REVOKED') return before;
        requireRowVersion(context, before.rowVersion);
        const set = { status: 'REVOKED', revokedAt: now() } as const;
        return change(before, set, 'api_key.revoked', context, writes);
      });
    },

    /**
     * The key that a text is, and its organization where `ownerOf` still knows it; the hour of the use is noted. Error:
     * API_KEY_INVALID, the same for every reason.
     */
    async authenticate<Known>(
      text: string,
      ownerOf: (key: Key) => Promise<Known | undefined>,
    ): Promise<{ readonly key: Key; readonly owner: Known }> {
      const parts = readApiKeyText(text, kind.mark);
      if (!parts) throw keyInvalid();
      const key = await apiKeys.byPrefix(parts.prefix);
      if (!key || !isSecretOf(key, parts.secret) || asOfNow(key).status !== 'ACTIVE') throw keyInvalid();
      const owner = await ownerOf(key);
      if (owner === undefined) throw keyInvalid();
      await noteUse(key);
      return { key, owner };
    },
  };

  async function load(owner: string, apiKeyId: string): Promise<Key> {
    const found = await apiKeys.byId(owner, apiKeyId);
    if (found) return found;
    throw new AppError('NOT_FOUND', `This ${noun} has no API key of that id; list its keys.`);
  }

  async function change(
    before: Key,
    set: Partial<Pick<ApiKeyOf<Scope>, 'name' | 'scopes' | 'status' | 'revokedAt'>>,
    action: AuditAction,
    context: Context,
    writes: readonly Write[] = [],
  ): Promise<Key> {
    const updatedAt = now();
    const after: Key = { ...before, ...set, updatedAt, rowVersion: before.rowVersion + 1 };
    await ledger.commit(context, {
      writes: [...writes, apiKeys.updateWrite(before, set, updatedAt)],
      audit: { ...factOf(action, before), previousState: before.status, newState: after.status },
    });
    return after;
  }

  function asOfNow(key: Key): Key {
    return { ...key, status: statusOf(key, now()) };
  }

  /** At most one write an hour and key; a failure to note it must not refuse the caller. */
  async function noteUse({ apiKeyId, lastUsedAt }: ApiKeyOf<Scope>): Promise<void> {
    const hour = new Date(Math.floor(now().getTime() / HOUR_MS) * HOUR_MS);
    if (lastUsedAt && lastUsedAt >= hour) return;
    await apiKeys
      .touch(apiKeyId, hour)
      .catch((err: unknown) => log.warn({ err, apiKeyId }, 'The use of an API key was not noted'));
  }

  /** A free place, and the keys that have expired in theirs. Error: LIMIT_REACHED. */
  function placeIn(seated: readonly Key[], at: Date): { slot: number; expired: readonly Key[] } {
    const { slot, over } = freeSlot(
      Array.from({ length: MAX_ACTIVE_API_KEYS }, (_, place) => place),
      seated.map((key) => ({ key, place: key.slot })),
      ({ key }) => statusOf(key, at) !== 'ACTIVE',
    );
    if (slot !== undefined) return { slot, expired: over.map(({ key }) => key) };
    throw new AppError(
      'LIMIT_REACHED',
      `${noun === 'issuer' ? 'An issuer' : 'A verifier'} has at most ${MAX_ACTIVE_API_KEYS} ACTIVE API keys; revoke one first.`,
    );
  }

  function factOf(action: AuditAction, key: Key): AuditFact {
    return {
      action,
      subject: { type: 'ApiKey', id: key.apiKeyId },
      org: { type: org, id: ownerIdOf(key) },
    };
  }
}

// Another instance took the place first: CONFLICT makes this attempt look for the next one.
function placeTaken(error: unknown): never {
  if (!duplicateKeyOf(error)?.includes('slot')) throw error;
  throw new AppError('CONFLICT', 'Another API key was created at the same moment; try again.', {
    cause: error,
  });
}

function keyInvalid(): AppError {
  return new AppError('API_KEY_INVALID', 'The API key is not valid: check it, or create a new one.');
}
