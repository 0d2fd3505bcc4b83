import type { SsoPolicies } from '../../members/ports.ts';
import type { SsoSessionStore } from '../../members/sso-session-model.ts';

/** Verifiers have no identity providers of their own: nobody signs in by one. */
export const NO_PROVIDERS: { readonly policies: SsoPolicies; readonly ssoSessions: SsoSessionStore } = {
  policies: { policyOf: async () => undefined, logoutUrl: async () => undefined },
  ssoSessions: { has: async () => false, beginWrite: never, endWrite: never },
};

function never(): never {
  throw new Error('Nobody signs in for a verifier at an identity provider.');
}
