import type { Context } from '../../kernel/context.ts';
import type { CustodianType } from '../../kernel/custodian-types.ts';
import type { IssuerStatus } from '../../kernel/identity.ts';
import type { AuthorityKey, AuthorityType, CustodianNames, IssuerNames } from './ports.ts';

/** An issuer or a custodian, as its registry has it. */
export interface Organization extends AuthorityKey {
  readonly id: string;
  readonly name: string;
  readonly status: IssuerStatus;
  /** Of a custodian. */
  readonly custodianType?: CustodianType | undefined;
}

export interface Organizations {
  /** Undefined for a DID that its registry does not know. Error: UPSTREAM_UNAVAILABLE. */
  of(key: AuthorityKey, context: Context): Promise<Organization | undefined>;
}

/** Issuers and custodians as one: who has signed a credential, and who writes to holders. */
export function createOrganizations({
  issuerNames,
  custodianNames,
}: {
  readonly issuerNames: IssuerNames;
  readonly custodianNames: CustodianNames;
}): Organizations {
  return {
    async of({ type, did }, context) {
      if (type === 'ISSUER') {
        const issuer = await issuerNames.byDid(did, context);
        return issuer && { type, id: issuer.issuerId, did, name: issuer.name, status: issuer.status };
      }
      const found = await custodianNames.byDid(did, context);
      if (!found) return undefined;
      const { custodianId, name, status, custodianType } = found;
      return { type, id: custodianId, did, name, status, custodianType };
    },
  };
}

/** An organization as strangers see it; its name as long as the platform vouches for it. */
export interface ShownOrganization {
  readonly did: string;
  readonly name: string | null;
  readonly authorityType: AuthorityType;
}

export function shownOrganization(
  { type, did }: AuthorityKey,
  organization: Organization | undefined,
): ShownOrganization {
  return { did, name: vouchedName(organization), authorityType: type };
}

/** The name of an organization as long as the platform vouches for it; the text of anybody else is a stranger's. */
export function vouchedName(organization: Organization | undefined): string | null {
  const { status, name } = organization ?? {};
  return name !== undefined && (status === 'ACTIVE' || status === 'SUSPENDED') ? name : null;
}
