import { z } from 'zod';
import { type AssistReason, type AssistStatus, askedBy } from '../../../kernel/assisted.ts';
import type { Context } from '../../../kernel/context.ts';
import { permit } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import { oneFrom, parseInput } from '../../../kernel/parse.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { Assistant } from '../assistant.ts';
import type { ModelCall } from '../calls/call.ts';
import { NEWEST_FIRST } from '../calls/call-model.ts';
import { SAMPLES } from './samples.ts';
import { TRIED_FEATURES } from './tried-features.ts';

const trialInput = z.strictObject({ feature: oneFrom(TRIED_FEATURES) });

/** Others may be recorded between a trial and the look at it. */
const LOOKED_AT = 50;

export interface Trial {
  readonly status: AssistStatus;
  readonly reason: AssistReason | null;
  readonly call: ModelCall | null;
}

export type TrialService = ReturnType<typeof createTrialService>;

/** Whether the language model that is set up helps with a feature, as administrators try it. */
export function createTrialService(deps: {
  readonly assistant: Assistant;
  readonly calls: RecordStore<ModelCall>;
}) {
  const { assistant, calls } = deps;
  return {
    /** Error: VALIDATION_FAILED. */
    async run(input: unknown, context: Context): Promise<Trial> {
      permit(context, 'assist.ask');
      const { feature: name } = parseInput(trialInput, input);
      const subject = { type: 'trial', id: newId() };
      const { feature, asked } = SAMPLES[name];
      const { status, reason = null } = await assistant.run(feature, asked, { ...askedBy(context), subject });
      const newest = await calls.list({ feature: name }, NEWEST_FIRST, { skip: 0, limit: LOOKED_AT });
      return {
        status,
        reason,
        call: newest.find((call) => call.subject?.id === subject.id && call.model !== '') ?? null,
      };
    },
  };
}
