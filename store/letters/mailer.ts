import type { Letter } from '../../kernel/mail.ts';
import type { Write } from '../ledger.ts';

/** What a letter is about, for whoever has to know that nobody got it. */
export interface LetterSubject {
  /** One word for each domain's letters of a kind. */
  readonly kind: string;
  readonly id: string;
}

/** How domains send letters. */
export interface Mailer {
  /** False without a mail server: links go to the log, and nobody gets a letter. */
  readonly isSetUp: boolean;
  /** Whether an answer to a letter reaches somebody. */
  readonly takesReplies: boolean;
  /**
   * The write that queues a letter. It belongs in the change that causes the letter: what is committed is sent, what is rolled
   * back is not.
   */
  letterWrite(letter: Letter, about?: LetterSubject): Write;
  /**
   * Says who is told of letters of a kind that were given up: the server refused the address or the letter for good, or took none until
   * the time of the letter was over. May be told twice; what fails is told again later.
   */
  onGivenUp(kind: string, tell: (id: string) => Promise<void>): void;
  /** How many more letters that nobody waits for should be queued now: 0 while so many wait that the mail server has its fill. */
  room(): Promise<number>;
}
