import type { Connection } from 'mongoose';
import { type AuditEntry, CHAIN_START } from '../../kernel/audit.ts';
import { canonicalize, isJsonObject } from '../../kernel/crypto/canonical-json.ts';
import { type IssuerKey, verifyCredentialProof } from '../../kernel/crypto/credential-proof.ts';
import { parseStrictJson } from '../../kernel/crypto/strict-json.ts';
import { sha256Hex } from '../../kernel/ids.ts';
import { firstBrokenSeq } from '../../kernel/testing/audit-chain.ts';
import { connectStore, type Store } from '../../store/connect.ts';
import { DATABASES } from '../../subgraphs/domains.ts';

export interface PostRunAudit {
  /** What does not hold, one sentence each, with the ids; empty when all does. */
  readonly findings: readonly string[];
  readonly counts: {
    readonly credentials: number;
    readonly issuers: number;
    readonly custodians: number;
    readonly verifiers: number;
    readonly keys: number;
    readonly auditEntries: number;
  };
}

interface Row {
  readonly _id: string;
  readonly [field: string]: unknown;
}
type Key = IssuerKey & { readonly did: string };

/** Those who sign, of one registry, with their keys. One DID may be in both, who are then two. */
interface Registry {
  readonly noun: 'issuer' | 'custodian';
  readonly registered: readonly Row[];
  readonly keys: readonly Key[];
  readonly custodied: readonly Row[];
}

/**
 * Reads a data folder's store after a run, with no unit's code in between, and proves again what must hold of every record.
 * `knownContexts` are those of `kernel/crypto`: the credentials context and the platform's own. Writes nothing.
 */
export async function auditDataFolder(options: {
  dataDir: string;
  knownContexts: ReadonlySet<string>;
  mongodbUri?: string;
}): Promise<PostRunAudit> {
  const store = await connectStore({ dataDir: options.dataDir, mongodbUri: options.mongodbUri });
  try {
    const issuers = await registryOf(store, 'issuer');
    const custodians = await registryOf(store, 'custodian');
    const core = store.connection('core');
    const [verifiers, members, requests] = await Promise.all(
      ['verifiers', 'verifier_members', 'verification_requests'].map((name) => rowsOf(core, name)),
    );
    const credentials = await rowsOf(store.connection('credentials'), 'credentials');
    const chains = (
      await Promise.all(DATABASES.map((domain) => chainsOf(store.connection(domain), domain)))
    ).flat();
    const named = new Set(chains.flatMap(({ entries }) => entries.map(({ subject }) => subject.id)));
    return {
      findings: [
        ...keyFindings(issuers),
        ...keyFindings(custodians),
        ...credentials.flatMap((row) =>
          credentialFindings(
            row,
            row['authorityType'] === 'CUSTODIAN' ? custodians : issuers,
            options.knownContexts,
          ),
        ),
        ...linkFindings(credentials),
        ...verifierFindings(verifiers ?? [], members ?? [], requests ?? []),
        ...[
          ...issuers.registered,
          ...custodians.registered,
          ...credentials,
          ...(verifiers ?? []),
          ...(requests ?? []),
        ]
          .filter(({ _id }) => !named.has(_id))
          .map(({ _id }) => `${_id}: the record has no audit entry`),
        ...chains.flatMap(({ findings }) => findings),
      ],
      counts: {
        credentials: credentials.length,
        issuers: issuers.registered.length,
        custodians: custodians.registered.length,
        verifiers: (verifiers ?? []).length,
        keys: issuers.keys.length + custodians.keys.length,
        auditEntries: chains.reduce((sum, { entries }) => sum + entries.length, 0),
      },
    };
  } finally {
    await store.close();
  }
}

function rowsOf(connection: Connection, collection: string): Promise<Row[]> {
  return connection.collection<Row>(collection).find({}, { promoteBuffers: true }).toArray() as Promise<
    Row[]
  >;
}

async function registryOf(store: Store, noun: Registry['noun']): Promise<Registry> {
  const connection = store.connection(`${noun}s`);
  const [registered = [], keys = [], custodied = []] = await Promise.all(
    [`${noun}s`, `${noun}_keys`, 'custodied_keys'].map((name) => rowsOf(connection, name)),
  );
  return { noun, registered, keys: keys as readonly unknown[] as readonly Key[], custodied };
}

/** One current key per DID, versions 1, 2, 3 …, each with somebody registered, whose own copy is equal to the current one. */
function keyFindings({ noun, registered, keys, custodied }: Registry): string[] {
  const dids = new Set(registered.map(({ did }) => did));
  const orphans = keys
    .filter(({ did }) => !dids.has(did))
    .map(({ did, keyVersion }) => `${did} key ${keyVersion}: no ${noun} has this DID`);
  const faults = registered.flatMap(({ did, publicKey, signingMode }) => {
    const own = keys.filter((key) => key.did === did).sort((a, b) => a.keyVersion - b.keyVersion);
    const current = own.filter(({ isCurrent }) => isCurrent);
    const say = (holds: boolean, what: string) => (holds ? [] : [`${did}: ${what}`]);
    return [
      ...say(current.length === 1, `${current.length} current keys, there must be one`),
      ...say(
        own.every(({ keyVersion }, i) => keyVersion === i + 1),
        'the key versions have a gap',
      ),
      ...say(own.at(-1)?.isCurrent === true, 'the newest key is not the current one'),
      ...say(
        own.every(({ isCurrent, rotatedAt }) => isCurrent === !rotatedAt),
        'rotatedAt and isCurrent disagree',
      ),
      ...say(
        sameBytes(publicKey, current[0]?.publicKey),
        `the ${noun} shows another key than its current one`,
      ),
      ...say(
        signingMode !== 'CUSTODIAL' ||
          custodied.some(
            (row) => row.did === did && row.isCurrent === true && row.keyVersion === current[0]?.keyVersion,
          ),
        'the private key of the current version is not in custody',
      ),
    ];
  });
  return [...orphans, ...faults];
}

function credentialFindings(
  row: Row,
  { noun, registered, keys }: Registry,
  knownContexts: ReadonlySet<string>,
): string[] {
  const text = String(row.vcJson);
  const signer = registered.find(({ did }) => did === row.issuerDid);
  const say = (holds: boolean, what: string) => (holds ? [] : [`${row._id}: ${what}`]);
  let document: unknown;
  try {
    document = parseStrictJson(text);
  } catch {
    return [`${row._id}: the stored document is no JSON`];
  }
  const outcome = verifyCredentialProof(document, {
    keysOf: (did) => keys.filter((key) => key.did === did),
    knownContexts,
  });
  return [
    ...say(sha256Hex(text) === row.vcHash, 'the hash is not that of the stored bytes'),
    ...say(canonicalize(document) === text, 'the stored bytes are not canonical'),
    ...say(
      isJsonObject(document) && document.id === `urn:uuid:${row._id}`,
      'the document has another id than its record',
    ),
    ...say(signer !== undefined && signer._id === row.issuerId, `its ${noun} does not exist`),
    ...(outcome.verified
      ? say(
          outcome.key.keyVersion === row.keyVersion && outcome.issuerDid === row.issuerDid,
          'the record names another key or issuer than the proof',
        )
      : [`${row._id}: the proof fails: ${outcome.code} ${outcome.message}`]),
  ];
}

/** An ACTIVE verifier has an ACTIVE Admin; a request is that of a verifier, and keeps its place while it is open, and no longer. */
function verifierFindings(
  verifiers: readonly Row[],
  members: readonly Row[],
  requests: readonly Row[],
): string[] {
  const known = new Set(verifiers.map(({ _id }) => _id));
  const isAdmin = ({ role, status }: Row) => role === 'Admin' && status === 'ACTIVE';
  const led = new Set(members.filter(isAdmin).map(({ verifierId }) => verifierId));
  return [
    ...verifiers
      .filter(({ _id, status }) => status === 'ACTIVE' && !led.has(_id))
      .map(({ _id }) => `${_id}: the verifier is ACTIVE and has no ACTIVE Admin`),
    ...requests.flatMap(({ _id, verifierId, status, place, shareIds }) => [
      ...(known.has(String(verifierId)) ? [] : [`${_id}: the verifier of the request does not exist`]),
      ...(place && status !== 'SENT' && status !== 'VIEWED'
        ? [`${_id}: the request is ${status} and keeps its place`]
        : []),
      ...((status === 'FULFILLED') === (shareIds as readonly unknown[]).length > 0
        ? []
        : [`${_id}: the request is ${status} with ${(shareIds as readonly unknown[]).length} links`]),
    ]),
  ];
}

/** Supersession names both sides, and both exist. */
function linkFindings(credentials: readonly Row[]): string[] {
  const byId = new Map(credentials.map((row) => [row._id, row]));
  return credentials.flatMap(({ _id, supersedesCredentialId: older, supersededByCredentialId: newer }) => [
    ...(older && byId.get(String(older))?.supersededByCredentialId !== _id
      ? [`${_id}: supersedes ${older}, which does not know`]
      : []),
    ...(newer && byId.get(String(newer))?.supersedesCredentialId !== _id
      ? [`${_id}: superseded by ${newer}, which does not know`]
      : []),
  ]);
}

/** The chain that every database has, and each that has a head, entries or a relay's position. */
async function chainsOf(connection: Connection, domain: string) {
  const named = await Promise.all([
    connection.collection('audit_entries').distinct('source'),
    ...['audit_heads', 'audit_relays'].map(async (name) =>
      (await rowsOf(connection, name)).map(({ _id }) => _id),
    ),
  ]);
  const names = new Set<string>([domain, ...named.flat()]);
  return Promise.all([...names].map((name) => chainOf(connection, name)));
}

/** A chain from its first entry, its head, and how far it was relayed. */
async function chainOf(
  connection: Connection,
  domain: string,
): Promise<{ entries: AuditEntry[]; findings: string[] }> {
  const rows = await connection
    .collection('audit_entries')
    .find({ source: domain })
    .sort({ seq: 1 })
    .toArray();
  const entries = rows.map(
    ({ _id, ...rest }) => ({ ...rest, auditId: String(_id) }) as unknown as AuditEntry,
  );
  const [head] = (await rowsOf(connection, 'audit_heads')).filter(({ _id }) => _id === domain);
  const [relay] = (await rowsOf(connection, 'audit_relays')).filter(({ _id }) => _id === domain);
  const last = entries.at(-1) ?? { seq: 0, hash: CHAIN_START };
  const broken = firstBrokenSeq(entries);
  const findings = [
    ...(broken === undefined ? [] : [`${domain}: the audit chain breaks at entry ${broken}`]),
    ...(head === undefined && entries.length === 0 ? [] : headFindings(domain, head, last)),
    ...(Number(relay?.seq ?? 0) > last.seq ? [`${domain}: more was relayed than the chain has`] : []),
  ];
  return { entries, findings };
}

function headFindings(domain: string, head: Row | undefined, last: { seq: number; hash: string }): string[] {
  const fits = head?.seq === last.seq && head.hash === last.hash;
  return fits
    ? []
    : [
        `${domain}: the head of the audit chain is at ${head?.seq ?? 'nothing'}, its last entry is ${last.seq}`,
      ];
}

function sameBytes(one: unknown, other: unknown): boolean {
  return one instanceof Uint8Array && other instanceof Uint8Array && Buffer.compare(one, other) === 0;
}
