import { requirePlainXml } from './saml-text.ts';
import type { SamlTrust } from './sso-config.ts';
import { faultOf, ssoFailed } from './sso-fault.ts';
import { certificateOf, isHttpsUrl } from './sso-input.ts';

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const MAX_ELEMENTS = 50;
const NAME = '(?:[\\w.-]+:)?';
const ATTRIBUTES = `((?:[^<>"']|"[^"<]*"|'[^'<]*')*)`;

/**
 * Whom the metadata document of one identity provider names (SAML Metadata §2.4.3): entity id, address for requests by redirect, and
 * the certificates that sign. Its own signature is not looked at: it comes from an administrator, or over TLS from a site that one
 * has named. Error: SSO_FAILED.
 */
export function readSamlMetadata(xml: string): SamlTrust {
  try {
    requirePlainXml(xml);
  } catch (error) {
    throw faultOf(error) ? ssoFailed('METADATA_INVALID') : error;
  }
  const text = withoutComments(xml);
  const entities = all(text, 'EntityDescriptor');
  const providers = elements(text, 'IDPSSODescriptor');
  const [entity] = entities;
  const [provider] = providers;
  // Of a federation's list nobody knows whom the administrator meant.
  if (entities.length !== 1 || providers.length !== 1 || !entity || !provider)
    throw ssoFailed('METADATA_INVALID');
  const idpEntityId = attribute(entity, 'entityID');
  const ssoUrl = all(provider, 'SingleSignOnService')
    .filter((service) => attribute(service, 'Binding') === REDIRECT)
    .map((service) => attribute(service, 'Location'))[0];
  if (!idpEntityId || idpEntityId.length > 1024 || !ssoUrl || !isHttpsUrl(ssoUrl))
    throw ssoFailed('METADATA_INVALID');
  const certificates = withAttributes(provider, 'KeyDescriptor')
    .filter(({ attributes }) => (attribute(attributes, 'use') ?? 'signing') === 'signing')
    .flatMap(({ content }) => elements(content, 'X509Certificate'))
    .flatMap((body) => certificateOf(body) ?? []);
  if (certificates.length === 0) throw ssoFailed('NO_USABLE_KEY');
  return { idpEntityId, ssoUrl, certificates: [...new Set(certificates)].slice(0, 10) };
}

/** Looked for from where the last one ended: an expression would look to the end of the document from each opening. */
function withoutComments(xml: string): string {
  const kept: string[] = [];
  let at = 0;
  for (let from = xml.indexOf('<!--'); from >= 0; from = xml.indexOf('<!--', at)) {
    kept.push(xml.slice(at, from));
    const end = xml.indexOf('-->', from + 4);
    if (end < 0) throw ssoFailed('METADATA_INVALID');
    at = end + 3;
  }
  return [...kept, xml.slice(at)].join('');
}

/** The attributes of each element of a name, as they are written. */
function all(text: string, name: string): readonly string[] {
  return [...text.matchAll(new RegExp(`<${NAME}${name}(?=[\\s/>])${ATTRIBUTES}>`, 'g'))].map(
    ([, one = '']) => one,
  );
}

function elements(text: string, name: string): readonly string[] {
  return withAttributes(text, name).map(({ content }) => content);
}

function withAttributes(text: string, name: string) {
  // Each opening without its end would be looked for to the end of the document.
  if (all(text, name).length > MAX_ELEMENTS) throw ssoFailed('METADATA_INVALID');
  const element = new RegExp(`<(${NAME})${name}(?=[\\s/>])${ATTRIBUTES}>([\\s\\S]*?)</\\1${name}\\s*>`, 'g');
  return [...text.matchAll(element)].map(([, , attributes = '', content = '']) => ({ attributes, content }));
}

function attribute(attributes: string, name: string): string | undefined {
  const quoted = new RegExp(`(?:^|\\s)${name}\\s*=\\s*("[^"]*"|'[^']*')`).exec(attributes)?.[1];
  return quoted
    ?.slice(1, -1)
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
