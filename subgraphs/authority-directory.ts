import type { Context } from '../kernel/context.ts';
import type { IssuerStatus } from '../kernel/identity.ts';

interface Directory<Entry> {
  byDid(did: string, context: Context): Promise<Entry | undefined>;
}

type AuthorityType = 'ISSUER' | 'CUSTODIAN';

interface Registered {
  readonly status: IssuerStatus;
}

/** A custodian where issuers are asked for: its id stands in the place of theirs. */
export type CustodianAsAuthority<Custodian> = Omit<Custodian, 'custodianId'> & {
  readonly issuerId: string;
  readonly authorityType: 'CUSTODIAN';
};

/**
 * Whoever signs credentials under a DID: an issuer, else a custodian. Custodians are asked for only where no issuer of the DID was
 * ever approved, so that nobody takes a custodian's place by an application in its name. A DID may be both; who knows which of the two
 * is meant names its type.
 */
export function authorityDirectory<
  Issuer extends Registered,
  Custodian extends Registered & { readonly custodianId: string },
>(
  issuers: Directory<Issuer>,
  custodians: Directory<Custodian>,
): {
  byDid(
    did: string,
    context: Context,
    type?: AuthorityType,
  ): Promise<(Issuer & { readonly authorityType?: 'ISSUER' }) | CustodianAsAuthority<Custodian> | undefined>;
} {
  return {
    async byDid(did, context, type) {
      if (type === 'CUSTODIAN') return asAuthority(await custodians.byDid(did, context));
      const issuer = await issuers.byDid(did, context);
      if (type === 'ISSUER' || (issuer && wasApproved(issuer))) return issuer;
      const custodian = await custodians.byDid(did, context);
      return issuer && !(custodian && wasApproved(custodian)) ? issuer : asAuthority(custodian);
    },
  };
}

function asAuthority<Custodian extends { readonly custodianId: string }>(
  found: Custodian | undefined,
): CustodianAsAuthority<Custodian> | undefined {
  if (!found) return undefined;
  const { custodianId, ...rest } = found;
  return { ...rest, issuerId: custodianId, authorityType: 'CUSTODIAN' };
}

function wasApproved({ status }: Registered): boolean {
  return status !== 'PENDING_APPROVAL' && status !== 'REJECTED';
}
