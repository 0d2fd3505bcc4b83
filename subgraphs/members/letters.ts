import type { Letter } from '../../kernel/mail.ts';
import type { MailedLink } from '../sign-in-link.ts';
import type { MemberKind, MemberRole } from './kind.ts';
import type { Organization } from './ports.ts';
import { linkUrl } from './sign-in-link.ts';

type Worded = Pick<MemberKind<MemberRole>, 'noun' | 'signInPage' | 'isVouchedFor'>;

/** An organization that writes to people, and whether they can accept by a link. */
export interface Inviting extends Organization {
  readonly isByLink: boolean;
}

/** Carries a sign-in link; everything but the sending is done for an unknown address. */
export function signInLetter(
  { noun, signInPage }: Worded,
  to: string | undefined,
  organization: Organization | undefined,
  publicUrl: string,
  { token, link }: MailedLink,
): Letter {
  // The name of an organization that nobody approved is a stranger's text: it must not travel in our e-mails.
  const asked =
    organization && organization.status !== 'PENDING_APPROVAL'
      ? `asked to sign in for the ${noun} ${organization.name}.`
      : `asked to sign in for this ${noun}:\n${organization?.did ?? ''}`;
  return {
    to,
    isUrgent: true,
    expiresAt: link.expiresAt,
    subject: 'Your sign-in link for Testamur',
    paragraphs: [`Somebody, probably you, ${asked}`],
    action: { label: 'Sign in', url: linkUrl(publicUrl, signInPage, token) },
    notes: [
      'The link works once and for 15 minutes. If it was not you, ignore this e-mail: nothing happens.',
    ],
    because: 'somebody asked for a sign-in link for this address',
    code: { label: 'Token for API clients', value: token },
  };
}

/**
 * Carries the link that confirms a registration. What the organization calls itself is a stranger's text: it does not travel in our
 * e-mails.
 */
export function registrationLetter(
  { noun, signInPage }: Worded,
  to: string,
  publicUrl: string,
  { token, link }: MailedLink,
): Letter {
  return {
    to,
    isUrgent: true,
    expiresAt: link.expiresAt,
    subject: 'Confirm your registration with Testamur',
    paragraphs: [
      `Somebody, probably you, registered an organization as a ${noun} with this address.`,
      'Who follows the link confirms that, becomes its first Admin, and is signed in. There is no password: later you ask for a link by e-mail.',
    ],
    action: { label: 'Confirm and sign in', url: linkUrl(publicUrl, signInPage, token) },
    notes: [
      'The link works once and for 15 minutes; after that, register again. If it was not you, ignore this e-mail: nothing happens, and what was registered is forgotten.',
    ],
    because: `somebody registered a ${noun} with this address`,
    code: { label: 'Token for API clients', value: token },
  };
}

/** For an address that registers although it can sign in. */
export function registeredAlreadyLetter(
  { noun, signInPage }: Worded,
  to: string,
  publicUrl: string,
  { token, link }: MailedLink,
): Letter {
  return {
    to,
    isUrgent: true,
    expiresAt: link.expiresAt,
    subject: 'You have an account with Testamur already',
    paragraphs: [
      `Somebody, probably you, registered a ${noun} with this address, which acts for a ${noun} already. Nothing was changed: sign in instead.`,
      'To register another one, give another address.',
    ],
    action: { label: 'Sign in', url: linkUrl(publicUrl, signInPage, token) },
    notes: [
      'The link works once and for 15 minutes. If it was not you, ignore this e-mail: nothing happens.',
    ],
    because: `somebody registered a ${noun} with this address`,
    code: { label: 'Token for API clients', value: token },
  };
}

/**
 * Invites a person into the team of an organization that was approved; the link accepts and signs in. Where links open nothing, since
 * the organization demands its identity provider, the letter leads to the page where people go there.
 */
export function invitationLetter(
  { noun, signInPage, isVouchedFor }: Worded,
  to: string,
  { organization, role }: { readonly organization: Inviting; readonly role: MemberRole },
  publicUrl: string,
  { token, link }: MailedLink,
): Letter {
  const { name, did, isByLink } = organization;
  const way = isByLink
    ? {
        how: 'Who follows the link accepts, and is signed in. There is no password: later you ask for a link by e-mail.',
        action: { label: 'Accept and sign in', url: linkUrl(publicUrl, signInPage, token) },
        note: 'The link works once and for 7 days.',
        code: { label: 'Token for API clients', value: token },
      }
    : {
        how: `Its people sign in with the account that they have at ${name}: who signs in with it accepts.`,
        action: { label: 'Go to the sign-in', url: `${publicUrl}${signInPage}` },
        note: 'You can accept for 7 days. On the page, enter this e-mail address.',
      };
  return {
    to,
    expiresAt: link.expiresAt,
    subject: `${isVouchedFor ? name : `A ${noun}`} invites you to its team`,
    paragraphs: [
      // Strangers get this letter: no name travels in it that nobody here has looked at.
      `${isVouchedFor ? `The ${noun} ${name}` : `A ${noun}`} would like you to act for it on Testamur, with the role ${role}.`,
      way.how,
    ],
    action: way.action,
    notes: [
      way.note,
      'If you do not know the sender, ignore this e-mail: nothing happens.',
      `Identifier of the sender:\n${did}`,
    ],
    because: `${isVouchedFor ? name : `a ${noun}`} gave this address to invite you to its team`,
    ...(way.code && { code: way.code }),
  };
}
