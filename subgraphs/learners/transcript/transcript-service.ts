import { trusted } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { permit } from '../../../kernel/identity.ts';
import { printerOf } from '../../../kernel/print/printer.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { type Enrolment, MOST_ENROLMENTS } from '../enrolments/enrolment.ts';
import { BY_START } from '../enrolments/enrolment-model.ts';
import { parseLearnerId } from '../learners/learner.ts';
import type { KeyedLearner } from '../learners/learner-model.ts';
import { learnerOf } from '../learners/learner-service.ts';
import type { Outcome } from '../outcomes/outcome.ts';
import { BY_DAY, type KeyedOutcome } from '../outcomes/outcome-model.ts';
import { outcomeOf } from '../outcomes/outcome-service.ts';
import type { LearnersNeeds, StudyVersion } from '../ports.ts';
import { ownOnly } from '../tenancy.ts';
import { MOST_RESULTS, type Transcript } from './transcript.ts';

/** A file as it is handed out. */
export interface TranscriptFile {
  readonly fileName: string;
  readonly mediaType: 'application/pdf';
  readonly content: Buffer;
}

/** What has come of a learner's studies, on one sheet. */
export interface TranscriptService {
  /** What was confirmed, amended and void alike, each with its credential. Errors: NOT_FOUND, UPSTREAM_UNAVAILABLE. */
  of(input: unknown, context: Context): Promise<Transcript>;
  /** The same to print. */
  pdf(input: unknown, context: Context): Promise<TranscriptFile>;
}

// Ids that credential issuance is asked for at once, and versions of the catalog.
const CREDENTIALS_AT_ONCE = 500;
const VERSIONS_AT_ONCE = 10;

export function createTranscriptService({
  learners,
  enrolments,
  outcomes,
  versions,
  credentials,
  issuers,
  now,
}: Pick<LearnersNeeds, 'versions' | 'credentials' | 'issuers'> & {
  readonly learners: RecordStore<KeyedLearner>;
  readonly enrolments: RecordStore<Enrolment>;
  readonly outcomes: RecordStore<KeyedOutcome>;
  readonly now: Clock;
}): TranscriptService {
  const print = printerOf<Transcript>(async () => (await import('./transcript-pdf.ts')).drawTranscript);

  const service: TranscriptService = {
    async of(input, context) {
      permit(context, 'learner.read');
      const learner = await load(parseLearnerId(input), context);
      const { learnerId, issuerDid } = learner;
      const enrolled = await enrolments.list({ learnerId }, BY_START, {
        skip: 0,
        limit: 2 * MOST_ENROLMENTS,
      });
      const found = await confirmed(enrolled.map(({ enrolmentId }) => enrolmentId));
      const results = found.slice(0, MOST_RESULTS);
      const [studied, statuses, issuer] = await Promise.all([
        versionsOf(enrolled, context),
        statusesOf(results, issuerDid, context),
        issuers.byDid(issuerDid, context),
      ]);
      return {
        learner: learnerOf(learner),
        issuerDid,
        issuerName: issuer?.name ?? issuerDid,
        madeAt: now(),
        isComplete: found.length <= MOST_RESULTS,
        studies: enrolled.map((enrolment) => {
          const { enrolmentId, entryVersionId } = enrolment;
          const version = studied.get(entryVersionId);
          const names = new Map(version?.resultDescriptions.map(({ id, name }) => [id, name]));
          return {
            enrolment,
            entryCode: version?.entryCode ?? '',
            title: version?.title ?? '',
            results: results
              .filter((outcome) => outcome.enrolmentId === enrolmentId)
              .map((outcome) => ({
                outcome,
                name: names.get(outcome.resultDescriptionId ?? ''),
                credentialStatus: statuses.get(outcome.credentialId ?? ''),
              })),
          };
        }),
      };
    },

    async pdf(input, context) {
      const transcript = await service.of(input, context);
      const day = transcript.madeAt.toISOString().slice(0, 10);
      const fileName = `transcript-${transcript.learner.learnerId}-${day}.pdf`;
      return { fileName, mediaType: 'application/pdf', content: await print(transcript) };
    },
  };
  return service;

  /** Whoever was merged answers as the other one. */
  async function load(learnerId: string, context: Context): Promise<KeyedLearner> {
    const found = ownOnly(await learners.byId(learnerId), context, 'learner');
    return found.mergedInto === undefined ? found : load(found.mergedInto, context);
  }

  async function confirmed(enrolmentIds: readonly string[]): Promise<readonly Outcome[]> {
    const where = {
      enrolmentId: trusted({ $in: enrolmentIds }),
      confirmedAt: trusted({ $gt: new Date(0) }),
    };
    const found = await outcomes.list(where, BY_DAY, { skip: 0, limit: MOST_RESULTS + 1 });
    return found.map(outcomeOf);
  }

  async function versionsOf(
    enrolled: readonly Enrolment[],
    context: Context,
  ): Promise<ReadonlyMap<string, StudyVersion>> {
    const ids = [...new Set(enrolled.map(({ entryVersionId }) => entryVersionId))];
    const found: (readonly [string, StudyVersion])[] = [];
    for (let at = 0; at < ids.length; at += VERSIONS_AT_ONCE) {
      const some = ids.slice(at, at + VERSIONS_AT_ONCE);
      const read = await Promise.all(some.map((id) => versions.byId(id, context)));
      found.push(...read.flatMap((version) => (version ? [[version.entryVersionId, version] as const] : [])));
    }
    return new Map(found);
  }

  async function statusesOf(
    results: readonly Outcome[],
    issuerDid: string,
    context: Context,
  ): Promise<ReadonlyMap<string, string>> {
    const ids = results.flatMap(({ credentialId }) => (credentialId === undefined ? [] : [credentialId]));
    const statuses = new Map<string, string>();
    for (let at = 0; at < ids.length; at += CREDENTIALS_AT_ONCE) {
      const credentialIds = ids.slice(at, at + CREDENTIALS_AT_ONCE);
      for (const each of await credentials.find({ issuerDid, credentialIds }, context))
        statuses.set(each.credentialId, each.credentialStatus);
    }
    return statuses;
  }
}
