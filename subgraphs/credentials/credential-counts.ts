import { CLAIM_STATUSES, CREDENTIAL_STATUSES } from '../../kernel/credential-status.ts';
import { utcDay } from '../../kernel/utc-day.ts';
import type { LedgerFact } from '../../store/ledger.ts';
import type { Credential } from './credential.ts';

/**
 * What a count is kept of; NETWORK is everybody's, ISSUER and TYPE have a row for each of them. Those of an AUTHORITY and of the
 * types that it issued are for itself: of periods of their own, so that whoever reads the network's rows does not read them.
 */
export type CountKind = 'NETWORK' | 'ISSUER' | 'TYPE' | 'AUTHORITY' | 'AUTHORITY_TYPE';

/** What counting needs of a credential. */
export type CountedCredential = Pick<
  Credential,
  | 'credentialId'
  | 'issuerDid'
  | 'authorityType'
  | 'credentialType'
  | 'isDemo'
  | 'credentialStatus'
  | 'claimStatus'
  | 'receivedAt'
  | 'expirationTimestamp'
  | 'claimedAt'
  | 'revocation'
>;

/** Row of counts: its period is a UTC month, or EVER for what is counted over all time. */
export interface CountRowName {
  readonly period: string;
  readonly kind: CountKind;
  readonly key: string;
}

export const EVER = 'EVER';
/** All time, of what is counted for an authority itself. */
const OWN = 'OWN';

type Authority = Pick<CountedCredential, 'issuerDid' | 'authorityType'>;

/** The row that tells how an authority's credentials stand. */
export const ownRow = (authority: Authority): CountRowName => ({
  period: OWN,
  kind: 'AUTHORITY',
  key: keyOf(authority),
});

/** The row of a UTC month such as `2026-03`: how many of an authority's credentials in force expire on each day. */
export const ownMonthRow = (authority: Authority, month: string): CountRowName => ({
  period: `${OWN} ${month}`,
  kind: 'AUTHORITY',
  key: keyOf(authority),
});

/** The row of one type that an authority issued; the ids of all of them begin with that of the empty type. */
export const ownTypeRow = (authority: Authority, credentialType: string): CountRowName => ({
  period: OWN,
  kind: 'AUTHORITY_TYPE',
  key: `${keyOf(authority)}|${credentialType}`,
});

const keyOf = ({ authorityType, issuerDid }: Authority) => `${authorityType}|${issuerDid}`;

/** Changes of counts: by row and by the path of the number in it. */
export class Tally {
  private readonly rows = new Map<string, { name: CountRowName; paths: Map<string, number> }>();

  add(name: CountRowName, path: string, by: number): void {
    const id = rowIdOf(name);
    const row = this.rows.get(id) ?? { name, paths: new Map<string, number>() };
    this.rows.set(id, row);
    row.paths.set(path, (row.paths.get(path) ?? 0) + by);
  }

  /** Rows in which something changed, each with the changes that are not 0. */
  changes(): { readonly id: string; readonly name: CountRowName; readonly by: Record<string, number> }[] {
    return [...this.rows].flatMap(([id, { name, paths }]) => {
      const by = [...paths].filter(([, count]) => count !== 0);
      return by.length > 0 ? [{ id, name, by: Object.fromEntries(by) }] : [];
    });
  }

  /** What must be added to `rows` so that they say what this tally says. */
  minus(rows: Iterable<CountRowName & object>): Tally {
    const difference = new Tally();
    for (const { name, paths } of this.rows.values())
      for (const [path, count] of paths) difference.add(name, path, count);
    for (const { period, kind, key, ...numbers } of rows)
      for (const [path, count] of pathsOf(numbers)) difference.add({ period, kind, key }, path, -count);
    return difference;
  }
}

/** The numbers in an object by their paths; other values are left out. */
function* pathsOf(value: object, prefix = ''): Iterable<readonly [string, number]> {
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner === 'number') yield [`${prefix}${name}`, inner];
    else if (typeof inner === 'object' && inner !== null) yield* pathsOf(inner, `${prefix}${name}.`);
  }
}

/** The one id of a row: what is counted together meets in it. */
export function rowIdOf({ period, kind, key }: CountRowName): string {
  return `${period}|${kind}|${key}`;
}

/** Adds what an entry of the ledger changed about its credential. Demonstrations and changes of other things count nothing. */
export function addFact(tally: Tally, fact: LedgerFact, credential: CountedCredential | undefined): void {
  if (!credential || credential.isDemo) return;
  const { previousState, newState } = fact;
  if (isIn(CREDENTIAL_STATUSES, newState)) {
    if (isIn(CREDENTIAL_STATUSES, previousState)) addStatus(tally, credential, previousState, -1);
    else addIssued(tally, credential, 'UNCLAIMED');
    addStatus(tally, credential, newState, 1);
    if (newState === 'REVOKED')
      addDay(tally, credential, 'revoked', credential.revocation?.revokedAt ?? fact.occurredAt);
  } else if (isIn(CLAIM_STATUSES, newState)) {
    if (isIn(CLAIM_STATUSES, previousState)) addClaim(tally, credential, previousState, -1);
    addClaim(tally, credential, newState, 1);
    if (newState === 'CLAIMED') addDay(tally, credential, 'claimed', credential.claimedAt ?? fact.occurredAt);
  }
}

/** Adds a credential as it stands: what all entries about it add up to. */
export function addCredential(tally: Tally, credential: CountedCredential): void {
  if (credential.isDemo) return;
  const { credentialStatus, claimStatus, claimedAt, revocation } = credential;
  addIssued(tally, credential, claimStatus);
  addStatus(tally, credential, credentialStatus, 1);
  if (revocation) addDay(tally, credential, 'revoked', revocation.revokedAt);
  if (claimedAt) addDay(tally, credential, 'claimed', claimedAt);
}

function addIssued(tally: Tally, credential: CountedCredential, claimStatus: string): void {
  addClaim(tally, credential, claimStatus, 1);
  tally.add({ period: EVER, kind: 'TYPE', key: credential.credentialType }, 'total', 1);
  tally.add(ownTypeRow(credential, credential.credentialType), 'total', 1);
  addDay(tally, credential, 'issued', credential.receivedAt);
}

function addStatus(tally: Tally, credential: CountedCredential, status: string, by: 1 | -1): void {
  tally.add({ period: EVER, kind: 'NETWORK', key: '' }, `status.${status}`, by);
  tally.add(ownRow(credential), `status.${status}`, by);
  const { expirationTimestamp } = credential;
  if (status !== 'ISSUED' || !expirationTimestamp) return;
  // Those in force by the day of their end: what will expire soon is a sum of days, not a walk.
  const { month, date } = placeOf(expirationTimestamp);
  tally.add({ period: month, kind: 'NETWORK', key: '' }, `days.${date}.expiring`, by);
  tally.add(ownMonthRow(credential, month), `days.${date}.expiring`, by);
}

function addClaim(tally: Tally, credential: CountedCredential, claimStatus: string, by: 1 | -1): void {
  tally.add({ period: EVER, kind: 'NETWORK', key: '' }, `claims.${claimStatus}`, by);
  tally.add(ownRow(credential), `claims.${claimStatus}`, by);
}

function addDay(
  tally: Tally,
  { issuerDid, credentialType }: CountedCredential,
  what: 'issued' | 'revoked' | 'claimed',
  at: Date,
): void {
  const { month, date } = placeOf(at);
  const path = `days.${date}.${what}`;
  tally.add({ period: month, kind: 'NETWORK', key: '' }, path, 1);
  tally.add({ period: month, kind: 'ISSUER', key: issuerDid }, path, 1);
  tally.add({ period: month, kind: 'TYPE', key: credentialType }, path, 1);
}

/** Where a day's numbers stand: the month names the row, the date the field. */
function placeOf(at: Date): { month: string; date: string } {
  const day = utcDay(at);
  return { month: day.slice(0, 7), date: day.slice(8) };
}

function isIn(words: readonly string[], word: string | null): word is string {
  return word !== null && words.includes(word);
}
