import type { Column } from './table.ts';

export const REPORT_KINDS = [
  'SCHEME_COMPLIANCE',
  'ISSUANCE_REGISTER',
  'REVOCATION_REGISTER',
  'LEARNER_OUTCOMES',
  'WORKFORCE_COMPLIANCE',
  'AUDIT_EXPORT',
  'DATA_SUBJECT',
] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const ORGANIZATION_TYPES = ['ISSUER', 'CUSTODIAN'] as const;
export type OrganizationType = (typeof ORGANIZATION_TYPES)[number];

/** What rows may be narrowed by; which of them a kind knows stands in its rule. */
export const FILTER_NAMES = [
  'status',
  'credentialType',
  'claimStatus',
  'category',
  'entryCode',
  'cohortCode',
  'requirementId',
  'memberId',
  'asOf',
  'action',
  'holderDid',
  'learnerId',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** A condition on rows. */
export interface FilterRule {
  readonly name: FilterName;
  readonly description: string;
  /** The words that it may be, where they are a closed list. */
  readonly words?: readonly string[];
}

/** What there is to say of a kind of report. */
export interface KindRule {
  readonly title: string;
  readonly description: string;
  /** Of a scheme they are its fields. */
  readonly columns: readonly Column[];
  readonly filters: readonly FilterRule[];
  /** Whether it is of a period; REQUIRED where it means nothing without one. */
  readonly period: 'OPTIONAL' | 'REQUIRED' | 'NONE';
  /** Of which organizations it can be. */
  readonly organizations: readonly OrganizationType[];
  /** Whether administrators may ask for it without naming an organization. */
  readonly isPlatformWide: boolean;
  /** For Admins alone. */
  readonly isSensitive: boolean;
}

const OF_BOTH = ORGANIZATION_TYPES;
const CREDENTIAL_WORDS = ['ISSUED', 'SUSPENDED', 'REVOKED', 'EXPIRED', 'SUPERSEDED'] as const;

const column =
  (type: Column['type']) =>
  (name: string, description: string): Column => ({ name, type, description });
const text = column('TEXT');
const number = column('NUMBER');
const day = column('DATE');
const instant = column('INSTANT');
const yesNo = column('BOOLEAN');

const CREDENTIAL_TYPE: FilterRule = {
  name: 'credentialType',
  description: 'The type of the credentials, exactly.',
};

/** Every kind of report. The order of columns is the order of the cells that its source gives. */
export const KINDS: Readonly<Record<ReportKind, KindRule>> = {
  SCHEME_COMPLIANCE: {
    title: 'Return under a regulatory scheme',
    description:
      'The confirmed outcomes of a period as the fields of a regulatory scheme, filled by its field maps as they are when the report is ordered. Void outcomes and those of other jurisdictions are left out and counted.',
    columns: [],
    filters: [
      { name: 'entryCode', description: 'The code of the catalog entry, exactly.' },
      { name: 'cohortCode', description: 'The cohort of the enrolment, exactly.' },
    ],
    period: 'REQUIRED',
    organizations: ['ISSUER'],
    isPlatformWide: false,
    isSensitive: false,
  },
  ISSUANCE_REGISTER: {
    title: 'Register of issued credentials',
    description:
      'Every credential that was issued in the period, as it stands now. Of an organization in the order of issuance, of the whole platform in the order of ids.',
    columns: [
      text('credential_id', 'Names the credential.'),
      text('issuer_did', 'The DID that signed it.'),
      text('authority_type', 'ISSUER or CUSTODIAN.'),
      text('holder_did', 'Whom it is about.'),
      text('holder_name', 'The name in it; personal data.'),
      text('credential_type', 'Its type.'),
      instant('issued_at', 'When it was issued.'),
      instant('expires_at', 'When it ends; empty for never.'),
      text('status', 'How it stands.'),
      instant('status_changed_at', 'Since when.'),
      text('claim_status', 'Whether its holder has accepted it.'),
      instant('claimed_at', 'When.'),
      text('entry_version_id', 'The version of a catalog entry that it cites.'),
      text('batch_id', 'The batch that it came with.'),
      text('supersedes_credential_id', 'The credential that it replaces.'),
      text('superseded_by_credential_id', 'The credential that replaces it.'),
      text('vc_sha256', 'SHA-256 of the signed document.'),
    ],
    filters: [
      { name: 'status', description: 'How the credentials stand.', words: CREDENTIAL_WORDS },
      CREDENTIAL_TYPE,
      {
        name: 'claimStatus',
        description: 'Whether their holders have accepted them.',
        words: ['UNCLAIMED', 'CLAIMED', 'DECLINED'],
      },
    ],
    period: 'OPTIONAL',
    organizations: OF_BOTH,
    isPlatformWide: true,
    isSensitive: false,
  },
  REVOCATION_REGISTER: {
    title: 'Register of revocations',
    description: 'Every credential that was revoked in the period.',
    columns: [
      text('credential_id', 'Names the credential.'),
      text('issuer_did', 'The DID that signed it.'),
      text('authority_type', 'ISSUER or CUSTODIAN.'),
      text('holder_did', 'Whom it is about.'),
      text('holder_name', 'The name in it; personal data.'),
      text('credential_type', 'Its type.'),
      instant('issued_at', 'When it was issued.'),
      instant('revoked_at', 'When it was revoked.'),
      text('category', 'The category of the reason; empty where nobody has chosen one.'),
      text('category_source', 'Who chose it: NONE, LLM or HUMAN.'),
      text('reason', 'Why, in the words of the issuer; empty for administrators of the platform.'),
      text('revoked_by', 'The id of who revoked it.'),
      text('superseded_by_credential_id', 'The credential that replaces it.'),
    ],
    filters: [
      {
        name: 'category',
        description: 'The category of the reason.',
        words: ['MISCONDUCT', 'DATA_CORRECTION', 'EXPIRED_ACCREDITATION', 'ADMINISTRATIVE', 'OTHER'],
      },
      CREDENTIAL_TYPE,
    ],
    period: 'OPTIONAL',
    organizations: OF_BOTH,
    isPlatformWide: true,
    isSensitive: false,
  },
  LEARNER_OUTCOMES: {
    title: 'Outcomes of learners',
    description:
      'Every outcome that was confirmed in the period, with whose it is, as it stands now: amended and void ones, too.',
    columns: [
      text('outcome_id', 'Names the outcome.'),
      text('learner_number', "The institution's own number."),
      text('given_name', 'Personal data; empty for a learner who was erased.'),
      text('family_name', 'Personal data; empty for a learner who was erased.'),
      text('learner_status', 'ACTIVE, INACTIVE, MERGED or ERASED.'),
      text('cohort_code', 'The cohort of the enrolment.'),
      text('delivery_mode', 'How it was taught.'),
      text('enrolment_status', 'How the enrolment stands.'),
      day('start_date', 'The first day of the enrolment.'),
      day('end_date', 'Its last day; empty while it goes on.'),
      text('entry_code', 'The catalog entry.'),
      text('entry_title', 'Its title, as of the version.'),
      text('level_code', 'Its level.'),
      text('result_type', 'What kind of result it is (Open Badges 3.0).'),
      text('value', 'The result.'),
      number('score', 'The score, where there is one.'),
      number('score_max', 'The score that can be had.'),
      text('outcome_code', 'The code of the outcome, as the institution or its regulator gives it.'),
      day('achieved_date', 'When it was achieved.'),
      yesNo('is_reached', 'Whether it is what the achievement asks for.'),
      text('status', 'CONFIRMED, AMENDED or VOID.'),
      number('revision', '1, and one more with each amendment.'),
      instant('confirmed_at', 'When it was confirmed.'),
      text('credential_id', 'The credential that states it.'),
    ],
    filters: [
      {
        name: 'status',
        description: 'How the outcomes stand.',
        words: ['CONFIRMED', 'AMENDED', 'VOID'],
      },
      { name: 'entryCode', description: 'The code of the catalog entry, exactly.' },
      { name: 'cohortCode', description: 'The cohort of the enrolment, exactly.' },
    ],
    period: 'OPTIONAL',
    organizations: ['ISSUER'],
    isPlatformWide: false,
    isSensitive: false,
  },
  WORKFORCE_COMPLIANCE: {
    title: 'Compliance of a workforce',
    description:
      'How each member stands to each requirement, or stood at the end of a day. What has changed last comes first.',
    columns: [
      text('member_id', 'Names the member.'),
      text('employee_ref', "The custodian's own number; empty for a member who was deleted."),
      text('name', 'Personal data; empty for a member who was deleted.'),
      text('job_role', 'The job role at that time.'),
      text('site', 'Where.'),
      text('requirement_id', 'Names the requirement.'),
      text('requirement', 'What it was called.'),
      number('requirement_version', 'Which wording it was judged by.'),
      text('severity', 'MANDATORY or RECOMMENDED.'),
      text('status', 'How the member stands.'),
      text('credential_id', 'The credential that decided.'),
      instant('expires_at', 'When that credential or the waiver ends.'),
      instant('valid_from', 'Since when it is so.'),
      instant('valid_to', 'Until when; empty for how it stands.'),
      instant('checked_at', 'When it was looked at last.'),
    ],
    filters: [
      {
        name: 'asOf',
        description:
          'A UTC day such as 2026-03-01: the register as it stood at its end. As it stands unless given.',
      },
      { name: 'memberId', description: 'One member.' },
      { name: 'requirementId', description: 'One requirement.' },
      {
        name: 'status',
        description: 'How the members stand.',
        words: ['COMPLIANT', 'EXPIRING', 'IN_GRACE', 'EXPIRED', 'REVOKED', 'MISSING', 'UNVERIFIED', 'WAIVED'],
      },
    ],
    period: 'NONE',
    organizations: ['CUSTODIAN'],
    isPlatformWide: false,
    isSensitive: false,
  },
  AUDIT_EXPORT: {
    title: 'Events of the audit trail',
    description:
      'What the audit trail tells of the records of an organization, or of all, in the order of time. To prove the whole trail, administrators export it with its signed heads instead.',
    columns: [
      text('audit_id', 'Names the entry.'),
      text('source', 'The chain that has it.'),
      number('seq', 'Its place there.'),
      instant('occurred_at', 'When it happened.'),
      text('actor_type', 'Who acted.'),
      text('actor_id', 'The id of who acted; empty for administrators in reports of organizations.'),
      text('actor_role', 'The role of who acted.'),
      text('action', 'What was done.'),
      text('subject_type', 'What kind of record it was done to.'),
      text('subject_id', 'Which one.'),
      text('org_type', 'ISSUER, CUSTODIAN or HOLDER.'),
      text('org_id', 'Whose record it is.'),
      text('status', 'SUCCESS, DENIED or FAILED.'),
      text('reason', 'Why; empty for administrators in reports of organizations.'),
      text('previous_state', 'How it was before.'),
      text('new_state', 'How it is then.'),
      text('correlation_id', 'The request.'),
      text('hash', 'The hash of the entry, as its chain has it.'),
    ],
    filters: [
      { name: 'action', description: 'One kind of deed, such as credential.issued.' },
      { name: 'status', description: 'How it went.', words: ['SUCCESS', 'DENIED', 'FAILED'] },
    ],
    period: 'OPTIONAL',
    organizations: OF_BOTH,
    isPlatformWide: true,
    isSensitive: true,
  },
  DATA_SUBJECT: {
    title: 'What is kept of a person',
    description:
      'Everything that an organization keeps of one person (GDPR Article 15): each member of each record is a row. Name the person by the DID of a wallet or, as an issuer, by the id of the learner.',
    columns: [
      text(
        'section',
        'What kind of record it is: LEARNER, LEARNER_LINK, ENROLMENT, OUTCOME, OUTCOME_REVISION, CREDENTIAL, WORKFORCE_MEMBER, COMPLIANCE or INTAKE_RECORD.',
      ),
      text('record_id', 'Which record.'),
      text('field', 'The path of the member within the record.'),
      text('value', 'What it says.'),
    ],
    filters: [
      { name: 'holderDid', description: 'A DID of the wallet of the person.' },
      { name: 'learnerId', description: 'The id of the learner, for issuers.' },
    ],
    period: 'NONE',
    organizations: OF_BOTH,
    isPlatformWide: true,
    isSensitive: true,
  },
};
