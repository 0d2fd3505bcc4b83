import { type Route, route } from '../../rest.ts';

/** Questions about the platform, which everybody may ask. */
export const supportRoutes: readonly Route[] = [
  route('POST', '/api/v1/support/ask', {
    caller: 'public',
    limit: 'insight:support',
    summary: 'Ask the documentation',
    description:
      'The answer is made of the `sources` alone: excerpts of the documentation that fit the words of the question. Where no language model helps, `status` and `reason` say so, `answer` is empty and the `sources` stand for themselves. Where the documentation does not tell, `answer` says that, and there are none.',
    document: `query SupportAnswer($input: AskSupportInput!) {
      supportAnswer(input: $input) { status reason answer sources { doc title heading excerpt path } }
    }`,
    variables: ({ body }) => ({ input: body }),
    success: 200,
    example: { summary: 'A holder', body: { question: 'Who has opened my link?', audience: 'HOLDER' } },
  }),
];
