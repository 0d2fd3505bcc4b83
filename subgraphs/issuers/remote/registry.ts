import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../../kernel/context.ts';
import { isAppError } from '../../../kernel/errors.ts';
import { API_KEY_SCOPES, ISSUER_STATUSES, SIGNING_MODES } from '../../../kernel/identity.ts';
import type { IssuerRegistryService } from '../../../proto/generated/testamur/registry/issuer_registry.ts';
import type { CallOptions, RpcClient } from '../../rpc.ts';
import { dateOf, oneOf, optionalDate, orUndefined } from '../../rpc-replies.ts';

// The life and size of an entry in the registry's own cache.
const KNOWN_MS = 60 * 60 * 1000;
// A registry that hangs must not hold up what only asks how an issuer stands.
const RACE_MS = 250;
const MAX_KNOWN = 10_000;

/**
 * The issuer registry in another process, as the other domains state their needs of it. `cachedDirectory` asks the registry
 * like the rest, and falls back on what it said within the last hour while it does not answer. `steadyDirectory` does so with what
 * the store says, and waits for a quarter of a second only where it can fall back.
 */
export function createRemoteIssuers(client: RpcClient<IssuerRegistryService>) {
  const known = new LRUCache<string, NonNullable<Awaited<ReturnType<typeof issuer>>>>({
    max: MAX_KNOWN,
    ttl: KNOWN_MS,
  });
  const issuer = async (issuerDid: string, fresh: boolean, context: Context, how: CallOptions = {}) => {
    const asked = client.call('GetIssuer', { issuerDid, fresh }, context, how);
    const reply = await orUndefined(asked);
    return (
      reply && {
        issuerId: reply.issuerId,
        did: reply.issuerDid,
        name: reply.name,
        status: oneOf(ISSUER_STATUSES, reply.status),
        signingMode: oneOf(SIGNING_MODES, reply.signingMode),
        isDemo: reply.isDemo,
        keys: reply.keys.map(({ publicKey, keyVersion, isCurrent, createdAt, keyRotationDate }) => ({
          publicKey,
          keyVersion,
          isCurrent,
          createdAt: dateOf(createdAt),
          rotatedAt: optionalDate(keyRotationDate),
        })),
      }
    );
  };
  const remembered = async (did: string, fresh: boolean, context: Context) => {
    try {
      const entry = await issuer(did, fresh, context, known.has(did) ? withFallback(context) : {});
      if (entry) known.set(did, entry);
      else known.delete(did);
      return entry;
    } catch (error) {
      const last = isUnanswered(error) ? known.get(did) : undefined;
      if (last) return last;
      throw error;
    }
  };
  return {
    directory: { byDid: (did: string, context: Context) => issuer(did, true, context) },
    cachedDirectory: { byDid: (did: string, context: Context) => remembered(did, false, context) },
    steadyDirectory: {
      byDid(did: string, context: Context) {
        const last = known.get(did);
        const answer = remembered(did, true, context);
        return last ? Promise.race([answer, delay(RACE_MS, last, { ref: false })]) : answer;
      },
    },
    signer: {
      sign: (
        {
          issuerDid,
          payload,
          keyVersion,
        }: { issuerDid: string; payload: Uint8Array; keyVersion?: number | undefined },
        context: Context,
      ) => client.call('SignPayload', { issuerDid, payload, keyVersion }, context),
    },
    contacts: {
      async byContactEmail(contactEmail: string, context: Context) {
        const { issuers } = await client.call('ListIssuers', { contactEmail, pageSize: 0 }, context);
        return issuers.map(({ issuerId, issuerDid, name, status }) => ({
          issuerId,
          did: issuerDid,
          name,
          status: oneOf(ISSUER_STATUSES, status),
        }));
      },
    },
    apiKeys: {
      async authenticate({ apiKey }: { apiKey: string }, context: Context) {
        const reply = await client.call('AuthenticateApiKey', { apiKey }, context);
        return {
          apiKeyId: reply.apiKeyId,
          issuerId: reply.issuerId,
          issuerDid: reply.issuerDid,
          issuerStatus: oneOf(ISSUER_STATUSES, reply.issuerStatus),
          scopes: reply.scopes.map((scope) => oneOf(API_KEY_SCOPES, scope)),
        };
      },
    },
  };
}

/** Whoever can fall back does not wait for a restart, and keeps most of the time that is left, some of it for other restarts. */
function withFallback({ deadline }: Context): CallOptions {
  return {
    failsFast: true,
    ...(deadline === undefined ? {} : { deadlineMs: (deadline - Date.now()) / 4 }),
  };
}

/** Nothing was learnt of the issuer: neither its record nor that there is none. */
function isUnanswered(error: unknown): boolean {
  return isAppError(error) && (error.code === 'UPSTREAM_UNAVAILABLE' || error.code === 'UPSTREAM_TIMEOUT');
}
