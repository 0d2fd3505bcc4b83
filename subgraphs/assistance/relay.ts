import { z } from 'zod';
import { ASSIST_REASONS, type Assisted, type AssistFor } from '../../kernel/assisted.ts';
import type { Context } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { permit } from '../../kernel/identity.ts';
import { oneFrom, optional, parseInput } from '../../kernel/parse.ts';
import type { AnyFeature, Assistant } from './assistant.ts';
import { type AssistantOf, TEXT_FEATURES, type TextAssistant } from './features.ts';
import type { AssistancePorts } from './ports.ts';

const relayed = z.strictObject({
  feature: oneFrom(Object.keys(TEXT_FEATURES) as [keyof TextAssistant, ...(keyof TextAssistant)[]]),
  askedJson: z.instanceof(Uint8Array),
  about: z.custom<AssistFor>(),
});

const recordedSearch = z.strictObject({
  status: oneFrom(['COMPLETED', 'FAILED']),
  reason: optional(oneFrom(ASSIST_REASONS)),
  model: z.string().max(200),
  latencyMs: z.number().int().min(0),
  inputHash: z.string().regex(/^[0-9a-f]{64}$/, 'give a SHA-256 in hexadecimal'),
  about: z.custom<AssistFor>(),
});

export interface Relay {
  /** Keeps the record of a search by meaning, for the unit that has made it. Error: VALIDATION_FAILED. */
  recordSearch(input: unknown, context: Context): Promise<void>;
  /** For another unit, which has made what is handed over. Errors: VALIDATION_FAILED for what is no feature or no JSON. */
  assist(input: unknown, context: Context): Promise<Assisted<unknown>>;
}

/** The assistant as other units reach it. */
export function createRelay(assistant: TextAssistant, searches: AssistancePorts['searches']): Relay {
  return {
    async recordSearch(input, context) {
      permit(context, 'assist.relay');
      const { about, ...search } = parseInput(recordedSearch, input);
      await searches.record(search, about, context);
    },
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
