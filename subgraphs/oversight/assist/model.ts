/** What an assisting feature asks of a language model. */
export interface ModelTask {
  readonly feature: 'AUDIT_NL_SEARCH' | 'STATS_INSIGHT';
  /** What people wrote, or figures to put into words. */
  readonly input: string;
}

/** Text of a model, which informs people and decides nothing; or why there is none. */
export type ModelAnswer =
  | { readonly status: 'COMPLETED'; readonly output: unknown }
  | { readonly status: 'UNAVAILABLE' | 'FAILED' };

/** Needed of a language model; it never throws. */
export interface Model {
  answer(task: ModelTask): Promise<ModelAnswer>;
}

/** Where no endpoint is configured, which is everywhere until there is a setting for one. */
export const noModel: Model = { answer: async () => ({ status: 'UNAVAILABLE' }) };
