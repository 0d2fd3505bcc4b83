import type { Letter } from '../../../kernel/mail.ts';
import type { MailedLink } from '../../sign-in-link.ts';
import type { IssuerContact } from './ports.ts';
import { linkUrl } from './sign-in-link.ts';

/** Carries a sign-in link; everything but the sending is done for an unknown address. */
export function signInLetter(
  to: string | undefined,
  issuer: IssuerContact | undefined,
  publicUrl: string,
  { token, link }: MailedLink,
): Letter {
  // The name of an issuer that nobody approved is a stranger's text: it must not travel in our e-mails.
  const asked =
    issuer && issuer.status !== 'PENDING_APPROVAL'
      ? `asked to sign in for the issuer ${issuer.name}.`
      : `asked to sign in for this issuer:\n${issuer?.did ?? ''}`;
  return {
    to,
    isUrgent: true,
    expiresAt: link.expiresAt,
    subject: 'Your sign-in link for Testamur',
    paragraphs: [`Somebody, probably you, ${asked}`],
    action: { label: 'Sign in', url: linkUrl(publicUrl, token) },
    notes: [
      'The link works once and for 15 minutes. If it was not you, ignore this e-mail: nothing happens.',
    ],
    because: 'somebody asked for a sign-in link for this address',
    code: { label: 'Token for API clients', value: token },
  };
}
