import { z } from 'zod';
import type { Assisted, AssistFor } from '../../kernel/assisted.ts';
import type { Context } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { permit } from '../../kernel/identity.ts';
import { oneFrom, parseInput } from '../../kernel/parse.ts';
import type { AnyFeature, Assistant } from './assistant.ts';
import { type AssistantOf, TEXT_FEATURES, type TextAssistant } from './features.ts';

const relayed = z.strictObject({
  feature: oneFrom(Object.keys(TEXT_FEATURES) as [keyof TextAssistant, ...(keyof TextAssistant)[]]),
  askedJson: z.instanceof(Uint8Array),
  about: z.custom<AssistFor>(),
});

export interface Relay {
  /** For another unit, which has made what is handed over. Errors: VALIDATION_FAILED for what is no feature or no JSON. */
  assist(input: unknown, context: Context): Promise<Assisted<unknown>>;
}

/** The assistant as other units reach it. */
export function createRelay(assistant: TextAssistant): Relay {
  return {
    async assist(input, context) {
      permit(context, 'assist.relay');
      const { feature, askedJson, about } = parseInput(relayed, input);
      const ask = assistant[feature] as (...given: unknown[]) => Promise<Assisted<unknown>>;
      return ask(readJson(askedJson), about, context);
    },
  };
}

/** A function for each of the features. */
export function assistantOf<const Features extends Readonly<Record<string, AnyFeature>>>(
  assistant: Assistant,
  features: Features,
): AssistantOf<Features> {
  const functions = Object.entries(features).map(([name, feature]) => [
    name,
    (asked: never, about: AssistFor) => assistant.run(feature, asked, about),
  ]);
  return Object.fromEntries(functions) as AssistantOf<Features>;
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8')) as unknown;
  } catch (cause) {
    throw new AppError('VALIDATION_FAILED', 'Hand over JSON.', { cause });
  }
}
