import type { AuditOrg } from '../../kernel/audit.ts';
import type { ErrorCode } from '../../kernel/errors.ts';
import {
  type Action,
  CUSTODIAN_ROLES,
  type CustodianRole,
  type Identity,
  ISSUER_ROLES,
  ISSUER_STATUSES,
  type IssuerRole,
  VERIFIER_ROLES,
  VERIFIER_STATUSES,
  type VerifierRole,
} from '../../kernel/identity.ts';
import type { TokenScope } from '../../kernel/tokens.ts';
import { oneOf } from '../rpc-replies.ts';
import type { Organization } from './ports.ts';

export type MemberRole = IssuerRole | CustodianRole | VerifierRole;

/** Who acts for an organization in a request. */
export interface ActingMember {
  readonly memberId: string;
  readonly organizationId: string;
  readonly organizationDid: string;
  readonly role: string;
  readonly tokenId: string | undefined;
  readonly tokenEpoch: number | undefined;
}

/** What differs between the people of issuers, custodians and verifiers; everything else about them is one code. */
export interface MemberKind<Role extends MemberRole> {
  /** The organization in letters and messages, and the beginning of the names of its links. */
  readonly noun: 'issuer' | 'custodian' | 'verifier';
  readonly roles: readonly Role[];
  /** The roles of those who join through an identity provider whose attribute map names none, the lowest first. */
  readonly ordinary: readonly [Role, Role];
  readonly scope: TokenScope;
  /** Whether the platform has approved an organization before it writes to strangers; of others no name travels in e-mails. */
  readonly isVouchedFor: boolean;
  /** What its contract calls the id of a member. */
  readonly idName: 'memberId' | 'userId';
  /** What the audit trail calls them: the beginning of its actions, its subject and its organization. */
  readonly audited: {
    readonly as: 'issuer_member' | 'custodian_member' | 'verifier_member';
    readonly subject: 'IssuerMember' | 'CustodianMember' | 'VerifierMember';
    readonly org: Exclude<AuditOrg['type'], 'HOLDER'>;
  };
  readonly may: { readonly signIn: Action; readonly signOut: Action; readonly standing: Action };
  /** Names on disk, which stay as they are. */
  readonly stored: {
    readonly members: { readonly model: string; readonly collection: string };
    readonly links: { readonly model: string; readonly collection: string };
    readonly organizationId: 'issuerId' | 'custodianId' | 'verifierId';
    /** The same member of the row for organizations that have no DID. */
    readonly organizationDid: 'issuerDid' | 'custodianDid' | 'verifierId';
    /** The beginning of what ids of members are derived from. */
    readonly memberId: 'issuer-member' | 'custodian-member' | 'verifier-member';
  };
  /** The page that redeems its links. */
  readonly signInPage: string;
  readonly notActive: ErrorCode;
  readonly identityOf: (
    member: { readonly memberId: string; readonly role: Role; readonly tokenEpoch: number },
    organization: Organization,
  ) => Identity;
  /** Undefined for everybody who acts for no organization of this kind. */
  readonly actingIn: (identity: Identity) => ActingMember | undefined;
}

export const ISSUERS: MemberKind<IssuerRole> = {
  noun: 'issuer',
  roles: ISSUER_ROLES,
  ordinary: ['Viewer', 'Operator'],
  scope: 'issuer-portal',
  isVouchedFor: true,
  idName: 'memberId',
  audited: { as: 'issuer_member', subject: 'IssuerMember', org: 'ISSUER' },
  may: {
    signIn: 'issuerAccount.signIn',
    signOut: 'issuerAccount.signOut',
    standing: 'issuerAccount.standing',
  },
  stored: {
    members: { model: 'TeamMember', collection: 'issuer_members' },
    links: { model: 'SignInLink', collection: 'issuer_sign_in_links' },
    organizationId: 'issuerId',
    organizationDid: 'issuerDid',
    memberId: 'issuer-member',
  },
  signInPage: '/issuer/sign-in',
  notActive: 'ISSUER_NOT_ACTIVE',
  identityOf: ({ memberId, role, tokenEpoch }, { organizationId, did, status }) => ({
    kind: 'issuer',
    userId: memberId,
    role,
    issuerId: organizationId,
    issuerDid: did,
    issuerStatus: oneOf(ISSUER_STATUSES, status),
    tokenEpoch,
  }),
  actingIn: (identity) =>
    identity.kind === 'issuer'
      ? {
          memberId: identity.userId,
          organizationId: identity.issuerId,
          organizationDid: identity.issuerDid,
          role: identity.role,
          tokenId: identity.tokenId,
          tokenEpoch: identity.tokenEpoch,
        }
      : undefined,
};

/** Whether somebody of a custodian may take records to review. */
export function reviews(role: string | undefined): boolean {
  return role === 'Reviewer' || role === 'Admin';
}

export const CUSTODIANS: MemberKind<CustodianRole> = {
  noun: 'custodian',
  roles: CUSTODIAN_ROLES,
  ordinary: ['Viewer', 'Reviewer'],
  scope: 'custodian-portal',
  isVouchedFor: true,
  idName: 'userId',
  audited: { as: 'custodian_member', subject: 'CustodianMember', org: 'CUSTODIAN' },
  may: {
    signIn: 'custodianAccount.signIn',
    signOut: 'custodianAccount.signOut',
    standing: 'custodianAccount.standing',
  },
  stored: {
    members: { model: 'CustodianMember', collection: 'custodian_members' },
    links: { model: 'CustodianSignInLink', collection: 'custodian_sign_in_links' },
    organizationId: 'custodianId',
    organizationDid: 'custodianDid',
    memberId: 'custodian-member',
  },
  signInPage: '/custodian/sign-in',
  notActive: 'CUSTODIAN_NOT_ACTIVE',
  identityOf: ({ memberId, role, tokenEpoch }, { organizationId, did, status }) => ({
    kind: 'custodian',
    userId: memberId,
    role,
    custodianId: organizationId,
    custodianDid: did,
    custodianStatus: oneOf(ISSUER_STATUSES, status),
    tokenEpoch,
  }),
  actingIn: (identity) =>
    identity.kind === 'custodian'
      ? {
          memberId: identity.userId,
          organizationId: identity.custodianId,
          organizationDid: identity.custodianDid,
          role: identity.role,
          tokenId: identity.tokenId,
          tokenEpoch: identity.tokenEpoch,
        }
      : undefined,
};

export const VERIFIERS: MemberKind<VerifierRole> = {
  noun: 'verifier',
  roles: VERIFIER_ROLES,
  ordinary: ['Member', 'Member'],
  scope: 'verifier-portal',
  isVouchedFor: false,
  idName: 'userId',
  audited: { as: 'verifier_member', subject: 'VerifierMember', org: 'VERIFIER' },
  may: {
    signIn: 'verifierAccount.signIn',
    signOut: 'verifierAccount.signOut',
    standing: 'verifierAccount.standing',
  },
  stored: {
    members: { model: 'VerifierMember', collection: 'verifier_members' },
    links: { model: 'VerifierSignInLink', collection: 'verifier_sign_in_links' },
    organizationId: 'verifierId',
    organizationDid: 'verifierId',
    memberId: 'verifier-member',
  },
  signInPage: '/verifier/sign-in',
  notActive: 'VERIFIER_NOT_ACTIVE',
  identityOf: ({ memberId, role, tokenEpoch }, { organizationId, status }) => ({
    kind: 'verifier',
    userId: memberId,
    role,
    verifierId: organizationId,
    verifierStatus: oneOf(VERIFIER_STATUSES, status),
    tokenEpoch,
  }),
  actingIn: (identity) =>
    identity.kind === 'verifier'
      ? {
          memberId: identity.userId,
          organizationId: identity.verifierId,
          organizationDid: identity.verifierId,
          role: identity.role,
          tokenId: identity.tokenId,
          tokenEpoch: identity.tokenEpoch,
        }
      : undefined,
};
