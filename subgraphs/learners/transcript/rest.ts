import { type Route, route } from '../../rest.ts';

const PATH = '/api/v1/learners/{learner_id}/transcript';

/** Transcripts, for the issuers of the learners. */
export const transcriptRoutes: readonly Route[] = [
  route('GET', PATH, {
    summary: 'Get the transcript of a learner',
    description:
      'What was confirmed, amended or declared void, by enrolment, each with its credential and the status of that at this moment. `is_complete` is false when there are more than 2000 results.',
    caller: 'issuer',
    limit: 'portal',
    document: `query Transcript($learnerId: ID!) {
      learnerTranscript(learnerId: $learnerId) {
        learner { learnerId learnerNumber givenName familyName preferredName rowVersion }
        issuerDid issuerName madeAt isComplete
        studies {
          enrolment { enrolmentId entryVersionId startDate endDate status rowVersion }
          entryCode title
          results {
            name credentialStatus
            outcome {
              outcomeId revision resultDescriptionId resultType value score scoreMax scoreStatus outcomeCode achievedDate
              status confirmedAt isReached credentialId credentialStale rowVersion
            }
          }
        }
      }
    }`,
    variables: ({ params }) => ({ learnerId: params['learner_id'] }),
    success: 200,
  }),

  route('GET', `${PATH}/pdf`, {
    summary: 'Get the transcript of a learner to print',
    description:
      'The same as a PDF of as many pages of A4 as it takes. The sheet is not signed; the credentials are.',
    caller: 'issuer',
    limit: 'portal',
    document: `query TranscriptPdf($learnerId: ID!) {
      learnerTranscriptFile(learnerId: $learnerId) { fileName mediaType content }
    }`,
    variables: ({ params }) => ({ learnerId: params['learner_id'] }),
    file: { mediaTypes: ['application/pdf'] },
    success: 200,
  }),
];
