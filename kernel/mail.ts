import { setTimeout as delay } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { type Logger, logSecret } from './log.ts';

/** An e-mail as its author thinks of it; the mailer makes text and HTML of it. */
export interface Letter {
  /** Absent: everything but the sending is done, so that a request for an unknown address costs the same. */
  readonly to: string | undefined;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do; `url` is treated as a secret. */
  readonly action?: { readonly label: string; readonly url: string } | undefined;
  /** A value to copy, such as a token for clients that have no browser. */
  readonly code?: { readonly label: string; readonly value: string } | undefined;
}

export interface Mailer {
  /** Queues the letter and returns at once; it is sent, and sent again after a failure, in the background. */
  send(letter: Letter): void;
  /** Waits at most `forMs` milliseconds until nothing is queued, then stops. */
  close(forMs?: number): Promise<void>;
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
  log: Logger;
  /** Milliseconds to wait before each further attempt. */
  retryDelaysMs?: readonly number[];
}): Mailer {
  const { smtpUrl, from, log, retryDelaysMs = RETRY_DELAYS_MS } = options;
  const transport = smtpUrl === undefined ? undefined : createTransport({ url: smtpUrl, ...SMTP_TIMEOUTS });
  const stopping = new AbortController();
  const queue: Letter[] = [];
  const sending = new Set<Promise<void>>();

  return {
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

  async function deliver({ to, subject, ...body }: Letter): Promise<void> {
    const message = { from, subject, ...rendered(body) };
    if (to === undefined) return;
    if (!transport) {
      logSecret(
        log,
        `Mail is not set up (SMTP_URL); the link of "${subject}" is in this line`,
        body.action?.url ?? message.text,
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

function rendered({ paragraphs, action, code }: Omit<Letter, 'to' | 'subject'>): {
  text: string;
  html: string;
} {
  const text = [
    ...paragraphs,
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...(code ? [`${code.label}: ${code.value}`] : []),
  ];
  const html = [
    ...paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
    ...(action ? [`<p><a href="${escaped(action.url)}">${escaped(action.label)}</a></p>`] : []),
    ...(code ? [`<p>${escaped(code.label)}:<br><code>${escaped(code.value)}</code></p>`] : []),
  ];
  return {
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><body>${html.join('')}</body></html>`,
  };
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
