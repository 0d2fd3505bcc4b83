import { type DisplayLine, isRecord, linesOfClaims, shortened } from '../../../kernel/claim-lines.ts';
import { titleOf } from '../../../kernel/credential-title.ts';
import type { JsonObject } from '../../../kernel/crypto/canonical-json.ts';

const MOST_CHARACTERS = 255;
/** Labels of claims that tell of the person rather than of what was achieved. */
const PERSONAL =
  /\b(?:name|birth|born|address|street|phone|mobile|e-?mail|passport|identity|national id|personal|ssn|gender|sex|nationality|student (?:id|no|number)|learner (?:id|no|number)|employee)\b/i;

/** What people can read of a credential, whoever has issued it; nothing of it is verified. */
export interface Readable {
  readonly title: string;
  /** Claims and dates as labels and values. */
  readonly facts: readonly DisplayLine[];
  readonly issuerName: string;
  readonly holderName: string;
  /** Values that tell of the person. */
  readonly personal: readonly string[];
  readonly subjectDid?: string | undefined;
}

/** Work is bounded, whatever the document holds. */
export function readable(document: JsonObject): Readable {
  const subject = isRecord(document['credentialSubject']) ? document['credentialSubject'] : {};
  const { lines } = linesOfClaims(subject);
  const issuer = document['issuer'];
  const issuerName = textOf(isRecord(issuer) ? (issuer['name'] ?? issuer['id']) : issuer) ?? '';
  const subjectDid = textOf(subject['id']);
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
    personal: lines.flatMap(({ label, value }) => (PERSONAL.test(label) ? [value] : [])),
    ...(subjectDid?.startsWith('did:') && { subjectDid }),
  };
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
