import { z } from 'zod';
import type { JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import { derivedId } from '../../../kernel/ids.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { epochMs, optional, uuid } from '../../../kernel/parse.ts';
import type { Enrolment } from '../enrolments/enrolment.ts';
import type { Learner } from '../learners/learner.ts';
import type { Outcome } from '../outcomes/outcome.ts';

/** Outcomes that one request issues for: as many as a batch has. */
export const MOST_ISSUED = 500;

/** The type of a credential that states an achievement, unless told (Open Badges 3.0 §B.1). */
export const USUAL_TYPE = 'AchievementCredential';

/** An outcome that a credential can be issued for. */
export interface EligibleOutcome {
  readonly outcome: Outcome;
  readonly enrolment: Enrolment;
  readonly learner: Learner;
  /** The learner's wallet; undefined as long as they have confirmed none. */
  readonly holderDid?: string | undefined;
}

const credentialType = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_-]{0,99}$/, 'give one word of at most 100 letters and digits');

export const listEligibleInput = z.strictObject({
  learnerId: optional(uuid),
  entryId: optional(uuid),
  ...pageInput,
});

export const credentialsOfInput = z.strictObject({
  learnerId: uuid,
  first: pageInput.first,
  offset: pageInput.offset,
});

export const issueEligibleInput = z
  .strictObject({
    learnerId: optional(uuid),
    outcomeIds: optional(
      z
        .array(uuid, 'give a list of outcome ids')
        .min(1, 'give at least one outcome')
        .max(MOST_ISSUED, `give at most ${MOST_ISSUED} outcomes; send the rest in another request`)
        .refine((given) => new Set(given).size === given.length, 'name each outcome once'),
    ),
    credentialType: optional(credentialType),
    expirationTimestamp: optional(epochMs),
  })
  .refine(({ learnerId, outcomeIds }) => learnerId !== undefined || outcomeIds !== undefined, {
    path: ['outcomeIds'],
    message: 'name the outcomes, or the learner whose outcomes are meant',
  });

export const nameCredentialInput = z.strictObject({ outcomeId: uuid, credentialId: uuid });

/** The id of the first credential of an outcome: there is one at most, whatever happens while it is issued. */
export function firstCredentialId(outcomeId: string): string {
  return derivedId('credential of outcome', outcomeId);
}

/** The claims of a credential that states an outcome, in the terms of Open Badges 3.0; the achievement comes from the version. */
export function claimsOf(
  { entryVersionId, resultDescriptionId, value, scoreStatus, achievedDate }: Outcome,
  { startDate }: Enrolment,
  { givenName, familyName }: Learner,
): JsonObject {
  return {
    name: `${givenName} ${familyName}`,
    activityStartDate: `${startDate}T00:00:00Z`,
    activityEndDate: `${achievedDate}T00:00:00Z`,
    ...(value === undefined || scoreStatus === 'EXEMPT'
      ? {}
      : {
          result: [
            {
              type: ['Result'],
              ...(resultDescriptionId === undefined
                ? {}
                : {
                    resultDescription: `urn:uuid:${entryVersionId}#${encodeURIComponent(resultDescriptionId)}`,
                  }),
              value,
            },
          ],
        }),
  };
}
