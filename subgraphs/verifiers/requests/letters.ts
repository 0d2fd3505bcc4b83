import type { Letter } from '../../../kernel/mail.ts';
import type { VerificationRequest } from './request.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const MOST_NAMED = 20;

/** What became of a request, for whoever sent it. */
export type Outcome = 'FULFILLED' | 'DECLINED' | 'EXPIRED';

const OUTCOMES: Readonly<Record<Outcome, readonly [one: string, many: string, paragraph: string]>> = {
  FULFILLED: [
    'A request of yours was answered',
    'Requests of yours were answered',
    'Whoever you asked has answered with links to credentials. They stand with the request, and open as long as the holder lets them.',
  ],
  DECLINED: [
    'A request of yours was declined',
    'Requests of yours were declined',
    'Whoever you asked shows you nothing. If they wrote why, it stands with the request.',
  ],
  EXPIRED: [
    'A request of yours was not answered in time',
    'Requests of yours were not answered in time',
    'Nobody answered before the end. That says nothing about whether the address has a wallet. You can ask again.',
  ],
};

/**
 * Tells whoever has an address that a verifier asks for credentials. The same letter whether or not they have an account. What the
 * verifier calls itself and why it asks are words that nobody here has looked at: they stand in the wallet, not in our e-mails.
 */
export function requestLetter(to: string | undefined, publicUrl: string, expiresAt: Date): Letter {
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

/** Tells somebody of a verifier what became of requests. Whom they asked is not kept, and what anybody wrote does not travel in e-mails. */
export function outcomeLetter(
  to: string,
  requests: readonly Pick<VerificationRequest, 'requestId' | 'createdAt'>[],
  outcome: Outcome,
  publicUrl: string,
): Letter {
  const [one, many, paragraph] = OUTCOMES[outcome];
  const named = requests
    .slice(0, MOST_NAMED)
    .map(({ requestId, createdAt }) => `${requestId}, of ${DAY.format(createdAt)}`);
  const more = requests.length - named.length;
  return {
    to,
    subject: requests.length === 1 ? one : many,
    paragraphs: [
      paragraph,
      [requests.length === 1 ? 'The request:' : 'The requests:', ...named].join('\n') +
        (more > 0 ? `\nand ${more} more` : ''),
    ],
    action: { label: 'Sign in', url: `${publicUrl}/verifier/sign-in` },
    because: 'a verifier for which you act asked somebody for credentials',
  };
}
