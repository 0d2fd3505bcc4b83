import { isIP } from 'node:net';
import { did } from '../../kernel/parse.ts';

const PREFIX = 'did:web:';
// The one spelling of a domain and its port; DIDs are compared letter by letter, so a second one would be a second issuer.
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const PORT = /^[1-9]\d{0,4}$/;

/** A did:web that names a place where its document can stand. */
export const didWeb = did.superRefine((value, context) => {
  const fault = faultOf(value);
  if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
});

/** Whether a DID is one that its own web site answers for. */
function isDidWeb(value: string): boolean {
  return value.startsWith(PREFIX);
}

/** Where the document of a did:web stands (did:web §3.2): below `/.well-known` unless the DID names a path. */
export function documentUrlOf(value: string): string {
  const [place = '', ...path] = value.slice(PREFIX.length).split(':');
  const folder = path.length === 0 ? '.well-known' : path.join('/');
  return `https://${place.replace('%3A', ':')}/${folder}/did.json`;
}

function faultOf(value: string): string | undefined {
  if (!isDidWeb(value)) return 'give a did:web such as did:web:example.edu or did:web:example.edu:registrar';
  const [place = '', ...path] = value.slice(PREFIX.length).split(':');
  const [domain = '', port, ...more] = place.split('%3A');
  if (!DOMAIN.test(domain) || domain.length > 253) {
    return 'write the domain in small letters, with a port as %3A8443';
  }
  if (more.length > 0 || (port !== undefined && (!PORT.test(port) || Number(port) > 65_535))) {
    return 'write the port as %3A and a number up to 65535';
  }
  if (port === '443') return 'leave %3A443 out: it is the port anyway';
  if (!URL.canParse(`https://${domain}`)) return 'name a domain that can be in an address of the web';
  // 127.1 and 2130706433 look like domains; a URL knows them for what they are.
  const { hostname } = new URL(`https://${domain}`);
  if (isIP(hostname) !== 0) return 'name a domain; a did:web has no address in its place';
  return path.every(isSegment) ? undefined : 'leave dots, slashes and empty parts out of the path';
}

/** A part of the path that stays where it is: it neither climbs nor opens a folder of its own. */
function isSegment(segment: string): boolean {
  return segment !== '' && !/^(?:\.|%2e){1,2}$/i.test(segment) && !/%(?:2f|5c|00)/i.test(segment);
}
