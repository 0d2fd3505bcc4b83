import { type Route, route } from '../../rest.ts';

/** Whether the language model that is set up is of use, as administrators try it. */
export const trialRoutes: readonly Route[] = [
  route('POST', '/api/v1/admin/assistance/trials', {
    caller: 'admin',
    limit: 'insight:trial',
    summary: 'Try the language model with something harmless',
    description:
      'What is sent is made up by us and about nobody. Any `feature` but KYC_DOCUMENT and HOLDER_ID_CHECK, which take documents. It counts as a call of the administrators, whose figures `call` has; `call` is null where no model was asked.',
    document: `query AssistanceTrial($input: AssistanceTrialInput!) {
      assistanceTrial(input: $input) { status reason call { callId model promptTokens completionTokens latencyMs } }
    }`,
    variables: ({ body }) => ({ input: body }),
    success: 200,
    example: { summary: 'An answer from the documentation', body: { feature: 'SUPPORT_QA' } },
  }),
];
