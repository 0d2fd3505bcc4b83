import { REVOCATION_CATEGORIES } from '../../../kernel/credential-status.ts';
import type { AnyFeature, Feature } from '../assistant.ts';
import { auditSearch } from '../features/audit-search.ts';
import { bulkMapping } from '../features/bulk-mapping.ts';
import { credentialInsight } from '../features/credential-insight.ts';
import { fieldMaps } from '../features/field-maps.ts';
import { revocationCategory } from '../features/revocation-category.ts';
import { statsInsight } from '../features/stats-insight.ts';
import { supportAnswer } from '../features/support-answer.ts';
import { templateFields } from '../features/template-fields.ts';
import type { TriedFeature } from './tried-features.ts';

/** A feature, and something that is nobody's to try it with. */
export interface Sample {
  readonly feature: AnyFeature;
  readonly asked: unknown;
}

/** Easy ones, which every model that is of use here does. */
export const SAMPLES: Readonly<Record<TriedFeature, Sample>> = {
  CREDENTIAL_INSIGHT: sample(credentialInsight, {
    credentialType: 'UniversityDegreeCredential',
    issuerName: 'University of Nowhere',
    holderName: 'Ada Example',
    personal: [],
    claims: '{"degree":"Bachelor of Science","field":"Physics","grade":"First class"}',
  }),
  AUDIT_NL_SEARCH: sample(auditSearch, { question: 'Which requests were denied?' }),
  STATS_INSIGHT: sample(statsInsight, { figures: { issuers: 12, 'credentials issued': 1250 } }),
  REVOCATION_CLASSIFY: sample(revocationCategory, {
    reason: 'The grade on it was typed wrong.',
    categories: REVOCATION_CATEGORIES,
    names: ['Ada Example'],
  }),
  BULK_MAPPING: sample(bulkMapping, {
    headers: ['Student', 'Award'],
    sampleRows: [['Xxx Xxxxxxx', 'XXx Xxxxxxx']],
    fields: [
      { key: 'name', label: 'Full name of the student', type: 'string' },
      { key: 'degree', label: 'Degree that was awarded', type: 'string' },
    ],
  }),
  TEMPLATE_FIELDS: sample(templateFields, {
    description: 'A bachelor degree with its subject, its classification and the day of the award',
    types: ['string', 'number', 'date', 'enum'],
    reserved: ['id'],
  }),
  SCHEME_FIELD_MAP: sample(fieldMaps, {
    scheme: 'EXAMPLE',
    fields: [{ code: 'STUDENT_NO', title: 'Number of the student' }],
    expressions: ['learner.learner_number', 'outcome.value'],
  }),
  SUPPORT_QA: sample(supportAnswer, {
    question: 'How long does a sign-in link work?',
    passages: [{ id: 'example.md#links', text: 'A sign-in link works once, and for 15 minutes.' }],
  }),
};

function sample<Asked, Said, Result>(feature: Feature<Asked, Said, Result>, asked: Asked): Sample {
  return { feature, asked };
}
