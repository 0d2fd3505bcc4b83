import type { Letter } from '../../../kernel/mail.ts';
import type { CaseOrg } from './onboarding-case.ts';
import type { Applicant } from './ports.ts';

const MAX_SHOWN = 10;
const BECAUSE = 'an institution was registered with this address as its contact';

/** The registration has arrived. */
export function receivedLetter(to: string, { did }: CaseOrg, publicUrl: string): Letter {
  return {
    to,
    subject: 'Your registration has arrived',
    paragraphs: [
      'Somebody, probably you, has registered an institution as an issuer of credentials and named this address as its contact.',
      `The registration:\n${did}`,
      'The administrators look at it and write to this address when they have decided. Until then you can sign in, but not issue.',
    ],
    action: askForLink(publicUrl),
    notes: [
      'If you know nothing of it, ignore this e-mail: nothing is issued before the administrators have approved.',
    ],
    because: BECAUSE,
  };
}

/** Institutions wait for somebody to look at them. Their names are strangers' texts: the DIDs say which they are. */
export function waitingLetter(to: string, waiting: readonly { readonly did: string }[]): Letter {
  const shown = waiting.slice(0, MAX_SHOWN).map(({ did }) => did);
  const more = waiting.length - shown.length;
  const isOne = waiting.length === 1;
  return {
    to,
    subject: isOne
      ? 'A registration waits for approval'
      : `${waiting.length} registrations wait for approval`,
    paragraphs: [
      isOne
        ? 'An institution has registered as an issuer, and nobody looks at it yet.'
        : `${waiting.length} institutions have registered as issuers, and nobody looks at them yet.`,
      [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
      `Nobody can issue before an ADMIN or OPERATOR has approved. The cases:\nnpm run admin -- onboarding list`,
    ],
    notes: ['There is at most one such e-mail in an hour.'],
    because: 'you administer this platform as an ADMIN or OPERATOR',
  };
}

/**
 * A question of the administrators. The name is a stranger's text until somebody has approved it: it must not travel in our name,
 * so the DID says which registration is meant.
 */
export function infoLetter(to: string, { did }: CaseOrg, message: string, takesReplies: boolean): Letter {
  return {
    to,
    subject: 'A question about your registration',
    paragraphs: [
      'Before your institution can be approved, we need to know something more.',
      `The registration:\n${did}`,
    ],
    quote: { by: 'The administrators write', text: message },
    notes: [
      takesReplies
        ? 'Answer by replying to this e-mail from the address that it was sent to.'
        : 'Nobody reads answers to this e-mail: answer in the way that the administrators name above.',
    ],
    because: BECAUSE,
  };
}

/** The institution may issue from now on. */
export function approvedLetter(to: string, { name, did }: Applicant, publicUrl: string): Letter {
  return {
    to,
    subject: 'Your institution is approved',
    paragraphs: [
      `${name} is approved: from now on it can issue credentials.`,
      `Its DID:\n${did}`,
      'To sign in, ask for a sign-in link with this e-mail address.',
    ],
    action: askForLink(publicUrl),
    because: BECAUSE,
  };
}

/** The institution was turned away. */
export function rejectedLetter(
  to: string,
  { did }: CaseOrg,
  { reason, takesReplies }: { readonly reason?: string | undefined; readonly takesReplies: boolean },
): Letter {
  return {
    to,
    subject: 'Your registration was not approved',
    paragraphs: [
      'The administrators have looked at the registration of your institution and did not approve it.',
      `The registration:\n${did}`,
    ],
    quote: reason === undefined ? undefined : { by: 'Their reason', text: reason },
    notes: takesReplies ? ['If you think that this is a mistake, reply to this e-mail.'] : [],
    because: BECAUSE,
  };
}

/** The way to the page that mails a sign-in link to members of issuers. */
function askForLink(publicUrl: string): NonNullable<Letter['action']> {
  return { label: 'Ask for a sign-in link', url: `${publicUrl}/issuer/sign-in` };
}
