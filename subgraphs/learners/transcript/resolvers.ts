import type { Resolvers } from '../generated/resolvers.ts';
import type { TranscriptService } from './transcript-service.ts';

/** The GraphQL spelling of transcripts. */
export function transcriptResolvers(transcripts: TranscriptService) {
  return {
    Query: {
      learnerTranscript: (_, { learnerId }, context) => transcripts.of({ learnerId }, context),
      learnerTranscriptFile: (_, { learnerId }, context) => transcripts.pdf({ learnerId }, context),
    },
  } satisfies Resolvers;
}
