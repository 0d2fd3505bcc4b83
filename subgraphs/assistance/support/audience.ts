export const AUDIENCES = ['HOLDER', 'ISSUER', 'CUSTODIAN', 'VERIFIER', 'ADMIN', 'DEVELOPER'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Whom a document is for; what is not named here is for administrators and developers. */
const READERS: Readonly<Record<string, readonly Audience[]>> = {
  'holders.md': ['HOLDER', 'ISSUER', 'CUSTODIAN', 'ADMIN', 'DEVELOPER'],
  'verifiers.md': ['VERIFIER', 'HOLDER', 'ADMIN', 'DEVELOPER'],
  'portal.md': ['ISSUER', 'ADMIN', 'DEVELOPER'],
  'learners.md': ['ISSUER', 'ADMIN', 'DEVELOPER'],
  'catalog.md': ['ISSUER', 'CUSTODIAN', 'ADMIN'],
  'catalog-search.md': ['ISSUER', 'CUSTODIAN', 'ADMIN'],
  'byok-signing.md': ['ISSUER', 'CUSTODIAN', 'DEVELOPER'],
  'sso.md': ['ISSUER', 'CUSTODIAN', 'ADMIN'],
  'reports.md': ['ISSUER', 'CUSTODIAN', 'ADMIN'],
  'custodians.md': ['CUSTODIAN', 'ADMIN'],
  'attestations.md': ['CUSTODIAN', 'VERIFIER', 'DEVELOPER'],
  'status-lists.md': ['VERIFIER', 'DEVELOPER'],
  'assistance.md': ['ISSUER', 'CUSTODIAN', 'ADMIN', 'DEVELOPER'],
  'glossary.md': AUDIENCES,
  'administration/onboarding.md': ['ISSUER', 'CUSTODIAN', 'ADMIN', 'DEVELOPER'],
  'examples.md': ['ISSUER', 'DEVELOPER'],
};
const OTHERS: readonly Audience[] = ['ADMIN', 'DEVELOPER'];

/** Who reads a document, by its name below `docs/`. */
export const readersOf = (doc: string): readonly Audience[] => READERS[doc] ?? OTHERS;
