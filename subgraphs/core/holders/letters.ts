import type { Letter } from '../../../kernel/mail.ts';
import { signInUrl } from './sign-in-link.ts';

// No letter quotes a name or anything else that a stranger may have typed.
const IF_NOT_YOU = 'If it was not you, ignore this e-mail: nothing happens.';
const SECURE_IT = 'If it was not you, sign in now, make a new recovery code and look through your passkeys.';
const TOKEN_LABEL = 'Token for API clients (POST /api/v1/holder/auth/magic-link/verify)';

/** Greets a new holder; without a token when no more links may be live for the address. */
export function welcomeLetter(to: string, publicUrl: string, token: string | undefined): Letter {
  return {
    to,
    subject: 'Welcome to Testamur',
    paragraphs: [
      'Your account is open. Credentials that institutions issue to you are kept in its wallet.',
      token === undefined
        ? 'To sign in, ask for a link with this address.'
        : 'The link signs you in; it works once and for 15 minutes. Later, ask for a new one with this address.',
      'If you did not register, ignore this e-mail: nobody can sign in without reading your mail.',
    ],
    ...(token !== undefined && linkParts(publicUrl, token)),
  };
}

/** Carries a sign-in link; everything but the sending is done for an unknown address. */
export function signInLetter(to: string | undefined, publicUrl: string, token: string): Letter {
  return {
    to,
    subject: 'Your sign-in link for Testamur',
    paragraphs: [
      'Somebody, probably you, asked to sign in with this address.',
      `The link works once and for 15 minutes. ${IF_NOT_YOU}`,
    ],
    ...linkParts(publicUrl, token),
  };
}

/** Tells that the recovery code was used. */
export function recoveredLetter(to: string): Letter {
  return {
    to,
    subject: 'Your recovery code was used',
    paragraphs: [
      'Somebody, probably you, signed in with the recovery code of your Testamur account. Every other session was ended.',
      'The code is used up: make a new one in your wallet.',
      SECURE_IT,
    ],
  };
}

/** Tells that a recovery code was made, which replaced the one before. */
export function newRecoveryCodeLetter(to: string): Letter {
  return {
    to,
    subject: 'A new recovery code was made',
    paragraphs: ['Your Testamur account has a new recovery code; an earlier one no longer works.', SECURE_IT],
  };
}

/** Tells when the account is erased and how to keep it. */
export function lockedLetter(to: string, erasesAt: Date): Letter {
  return {
    to,
    subject: 'Your account will be erased',
    paragraphs: [
      `Your Testamur account is locked and will be erased on ${erasesAt.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
      'To keep it, sign in before then; nothing else is needed. Institutions keep their own records of what they issued.',
    ],
  };
}

/** Tells that an account that waited for its erasure is kept. */
export function reopenedLetter(to: string): Letter {
  return {
    to,
    subject: 'Your account is kept',
    paragraphs: [
      'You signed in to a Testamur account that was waiting to be erased. It is open again and nothing was erased.',
      SECURE_IT,
    ],
  };
}

function linkParts(publicUrl: string, token: string): Pick<Letter, 'action' | 'code'> {
  return {
    action: { label: 'Sign in', url: signInUrl(publicUrl, token) },
    code: { label: TOKEN_LABEL, value: token },
  };
}
