import { addressHash } from '../../kernel/audit.ts';
import type { Context } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import type { Channel, Verdict } from '../../kernel/verdict.ts';
import type { CheckName, Outcome, Verification } from './verification.ts';

/** That a credential was verified, and with what result: ids and hashes only, nothing of what it says. */
export interface VerificationEvent {
  readonly verificationId: string;
  readonly credentialId: string | null;
  readonly vcHash: string | null;
  /** As the document claims it; proven only when the PROOF check passed. */
  readonly issuerDid: string | null;
  readonly channel: Channel;
  readonly verifierId: string | null;
  /** Truncated SHA-256 under a salt that is forgotten every day: tells visits of one day apart, not persons. */
  readonly ipHash: string | null;
  readonly status: Verdict;
  readonly checks: readonly { readonly check: CheckName; readonly outcome: Outcome; readonly code: string }[];
  /** Milliseconds from the parsed request to the verdict. */
  readonly latencyMs: number;
  readonly occurredAt: Date;
  /** A credential of the demonstration: kept out of statistics. Absent otherwise. */
  readonly isDemo?: true;
}

interface EventCircumstances {
  readonly vcHash: string | null;
  readonly issuerDid: string | null;
  readonly channel: Channel;
  readonly verifierId: string | null;
  readonly startedAt: Date;
  readonly context: Context;
  readonly isDemo?: boolean | undefined;
}

/** The event of a verification that was just made. */
export function newVerificationEvent(
  verification: Verification,
  circumstances: EventCircumstances,
): VerificationEvent {
  const { vcHash, issuerDid, channel, verifierId, startedAt, context, isDemo } = circumstances;
  const { credentialId, status, checks, verifiedAt } = verification;
  return {
    verificationId: newId(),
    credentialId,
    vcHash,
    issuerDid,
    channel,
    verifierId,
    ipHash: addressHash(context, verifiedAt),
    status,
    checks: checks.map(({ check, outcome, code }) => ({ check, outcome, code })),
    latencyMs: Math.max(0, verifiedAt.getTime() - startedAt.getTime()),
    occurredAt: verifiedAt,
    ...(isDemo ? { isDemo } : {}),
  };
}

/** The failures of one issuer in one hour that had any. */
export interface HourlyFailures {
  /** As the documents claim it. */
  readonly issuerDid: string;
  /** The start of the hour, UTC. */
  readonly hour: Date;
  readonly failures: number;
}
