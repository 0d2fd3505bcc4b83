import { KYC_ANALYSIS_FIELDS, type Route, route } from '../../rest.ts';

/** Documents about issuers, read for whoever decides. */
export const kycRoutes: readonly Route[] = [
  route('POST', '/api/v1/issuer/{issuer_did}/kyc-document/analyze', {
    summary: 'Read a document about an issuer',
    description:
      'Send multipart/form-data with one part `file`: a PDF, PNG or JPEG of at most 10 MB, such as an extract from a register. What it is, ' +
      'its bytes decide. Informational only: it neither approves nor rejects. The file goes to the language model that the platform has set ' +
      'up, is kept in memory for the call and then wiped; its hash and what was read are kept. `name_match` is computed by the platform. ' +
      'With `UNREADABLE` send a photo. Files of signed-in members of the issuer are marked as theirs.',
    caller: 'public',
    limit: 'kyc',
    idempotent: true,
    body: 'upload',
    document: `mutation AnalyzeKycDocument($input: AnalyzeKycDocumentInput!) {
      analyzeKycDocument(input: $input) { analysis { ${KYC_ANALYSIS_FIELDS} } }
    }`,
    variables: ({ params, body }) => ({ input: { ...body, issuer_did: params['issuer_did'] } }),
    reply: ({ analysis }) => analysis,
    success: 200,
    example: { summary: 'A document alone', body: {} },
  }),
  route('GET', '/api/v1/issuer/{issuer_did}/kyc-document/latest-analysis', {
    summary: 'Read what the latest document about an issuer says',
    description:
      'For members of the issuer and administrators. `sender` says who sent the document; when that was nobody of the issuer, ' +
      '`own_analysis` is the latest one of a document that a member of it sent.',
    caller: 'issuer or admin',
    limit: 'portal',
    document: `query LatestKycAnalysis($issuerDid: DID!) {
      latestKycAnalysis(issuerDid: $issuerDid) { analysis { ${KYC_ANALYSIS_FIELDS} } ownAnalysis { ${KYC_ANALYSIS_FIELDS} } }
    }`,
    variables: ({ params }) => ({ issuerDid: params['issuer_did'] }),
    reply: ({ analysis, own_analysis }) => ({ ...analysis, own_analysis }),
    success: 200,
  }),
];
