import type { AssistReason, AssistStatus } from '../../../kernel/assisted.ts';
import type { Context } from '../../../kernel/context.ts';
import type { IssuerStatus } from '../../../kernel/identity.ts';
import type { NameMatch } from '../../../kernel/name-match.ts';
import type { OrgType } from './onboarding-case.ts';

/** An organization as its registry knows it at this moment. */
export interface Applicant {
  readonly id: string;
  readonly did: string;
  readonly name: string;
  readonly status: IssuerStatus;
  /** Personal data: for administrators only, and never in the audit trail. */
  readonly contactEmail: string | null;
  readonly organizationUrl: string | null;
  readonly countryCode: string | null;
  /** Made for the demonstration: it never gets a case. */
  readonly isDemo: boolean;
}

/** Needed of a registry of organizations: who applied, and the decision about them. Errors: UPSTREAM_UNAVAILABLE. */
export interface Applicants {
  /** At most 100 at once; ids of nobody are left out. */
  byIds(ids: readonly string[], context: Context): Promise<readonly Applicant[]>;
  /** Ids of applicants whose name, DID, contact address or website contains the text; undefined when they are more than 500. */
  matching(text: string, context: Context): Promise<readonly string[] | undefined>;
  /** Decides as the administrator of the context; of two at once one is refused. Errors: NOT_FOUND, INVALID_STATE_TRANSITION. */
  decide(
    input: {
      readonly did: string;
      readonly decision: 'APPROVE' | 'REJECT';
      readonly reason?: string | undefined;
    },
    context: Context,
  ): Promise<void>;
}

/** Needed of the domain that reads documents: what they say of issuers. It informs whoever decides; nothing depends on it. */
export interface KycAnalyses {
  /** Of the latest document about an issuer; undefined before one was sent. */
  latestOf(issuerDid: string): Promise<LatestKycAnalysis | undefined>;
}

/** As the contract tells it. */
interface LatestKycAnalysis {
  readonly analysis: KycAnalysis;
  readonly ownAnalysis: KycAnalysis | null;
}

interface KycAnalysis {
  readonly analysisId: string;
  readonly issuerDid: string;
  readonly status: AssistStatus;
  readonly reason?: AssistReason | undefined;
  readonly documentType?: string | undefined;
  readonly extracted?:
    | Readonly<
        Partial<
          Record<'organizationName' | 'registrationNumber' | 'countryCode' | 'issuedOn', string | undefined>
        >
      >
    | undefined;
  readonly nameMatch: NameMatch;
  readonly fileSha256: string;
  readonly mediaType: string;
  readonly sender: 'ISSUER' | 'ADMINISTRATOR' | 'UNKNOWN';
  readonly createdAt: Date;
}

/** The registries of those who can apply. */
export type Registries = Readonly<Record<OrgType, Applicants>>;

/** Needed of the administration: whether somebody may be given work. */
export interface Administrators {
  /** Undefined for an unknown id. */
  standing(
    userId: string,
    context: Context,
  ): Promise<{ readonly role: string; readonly status: string } | undefined>;
  /** The e-mail addresses of those who may decide, at most 100. Error: UPSTREAM_UNAVAILABLE. */
  deciderAddresses(context: Context): Promise<readonly string[]>;
}
