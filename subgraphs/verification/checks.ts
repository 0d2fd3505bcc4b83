import { type CredentialStatus, REVOCATION_CATEGORIES } from '../../kernel/credential-status.ts';
import type { JsonObject } from '../../kernel/crypto/canonical-json.ts';
import type { CredentialProofOutcome, IssuerKey } from '../../kernel/crypto/credential-proof.ts';
import type { IssuerFact, RecordFact } from './facts.ts';
import { federatedFinding, type Signing } from './federated-checks.ts';
import type { CredentialStatusRecord } from './ports.ts';
import {
  CHECKS,
  type CheckName,
  type Finding,
  failed,
  passed,
  skipped,
  unknown,
  warned,
} from './verification.ts';

/** Issuers' clocks may be this far ahead of ours before an issuance date counts as future. */
const CLOCK_LEEWAY_MS = 60_000;

const SKIPPED_WITH_STRUCTURE = 'The document is not a credential, so nothing further was looked at.';
const SKIPPED_WITH_PROOF = 'The signature was not verified, so what the credential says is not relied on.';

/** Skips every check from the one after `last` on. */
export function skipAfter(last: 'STRUCTURE' | 'PROOF'): Finding[] {
  const [code, message] =
    last === 'STRUCTURE'
      ? ['STRUCTURE_FAILED', SKIPPED_WITH_STRUCTURE]
      : ['PROOF_NOT_VERIFIED', SKIPPED_WITH_PROOF];
  return CHECKS.slice(CHECKS.indexOf(last) + 1).map((check) => skipped(check, code, message));
}

/** ISSUER: registered and approved; a suspended issuer's old credentials stay good, a revoked one's do not. */
export function issuerFinding(fact: IssuerFact, at: { now: Date; signing: Signing | undefined }): Finding {
  if (fact.kind === 'FEDERATED') return federatedFinding(fact.issuer, at);
  if (fact.kind === 'SELF_CERTIFYING') {
    const message = 'The issuer is not registered here; its did:key says nothing of who it is.';
    return failed('ISSUER', 'UNKNOWN_ISSUER', 'ISSUER_NOT_REGISTERED', message);
  }
  if (fact.kind === 'UNRESOLVABLE') {
    const message = 'The issuer is not registered here and no key of it can be found.';
    return failed('ISSUER', 'ISSUER_UNRESOLVABLE', 'ISSUER_UNRESOLVABLE', message);
  }
  const isCustodian = fact.issuer.authorityType === 'CUSTODIAN';
  const who = isCustodian ? 'The custodian' : 'The issuer';
  switch (fact.issuer.status) {
    case 'ACTIVE': {
      const role = isCustodian ? ', as a custodian of records that others have awarded' : '';
      return passed('ISSUER', 'ISSUER_ACTIVE', `The issuer is registered and active${role}.`);
    }
    case 'SUSPENDED':
      return warned('ISSUER', 'ISSUER_SUSPENDED', `${who} is suspended: it cannot issue at present.`);
    case 'REVOKED': {
      const message = `${isCustodian ? 'The custodian’s' : 'The issuer’s'} registration is revoked; do not accept its credentials.`;
      return failed('ISSUER', 'ISSUER_REVOKED', 'ISSUER_REVOKED', message);
    }
    case 'PENDING_APPROVAL':
    case 'REJECTED': {
      const message = `${isCustodian ? 'The custodian’s' : 'The issuer’s'} registration was never approved.`;
      return failed('ISSUER', 'UNKNOWN_ISSUER', 'ISSUER_NOT_APPROVED', message);
    }
  }
}

/** PROOF: the outcome of the cryptographic part as a finding. */
export function proofFinding(outcome: CredentialProofOutcome): Finding {
  if (outcome.verified) {
    return passed(
      'PROOF',
      'SIGNATURE_VERIFIED',
      'The signature is the issuer’s and covers the whole credential.',
    );
  }
  return failed('PROOF', 'INVALID_SIGNATURE', outcome.code, outcome.message);
}

/**
 * KEY_WINDOW: the proof was made while its key was in use. A proof that claims to be younger than its key's retirement fails, unless
 * it is `accountedFor`. The rest warns, since clocks vary, and fails where `strict`.
 */
export function keyWindowFinding(
  key: IssuerKey,
  created: string | undefined,
  { strict, accountedFor }: { strict: boolean; accountedFor: boolean },
): Finding {
  const outside = (code: string, message: string, fails = strict) =>
    fails
      ? failed('KEY_WINDOW', 'KEY_NOT_VALID_AT_SIGNING', code, message)
      : warned('KEY_WINDOW', code, message);
  if (created === undefined) return outside('PROOF_TIME_MISSING', 'The proof does not say when it was made.');
  const at = Date.parse(created);
  if (at < key.createdAt.getTime()) {
    return outside('PROOF_BEFORE_KEY', 'The proof says it was made before its key was registered.');
  }
  if (key.rotatedAt && at > key.rotatedAt.getTime()) {
    const message = 'The proof says it was made after its key was retired.';
    return outside('PROOF_AFTER_ROTATION', message, strict || !accountedFor);
  }
  return passed('KEY_WINDOW', 'KEY_IN_USE', 'The proof was made while its key was in use.');
}

/** True when the record of a credential's id is of this very credential. */
export function isRecorded(fact: RecordFact, vcHash: string): boolean {
  return fact.kind === 'RECORDED' && fact.record.vcHash === vcHash;
}

/** INTEGRITY: it is the credential that was recorded at issuance. Another one of its id is forged, whichever key signed it. */
export function integrityFinding(fact: RecordFact, vcHash: string): Finding {
  if (fact.kind !== 'RECORDED') return withoutRecord('INTEGRITY', fact);
  if (isRecorded(fact, vcHash)) {
    return passed('INTEGRITY', 'MATCHES_RECORD', 'The credential is the one that was recorded at issuance.');
  }
  const message = 'The credential differs from the one that its issuer recorded under this id.';
  return failed('INTEGRITY', 'INVALID_SIGNATURE', 'DIFFERS_FROM_RECORD', message);
}

/** STATUS: what the issuer has made of the credential since, by the record alone. Not knowing never passes. */
export function statusFinding(fact: RecordFact, namesList: boolean): Finding {
  if (fact.kind === 'MISSING' && namesList) {
    const message =
      'The issuer has recorded no credential of this id here, and the list that it names for its status is not fetched.';
    return unknown('STATUS', 'STATUS_LIST_NOT_FETCHED', message, 'decides');
  }
  if (fact.kind !== 'RECORDED') return withoutRecord('STATUS', fact);
  const { credentialStatus, revocationCategory } = fact.record;
  switch (credentialStatus) {
    case 'REVOKED': {
      const known =
        revocationCategory !== undefined &&
        REVOCATION_CATEGORIES.some((category) => category === revocationCategory);
      const message = `The issuer has revoked this credential${known ? ` (${revocationCategory})` : ''}.`;
      return failed('STATUS', 'REVOKED', 'CREDENTIAL_REVOKED', message);
    }
    case 'SUSPENDED':
      return failed('STATUS', 'SUSPENDED', 'SUSPENDED', 'The issuer has suspended this credential for now.');
    case 'ISSUED':
    case 'EXPIRED':
    case 'SUPERSEDED':
      return passed('STATUS', 'NOT_REVOKED', 'The credential is neither revoked nor suspended.');
  }
}

/** EXPIRATION: by the credential, its proof and the record, whichever ends first. */
export function expirationFinding(
  credential: JsonObject,
  expires: string | undefined,
  fact: RecordFact,
  now: Date,
): Finding {
  const recorded = fact.kind === 'RECORDED' ? fact.record : undefined;
  const ends = [
    instantOf(credential['expirationDate']),
    instantOf(expires),
    recorded?.expirationTimestamp?.getTime(),
  ].filter((end) => end !== undefined);
  if (recorded?.credentialStatus === 'EXPIRED' || ends.some((end) => end <= now.getTime())) {
    return failed('EXPIRATION', 'EXPIRED', 'CREDENTIAL_EXPIRED', 'The credential has expired.');
  }
  const starts = instantOf(credential['issuanceDate']) ?? 0;
  if (starts > now.getTime() + CLOCK_LEEWAY_MS) {
    return failed(
      'EXPIRATION',
      'NOT_YET_VALID',
      'NOT_YET_VALID',
      'The credential’s issuance date is in the future.',
    );
  }
  return ends.length === 0
    ? passed('EXPIRATION', 'NO_EXPIRATION', 'The credential does not expire.')
    : passed('EXPIRATION', 'NOT_EXPIRED', 'The credential has not expired.');
}

/** SUPERSESSION: whether a newer credential takes its place; also told of one that was revoked later. */
export function supersessionFinding(fact: RecordFact): Finding {
  if (fact.kind !== 'RECORDED') return withoutRecord('SUPERSESSION', fact);
  const { credentialStatus, supersededByCredentialId } = fact.record;
  if (credentialStatus === 'SUPERSEDED' || supersededByCredentialId !== undefined) {
    const message = 'The issuer has replaced this credential by a newer one; ask the holder for that.';
    return failed('SUPERSESSION', 'SUPERSEDED', 'SUPERSEDED', message);
  }
  return passed('SUPERSESSION', 'NOT_SUPERSEDED', 'No newer credential takes its place.');
}

/** The status on record as of `now`: an ISSUED credential past its expiration is EXPIRED before any sweep says so. */
export function statusAt(record: CredentialStatusRecord, now: Date): CredentialStatus {
  const { credentialStatus, expirationTimestamp } = record;
  const isPast = expirationTimestamp !== undefined && expirationTimestamp.getTime() <= now.getTime();
  return credentialStatus === 'ISSUED' && isPast ? 'EXPIRED' : credentialStatus;
}

function withoutRecord(check: CheckName, fact: Exclude<RecordFact, { kind: 'RECORDED' }>): Finding {
  // Three checks read the record; STATUS speaks for all of them.
  const decides = check === 'STATUS' ? 'decides' : undefined;
  switch (fact.kind) {
    case 'NOT_ASKED':
      return skipped(check, 'NOT_ASKED', 'check_status is false, so the status was not looked at.');
    case 'MISSING':
      return unknown(
        check,
        'NOT_RECORDED',
        'The issuer has recorded no credential of this id here.',
        decides,
      );
    case 'FOREIGN':
      if (check !== 'STATUS')
        return skipped(check, 'FOREIGN_ISSUER', 'Credentials of issuers outside are not on record here.');
      // Nothing was published that could be looked up, which is another thing than not being able to look.
      if (!fact.hasStatus)
        return warned(
          check,
          'NO_STATUS_PUBLISHED',
          'The issuer publishes no status for this credential, so nobody can tell whether it was revoked.',
        );
      return unknown(
        check,
        'FOREIGN_STATUS',
        'The issuer publishes a status elsewhere, which is not read here; ask the issuer.',
        decides,
      );
    case 'UNAVAILABLE':
      return unknown(
        check,
        'RECORD_UNAVAILABLE',
        'The record could not be read now; try again later.',
        decides,
      );
  }
}

function instantOf(text: unknown): number | undefined {
  return typeof text === 'string' ? Date.parse(text) : undefined;
}
