import { pageReply, pageVariables, type ReplyData, type Route, route } from '../../rest.ts';

const PATH = '/api/v1/custodian/workforce';
const MEMBER = 'memberId employeeRef name email holderDid jobRole site status createdAt updatedAt rowVersion';
const REQUIREMENT = `requirementId name jobRoles satisfiedBy { credentialTypes entryIds acceptedIssuerDids } warnDays graceDays
  severity effectiveFrom version status createdAt updatedAt rowVersion`;
const WAIVER =
  'waiverId memberId requirementId reason until status createdBy createdAt endedAt endedBy rowVersion';
const ROW = `memberId member { employeeRef name rowVersion } requirementId requirementVersion requirement { name severity } jobRole status
  credentialId expiresAt checkedAt validFrom validTo`;
const IMPORT = `importId fileName size sha256 status counts { done made changed unchanged refused } errorCount startedAt endedAt
  createdAt updatedAt rowVersion`;
const WHOLE_IMPORT = `${IMPORT} failure { line column code message }`;
const COUNTS = 'byStatus { status count }';
const GRACE = { grace_days: [0, 365] } as const;
const PAGE = 'totalCount totalIsLowerBound offset size';

function listVariables({ query }: { readonly query: Readonly<Record<string, string>> }) {
  const { page: _page, page_size: _size, ...filter } = query;
  return { filter, ...pageVariables(query) };
}

/** The workforce of a custodian, for its people. */
export const workforceRoutes: readonly Route[] = [
  route('GET', `${PATH}/members`, {
    summary: 'List the people who work for you, by name',
    description:
      '`q` finds whoever has a word in the name that begins so; it looks at no more than 1000 members. The other conditions hold exactly.',
    caller: 'custodian',
    limit: 'portal',
    query: ['q', 'employee_ref', 'job_role', 'site', 'status', 'page', 'page_size'],
    document: `query WorkforceMembers($filter: WorkforceMemberFilter, $first: Int, $offset: Int) {
      workforceMembers(filter: $filter, first: $first, offset: $offset) { nodes { ${MEMBER} } ${PAGE} }
    }`,
    variables: listVariables,
    reply: pageReply,
    success: 200,
  }),

  route('POST', `${PATH}/members`, {
    summary: 'Add somebody who works for you',
    description:
      'Your number for a member is given once, and so is each wallet. The credentials of the wallet count as soon as its holder has ' +
      'agreed to share them with you (the consent SHARE_WITH_VERIFIER with your DID as its scope); until then every requirement is UNVERIFIED.',
    caller: 'custodian',
    limit: 'portal',
    idempotent: true,
    requires: ['employee_ref', 'name', 'job_role'],
    refuses: [409],
    document: `mutation AddMember($input: UpsertMemberInput!) { upsertMember(input: $input) { member { ${MEMBER} } } }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ member }: ReplyData) => member,
    success: 201,
    example: {
      summary: 'A nurse',
      body: {
        employee_ref: 'N-1042',
        name: 'Aoife Ní Bhriain',
        email: 'aoife@ward.example',
        job_role: 'Nurse',
        site: 'Galway',
      },
    },
  }),

  route('POST', `${PATH}/members/import`, {
    summary: 'Import the people who work for you from a file',
    description:
      'Send multipart/form-data with one part `file` of at most 50 MB: CSV, XLSX or JSON with the columns `employee_ref`, `name`, `job_role` ' +
      'and, where there are such, `email`, `holder_did`, `site` and `status`. A row whose `employee_ref` is known changes that member: an ' +
      'empty cell takes away what was there, and a column that is not there leaves it. It is worked off in the background. The same file is ' +
      'refused (DUPLICATE) while it is worked off.',
    caller: 'custodian',
    limit: 'portal',
    idempotent: true,
    body: 'pieces',
    refuses: [409],
    document: `mutation ImportMembers($input: ImportMembersInput!) {
      importMembers(input: $input) { status import { ${WHOLE_IMPORT} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ import: made }: ReplyData) => made,
    success: 202,
    example: { summary: 'The file alone', body: {} },
  }),

  route('GET', `${PATH}/imports`, {
    summary: 'List the imports of members, the newest first',
    caller: 'custodian',
    limit: 'portal',
    query: ['status', 'page', 'page_size'],
    document: `query MemberImports($filter: MemberImportFilter, $first: Int, $offset: Int) {
      memberImports(filter: $filter, first: $first, offset: $offset) { nodes { ${IMPORT} } ${PAGE} }
    }`,
    variables: listVariables,
    reply: pageReply,
    success: 200,
  }),

  route('GET', `${PATH}/imports/{import_id}`, {
    summary: 'Get an import of members',
    caller: 'custodian',
    limit: 'portal',
    document: `query MemberImport($id: ID!) { memberImport(id: $id) { ${WHOLE_IMPORT} } }`,
    variables: ({ params }) => ({ id: params['import_id'] }),
    success: 200,
  }),

  route('GET', `${PATH}/imports/{import_id}/errors`, {
    summary: 'Download what is wrong with the rows of an import of members',
    description:
      'CSV with the columns `line`, `column`, `code` and `message`; the first 10,000. What is in the cells is not repeated.',
    caller: 'custodian',
    limit: 'portal',
    body: 'none',
    file: { mediaTypes: ['text/csv'] },
    document: `query MemberImportErrors($id: ID!) { memberImportErrors(id: $id) { fileName mediaType content } }`,
    variables: ({ params }) => ({ id: params['import_id'] }),
    success: 200,
  }),

  route('POST', `${PATH}/imports/{import_id}/cancel`, {
    summary: 'End an import of members',
    description: 'What was made until then stays. Repeating it changes nothing.',
    caller: 'custodian',
    limit: 'portal',
    body: 'none',
    refuses: [409],
    document: `mutation CancelMemberImport($input: CancelMemberImportInput!) {
      cancelMemberImport(input: $input) { import { ${WHOLE_IMPORT} } }
    }`,
    variables: ({ params }) => ({ input: { import_id: params['import_id'] } }),
    reply: ({ import: ended }: ReplyData) => ended,
    success: 200,
  }),

  route('GET', `${PATH}/members/{member_id}`, {
    summary: 'Read a member',
    caller: 'custodian',
    limit: 'portal',
    document: `query WorkforceMember($id: ID!) { workforceMember(id: $id) { ${MEMBER} } }`,
    variables: ({ params }) => ({ id: params['member_id'] }),
    success: 200,
  }),

  route('PATCH', `${PATH}/members/{member_id}`, {
    summary: 'Change a member',
    description: 'What is left out stays; null takes the address, the wallet or the site away.',
    caller: 'custodian',
    limit: 'portal',
    guarded: true,
    refuses: [409],
    document: `mutation ChangeMember($input: UpsertMemberInput!) { upsertMember(input: $input) { member { ${MEMBER} } } }`,
    variables: ({ params, body }) => ({ input: { ...body, member_id: params['member_id'] } }),
    reply: ({ member }: ReplyData) => member,
    success: 200,
    example: { summary: 'They are away for a while', body: { status: 'ON_LEAVE' } },
  }),

  route('DELETE', `${PATH}/members/{member_id}`, {
    summary: 'Delete a member',
    description: 'Who it was is forgotten. The register keeps how the id stood.',
    caller: 'custodian',
    limit: 'portal',
    guarded: true,
    document: `mutation RemoveMember($input: RemoveMemberInput!) { removeMember(input: $input) { member { memberId rowVersion } } }`,
    variables: ({ params }) => ({ input: { member_id: params['member_id'] } }),
    success: 204,
  }),

  route('GET', `${PATH}/requirements`, {
    summary: 'List what you ask of your people, by name',
    description: 'Those that are ACTIVE, unless `status` names the others.',
    caller: 'custodian',
    limit: 'portal',
    query: ['status', 'page', 'page_size'],
    document: `query ComplianceRequirements($filter: ComplianceRequirementFilter, $first: Int, $offset: Int) {
      complianceRequirements(filter: $filter, first: $first, offset: $offset) { nodes { ${REQUIREMENT} } ${PAGE} }
    }`,
    variables: listVariables,
    reply: pageReply,
    success: 200,
  }),

  route('POST', `${PATH}/requirements`, {
    summary: 'Ask a credential of your people',
    description:
      'A credential meets it when it is of one of the types or cites one of the entries, and is of an issuer that you accept; without ' +
      '`accepted_issuer_dids` every issuer is. At most 100 requirements are ACTIVE.',
    caller: 'custodian',
    limit: 'portal',
    idempotent: true,
    requires: ['name', 'satisfied_by'],
    ranges: GRACE,
    refuses: [409],
    document: `mutation AddRequirement($input: UpsertRequirementInput!) {
      upsertRequirement(input: $input) { requirement { ${REQUIREMENT} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ requirement }: ReplyData) => requirement,
    success: 201,
    example: {
      summary: 'A licence of nurses',
      body: {
        name: 'Licence to practise',
        job_roles: ['Nurse'],
        satisfied_by: { credential_types: ['NursingLicence'] },
        grace_days: 14,
        severity: 'MANDATORY',
      },
    },
  }),

  route('GET', `${PATH}/requirements/{requirement_id}`, {
    summary: 'Read a requirement',
    caller: 'custodian',
    limit: 'portal',
    document: `query ComplianceRequirement($id: ID!) { complianceRequirement(id: $id) { ${REQUIREMENT} } }`,
    variables: ({ params }) => ({ id: params['requirement_id'] }),
    success: 200,
  }),

  route('PATCH', `${PATH}/requirements/{requirement_id}`, {
    summary: 'Change a requirement',
    description:
      'What is left out stays. It becomes another version, and the register keeps the one that it judged by.',
    caller: 'custodian',
    limit: 'portal',
    guarded: true,
    ranges: GRACE,
    refuses: [409],
    document: `mutation ChangeRequirement($input: UpsertRequirementInput!) {
      upsertRequirement(input: $input) { requirement { ${REQUIREMENT} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, requirement_id: params['requirement_id'] } }),
    reply: ({ requirement }: ReplyData) => requirement,
    success: 200,
    example: { summary: 'More grace', body: { grace_days: 30 } },
  }),

  route('POST', `${PATH}/requirements/{requirement_id}/archive`, {
    summary: 'Ask a requirement no more',
    description: 'The register keeps how people stood to it. Repeating it changes nothing.',
    caller: 'custodian',
    limit: 'portal',
    body: 'none',
    guarded: true,
    document: `mutation ArchiveRequirement($input: ArchiveRequirementInput!) {
      archiveRequirement(input: $input) { requirement { ${REQUIREMENT} } }
    }`,
    variables: ({ params }) => ({ input: { requirement_id: params['requirement_id'] } }),
    reply: ({ requirement }: ReplyData) => requirement,
    success: 200,
  }),

  route('GET', `${PATH}/status`, {
    summary: 'List how your people stand, or stood on a day',
    description:
      'What has changed last comes first. `as_of` is a UTC day such as 2026-03-01: the register as it stood at its end. Changes of ' +
      'credentials, consents, members, requirements and waivers are seen within seconds, and everybody is looked at each night.',
    caller: 'custodian',
    limit: 'portal',
    query: ['as_of', 'member_id', 'requirement_id', 'status', 'page', 'page_size'],
    document: `query WorkforceStatus($filter: WorkforceComplianceFilter, $first: Int, $offset: Int) {
      workforceCompliance(filter: $filter, first: $first, offset: $offset) { nodes { ${ROW} } ${PAGE} }
    }`,
    variables: listVariables,
    reply: pageReply,
    success: 200,
  }),

  route('GET', `${PATH}/status/summary`, {
    summary: 'Count how your people stand',
    caller: 'custodian',
    limit: 'portal',
    document: `query WorkforceSummary {
      complianceSummary { total ${COUNTS} byJobRole { jobRole ${COUNTS} } byRequirement { requirementId ${COUNTS} } checkedAt }
    }`,
    variables: () => ({}),
    success: 200,
  }),

  route('GET', `${PATH}/status/export`, {
    summary: 'Download the register as CSV',
    description:
      'The same rows as the list. Nothing in it is a formula to a spreadsheet. Each download is on the audit trail.',
    caller: 'custodian',
    limit: 'portal',
    query: ['as_of', 'member_id', 'requirement_id', 'status'],
    file: { mediaTypes: ['text/csv'], isInPieces: true },
    document: `query WorkforceRegisterFile($filter: WorkforceComplianceFilter, $after: String) {
      workforceComplianceFile(filter: $filter, after: $after) { fileName mediaType content next }
    }`,
    variables: ({ query }) => ({ filter: query }),
    success: 200,
  }),

  route('GET', `${PATH}/waivers`, {
    summary: 'List the waivers, the newest first',
    caller: 'custodian',
    limit: 'portal',
    query: ['member_id', 'status', 'page', 'page_size'],
    document: `query ComplianceWaivers($filter: ComplianceWaiverFilter, $first: Int, $offset: Int) {
      complianceWaivers(filter: $filter, first: $first, offset: $offset) { nodes { ${WAIVER} } ${PAGE} }
    }`,
    variables: listVariables,
    reply: pageReply,
    success: 200,
  }),

  route('POST', `${PATH}/waivers`, {
    summary: 'Ask a requirement not of somebody for a while',
    description:
      'Until an instant within 180 days; one at a time for a member and a requirement. It ends by itself.',
    caller: 'custodian',
    limit: 'portal',
    idempotent: true,
    refuses: [409],
    document: `mutation GrantWaiver($input: GrantWaiverInput!) { grantWaiver(input: $input) { waiver { ${WAIVER} } } }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ waiver }: ReplyData) => waiver,
    success: 201,
    example: {
      summary: 'Until the renewal is there',
      body: {
        member_id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
        requirement_id: '0e37df36-f698-4e6f-9f5b-4a8d0f7f2a11',
        reason: 'The board has confirmed that the renewal is under way.',
        until: '2026-06-30T00:00:00.000Z',
      },
    },
  }),

  route('POST', `${PATH}/waivers/{waiver_id}/end`, {
    summary: 'End a waiver early',
    description: 'Repeating it changes nothing.',
    caller: 'custodian',
    limit: 'portal',
    body: 'none',
    guarded: true,
    refuses: [409],
    document: `mutation EndWaiver($input: EndWaiverInput!) { endWaiver(input: $input) { waiver { ${WAIVER} } } }`,
    variables: ({ params }) => ({ input: { waiver_id: params['waiver_id'] } }),
    reply: ({ waiver }: ReplyData) => waiver,
    success: 200,
  }),
];
