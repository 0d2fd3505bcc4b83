import type { Letter } from '../../../kernel/mail.ts';
import { securityLetter } from '../accounts/letters.ts';

/** Tells that the passkeys of an account changed. */
export function passkeyLetter(to: string, publicUrl: string, what: 'added' | 'removed'): Letter {
  return securityLetter(
    to,
    publicUrl,
    `A passkey was ${what}`,
    [`A passkey was ${what === 'added' ? 'added to' : 'removed from'} your Testamur account.`],
    'If it was not you: sign in now with a link by e-mail, remove every passkey that you do not know, and make a new recovery code.',
  );
}
