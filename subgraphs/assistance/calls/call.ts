import type { AssistReason, AssistStatus } from '../../../kernel/assisted.ts';
import type { Recorded } from '../../../store/record-store.ts';

/** What a language model helps with. */
export const FEATURES = [
  'CREDENTIAL_INSIGHT',
  'AUDIT_NL_SEARCH',
  'STATS_INSIGHT',
  'REVOCATION_CLASSIFY',
  'BULK_MAPPING',
  'TEMPLATE_FIELDS',
  'SCHEME_FIELD_MAP',
  'KYC_DOCUMENT',
  'HOLDER_ID_CHECK',
  'SUPPORT_QA',
] as const;
export type FeatureName = (typeof FEATURES)[number];

/** What models are asked for: by the frame, and by the catalog itself, whose model tells what texts mean. */
export const CALLED_FEATURES = [...FEATURES, 'CATALOG_SEMANTIC'] as const;

/** A search by meaning, as the catalog tells of it. */
export interface MeaningSearch {
  readonly status: 'COMPLETED' | 'FAILED';
  readonly reason?: AssistReason | undefined;
  readonly model: string;
  readonly latencyMs: number;
  /** SHA-256 of what was sought, in hexadecimal. */
  readonly inputHash: string;
}

/** A call of a language model, whatever came of it. */
export interface ModelCall extends Recorded {
  readonly callId: string;
  readonly feature: (typeof CALLED_FEATURES)[number];
  readonly outcome: AssistStatus;
  readonly reason?: AssistReason | undefined;
  /** As the service names it. */
  readonly model: string;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly latencyMs: number;
  /** SHA-256 of what was sent, in hexadecimal. */
  readonly inputHash: string;
  /** For whom: an organization, the administrators, a holder, or everybody. */
  readonly ownerKey: string;
  /** What it was about. */
  readonly subject?: { readonly type: string; readonly id: string } | undefined;
  /** What was sent and what came back, where administrators want to see it; personal data is veiled in both. */
  readonly sent?: string | undefined;
  readonly received?: string | undefined;
  /** When the texts go. */
  readonly dropTextsAt?: Date | undefined;
}
