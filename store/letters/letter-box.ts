import type { Connection } from 'mongoose';
import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import { type Envelope, wipe } from '../../kernel/crypto/envelope.ts';
import { AppError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { type Logger, logSecret } from '../../kernel/log.ts';
import { type Letter, type MailServer, refusalOf } from '../../kernel/mail.ts';
import { createSweeper } from '../../kernel/sweeper.ts';
import type { Ledger } from '../ledger.ts';
import { letterQueueStore, type QueuedLetter, RANKS, type Rank } from './letter-queue-model.ts';
import type { Mailer } from './mailer.ts';

// A letter that another process of Core Engine left unsent is found after this time at the latest.
const POLL_MS = 5000;
// Longer than any attempt takes: when a claim ends, the process that had it is dead or has given the letter up.
const CLAIM_MS = 60_000;
const AT_ONCE = 8;
// Letters that failed before, and those that nobody waits for, leave room for the others.
const RETRIES_AT_ONCE = 4;
const UNHURRIED_AT_ONCE = 6;
// Before the second attempt, the third and so on; the last goes for all that follow.
const RETRY_DELAYS_MS = [1000, 5000, 30_000, 120_000, 300_000, 900_000];
// A mail server may be out of order for a whole weekend.
const KEPT_MS = 3 * 24 * 60 * 60 * 1000;
const LATE_MS = 10 * 60 * 1000;
// Letters that nobody waits for: what a slow server sends in some minutes.
const MOST_UNHURRIED = 500;

export interface LetterBox {
  readonly mailer: Mailer;
  /** How many letters wait, and for how many seconds the oldest of them. */
  waiting(): Promise<{ readonly count: number; readonly seconds: number }>;
  /** Throws when the mail server does not answer, or is so slow that letters wait for their first attempt; absent without one. */
  readonly check: (() => Promise<void>) | undefined;
  /** Begins to send: what waits already, then what comes. */
  start(): void;
  /** Waits at most `forMs` milliseconds for letters that are on their way; the rest is sent after the next start. */
  close(forMs?: number): Promise<void>;
}

/**
 * Letters as a queue in the store. A process claims a letter for one attempt, and of several processes one gets it; a failed
 * attempt is tried again later. A process that dies after the server took the letter and before the row
 * is gone leaves it claimed: it is sent again when the claim ends, under the same Message-ID.
 */
export async function openLetterBox(deps: {
  connection: Connection;
  ledger: Pick<Ledger, 'onCommit'>;
  envelope: Envelope;
  /** Without one the link of each letter goes to the log as a marked secret line. */
  server: MailServer | undefined;
  takesReplies: boolean;
  now: Clock;
  log: Logger;
  retryDelaysMs?: readonly number[];
}): Promise<LetterBox> {
  const { connection, ledger, envelope, server, takesReplies, now, log } = deps;
  const { retryDelaysMs = RETRY_DELAYS_MS } = deps;
  const queue = await letterQueueStore(connection);
  const stopping = new AbortController();
  const sending = new Map<Promise<void>, Rank>();
  const told = new Map<string, (id: string) => Promise<void>>();
  const sweeper = createSweeper(sendDue, POLL_MS, 'Letters wait: the queue cannot be read', log);
  let isOpen = false;
  ledger.onCommit((changes) => {
    if (isOpen && queue.isFedBy(changes)) sweeper.again();
  });

  return {
    mailer: {
      isSetUp: server !== undefined,
      takesReplies,
      letterWrite(letter, about) {
        const letterId = newId();
        const at = now();
        const kept = new Date(at.getTime() + KEPT_MS);
        return queue.insertWrite({
          letterId,
          rank: letter.isUrgent ? 0 : 2,
          content: envelope.seal(Buffer.from(JSON.stringify(letter)), aadOf(letterId)),
          about: about ?? null,
          createdAt: at,
          dueAt: at,
          expiresAt: letter.expiresAt && letter.expiresAt < kept ? letter.expiresAt : kept,
          attempts: 0,
          claimId: null,
        });
      },
      onGivenUp: (kind, tell) => void told.set(kind, tell),
      room: async () => MOST_UNHURRIED - (await queue.ofRank(2, MOST_UNHURRIED)),
    },
    waiting: () => waiting('all'),
    check: server && (() => check(server)),
    start() {
      isOpen = true;
      sweeper.start();
      sweeper.again();
    },
    async close(forMs = 5000) {
      isOpen = false;
      await sweeper.close();
      const timer = setTimeout(() => stopping.abort(), forMs);
      await Promise.all(sending.keys());
      clearTimeout(timer);
    },
  };

  async function waiting(
    which: 'all' | 'untried',
  ): Promise<{ readonly count: number; readonly seconds: number }> {
    const { count, since = now() } = await queue.waiting(which);
    return { count, seconds: Math.max(0, (now().getTime() - since.getTime()) / 1000) };
  }

  async function check(mailServer: MailServer): Promise<void> {
    await mailServer.check();
    // Letters that it has refused for now do not count: anybody can register an address that takes no mail.
    const { count, seconds } = await waiting('untried');
    if (seconds * 1000 < LATE_MS) return;
    throw new AppError(
      'UPSTREAM_UNAVAILABLE',
      `It is too slow: letters wait for their first attempt, ${count} of them, the oldest for ${Math.floor(seconds / 60)} minutes.`,
    );
  }

  async function sendDue(): Promise<void> {
    while (isOpen && sending.size < AT_ONCE) {
      const at = now();
      const letter = await queue.claim(ranksThatMayGo(), at, new Date(at.getTime() + CLAIM_MS));
      if (!letter) return;
      const sent = send(letter)
        .catch((error: unknown) =>
          log.error(
            { err: error, letterId: letter.letterId },
            'The queue of letters could not be told how an attempt ended; this letter may be sent again',
          ),
        )
        .finally(() => {
          sending.delete(sent);
          if (isOpen) sweeper.again();
        });
      sending.set(sent, letter.rank);
    }
  }

  function ranksThatMayGo(): readonly Rank[] {
    const taken = [...sending.values()];
    const isBelow = (is: (rank: Rank) => boolean, limit: number) => taken.filter(is).length < limit;
    return RANKS.filter(
      (rank) =>
        (!isRetry(rank) || isBelow(isRetry, RETRIES_AT_ONCE)) &&
        (!isUnhurried(rank) || isBelow(isUnhurried, UNHURRIED_AT_ONCE)),
    );
  }

  async function send(queued: QueuedLetter): Promise<void> {
    const { letterId, attempts, createdAt } = queued;
    if (queued.expiresAt <= now()) {
      log.warn({ letterId, attempts: attempts - 1 }, 'An e-mail was given up unsent: its time was over');
      return giveUp(queued);
    }
    let subject: string | undefined;
    try {
      const letter = opened(queued);
      const { to } = letter;
      subject = letter.subject;
      // For an unknown address everything but the sending is done.
      if (to !== undefined && server)
        await server.send({ ...letter, to }, { id: letterId, date: createdAt, signal: stopping.signal });
      else if (to !== undefined) reveal(letter);
    } catch (error) {
      return tryLater(queued, subject, error);
    }
    await queue.remove(queued);
  }

  async function tryLater(queued: QueuedLetter, subject: string | undefined, error: unknown): Promise<void> {
    const { letterId, attempts } = queued;
    const { isFinal, ...refusal } = refusalOf(error);
    const waitMs = stopping.signal.aborted
      ? 0
      : (retryDelaysMs[Math.min(attempts, retryDelaysMs.length) - 1] ?? 0);
    const dueAt = new Date(now().getTime() + waitMs);
    const facts = { letterId, subject, attempts, ...refusal };
    if (isFinal || dueAt >= queued.expiresAt) {
      log.error(facts, 'An e-mail could not be sent and is given up; mend SMTP_URL or the mail server');
      return giveUp(queued);
    }
    log.warn({ ...facts, waitMs }, 'An e-mail could not be sent; it is tried again');
    await queue.requeue(queued, { dueAt, rank: isUnhurried(queued.rank) ? 3 : 1 });
    setTimeout(sweeper.again, waitMs).unref();
  }

  /** Whoever asked for it knows first: a letter of which nobody could be told is tried again when its claim ends. */
  async function giveUp(queued: QueuedLetter): Promise<void> {
    const { about } = queued;
    if (about) await told.get(about.kind)?.(about.id);
    await queue.remove(queued);
  }

  function opened({ letterId, content }: QueuedLetter): Letter {
    const bytes = envelope.open(content, aadOf(letterId));
    try {
      const letter = stored.parse(JSON.parse(bytes.toString()));
      return { ...letter, to: letter.to };
    } finally {
      wipe(bytes);
    }
  }

  function reveal({ subject, action, paragraphs }: Letter): void {
    const message = `Mail is not set up (SMTP_URL); the link of "${subject}" is in this line`;
    logSecret(log, message, action?.url ?? paragraphs.join('\n'));
  }
}

const isRetry = (rank: Rank) => rank === 1 || rank === 3;
const isUnhurried = (rank: Rank) => rank >= 2;

/** Binds a sealed letter to its row, so that stored letters cannot be swapped. */
function aadOf(letterId: string): string {
  return `testamur:letter:v1\n${letterId}`;
}

const words = z.string();
const stored = z.object({
  to: words.optional(),
  subject: words,
  paragraphs: z.array(words),
  quote: z.object({ by: words, text: words }).optional(),
  action: z.object({ label: words, url: words }).optional(),
  notes: z.array(words).optional(),
  because: words,
  code: z.object({ label: words, value: words }).optional(),
});
