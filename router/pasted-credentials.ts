import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '../kernel/context.ts';
import { ANONYMOUS } from '../kernel/identity.ts';
import type { Supergraph } from '../supergraph/supergraph.ts';
import type { CheckPageDeps } from './check-page.ts';
import type { Admission } from './edge/admission.ts';
import type { Limits } from './edge/limits.ts';
import { answerOf, VERDICT } from './shared-links.ts';
import type { VerifiedView } from './verify/view.ts';

const DOCUMENT = `mutation PastedCredential($input: VerifyCredentialInput!) {
  verifyCredential(input: $input) { verification { ${VERDICT} } }
}`;

/** How the gateway verifies what somebody pastes: as a stranger, counted under the limit of the route for programs. */
export function createPastedCredentials(options: {
  supergraph: Supergraph;
  limits: Limits;
  admission: Admission;
  clientHashOf: (request: IncomingMessage) => string;
  /** The request as a context of nobody. */
  contextOf: (request: IncomingMessage, response: ServerResponse, clientHash: string) => Context;
}): Pick<CheckPageDeps, 'arrive'> {
  const { supergraph, limits, admission, clientHashOf, contextOf } = options;
  const document = supergraph.store(DOCUMENT);
  return {
    async arrive(request, response) {
      const clientHash = clientHashOf(request);
      const count = (cost: number) =>
        limits.take('verify', { identity: ANONYMOUS, clientHash }, { cost, response });
      admission.requireCapacity('write');
      await count(1);
      return {
        clientHash,
        async verify(credentials) {
          if (credentials.length > 1) await count(credentials.length - 1);
          const context = contextOf(request, response, clientHash);
          const views: VerifiedView[] = [];
          for (const credential of credentials) {
            const result = await admission.run('write', response, () =>
              supergraph.execute(document, { input: { credential } }, context),
            );
            const { verification } = answerOf(result)['verifyCredential'] as { verification: VerifiedView };
            views.push(verification);
          }
          return views;
        },
      };
    },
  };
}
