import { z } from 'zod';
import type { Context } from '../../../kernel/context.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { did, optional, parseInput, text, uuid } from '../../../kernel/parse.ts';
import type { Recorded, RecordStore } from '../../../store/record-store.ts';
import { type Enrolment, MOST_ENROLMENTS } from '../enrolments/enrolment.ts';
import { BY_START } from '../enrolments/enrolment-model.ts';
import type { KeyedLearner } from '../learners/learner-model.ts';
import { learnerOf } from '../learners/learner-service.ts';
import type { IdentityLink } from '../links/link.ts';
import { NEWEST_FIRST } from '../links/link-model.ts';
import { MOST_OUTCOMES, type OutcomeRevision } from '../outcomes/outcome.ts';
import { BY_DAY, BY_REVISION, type KeyedOutcome } from '../outcomes/outcome-model.ts';
import { outcomeOf } from '../outcomes/outcome-service.ts';
import type { PersonRecord } from '../ports.ts';

/** What is kept of one learner. */
export interface PersonService {
  /** Record by record: the learner with the links first, then a page for each enrolment. Error: NOT_FOUND for a learner of nobody. */
  records(
    input: unknown,
    context: Context,
  ): Promise<{
    readonly rows: readonly PersonRecord[];
    readonly next?: string | undefined;
    /** The wallet that is confirmed to be theirs. */
    readonly holderDid?: string | undefined;
  }>;
}

const MOST_LINKS = 500;
const MOST_REVISIONS = 1000;

const personInput = z.strictObject({
  issuerDid: did,
  learnerId: optional(uuid),
  holderDid: optional(did),
  /** How many enrolments were told of. */
  after: optional(text(10).regex(/^\d+$/, 'give the `next` of the page before')),
});

export function createPersonService(deps: {
  readonly learners: RecordStore<KeyedLearner>;
  readonly links: RecordStore<IdentityLink>;
  readonly enrolments: RecordStore<Enrolment>;
  readonly outcomes: RecordStore<KeyedOutcome>;
  readonly revisions: RecordStore<OutcomeRevision>;
}): PersonService {
  const { learners, links, enrolments, outcomes, revisions } = deps;

  return {
    async records(input, context) {
      permit(context, 'learner.reportPerson');
      const { issuerDid, learnerId: named, holderDid, after } = parseInput(personInput, input);
      if (named === undefined && holderDid === undefined)
        throw invalid('learnerId', 'required', 'name the person by learner_id or holder_did');
      const link = holderDid === undefined ? undefined : await confirmed(issuerDid, holderDid);
      const learnerId = named ?? link?.learnerId;
      const learner = learnerId === undefined ? undefined : await learners.byId(learnerId);
      if (learner?.issuerDid !== issuerDid) {
        // Of a wallet an issuer may have credentials and no learner.
        if (named === undefined) return { rows: [], holderDid };
        throw new AppError('NOT_FOUND', 'You have no learner of that id; check it against your list.');
      }
      const enrolled = await enrolments.list({ learnerId: learner.learnerId }, BY_START, {
        skip: 0,
        limit: 2 * MOST_ENROLMENTS,
      });
      const told = Number(after ?? 0);
      const enrolment = after === undefined ? undefined : enrolled[told - 1];
      const rows = enrolment ? await ofEnrolment(enrolment) : await ofLearner(learner);
      const theirs = holderDid ?? (await confirmedOf(learner.learnerId));
      return {
        rows,
        holderDid: theirs,
        next: told < enrolled.length ? String(told + 1) : undefined,
      };
    },
  };

  async function ofLearner(learner: KeyedLearner): Promise<PersonRecord[]> {
    const { learnerId } = learner;
    const found = await links.list({ learnerId }, NEWEST_FIRST, { skip: 0, limit: MOST_LINKS });
    return [
      recordOf('LEARNER', learnerId, learnerOf(learner)),
      ...found.map((link) => recordOf('LEARNER_LINK', link.linkId, link)),
    ];
  }

  async function ofEnrolment(enrolment: Enrolment): Promise<PersonRecord[]> {
    const { enrolmentId } = enrolment;
    const found = await outcomes.list({ enrolmentId }, BY_DAY, { skip: 0, limit: MOST_OUTCOMES });
    const rows = [recordOf('ENROLMENT', enrolmentId, enrolment)];
    for (const outcome of found) {
      const { outcomeId } = outcome;
      rows.push(recordOf('OUTCOME', outcomeId, outcomeOf(outcome)));
      if (outcome.revision > 1) {
        const window = { skip: 0, limit: MOST_REVISIONS };
        for (const revision of await revisions.list({ outcomeId }, BY_REVISION, window))
          rows.push(recordOf('OUTCOME_REVISION', revision.revisionId, revision));
      }
    }
    return rows;
  }

  function confirmed(issuerDid: string, holderDid: string): Promise<IdentityLink | undefined> {
    return links.first({ status: 'CONFIRMED', holderDid, issuerDid });
  }

  async function confirmedOf(learnerId: string): Promise<string | undefined> {
    return (await links.first({ learnerId, status: 'CONFIRMED' }))?.holderDid;
  }
}

function recordOf(section: string, recordId: string, content: Recorded): PersonRecord {
  return { section, recordId, content: { ...content } };
}
