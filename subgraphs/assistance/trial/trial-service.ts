import { z } from 'zod';
import { type AssistReason, type AssistStatus, askedBy } from '../../../kernel/assisted.ts';
import type { Context } from '../../../kernel/context.ts';
import { permit } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import { oneFrom, parseInput } from '../../../kernel/parse.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { Assistant } from '../assistant.ts';
import type { ModelCall } from '../calls/call.ts';
import { SAMPLES } from './samples.ts';
import { TRIED_FEATURES } from './tried-features.ts';

const trialInput = z.strictObject({ feature: oneFrom(TRIED_FEATURES) });

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
      const callId = newId();
      const about = { ...askedBy(context), callId, subject: { type: 'trial', id: callId } };
      const { feature, asked } = SAMPLES[name];
      const { status, reason = null } = await assistant.run(feature, asked, about);
      const call = await calls.byId(callId);
      // Some attempts are on record although no model was asked.
      return { status, reason, call: call && call.model !== '' ? call : null };
    },
  };
}
