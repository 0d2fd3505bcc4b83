import { asUnit, type Context } from '../kernel/context.ts';
import type { IssuerStatus } from '../kernel/identity.ts';

interface Directory<Entry> {
  byDid(did: string, context: Context): Promise<Entry | undefined>;
}

interface Registered {
  readonly did: string;
  readonly name: string;
  readonly status: IssuerStatus;
}

interface Applicants {
  byIds(
    ids: readonly string[],
    context: Context,
  ): Promise<
    readonly { readonly id: string; readonly countryCode: string | null; readonly isDemo: boolean }[]
  >;
}

/** Ids that a registry is asked for at once. */
const IDS_AT_ONCE = 100;
const UNIT = 'core-engine';

/** The organizations of both registries, as reports ask for them. */
export function reportOrganizations(
  issuers: Directory<Registered & { readonly issuerId: string }>,
  custodians: Directory<Registered & { readonly custodianId: string }>,
  applicants: Applicants,
) {
  // An organization is of the demonstration for as long as it exists.
  const demo = new Map<string, boolean>();
  return {
    async byDid(did: string, context: Context) {
      const issuer = await issuers.byDid(did, context);
      if (issuer) return { type: 'ISSUER' as const, id: issuer.issuerId, did, name: issuer.name };
      const custodian = await custodians.byDid(did, context);
      return (
        custodian && { type: 'CUSTODIAN' as const, id: custodian.custodianId, did, name: custodian.name }
      );
    },

    async countryOf(issuerId: string, context: Context): Promise<string | undefined> {
      const [found] = await applicants.byIds([issuerId], asUnit(context, UNIT));
      return found?.countryCode ?? undefined;
    },

    async demoAmong(issuerIds: readonly string[], context: Context): Promise<ReadonlySet<string>> {
      const unknown = issuerIds.filter((id) => !demo.has(id));
      for (let from = 0; from < unknown.length; from += IDS_AT_ONCE) {
        const asked = unknown.slice(from, from + IDS_AT_ONCE);
        const found = await applicants.byIds(asked, asUnit(context, UNIT));
        const known = new Map(found.map(({ id, isDemo }) => [id, isDemo]));
        for (const id of asked) demo.set(id, known.get(id) ?? false);
      }
      return new Set(issuerIds.filter((id) => demo.get(id)));
    },
  };
}
