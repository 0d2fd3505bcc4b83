import { z } from 'zod';
import { pageInput } from '../../../kernel/paging.ts';
import { calendarDate, oneFrom, optional, text, uuid } from '../../../kernel/parse.ts';
import { COMPLIANCE_STATUSES } from './compliance.ts';
import type { RegisterRow } from './register-model.ts';

/** A row of the register, as it is shown. */
export interface ListedCompliance extends RegisterRow {
  /** When it was looked at last, and found to be so. */
  readonly checkedAt: Date;
}

const registerFilter = optional(
  z.strictObject({
    memberId: optional(uuid),
    requirementId: optional(uuid),
    status: optional(oneFrom(COMPLIANCE_STATUSES)),
    asOf: optional(calendarDate),
  }),
);

export const listRegisterInput = z.strictObject({ filter: registerFilter, ...pageInput });

export const exportRegisterInput = z.strictObject({ filter: registerFilter, after: optional(text(1000)) });
