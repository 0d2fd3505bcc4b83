import { createTransport } from 'nodemailer';
import { type Letter, letterHtml, letterText } from './letter.ts';

export type { Letter } from './letter.ts';

/** The mail server of the settings. */
export interface MailServer {
  /** Throws when it does not answer or refuses the account. */
  check(): Promise<void>;
  /** Hands a letter over; resolves with the server's 250. Errors: what `refusalOf` reads, after 30 seconds at the latest. */
  send(letter: Letter & { readonly to: string }, delivery: Delivery): Promise<void>;
}

/** What is the same for every attempt at one letter. */
export interface Delivery {
  /** Mailboxes that get a letter twice know it by its Message-ID (RFC 5322 §3.6.4). */
  readonly id: string;
  readonly date: Date;
  /** Gives the attempt up. */
  readonly signal: AbortSignal;
}

const SILENCE_MS = 10_000;
const ATTEMPT_MS = 30_000;

/** E-mail over SMTP (RFC 5321); nothing connects before the first letter. */
export function createMailServer(options: {
  smtpUrl: string;
  from: string;
  /** Where answers go; without it letters name no address for them. */
  replyTo: string | undefined;
  /** The address of the platform, which every letter names. */
  publicUrl: string;
}): MailServer {
  const { smtpUrl, from, replyTo, publicUrl } = options;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
  });
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? new URL(publicUrl).hostname;

  return {
    check: async () => void (await transport.verify()),
    async send(letter, { id, date, signal }) {
      await transport.sendMail({
        from,
        to: { name: '', address: letter.to },
        ...(replyTo === undefined ? {} : { replyTo }),
        subject: letter.subject,
        text: letterText(letter, publicUrl),
        html: letterHtml(letter, publicUrl),
        messageId: `<${id}@${domain}>`,
        date,
        // Keeps the answers of absent people's mailboxes away (RFC 3834 §5).
        headers: { 'Auto-Submitted': 'auto-generated' },
        // A server that keeps sending a little now and then must not hold an attempt for ever.
        signal: AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]),
      });
    },
  };
}

/** Why a letter was not taken, without what the dialogue quotes: addresses. */
export interface Refusal {
  readonly code: string | undefined;
  /** The server's reply code, when it gave one. */
  readonly responseCode: number | undefined;
  /** A 5yz reply to the recipient or the message is final (RFC 5321 §4.2.1); one to our own account can be fixed in the settings. */
  readonly isFinal: boolean;
}

/** What an error of `send` says. */
export function refusalOf(error: unknown): Refusal {
  const { code, responseCode, command } = error as {
    code?: string;
    responseCode?: number;
    command?: string;
  };
  const isOfLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isOfSender = command === 'MAIL FROM';
  const isLastWord = responseCode === undefined ? command === 'API' : responseCode >= 500;
  return { code, responseCode, isFinal: isOfLetter && !isOfSender && isLastWord };
}
