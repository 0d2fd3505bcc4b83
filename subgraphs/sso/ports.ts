import { asUnit, type Context } from '../../kernel/context.ts';

/** Why somebody is sent to an identity provider: to sign in, or to show that a configuration works. */
export type SsoPurpose = 'SIGN_IN' | 'TEST';

/** How the people of an organization sign in through its own identity provider. */
export interface SsoPolicy {
  readonly protocol: 'SAML2.0' | 'OIDC';
  readonly status: 'PENDING_VALIDATION' | 'VALIDATED' | 'ACTIVE' | 'INACTIVE' | 'FAILED';
  /** True closes every other way to sign in, but for the break-glass Admin. */
  readonly enforce: boolean;
  /** The Admin who may still sign in by a link while `enforce` holds. */
  readonly breakGlassMemberId: string | null;
  /** Domains of e-mail addresses that the organization has proved to be its own, in lower case. */
  readonly emailDomains: readonly string[];
  readonly jitProvisioning: boolean;
}

/** What an identity provider has proven about a person, checked in full. */
export interface SsoPerson {
  readonly organizationDid: string;
  readonly purpose: SsoPurpose;
  /** The provider's own stable name for the person. */
  readonly subject: string;
  /** In lower case, and of a proved domain. */
  readonly email: string;
  readonly name: string | null;
  readonly groups: readonly string[];
  /** The role that the attribute map gives, or the default one; a role of this kind of organization. */
  readonly role: string;
  /** Whether a person who is no member yet becomes one. */
  readonly mayJoin: boolean;
  /** True when the configuration's attribute map names the role: only then it may be above the ordinary ones. */
  readonly isRoleMapped: boolean;
}

/** Sign-in through the identity providers of one kind of organization, which the registry of that kind offers. */
export interface SsoSignIn {
  /** Undefined for an organization without a configuration. */
  policyOf(input: { readonly organizationDid: string }, context: Context): Promise<SsoPolicy | undefined>;
  /** The organizations with an ACTIVE configuration that have proved this domain. */
  organizationsOf(
    input: { readonly emailDomain: string },
    context: Context,
  ): Promise<readonly { readonly organizationDid: string }[]>;
  /**
   * Where to send the browser, and the state that comes back with it: random, single use, kept for 10 minutes. Error:
   * INVALID_STATE_TRANSITION for a configuration that is not ACTIVE, or for a test of one that has no metadata.
   */
  buildAuthorizationRequest(
    input: { readonly organizationDid: string; readonly purpose: SsoPurpose },
    context: Context,
  ): Promise<{ readonly url: string; readonly state: string }>;
  /** Trades what the provider sent to the callback for the person. Errors: SSO_STATE_INVALID, SSO_FAILED. */
  validateOidcCallback(
    input: { readonly state: string; readonly parameters: Readonly<Record<string, string>> },
    context: Context,
  ): Promise<SsoPerson>;
  /** The same of a response that was posted to the assertion consumer service; `relayState` is the state. */
  validateSamlAssertion(
    input: { readonly relayState: string; readonly samlResponse: string },
    context: Context,
  ): Promise<SsoPerson>;
  /**
   * Where to send the browser of somebody who signed out here, so that the session at the provider ends, too (OpenID Connect RP-Initiated
   * Logout 1.0); it comes back to the sign-in page. Undefined for SAML, and for a provider that has no such place or does not answer.
   */
  logoutUrl(
    input: { readonly organizationDid: string; readonly loginHint: string },
    context: Context,
  ): Promise<string | undefined>;
}

/** The same in this process, asked by the unit whose people sign in. */
export function localSso(signIn: SsoSignIn): SsoSignIn {
  const by = (context: Context) => asUnit(context, 'core-engine');
  return {
    policyOf: (input, context) => signIn.policyOf(input, by(context)),
    organizationsOf: (input, context) => signIn.organizationsOf(input, by(context)),
    buildAuthorizationRequest: (input, context) => signIn.buildAuthorizationRequest(input, by(context)),
    validateOidcCallback: (input, context) => signIn.validateOidcCallback(input, by(context)),
    validateSamlAssertion: (input, context) => signIn.validateSamlAssertion(input, by(context)),
    logoutUrl: (input, context) => signIn.logoutUrl(input, by(context)),
  };
}
