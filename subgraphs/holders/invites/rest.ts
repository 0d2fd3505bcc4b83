import { pageReply, pageVariables, type ReplyData, type Route, route } from '../../rest.ts';

const TOKEN = 'q3Zk0cTt2yJ3mR5vW8xL1nB4dF7hK9pS6uE0aC2gI5o';
const SENT = 'inviteId name email status expiresAt resendCount rowVersion';
const INVITED = {
  limit: 'portal',
  idempotent: true,
  variables: ({ body }) => ({ input: body }),
  reply: ({ invite }: ReplyData) => invite,
  success: 201,
} satisfies Partial<Route>;
const invitedBy = (name: string) =>
  `mutation ${name}($input: CreateInviteInput!) { createInvite(input: $input) { invite { ${SENT} } } }`;
const LISTED = {
  limit: 'portal',
  query: ['status', 'email', 'page', 'page_size'],
  variables: ({ query }) => {
    const { page: _page, page_size: _size, ...filter } = query;
    return { ...filter, ...pageVariables(query) };
  },
  reply: pageReply,
  success: 200,
  body: 'none',
  example: { summary: 'The first 20' },
} satisfies Partial<Route>;
const listedAs = (
  name: string,
) => `query ${name}($status: OnboardingInviteStatus, $email: String, $first: Int, $offset: Int) {
  invites(status: $status, email: $email, first: $first, offset: $offset) {
    nodes { ${SENT} message createdAt holderDid } totalCount totalIsLowerBound offset size
  }
}`;
const RESENT = {
  limit: 'portal',
  idempotent: true,
  guarded: true,
  variables: ({ params }) => ({ input: { invite_id: params['invite_id'] } }),
  reply: ({ invite }: ReplyData) => invite,
  success: 200,
  body: 'none',
  example: { summary: 'Once more' },
} satisfies Partial<Route>;
const resentAs = (name: string) =>
  `mutation ${name}($input: ResendInviteInput!) { resendInvite(input: $input) { invite { ${SENT} } } }`;
const CORRECTED = {
  limit: 'portal',
  idempotent: true,
  guarded: true,
  variables: ({ params, body }) => ({ input: { ...body, invite_id: params['invite_id'] } }),
  reply: ({ invite }: ReplyData) => invite,
  success: 200,
  refuses: [409],
  example: { summary: 'A slip of the keyboard', body: { email: 'aoife@example.com' } },
  description:
    'Of an invite that is BOUNCED: nobody got its letter. It is mailed to this address with a new link for 30 days, which counts as ' +
    'sending it again. DUPLICATE while another invite to this address is open.',
} satisfies Partial<Route>;
const correctedAs = (name: string) =>
  `mutation ${name}($input: CorrectInviteInput!) { correctInvite(input: $input) { invite { ${SENT} } } }`;
const CANCELLED = {
  limit: 'portal',
  guarded: true,
  variables: ({ params }) => ({ input: { invite_id: params['invite_id'] } }),
  reply: ({ invite }: ReplyData) => invite,
  success: 200,
  refuses: [409],
  body: 'none',
  example: { summary: 'Not this person' },
  description:
    'Its link opens nothing any more; rows of files that wait for the person have failed, and `retry-failed` invites anew. Again it ' +
    'changes nothing.',
} satisfies Partial<Route>;
const cancelledAs = (name: string) =>
  `mutation ${name}($input: CancelInviteInput!) { cancelInvite(input: $input) { invite { ${SENT} } } }`;
const CLAIMED = {
  limit: 'portal',
  idempotent: true,
  variables: ({ body }) => ({ input: body }),
  reply: ({ ticket }: ReplyData) => ticket,
  success: 201,
} satisfies Partial<Route>;
const claimedAs = (name: string) => `mutation ${name}($input: CreateClaimTicketInput!) {
  createClaimTicket(input: $input) { ticket { claimId credentialId status expiresAt } }
}`;

/** Invites to open a wallet and links to claim credentials, on both sides. */
export const holderInviteRoutes: readonly Route[] = [
  route('POST', '/api/v1/portal/me/invites', {
    summary: 'Invite a person to open a wallet',
    description:
      'Mails a link that works for 30 days. Only ACTIVE issuers can invite (ISSUER_NOT_ACTIVE); one open invite per address ' +
      '(DUPLICATE), at most 1,000 open ones (LIMIT_REACHED).',
    ...INVITED,
    document: invitedBy('CreateInvite'),
    caller: 'issuer',
    example: {
      summary: 'A graduate without a wallet',
      body: {
        name: 'Aoife Ní Bhriain',
        email: 'aoife@example.com',
        message: 'Your degree is ready; this wallet will hold it.',
      },
    },
  }),
  route('GET', '/api/v1/portal/me/invites', {
    summary: 'List the people you have invited, newest first',
    description: '`holder_did` stands with those who accepted: credentials can be issued to it.',
    ...LISTED,
    document: listedAs('Invites'),
    caller: 'issuer',
  }),
  route('POST', '/api/v1/portal/me/invites/{invite_id}/resend', {
    summary: 'Mail an open invite again',
    description:
      'With a new link for 30 days; the old link dies. At most 5 times (LIMIT_REACHED). One that is BOUNCED needs another address first.',
    ...RESENT,
    document: resentAs('ResendInvite'),
    caller: 'issuer',
  }),
  route('PATCH', '/api/v1/portal/me/invites/{invite_id}', {
    summary: 'Correct the address of an invite that came back',
    ...CORRECTED,
    document: correctedAs('CorrectInvite'),
    caller: 'issuer',
  }),
  route('POST', '/api/v1/portal/me/invites/{invite_id}/cancel', {
    summary: 'Take an open invite back',
    ...CANCELLED,
    document: cancelledAs('CancelInvite'),
    caller: 'issuer',
  }),
  route('POST', '/api/v1/custodian/invites', {
    summary: 'Invite the person of a record to open a wallet',
    description:
      'Mails a link that works for 30 days. Only ACTIVE custodians can invite (CUSTODIAN_NOT_ACTIVE); one open invite per address ' +
      '(DUPLICATE), at most 1,000 open ones (LIMIT_REACHED). When the person has accepted, name the wallet with ' +
      '`PATCH /api/v1/custodian/records/{record_id}/holder`. For Attesters and Admins.',
    ...INVITED,
    document: invitedBy('CreateCustodianInvite'),
    caller: 'custodian',
    example: {
      summary: 'A pupil of a closed school',
      body: {
        name: 'Brian Cox',
        email: 'brian@example.com',
        message: 'We keep the register of Old College; a wallet will hold your record.',
      },
    },
  }),
  route('GET', '/api/v1/custodian/invites', {
    summary: 'List the people whom your custodian has invited, newest first',
    description: '`holder_did` stands with those who accepted: name it as the holder of their records.',
    ...LISTED,
    document: listedAs('CustodianInvites'),
    caller: 'custodian',
  }),
  route('POST', '/api/v1/custodian/invites/{invite_id}/resend', {
    summary: 'Mail an open invite of your custodian again',
    description:
      'With a new link for 30 days; the old link dies. At most 5 times (LIMIT_REACHED). One that is BOUNCED needs another address first.',
    ...RESENT,
    document: resentAs('ResendCustodianInvite'),
    caller: 'custodian',
  }),
  route('PATCH', '/api/v1/custodian/invites/{invite_id}', {
    summary: 'Correct the address of an invite of your custodian that came back',
    ...CORRECTED,
    document: correctedAs('CorrectCustodianInvite'),
    caller: 'custodian',
  }),
  route('POST', '/api/v1/custodian/invites/{invite_id}/cancel', {
    summary: 'Take an open invite of your custodian back',
    ...CANCELLED,
    document: cancelledAs('CancelCustodianInvite'),
    caller: 'custodian',
  }),
  route('GET', '/api/v1/holder/invites/{token}', {
    summary: 'Read the invite behind an e-mailed link',
    description:
      'The first look marks it OPENED; HEAD and prefetches do not. Ended links answer 410: LINK_EXPIRED, LINK_REVOKED when a newer ' +
      'link was sent, LINK_LIMIT_REACHED when it was accepted.',
    limit: 'link',
    casing: 'camel',
    document: `query Invite($token: String!) {
      invite(token: $token) { organization { did name authorityType } name email status expiresAt }
    }`,
    variables: ({ params }) => ({ token: params['token'] }),
    success: 200,
    body: 'none',
    caller: 'public',
  }),
  route('POST', '/api/v1/holder/invites/{token}/accept', {
    summary: 'Accept an invite',
    description:
      'Works once. Opens an account for the invited address if it has none, and gives it a DID if it has none. No session starts: ' +
      'sign in as always.',
    limit: 'link',
    idempotent: true,
    casing: 'camel',
    document: `mutation AcceptInvite($input: AcceptInviteInput!) {
      acceptInvite(input: $input) { accepted userId did isNewAccount }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, token: params['token'] } }),
    success: 200,
    caller: 'public',
    example: {
      summary: `The token ${TOKEN.slice(0, 4)}… with another name`,
      body: { name: 'Aoife Ní Bhriain' },
    },
  }),
  route('POST', '/api/v1/holder/invites/{token}/decline', {
    summary: 'Decline an invite, for good',
    description: 'Again it changes nothing. Ended links answer as when they are read.',
    limit: 'link',
    casing: 'camel',
    document: `mutation DeclineInvite($input: DeclineInviteInput!) { declineInvite(input: $input) { declined } }`,
    variables: ({ params }) => ({ input: { token: params['token'] } }),
    success: 200,
    body: 'none',
    caller: 'public',
    example: { summary: 'Not mine' },
  }),
  route('POST', '/api/v1/portal/me/claims', {
    summary: 'Mail a holder the link to claim a credential',
    description:
      'The credential must be ISSUED and UNCLAIMED. Only a hash of the address is kept; at most 5 links are open per credential ' +
      '(LIMIT_REACHED), each for 30 days.',
    ...CLAIMED,
    document: claimedAs('CreateClaimTicket'),
    caller: 'issuer',
    example: {
      summary: 'A degree for its holder',
      body: { credential_id: '7c0e2b1a-5d4f-4a3b-9c8d-1e2f3a4b5c6d', email: 'aoife@example.com' },
    },
  }),
  route('POST', '/api/v1/custodian/claims', {
    summary: 'Mail a holder the link to claim a credential of your custodian',
    description:
      'The credential must be ISSUED and UNCLAIMED. Only a hash of the address is kept; at most 5 links are open per credential ' +
      '(LIMIT_REACHED), each for 30 days. For Attesters and Admins.',
    ...CLAIMED,
    document: claimedAs('CreateCustodianClaimTicket'),
    caller: 'custodian',
    example: {
      summary: 'A record for whom it is about',
      body: { credential_id: '7c0e2b1a-5d4f-4a3b-9c8d-1e2f3a4b5c6d', email: 'aoife@example.com' },
    },
  }),
  route('GET', '/api/v1/holder/claims/{token}', {
    summary: 'Read what a claim link offers',
    description:
      'Never the claims of the credential. The first look marks it OPENED; HEAD and prefetches do not. Ended links answer 410: ' +
      'LINK_EXPIRED, LINK_REVOKED when it was declined or locked, LINK_LIMIT_REACHED when the credential was claimed.',
    limit: 'link',
    casing: 'camel',
    document: `query Claim($token: String!) {
      claim(token: $token) { credential { type issuer { did name authorityType } issuedAt } status expiresAt }
    }`,
    variables: ({ params }) => ({ token: params['token'] }),
    success: 200,
    body: 'none',
    caller: 'public',
  }),
  route('POST', '/api/v1/holder/claims/{token}/accept', {
    summary: 'Claim the credential behind a link',
    description:
      'The link must have been sent to your address: else FORBIDDEN, and the fifth such attempt locks it. When the credential is ' +
      'about a DID that is not yours the answer is CONFLICT and says what to do.',
    limit: 'holder',
    casing: 'camel',
    document: `mutation AcceptClaim($input: AcceptClaimInput!) { acceptClaim(input: $input) { claimed credentialId } }`,
    variables: ({ params }) => ({ input: { token: params['token'] } }),
    success: 200,
    body: 'none',
    caller: 'holder',
    example: { summary: 'Into the wallet' },
  }),
  route('POST', '/api/v1/holder/claims/{token}/decline', {
    summary: 'Decline the credential behind a link, for good',
    limit: 'link',
    casing: 'camel',
    document: `mutation DeclineClaim($input: DeclineClaimInput!) { declineClaim(input: $input) { declined } }`,
    variables: ({ params }) => ({ input: { token: params['token'] } }),
    success: 200,
    body: 'none',
    caller: 'public',
    example: { summary: 'Not mine' },
  }),
];
