import type { Context } from '../../../kernel/context.ts';
import type { CredentialFact } from './compliance.ts';
import type { WorkforceMember } from './member.ts';
import { type HeldFact, MOST_DIDS, type WorkforceNeeds } from './ports.ts';
import type { ComplianceRequirement } from './requirement.ts';

/** What may be looked at of a member. */
export interface Evidence {
  readonly isAgreed: boolean;
  /** Whose credentials these are, and would be. */
  readonly dids: readonly string[];
  readonly facts: readonly CredentialFact[];
}

/** Versions whose entries are remembered: an entry keeps its versions. */
const MOST_KNOWN = 10_000;

/** Asks the other domains what there is of members: consents first, and credentials only of those who agree. */
export function createEvidence({ consents, facts, versions }: WorkforceNeeds) {
  const entryOf = new Map<string, string | undefined>();

  return async (
    custodianDid: string,
    members: readonly Pick<WorkforceMember, 'memberId' | 'holderDid' | 'status'>[],
    requirements: readonly Pick<ComplianceRequirement, 'satisfiedBy'>[],
    context: Context,
  ): Promise<(memberId: string) => Evidence> => {
    const linked = members.filter(({ status }) => status !== 'LEFT');
    const named = linked.flatMap(({ holderDid }) => holderDid ?? []);
    const agreed = new Map<string, readonly string[]>();
    for (const dids of portions(named))
      for (const found of await consents.sharing({ custodianDid, dids }, context))
        agreed.set(found.did, found.dids);
    const held = await heldBy([...new Set([...agreed.values()].flat())], requirements, context);
    const byMember = new Map(
      members.map(({ memberId, holderDid }): [string, Evidence] => {
        const dids = holderDid === undefined ? undefined : agreed.get(holderDid);
        return [
          memberId,
          {
            isAgreed: dids !== undefined,
            dids: [...new Set([...(holderDid === undefined ? [] : [holderDid]), ...(dids ?? [])])],
            facts: (dids ?? []).flatMap((did) => held.get(did) ?? []),
          },
        ];
      }),
    );
    return (memberId) => byMember.get(memberId) ?? { isAgreed: false, dids: [], facts: [] };
  };

  async function heldBy(
    dids: readonly string[],
    requirements: readonly Pick<ComplianceRequirement, 'satisfiedBy'>[],
    context: Context,
  ): Promise<ReadonlyMap<string, readonly CredentialFact[]>> {
    const held = new Map<string, CredentialFact[]>();
    if (requirements.length === 0) return held;
    const credentialTypes = [
      ...new Set(requirements.flatMap(({ satisfiedBy }) => satisfiedBy.credentialTypes)),
    ];
    const citesEntry = requirements.some(({ satisfiedBy }) => satisfiedBy.entryIds.length > 0);
    for (const portion of portions(dids))
      for (const fact of await facts.ofHolders({ dids: portion, credentialTypes, citesEntry }, context)) {
        const entryId = citesEntry ? await entryIdOf(fact, context) : undefined;
        const { holderDid, entryVersionId: _version, ...rest } = fact;
        const known = held.get(holderDid) ?? [];
        held.set(holderDid, known);
        known.push({ ...rest, entryId });
      }
    return held;
  }

  async function entryIdOf({ entryVersionId }: HeldFact, context: Context): Promise<string | undefined> {
    if (entryVersionId === undefined) return undefined;
    if (!entryOf.has(entryVersionId)) {
      const version = await versions.byId(entryVersionId, context);
      if (entryOf.size >= MOST_KNOWN) entryOf.clear();
      entryOf.set(entryVersionId, version?.entryId);
    }
    return entryOf.get(entryVersionId);
  }
}

function portions(dids: readonly string[]): string[][] {
  const all = [...new Set(dids)];
  return Array.from({ length: Math.ceil(all.length / MOST_DIDS) }, (_, at) =>
    all.slice(at * MOST_DIDS, (at + 1) * MOST_DIDS),
  );
}
