import { canonicalize } from '../../../kernel/crypto/canonical-json.ts';
import { didKeyFromPublicKey } from '../../../kernel/crypto/multikey.ts';
import { aCredential, aKey, aSigner } from '../../../kernel/crypto/testing/credentials.ts';
import { AppError } from '../../../kernel/errors.ts';
import { derivedId, sha256Hex } from '../../../kernel/ids.ts';
import type { Store } from '../../../store/connect.ts';
import { createIdempotency } from '../../../store/idempotency.ts';
import { createLedger } from '../../../store/ledger.ts';
import type { aWorld } from '../../testing/rooms.ts';
import type {
  LockedClaims,
  PublishedVersion,
  PublishedVersions,
  RegisteredKeys,
  StoredCredential,
  StoredCredentials,
} from './ports.ts';
import { openClaimIntegrityRoom } from './room.ts';

export const SIGNER = aSigner(1);
export const ISSUER_DID = didKeyFromPublicKey(SIGNER.publicKey);
export const OTHER_DID = didKeyFromPublicKey(aSigner(2).publicKey);
const HOLDER_DID = 'did:key:z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp';
const AT = new Date('2026-01-02T03:04:05.678Z');

/** A credential as the platform stores it, the same for the same number; `signed` changes what is signed, `given` the record. */
export function aStored(
  number: number,
  { signed = {}, given = {} }: { signed?: object; given?: Partial<StoredCredential> } = {},
): StoredCredential {
  const credentialId = derivedId('stored', number);
  const credentialSubject = { id: HOLDER_DID, name: `Aoife ${number}`, ...signed };
  const document = aCredential(SIGNER, { id: `urn:uuid:${credentialId}`, credentialSubject });
  const vcJson = canonicalize(document);
  return {
    credentialId,
    issuerDid: ISSUER_DID,
    authorityType: 'ISSUER',
    holderDid: HOLDER_DID,
    holderName: credentialSubject.name,
    credentialType: 'UniversityDegreeCredential',
    credentialStatus: 'ISSUED',
    vcJson,
    vcHash: sha256Hex(vcJson),
    verificationMethod: document.proof.verificationMethod,
    keyVersion: 1,
    issuanceTimestamp: AT,
    proofCreatedTimestamp: AT,
    ...given,
  };
}

/** The records of credential issuance, in memory, and who looked at which. */
export function aTable(first: readonly StoredCredential[]) {
  const rows = new Map(first.map((row) => [row.credentialId, row]));
  let before: ((pages: number) => unknown) | undefined;
  return {
    rows,
    put: (...more: readonly StoredCredential[]) => {
      for (const row of more) rows.set(row.credentialId, row);
    },
    /** What happens before a page is given; told how many pages that process was given so far. */
    beforePage(next: ((pages: number) => unknown) | undefined) {
      before = next;
    },
    /** The records as one process reaches them, and the ids that it was given. */
    port(): StoredCredentials & { readonly given: string[] } {
      const given: string[] = [];
      let pages = 0;
      return {
        given,
        async page({ after, limit, scope }) {
          await before?.(pages);
          pages += 1;
          const ids = [...rows.keys()].sort().filter((id) => id > after);
          const looked = ids.slice(0, limit);
          const credentials = looked
            .flatMap((id) => rows.get(id) ?? [])
            .filter(({ issuerDid }) => !scope.issuerDid || scope.issuerDid === issuerDid);
          given.push(...credentials.map(({ credentialId }) => credentialId));
          return { credentials, after: looked.at(-1) ?? after, isEnd: looked.length === ids.length };
        },
        existing: async (ids) => ids.filter((id) => rows.has(id)),
        count: async ({ issuerDid, since }) =>
          since
            ? undefined
            : [...rows.values()].filter((row) => !issuerDid || row.issuerDid === issuerDid).length,
      };
    },
  };
}

export const REGISTRY: RegisteredKeys = {
  byDid: async (did) => (did === ISSUER_DID ? { keys: [aKey(SIGNER)] } : undefined),
};

/** A custodian that has issued nothing. */
export const CUSTODIAN_DID = 'did:key:z6MkcustodianIdle';

/** A custodian has the DID of the issuer, and another key: they are two. */
const CUSTODIANS: RegisteredKeys = {
  byDid: async (did) =>
    [ISSUER_DID, CUSTODIAN_DID].includes(did) ? { keys: [aKey(aSigner(3))] } : undefined,
};

export const DOWN = new AppError('UPSTREAM_UNAVAILABLE', 'The unit does not answer; try again.');

const NO_VERSIONS: PublishedVersions = {
  page: async ({ after }) => ({ versions: [], after, isEnd: true }),
};

/** A published version whose record is what it was, the same for the same number. */
export function aVersion(number: number, given: Partial<PublishedVersion> = {}): PublishedVersion {
  const hash = sha256Hex(`version ${number}`);
  return {
    entryVersionId: derivedId('version', number),
    entryId: derivedId('entry', number),
    version: 1,
    status: 'PUBLISHED',
    contentHash: hash,
    actualHash: hash,
    ...given,
  };
}

/** The published versions of a catalog, in memory; a test may let a page wait or fail. */
export function aShelf() {
  const rows = new Map<string, PublishedVersion>();
  const given: string[] = [];
  let before: (() => unknown) | undefined;
  return {
    given,
    put: (...more: readonly PublishedVersion[]) => {
      for (const row of more) rows.set(row.entryVersionId, row);
    },
    clear() {
      rows.clear();
      given.length = 0;
      before = undefined;
    },
    beforePage(next: (() => unknown) | undefined) {
      before = next;
    },
    port: {
      async page({ after, limit }) {
        await before?.();
        const ids = [...rows.keys()].sort().filter((id) => id > after);
        const looked = ids.slice(0, limit);
        given.push(...looked);
        const versions = looked.flatMap((id) => rows.get(id) ?? []);
        return { versions, after: looked.at(-1) ?? after, isEnd: looked.length < limit };
      },
    } satisfies PublishedVersions,
  };
}

/** The room as one process has it, on a store that others may share. */
export async function aRoom(
  { now, log }: Awaited<ReturnType<typeof aWorld>>,
  store: Store,
  stored: StoredCredentials,
  issuers = REGISTRY,
  claims: LockedClaims = { lockedOf: async () => new Map() },
  versions: PublishedVersions = NO_VERSIONS,
) {
  const paces = { portionSize: 20, sweepSeconds: 60 };
  const connection = store.connection('core');
  const ledger = await createLedger({ connection, source: 'core', now });
  const idempotency = await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now });
  return {
    ledger,
    ...(await openClaimIntegrityRoom({
      connection,
      ledger,
      idempotency,
      stored,
      issuers,
      custodians: CUSTODIANS,
      claims,
      versions,
      ...paces,
      now,
      log,
    })),
  };
}
