import type { VerifiedView } from './view.ts';

/** How a verdict is to be taken; each has an icon, a word and a colour. */
export type Tone = 'good' | 'bad' | 'caution' | 'unknown';

/** A verdict in plain words. */
export interface VerdictWords {
  readonly tone: Tone;
  /** The word beside the icon. */
  readonly badge: string;
  /** The heading of the page. */
  readonly headline: string;
  /** What it means and what to do, as a sentence or two. */
  readonly meaning: string;
}

const BADGES: Readonly<Record<Tone, string>> = {
  good: 'Valid',
  bad: 'Not valid',
  caution: 'Not valid now',
  unknown: 'Not confirmed',
};

/** Words for every verdict that a verification can reach. */
export const VERDICT_WORDS: Readonly<Record<string, VerdictWords>> = {
  VALID: verdict(
    'good',
    'This credential is valid.',
    'The signature is the issuer’s, nothing was changed, and it is in force.',
  ),
  MALFORMED: verdict(
    'bad',
    'This is not a credential that can be trusted.',
    'The document does not have the form of a credential, so nothing in it could be proven. Do not rely on it.',
  ),
  UNKNOWN_ISSUER: verdict(
    'bad',
    'The issuer of this credential is not recognised.',
    'Whoever made it is not an approved issuer here, so nobody vouches for what it says. Do not rely on it.',
  ),
  ISSUER_UNRESOLVABLE: verdict(
    'bad',
    'The issuer of this credential cannot be found.',
    'It is not registered here and no key of it can be found, so the signature could not be checked. Do not rely on it.',
  ),
  INVALID_SIGNATURE: verdict(
    'bad',
    'The signature of this credential is wrong.',
    'It was changed after it was signed, or somebody other than the issuer signed it. It may be forged. Do not rely on it.',
  ),
  KEY_NOT_VALID_AT_SIGNING: verdict(
    'bad',
    'This credential was signed with a key that was not in use.',
    'The issuer’s key was not yet, or no longer, in use when the credential says it was signed. Do not rely on it.',
  ),
  ISSUER_REVOKED: verdict(
    'bad',
    'The issuer of this credential has been removed.',
    'The issuer’s registration was revoked, so its credentials are no longer vouched for. Do not rely on it.',
  ),
  REVOKED: verdict(
    'bad',
    'This credential has been revoked.',
    'The issuer has taken it back for good. Do not rely on it.',
  ),
  SUSPENDED: verdict(
    'caution',
    'This credential is suspended.',
    'The issuer has suspended it for now; it may become valid again. Do not rely on it today.',
  ),
  SUPERSEDED: verdict(
    'caution',
    'This credential has been replaced.',
    'The issuer has issued a newer one in its place. Ask the holder for that one.',
  ),
  EXPIRED: verdict(
    'caution',
    'This credential has expired.',
    'The issuer signed it, but its time is over. Ask the holder for a current one.',
  ),
  NOT_YET_VALID: verdict(
    'caution',
    'This credential is not valid yet.',
    'Its issue date lies in the future. Open this page again after that date.',
  ),
  STATUS_UNKNOWN: verdict(
    'unknown',
    'This credential could not be fully checked.',
    'Whether it was revoked or replaced could not be looked up just now. Try again later, and do not rely on it until then.',
  ),
};

const UNFORESEEN: VerdictWords = verdict(
  'unknown',
  'This credential could not be confirmed.',
  'The check ended in a way that this page has no words for. Do not rely on the credential until it is confirmed.',
);

/** What stands in the place of a credential and was not checked, since it is none that can be read. */
export const UNREADABLE = 'UNREADABLE';
const UNREAD: VerdictWords = verdict(
  'unknown',
  'This credential cannot be read here.',
  'It was not checked; why stands below. Do not rely on it until it is confirmed.',
);

/** What a verdict is about. */
export type Judged = Pick<VerifiedView, 'isValid' | 'status'> & {
  readonly issuer?: Pick<NonNullable<VerifiedView['issuer']>, 'authorityType'> | null;
};

/** The words for a verdict; VALID only when the platform says so twice. */
export function wordsOf({ isValid, status, issuer }: Judged): VerdictWords {
  if (status === UNREADABLE && !isValid) return UNREAD;
  if (isValid !== (status === 'VALID') || !Object.hasOwn(VERDICT_WORDS, status)) return UNFORESEEN;
  const words = VERDICT_WORDS[status] ?? UNFORESEEN;
  if (issuer?.authorityType !== 'CUSTODIAN') return words;
  const ofCustodian = (text: string) => text.replaceAll('issuer', 'custodian');
  return { ...words, headline: ofCustodian(words.headline), meaning: ofCustodian(words.meaning) };
}

/** The words for all credentials of a proof together. */
export function wordsOfAll(items: readonly Judged[]): VerdictWords {
  const words = items.map(wordsOf);
  const [only] = words;
  if (only && words.length === 1) return only;
  const wrong = words.filter(({ tone }) => tone !== 'good');
  if (wrong.length === 0 && words.length > 0)
    return verdict(
      'good',
      `All ${words.length} credentials are valid.`,
      'Each one is signed by its issuer, nothing was changed, and they are in force.',
    );
  const tone = (['bad', 'caution'] as const).find((name) => wrong.some((one) => one.tone === name));
  return verdict(
    tone ?? 'unknown',
    `${wrong.length} of ${words.length} credentials ${wrong.length === 1 ? 'is' : 'are'} not confirmed as valid.`,
    'Each credential below has its own verdict. Rely only on those that are valid.',
  );
}

/** What is looked at, in words. */
export const CHECK_WORDS: Readonly<Record<string, string>> = {
  STRUCTURE: 'Form of the document',
  ISSUER: 'Issuer',
  PROOF: 'Signature',
  KEY_WINDOW: 'Time of signing',
  INTEGRITY: 'Same as recorded',
  STATUS: 'Revocation',
  EXPIRATION: 'Dates',
  SUPERSESSION: 'Replacement',
  ATTESTATION: 'Attestation',
};

/** How a check ended, in words. */
export const OUTCOME_WORDS: Readonly<
  Record<string, { readonly tone: Tone | 'none'; readonly word: string }>
> = {
  PASSED: { tone: 'good', word: 'Passed' },
  FAILED: { tone: 'bad', word: 'Failed' },
  WARNED: { tone: 'caution', word: 'Warning' },
  SKIPPED: { tone: 'none', word: 'Not checked' },
  UNKNOWN: { tone: 'unknown', word: 'Unanswered' },
};

/** How the registry knows an issuer, in words. */
export const ISSUER_STATUS_WORDS: Readonly<Record<string, string>> = {
  ACTIVE: 'Registered and approved on this platform.',
  SUSPENDED: 'Registered here, but suspended: it cannot issue at present.',
  REVOKED: 'Its registration here was revoked.',
  PENDING_APPROVAL: 'It asked to be registered here and was not approved.',
  REJECTED: 'It asked to be registered here and was turned down.',
};

/** What happened to a link and what to do about it. */
export interface ProblemWords {
  readonly tone: Tone;
  readonly headline: string;
  readonly happened: string;
  readonly advice: string;
}

const LINK_PROBLEMS: Readonly<Record<string, ProblemWords>> = {
  LINK_EXPIRED: {
    tone: 'caution',
    headline: 'This link has expired.',
    happened:
      'The person who shared it set a time until which it works, and that time is over. This says nothing about the credential itself.',
    advice: 'Ask the person who sent you the link for a new one.',
  },
  LINK_REVOKED: {
    tone: 'caution',
    headline: 'This link was taken back.',
    happened: 'The person who shared it has switched it off. This says nothing about the credential itself.',
    advice: 'Ask the person who sent you the link whether they will share it again.',
  },
  LINK_LIMIT_REACHED: {
    tone: 'caution',
    headline: 'This link has been used up.',
    happened:
      'The person who shared it allowed a certain number of views, and all of them were used. This says nothing about the credential itself.',
    advice: 'Ask the person who sent you the link for a new one.',
  },
  NOT_FOUND: {
    tone: 'unknown',
    headline: 'There is nothing behind this link.',
    happened: 'No credential is shared under this address. It may have been cut off or mistyped.',
    advice:
      'Open the whole link as it was sent to you, or scan its QR code again. If that does not help, ask the sender for a new link.',
  },
  PREFETCH_REFUSED: {
    tone: 'unknown',
    headline: 'Open this link to see what it shows.',
    happened: 'A program looked at the link before a person did. Nothing was shown, and no view was used up.',
    advice: 'Open the link again.',
  },
  RATE_LIMITED: {
    tone: 'unknown',
    headline: 'Too many requests came from your network.',
    happened: 'To protect shared links, only so many can be opened in a minute.',
    advice: 'Wait a minute, then open the link again. The link itself still works.',
  },
};

const TROUBLE: ProblemWords = {
  tone: 'unknown',
  headline: 'The credential cannot be checked just now.',
  happened: 'Something on our side does not work at the moment. This says nothing about the credential.',
  advice: 'Try again in a few minutes. If it stays like this, tell us the reference below.',
};

/** The words for an error code; trouble of the platform when the code says nothing about the link. */
export function problemWords(code: string): ProblemWords {
  return (Object.hasOwn(LINK_PROBLEMS, code) ? LINK_PROBLEMS[code] : undefined) ?? TROUBLE;
}

/** What somebody reads whose credential was not checked, by the code of the refusal. `retryAfter` is in seconds. */
export function checkProblemWords(code: string, retryAfter = '60'): string {
  switch (code) {
    case 'PAYLOAD_TOO_LARGE':
      return 'This is too large to be checked: a file may have 1 MB, and a pasted text somewhat less. Choose a smaller file, or save a long text as a file and choose that.';
    case 'RATE_LIMITED':
      return `Too much was checked from your network within a minute. Wait ${retryAfter} seconds, then try again.`;
    case 'VALIDATION_FAILED':
    case 'UNSUPPORTED_MEDIA_TYPE':
    case 'BAD_REQUEST':
    case 'MALFORMED_JSON':
      return 'This could not be read. Choose the file of the credential, or paste its text from the first { to the last }.';
    default:
      return 'The credential cannot be checked just now, because something on our side does not work. This says nothing about the credential. Try again in a few minutes.';
  }
}

/** What keeps a question from being answered, and what to do. */
export function helpProblemWords(code: string, retryAfter = '60'): string {
  switch (code) {
    case 'RATE_LIMITED':
      return `Too much was asked from your network within a minute. Wait ${retryAfter} seconds, then ask again.`;
    case 'VALIDATION_FAILED':
    case 'UNSUPPORTED_MEDIA_TYPE':
    case 'BAD_REQUEST':
    case 'PAYLOAD_TOO_LARGE':
      return 'This could not be read as a question. Write 3 to 1,000 characters of plain text.';
    default:
      return 'Nothing can be looked up just now, because something on our side does not work. Ask again in a few minutes.';
  }
}

function verdict(tone: Tone, headline: string, meaning: string): VerdictWords {
  return { tone, badge: BADGES[tone], headline, meaning };
}
