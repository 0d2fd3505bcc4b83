import type { ImportKind } from './import-file.ts';

const OVER = ['COMPLETED', 'COMPLETED_WITH_ERRORS', 'FAILED', 'CANCELLED'] as const;
const CATALOG = '/api/v1/admin/catalog';
const WORKFORCE = '/api/v1/custodian/workforce';
const LEARNERS = '/api/v1/learners';

export const CATALOG_IMPORT: ImportKind = {
  send: `${CATALOG}/import`,
  show: (importId) => `${CATALOG}/imports/${importId}`,
  words: 'catalog imports show',
  over: OVER,
};

export const WORKFORCE_IMPORT: ImportKind = {
  send: `${WORKFORCE}/members/import`,
  show: (importId) => `${WORKFORCE}/imports/${importId}`,
  words: 'custodian workforce imports show',
  over: OVER,
};

export const LEARNER_IMPORT: ImportKind = {
  send: `${LEARNERS}/import`,
  show: (importId) => `${LEARNERS}/imports/${importId}`,
  words: 'learners imports show',
  over: OVER,
};
