import { camelPageReply, pageVariables, type ReplyData, type Route, route } from '../../rest.ts';

const ATTESTATION =
  'attestation { attestationId sourceName statementTemplate statement leafIndex treeSize proofUrl }';
const CREDENTIAL = `credentialId type title issuer { did name status authorityType custodianType } ${ATTESTATION} issuedAt expiresAt
  status claimStatus supersededBy supersedes display { label value } vc`;
const KEY = 'keyId did publicKey mode algorithm isCurrent createdAt retiredAt';
const CONSENT = 'consentId purpose version scope verifierName status grantedAt withdrawnAt';
const NOTIFICATION = 'notificationId kind title body credentialId readAt createdAt';
const FILE = 'fileName mediaType content';

/** The holder's wallet: credentials, keys, consents, notifications and the export. */
export const walletRoutes: readonly Route[] = [
  route('GET', '/api/v1/holder/credentials', {
    summary: 'List the credentials in your wallet, newest first',
    description:
      'Whatever was issued to any of your DIDs. `issuer.authorityType` is CUSTODIAN where a custodian vouches for a record of others; ' +
      '`attestation` tells what it states of the record, as the signed document says it. `q` is the beginning of a word in the name on the credential (any case), or a ' +
      'whole credential id or DID. `totalIsLowerBound` is true when there are more than `total`.',
    limit: 'holder',
    casing: 'camel',
    document: `query WalletCredentials($filter: WalletCredentialFilter, $first: Int, $offset: Int) {
      me { credentials(filter: $filter, first: $first, offset: $offset) {
        nodes { ${CREDENTIAL} } totalCount totalIsLowerBound offset size
      } }
    }`,
    query: ['status', 'q', 'page', 'pageSize'],
    variables: ({ query }) => {
      const { page: _page, pageSize: _pageSize, ...filter } = query;
      return { filter, ...pageVariables(query) };
    },
    reply: ({ credentials }: ReplyData) => camelPageReply(credentials),
    success: 200,
    body: 'none',
    caller: 'holder',
    example: { summary: 'The first 20' },
  }),
  route('GET', '/api/v1/holder/credentials/{id}', {
    summary: 'Read one of your credentials',
    limit: 'holder',
    casing: 'camel',
    document: `query WalletCredential($id: ID!) { me { credential(id: $id) { ${CREDENTIAL} } } }`,
    variables: ({ params }) => ({ id: params['id'] }),
    reply: ({ credential }: ReplyData) => credential,
    success: 200,
    body: 'none',
    caller: 'holder',
  }),
  route('GET', '/api/v1/holder/credentials/{id}/download', {
    summary: 'Download the signed credential',
    description: 'Byte for byte as it was issued; any verifier of W3C credentials can check it.',
    limit: 'holder',
    casing: 'camel',
    document: `query WalletCredentialFile($id: ID!) { me { credentialFile(id: $id) { ${FILE} } } }`,
    variables: ({ params }) => ({ id: params['id'] }),
    reply: ({ credentialFile }: ReplyData) => credentialFile,
    file: { mediaTypes: ['application/json'] },
    success: 200,
    body: 'none',
    caller: 'holder',
  }),
  route('GET', '/api/v1/holder/credentials/{id}/pdf', {
    summary: 'Get a certificate to print',
    description:
      'One page with the claims and the status of this moment. With `shareId`, a share link of yours to this credential ' +
      '(`POST /api/v1/holder/credentials/{id}/share-links`, with the end that you choose), it has a QR code that opens the ' +
      'verification for as long as the link works; without it there is no code and no link is made. 410 LINK_REVOKED, ' +
      'LINK_EXPIRED or LINK_LIMIT_REACHED for a link that opens no more.',
    limit: 'holder',
    casing: 'camel',
    query: ['shareId'],
    document: `query WalletCredentialPdf($id: ID!, $shareId: ID) {
      me { credentialPdf(id: $id, shareId: $shareId) { ${FILE} } }
    }`,
    variables: ({ params, query }) => ({ id: params['id'], shareId: query['shareId'] }),
    reply: ({ credentialPdf }: ReplyData) => credentialPdf,
    file: { mediaTypes: ['application/pdf'] },
    refuses: [410],
    success: 200,
    body: 'none',
    caller: 'holder',
  }),
  route('POST', '/api/v1/holder/wallet-key/challenge', {
    summary: 'Ask for random bytes that a device signs',
    description:
      'Good for one attempt within 5 minutes. The device signs the UTF-8 text `messageTemplate` with `{did}` replaced by the ' +
      'did:key of its new key. At most 5 are open at a time (LIMIT_REACHED).',
    limit: 'holder',
    idempotent: true,
    casing: 'camel',
    document: `mutation CreateWalletKeyChallenge {
      createWalletKeyChallenge { challenge { challengeId challenge messageTemplate expiresAt } }
    }`,
    variables: () => ({}),
    reply: ({ challenge }: ReplyData) => challenge,
    success: 201,
    body: 'none',
    caller: 'holder',
    example: { summary: 'A challenge' },
  }),
  route('POST', '/api/v1/holder/wallet-key', {
    summary: 'Add a wallet key and make it the current one',
    description:
      'PLATFORM: the platform makes the key and keeps it encrypted. DEVICE: send the key, the challenge and the signature. The ' +
      'did:key of the new key becomes your DID; former DIDs stay yours with the credentials issued to them. Refusals: NOT_FOUND ' +
      '(the challenge is unknown, used or over), SIGNATURE_INVALID, DUPLICATE, LIMIT_REACHED.',
    limit: 'holder',
    idempotent: true,
    casing: 'camel',
    document: `mutation AddWalletKey($input: AddWalletKeyInput!) {
      addWalletKey(input: $input) { walletKey { keyId did publicKey mode algorithm isCurrent createdAt } }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ walletKey }: ReplyData) => walletKey,
    success: 201,
    caller: 'holder',
    example: { summary: 'A key that the platform holds', body: { mode: 'PLATFORM' } },
  }),
  route('GET', '/api/v1/holder/wallet-key', {
    summary: 'Read your wallet keys',
    description:
      '`current` is null until there is one; `keys` has every key, newest first, the former ones with `retiredAt`.',
    limit: 'holder',
    casing: 'camel',
    document: `query WalletKeys { me { walletKey { ${KEY} } walletKeys { ${KEY} } } }`,
    variables: () => ({}),
    reply: ({ walletKey, walletKeys }: ReplyData) => ({ current: walletKey, keys: walletKeys }),
    success: 200,
    body: 'none',
    caller: 'holder',
    example: { summary: 'All keys' },
  }),
  route('POST', '/api/v1/holder/consents', {
    summary: 'Agree to something',
    description:
      'What you have agreed to in this version already stays as it is; agreeing to another version ends the consent to the ' +
      'former one. `scope` limits the consent, to the DID of one verifier for example.',
    limit: 'holder',
    idempotent: true,
    casing: 'camel',
    document: `mutation GrantConsent($input: GrantConsentInput!) {
      grantConsent(input: $input) { consent { ${CONSENT} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ consent }: ReplyData) => consent,
    success: 201,
    caller: 'holder',
    example: {
      summary: 'Issuers may look up the DID',
      body: { purpose: 'DIRECTORY_LOOKUP', version: '2026-01' },
    },
  }),
  route('GET', '/api/v1/holder/consents', {
    summary: 'List what you have agreed to',
    description: 'Also what you have withdrawn, newest first.',
    limit: 'holder',
    casing: 'camel',
    document: `query Consents { me { consents { ${CONSENT} } } }`,
    variables: () => ({}),
    reply: ({ consents }: ReplyData) => ({ items: consents }),
    success: 200,
    body: 'none',
    caller: 'holder',
    example: { summary: 'All consents' },
  }),
  route('POST', '/api/v1/holder/consents/{id}/withdraw', {
    summary: 'Take a consent back',
    description: 'At once; repeating changes nothing.',
    limit: 'holder',
    casing: 'camel',
    document: `mutation WithdrawConsent($input: WithdrawConsentInput!) {
      withdrawConsent(input: $input) { consent { ${CONSENT} } }
    }`,
    variables: ({ params }) => ({ input: { consentId: params['id'] } }),
    reply: ({ consent }: ReplyData) => consent,
    success: 200,
    body: 'none',
    caller: 'holder',
    example: { summary: 'Withdraw one' },
  }),
  route('GET', '/api/v1/holder/notifications', {
    summary: 'List what you should know, newest first',
    description:
      '`unread=true` lists only what is unread. `isUpToDate` is false when the credentials could not be looked at just now, so that ' +
      'news of them may be missing.',
    limit: 'holder',
    casing: 'camel',
    document: `query Notifications($unreadOnly: Boolean, $first: Int, $offset: Int) {
      me { notifications(unreadOnly: $unreadOnly, first: $first, offset: $offset) {
        nodes { ${NOTIFICATION} } totalCount totalIsLowerBound offset size unreadCount isUpToDate
      } }
    }`,
    query: ['unread', 'page', 'pageSize'],
    variables: ({ query }) => ({ unreadOnly: truthOf(query['unread']), ...pageVariables(query) }),
    reply: ({ notifications }: ReplyData) => ({
      ...(camelPageReply(notifications) as object),
      unreadCount: notifications.unreadCount,
      isUpToDate: notifications.isUpToDate,
    }),
    success: 200,
    body: 'none',
    caller: 'holder',
    example: { summary: 'The first 20' },
  }),
  route('POST', '/api/v1/holder/notifications/read-all', {
    summary: 'Mark every notification as read',
    limit: 'holder',
    casing: 'camel',
    document: 'mutation MarkAllNotificationsRead { markAllNotificationsRead { marked } }',
    variables: () => ({}),
    success: 200,
    body: 'none',
    caller: 'holder',
    example: { summary: 'All' },
  }),
  route('POST', '/api/v1/holder/notifications/{id}/read', {
    summary: 'Mark a notification as read',
    description: 'The first reading counts.',
    limit: 'holder',
    casing: 'camel',
    document: `mutation MarkNotificationRead($input: MarkNotificationReadInput!) {
      markNotificationRead(input: $input) { notification { ${NOTIFICATION} } }
    }`,
    variables: ({ params }) => ({ input: { notificationId: params['id'] } }),
    reply: ({ notification }: ReplyData) => notification,
    success: 200,
    body: 'none',
    caller: 'holder',
    example: { summary: 'One of them' },
  }),
  route('GET', '/api/v1/holder/export', {
    summary: 'Download everything that is kept of you',
    limit: 'holder',
    casing: 'camel',
    document: `query Export { me { export { ${FILE} } } }`,
    variables: () => ({}),
    reply: (me: ReplyData) => me.export,
    file: { mediaTypes: ['application/json'] },
    success: 200,
    body: 'none',
    caller: 'holder',
  }),
];

/** `true` and `false`; anything else is passed on to be refused. */
function truthOf(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  return text === 'true' ? true : text === 'false' ? false : text;
}
