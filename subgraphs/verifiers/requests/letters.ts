import type { Letter } from '../../../kernel/mail.ts';

/**
 * Tells whoever has an address that a verifier asks for credentials. The same letter whether or not they have an account. What the
 * verifier calls itself and why it asks are words that nobody here has looked at: they stand in the wallet, not in our e-mails.
 */
export function requestLetter(to: string, publicUrl: string, expiresAt: Date): Letter {
  return {
    to,
    expiresAt,
    subject: 'Somebody asks to see credentials of yours',
    paragraphs: [
      'An organization that checks credentials, perhaps one to which you applied, would like to see some of yours.',
      'Sign in to your wallet to see who asks, for what and why. There you choose which credentials to show, or decline. Nothing is shown before you say so.',
    ],
    action: { label: 'See who asks', url: `${publicUrl}/holder/account#asked` },
    notes: [
      'If you have no wallet yet, register with this very address; then the request stands in it.',
      'If you do not know why, ignore this e-mail or decline. Whoever asks is not told whether you have a wallet.',
    ],
    because: 'an organization gave this address to ask for credentials',
  };
}
