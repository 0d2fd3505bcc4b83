import type { NearAssistant, TextAssistant } from './features.ts';

/** What this domain needs of others. */
export interface AssistanceNeeds {
  readonly consents: {
    /** Whether whoever has a DID has agreed that language models read their data; undefined for a DID of nobody with an account. */
    agrees(did: string): Promise<boolean | undefined>;
  };
}

/** What it offers to every unit: suggestions from texts. */
export interface AssistancePorts {
  readonly assistant: TextAssistant;
}

/** What it offers to the domains beside it. */
export interface AssistanceNear {
  readonly assistant: NearAssistant;
  readonly model: {
    /** Resolves when the model's service says anything. Errors: UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT. */
    check(): Promise<void>;
  };
}
