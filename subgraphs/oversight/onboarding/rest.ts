import {
  KYC_ANALYSIS_FIELDS,
  pageReply,
  pageVariables,
  type ReplyData,
  type Route,
  route,
} from '../../rest.ts';

const CASE = `caseId org { type id did }
  applicant { name status contactEmail organizationUrl countryCode }
  stage checklist { item state note changedBy changedAt } assignedTo
  notes { kind text authorId at }
  submittedAt dueAt isOverdue decidedAt decidedBy updatedAt rowVersion`;
/** What was read in documents about an issuer; a case shows it when it is read by itself. */
const KYC = `latestKycAnalysis { analysis { ${KYC_ANALYSIS_FIELDS} } ownAnalysis { ${KYC_ANALYSIS_FIELDS} } }`;
const PAYLOAD = `case { ${CASE} } isApplicantMailed`;

/** Onboarding cases of issuers, and of custodians. */
export const onboardingRoutes: readonly Route[] = [...casesOf('issuer'), ...casesOf('custodian')];

function casesOf(kind: 'issuer' | 'custodian'): readonly Route[] {
  const path = `/api/v1/admin/${kind}-onboarding/cases`;
  const orgType = kind.toUpperCase();
  const who = kind === 'issuer' ? 'an issuer' : 'a custodian';
  const inCase = (body: Readonly<Record<string, unknown>>, params: Readonly<Record<string, string>>) => ({
    input: { ...body, case_id: params['case_id'], org_type: orgType },
  });
  const Kind = kind === 'issuer' ? 'Issuer' : 'Custodian';
  const mutation = (verb: string, field: string, input: string) =>
    `mutation ${verb}${Kind}Case($input: ${input}!) { ${field}(input: $input) { ${PAYLOAD} } }`;
  const shared = { limit: 'portal', caller: 'admin', success: 200 } as const;

  return [
    route('GET', path, {
      ...shared,
      summary: `List the onboarding cases of ${kind}s, newest first`,
      description:
        '`overdue=true` shows open cases past their due date. `q` is the beginning of a word in the name, DID, contact address or website of the ' +
        'organization, or the id of the case; one that more than 500 organizations have is VALIDATION_FAILED. The contact address is personal data.',
      document: `query ${Kind}Cases($filter: OnboardingCaseFilter, $first: Int, $offset: Int) {
        onboardingCases(filter: $filter, first: $first, offset: $offset) { nodes { ${CASE} } totalCount totalIsLowerBound offset size }
      }`,
      query: ['stage', 'assigned_to', 'overdue', 'q', 'page', 'page_size'],
      variables: ({ query }) => {
        const { page: _page, page_size: _size, overdue, ...filter } = query;
        return {
          filter: {
            ...filter,
            org_type: orgType,
            ...(overdue === undefined ? {} : { overdue: yesNo(overdue) }),
          },
          ...pageVariables(query),
        };
      },
      reply: pageReply,
      body: 'none',
      example: { summary: 'The first 20' },
    }),
    route('GET', `${path}/{case_id}`, {
      ...shared,
      summary: `Read the onboarding case of ${who}`,
      ...(kind === 'issuer' && {
        description:
          '`latest_kyc_analysis` is what was read in the latest document about the issuer, and null before one was sent. It informs: nothing ' +
          'depends on it.',
      }),
      document: `query ${Kind}Case($id: ID!, $orgType: OnboardingOrgType) {
        onboardingCase(id: $id, orgType: $orgType) { ${CASE} ${kind === 'issuer' ? KYC : ''} }
      }`,
      variables: ({ params }) => ({ id: params['case_id'], orgType }),
      body: 'none',
    }),
    route('POST', `${path}/{case_id}/assign`, {
      ...shared,
      idempotent: true,
      guarded: true,
      summary: 'Give the case to an administrator',
      description:
        'To the caller unless `assignee_id` names an ACTIVE administrator who may decide. The case is UNDER_REVIEW from then on, also when ' +
        'it waited for information.',
      document: mutation('Assign', 'assignOnboardingCase', 'AssignOnboardingCaseInput'),
      variables: ({ params, body }) => inCase(body, params),
      reply: changed,
      example: { summary: 'Take it yourself', body: { note: 'Known to the regulator.' } },
    }),
    route('POST', `${path}/{case_id}/request-info`, {
      ...shared,
      idempotent: true,
      guarded: true,
      summary: 'Ask the applicant something by e-mail',
      description:
        'The case waits in INFO_REQUESTED. The answer comes by e-mail; going on with the checklist, or assigning the case again, leads back ' +
        'to UNDER_REVIEW. `is_applicant_mailed` is false when the applicant gave no address, or the platform has no mail server.',
      document: mutation('RequestInfoIn', 'requestOnboardingInfo', 'RequestOnboardingInfoInput'),
      variables: ({ params, body }) => inCase(body, params),
      reply: changed,
      example: {
        summary: 'A missing document',
        body: { message: 'Please send us your charter, and the number under which the ministry lists you.' },
      },
    }),
    route('PATCH', `${path}/{case_id}/checklist`, {
      ...shared,
      guarded: true,
      summary: 'Note what was checked',
      description:
        'Items that are not named stay; a note that is not given stays, too. Every item must be MET or WAIVED before the case can be approved.',
      document: mutation('UpdateChecklistOf', 'updateOnboardingChecklist', 'UpdateOnboardingChecklistInput'),
      variables: ({ params, body }) => inCase(body, params),
      reply: changed,
      example: {
        summary: 'Two items',
        body: {
          items: [
            { item: 'LEGAL_NAME', state: 'MET', note: 'As in the register of higher education.' },
            { item: 'DOMAIN_CONTROL', state: 'WAIVED', note: 'A public university.' },
          ],
        },
      },
    }),
    route('POST', `${path}/{case_id}/approve`, {
      ...shared,
      idempotent: true,
      guarded: true,
      summary: `Approve ${who}`,
      description:
        'Makes the organization ACTIVE in its registry, closes the case and tells the applicant. INVALID_STATE_TRANSITION names the items of ' +
        'the checklist that are still OPEN. Until the registry has answered nothing else changes the case: CONFLICT. The reason, which may ' +
        'be left out, goes to the audit trail.',
      document: mutation('Approve', 'decideOnboardingCase', 'DecideOnboardingCaseInput'),
      variables: ({ params, body }) => inCase({ ...body, decision: 'APPROVE' }, params),
      reply: changed,
      example: { summary: 'With a reason', body: { reason: 'Accreditation checked with the regulator.' } },
    }),
    route('POST', `${path}/{case_id}/reject`, {
      ...shared,
      idempotent: true,
      guarded: true,
      summary: `Turn ${who} away`,
      description:
        'Makes the organization REJECTED in its registry, closes the case and tells the applicant. Until the registry has answered nothing ' +
        'else changes the case: CONFLICT. The reason goes to the applicant and to the audit trail.',
      document: mutation('Reject', 'decideOnboardingCase', 'DecideOnboardingCaseInput'),
      requires: ['reason'],
      variables: ({ params, body }) => inCase({ ...body, decision: 'REJECT' }, params),
      reply: changed,
      example: {
        summary: 'With the reason',
        body: { reason: 'The registration number is unknown to the regulator.' },
      },
    }),
  ];
}

function changed({ case: its, is_applicant_mailed }: ReplyData): unknown {
  return { ...its, is_applicant_mailed };
}

/** A query parameter as the Boolean that it spells; another text is passed on to be refused. */
function yesNo(text: string): boolean | string {
  return text === 'true' ? true : text === 'false' ? false : text;
}
