import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '../kernel/context.ts';
import { ANONYMOUS } from '../kernel/identity.ts';
import type { Supergraph } from '../supergraph/supergraph.ts';
import type { Admission } from './edge/admission.ts';
import type { Limits } from './edge/limits.ts';
import type { HelpPageDeps } from './help-page.ts';
import { answerOf } from './shared-links.ts';
import type { SupportView } from './verify/help.ts';

const DOCUMENT = `query AskedDocumentation($input: AskSupportInput!) {
  supportAnswer(input: $input) { status answer sources { doc title heading excerpt path } }
}`;

/** How the gateway's page asks the documentation: as a stranger, counted under the limit of the route for programs. */
export function createAskedDocumentation(options: {
  supergraph: Supergraph;
  limits: Limits;
  admission: Admission;
  clientHashOf: (request: IncomingMessage) => string;
  /** The request as a context of nobody. */
  contextOf: (request: IncomingMessage, response: ServerResponse, clientHash: string) => Context;
}): Pick<HelpPageDeps, 'arrive'> {
  const { supergraph, limits, admission, clientHashOf, contextOf } = options;
  const document = supergraph.store(DOCUMENT);
  return {
    async arrive(request, response) {
      const clientHash = clientHashOf(request);
      admission.requireCapacity('assist');
      await limits.take('insight:support', { identity: ANONYMOUS, clientHash }, { response });
      return {
        clientHash,
        async ask(input) {
          const context = contextOf(request, response, clientHash);
          const result = await admission.run('assist', response, () =>
            supergraph.execute(document, { input }, context),
          );
          return answerOf(result)['supportAnswer'] as SupportView;
        },
      };
    },
  };
}
