import type { Assisted, AssistFor } from '../../kernel/assisted.ts';
import type { Context } from '../../kernel/context.ts';

/** Any function of an assistant where no model is set up. */
export const noModel = async () => ({ status: 'UNAVAILABLE', reason: 'NOT_CONFIGURED' }) as const;

/** A function of an assistant with what it was asked; as without a model until a test says what is answered. */
export function anAssistant<Asked, Result>() {
  const asked: { readonly asked: Asked; readonly about: AssistFor; readonly context: Context }[] = [];
  const state: { answer: () => Promise<Assisted<Result>> } = { answer: noModel };
  return {
    asked,
    async ask(given: Asked, about: AssistFor, context: Context): Promise<Assisted<Result>> {
      asked.push({ asked: given, about, context });
      return state.answer();
    },
    /** Answers so from now on. */
    answers(answer: Assisted<Result> | (() => Promise<Assisted<Result>>)) {
      state.answer = typeof answer === 'function' ? answer : async () => answer;
    },
    /** As at the beginning. */
    forget() {
      asked.length = 0;
      state.answer = noModel;
    },
  };
}
