import { type Route, route } from '../../rest.ts';

/** Credentials in plain words. */
export const insightRoutes: readonly Route[] = [
  route('POST', '/api/v1/credentials/insight', {
    summary: 'Tell in plain words what a credential says',
    description:
      'Send `credential_id` of a credential that you have issued or hold, or `credential`, the document that somebody has shown you. ' +
      '`facts` and `title` are the words of the document, and are there without a language model, too; `summary` and `equivalency_note` ' +
      'are written by one. Where the holder has an account here they must have agreed to AI_PROCESSING; else `reason` is NO_CONSENT. ' +
      'Nothing is verified: `POST /api/v1/credentials/verify` does that.',
    caller: 'issuer, holder, custodian or verifier',
    limit: 'insight:credential',
    document: `query CredentialInsight($input: CredentialInsightInput!) {
      credentialInsight(input: $input) { status reason summary equivalencyNote disclaimer title facts { label value } }
    }`,
    requiresEither: ['credential', 'credential_id'],
    variables: ({ body }) => ({ input: body }),
    success: 200,
    example: {
      summary: 'A document that somebody has shown',
      body: {
        credential: {
          type: ['VerifiableCredential', 'BachelorOfScienceCredential'],
          issuer: { id: 'did:web:ardmore.example', name: 'Ardmore University' },
          issuanceDate: '2026-06-30T10:00:00Z',
          credentialSubject: { name: 'Aoife Ní Bhriain', degree: 'Computer Science', grade: 'First' },
        },
        target_country: 'DE',
      },
    },
  }),
];
