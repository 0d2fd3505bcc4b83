import type { Connection } from 'mongoose';
import { derivedId } from '../kernel/ids.ts';
import { nameStarts } from '../kernel/name-search.ts';
import { connectStore } from '../store/connect.ts';
import type { StoredCredential } from '../subgraphs/credentials/credential-model.ts';
import { aChain } from '../subgraphs/oversight/audit/testing/forged-trail.ts';
import { trailStore } from '../subgraphs/oversight/audit/trail-model.ts';
import { expectStatus, issueBody, restClient } from '../units/testing/rest-road.ts';
import type { Headers } from './caller.ts';
import { enrol } from './cast.ts';

const CREDENTIALS = 100_000;
const AUDIT_ENTRIES = 100_000;
const VERIFICATIONS = 100_000;
const ISSUERS = 2000;
const NOTIFICATIONS = 20_000;
/** Copies of the large credential, the oldest of their issuer. */
const LARGE = 100;
/** One in so many credentials is the holder's. */
const HELD = 5;
const AT_ONCE = 1000;
const MINUTE_MS = 60_000;
const TYPES = ['UniversityDegreeCredential', 'CourseCredential'];

export const LARGE_TYPE = 'LargeCredential';

/** Who can ask, and what there is to ask for. */
export interface World {
  readonly callers: Readonly<Record<Caller, Headers>>;
  readonly did: string;
  readonly holderDid: string;
  /** Credentials of the issuer that the holder holds; the first was issued, the others are copies. */
  readonly ids: readonly string[];
  /** A whole credential with its proof, of some 250 KB. */
  readonly largeVc: unknown;
  readonly shareToken: string;
  readonly proofToken: string;
  readonly adminId: string;
  readonly caseId: string;
}

export type Caller = 'anybody' | 'API key' | 'holder' | 'issuer' | 'administrator';

/** An issuer with 100,000 credentials, of which a holder holds a fifth, as many verifications and audit entries, and an administrator. */
export async function settle({ base, dataDir }: { base: string; dataDir: string }): Promise<World> {
  const cast = await enrol({ base, dataDir });
  const { issuer, holder, holderDid, post } = cast;
  const rest = restClient(base);
  const issue = (name: string, more = {}) => {
    const plain = issueBody(issuer.did, name) as { credential_data: object };
    const body = { ...plain, holder_did: holderDid, credential_data: { ...plain.credential_data, ...more } };
    return post('/api/v1/credentials/issue', body, issuer.headers);
  };
  const first = await issue('Student 0');
  await fill({ dataDir, credentialId: first.credential_id, holderDid });
  // The newest page is of credentials of their own, or a verification of all of them were one.
  const records = Array.from({ length: 100 }, (_, n) => ({
    holder_did: holderDid,
    credential_data: { name: `Newest ${n}` },
  }));
  const batch = { issuer_did: issuer.did, credential_type: 'CourseCredential', records };
  await post('/api/v1/credentials/batch', batch, issuer.headers, 200);
  const large = await issue('Large', { lines: claims(240_000) });
  await fillLarge({ dataDir, credentialId: large.credential_id });
  const path = `/api/v1/credentials/${large.credential_id}`;
  const { vc } = expectStatus(await rest('GET', path, { headers: issuer.headers }), 200).body;
  const links = `/api/v1/holder/credentials/${large.credential_id}/share-links`;
  const { shareToken } = await post(links, {}, holder);
  const items = Array.from({ length: 10 }, (_, n) => ({ credentialId: derivedId('credential', n * HELD) }));
  const proof = await post('/api/v1/holder/proof-links', { items, purpose: 'A bench' }, holder);
  const query = '{ currentAdmin { id } onboardingCases(first: 1) { nodes { caseId } } }';
  const asked = await rest('POST', '/graphql', { body: { query }, headers: cast.admin });
  const { currentAdmin, onboardingCases } = expectStatus(asked, 200).body.data;
  return {
    callers: {
      anybody: {},
      'API key': cast.apiKey,
      holder,
      issuer: issuer.headers,
      administrator: cast.admin,
    },
    did: issuer.did,
    holderDid,
    ids: [first.credential_id, ...Array.from({ length: 20 }, (_, n) => derivedId('credential', n * HELD))],
    largeVc: vc,
    shareToken,
    proofToken: proof.token,
    adminId: currentAdmin.id,
    caseId: onboardingCases.nodes[0].caseId,
  };
}

/** Claims of at most so many bytes that are as costly as possible to put into canonical form: short names and long numbers. */
export function claims(bytes: number): Record<string, number> {
  return Object.fromEntries(
    Array.from({ length: Math.floor(bytes / 32) }, (_, n) => [`k${(n * 7919) % 1_000_003}`, n / 7]),
  );
}

/** Copies of one of each, as if they had come minute by minute; past the ledger, since only their number counts here. */
async function fill(given: { dataDir: string; credentialId: string; holderDid: string }): Promise<void> {
  const { dataDir, credentialId, holderDid } = given;
  const opened = await connectStore({ dataDir });
  const now = Date.now();
  const minutesAgo = (number: number) => new Date(now - number * MINUTE_MS);
  const credentials = opened.connection('credentials');
  await copies<StoredCredential>(credentials, 'credentials', CREDENTIALS, { _id: credentialId }, (number) => {
    const name = `Student ${number}`;
    return {
      _id: derivedId('credential', number),
      holderDid: number % HELD === 0 ? holderDid : `did:key:z${number}`,
      holderName: name,
      holderNameStarts: nameStarts(name),
      credentialType: TYPES[number % 7 === 0 ? 1 : 0] ?? '',
      credentialStatus: number % 20 === 1 ? 'REVOKED' : 'ISSUED',
      issuanceTimestamp: minutesAgo(number),
      ...(number % 2 === 0 ? { expirationTimestamp: new Date(now + (number + 1) * MINUTE_MS) } : {}),
    };
  });
  const issuers = opened.connection('issuers');
  await copies<Row>(issuers, 'issuers', ISSUERS, {}, (number) => ({
    _id: derivedId('issuer', number),
    did: `did:key:zIssuer${number}`,
    createdAt: minutesAgo(number),
  }));
  await rows(opened.connection('verification'), 'verification_events', VERIFICATIONS, (number) => ({
    _id: derivedId('verification', number),
    credentialId: derivedId('credential', number),
    vcHash: null,
    issuerDid: null,
    channel: 'API',
    verifierId: null,
    ipHash: null,
    status: 'VALID',
    checks: [{ check: 'PROOF', outcome: 'PASSED', code: 'PROOF_VALID' }],
    latencyMs: 2,
    occurredAt: minutesAgo(number),
  }));
  const core = opened.connection('core');
  const holder = await core.collection<Row>('wallet_keys').findOne({ did: holderDid });
  await rows(core, 'holder_notifications', NOTIFICATIONS, (number) => ({
    _id: derivedId('notification', number),
    holderId: holder?.['holderId'],
    kind: 'CREDENTIAL_ISSUED',
    title: 'A credential was issued to you',
    body: 'Look at it in your wallet.',
    credentialId: derivedId('credential', number),
    readAt: null,
    createdAt: minutesAgo(number),
  }));
  const trail = await trailStore(core);
  const chain = aChain('bench', AUDIT_ENTRIES);
  for (let at = 0; at < AUDIT_ENTRIES; at += AT_ONCE) await trail.insertNew(chain.slice(at, at + AT_ONCE));
  await opened.close();
}

async function fillLarge({
  dataDir,
  credentialId,
}: {
  dataDir: string;
  credentialId: string;
}): Promise<void> {
  const opened = await connectStore({ dataDir });
  const credentials = opened.connection('credentials');
  await copies<StoredCredential>(credentials, 'credentials', LARGE, { _id: credentialId }, (number) => ({
    _id: derivedId('large credential', number),
    holderDid: 'did:key:zLarge',
    credentialType: LARGE_TYPE,
    issuanceTimestamp: new Date(Date.now() - (CREDENTIALS + number) * MINUTE_MS),
  }));
  await opened.close();
}

type Row = Readonly<Record<string, unknown>> & { readonly _id: string };

async function copies<T extends { readonly _id: string }>(
  connection: Connection,
  collection: string,
  count: number,
  which: Readonly<Record<string, unknown>>,
  changed: (number: number) => Partial<T>,
): Promise<void> {
  const first = await connection.collection<Row>(collection).findOne(which);
  if (!first) throw new Error(`Nothing is in ${collection} where one record is expected.`);
  await rows(connection, collection, count, (number) => ({ ...first, ...changed(number) }));
}

async function rows(
  connection: Connection,
  collection: string,
  count: number,
  rowOf: (number: number) => Row,
): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE)
    await connection
      .collection<Row>(collection)
      .insertMany(Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => rowOf(from + index)));
}
