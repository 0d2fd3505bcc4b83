import type { Letter } from '../../../kernel/mail.ts';
import type { MailedLink } from '../../sign-in-link.ts';
import { signInUrl } from './sign-in-link.ts';

// No letter quotes a name or anything else that a stranger may have typed.
const SECURE_IT =
  'If it was not you: sign in now, make a new recovery code, and remove every passkey that you do not know.';
const BECAUSE_OF_ACCOUNT =
  'this is the address of your Testamur account, and we tell you of every change like this';

/** Greets a new holder; without a link when no more may be live for the address. */
export function welcomeLetter(to: string, publicUrl: string, made: MailedLink | undefined): Letter {
  return {
    to,
    subject: 'Welcome to Testamur',
    paragraphs: ['Your account is open. Credentials that institutions issue to you are kept in its wallet.'],
    ...(made ? linkParts(publicUrl, made) : { action: signInAction(publicUrl) }),
    notes: [
      made === undefined
        ? 'To sign in, ask for a link with this address.'
        : 'The link signs you in; it works once and for 15 minutes. Later, ask for a new one with this address.',
      'If you did not register, ignore this e-mail: nobody can sign in without reading your mail.',
    ],
    because: 'somebody opened an account with this address',
  };
}

/** Carries a sign-in link; everything but the sending is done for an unknown address. */
export function signInLetter(to: string | undefined, publicUrl: string, made: MailedLink): Letter {
  return {
    to,
    subject: 'Your sign-in link for Testamur',
    paragraphs: ['Somebody, probably you, asked to sign in with this address.'],
    ...linkParts(publicUrl, made),
    notes: [
      'The link works once and for 15 minutes. If it was not you, ignore this e-mail: nothing happens.',
    ],
    because: 'somebody asked for a sign-in link for this address',
  };
}

/** Tells that the recovery code was used. */
export function recoveredLetter(to: string, publicUrl: string): Letter {
  return securityLetter(to, publicUrl, 'Your recovery code was used', [
    'Somebody, probably you, signed in with the recovery code of your Testamur account. Every other session was ended.',
    'The code is used up: make a new one in your wallet.',
  ]);
}

/** Tells that a recovery code was made, which replaced the one before. */
export function newRecoveryCodeLetter(to: string, publicUrl: string): Letter {
  return securityLetter(to, publicUrl, 'A new recovery code was made', [
    'Your Testamur account has a new recovery code; an earlier one no longer works.',
  ]);
}

/** Tells when the account is erased and how to keep it. */
export function lockedLetter(to: string, publicUrl: string, erasesAt: Date): Letter {
  return securityLetter(
    to,
    publicUrl,
    'Your account will be erased',
    [
      `Your Testamur account is locked and will be erased on ${WHEN.format(erasesAt)} UTC.`,
      'To keep it, sign in before then; nothing else is needed. Institutions keep their own records of what they issued.',
    ],
    'If it was not you who asked for this: sign in, which keeps the account, then make a new recovery code and remove every passkey that you do not know.',
  );
}

/** Tells that an account that waited for its erasure is kept. */
export function reopenedLetter(to: string, publicUrl: string): Letter {
  return securityLetter(to, publicUrl, 'Your account is kept', [
    'Somebody, probably you, signed in to your Testamur account while it waited to be erased. It is open again and nothing was erased.',
  ]);
}

/** A letter about the security of an account: what happened, what to do if it was somebody else, and the way in. */
export function securityLetter(
  to: string,
  publicUrl: string,
  subject: string,
  paragraphs: readonly string[],
  ifNotYou: string = SECURE_IT,
): Letter {
  return {
    to,
    subject,
    paragraphs: [...paragraphs, ifNotYou],
    action: signInAction(publicUrl),
    because: BECAUSE_OF_ACCOUNT,
  };
}

/** The way to the page where holders sign in. */
export function signInAction(publicUrl: string): NonNullable<Letter['action']> {
  return { label: 'Sign in', url: `${publicUrl}/holder/sign-in` };
}

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

function linkParts(
  publicUrl: string,
  { token, link }: MailedLink,
): Pick<Letter, 'action' | 'code' | 'expiresAt' | 'isUrgent'> {
  return {
    isUrgent: true,
    expiresAt: link.expiresAt,
    action: { label: 'Sign in', url: signInUrl(publicUrl, token) },
    code: { label: 'Token for API clients', value: token },
  };
}
