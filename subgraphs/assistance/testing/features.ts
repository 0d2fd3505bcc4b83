import { sha256Hex } from '../../../kernel/ids.ts';
import type { AnyFeature, Feature } from '../assistant.ts';
import { auditSearch } from '../features/audit-search.ts';
import { bulkMapping } from '../features/bulk-mapping.ts';
import { credentialInsight } from '../features/credential-insight.ts';
import { identityDocument, kycDocument } from '../features/documents.ts';
import { fieldMaps } from '../features/field-maps.ts';
import { revocationCategory } from '../features/revocation-category.ts';
import { statsInsight } from '../features/stats-insight.ts';
import { supportAnswer } from '../features/support-answer.ts';
import { templateFields } from '../features/template-fields.ts';

/** A feature with something to ask, what a good model says to it and what people then see; and how to put a text into what is asked. */
export interface Tried {
  readonly feature: AnyFeature;
  readonly asked: object;
  readonly said: unknown;
  readonly result: unknown;
  readonly withText: (text: string) => object;
}

function tried<Asked extends object, Said, Result>(
  feature: Feature<Asked, Said, Result>,
  asked: Asked,
  given: { said: unknown; result: unknown; withText: (text: string) => Asked },
): Tried {
  return { feature, asked, ...given };
}

const insight = {
  credentialType: 'UniversityDegreeCredential',
  issuerName: 'Ardmore University',
  holderName: 'Aoife Ní Bhriain',
  personal: ['1 Abbey Road'],
  claims: 'Degree: BSc\nAwarded: 2026-06-30\nAddress: 1 Abbey Road',
  targetCountry: 'DE',
};
const figures = { 'credentials issued': 1250, issuers: 12 };
const mapping = {
  headers: ['Wallet', 'Who', 'Award'],
  sampleRows: [['xxx:xxx:x9Xx', 'Xxxx', 'XXx']],
  fields: [
    { key: 'holder_did', label: 'DID of the holder', type: 'string' },
    { key: 'name', label: 'Name', type: 'string' },
    { key: 'degree', label: 'Degree', type: 'string' },
  ],
};
const draft = { description: 'A degree with honours', types: ['string', 'enum'], reserved: ['id', 'name'] };
const maps = {
  scheme: 'IE-HEA',
  fields: [{ code: 'STUDENT_NO', title: 'Number of the student' }],
  expressions: ['learner.learner_number', 'outcome.value'],
};
const passages = [
  { id: 'sharing#links', text: 'A link ends after 90 days.' },
  { id: 'sharing#limits', text: 'A link may be opened so often as its holder says.' },
];

const aDocument = (text: string) => ({ sha256: sha256Hex(text), read: async () => ({ text }) });

export const TRIED: readonly Tried[] = [
  tried(credentialInsight, insight, {
    said: {
      summary: '[PERSON_1] has a BSc of 2026.',
      equivalency_note: 'It usually compares with a Bachelor.',
    },
    result: {
      summary: 'Aoife Ní Bhriain has a BSc of 2026.',
      equivalencyNote: 'It usually compares with a Bachelor.',
    },
    withText: (claims) => ({ ...insight, claims }),
  }),
  tried(
    statsInsight,
    { figures },
    {
      said: { sentence: '12 issuers issued 1,250 credentials.' },
      result: '12 issuers issued 1,250 credentials.',
      withText: (text) => ({ figures: { ...figures, [text]: 1 } }),
    },
  ),
  tried(
    revocationCategory,
    { reason: 'The grade was wrong.', categories: ['ERROR', 'FRAUD'], names: [] },
    {
      said: { category: 'ERROR' },
      result: 'ERROR',
      withText: (reason) => ({ reason, categories: ['ERROR', 'FRAUD'], names: ['Aoife Ní Bhriain'] }),
    },
  ),
  tried(
    auditSearch,
    { question: 'Who was refused last night?' },
    {
      said: { status: 'DENIED', search: null },
      result: { status: 'DENIED', search: null },
      withText: (question) => ({ question }),
    },
  ),
  tried(templateFields, draft, {
    said: {
      fields: [
        { key: 'degree', label: 'Degree', type: 'string', required: true, personal: false, choices: null },
        {
          key: 'honours',
          label: 'Honours',
          type: 'enum',
          required: false,
          personal: false,
          choices: ['FIRST', 'SECOND'],
        },
        { key: 'name', label: 'Name', type: 'string', required: true, personal: true, choices: null },
      ],
    },
    result: [
      { key: 'degree', label: 'Degree', type: 'string', required: true, pii: false },
      {
        key: 'honours',
        label: 'Honours',
        type: 'enum',
        required: false,
        pii: false,
        choices: ['FIRST', 'SECOND'],
      },
    ],
    withText: (description) => ({ ...draft, description }),
  }),
  tried(bulkMapping, mapping, {
    said: { mapping: [{ header: 'Who', field: 'name', confidence: 0.9 }] },
    result: [{ header: 'Who', field: 'name', confidence: 0.9 }],
    withText: (text) => ({ ...mapping, headers: [...mapping.headers, text] }),
  }),
  tried(fieldMaps, maps, {
    said: {
      suggestions: [
        {
          field_code: 'STUDENT_NO',
          expression: 'learner.learner_number',
          confidence: 0.8,
          rationale: 'Both number students.',
        },
      ],
    },
    result: [
      {
        fieldCode: 'STUDENT_NO',
        expression: 'learner.learner_number',
        confidence: 0.8,
        rationale: 'Both number students.',
      },
    ],
    withText: (title) => ({ ...maps, fields: [{ code: 'STUDENT_NO', title }] }),
  }),
  tried(kycDocument, aDocument('Register of companies. Ardmore University, number 12345.'), {
    said: {
      document_type: 'Extract from a register',
      organization_name: 'Ardmore University',
      registration_number: '12345',
      country_code: 'IE',
      issued_on: null,
    },
    result: {
      documentType: 'Extract from a register',
      organizationName: 'Ardmore University',
      registrationNumber: '12345',
      countryCode: 'IE',
    },
    withText: aDocument,
  }),
  tried(identityDocument, aDocument('PASSPORT Ní Bhriain Aoife'), {
    said: { full_name: 'Aoife Ní Bhriain' },
    result: { fullName: 'Aoife Ní Bhriain' },
    withText: aDocument,
  }),
  tried(
    supportAnswer,
    { question: 'How long does a link last?', passages },
    {
      said: { answer: 'It ends after 90 days.', sources: ['sharing#links'] },
      result: { answer: 'It ends after 90 days.', sources: ['sharing#links'] },
      withText: (question) => ({ question, passages }),
    },
  ),
];
