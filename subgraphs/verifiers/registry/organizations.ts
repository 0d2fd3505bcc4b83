import type { Organization, Organizations } from '../../members/ports.ts';
import type { Verifier } from './verifier.ts';
import type { VerifierStore } from './verifier-model.ts';

/** The verifiers in the words of members. Those that nobody has confirmed sign nobody in but by the link of their registration. */
export function verifiersAsOrganizations(verifiers: VerifierStore): Organizations {
  const byId = async (verifierId: string) => {
    const found = await verifiers.byId(verifierId);
    return found && organizationOf(found);
  };
  return {
    byContactEmail: async (email) => (await verifiers.byContactEmail(email)).map(organizationOf),
    byDid: byId,
    standingOf: byId,
  };
}

export function organizationOf({ verifierId, name, status }: Verifier): Organization {
  return { organizationId: verifierId, did: verifierId, name, status };
}
