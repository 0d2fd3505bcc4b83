import { type Context, newContext } from '../../../kernel/context.ts';
import { canonicalize } from '../../../kernel/crypto/canonical-json.ts';
import { didKeyFromPublicKey } from '../../../kernel/crypto/multikey.ts';
import { aCredential, aKey, aSigner, KNOWN_CONTEXTS } from '../../../kernel/crypto/testing/credentials.ts';
import { AppError } from '../../../kernel/errors.ts';
import { sha256Hex } from '../../../kernel/ids.ts';
import { createLogger } from '../../../kernel/log.ts';
import { createBatchService } from '../batch-service.ts';
import type { Attestations, CredentialStatusRecord, FederatedIssuer, VerifiableIssuer } from '../ports.ts';
import { createSignatureService } from '../signature-service.ts';
import type { AuthorityType } from '../verification.ts';
import type { VerificationEvent } from '../verification-event.ts';
import { createVerificationService } from '../verification-service.ts';

export const NOW = new Date('2026-03-01T12:00:00.000Z');
export const STATUS_LISTS_URL = 'https://testamur.example/api/v1/status-lists';
export const CREDENTIAL_ID = '0b5a2b0e-6c3f-4d3a-9a53-2f7d3c0c9a10';
export const SIGNER = aSigner(1);
export const ISSUER_DID = didKeyFromPublicKey(SIGNER.publicKey);

export function anIssuer(given: Partial<VerifiableIssuer> = {}): VerifiableIssuer {
  return { did: ISSUER_DID, name: 'University of Galway', status: 'ACTIVE', keys: [aKey(SIGNER)], ...given };
}

/** The record of a credential, ISSUED unless told. */
export function aRecord(
  credential: object,
  given: Partial<CredentialStatusRecord> = {},
): CredentialStatusRecord {
  return {
    credentialId: CREDENTIAL_ID,
    issuerDid: ISSUER_DID,
    authorityType: 'ISSUER',
    credentialStatus: 'ISSUED',
    vcHash: sha256Hex(canonicalize(credential)),
    changedAt: new Date('2026-01-02T03:04:05.678Z'),
    ...given,
  };
}

type AttestationStanding = NonNullable<Awaited<ReturnType<Attestations['standing']>>>;

const DOWN = new AppError('UPSTREAM_UNAVAILABLE', 'The unit does not answer; try again.');

/** A platform with one issuer and the records that are given; its events stay in memory. */
export function aWorld(
  given: {
    issuers?: readonly VerifiableIssuer[] | 'DOWN';
    federated?: readonly FederatedIssuer[];
    records?: readonly CredentialStatusRecord[] | 'DOWN';
    /** By their ids. */
    attestations?: Readonly<Record<string, AttestationStanding>> | 'DOWN';
    strictKeyWindow?: boolean;
    now?: Date;
  } = {},
) {
  const { issuers = [anIssuer()], federated = [], records = [], attestations = {} } = given;
  const { strictKeyWindow = false, now = NOW } = given;
  const events: VerificationEvent[] = [];
  const asked: string[] = [];
  const ports = {
    issuers: {
      byDid: async (did: string, _context: Context, type?: AuthorityType) => {
        if (issuers === 'DOWN') throw DOWN;
        asked.push(type ? `${type} ${did}` : did);
        const typeOf = ({ authorityType = 'ISSUER' }: VerifiableIssuer) => authorityType;
        // The issuer stands before the custodian of the same DID.
        return issuers.find((one) => one.did === did && (type === undefined || typeOf(one) === type));
      },
    },
    federated: {
      byDid: async (did: string) => {
        asked.push(did);
        return federated.find((issuer) => issuer.did === did);
      },
    },
    statuses: {
      byId: async (credentialId: string) => {
        asked.push(credentialId);
        if (records === 'DOWN') throw DOWN;
        return records.find((record) => record.credentialId === credentialId);
      },
    },
    attestations: {
      standing: async (attestationId: string) => {
        asked.push(attestationId);
        if (attestations === 'DOWN') throw DOWN;
        return attestations[attestationId];
      },
    },
  };
  const statusListsUrl = STATUS_LISTS_URL;
  const shared = { ...ports, knownContexts: KNOWN_CONTEXTS, statusListsUrl, now: () => now };
  const memory = {
    record: async (event: VerificationEvent) => void events.push(event),
    list: async () => ({ items: events, total: events.length, offset: 0, size: events.length }),
    countByHour: async () => [],
    forget: async () => 0,
    settle: async () => undefined,
    start: () => undefined,
    close: async () => undefined,
  };
  const log = createLogger({ level: 'silent' });
  const verification = createVerificationService({ ...shared, events: memory, strictKeyWindow, log });
  const service = {
    ...verification,
    verifyBatch: createBatchService(verification),
    ...createSignatureService(shared),
  };
  return { service, ports, events, asked };
}

/** Verifies a credential that the issuer has signed and recorded, in a world that is otherwise as told. */
export async function verdictOn(
  options: {
    signed?: Record<string, unknown>;
    record?: Partial<CredentialStatusRecord>;
    issuer?: Partial<VerifiableIssuer>;
    input?: Record<string, unknown>;
    strictKeyWindow?: boolean;
  } = {},
) {
  const { signed = {}, record, issuer, input, strictKeyWindow = false } = options;
  const credential = aCredential(SIGNER, signed);
  const world = aWorld({
    issuers: [anIssuer(issuer)],
    records: [aRecord(credential, record)],
    strictKeyWindow,
  });
  return world.service.verify({ credential, ...input }, newContext());
}
