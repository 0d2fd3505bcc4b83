import { LRUCache } from 'lru-cache';
import type { Context } from '../../kernel/context.ts';
import { STATUS_LIST_BITS, type StatusIndex } from '../../kernel/crypto/status-entry.ts';
import { newId, randomBelow } from '../../kernel/ids.ts';
import type { LiveSettings } from '../../kernel/live-settings.ts';
import { anewAfterRaces } from '../../store/anew.ts';
import { duplicateKeyOf, type Ledger } from '../../store/ledger.ts';
import type { CredentialStore } from './credential-model.ts';
import type { IssuerForIssuance, IssuerKey } from './ports.ts';
import { STATUS_LISTS } from './settings.ts';
import { type Bits, bitsOf, type StatusList } from './status-list.ts';
import type { StatusListStore } from './status-list-model.ts';

// A list in memory is 16 KB.
const OPEN_LISTS = 1000;

export interface StatusIndexesDeps {
  readonly store: CredentialStore;
  readonly lists: StatusListStore;
  readonly ledger: Ledger;
  readonly settings: LiveSettings;
  readonly now: () => Date;
  /** Entries of a new list, STATUS_LIST_BITS unless told. */
  readonly listLength?: number | undefined;
}

export type StatusIndexes = ReturnType<typeof createStatusIndexes>;

/** Whose list is opened, and for the credentials of which key. */
type Opener = Pick<IssuerForIssuance, 'did' | 'issuerId'> & Pick<IssuerKey, 'keyVersion'>;

/** The newest list of an issuer's key, as this process knows it. */
interface OpenList {
  readonly statusListId: string;
  readonly keyVersion: number;
  readonly length: number;
  /** On record, or given by this process to a credential that may not be on record yet. */
  readonly taken: Bits;
  count: number;
  /** Other processes have taken indexes that this one does not know. */
  isBehind: boolean;
}

/**
 * Gives new credentials their indexes in status lists: at random, so that an index does not tell when a credential was issued.
 * Which are taken is kept in memory; when two processes choose the same, the unique index of the collection refuses one.
 */
export function createStatusIndexes(deps: StatusIndexesDeps) {
  const { store, lists, ledger, settings, now, listLength = STATUS_LIST_BITS } = deps;
  const open = new LRUCache<string, Promise<OpenList>>({ max: OPEN_LISTS });

  return { allot, untilFree };

  /** An index that no credential has, in a list of the key that will sign the credential; undefined while status lists are switched off. This process does not give it twice, whether it is used or not. */
  async function allot(
    issuer: IssuerForIssuance,
    { keyVersion }: Pick<IssuerKey, 'keyVersion'>,
    context: Context,
  ): Promise<StatusIndex | undefined> {
    if (!settings.get(STATUS_LISTS)) return undefined;
    const opener = { ...issuer, keyVersion };
    for (;;) {
      const known = open.get(issuer.did);
      const kept = known && (await known);
      const list = kept?.keyVersion === keyVersion ? kept : undefined;
      if (list && !list.isBehind && !isFull(list)) return takeFrom(list);
      // The first request opens the list for all that wait.
      if (open.get(issuer.did) === known) keepOpen(newestList(opener, list, context), issuer.did);
    }
  }

  /** Does work that stores a credential, again with another index while the one it got is taken. Error: CONFLICT when that does not end. */
  async function untilFree<T>(issuerDid: string, work: (isAgain: boolean) => Promise<T>): Promise<T> {
    const isTaken = (error: unknown) => duplicateKeyOf(error)?.includes('statusListIndex') === true;
    return anewAfterRaces(async (lostTo) => {
      // Another process issues for this issuer, too: what it has taken is read.
      const list = lostTo ? await open.get(issuerDid)?.catch(() => undefined) : undefined;
      if (list) list.isBehind = true;
      return work(lostTo !== undefined);
    }, isTaken);
  }

  function keepOpen(opening: Promise<OpenList>, issuerDid: string): void {
    open.set(issuerDid, opening);
    opening.catch(() => {
      if (open.peek(issuerDid) === opening) open.delete(issuerDid);
    });
  }

  async function newestList(
    opener: Opener,
    known: OpenList | undefined,
    context: Context,
  ): Promise<OpenList> {
    for (;;) {
      const newest = await lists.newestOf(opener.did, opener.keyVersion);
      const list = newest && (await openList(newest, known, opener));
      if (list && !isFull(list)) return list;
      const next = await addList(opener, (await lists.lastNumberOf(opener.did)) + 1, context);
      if (next) return next;
    }
  }

  /** The list with what is on record, on top of what this process knows of it. */
  async function openList(
    { statusListId, length }: StatusList,
    known: OpenList | undefined,
    { keyVersion }: Opener,
  ): Promise<OpenList> {
    const isKnown = known?.statusListId === statusListId;
    if (isKnown && isFull(known)) return known; // nothing on record could change that
    const taken = isKnown ? known.taken : bitsOf(length);
    let count = isKnown ? known.count : 0;
    for await (const index of store.takenIndexes(statusListId)) {
      if (taken.has(index)) continue;
      taken.set(index);
      count += 1;
    }
    return { statusListId, keyVersion, length, taken, count, isBehind: false };
  }

  /** The issuer's list of that number; undefined when another process has added it. */
  async function addList(
    { did: issuerDid, issuerId, keyVersion }: Opener,
    listNumber: number,
    context: Context,
  ): Promise<OpenList | undefined> {
    const statusListId = newId();
    const length = listLength;
    const list = { statusListId, issuerDid, issuerId, listNumber, keyVersion, length, createdAt: now() };
    try {
      await ledger.commit(context, {
        writes: [lists.insertWrite(list)],
        audit: {
          action: 'status_list.opened',
          subject: { type: 'StatusList', id: statusListId },
          org: { type: 'ISSUER', id: issuerId },
          newState: `list ${listNumber}`,
        },
      });
    } catch (error) {
      if (duplicateKeyOf(error)?.includes('listNumber')) return undefined;
      throw error;
    }
    return { statusListId, keyVersion, length, taken: bitsOf(length), count: 0, isBehind: false };
  }
}

/** A quarter of the entries: a random one is free at the first or second try, and a start reads a list in a second at most. */
function isFull({ count, length }: OpenList): boolean {
  return count * 4 >= length;
}

function takeFrom(list: OpenList): StatusIndex {
  let index = randomBelow(list.length);
  while (list.taken.has(index)) index = randomBelow(list.length);
  list.taken.set(index);
  list.count += 1;
  return { statusListId: list.statusListId, statusListIndex: index };
}
