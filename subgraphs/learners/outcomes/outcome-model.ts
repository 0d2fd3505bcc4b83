import type { Connection } from 'mongoose';
import { type RecordStore, recordStore } from '../../../store/record-store.ts';
import { OUTCOME_STATUSES, type Outcome, type OutcomeRevision, SCORE_STATUSES } from './outcome.ts';

/** An outcome with what lists find it by. */
export type KeyedOutcome = Outcome & { readonly isEligible: boolean };

/** The order of the outcomes of an enrolment: as they were achieved. */
export const BY_DAY = { achievedDate: 1, _id: 1 } as const;
/** The order of what can be issued, and of reports: as it was confirmed, so that what comes in meanwhile comes behind. */
export const BY_CONFIRMATION = { confirmedAt: 1, _id: 1 } as const;
/** The order of revisions, whose ids sort so. */
export const BY_REVISION = { _id: 1 } as const;

const text = { type: String, required: true };
const maybe = { type: String, default: null };
const content = {
  resultDescriptionId: maybe,
  resultType: text,
  value: maybe,
  score: { type: Number, default: null },
  scoreMax: { type: Number, default: null },
  scoreStatus: { ...text, enum: SCORE_STATUSES },
  outcomeCode: maybe,
  achievedDate: text,
  assessor: maybe,
  evidenceIds: { type: [String], required: true },
};

/** Opens the collection `outcomes`. */
export function outcomeStore(connection: Connection): Promise<RecordStore<KeyedOutcome>> {
  return recordStore<KeyedOutcome>(connection, {
    name: 'Outcome',
    collection: 'outcomes',
    key: 'outcomeId',
    shape: {
      issuerDid: text,
      enrolmentId: text,
      entryVersionId: text,
      entryId: text,
      ...content,
      revision: { type: Number, required: true },
      isReached: { type: Boolean, required: true },
      status: { ...text, enum: OUTCOME_STATUSES },
      confirmedAt: { type: Date, default: null },
      credentialId: maybe,
      credentialStale: { type: Boolean, required: true },
      issuingRevision: { type: Number, default: null },
      isEligible: { type: Boolean, required: true },
    },
    indexes: [
      [{ enrolmentId: 1, ...BY_DAY }], // what has come of an enrolment
      [{ issuerDid: 1, ...BY_CONFIRMATION }], // reports
      [{ issuerDid: 1, isEligible: 1, ...BY_CONFIRMATION }], // what can be issued
      [{ issuerDid: 1, isEligible: 1, entryId: 1, ...BY_CONFIRMATION }],
      [{ credentialId: 1 }, { unique: true, partialFilterExpression: { credentialId: { $type: 'string' } } }], // a credential states one outcome
    ],
  });
}

/** Opens the collection `outcome_revisions`. */
export function revisionStore(connection: Connection): Promise<RecordStore<OutcomeRevision>> {
  return recordStore<OutcomeRevision>(connection, {
    name: 'OutcomeRevision',
    collection: 'outcome_revisions',
    key: 'revisionId',
    shape: {
      outcomeId: text,
      issuerDid: text,
      revision: { type: Number, required: true },
      ...content,
      status: { ...text, enum: OUTCOME_STATUSES },
      reason: maybe,
    },
    indexes: [[{ outcomeId: 1, ...BY_REVISION }]],
  });
}
