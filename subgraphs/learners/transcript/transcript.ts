import type { Enrolment } from '../enrolments/enrolment.ts';
import type { Learner } from '../learners/learner.ts';
import type { Outcome } from '../outcomes/outcome.ts';

/** Results that one transcript shows; nobody has so many. */
export const MOST_RESULTS = 2000;

/** What has come of a learner's studies, as it stood when it was made. */
export interface Transcript {
  readonly learner: Learner;
  readonly issuerDid: string;
  readonly issuerName: string;
  readonly madeAt: Date;
  /** False when there is more than it shows. */
  readonly isComplete: boolean;
  /** As they began. */
  readonly studies: readonly TranscriptStudy[];
}

/** One enrolment and what was confirmed of it, as it was achieved. */
export interface TranscriptStudy {
  readonly enrolment: Enrolment;
  readonly entryCode: string;
  readonly title: string;
  readonly results: readonly TranscriptResult[];
}

/** Confirmed, amended or declared void, with what the platform knows of its credential. */
export interface TranscriptResult {
  readonly outcome: Outcome;
  /** What the version calls the result. */
  readonly name?: string | undefined;
  /** As of now; undefined where no credential states it. */
  readonly credentialStatus?: string | undefined;
}
