import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import { isJsonObject, type JsonObject } from '../../kernel/crypto/canonical-json.ts';
import { parseStrictJson } from '../../kernel/crypto/strict-json.ts';
import { invalid } from '../../kernel/errors.ts';
import { type Identity, permit } from '../../kernel/identity.ts';
import type { Logger } from '../../kernel/log.ts';
import { did, optional, parseInput, uuid } from '../../kernel/parse.ts';
import { CHANNELS, type Channel } from '../../kernel/verdict.ts';
import { attestationFinding } from './attestation-check.ts';
import {
  expirationFinding,
  integrityFinding,
  isRecorded,
  issuerFinding,
  keyWindowFinding,
  proofFinding,
  skipAfter,
  statusFinding,
  supersessionFinding,
} from './checks.ts';
import { type Examination, examine, examineAs, typeOf, verifiedIssuer } from './examine.ts';
import type { AttestationFact, RecordFact } from './facts.ts';
import { foreignRecord } from './federated-checks.ts';
import type { Attestations, CredentialStatuses, FederatedIssuers, IssuerKeys } from './ports.ts';
import { createRecords } from './records.ts';
import { type Finding, newVerification, skipped, unknown, type Verification } from './verification.ts';
import { newVerificationEvent } from './verification-event.ts';
import type { VerificationEventStore } from './verification-event-model.ts';

/** A signed credential fits the body limit of the REST door; gRPC would let ten times that through. */
export const MAX_CREDENTIAL_CHARACTERS = 1_000_000;

/** A credential as a JSON value, or as the text that is read strictly; exactly one of them. */
export const credentialInput = {
  credential: z.unknown().optional(),
  credentialJson: optional(z.string().max(MAX_CREDENTIAL_CHARACTERS, 'send at most 1 MB')),
};

const verifyInput = z.strictObject({
  ...credentialInput,
  checkStatus: optional(z.boolean()),
  checkExpiration: optional(z.boolean()),
  expectedHolderDid: optional(did),
  channel: optional(z.enum(CHANNELS)),
  verifierId: optional(uuid),
});

export interface VerificationService {
  /**
   * Verifies a signed credential. Outcomes are values; only these are errors: MALFORMED_JSON and VALIDATION_FAILED for
   * the request, UPSTREAM_UNAVAILABLE when the issuer's keys cannot be read. A status that cannot be read is an outcome.
   */
  verify(input: unknown, context: Context): Promise<Verification>;
}

export interface VerificationDependencies {
  readonly issuers: IssuerKeys;
  readonly federated: FederatedIssuers;
  readonly statuses: CredentialStatuses;
  readonly attestations: Attestations;
  readonly events: VerificationEventStore;
  readonly knownContexts: ReadonlySet<string>;
  /** What the addresses of this platform's status lists begin with. */
  readonly statusListsUrl: string;
  /** Every proof made outside the life of its key fails, also where it would only warn. */
  readonly strictKeyWindow: boolean;
  readonly now: Clock;
  readonly log: Logger;
}

export function createVerificationService(dependencies: VerificationDependencies): VerificationService {
  const { issuers, federated, events, knownContexts, statusListsUrl, strictKeyWindow, now } = dependencies;
  const records = createRecords(dependencies);

  return {
    async verify(input, context) {
      const identity = permit(context, 'credential.verify');
      const asked = parseInput(verifyInput, input);
      const credential = credentialOf(asked);
      const {
        checkStatus = true,
        checkExpiration = true,
        expectedHolderDid,
        channel = channelOf(identity),
      } = asked;
      const startedAt = now();

      // 1. Structure, issuer, proof.
      const sources = { issuers, federated, knownContexts, statusListsUrl, expectedHolderDid };
      const examined = await examine(credential, sources, context);
      const record = await recordOf(examined, credential, context);
      const examination = await asRecorded(examined, record, credential, context);

      // 2. What depends on the credential's own words, only when its proof stands.
      const { findings, keyVersion } = await findingsOf(examination, record, credential, {
        checkStatus,
        checkExpiration,
        context,
      });
      const verification = newVerification(findings, {
        credentialId: examination.credentialId,
        issuer: verifiedIssuer(examination.issuer, examination.issuerDid),
        keyVersion,
        verifiedAt: now(),
      });

      // 3. The event, without personal data.
      const { vcHash, issuerDid, issuer } = examination;
      const isDemo = issuer?.kind === 'REGISTERED' && issuer.issuer.isDemo;
      const verifierId = verifierOf(identity, asked.verifierId);
      await events.record(
        newVerificationEvent(verification, {
          vcHash,
          issuerDid,
          channel,
          verifierId,
          startedAt,
          context,
          isDemo,
        }),
      );
      return verification;
    },
  };

  async function findingsOf(
    { structure, issuer, proof, vcHash }: Examination,
    record: RecordFact,
    credential: JsonObject,
    options: { checkStatus: boolean; checkExpiration: boolean; context: Context },
  ): Promise<{ findings: Finding[]; keyVersion: number | null }> {
    if (!issuer || vcHash === null)
      return { findings: [structure, ...skipAfter('STRUCTURE')], keyVersion: null };
    const signing = proof?.verified ? { credential, created: proof.created } : undefined;
    const first = [structure, issuerFinding(issuer, { now: now(), signing })];
    if (!proof) {
      const unverified = unknown(
        'PROOF',
        'NO_KEY',
        'Without a key of the issuer the signature cannot be verified.',
      );
      return { findings: [...first, unverified, ...skipAfter('PROOF')], keyVersion: null };
    }
    if (!proof.verified)
      return { findings: [...first, proofFinding(proof), ...skipAfter('PROOF')], keyVersion: null };

    const isRegistered = issuer.kind === 'REGISTERED';
    const { checkStatus, checkExpiration, context } = options;
    // Whether it is forged is always looked at; only what became of it since may be left out.
    const history: RecordFact = checkStatus ? record : { kind: 'NOT_ASKED' };
    const findings = [
      ...first,
      proofFinding(proof),
      // On record it was accepted while its key was the current one, so that only the issuer's clock was ahead.
      isRegistered
        ? keyWindowFinding(proof.key, proof.created, {
            strict: strictKeyWindow,
            accountedFor: isRecorded(record, vcHash) || isStatusList(credential),
          })
        : skipped(
            'KEY_WINDOW',
            'NO_KEY_HISTORY',
            'The key of an issuer that is not registered here has no history.',
          ),
      integrityFinding(record, vcHash),
      statusFinding(history, Object.hasOwn(credential, 'credentialStatus')),
      checkExpiration
        ? expirationFinding(credential, proof.expires, history, now())
        : skipped('EXPIRATION', 'NOT_ASKED', 'check_expiration is false, so the dates were not looked at.'),
      supersessionFinding(history),
      ...(typeOf(issuer) === 'CUSTODIAN'
        ? [attestationFinding(await attestationOf(credential, proof.issuerDid, { checkStatus, context }))]
        : []),
    ];
    return { findings, keyVersion: isRegistered ? proof.key.keyVersion : null };
  }

  /** The platform signs a list with the key of the credentials in it, however old that is. */
  function isStatusList({ id }: JsonObject): boolean {
    return typeof id === 'string' && id.startsWith(`${statusListsUrl}/`);
  }

  /** Of a credential whose proof stands; nothing is looked up for another one. */
  async function recordOf(
    { issuer, proof, credentialId }: Examination,
    credential: JsonObject,
    context: Context,
  ): Promise<RecordFact> {
    if (issuer?.kind === 'FEDERATED') return foreignRecord(credential);
    return issuer?.kind === 'REGISTERED' && proof?.verified && credentialId !== null
      ? records.ofCredential(credentialId, proof.issuerDid, context)
      : { kind: 'MISSING' };
  }

  /** The keys and the status of whoever has recorded it count, where its DID is an issuer's and a custodian's. */
  async function asRecorded(
    examination: Examination,
    fact: RecordFact,
    credential: JsonObject,
    context: Context,
  ): Promise<Examination> {
    const { vcHash, issuer } = examination;
    if (fact.kind !== 'RECORDED' || vcHash === null || !isRecorded(fact, vcHash)) return examination;
    const { authorityType } = fact.record;
    if (typeOf(issuer) === authorityType) return examination;
    const sources = { issuers, knownContexts };
    return { ...examination, ...(await examineAs(authorityType, examination, credential, sources, context)) };
  }

  async function attestationOf(
    credential: JsonObject,
    custodianDid: string,
    { checkStatus, context }: { checkStatus: boolean; context: Context },
  ): Promise<AttestationFact> {
    return checkStatus ? records.ofAttestation(credential, custodianDid, context) : { kind: 'NOT_ASKED' };
  }
}

/** The one credential of a request. Errors: VALIDATION_FAILED unless exactly one spelling is an object, MALFORMED_JSON. */
export function credentialOf(asked: {
  credential?: unknown;
  credentialJson?: string | undefined;
}): JsonObject {
  const { credential, credentialJson } = asked;
  const isValue = credential !== undefined && credential !== null;
  if (isValue && credentialJson !== undefined) {
    throw invalid('credentialJson', 'ambiguous', 'send the credential once, as a value or as text');
  }
  const value = isValue || credentialJson === undefined ? credential : parseStrictJson(credentialJson);
  if (isJsonObject(value)) return value;
  const field = credentialJson === undefined ? 'credential' : 'credentialJson';
  if (value === undefined || value === null) throw invalid(field, 'required', 'send the signed credential');
  throw invalid(field, 'invalid_type', 'send the signed credential as a JSON object');
}

/** People of a verifier look at documents in a portal; programs send them to a door. */
function channelOf({ kind }: Identity): Channel {
  return kind === 'verifier' ? 'PORTAL' : 'API';
}

// Only the platform's own units may speak for a verifier; everybody else is who they signed in as.
function verifierOf(identity: Identity, named: string | undefined): string | null {
  // Anybody may verify, and so may who acts for a verifier that is not ACTIVE; not in its name.
  if (identity.kind === 'verifier' || identity.kind === 'verifierKey')
    return identity.verifierStatus === 'ACTIVE' ? identity.verifierId : null;
  return identity.kind === 'unit' ? (named ?? null) : null;
}
