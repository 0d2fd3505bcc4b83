import { pageReply, pageVariables, type ReplyData, type Route, route } from '../../rest.ts';

const PORTAL = '/api/v1/portal/catalog/proposals';
const ADMIN = '/api/v1/admin/catalog/proposals';
const SUMMARY = `proposalId kind targetId proposerIssuerDid rationale status decisionReason resultingId
  createdAt updatedAt rowVersion`;
const FIELDS = `${SUMMARY} payload`;

type Caller = 'admin' | 'issuer';

/** What the operations of each caller are told apart by. */
const DOOR_NAMES: Readonly<Record<Caller, string>> = { admin: 'Admin', issuer: 'Portal' };

const listRow = (caller: Caller) =>
  ({
    summary:
      caller === 'admin'
        ? 'List the proposals of all issuers, newest first'
        : 'List the own proposals, newest first',
    description: 'Payloads stand in each one alone.',
    caller,
    limit: 'portal',
    query: ['status', 'kind', 'page', 'page_size'],
    document: `query ${DOOR_NAMES[caller]}Proposals($filter: ProposalFilter, $first: Int, $offset: Int) {
      proposals(filter: $filter, first: $first, offset: $offset) {
        nodes { ${SUMMARY} }
        totalCount totalIsLowerBound offset size
      }
    }`,
    variables: ({ query }: { query: Readonly<Record<string, string>> }) => {
      const { page: _page, page_size: _size, ...filter } = query;
      return { filter, ...pageVariables(query) };
    },
    reply: pageReply,
    success: 200,
  }) as const;

const readRow = (caller: Caller) =>
  ({
    summary: 'Read a proposal with its payload',
    caller,
    limit: 'portal',
    document: `query ${DOOR_NAMES[caller]}Proposal($id: ID!) { proposal(id: $id) { ${FIELDS} } }`,
    variables: ({ params }: { params: Readonly<Record<string, string>> }) => ({ id: params['proposal_id'] }),
    success: 200,
  }) as const;

const idOf = (params: Readonly<Record<string, string>>) => ({ proposal_id: params['proposal_id'] });
const proposalIn = ({ proposal }: ReplyData): unknown => proposal;

function decisionRoute(
  { path, decision, name }: { readonly path: string; readonly decision: string; readonly name: string },
  words: Pick<Route, 'summary' | 'description' | 'requires' | 'example'>,
): Route {
  return route('POST', `${ADMIN}/{proposal_id}/${path}`, {
    ...words,
    caller: 'admin',
    limit: 'portal',
    idempotent: true,
    guarded: true,
    document: `mutation ${name}($input: DecideProposalInput!) {
      decideProposal(input: $input) { proposal { ${FIELDS} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, ...idOf(params), decision } }),
    reply: proposalIn,
    success: 200,
  });
}

/** What issuers propose. */
export const portalProposalRoutes: readonly Route[] = [
  route('GET', PORTAL, listRow('issuer')),

  route('POST', PORTAL, {
    summary: 'Draft a proposal for the catalog',
    description:
      'It is a DRAFT that nobody decides about before it is submitted. `payload` is JSON of at most 64 KB with the fields of the ' +
      'matching mutation as GraphQL names them: `CreateCatalogEntryInput` for NEW_ENTRY, `CreateSkillInput` for NEW_SKILL, and ' +
      'without the record that `target_id` names `CreateEntryVersionInput` for NEW_VERSION, `RetireEntryInput` for RETIRE_ENTRY ' +
      '(their entry) and `CodeInput` for NEW_CODE (its code set, none that comes with the platform). It is checked when the ' +
      'proposal is submitted, and again when it is accepted. Versions and retirements are proposed for entries that no issuer ' +
      'looks after, or yours.',
    caller: 'issuer',
    limit: 'portal',
    idempotent: true,
    document: `mutation CreateProposal($input: CreateProposalInput!) {
      createProposal(input: $input) { proposal { ${FIELDS} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: proposalIn,
    success: 201,
    example: {
      summary: 'A skill that the catalog lacks',
      body: {
        kind: 'NEW_SKILL',
        payload: { name: 'Dry stone walling', skillType: 'SKILL', reuseLevel: 'SECTOR_SPECIFIC' },
        rationale: 'Three of our courses teach it.',
      },
    },
  }),

  route('GET', `${PORTAL}/{proposal_id}`, readRow('issuer')),

  route('PATCH', `${PORTAL}/{proposal_id}`, {
    summary: 'Change a proposal',
    description: 'While it is a DRAFT, or the administrators have asked for changes. What is left out stays.',
    caller: 'issuer',
    limit: 'portal',
    guarded: true,
    document: `mutation UpdateProposal($input: UpdateProposalInput!) {
      updateProposal(input: $input) { proposal { ${FIELDS} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, ...idOf(params) } }),
    reply: proposalIn,
    success: 200,
    example: { summary: 'Say more', body: { rationale: 'Five of our courses teach it by now.' } },
  }),

  route('POST', `${PORTAL}/{proposal_id}/submit`, {
    summary: 'Submit a proposal to the administrators',
    description:
      'The payload is checked now; a refusal names its fields as `payload.name`. After a request for changes it takes a change first.',
    caller: 'issuer',
    limit: 'portal',
    guarded: true,
    body: 'none',
    document: `mutation SubmitProposal($input: SubmitProposalInput!) {
      submitProposal(input: $input) { proposal { ${FIELDS} } }
    }`,
    variables: ({ params }) => ({ input: idOf(params) }),
    reply: proposalIn,
    success: 200,
  }),

  route('POST', `${PORTAL}/{proposal_id}/withdraw`, {
    summary: 'Withdraw a proposal',
    description: 'Before it is accepted or rejected. It stays readable.',
    caller: 'issuer',
    limit: 'portal',
    guarded: true,
    body: 'none',
    document: `mutation WithdrawProposal($input: WithdrawProposalInput!) {
      withdrawProposal(input: $input) { proposal { ${FIELDS} } }
    }`,
    variables: ({ params }) => ({ input: idOf(params) }),
    reply: proposalIn,
    success: 200,
  }),
];

/** What administrators decide about. */
export const adminProposalRoutes: readonly Route[] = [
  route('GET', ADMIN, listRow('admin')),
  route('GET', `${ADMIN}/{proposal_id}`, readRow('admin')),

  decisionRoute(
    { path: 'accept', decision: 'ACCEPT', name: 'AcceptProposal' },
    {
      summary: 'Accept a proposal',
      description:
        'What is proposed is made at the same moment, an entry or a version of one as a draft; `resulting_id` names it. Of several ' +
        'who accept at once one does. The contact address of the issuer is told.',
      example: { summary: 'With a word of thanks', body: { reason: 'A gap that others have named, too.' } },
    },
  ),

  decisionRoute(
    { path: 'reject', decision: 'REJECT', name: 'RejectProposal' },
    {
      summary: 'Reject a proposal',
      description:
        'It stays readable and cannot be submitted again. The contact address of the issuer is told, with the reason.',
      requires: ['reason'],
      example: { summary: 'It is there already', body: { reason: 'The catalog has it under another name.' } },
    },
  ),

  decisionRoute(
    { path: 'request-changes', decision: 'REQUEST_CHANGES', name: 'RequestProposalChanges' },
    {
      summary: 'Ask for changes of a proposal',
      description: 'The issuer may change and submit it again. Its contact address is told, with the reason.',
      requires: ['reason'],
      example: { summary: 'Something is missing', body: { reason: 'Please describe the skill.' } },
    },
  ),
];
