import type { Letter } from '../../kernel/mail.ts';
import type { Write } from '../ledger.ts';

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
  letterWrite(letter: Letter): Write;
}
