import { type DisplayLine, isRecord, linesOfClaims, shortened } from '../../../kernel/claim-lines.ts';
import { titleOf } from '../../../kernel/credential-title.ts';
import type { JsonObject } from '../../../kernel/crypto/canonical-json.ts';

const MOST_CHARACTERS = 255;
/** What has a name and is nobody: `Course name`, `Achievement · Name`. */
const NO_PERSON =
  /\b(?:achievement|award|certificate|college|course|credential|degree|department|diploma|faculty|framework|institution|issuer|level|module|organi[sz]ation|program(?:me)?|qualification|school|skill|subject|unit|university)s?[ ·]+names?\b/gi;
/** Labels of claims that tell of the person rather than of what was achieved. */
const PERSONAL =
  /\b(?:(?:fore|sur|first|last|middle|given|family|full|maiden|nick|user)?names?|birth(?:date|day|place)?|born|dob|age|address(?:es)?|street|post ?code|postal code|zip(?: ?code)?|(?:tele)?phone|tel|mobile|fax|e-?mail|passport|identity|national (?:id|no|number)|personal|ssn|pps|tax (?:id|no|number)|gender|sex|nationality|(?:student|learner|matriculation|enrol?ment|candidate) ?(?:id|no|number)|employee)\b/i;
const NAMES_A_DID = /^@?id$|did$/i;
const DID_URL = /^\s*(?<scheme>did:[a-z0-9]{1,20}:)(?<id>[A-Za-z0-9._:%-]{1,300})/i;
const MOST_DIDS = 20;

/** What people can read of a credential, whoever has issued it; nothing of it is verified. */
export interface Readable {
  readonly title: string;
  /** Claims and dates as labels and values. */
  readonly facts: readonly DisplayLine[];
  readonly issuerName: string;
  readonly holderName: string;
  /** Values that tell of the person. */
  readonly personal: readonly string[];
  /** The DIDs of whomever it is about, also of credentials within it; the first 20. */
  readonly subjectDids: readonly string[];
}

/** Work is bounded, whatever the document holds. */
export function readable(document: JsonObject): Readable {
  const subject = isRecord(document['credentialSubject']) ? document['credentialSubject'] : {};
  const { lines } = linesOfClaims(subject);
  const issuer = document['issuer'];
  const issuerName = textOf(isRecord(issuer) ? (issuer['name'] ?? issuer['id']) : issuer) ?? '';
  const dates = [
    ['Issued by', issuerName],
    ['Issued on', textOf(document['issuanceDate'])?.slice(0, 10)],
    ['Expires on', textOf(document['expirationDate'])?.slice(0, 10)],
  ] as const;
  return {
    title: titleOf({
      vcJson: JSON.stringify({ credentialSubject: subject }),
      credentialType: typeIn(document),
    }),
    facts: [...lines, ...dates.flatMap(([label, value]) => (value ? [{ label, value }] : []))],
    issuerName,
    holderName: textOf(subject['name']) ?? '',
    personal: lines.flatMap(({ label, value }) =>
      PERSONAL.test(label.replace(NO_PERSON, '')) ? [value] : [],
    ),
    subjectDids: didsIn(subject),
  };
}

/** Each DID once, without what follows it in a DID URL (DID Core §3.2); as it would be registered, whatever the case of its scheme. */
function didsIn(subject: Readonly<Record<string, unknown>>): readonly string[] {
  const dids = new Set<string>();
  JSON.stringify(subject, (name, value: unknown) => {
    const { scheme = '', id = '' } =
      (NAMES_A_DID.test(name) && typeof value === 'string' && DID_URL.exec(value)?.groups) || {};
    if (id !== '' && dids.size < MOST_DIDS) dids.add(`${scheme.toLowerCase()}${id}`);
    return value;
  });
  return [...dids];
}

/** The type beside VerifiableCredential. */
function typeIn(document: JsonObject): string {
  const types = [document['type']].flat().filter((type) => typeof type === 'string');
  return shortened(types.find((type) => type !== 'VerifiableCredential') ?? 'Credential', MOST_CHARACTERS);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== ''
    ? shortened(value.trim(), MOST_CHARACTERS)
    : undefined;
}
