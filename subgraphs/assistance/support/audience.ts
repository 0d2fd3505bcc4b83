export const AUDIENCES = ['HOLDER', 'ISSUER', 'CUSTODIAN', 'VERIFIER', 'ADMIN', 'DEVELOPER'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Whom a document is for; what is not named here is for administrators and developers. */
const READERS: Readonly<Record<string, readonly Audience[]>> = {
  'holders.md': ['HOLDER', 'ISSUER', 'CUSTODIAN'],
  'verifiers.md': ['VERIFIER', 'HOLDER'],
  'portal.md': ['ISSUER'],
  'learners.md': ['ISSUER'],
  'catalog.md': ['ISSUER', 'CUSTODIAN', 'ADMIN'],
  'catalog-search.md': ['ISSUER', 'CUSTODIAN', 'ADMIN'],
  'byok-signing.md': ['ISSUER', 'CUSTODIAN', 'DEVELOPER'],
  'sso.md': ['ISSUER', 'CUSTODIAN', 'ADMIN'],
  'reports.md': ['ISSUER', 'CUSTODIAN', 'ADMIN'],
  'custodians.md': ['CUSTODIAN', 'ADMIN'],
  'attestations.md': ['CUSTODIAN', 'VERIFIER', 'DEVELOPER'],
  'status-lists.md': ['VERIFIER', 'DEVELOPER'],
  'assistance.md': AUDIENCES,
  'glossary.md': AUDIENCES,
  'examples.md': ['ISSUER', 'DEVELOPER'],
};
const OTHERS: readonly Audience[] = ['ADMIN', 'DEVELOPER'];

/** Who reads a document, by its name below `docs/`. */
export const readersOf = (doc: string): readonly Audience[] => READERS[doc] ?? OTHERS;
