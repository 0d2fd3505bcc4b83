import { type ExecutionResult, graphql } from 'graphql';
import type { mongo } from 'mongoose';
import type { Context } from '../../../../kernel/context.ts';
import { createSigner } from '../../../../kernel/crypto/ed25519.ts';
import { createEnvelope } from '../../../../kernel/crypto/envelope.ts';
import { didKeyFromPublicKey } from '../../../../kernel/crypto/multikey.ts';
import { AppError } from '../../../../kernel/errors.ts';
import { newId, randomSecret } from '../../../../kernel/ids.ts';
import { createIdempotency } from '../../../../store/idempotency.ts';
import { createLedger } from '../../../../store/ledger.ts';
import type { Route } from '../../../rest.ts';
import { createSubgraph } from '../../../subgraph.ts';
import { aWorld, by } from '../../../testing/rooms.ts';
import { holderStore } from '../../accounts/holder-model.ts';
import type { Organizations } from '../../organizations.ts';
import type { HeldCredential, HeldCredentials } from '../../ports.ts';
import type { Exporter } from '../../room.ts';
import { openWalletRoom } from '../room.ts';

export const ISSUER_DID = 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK';
export const CUSTODIAN_DID = 'did:key:z6MkcustodianA';
export const DAY = 24 * 60 * 60 * 1000;

/** What the upstream units know, and whether they answer; tests change it. */
interface Upstream {
  held: HeldCredential[];
  isDown: boolean;
  /** Calls so far, by operation. */
  calls: Record<'list' | 'byId' | 'byDid', number>;
  exporters: Exporter[];
}

/** A wallet room over a real store, with accounts of the real room and credentials that the test hands out. */
export async function aWallet() {
  const world = await aWorld();
  // The store drops expired rows by the clock of the machine; the tests live after it, and only code looks at the time.
  world.moveClock(20 * 365 * DAY);
  const { now, log } = world;
  const connection = world.store.connection('core');
  const ledger = await createLedger({ connection, source: 'core', now });
  const accounts = await holderStore(connection, now);
  const envelope = createEnvelope({ current: 1, keys: new Map([[1, randomSecret(32)]]) });
  const upstream: Upstream = {
    held: [],
    isDown: false,
    calls: { list: 0, byId: 0, byDid: 0 },
    exporters: [],
  };
  const idempotency = await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now });
  const room = await openWalletRoom({
    connection,
    ledger,
    idempotency,
    accounts,
    credentials: credentialsOf(upstream),
    organizations: organizationsOf(upstream),
    publicUrl: 'https://testamur.example',
    envelope,
    endsWith: async () => ({ writes: [], audit: [] }),
    linkAddress: async (shareId, credentialId) =>
      `https://testamur.example/verify/${shareId.slice(0, 8)}${credentialId.slice(0, 8)}`,
    verifierName: async () => undefined,
    exporters: () => upstream.exporters,
    now,
    log,
  });
  const { schema } = createSubgraph({
    name: 'holders',
    resolvers: {
      ...room.resolvers,
      Query: { me: (_p: unknown, _a: unknown, { identity }: Context) => identity },
    },
  });

  let people = 0;
  return {
    ...world,
    room,
    accounts,
    ledger,
    envelope,
    upstream,
    rows: (name: string) => connection.collection(name) as unknown as mongo.Collection<Row>,

    /** A new holder and requests of theirs. */
    async aHolder() {
      people += 1;
      const { account, writes } = accounts.create({
        name: 'Aoife Ní Bhriain',
        email: `h${people}@example.ie`,
      });
      await ledger.commit(by(), { writes, audit: [] });
      const { holderId } = account;
      return {
        holderId,
        /** A new request each time. */
        as: (more: Partial<Context> = {}) => ({ ...by({ kind: 'holder', holderId, dids: [] }), ...more }),
        account: async () => (await accounts.byId(holderId))!,
      };
    },

    /** Audit entries about a holder's records, in order. */
    async audit(holderId: string): Promise<Row[]> {
      return connection
        .collection('audit_entries')
        .find({ 'org.id': holderId })
        .sort({ seq: 1 })
        .toArray() as never;
    },

    /** What a route answers: its document executed as the bridge does it, then its `reply`. */
    async call(route: Route, context: Context, input: Partial<Parameters<Route['variables']>[0]> = {}) {
      const variableValues = route.variables({ params: {}, query: {}, body: {}, ...input });
      const result: ExecutionResult = await graphql({
        schema,
        source: route.document,
        variableValues,
        contextValue: context,
      });
      const [error] = result.errors ?? [];
      if (error) throw error.originalError ?? error;
      const [data] = Object.values(result.data ?? {});
      return (route.reply ?? ((value) => value))(data) as Row;
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: rows and replies are what the assertions read
export type Row = Record<string, any>;

/** A key of a device, and its proof for a challenge. */
export function aDevice() {
  const signer = createSigner(randomSecret(32));
  const did = didKeyFromPublicKey(signer.publicKey);
  return {
    did,
    publicKey: signer.publicKey,
    proofFor({ challengeId, messageTemplate }: { challengeId: string; messageTemplate: string }, as = did) {
      const signature = signer.sign(Buffer.from(messageTemplate.replace('{did}', as)));
      return { mode: 'DEVICE', publicKey: signer.publicKey, challengeId, signature };
    },
    sign: signer.sign,
  };
}

/** A held credential with these claims. */
export function aCredential(
  holderDid: string,
  given: Partial<HeldCredential> = {},
  claims: object = { degree: 'BSc in Computer Science', marks: { algorithms: 81, databases: 74.5 } },
): HeldCredential {
  const credentialId = given.credentialId ?? newId();
  const issuanceTimestamp = new Date('2046-02-01T09:00:00.000Z');
  const vc = {
    id: `urn:uuid:${credentialId}`,
    issuer: { id: ISSUER_DID, name: 'The name that was signed' },
    credentialSubject: { ...claims, id: holderDid, name: 'Aoife Ní Bhriain' },
  };
  return {
    credentialId,
    authorityType: 'ISSUER',
    issuerDid: ISSUER_DID,
    issuerId: 'i-1',
    holderDid,
    holderName: 'Aoife Ní Bhriain',
    credentialType: 'UniversityDegreeCredential',
    credentialStatus: 'ISSUED',
    claimStatus: 'UNCLAIMED',
    issuanceTimestamp,
    statusChangedAt: issuanceTimestamp,
    vcJson: JSON.stringify(vc),
    ...given,
  };
}

function credentialsOf(upstream: Upstream): HeldCredentials {
  return {
    async byId(credentialId) {
      upstream.calls.byId += 1;
      answers(upstream);
      // Whose it is, is for the wallet to see.
      return upstream.held.find((held) => held.credentialId === credentialId);
    },
    async list({ dids, status, query, offset, limit }) {
      upstream.calls.list += 1;
      answers(upstream);
      const found = upstream.held
        .filter(({ holderDid }) => dids.includes(holderDid))
        .filter(({ credentialStatus }) => status === undefined || credentialStatus === status)
        .filter(({ credentialId }) => query === undefined || credentialId === query);
      return { items: found.slice(offset, offset + limit), total: found.length };
    },
    claim: () => Promise.reject(new AppError('NOT_FOUND', 'nothing to claim here')),
    decline: () => Promise.reject(new AppError('NOT_FOUND', 'nothing to decline here')),
  };
}

/** What a custodian states of a record of a closed school. */
export const ATTESTED = {
  type: 'CustodianAttestation',
  id: '0b0c8f0a-5d9e-4c53-9a53-2f9c1d1f7a11',
  statementTemplate: 'TRANSCRIBED_FROM_ORIGINAL',
  statementVersion: 1,
  statement: 'This custodian holds the original of each of these records.',
  leafIndex: 0,
  treeSize: 2,
  root: 'ab'.repeat(32),
  row: {
    record_id: '5b0c8f0a-5d9e-4c53-9a53-2f9c1d1f7a12',
    record_kind: 'CREDENTIAL',
    source: { name: 'Old College' },
    values: { holder_name: 'Aoife Ní Bhriain', result: 'H1' },
    salt: 'c2FsdHNhbHRzYWx0c2FsdA',
  },
};

/** A credential that a custodian issued of what it has attested; `claims` come beside that. */
export function anAttestedCredential(
  holderDid: string,
  given: Partial<HeldCredential> = {},
  claims: object = { award: 'Leaving Certificate', result: 'H1', attestation: ATTESTED },
): HeldCredential {
  const credential = aCredential(holderDid, given, claims);
  const vc = {
    ...JSON.parse(credential.vcJson),
    issuer: { id: CUSTODIAN_DID, name: 'Archive of Closed Schools' },
  };
  const vcJson = JSON.stringify(vc);
  const custodian = { authorityType: 'CUSTODIAN', issuerDid: CUSTODIAN_DID, issuerId: 'c-1' } as const;
  return { ...credential, credentialType: 'ArchivedRecordCredential', ...custodian, vcJson, ...given };
}

function organizationsOf(upstream: Upstream): Organizations {
  return {
    async of({ type, did }) {
      upstream.calls.byDid += 1;
      if (type === 'ISSUER' && did === ISSUER_DID)
        return { type, id: 'i-1', did, name: 'Example University', status: 'ACTIVE' };
      if (type === 'CUSTODIAN' && did === CUSTODIAN_DID)
        return {
          type,
          id: 'c-1',
          did,
          name: 'Archive of Closed Schools',
          status: 'ACTIVE',
          custodianType: 'RECORDS_ARCHIVE',
        };
      return undefined;
    },
  };
}

function answers({ isDown }: Upstream): void {
  if (isDown) throw new AppError('UPSTREAM_UNAVAILABLE', 'The credentials do not answer.');
}
