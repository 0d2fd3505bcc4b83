import { X509Certificate } from 'node:crypto';
import { type Profile, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { Clock } from '../../kernel/clock.ts';
import { sha256Hex } from '../../kernel/ids.ts';
import type { ProvenSubject } from './oidc.ts';
import { elementsOf, type SamlElement, textOf } from './saml-element.ts';
import { openSamlResponse } from './saml-text.ts';
import type { SamlTrust } from './sso-config.ts';
import { ssoFailed } from './sso-fault.ts';

/** A configuration as a sign-in uses it. */
export interface SamlParty {
  readonly trust: SamlTrust;
  readonly spEntityId: string;
  readonly acsUrl: string;
}

/** What an assertion proves, and what keeps it from being used twice. */
export interface ProvenAssertion extends ProvenSubject {
  /** SHA-256 of who made it and its id. */
  readonly assertionId: string;
  /** From then on it is refused for its age. */
  readonly lapsesAt: Date;
  /** The request that it answers. */
  readonly inResponseTo: string | undefined;
}

/** SAML 2.0 web browser single sign-on: requests by redirect, responses by a form. */
export interface Saml {
  authorizationUrl(
    party: SamlParty,
    request: { readonly id: string; readonly relayState: string },
  ): Promise<string>;
  /** Error: SSO_FAILED for a response that does not prove anybody at this moment, whichever request it answers. */
  read(party: SamlParty, samlResponse: string): Promise<ProvenAssertion>;
}

export const SAML_SKEW_MS = 60_000;
const MAX_AGE_MS = 10 * 60_000;
const MAX_SUBJECT = 255;
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';

export function createSaml({ now }: { now: Clock }): Saml {
  return {
    authorizationUrl: (party, { id, relayState }) =>
      libraryFor(party, id).getAuthorizeUrlAsync(relayState, undefined, {}),

    async read(party, samlResponse) {
      const { trust, acsUrl, spEntityId } = party;
      const at = now();

      // 1. nothing but what an honest provider sends, for this address
      const envelope = openSamlResponse(samlResponse);
      if (envelope.destination !== undefined && envelope.destination !== acsUrl)
        throw ssoFailed('AUDIENCE_MISMATCH');

      // 2. the assertion is signed by a certificate that is valid now; from here on its signed bytes alone are read
      const certificates = validCertificates(trust.certificates, at);
      const assertion = await signedAssertion({ ...party, trust: { ...trust, certificates } }, samlResponse);

      // 3. by whom, for whom, when
      if (textOf(elementsOf(assertion, 'Issuer')) !== trust.idpEntityId) throw ssoFailed('ISSUER_MISMATCH');
      const { ID: id, IssueInstant: issuedAt } = assertion.$ ?? {};
      const [conditions, ...more] = elementsOf(assertion, 'Conditions');
      if (!id || !conditions || more.length > 0) throw ssoFailed('RESPONSE_MALFORMED');
      requireTime(at, { from: issuedAt, until: undefined });
      if (!isInstant(issuedAt) || Date.parse(issuedAt) + MAX_AGE_MS + SAML_SKEW_MS <= at.getTime())
        throw ssoFailed('ASSERTION_EXPIRED');
      requireTime(at, { from: conditions.$?.['NotBefore'], until: conditions.$?.['NotOnOrAfter'] });
      requireAudience(conditions, spEntityId);
      if (elementsOf(assertion, 'AuthnStatement').length === 0) throw ssoFailed('RESPONSE_MALFORMED');

      // 4. about whom
      const [subject, ...others] = elementsOf(assertion, 'Subject');
      if (!subject || others.length > 0) throw ssoFailed('SUBJECT_MISSING');
      const confirmation = confirmationOf(subject, acsUrl, at);
      const [nameId] = elementsOf(subject, 'NameID');
      const name = textOf(elementsOf(subject, 'NameID'))?.trim() ?? '';
      if (name === '' || name.length > MAX_SUBJECT || nameId?.$?.['Format'] === TRANSIENT)
        throw ssoFailed('SUBJECT_MISSING');
      if (envelope.inResponseTo !== undefined && envelope.inResponseTo !== confirmation.inResponseTo)
        throw ssoFailed('REQUEST_MISMATCH');

      return {
        subject: name,
        attributes: attributesOf(assertion),
        emailVerified: undefined,
        assertionId: sha256Hex(JSON.stringify([trust.idpEntityId, id])),
        lapsesAt: new Date(confirmation.until.getTime() + SAML_SKEW_MS),
        inResponseTo: confirmation.inResponseTo,
      };
    },
  };
}

/** Those that are valid now. Error: SSO_FAILED when none is: a key that was given up must not open doors for ever. */
export function validCertificates(certificates: readonly string[], at: Date): readonly string[] {
  const valid = certificates.filter((pem) => {
    const { validFrom, validTo } = new X509Certificate(pem);
    return Date.parse(validFrom) <= at.getTime() + SAML_SKEW_MS && at.getTime() < Date.parse(validTo);
  });
  if (certificates.length === 0) throw ssoFailed('NO_USABLE_KEY');
  if (valid.length === 0) throw ssoFailed('CERTIFICATE_EXPIRED');
  return valid;
}

function libraryFor({ trust, spEntityId, acsUrl }: SamlParty, requestId = ''): SAML {
  return new SAML({
    callbackUrl: acsUrl,
    entryPoint: trust.ssoUrl,
    issuer: spEntityId,
    audience: spEntityId,
    idpCert: [...trust.certificates],
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    generateUniqueId: () => requestId,
    // Times and requests are checked here, by the clock and the store of the platform.
    acceptedClockSkewMs: -1,
    validateInResponseTo: ValidateInResponseTo.never,
  });
}

/** What the signature covers, parsed from those bytes. */
async function signedAssertion(party: SamlParty, samlResponse: string): Promise<SamlElement> {
  let profile: Profile | null;
  try {
    ({ profile } = await libraryFor(party).validatePostResponseAsync({ SAMLResponse: samlResponse }));
  } catch (error) {
    // The library tells its reasons apart by words alone.
    const words = error instanceof Error ? error.message : '';
    if (/audience/i.test(words)) throw ssoFailed('AUDIENCE_MISMATCH');
    throw ssoFailed(/signature/i.test(words) ? 'SIGNATURE_INVALID' : 'RESPONSE_MALFORMED');
  }
  const parsed = profile?.getAssertion?.() as { readonly Assertion?: SamlElement } | undefined;
  if (!parsed?.Assertion) throw ssoFailed('RESPONSE_MALFORMED');
  return parsed.Assertion;
}

function requireAudience(conditions: SamlElement, spEntityId: string): void {
  const restrictions = elementsOf(conditions, 'AudienceRestriction');
  const meets = (restriction: SamlElement) =>
    elementsOf(restriction, 'Audience').some((audience) => textOf([audience]) === spEntityId);
  if (restrictions.length === 0 || !restrictions.every(meets)) throw ssoFailed('AUDIENCE_MISMATCH');
}

/** The bearer's confirmation for this address (SAML Profiles §4.1.4.2). Error: SSO_FAILED. */
function confirmationOf(subject: SamlElement, acsUrl: string, at: Date) {
  const bearers = elementsOf(subject, 'SubjectConfirmation')
    .filter(({ $ }) => $?.['Method'] === BEARER)
    .flatMap((confirmation) => elementsOf(confirmation, 'SubjectConfirmationData'));
  const [data] = bearers.filter(({ $ }) => $?.['Recipient'] === acsUrl);
  if (!data) throw ssoFailed(bearers.length === 0 ? 'RESPONSE_MALFORMED' : 'AUDIENCE_MISMATCH');
  const { NotBefore: from, NotOnOrAfter: until, InResponseTo: inResponseTo } = data.$ ?? {};
  if (!isInstant(until)) throw ssoFailed('ASSERTION_EXPIRED');
  requireTime(at, { from, until });
  return { until: new Date(until), inResponseTo };
}

function requireTime(
  at: Date,
  { from, until }: { readonly from: string | undefined; readonly until: string | undefined },
): void {
  const isEarly = from !== undefined && !(isInstant(from) && Date.parse(from) <= at.getTime() + SAML_SKEW_MS);
  const isLate =
    until !== undefined && !(isInstant(until) && at.getTime() < Date.parse(until) + SAML_SKEW_MS);
  if (isEarly || isLate) throw ssoFailed('ASSERTION_EXPIRED');
}

/** SAML writes instants in UTC (SAML Core §1.3.3). */
function isInstant(text: string | undefined): text is string {
  return (
    text !== undefined &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(text) &&
    !Number.isNaN(Date.parse(text))
  );
}

function attributesOf(assertion: SamlElement): ProvenSubject['attributes'] {
  const all = new Map<string, readonly string[]>();
  const attributes = elementsOf(assertion, 'AttributeStatement').flatMap((one) =>
    elementsOf(one, 'Attribute'),
  );
  for (const attribute of attributes) {
    const values = elementsOf(attribute, 'AttributeValue').flatMap((value) => textOf([value]) ?? []);
    const { Name: name, FriendlyName: friendly } = attribute.$ ?? {};
    for (const key of new Set([name, friendly]))
      if (key !== undefined) all.set(key, [...(all.get(key) ?? []), ...values]);
  }
  return all;
}
