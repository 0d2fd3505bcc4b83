import { sha256Hex } from '../../../kernel/ids.ts';
import type { Check } from './check-model.ts';
import { changesAt, earliest, type Verdict, verdictOf } from './compliance.ts';
import type { Evidence } from './evidence.ts';
import type { KeyedMember } from './member.ts';
import type { RegisterRow } from './register-model.ts';
import type { ComplianceRequirement } from './requirement.ts';
import type { Waiver } from './waiver.ts';

/** What a look at one member has found. */
export interface Look {
  readonly check: Check;
  /** Undefined for one who was deleted. */
  readonly member: KeyedMember | undefined;
  readonly verdicts: readonly { readonly requirement: ComplianceRequirement; readonly verdict: Verdict }[];
  readonly dids: readonly string[];
  readonly digest: string;
  readonly dueAt: Date | null;
}

/** How a member stands to each requirement at an instant. `waiverOf` knows the ACTIVE waivers of a member by requirement. */
export function lookAt(
  check: Check,
  member: KeyedMember | undefined,
  asked: readonly ComplianceRequirement[],
  { isAgreed, facts, dids }: Evidence,
  waiverOf: (requirementId: string) => Waiver | undefined,
  at: Date,
): Look {
  const verdicts: { requirement: ComplianceRequirement; verdict: Verdict }[] = [];
  const changes: Date[] = [];
  for (const requirement of member ? asked : []) {
    const waiver = waiverOf(requirement.requirementId);
    const given = { member: member as KeyedMember, requirement, isAgreed, facts, waiver, at };
    const verdict = verdictOf(given);
    const next = changesAt(given);
    if (verdict) verdicts.push({ requirement, verdict });
    if (next) changes.push(next);
  }
  return {
    check,
    member,
    verdicts,
    dids,
    digest: digestOf(member, verdicts),
    dueAt: earliest(changes) ?? null,
  };
}

/** True for a look that found the rows of the one before. */
export const isSame = ({ check, digest, member }: Look): boolean =>
  member !== undefined && check.digest === digest;

/** True when the next look is due at another time, or by changes of other holders, than is noted. */
export function isOtherwiseNoted({ check, dueAt, dids }: Look): boolean {
  return (
    check.dueAt?.getTime() !== dueAt?.getTime() ||
    check.dids.length !== dids.length ||
    dids.some((did, at) => check.dids[at] !== did)
  );
}

/** True for a row that says the same of a member as a verdict. */
export function isAsBefore(
  row: RegisterRow,
  { version }: ComplianceRequirement,
  { status, credentialId, expiresAt, waiverId }: Verdict,
  { jobRole }: KeyedMember,
): boolean {
  return (
    row.requirementVersion === version &&
    row.jobRole === jobRole &&
    row.status === status &&
    row.credentialId === (credentialId ?? null) &&
    row.waiverId === (waiverId ?? null) &&
    row.expiresAt?.getTime() === expiresAt?.getTime()
  );
}

function digestOf(member: KeyedMember | undefined, verdicts: Look['verdicts']): string {
  const rows = verdicts.map(({ requirement, verdict }) => [
    requirement.requirementId,
    requirement.version,
    verdict.status,
    verdict.credentialId,
    verdict.expiresAt?.getTime(),
    verdict.waiverId,
  ]);
  return sha256Hex(JSON.stringify([member?.jobRole, rows]));
}
