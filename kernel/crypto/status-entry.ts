import { canonicalize, isJsonObject, type JsonObject } from './canonical-json.ts';

/** Entries of every status list: the least that hides one credential among others (Bitstring Status List v1.0 §3.2: 16 KB). */
export const STATUS_LIST_BITS = 131_072;
export const STATUS_PURPOSE = 'revocation';

const LIST_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const INDEX = /^(?:0|[1-9]\d{0,5})$/;

/** The entry of a credential in a list of this platform. */
export interface StatusIndex {
  readonly statusListId: string;
  readonly statusListIndex: number;
}

/** The address of a list; `statusListsUrl` is what all of them begin with. */
export function statusListUrl(statusListsUrl: string, statusListId: string): string {
  return `${statusListsUrl}/${statusListId}`;
}

/** The `credentialStatus` of a credential of this platform (Bitstring Status List v1.0 §2.1). */
export function statusEntry(
  statusListsUrl: string,
  { statusListId, statusListIndex }: StatusIndex,
): JsonObject {
  const url = statusListUrl(statusListsUrl, statusListId);
  return {
    id: `${url}#${statusListIndex}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: STATUS_PURPOSE,
    statusListIndex: String(statusListIndex),
    statusListCredential: url,
  };
}

/** True when a `credentialStatus` is exactly one that statusEntry() writes: no other member, no other spelling. */
export function isStatusEntry(value: unknown, statusListsUrl: string): boolean {
  if (!isJsonObject(value)) return false;
  const { statusListIndex: index, statusListCredential: url } = value;
  if (typeof index !== 'string' || !INDEX.test(index) || Number(index) >= STATUS_LIST_BITS) return false;
  if (typeof url !== 'string') return false;
  const statusListId = url.slice(statusListsUrl.length + 1);
  if (!LIST_ID.test(statusListId)) return false;
  const expected = statusEntry(statusListsUrl, { statusListId, statusListIndex: Number(index) });
  return canonicalize(value) === canonicalize(expected);
}

/** True when a credential's status names, in any of its entries, an address below `statusListsUrl`. */
export function namesStatusList({ credentialStatus }: JsonObject, statusListsUrl: string): boolean {
  const entries: readonly unknown[] = Array.isArray(credentialStatus) ? credentialStatus : [credentialStatus];
  const isOurs = (url: unknown) => typeof url === 'string' && url.startsWith(`${statusListsUrl}/`);
  return entries.some(
    (entry) => isJsonObject(entry) && (isOurs(entry.id) || isOurs(entry.statusListCredential)),
  );
}
