import { camelPageReply, pageVariables, type Route, route } from '../../rest.ts';

const EVIDENCE = `evidenceId kind fileName mimeType size sha256 scanStatus visibility credentialId requestId createdAt`;
const CREDENTIAL_ID = '3f0c6e1a-6f1d-4a53-9a3e-0c6b8f2d7e11';

const SHOWN = {
  limit: 'portal',
  variables: ({ params }) => ({ requestId: params['request_id'] }),
  reply: (items) => ({ items }),
  success: 200,
} satisfies Partial<Route>;
const shownAs = (name: string) => `query ${name}($requestId: ID!) {
  requestEvidence(requestId: $requestId) { evidenceId kind fileName mimeType size sha256 scanStatus createdAt }
}`;
const SHOWN_FILE = {
  limit: 'portal',
  file: { mediaTypes: ['application/pdf', 'image/png', 'image/jpeg'] },
  variables: ({ params }) => ({ requestId: params['request_id'], evidenceId: params['evidence_id'] }),
  success: 200,
} satisfies Partial<Route>;
const shownFileAs = (name: string) => `query ${name}($requestId: ID!, $evidenceId: ID!) {
  requestEvidenceFile(requestId: $requestId, evidenceId: $evidenceId) { fileName mediaType content }
}`;

/** Evidence files of holders, and the check of a photo against a credential. */
export const evidenceRoutes: readonly Route[] = [
  route('POST', '/api/v1/holder/evidence', {
    summary: 'Keep a file as evidence',
    description:
      'Send multipart/form-data with one part `file`: a PDF, PNG or JPEG of at most 10 MB. What it is, its bytes decide; the type ' +
      'that the client names is ignored. At most 20 files and 50 MB are kept per holder. With an `Idempotency-Key` a repeated ' +
      'request keeps nothing twice.',
    casing: 'camel',
    limit: 'holder',
    idempotent: true,
    body: 'upload',
    document: `mutation AddEvidence($input: AddEvidenceInput!) {
      addEvidence(input: $input) { evidence { ${EVIDENCE} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ evidence }) => evidence,
    success: 201,
    caller: 'holder',
    example: {
      summary: 'A marriage certificate, for the issuer to see',
      body: { kind: 'NAME_CHANGE', visibility: 'ISSUER', credentialId: CREDENTIAL_ID },
    },
  }),
  route('GET', '/api/v1/holder/evidence', {
    summary: "List the holder's evidence files",
    description: 'Newest first; without their bytes.',
    casing: 'camel',
    limit: 'holder',
    query: ['page', 'pageSize'],
    document: `query Evidence($first: Int, $offset: Int) {
      me { evidence(first: $first, offset: $offset) { nodes { ${EVIDENCE} } totalCount offset size } }
    }`,
    variables: ({ query }) => pageVariables(query),
    reply: ({ evidence }) => camelPageReply(evidence),
    success: 200,
    caller: 'holder',
  }),
  route('GET', '/api/v1/holder/evidence/{id}/content', {
    summary: 'Download an evidence file',
    description:
      'Always as an attachment, never to be shown in place. A file in which malware was found is not handed out.',
    casing: 'camel',
    limit: 'holder',
    file: { mediaTypes: ['application/pdf', 'image/png', 'image/jpeg'] },
    document: `query EvidenceFile($id: ID!) {
      me { evidenceFile(id: $id) { fileName mediaType content } }
    }`,
    variables: ({ params }) => ({ id: params['id'] }),
    reply: ({ evidenceFile }) => evidenceFile,
    success: 200,
    caller: 'holder',
  }),
  route('DELETE', '/api/v1/holder/evidence/{id}', {
    summary: 'Delete an evidence file',
    description: 'The file and its bytes are gone for good.',
    casing: 'camel',
    limit: 'holder',
    document: `mutation DeleteEvidence($input: DeleteEvidenceInput!) {
      deleteEvidence(input: $input) { evidenceId }
    }`,
    variables: ({ params }) => ({ input: { evidenceId: params['id'] } }),
    success: 204,
    caller: 'holder',
  }),
  route('GET', '/api/v1/portal/me/requests/{request_id}/evidence', {
    summary: 'List the files that a holder shows you for a request',
    description:
      'Those of visibility ISSUER on the request or on its credential, newest first; without their bytes.',
    ...SHOWN,
    document: shownAs('RequestEvidence'),
    caller: 'issuer',
  }),
  route('GET', '/api/v1/custodian/requests/{request_id}/evidence', {
    summary: 'List the files that a holder shows your custodian for a request',
    description:
      'Those of visibility ISSUER on the request or on its credential, newest first; without their bytes.',
    ...SHOWN,
    document: shownAs('CustodianRequestEvidence'),
    caller: 'custodian',
  }),
  route('GET', '/api/v1/portal/me/requests/{request_id}/evidence/{evidence_id}', {
    summary: 'Download a file that a holder shows you',
    description: 'Always as an attachment. That you read it is written down for its holder.',
    ...SHOWN_FILE,
    document: shownFileAs('RequestEvidenceFile'),
    caller: 'issuer',
  }),
  route('GET', '/api/v1/custodian/requests/{request_id}/evidence/{evidence_id}', {
    summary: 'Download a file that a holder shows your custodian',
    description: 'Always as an attachment. That you read it is written down for its holder.',
    ...SHOWN_FILE,
    document: shownFileAs('CustodianRequestEvidenceFile'),
    caller: 'custodian',
  }),
  route('POST', '/api/v1/holder/credentials/{id}/identity-check', {
    summary: 'Compare a photo of an identity document with the name on a credential',
    description:
      'Send multipart/form-data with one part `image`: a PNG or JPEG of at most 10 MB. Informational only: the result blocks ' +
      'nothing. It needs the consent `AI_PROCESSING`: a language model reads the name on the photo, and the platform compares. The photo ' +
      'is kept in memory for the call and then wiped. Without a result `reason` says why; with `NO_CONSENT` give the consent first.',
    casing: 'camel',
    limit: 'holder',
    body: 'upload',
    document: `mutation CheckIdentity($input: CheckIdentityInput!) {
      checkIdentity(input: $input) { status reason result }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, credentialId: params['id'] } }),
    success: 200,
    caller: 'holder',
    example: { summary: 'A photo alone', body: {} },
  }),
];
