import type { AuditOrg } from '../../kernel/audit.ts';
import type { Context } from '../../kernel/context.ts';
import { type Action, CUSTODIAN_ROLES, ISSUER_ROLES } from '../../kernel/identity.ts';

/** An organization as single sign-on needs it. */
export interface SsoOrganization {
  readonly organizationId: string;
  readonly organizationDid: string;
}

/** What is different between issuers and custodians. */
export interface SsoKind {
  /** Part of what secrets are sealed with: rows of one registry never open in the other. */
  readonly name: 'issuer' | 'custodian';
  /** The roles that its people may have. */
  readonly roles: readonly string[];
  /** Below the address of the gateway: where browsers begin and where identity providers send them back to. */
  readonly paths: {
    readonly start: string;
    readonly callback: string;
    readonly acs: string;
    readonly metadata: string;
    /** The page where people come back to who signed out there. */
    readonly page: string;
  };
  /** What its people must be allowed to do. */
  readonly actions: { readonly read: Action; readonly manage: Action };
  readonly orgType: AuditOrg['type'];
  /** The organization of the caller, when a person acts for one. */
  ofCaller(context: Context): SsoOrganization | undefined;
}

const pathsOf = (name: SsoKind['name']): SsoKind['paths'] => {
  const base = `/api/v1/${name}/auth/sso`;
  return {
    start: `${base}/start`,
    callback: `${base}/callback`,
    acs: `${base}/acs`,
    metadata: `${base}/metadata`,
    page: `/${name}/sign-in`,
  };
};

/** Of issuers. */
export const ISSUER_SSO: SsoKind = {
  name: 'issuer',
  roles: ISSUER_ROLES,
  paths: pathsOf('issuer'),
  actions: { read: 'sso.read', manage: 'sso.manage' },
  orgType: 'ISSUER',
  ofCaller: ({ identity }) =>
    identity.kind === 'issuer'
      ? { organizationId: identity.issuerId, organizationDid: identity.issuerDid }
      : undefined,
};

/** Of custodians. */
export const CUSTODIAN_SSO: SsoKind = {
  name: 'custodian',
  roles: CUSTODIAN_ROLES,
  paths: pathsOf('custodian'),
  actions: { read: 'custodianSso.read', manage: 'custodianSso.manage' },
  orgType: 'CUSTODIAN',
  ofCaller: ({ identity }) =>
    identity.kind === 'custodian'
      ? { organizationId: identity.custodianId, organizationDid: identity.custodianDid }
      : undefined,
};
