import { type JsonFault, readStrictJson } from '../../kernel/crypto/strict-json.ts';
import { type Content, counted, html, quoted } from '../html.ts';
import { isRecord } from './claims.ts';

/** The most credentials of one presentation that a page shows. */
export const MAX_CREDENTIALS = 10;
const MAX_LINK = 2000;

/** What somebody has pasted, scanned or chosen: where it leads, what is to be verified, or what to do instead. */
export type Pasted =
  | { readonly kind: 'LINK'; readonly path: string }
  | {
      readonly kind: 'CREDENTIALS';
      /** As they stand there; what is no JSON object is no credential. */
      readonly credentials: readonly unknown[];
      readonly isPresentation: boolean;
    }
  | { readonly kind: 'PROBLEM'; readonly words: Content };

const JWT_WORDS =
  'This credential is in the form of a token (JWT or SD-JWT), which cannot be verified here. Ask for it as JSON with a Data Integrity proof, or verify it where it was issued.';

/**
 * Reads a text: a link of this platform or its token alone, a credential, or a presentation of up to 10 of them. `hosts` are the
 * platform's own. Nothing is looked up, and no address elsewhere is ever asked.
 */
export function readPasted(text: string, hosts: readonly string[]): Pasted {
  const trimmed = text.trim();
  if (trimmed === '') return problem('There is nothing to check yet: paste a credential or a link first.');
  if (isJwt(trimmed)) return problem(JWT_WORDS);
  return linkIn(trimmed, hosts) ?? credentialsIn(text);
}

/** A token as it stands in links: base64url. */
const TOKEN = /^(?!\d+$)[\w-]{8,64}$/;
const LINK_PATH = /^(?:\/api\/v1)?\/verify\/(?<proofs>proofs\/)?(?<token>[\w-]{8,64})\/?$/;
/** An address that somebody has typed without its scheme. */
const BARE_ADDRESS = /^(?:localhost|[\w-]+(?:\.[\w-]+)+)(?::\d{1,5})?\/\S*$/;
/** Stands for this platform, where a path says no host. */
const OWN_HOST = 'own.invalid';

/** A link, as what it leads to; undefined for what is none. */
function linkIn(text: string, hosts: readonly string[]): Pasted | undefined {
  if (text.length > MAX_LINK) return undefined;
  if (TOKEN.test(text)) return { kind: 'LINK', path: `/verify/${text}` };
  const address = addressIn(text);
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { host, pathname } = new URL(address);
  if (host !== OWN_HOST && !hosts.includes(host))
    return problem(
      html`This link leads to <strong>${quoted(host, 100)}</strong>, which is not this platform, so it was not opened. Open it yourself, or get the credential there as a file and choose that here.`,
    );
  const { token, proofs = '' } = LINK_PATH.exec(pathname)?.groups ?? {};
  if (token) return { kind: 'LINK', path: `/verify/${proofs}${token}` };
  return problem(
    'This is no link to a shared credential, although it leads to this platform. Copy the whole link that you were sent.',
  );
}

function addressIn(text: string): string | undefined {
  if (text.startsWith('/verify/')) return `https://${OWN_HOST}${text}`;
  if (/^https?:\/\//i.test(text)) return text;
  return BARE_ADDRESS.test(text) ? `https://${text}` : undefined;
}

/** Compact JWS, with the disclosures of an SD-JWT or without (RFC 7515 §3.1): its header begins with `{"`. */
function isJwt(text: string): boolean {
  return /^eyJ[\w-]*\.[\w-]*\.[\w-]*(?:~[\w.~-]*)?$/.test(text);
}

function credentialsIn(text: string): Pasted {
  const read = readStrictJson(text);
  if ('fault' in read) return problem(faultWords(text, read.fault));
  const { value } = read;
  if (typeof value === 'string' && isJwt(value)) return problem(JWT_WORDS);
  if (!isRecord(value))
    return problem(
      `This is JSON, but no credential: it is ${nameOf(value)}. Paste one credential, which begins with { and ends with }.`,
    );
  if (!isPresentation(value)) {
    const why = unreadable(value);
    return why ? problem(why) : { kind: 'CREDENTIALS', credentials: [value], isPresentation: false };
  }
  const { verifiableCredential: given = [] } = value;
  const credentials: readonly unknown[] = Array.isArray(given) ? given : [given];
  if (credentials.length === 0)
    return problem('This presentation holds no credential, so there is nothing to check in it.');
  if (credentials.length > MAX_CREDENTIALS)
    return problem(
      `This presentation holds ${counted(credentials.length)} credentials, and at most ${MAX_CREDENTIALS} are checked at once. Paste the credentials in it one by one.`,
    );
  return { kind: 'CREDENTIALS', credentials, isPresentation: true };
}

/** Why a member of a presentation is nothing that can be verified; undefined for a JSON object that is no envelope. */
export function unreadable(member: unknown): string | undefined {
  if (typeof member === 'string')
    return isJwt(member) ? JWT_WORDS : 'It is a text where a credential should stand.';
  if (!isRecord(member)) return `It is ${nameOf(member)} where a credential should stand.`;
  const { id } = member;
  return typeof id === 'string' && /^data:application\/[\w.-]+\+(?:jwt|sd-jwt)/i.test(id)
    ? JWT_WORDS
    : undefined;
}

function isPresentation({ type, verifiableCredential }: Readonly<Record<string, unknown>>): boolean {
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  if (types.includes('VerifiablePresentation')) return true;
  return verifiableCredential !== undefined && !types.includes('VerifiableCredential');
}

function faultWords(text: string, { code, offset, advice }: JsonFault): Content {
  const where = offset === undefined ? '' : ` ${placeOf(text, offset)}`;
  const what = code === 'duplicate_name' ? 'the same name stands there twice' : code.replaceAll('_', ' ');
  return html`This is no JSON that can be checked${where && html`:<strong>${where}</strong>`}: ${what}. What to do: ${advice}. If you have it from somewhere, copy it there again, from the first { to the last }.`;
}

/** Lines and columns count from 1, columns in UTF-16 code units, as editors count them. */
function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return `line ${counted(line)}, column ${counted(offset - before.lastIndexOf('\n'))}`;
}

function nameOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return (
    { string: 'a text', number: 'a number', boolean: 'true or false' }[typeof value as string] ??
    'something else'
  );
}

function problem(words: Content): Pasted {
  return { kind: 'PROBLEM', words };
}
