import { readFileSync } from 'node:fs';
import express, { type Router } from 'express';
import { buildSchema, type FieldNode, type GraphQLSchema, Kind, parse, validate } from 'graphql';

const DID = 'did:key:z6MkfrQeNGqMrRkF5w7vUe2GqPzVbBqGk6cFG8vyvSk2Y9xT';
const ISSUER = {
  did: 'did:key:z6MkpTHR8VNsBxYAAWHut2Geadd9jSwuBV8xRoAnwWsdvktH',
  name: 'Ardmore University',
  status: 'ACTIVE',
  authorityType: 'ISSUER',
};

/** A request that a page made. */
export interface Asked {
  readonly what: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the body
  readonly body: any;
  readonly key: string | undefined;
}

/** What the API answers to a request: a status and a body. */
export type Answer = readonly [status: number, body?: unknown];

export const PROFILE = {
  id: '6f1d0c6e',
  name: 'Maren Østby-Okonkwo',
  email: 'maren@example.org',
  did: DID,
  phone: null,
  createdAt: '2026-03-02T08:00:00.000Z',
};

export const CREDENTIAL = {
  credentialId: '3f0b2a52-4f0e-4a53-9d2e-6f9f6f6f2a11',
  type: 'BachelorOfScience',
  title: 'Bachelor of Science in Marine Biology',
  issuer: ISSUER,
  attestation: null,
  issuedAt: '2026-06-30T09:15:00.000Z',
  expiresAt: null,
  status: 'ISSUED',
  claimStatus: 'CLAIMED',
  display: [
    { label: 'Name', value: 'Maren Østby-Okonkwo' },
    { label: 'Grade', value: 'First class' },
    { label: 'Credits', value: '180' },
    { label: 'Thesis', value: 'Kelp' },
    { label: 'Minor', value: 'Geology' },
  ],
  vc: {
    credentialSubject: {
      id: DID,
      name: 'Maren Østby-Okonkwo',
      finalGrade: 'First class',
      results: [{ value: 'A' }],
      'a.b': 'no path',
    },
  },
};

/** What a custodian has issued of the register of a closed school. */
export const ATTESTED = {
  ...CREDENTIAL,
  credentialId: 'c',
  title: 'Archived Record',
  issuer: {
    did: 'did:key:z6MkcustodianA',
    name: 'Archive of Closed Schools',
    status: 'ACTIVE',
    authorityType: 'CUSTODIAN',
  },
  attestation: {
    sourceName: 'Old College',
    statement: 'This custodian holds the original of each of these records.',
  },
};

export const LINK = {
  shareId: '0d5c2e1a-1111-4a53-9d2e-6f9f6f6f2a11',
  credentialId: CREDENTIAL.credentialId,
  url: 'https://testamur.example/verify/q3Zk0cTt2yJ3mR5vW8xL1nB4dF7hK9pS6uE0aC2gI5o',
  label: 'For Nordic Harbour AS',
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-12-31T23:00:00.000Z',
  accessLimit: 5,
  accessCount: 2,
  state: 'ACTIVE',
};

const PROOF_LINK = {
  proofId: 'pr-1',
  items: [{ credentialId: CREDENTIAL.credentialId, disclosedPaths: ['finalGrade'] }],
  purpose: 'Admission',
  audience: 'Fjord College',
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-21T10:00:00.000Z',
  accessLimit: 1,
  accessCount: 0,
  state: 'ACTIVE',
};

export const CONSENT = {
  consentId: 'co-1',
  purpose: 'DIRECTORY_LOOKUP',
  version: '2026-11',
  scope: null,
  verifierName: null,
  status: 'GRANTED',
  grantedAt: '2026-11-01T10:00:00.000Z',
  withdrawnAt: null,
};

export const RECEIVED = {
  requestId: 'vr-1',
  verifier: {
    verifierId: 've-1',
    name: 'Nordic Harbour AS',
    purposeStatement: 'We check the degrees that applicants name.',
    organizationUrl: 'https://harbour.example',
  },
  requested: [{ credentialType: 'BachelorOfScience', claims: ['finalGrade'] }],
  purpose: 'Your application as a marine surveyor.',
  status: 'SENT',
  expiresAt: '2026-12-04T10:00:00.000Z',
  createdAt: '2026-11-20T10:00:00.000Z',
  answeredAt: null,
};

/** What the answers to a verifier stand under. */
export const SHARING = {
  ...CONSENT,
  consentId: 'co-2',
  purpose: 'SHARE_WITH_VERIFIER',
  scope: 've-0',
  verifierName: 'Fjord College',
};
export const BLOCKED = { verifierId: 've-2', name: 'Quick Jobs', blockedAt: '2026-11-12T10:00:00.000Z' };

const PASSKEY = { id: 'pk-1', label: 'My phone', addedAt: '2026-03-02T08:05:00.000Z', lastUsed: null };
export const WORDS = `${'legal winner thank year wave sausage worth useful '.repeat(2)}legal winner thank year wave sausage worth title`;

const listOf = (items: readonly unknown[], total = items.length) => ({ items, page: 0, pageSize: 10, total });

/** What a signed-in holder with one of everything is answered. */
function holderAnswers(): Record<string, Answer> {
  return {
    'GET profile': [200, PROFILE],
    'GET credentials': [
      200,
      listOf([
        CREDENTIAL,
        {
          ...CREDENTIAL,
          credentialId: 'b',
          title: 'Diving certificate',
          claimStatus: 'UNCLAIMED',
          status: 'REVOKED',
          expiresAt: '2027-01-01T00:00:00.000Z',
        },
        ATTESTED,
      ]),
    ],
    'GET share-links': [
      200,
      listOf([LINK, { ...LINK, shareId: 'old', label: null, state: 'EXHAUSTED', accessCount: 5 }]),
    ],
    'GET proof-links': [200, listOf([PROOF_LINK])],
    'POST proof-links': [
      201,
      { proofId: 'pr-2', token: 't', url: 'https://testamur.example/verify/proofs/pr00f' },
    ],
    'DELETE proof-links/pr-1': [204],
    'GET requests': [
      200,
      listOf([
        {
          requestId: 'r0',
          credentialId: CREDENTIAL.credentialId,
          credentialType: 'BachelorOfScience',
          issuerName: ISSUER.name,
          requestType: 'UPDATE',
          status: 'REJECTED',
          reason: 'My name is misspelt.',
          response: 'It is as on your passport.',
          submittedAt: '2026-11-10T10:00:00.000Z',
          resolvedAt: '2026-11-11T10:00:00.000Z',
        },
        {
          requestId: 'r1',
          credentialId: 'gone',
          credentialType: 'DivingCertificateCredential',
          issuerName: ISSUER.name,
          requestType: 'DOWNLOAD',
          status: 'PENDING',
          reason: null,
          response: null,
          submittedAt: '2026-11-12T10:00:00.000Z',
          resolvedAt: null,
        },
      ]),
    ],
    'GET verification-requests': [
      200,
      listOf([
        RECEIVED,
        {
          ...RECEIVED,
          requestId: 'vr-0',
          verifier: { ...RECEIVED.verifier, ...BLOCKED },
          status: 'EXPIRED',
          expiresAt: '2026-11-20T11:00:00.000Z',
        },
      ]),
    ],
    'POST verification-requests/vr-1/view': [200, { ...RECEIVED, status: 'VIEWED' }],
    'GET blocked-verifiers': [200, { items: [BLOCKED] }],
    'GET consents': [200, { items: [SHARING, { ...SHARING, consentId: 'co-0', status: 'WITHDRAWN' }] }],
    'POST consents': [201, CONSENT],
    'POST consents/co-1/withdraw': [200, { ...CONSENT, status: 'WITHDRAWN' }],
    'POST graphql': [200, { data: { claimCredential: { credential: { claimStatus: 'CLAIMED' } } } }],
    'GET access-logs': [
      200,
      listOf([
        {
          accessId: '1',
          occurredAt: '2026-11-20T12:00:00.000Z',
          channel: 'SHARE_LINK',
          shareLabel: LINK.label,
          verifierName: 'Nordic Harbour AS',
          country: 'NO',
          outcome: 'OPENED',
          detail: 'VALID',
        },
        {
          accessId: '2',
          occurredAt: '2026-11-20T13:00:00.000Z',
          channel: 'SHARE_LINK',
          shareLabel: null,
          verifierName: null,
          country: null,
          outcome: 'REFUSED',
          detail: 'LINK_EXPIRED',
        },
      ]),
    ],
    'GET notifications': [
      200,
      {
        ...listOf([
          {
            notificationId: 'n1',
            kind: 'LINK_VIEWED',
            title: 'A link was opened',
            body: 'Somebody opened “For Nordic Harbour AS”.',
            readAt: null,
            createdAt: '2026-11-20T12:00:00.000Z',
          },
          {
            notificationId: 'n2',
            kind: 'CREDENTIAL_ISSUED',
            title: 'A credential was issued to you',
            body: 'Ardmore University issued it.',
            readAt: '2026-07-01T00:00:00.000Z',
            createdAt: '2026-06-30T09:15:00.000Z',
          },
          {
            notificationId: 'n3',
            kind: 'VERIFICATION_REQUESTED',
            title: 'Nordic Harbour AS asks to see credentials of yours',
            body: 'Answer or decline it in your wallet.',
            readAt: '2026-06-02T00:00:00.000Z',
            createdAt: '2026-06-01T09:15:00.000Z',
          },
        ]),
        unreadCount: 1,
        isUpToDate: true,
      },
    ],
    'GET auth/passkeys': [200, [PASSKEY]],
    'POST auth/magic-link': [200, { sent: true, email: PROFILE.email }],
    'POST auth/magic-link/verify': [200, { success: true, user: PROFILE }],
    'POST auth/recover': [200, { success: true, user: PROFILE }],
    'POST auth/register': [200, { success: true, userId: PROFILE.id }],
    'POST auth/logout': [200, { success: true }],
    'POST auth/recovery-code': [200, { code: WORDS }],
    'DELETE account': [202, { status: 'LOCKED', erasesAt: '2026-11-28T10:00:00.000Z' }],
    'POST wallet-key': [201, { keyId: 'k1', did: DID, mode: 'PLATFORM' }],
    [`POST credentials/${CREDENTIAL.credentialId}/share-links`]: [
      201,
      { ...LINK, credentialStatus: 'ISSUED', notice: null },
    ],
    [`DELETE share-links/${LINK.shareId}`]: [204],
    'DELETE auth/passkeys/pk-1': [200, { success: true }],
    'POST requests': [201, { requestId: 'r1' }],
    'POST notifications/n1/read': [200, {}],
    'POST notifications/read-all': [200, { marked: 1 }],
    'GET invites/t0ken': [
      200,
      {
        organization: ISSUER,
        name: PROFILE.name,
        email: PROFILE.email,
        status: 'OPENED',
        expiresAt: '2026-12-20T10:00:00.000Z',
      },
    ],
    'POST invites/t0ken/decline': [200, { declined: true }],
    'POST invites/t0ken/accept': [200, { accepted: true, userId: PROFILE.id, did: DID, isNewAccount: true }],
    'GET claims/t0ken': [
      200,
      {
        credential: { type: 'BachelorOfScience', issuer: ISSUER, issuedAt: CREDENTIAL.issuedAt },
        status: 'OPENED',
        expiresAt: '2026-12-20T10:00:00.000Z',
      },
    ],
    'POST claims/t0ken/accept': [200, { claimed: true, credentialId: CREDENTIAL.credentialId }],
    'POST claims/t0ken/decline': [200, { declined: true }],
  };
}

/** The fields of `me` that a query reads; undefined for what is none. Throws for a document that the schema does not know. */
function fieldsOfMe(schema: GraphQLSchema, query: unknown): readonly FieldNode[] | undefined {
  const document = parse(String(query));
  const [problem] = validate(schema, document);
  if (problem) throw problem;
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION || operation.operation !== 'query') return undefined;
  const [me] = operation.selectionSet.selections;
  const selections = me?.kind === Kind.FIELD ? me.selectionSet?.selections : undefined;
  return selections?.filter((node) => node.kind === Kind.FIELD);
}

const PLAIN_LISTS = ['consents', 'blockedVerifiers'];

/** What a route answers in the form of GraphQL: a page of rows has nodes, what has no pages is a list. */
function fieldOf(name: string, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('items' in body)) return body;
  if (PLAIN_LISTS.includes(name)) return body.items;
  const { items, ...rest } = body;
  return { nodes: items, totalCount: 'total' in rest ? rest.total : 0, ...rest };
}

/** A refusal in the envelope of the API. */
export function refusal(status: number, error: string, message: string): Answer {
  return [status, { error, message, timestamp: '2026-11-21T10:00:00.000Z', correlationId: 'c' }];
}

/** Which answer stands for a field of `me`; the name of a field that is read by a route of the same name is not listed. */
const ROUTES: Readonly<Record<string, string>> = {
  shareLinks: 'share-links',
  proofLinks: 'proof-links',
  accessLogs: 'access-logs',
  verificationRequests: 'verification-requests',
  blockedVerifiers: 'blocked-verifiers',
  passkeys: 'auth/passkeys',
};

/**
 * A scripted API: answers what `state.answers` says and remembers what it was asked. A GraphQL query about `me` is held to the
 * schema and answered from what the routes answer; a refusal of one field is the refusal of all.
 */
export function scriptedApi() {
  const sdl = readFileSync(new URL('../../schema/supergraph.graphql', import.meta.url), 'utf8');
  const schema = buildSchema(sdl, { assumeValidSDL: true });
  const asked: Asked[] = [];
  const state: { answers: Record<string, Answer | ((body: unknown) => Answer | Promise<Answer>)> } = {
    answers: holderAnswers(),
  };
  const router: Router = express.Router();
  router.use(['/api/v1/holder', '/api/v1/support', '/graphql'], express.json(), (request, response, next) => {
    if (/^\/share-links\/[^/]+\/qr$/.test(request.path)) {
      response
        .type('svg')
        .send('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h2v2H0z"/></svg>');
      return;
    }
    const fields = request.baseUrl === '/graphql' ? fieldsOfMe(schema, request.body?.query) : undefined;
    if (fields) {
      asked.push({ what: 'me', body: fields.map(({ name }) => name.value), key: undefined });
      meOf(fields)
        .then((body) => void response.json(body))
        .catch(next);
      return;
    }
    const what = `${request.method} ${request.baseUrl === '/graphql' ? 'graphql' : request.path.slice(1)}`;
    asked.push({ what, body: request.body, key: request.get('Idempotency-Key') });
    answerTo(what, request.body)
      .then(([status, body]) => void response.status(status).json(body))
      .catch(next);
  });

  async function answerTo(what: string, body?: unknown): Promise<Answer> {
    const answer = state.answers[what] ?? refusal(404, 'NOT_FOUND', `Nothing is scripted for ${what}.`);
    return typeof answer === 'function' ? answer(body) : answer;
  }

  async function meOf(fields: readonly FieldNode[]): Promise<object> {
    const me: Record<string, unknown> = {};
    for (const { name, alias } of fields) {
      const [status, body] = await answerTo(`GET ${ROUTES[name.value] ?? name.value}`);
      if (status !== 200) {
        const { error: code, message } = body as { error: string; message: string };
        return { data: null, errors: [{ message, path: ['me', name.value], extensions: { code, status } }] };
      }
      me[alias?.value ?? name.value] = fieldOf(name.value, body);
    }
    return { data: { me } };
  }

  return {
    router,
    asked,
    state,
    reset() {
      asked.length = 0;
      state.answers = holderAnswers();
    },
  };
}
