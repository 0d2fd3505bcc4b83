/** What a language model can be tried with: everything that texts are handed over for. */
export const TRIED_FEATURES = [
  'CREDENTIAL_INSIGHT',
  'AUDIT_NL_SEARCH',
  'STATS_INSIGHT',
  'REVOCATION_CLASSIFY',
  'BULK_MAPPING',
  'TEMPLATE_FIELDS',
  'SCHEME_FIELD_MAP',
  'SUPPORT_QA',
] as const;
export type TriedFeature = (typeof TRIED_FEATURES)[number];
