import { signXml } from '@node-saml/node-saml/lib/xml.js';
import type { SamlSigner } from './saml-certificate.ts';

/** What a response says; a test spoils one of it. */
export interface SamlFacts {
  readonly issuer: string;
  readonly audience: string;
  readonly acs: string;
  readonly inResponseTo: string;
  readonly at: Date;
  readonly nameId?: string;
  readonly email?: string;
  readonly id?: string;
  /** XML in place of what stands there. */
  readonly nameIdXml?: string;
  readonly emailXml?: string;
  readonly notBefore?: Date;
  readonly notOnOrAfter?: Date;
  readonly destination?: string;
  readonly responseTo?: string;
  readonly confirmation?: string;
}

const MINUTE_MS = 60_000;

/** An assertion without a signature. */
export function assertionXml(facts: SamlFacts): string {
  const { issuer, audience, acs, inResponseTo, at, nameId = 'ada', email = 'ada@example.edu' } = facts;
  const { notBefore = at, notOnOrAfter = new Date(at.getTime() + 5 * MINUTE_MS), id = '_assertion' } = facts;
  const { nameIdXml = nameId, emailXml = email } = facts;
  const {
    confirmation = `Recipient="${acs}" InResponseTo="${inResponseTo}" NotOnOrAfter="${notOnOrAfter.toISOString()}"`,
  } = facts;
  return (
    `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" Version="2.0" IssueInstant="${at.toISOString()}">` +
    `<saml:Issuer>${issuer}</saml:Issuer>` +
    `<saml:Subject><saml:NameID>${nameIdXml}</saml:NameID>` +
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData ${confirmation}/></saml:SubjectConfirmation></saml:Subject>` +
    `<saml:Conditions NotBefore="${notBefore.toISOString()}" NotOnOrAfter="${notOnOrAfter.toISOString()}">` +
    `<saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>` +
    `<saml:AuthnStatement AuthnInstant="${at.toISOString()}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>` +
    `<saml:AttributeStatement><saml:Attribute Name="email"><saml:AttributeValue>${emailXml}</saml:AttributeValue></saml:Attribute></saml:AttributeStatement>` +
    `</saml:Assertion>`
  );
}

/** A response around what it holds, without a signature. */
export function responseXml({ issuer, acs, at, ...facts }: SamlFacts, ...parts: readonly string[]): string {
  const { destination = acs, inResponseTo, responseTo = inResponseTo } = facts;
  return (
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_response" Version="2.0" IssueInstant="${at.toISOString()}" Destination="${destination}" InResponseTo="${responseTo}">` +
    `<saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${issuer}</saml:Issuer>` +
    `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>${parts.join('')}</samlp:Response>`
  );
}

/** The document with a signature over the element of a name, behind the first Issuer in it. */
export function signed(
  xml: string,
  element: 'Assertion' | 'Response',
  { privateKeyPem, certificate }: SamlSigner,
  algorithm: 'sha1' | 'sha256' = 'sha256',
): string {
  const path = element === 'Response' ? "/*[local-name(.)='Response']" : "//*[local-name(.)='Assertion']";
  return signXml(
    xml,
    path,
    { reference: `${path}/*[local-name(.)='Issuer']`, action: 'after' },
    {
      privateKey: privateKeyPem,
      publicCert: certificate,
      signatureAlgorithm: algorithm,
      digestAlgorithm: algorithm,
    },
  );
}

/** The first element of a name, whole. */
export function elementIn(xml: string, name: string): string {
  const found = new RegExp(`<(\\w+:)?${name}[\\s>][\\s\\S]*</\\1?${name}>`).exec(xml)?.[0];
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
}

export const base64 = (xml: string) => Buffer.from(xml).toString('base64');
