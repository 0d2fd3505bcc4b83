import type { CustodianType } from '../../kernel/custodian-types.ts';
import type { IssuerStatus } from '../../kernel/identity.ts';
import { VERDICTS, type Verdict } from '../../kernel/verdict.ts';

/** The checks of every verification, in the order in which they are made and reported. */
export const CHECKS = [
  'STRUCTURE',
  'ISSUER',
  'PROOF',
  'KEY_WINDOW',
  'INTEGRITY',
  'STATUS',
  'EXPIRATION',
  'SUPERSESSION',
] as const;
/** ATTESTATION, of credentials that a custodian has signed alone, comes behind the others. */
export type CheckName = (typeof CHECKS)[number] | 'ATTESTATION';

export type NegativeVerdict = Exclude<Verdict, 'VALID'>;

interface FindingBase {
  readonly check: CheckName;
  /** Stable word for programs. */
  readonly code: string;
  /** Sentence for people; never the reason of a revocation, never a claim of the credential. */
  readonly message: string;
}

/**
 * The result of one check: a failure always names the verdict it demands, an unknown one only when it must decide. `warns` is one that
 * decides nothing and is to be told all the same.
 */
export type Finding =
  | (FindingBase & { readonly outcome: 'PASSED' | 'WARNED' | 'SKIPPED' })
  | (FindingBase & { readonly outcome: 'FAILED'; readonly verdict: NegativeVerdict })
  | (FindingBase & {
      readonly outcome: 'UNKNOWN';
      readonly verdict?: 'STATUS_UNKNOWN';
      readonly warns?: true;
    });

export const OUTCOMES = [
  'PASSED',
  'FAILED',
  'WARNED',
  'SKIPPED',
  'UNKNOWN',
] as const satisfies readonly Finding['outcome'][];
export type Outcome = Finding['outcome'];

/** FEDERATED: outside of this platform, but trusted by it. */
export const TRUSTS = ['REGISTERED', 'FEDERATED', 'UNKNOWN'] as const;

/** What signs credentials here: an issuer, or a custodian, who vouches for what others have awarded. */
export const AUTHORITY_TYPES = ['ISSUER', 'CUSTODIAN'] as const;
export type AuthorityType = (typeof AUTHORITY_TYPES)[number];

/** Who the issuer is by the registry. Only a REGISTERED or FEDERATED issuer was ever approved; only its name is shown. */
export interface VerifiedIssuer {
  readonly did: string;
  readonly name: string | null;
  readonly status: IssuerStatus | null;
  readonly trust: (typeof TRUSTS)[number];
  /** Null when nobody of this DID is registered here. */
  readonly authorityType: AuthorityType | null;
  /** What kind of custodian the platform once approved; null for any other. */
  readonly custodianType: CustodianType | null;
}

/** The answer to a verification. */
export interface Verification {
  readonly isValid: boolean;
  readonly status: Verdict;
  /** UUID of the credential; null when its `id` is no UUID URN. */
  readonly credentialId: string | null;
  /** Null when the credential names no DID as its issuer. */
  readonly issuer: VerifiedIssuer | null;
  /** Version of the registered key that signed; null when the proof did not verify with one. */
  readonly keyVersion: number | null;
  readonly checks: readonly Finding[];
  readonly warnings: readonly string[];
  readonly verifiedAt: Date;
}

/** The verdict that findings add up to. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  const demanded = new Set(findings.map((finding) => ('verdict' in finding ? finding.verdict : undefined)));
  return VERDICTS.find((verdict) => demanded.has(verdict as NegativeVerdict)) ?? 'VALID';
}

/** Puts findings and what was learnt on the way into an answer; valid only when no check failed. */
export function newVerification(
  findings: readonly Finding[],
  about: Pick<Verification, 'credentialId' | 'issuer' | 'keyVersion' | 'verifiedAt'>,
): Verification {
  const status = verdictOf(findings);
  const warnings = findings
    .filter((finding) => finding.outcome === 'WARNED' || ('warns' in finding && finding.warns))
    .map(({ message }) => message);
  return { isValid: status === 'VALID', status, ...about, checks: findings, warnings };
}

export function passed(check: CheckName, code: string, message: string): Finding {
  return { check, outcome: 'PASSED', code, message };
}

export function warned(check: CheckName, code: string, message: string): Finding {
  return { check, outcome: 'WARNED', code, message };
}

export function skipped(check: CheckName, code: string, message: string): Finding {
  return { check, outcome: 'SKIPPED', code, message };
}

export function failed(check: CheckName, verdict: NegativeVerdict, code: string, message: string): Finding {
  return { check, outcome: 'FAILED', verdict, code, message };
}

/** A check that could not be made; `decides` when not knowing must keep the credential from being VALID, `warns` when it must be told. */
export function unknown(
  check: CheckName,
  code: string,
  message: string,
  consequence?: 'decides' | 'warns',
): Finding {
  return {
    check,
    outcome: 'UNKNOWN',
    code,
    message,
    ...(consequence === 'decides' ? { verdict: 'STATUS_UNKNOWN' as const } : {}),
    ...(consequence === 'warns' ? { warns: true as const } : {}),
  };
}
