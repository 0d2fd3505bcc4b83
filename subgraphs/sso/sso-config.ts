import type { Sealed } from '../../kernel/crypto/envelope.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Recorded } from '../../store/record-store.ts';
import type { AttributeMap } from './attribute-map.ts';

export const SSO_PROTOCOLS = ['SAML2.0', 'OIDC'] as const;
export type SsoProtocol = (typeof SSO_PROTOCOLS)[number];

export const SSO_STATUSES = ['PENDING_VALIDATION', 'VALIDATED', 'ACTIVE', 'INACTIVE', 'FAILED'] as const;
export type SsoStatus = (typeof SSO_STATUSES)[number];

/** An OpenID provider, and how the platform is known there. */
export interface OidcSettings {
  /** Exactly as the provider names itself. */
  readonly issuerUrl: string;
  readonly clientId: string;
  /** Absent for a public client, which proves itself with PKCE alone. */
  readonly sealedSecret?: Sealed | undefined;
  readonly scopes: readonly string[];
}

/** Whom of SAML 2.0 the platform believes. */
export interface SamlTrust {
  readonly idpEntityId: string;
  /** Where browsers bring requests (HTTP-Redirect binding). */
  readonly ssoUrl: string;
  /** PEM; these alone are believed, whatever certificate a response carries. */
  readonly certificates: readonly string[];
}

/** An identity provider of SAML 2.0; without its trust as long as its metadata were not read. */
export interface SamlSettings extends Partial<SamlTrust> {
  /** Where they were read from, and are read again when the configuration is checked. */
  readonly metadataUrl?: string | undefined;
}

/** How the people of one organization sign in through its own identity provider. */
export interface SsoConfig extends Recorded {
  readonly ssoConfigId: string;
  readonly organizationId: string;
  readonly organizationDid: string;
  readonly protocol: SsoProtocol;
  /** What people call it. */
  readonly provider: string;
  readonly status: SsoStatus;
  readonly validationError?: string | undefined;
  readonly validatedAt?: Date | undefined;
  readonly oidc?: OidcSettings | undefined;
  readonly saml?: SamlSettings | undefined;
  readonly attributeMap: AttributeMap;
  readonly jitProvisioning: boolean;
  readonly defaultRole: string;
  readonly enforce: boolean;
  readonly breakGlassMemberId?: string | undefined;
  /** One more with each edit: what was proven of other settings proves nothing of these. */
  readonly settingsVersion: number;
  /** When what the provider publishes was last read and found in order; absent since an edit. */
  readonly metadataAt?: Date | undefined;
  /** When somebody last signed in to try these settings; absent since an edit. */
  readonly testedAt?: Date | undefined;
}

/**
 * What happens to a configuration. `edited`: its settings change. `incomplete`: what the provider publishes is in order, and nobody
 * has tried it. `passed`: somebody has. `failed`: a check found a fault.
 */
export type SsoEvent = 'edited' | 'incomplete' | 'passed' | 'failed' | 'activate' | 'deactivate';

const TRANSITIONS: Readonly<Record<SsoStatus, Readonly<Partial<Record<SsoEvent, SsoStatus>>>>> = {
  PENDING_VALIDATION: {
    edited: 'PENDING_VALIDATION',
    incomplete: 'PENDING_VALIDATION',
    passed: 'VALIDATED',
    failed: 'FAILED',
  },
  VALIDATED: { edited: 'PENDING_VALIDATION', passed: 'VALIDATED', failed: 'FAILED', activate: 'ACTIVE' },
  ACTIVE: { edited: 'PENDING_VALIDATION', passed: 'ACTIVE', failed: 'FAILED', deactivate: 'INACTIVE' },
  INACTIVE: { edited: 'PENDING_VALIDATION', passed: 'INACTIVE', failed: 'FAILED', activate: 'ACTIVE' },
  FAILED: {
    edited: 'PENDING_VALIDATION',
    incomplete: 'PENDING_VALIDATION',
    passed: 'VALIDATED',
    failed: 'FAILED',
  },
};

/** The status after an event. Error: INVALID_STATE_TRANSITION. */
export function statusAfter(status: SsoStatus, event: SsoEvent): SsoStatus {
  const next = TRANSITIONS[status][event];
  if (next !== undefined) return next;
  const remedy = REMEDIES[event] ?? 'read it again and decide anew';
  throw new AppError('INVALID_STATE_TRANSITION', `This configuration is ${status}: ${remedy}.`);
}

const REMEDIES: Readonly<Partial<Record<SsoEvent, string>>> = {
  activate: 'only one that is VALIDATED or INACTIVE can be activated; validate it first',
  deactivate: 'only one that is ACTIVE can be deactivated',
};

/** What a configuration still lacks before it can be activated, in the order in which it is done. */
export const SSO_STEPS = ['METADATA', 'EMAIL_DOMAIN', 'TEST_SIGN_IN'] as const;
export type SsoStep = (typeof SSO_STEPS)[number];

/** The steps that are not done yet. */
export function missingSteps(
  { metadataAt, testedAt }: Pick<SsoConfig, 'metadataAt' | 'testedAt'>,
  provedDomains: number,
): readonly SsoStep[] {
  return [
    ...(metadataAt ? [] : (['METADATA'] as const)),
    ...(provedDomains > 0 ? [] : (['EMAIL_DOMAIN'] as const)),
    ...(testedAt ? [] : (['TEST_SIGN_IN'] as const)),
  ];
}

/** The text with which a client secret is sealed: it opens for this provider and client, and for nobody else. */
export function clientSecretAad(
  kind: string,
  ssoConfigId: string,
  { issuerUrl, clientId }: Pick<OidcSettings, 'issuerUrl' | 'clientId'>,
): string {
  return `testamur:sso-client-secret:v1\n${JSON.stringify([kind, ssoConfigId, issuerUrl, clientId])}`;
}
