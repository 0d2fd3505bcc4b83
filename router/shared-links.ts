import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionResult } from 'graphql';
import type { Context } from '../kernel/context.ts';
import { AppError, isErrorCode } from '../kernel/errors.ts';
import { ANONYMOUS } from '../kernel/identity.ts';
import type { Bridge } from '../rest-bridge/bridge.ts';
import type { RateLimit } from '../subgraphs/rest.ts';
import type { Supergraph } from '../supergraph/supergraph.ts';
import type { Admission } from './edge/admission.ts';
import { sendJson } from './edge/envelope.ts';
import type { Limits } from './edge/limits.ts';
import type { SharedKind, VerificationPageDeps } from './verification-page.ts';
import type { SharedCredentialView, SharedProofView } from './verify/view.ts';

/** What pages tell of a verification. */
export const VERDICT = `isValid status credentialId issuer { did name status trust authorityType custodianType } keyVersion
  checks { check outcome code message } warnings verifiedAt`;
const DOCUMENTS: Readonly<Record<SharedKind, string>> = {
  credential: `query SharedCredentialPage($token: String!) {
    view: sharedCredential(token: $token) { ${VERDICT} credential share { label expiresAt remainingAccesses } }
  }`,
  proof: `query SharedProofPage($token: String!) {
    view: sharedProof(token: $token) {
      purpose audience expiresAt remainingAccesses
      items { ${VERDICT} credential disclosed attestation attestationNotice }
    }
  }`,
};
// Those of the routes.
const LIMITS: Readonly<Record<SharedKind, RateLimit>> = {
  credential: 'verify:links',
  proof: 'verify:proof-links',
};
const API: Readonly<Record<SharedKind, string>> = {
  credential: '/api/v1/verify/',
  proof: '/api/v1/verify/proofs/',
};

/** What a page has asked the supergraph for. Errors: what it refused with. */
export function answerOf({ data, errors }: ExecutionResult): Readonly<Record<string, unknown>> {
  const [error] = errors ?? [];
  if (!error) return data ?? {};
  const { code, retryAfter } = error.extensions;
  throw new AppError(isErrorCode(code) ? code : 'INTERNAL', error.message, {
    cause: error,
    ...(typeof retryAfter === 'number' ? { retryAfter } : {}),
  });
}

/** How the gateway's pages open shared links: counted under the limit of verifications, as strangers, through the supergraph. */
export function createSharedLinks(options: {
  supergraph: Supergraph;
  bridge: Bridge;
  limits: Limits;
  admission: Admission;
  clientHashOf: (request: IncomingMessage) => string;
  /** The request as a context of nobody. */
  contextOf: (request: IncomingMessage, response: ServerResponse, clientHash: string) => Context;
}): Pick<VerificationPageDeps, 'open' | 'json'> {
  const { supergraph, bridge, limits, admission, clientHashOf, contextOf } = options;
  const documents = {
    credential: supergraph.store(DOCUMENTS.credential),
    proof: supergraph.store(DOCUMENTS.proof),
  };

  return {
    async open(kind, token, request, response) {
      const context = await arrive(kind, request, response);
      const result = await admission.run('read', response, () =>
        supergraph.execute(documents[kind], { token }, context),
      );
      return { view: answerOf(result)['view'] as SharedCredentialView | SharedProofView };
    },

    async json(kind, token, request, response) {
      const context = await arrive(kind, request, response);
      const path = `${API[kind]}${encodeURIComponent(token)}`;
      const { method } = request;
      const reply = await admission.run('read', response, () =>
        bridge.handle({ method, path, query: {}, body: undefined, context }),
      );
      sendJson(response, reply);
    },
  };

  async function arrive(
    kind: SharedKind,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<Context> {
    const clientHash = clientHashOf(request);
    admission.requireCapacity('read');
    await limits.take(LIMITS[kind], { identity: ANONYMOUS, clientHash }, { response });
    return contextOf(request, response, clientHash);
  }
}
