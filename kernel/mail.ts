import { setTimeout as delay } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { type Letter, letterHtml, letterText } from './letter.ts';
import { type Logger, logSecret } from './log.ts';

export type { Letter } from './letter.ts';

export interface Mailer {
  /** False without a mail server: links go to the log, and nobody gets a letter. */
  readonly isSetUp: boolean;
  /** Queues the letter and returns at once; it is sent, and sent again after a failure, in the background. */
  send(letter: Letter): void;
  /** Waits at most `forMs` milliseconds until nothing is queued, then stops. */
  close(forMs?: number): Promise<void>;
}

/** A mailer that can be asked whether its server answers. */
export interface CheckedMailer extends Mailer {
  /** Throws when the mail server does not answer or refuses the account; absent without one. */
  readonly check: (() => Promise<void>) | undefined;
}

const MAX_QUEUED = 1000;
const MAX_SENDING = 2;
// A sign-in link lives 15 minutes: a letter that is later than that is of no use.
const RETRY_DELAYS_MS = [1000, 5000, 30_000, 120_000, 300_000];
const SMTP_TIMEOUT_MS = 10_000;

/** E-mail over SMTP; without `smtpUrl` the link of each letter goes to the log as a marked secret line. */
export function createMailer(options: {
  smtpUrl?: string | undefined;
  from: string;
  /** The address of the platform, which every letter names. */
  publicUrl: string;
  log: Logger;
  /** Milliseconds to wait before each further attempt. */
  retryDelaysMs?: readonly number[];
}): CheckedMailer {
  const { smtpUrl, from, publicUrl, log, retryDelaysMs = RETRY_DELAYS_MS } = options;
  const transport = smtpUrl === undefined ? undefined : createTransport({ url: smtpUrl, ...SMTP_TIMEOUTS });
  const stopping = new AbortController();
  const queue: Letter[] = [];
  const sending = new Set<Promise<void>>();

  return {
    isSetUp: transport !== undefined,
    check: transport && (async () => void (await transport.verify())),

    send(letter) {
      if (stopping.signal.aborted || queue.length >= MAX_QUEUED) {
        log.error(
          { subject: letter.subject },
          'An e-mail was dropped: the queue is full or closed; mend the mail server',
        );
        return;
      }
      queue.push(letter);
      setImmediate(startNext);
    },

    async close(forMs = 5000) {
      const giveUp = AbortSignal.timeout(forMs);
      const timeIsUp = abortOf(giveUp);
      while ((queue.length > 0 || sending.size > 0) && !giveUp.aborted) {
        startNext();
        await Promise.race([...sending, timeIsUp]);
      }
      stopping.abort();
      await Promise.all(sending);
      transport?.close();
    },
  };

  function startNext(): void {
    while (sending.size < MAX_SENDING) {
      const letter = queue.shift();
      if (!letter) return;
      const sent = deliver(letter).finally(() => {
        sending.delete(sent);
        startNext();
      });
      sending.add(sent);
    }
  }

  async function deliver(letter: Letter): Promise<void> {
    const { to, subject } = letter;
    const message = {
      from,
      subject,
      text: letterText(letter, publicUrl),
      html: letterHtml(letter, publicUrl),
      // Keeps the answers of absent people's mailboxes away (RFC 3834 §5).
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
    if (to === undefined) return;
    if (!transport) {
      logSecret(
        log,
        `Mail is not set up (SMTP_URL); the link of "${subject}" is in this line`,
        letter.action?.url ?? message.text,
      );
      return;
    }
    for (const waitMs of [...retryDelaysMs, undefined]) {
      try {
        await transport.sendMail({ ...message, to: { name: '', address: to } });
        return;
      } catch (error) {
        // The error of an SMTP dialogue quotes addresses; its code is enough to mend the server.
        const { code, responseCode } = error as { code?: string; responseCode?: number };
        if (waitMs === undefined || isFinal(responseCode) || stopping.signal.aborted) {
          log.error(
            { subject, code, responseCode },
            'An e-mail could not be sent and is given up; mend SMTP_URL or the mail server',
          );
          return;
        }
        log.warn({ subject, code, responseCode, waitMs }, 'An e-mail could not be sent; it is tried again');
        await delay(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }
}

const SMTP_TIMEOUTS = {
  connectionTimeout: SMTP_TIMEOUT_MS,
  greetingTimeout: SMTP_TIMEOUT_MS,
  socketTimeout: SMTP_TIMEOUT_MS,
};

/** A 5yz reply is the server's last word (RFC 5321 §4.2.1). */
function isFinal(responseCode: number | undefined): boolean {
  return responseCode !== undefined && responseCode >= 500;
}

function abortOf(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
