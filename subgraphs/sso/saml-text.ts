import { ssoFailed } from './sso-fault.ts';

/** What is read of a response before a parser sees it. */
export interface SamlEnvelope {
  readonly xml: string;
  /** Of the Response element; signed only where the response is. */
  readonly destination: string | undefined;
  readonly inResponseTo: string | undefined;
}

// What any provider sends is a few kilobytes; groups may make it some tens.
const MAX_RESPONSE = 256 * 1024;
// Looking for an element costs the square of how many there are: forty thousand keep a processor busy for minutes. A person with a
// thousand groups has some 1,100.
const MAX_ELEMENTS = 1600;
const MAX_ATTRIBUTES = 4000;
// Comments, character data and ends of elements are nodes, too.
const MAX_PIECES = 2 * MAX_ELEMENTS + 100;

/** Algorithms that a response may name anywhere: canonical XML without what programs it, SHA-2, RSA and ECDSA. */
const ALGORITHMS: ReadonlySet<string> = new Set([
  'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  'http://www.w3.org/2001/10/xml-exc-c14n#',
  'http://www.w3.org/2001/10/xml-exc-c14n#WithComments',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmldsig-more#sha384',
  'http://www.w3.org/2001/04/xmlenc#sha512',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
  'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha384',
  'http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha512',
]);

const ALGORITHM = /[\s:]Algorithm\s*=\s*("[^"]*"|'[^']*')/g;
const NAME = '(?:[\\w.-]+:)?';

/**
 * Refuses, on the raw text, whatever a response of an honest provider never has: a document type with its entities, processing
 * instructions, a second assertion wherever it hides, an encrypted one, an algorithm that is not listed. What a parser makes of such
 * documents differs from parser to parser, which is what wrapping lives of. Error: SSO_FAILED.
 */
export function openSamlResponse(base64: string): SamlEnvelope {
  const xml = decoded(base64);
  requirePlainXml(xml);
  requireFewNodes(xml);
  const one = (element: string) => xml.match(new RegExp(`<${NAME}${element}[\\s/>]`, 'g'))?.length ?? 0;
  if (one('Response') !== 1 || one('Assertion') !== 1) throw ssoFailed('RESPONSE_MALFORMED');
  if (one('EncryptedAssertion') > 0 || one('EncryptedID') > 0) throw ssoFailed('RESPONSE_MALFORMED');
  if (one('Signature') > 2) throw ssoFailed('RESPONSE_MALFORMED');
  for (const [, quoted = ''] of xml.matchAll(ALGORITHM))
    if (!ALGORITHMS.has(quoted.slice(1, -1))) throw ssoFailed('ALGORITHM_REFUSED');

  const root = new RegExp(`^(?:<\\?xml[^>]*\\?>)?\\s*<${NAME}Response((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>`).exec(
    xml,
  );
  if (!root) throw ssoFailed('RESPONSE_MALFORMED');
  const [, attributes = ''] = root;
  return {
    xml,
    destination: attributeOf(attributes, 'Destination'),
    inResponseTo: attributeOf(attributes, 'InResponseTo'),
  };
}

/** Refuses documents whose parser would have to expand, fetch or run something. Error: SSO_FAILED. */
export function requirePlainXml(xml: string): void {
  const body = xml.replace(/^\uFEFF?<\?xml[^>]*\?>/, '');
  // Of what begins with <! only comments and character data are harmless; no instruction is needed by any of these documents.
  if (/<!(?!--|\[CDATA\[)/.test(body) || body.includes('<?') || body.includes('\u0000'))
    throw ssoFailed('RESPONSE_MALFORMED');
  const encoding = /^\uFEFF?<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)["']/.exec(xml)?.[1];
  if (encoding !== undefined && !/^(?:utf-8|us-ascii)$/i.test(encoding))
    throw ssoFailed('RESPONSE_MALFORMED');
}

/** Refuses what would take a parser, and who looks for elements behind it, longer than an honest response. Error: SSO_FAILED. */
function requireFewNodes(xml: string): void {
  const count = (piece: RegExp) => xml.match(piece)?.length ?? 0;
  const isMuch =
    count(/<[^/!?]/g) > MAX_ELEMENTS || count(/</g) > MAX_PIECES || count(/=\s*["']/g) > MAX_ATTRIBUTES;
  if (isMuch) throw ssoFailed('RESPONSE_MALFORMED');
}

function decoded(base64: string): string {
  const text = base64.replace(/[\r\n\t ]/g, '');
  if (text.length === 0 || text.length > (MAX_RESPONSE * 4) / 3 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text))
    throw ssoFailed('RESPONSE_MALFORMED');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'base64'));
  } catch {
    throw ssoFailed('RESPONSE_MALFORMED');
  }
}

function attributeOf(attributes: string, name: string): string | undefined {
  const quoted = new RegExp(`(?:^|\\s)${name}\\s*=\\s*("[^"]*"|'[^']*')`).exec(attributes)?.[1];
  return quoted?.slice(1, -1).replace(/&amp;/g, '&');
}
