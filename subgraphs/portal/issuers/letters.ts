import type { Letter } from '../../../kernel/mail.ts';
import { ISSUERS } from '../../members/kind.ts';

export const TOLD_STATUSES = ['COMPLETED', 'COMPLETED_WITH_ERRORS', 'FAILED', 'READY_TO_SIGN'] as const;

/** What has become of a job of bulk issuance. */
export interface ToldJob {
  readonly letterId: string;
  readonly jobId: string;
  readonly issuerId: string;
  readonly issuerDid: string;
  /** Who has started it. */
  readonly memberId: string;
  readonly fileName: string;
  readonly status: (typeof TOLD_STATUSES)[number];
  /** Rows by what has become of them. */
  readonly counts: {
    readonly total: number;
    readonly issued: number;
    readonly invalid: number;
    readonly failed: number;
    readonly skipped: number;
    readonly awaitingHolder: number;
    readonly toSign: number;
  };
}

const SUBJECTS: Readonly<Record<ToldJob['status'], string>> = {
  COMPLETED: 'Your file is done',
  COMPLETED_WITH_ERRORS: 'Your file is done, with errors',
  FAILED: 'Your file could not be finished',
  READY_TO_SIGN: 'Your signatures are needed',
};

const WORDS: Readonly<Record<ToldJob['status'], string>> = {
  COMPLETED: 'The job that you started is over; no row has failed.',
  COMPLETED_WITH_ERRORS: 'The job that you started is over; some rows were not issued.',
  FAILED: 'The job that you started was interrupted again and again, and is given up. What was issued stays.',
  READY_TO_SIGN:
    'The credentials of the job that you started are ready to be signed with your own key. They are issued with the signatures that you send.',
};

/** What has become of a file, for the person who started its job. */
export function bulkLetter(
  to: string,
  { jobId, fileName, status, counts }: ToldJob,
  publicUrl: string,
): Letter {
  const job = `${publicUrl}/api/v1/portal/me/bulk-issuance/${jobId}`;
  const lines = [
    ['Rows of the file', counts.total, true],
    ['Issued', counts.issued, true],
    ['To be signed', counts.toSign, false],
    ['Waiting for their holder', counts.awaitingHolder, false],
    ['With something wrong in the file', counts.invalid, false],
    ['Failed', counts.failed, false],
    ['Left out', counts.skipped, false],
  ] as const;
  const shown = lines.filter(([, count, isAlways]) => isAlways || count > 0);
  const hasErrors = counts.invalid + counts.failed > 0;
  return {
    to,
    subject: `${SUBJECTS[status]}: ${fileName}`,
    paragraphs: [
      `${WORDS[status]}\nFile: ${fileName}`,
      shown.map(([what, count]) => `${what}: ${count.toLocaleString('en')}`).join('\n'),
      ...(counts.awaitingHolder > 0
        ? [
            'The people of the rows that wait were invited. Each credential is issued when its invitation is accepted, without anything being done here.',
          ]
        : []),
    ],
    action: { label: 'Sign in', url: `${publicUrl}${ISSUERS.signInPage}` },
    notes: [
      ...(hasErrors
        ? [`What is wrong with which row, for clients that are signed in:\n${job}/errors.csv`]
        : []),
      ...(status === 'READY_TO_SIGN'
        ? [`What is to be signed, for clients that are signed in:\n${job}/to-sign`]
        : []),
      `The job:\n${job}`,
    ],
    because: 'you have started this job',
  };
}
