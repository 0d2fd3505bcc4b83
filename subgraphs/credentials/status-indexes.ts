import { LRUCache } from 'lru-cache';
import type { Context } from '../../kernel/context.ts';
import { shuffled } from '../../kernel/crypto/permutation.ts';
import { STATUS_LIST_BITS, type StatusIndex } from '../../kernel/crypto/status-entry.ts';
import { newId, randomSecret } from '../../kernel/ids.ts';
import type { LiveSettings } from '../../kernel/live-settings.ts';
import { duplicateKeyOf, type Ledger } from '../../store/ledger.ts';
import type { Authority, IssuerKey } from './ports.ts';
import { STATUS_LISTS } from './settings.ts';
import type { ShuffledList } from './status-list.ts';
import type { StatusListStore } from './status-list-model.ts';

// Of some 200 bytes each.
const KEPT_BLOCKS = 20_000;
/** Places that a process takes at once, at most, and what part of a list: what it has not used when it ends, nobody uses. */
const LARGEST_BLOCK = 128;
const LARGEST_PART = 1 / 64;
const SEED_BYTES = 16;

export interface StatusIndexesDeps {
  readonly lists: StatusListStore;
  readonly ledger: Ledger;
  readonly settings: LiveSettings;
  readonly now: () => Date;
  /** Entries of a new list, STATUS_LIST_BITS unless told. */
  readonly listLength?: number | undefined;
}

export type StatusIndexes = ReturnType<typeof createStatusIndexes>;

/** Whose list is opened, and for the credentials of which key. */
type Opener = Pick<Authority, 'type' | 'did' | 'issuerId'> & Pick<IssuerKey, 'keyVersion'>;

/** Places in a list that this process alone has, from `next` on until `end`. */
interface Block {
  readonly list: ShuffledList;
  readonly keyVersion: number;
  next: number;
  readonly end: number;
  readonly size: number;
}

/**
 * Gives new credentials their indexes in status lists. A process takes some places of a list at once, so that no other one gets
 * them; the list's secret seed says which index a place has, so that an index does not tell when a credential was issued.
 */
export function createStatusIndexes(deps: StatusIndexesDeps) {
  const { lists, ledger, settings, now, listLength = STATUS_LIST_BITS } = deps;
  const blocks = new LRUCache<string, Promise<Block>>({ max: KEPT_BLOCKS });

  /** An index that no credential has, in a list of the key that will sign the credential; undefined while status lists are switched off. Nobody gets it again, whether it is used or not. */
  return async function allot(
    issuer: Authority,
    { keyVersion }: Pick<IssuerKey, 'keyVersion'>,
    context: Context,
  ): Promise<StatusIndex | undefined> {
    if (!settings.get(STATUS_LISTS)) return undefined;
    for (;;) {
      const known = blocks.get(issuer.did);
      const block = known && (await known);
      if (block?.keyVersion === keyVersion && block.next < block.end) return takeFrom(block);
      // The first request takes a block for all that wait.
      if (blocks.get(issuer.did) === known)
        keep(takeBlock({ ...issuer, keyVersion }, block, context), issuer.did);
    }
  };

  function keep(taking: Promise<Block>, issuerDid: string): void {
    blocks.set(issuerDid, taking);
    taking.catch(() => {
      if (blocks.peek(issuerDid) === taking) blocks.delete(issuerDid);
    });
  }

  /** Each block is twice as large as the one before, so that who issues seldom wastes little. */
  async function takeBlock(opener: Opener, before: Block | undefined, context: Context): Promise<Block> {
    const { did, keyVersion } = opener;
    const largest = Math.min(LARGEST_BLOCK, listLength * LARGEST_PART);
    const size = before?.keyVersion === keyVersion ? Math.max(1, Math.min(before.size * 2, largest)) : 1;
    for (;;) {
      const newest = await lists.newestOf(did, keyVersion);
      const list = newest?.shuffle ? { ...newest, shuffle: newest.shuffle } : undefined;
      const first = list && (await lists.take(list.statusListId, size, usable(list)));
      const opened =
        first === undefined
          ? await addList(opener, (await lists.lastNumberOf(did)) + 1, size, context)
          : list;
      if (!opened) continue;
      const next = first ?? 0;
      return { list: opened, keyVersion, next, end: Math.min(next + size, usable(opened)), size };
    }
  }

  /** The issuer's list of that number, with its first places taken; undefined when another process has added it. */
  async function addList(
    { type: authorityType, did: issuerDid, issuerId, keyVersion }: Opener,
    listNumber: number,
    taken: number,
    context: Context,
  ): Promise<ShuffledList | undefined> {
    const list = {
      statusListId: newId(),
      issuerDid,
      issuerId,
      authorityType,
      listNumber,
      keyVersion,
      length: listLength,
      shuffle: { seed: randomSecret(SEED_BYTES).toString('hex'), taken },
      createdAt: now(),
    };
    try {
      await ledger.commit(context, {
        writes: [lists.insertWrite(list)],
        audit: {
          action: 'status_list.opened',
          subject: { type: 'StatusList', id: list.statusListId },
          org: { type: authorityType, id: issuerId },
          newState: `list ${listNumber}`,
        },
      });
    } catch (error) {
      if (duplicateKeyOf(error)?.includes('listNumber')) return undefined;
      throw error;
    }
    return list;
  }
}

/** A quarter of the entries: who is told an index learns little about how many others there are. */
function usable({ length }: ShuffledList): number {
  return Math.ceil(length / 4);
}

function takeFrom(block: Block): StatusIndex {
  const { statusListId, length, shuffle } = block.list;
  const statusListIndex = shuffled(shuffle.seed, length, block.next);
  block.next += 1;
  return { statusListId, statusListIndex };
}
