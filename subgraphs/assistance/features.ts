import type { Assisted, AssistFor } from '../../kernel/assisted.ts';
import type { Context } from '../../kernel/context.ts';
import type { Feature } from './assistant.ts';
import { auditSearch } from './features/audit-search.ts';
import { bulkMapping } from './features/bulk-mapping.ts';
import { credentialInsight } from './features/credential-insight.ts';
import { identityDocument, kycDocument } from './features/documents.ts';
import { fieldMaps } from './features/field-maps.ts';
import { revocationCategory } from './features/revocation-category.ts';
import { statsInsight } from './features/stats-insight.ts';
import { supportAnswer } from './features/support-answer.ts';
import { templateFields } from './features/template-fields.ts';

/** What other units may ask for: a feature for each function of the port. */
export const TEXT_FEATURES = {
  revocationCategory,
  bulkMapping,
  templateFields,
  fieldMaps,
} as const;

/** What is asked for where the assistant runs. */
export const NEAR_FEATURES = { auditSearch, statsInsight } as const;

/** What is asked of files, which are read where the assistant runs. */
export const FILE_FEATURES = { identityDocument, kycDocument } as const;

/** What this domain asks itself. */
export const OWN_FEATURES = { credentialInsight, supportAnswer } as const;

/** A function for each feature. It never fails, and answers in time. */
export type AssistantOf<Features> = {
  readonly [Name in keyof Features]: Features[Name] extends Feature<infer Asked, infer _Said, infer Result>
    ? (asked: Asked, about: AssistFor, context: Context) => Promise<Assisted<Result>>
    : never;
};

export type TextAssistant = AssistantOf<typeof TEXT_FEATURES>;
export type OwnAssistant = AssistantOf<typeof OWN_FEATURES>;
export type NearAssistant = AssistantOf<typeof NEAR_FEATURES>;
