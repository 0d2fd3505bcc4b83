import { z } from 'zod';
import { ASSIST_STATUSES } from '../../../kernel/assisted.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { type Page, pageInput } from '../../../kernel/paging.ts';
import { oneFrom, optional, parseInput, uuid } from '../../../kernel/parse.ts';
import { pageOf, type RecordStore } from '../../../store/record-store.ts';
import { whatIsGiven } from '../../given.ts';
import { CALLED_FEATURES, type ModelCall } from './call.ts';
import { NEWEST_FIRST } from './call-model.ts';

const listInput = z.strictObject({
  filter: optional(
    z.strictObject({
      feature: optional(oneFrom(CALLED_FEATURES)),
      status: optional(oneFrom(ASSIST_STATUSES)),
    }),
  ),
  ...pageInput,
});
const idInput = z.strictObject({ callId: uuid });

export type CallService = ReturnType<typeof createCallService>;

/** What was asked of language models, as administrators look into it. */
export function createCallService({ calls }: { readonly calls: RecordStore<ModelCall> }) {
  return {
    /** Newest first. Errors: VALIDATION_FAILED. */
    async list(input: unknown, context: Context): Promise<Page<ModelCall>> {
      permit(context, 'assist.audit');
      const { filter, ...page } = parseInput(listInput, input);
      const where = whatIsGiven({ feature: filter?.feature, outcome: filter?.status });
      return pageOf(calls, where, NEWEST_FIRST, page);
    },

    /** With its texts, where they are kept. Errors: VALIDATION_FAILED, NOT_FOUND. */
    async byId(input: unknown, context: Context): Promise<ModelCall> {
      permit(context, 'assist.readTexts');
      const { callId } = parseInput(idInput, input);
      const found = await calls.byId(callId);
      if (found) return found;
      throw new AppError('NOT_FOUND', 'There is no call of that id; it may be gone. List the calls.');
    },
  };
}
