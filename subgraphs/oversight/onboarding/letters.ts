import type { Letter } from '../../../kernel/mail.ts';
import type { CaseOrg, OrgType } from './onboarding-case.ts';
import type { Applicant } from './ports.ts';

const MAX_SHOWN = 10;

/** How letters speak of those who register. */
const WORDS: Readonly<
  Record<OrgType, { one: string; as: string; does: string; can: string; signInPage: string }>
> = {
  ISSUER: {
    one: 'institution',
    as: 'an institution as an issuer of credentials',
    does: 'issue',
    can: 'issue credentials',
    signInPage: '/issuer/sign-in',
  },
  CUSTODIAN: {
    one: 'organization',
    as: 'an organization as a custodian of records',
    does: 'attest',
    can: 'attest records and issue from them',
    signInPage: '/custodian/sign-in',
  },
};
const because = (type: OrgType) => `an ${WORDS[type].one} was registered with this address as its contact`;

/** The registration has arrived. */
export function receivedLetter(to: string, { did, type }: CaseOrg, publicUrl: string): Letter {
  const { as, does } = WORDS[type];
  return {
    to,
    subject: 'Your registration has arrived',
    paragraphs: [
      `Somebody, probably you, has registered ${as} and named this address as its contact.`,
      `The registration:\n${did}`,
      `The administrators look at it and write to this address when they have decided. Until then you can sign in, but not ${does}.`,
    ],
    action: askForLink(publicUrl, type),
    notes: [
      `If you know nothing of it, ignore this e-mail: nobody can ${does} before the administrators have approved.`,
    ],
    because: because(type),
  };
}

/** Organizations wait for somebody to look at them. Their names are strangers' texts: the DIDs say which they are. */
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
        ? 'An organization has registered, and nobody looks at it yet.'
        : `${waiting.length} organizations have registered, and nobody looks at them yet.`,
      [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
      `None can issue or attest before an ADMIN or OPERATOR has approved. The cases:\nnpm run admin -- onboarding list`,
    ],
    notes: ['There is at most one such e-mail in an hour.'],
    because: 'you administer this platform as an ADMIN or OPERATOR',
  };
}

/**
 * A question of the administrators. The name is a stranger's text until somebody has approved it: it must not travel in our name,
 * so the DID says which registration is meant.
 */
export function infoLetter(
  to: string,
  { did, type }: CaseOrg,
  message: string,
  takesReplies: boolean,
): Letter {
  return {
    to,
    subject: 'A question about your registration',
    paragraphs: [
      `Before your ${WORDS[type].one} can be approved, we need to know something more.`,
      `The registration:\n${did}`,
    ],
    quote: { by: 'The administrators write', text: message },
    notes: [
      takesReplies
        ? 'Answer by replying to this e-mail from the address that it was sent to.'
        : 'Nobody reads answers to this e-mail: answer in the way that the administrators name above.',
    ],
    because: because(type),
  };
}

/** The organization may do its work from now on. */
export function approvedLetter(
  to: string,
  { name, did }: Applicant,
  { type }: CaseOrg,
  publicUrl: string,
): Letter {
  const { one, can } = WORDS[type];
  return {
    to,
    subject: `Your ${one} is approved`,
    paragraphs: [
      `${name} is approved: from now on it can ${can}.`,
      `Its DID:\n${did}`,
      'To sign in, ask for a sign-in link with this e-mail address.',
    ],
    action: askForLink(publicUrl, type),
    because: because(type),
  };
}

/** The organization was turned away. */
export function rejectedLetter(
  to: string,
  { did, type }: CaseOrg,
  { reason, takesReplies }: { readonly reason?: string | undefined; readonly takesReplies: boolean },
): Letter {
  return {
    to,
    subject: 'Your registration was not approved',
    paragraphs: [
      `The administrators have looked at the registration of your ${WORDS[type].one} and did not approve it.`,
      `The registration:\n${did}`,
    ],
    quote: reason === undefined ? undefined : { by: 'Their reason', text: reason },
    notes: takesReplies ? ['If you think that this is a mistake, reply to this e-mail.'] : [],
    because: because(type),
  };
}

/** The way to the page that mails a sign-in link to members. */
function askForLink(publicUrl: string, type: OrgType): NonNullable<Letter['action']> {
  return { label: 'Ask for a sign-in link', url: `${publicUrl}${WORDS[type].signInPage}` };
}
