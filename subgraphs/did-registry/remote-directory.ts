import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../kernel/context.ts';
import { isAppError } from '../../kernel/errors.ts';
import type { IssuerStatus } from '../../kernel/identity.ts';
import type { CallOptions } from '../rpc.ts';
import { dateOf, optionalDate, orUndefined } from '../rpc-replies.ts';
import type { Directory, EntryKey } from './ports.ts';

// The life and size of an entry in the registry's own cache.
const KNOWN_MS = 60 * 60 * 1000;
// A registry that hangs must not hold up what only asks how an organization stands.
const RACE_MS = 250;
const MAX_KNOWN = 10_000;

/**
 * The directories of a registry in another process, where `ask` is one question to it, refused with NOT_FOUND for a DID of nobody.
 * `cachedDirectory` asks like the rest, and falls back on what was said within the last hour while the registry does not answer.
 * `steadyDirectory` does so with what the store says, and waits for a quarter of a second only where it can fall back.
 */
export function createRemoteDirectories<Entry extends { readonly status: IssuerStatus }>(
  ask: (did: string, fresh: boolean, context: Context, how: CallOptions) => Promise<Entry>,
): Readonly<Record<'directory' | 'cachedDirectory' | 'steadyDirectory', Directory<Entry>>> {
  const known = new LRUCache<string, Entry>({ max: MAX_KNOWN, ttl: KNOWN_MS });
  const entry = (did: string, fresh: boolean, context: Context, how: CallOptions = {}) =>
    orUndefined(ask(did, fresh, context, how));
  const remembered = async (did: string, fresh: boolean, context: Context) => {
    try {
      const found = await entry(did, fresh, context, known.has(did) ? withFallback(context) : {});
      if (found) known.set(did, found);
      else known.delete(did);
      return found;
    } catch (error) {
      const last = isUnanswered(error) ? known.get(did) : undefined;
      if (last) return last;
      throw error;
    }
  };
  return {
    directory: { byDid: (did, context) => entry(did, true, context) },
    cachedDirectory: { byDid: (did, context) => remembered(did, false, context) },
    steadyDirectory: {
      byDid(did, context) {
        const last = known.get(did);
        const answer = remembered(did, true, context);
        return last ? Promise.race([answer, delay(RACE_MS, last, { ref: false })]) : answer;
      },
    },
  };
}

/** A key version as registries answer it. */
export function entryKeyOf(key: {
  readonly publicKey: Buffer;
  readonly keyVersion: number;
  readonly isCurrent: boolean;
  readonly createdAt: string;
  readonly keyRotationDate: string;
}): EntryKey {
  const { publicKey, keyVersion, isCurrent, createdAt, keyRotationDate } = key;
  return {
    publicKey,
    keyVersion,
    isCurrent,
    createdAt: dateOf(createdAt),
    rotatedAt: optionalDate(keyRotationDate),
  };
}

/** Whoever can fall back does not wait for a restart, and keeps most of the time that is left, some of it for other restarts. */
function withFallback({ deadline }: Context): CallOptions {
  return {
    failsFast: true,
    ...(deadline === undefined ? {} : { deadlineMs: (deadline - Date.now()) / 4 }),
  };
}

/** Nothing was learnt of the organization: neither its record nor that there is none. */
function isUnanswered(error: unknown): boolean {
  return isAppError(error) && (error.code === 'UPSTREAM_UNAVAILABLE' || error.code === 'UPSTREAM_TIMEOUT');
}
