import { type GraphQLObjectType, getNamedType, isLeafType } from 'graphql';
import mongoose from 'mongoose';
import { newId } from '../../kernel/ids.ts';
import { currentCorrelationId } from '../../kernel/log.ts';
import { toSnake } from '../../rest-bridge/casing.ts';
import { HOLDER_DOORS } from '../../router/edge/paths.ts';
import { DOMAIN_NAMES, ROUTES } from '../../subgraphs/domains.ts';
import { isFile, type Route } from '../../subgraphs/rest.ts';
import { expectStatus, HOLDER_DID, issueBody } from '../testing/rest-road.ts';
import { CALLERS, type CallerName, type Guarded, openGuarded } from './callers.ts';
import type { Headers, Row } from './road.ts';

const UNKNOWN_DID = 'did:key:z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp';

let guarded: Guarded;
beforeAll(async () => {
  guarded = await openGuarded();
});
afterAll(() => guarded.close());

/** What was asked of the store, as `collection.method`, by the request that asked. */
const reads = new Map<string, string[]>();
beforeAll(() => {
  mongoose.set('debug', (collection: string, method: string) => {
    const request = currentCorrelationId();
    if (request !== undefined) reads.get(request)?.push(`${collection}.${method}`);
  });
});
afterAll(() => void mongoose.set('debug', false));

/** A header that names a request, whose reads are kept from now on. */
function watched(): Headers {
  const request = newId();
  reads.set(request, []);
  return { 'x-correlation-id': request };
}

/** Whom every door is asked by: one of each role. The second of a kind is one more of it here, and stranger to what is whose elsewhere. */
const ASKING = CALLERS.filter((name) => !['issuer B', 'other custodian', 'other verifier'].includes(name));

/** The outcome of every caller; those who are to be refused are watched at the store. */
async function outcomes(
  wanted: Readonly<Record<string, string>>,
  ask: (caller: CallerName, headers: Headers) => Promise<string | undefined>,
) {
  const found: Record<string, string | undefined> = {};
  for (const caller of ASKING) found[caller] = await ask(caller, wanted[caller] === 'OPEN' ? {} : watched());
  return found;
}

// Who may do what, told a second time and on purpose: a change of the platform's own table must be meant.
const EVERYBODY: readonly CallerName[] = CALLERS;
const ISSUER_ADMINS: readonly CallerName[] = ['issuer A', 'issuer B'];
const ISSUING: readonly CallerName[] = [...ISSUER_ADMINS, 'operator of A'];
const ISSUERS: readonly CallerName[] = [...ISSUING, 'viewer of A'];
const DECIDING: readonly CallerName[] = ['ADMIN', 'OPERATOR'];
const ADMINS: readonly CallerName[] = [...DECIDING, 'VIEWER'];
const HOLDERS: readonly CallerName[] = ['holder'];
const CUSTODIAN_ADMINS: readonly CallerName[] = ['custodian Admin', 'other custodian'];
const REVIEWING: readonly CallerName[] = ['custodian Reviewer', ...CUSTODIAN_ADMINS];
const ATTESTING: readonly CallerName[] = ['custodian Attester', ...CUSTODIAN_ADMINS];
const HANDLING: readonly CallerName[] = ['custodian Attester', ...REVIEWING];
const CUSTODIANS: readonly CallerName[] = [
  'custodian Viewer',
  'custodian Reviewer',
  'custodian Attester',
  ...CUSTODIAN_ADMINS,
];
const VERIFIER_ADMINS: readonly CallerName[] = ['verifier Admin', 'other verifier'];
const VERIFIERS: readonly CallerName[] = [...VERIFIER_ADMINS, 'verifier Member'];
/** Who runs reports; those about a person and of the trail are for the Admins among them. */
const REPORTING: readonly CallerName[] = [
  ...ISSUING,
  'custodian Reviewer',
  'custodian Attester',
  ...CUSTODIAN_ADMINS,
  ...DECIDING,
];
const READING_CATALOG: readonly CallerName[] = [...ISSUERS, ...ADMINS, ...CUSTODIANS];
const CATALOG: readonly CallerName[] = [...ISSUERS, ...ADMINS, ...CUSTODIANS];

/** An operation: who may, and arguments that every door takes and that change nothing. */
interface Operation {
  readonly may: readonly CallerName[];
  readonly args: (own: { did: string }) => Readonly<Record<string, unknown>>;
  /** It ends what it is done with, or takes a recent sign-in: each time with a holder, or a token, of its own. */
  readonly isFinal?: true;
}

const id = newId();
const issuance = (own: { did: string }) => ({
  issuerDid: own.did,
  holderDid: HOLDER_DID,
  credentialType: 'two words',
  credentialData: { name: 'x' },
});

/** Single sign-on of one kind of organization: its Admins see and set what is their own. */
function ssoOperations(words: string, may: readonly CallerName[]): Readonly<Record<string, Operation>> {
  const query = words === '' ? 'sso' : 'custodianSso';
  const own = () => ({ input: {} });
  const domain = () => ({ input: { domain: 'unclaimed.example' } });
  return {
    [`${query}Config`]: { may, args: () => ({}) },
    [`${query}ServiceMetadata`]: { may: EVERYBODY, args: () => ({ ssoConfigId: id }) },
    [`upsert${words}SsoConfig`]: { may, args: () => ({ input: { protocol: 'OIDC', provider: '' } }) },
    [`delete${words}SsoConfig`]: { may, args: own },
    [`validate${words}Sso`]: { may, args: own },
    [`set${words}SsoActive`]: { may, args: () => ({ input: { active: true } }) },
    [`add${words}SsoDomain`]: { may, args: domain },
    [`verify${words}SsoDomain`]: { may, args: domain },
    [`remove${words}SsoDomain`]: { may, args: domain },
  };
}

const OPERATIONS: Readonly<Record<string, Operation>> = {
  custodian: { may: EVERYBODY, args: () => ({ did: UNKNOWN_DID }) },
  custodianDirectory: { may: EVERYBODY, args: () => ({}) },
  custodianDidDocument: { may: EVERYBODY, args: () => ({ did: UNKNOWN_DID }) },
  custodianKeys: { may: EVERYBODY, args: () => ({ did: UNKNOWN_DID }) },
  custodians: { may: ADMINS, args: () => ({}) },
  registerCustodian: {
    may: EVERYBODY,
    args: () => ({ input: { name: '', custodianType: 'EMPLOYER' } }),
  },
  approveCustodian: { may: DECIDING, args: () => ({ input: { did: UNKNOWN_DID } }) },
  rejectCustodian: { may: DECIDING, args: () => ({ input: { did: UNKNOWN_DID } }) },
  setCustodianStatus: { may: DECIDING, args: () => ({ input: { did: UNKNOWN_DID, status: 'ACTIVE' } }) },
  rotateCustodianKey: { may: CUSTODIAN_ADMINS, args: () => ({ input: { newPublicKey: 'AAAA' } }) },
  requestCustodianSignIn: { may: EVERYBODY, args: () => ({ input: { email: 'nobody' } }) },
  redeemCustodianSignIn: { may: EVERYBODY, args: () => ({ input: { token: '' } }) },
  signOutCustodianUser: { may: CUSTODIANS, args: () => ({}), isFinal: true },
  currentCustodianUser: { may: CUSTODIANS, args: () => ({}) },
  custodianUser: { may: CUSTODIANS, args: () => ({ id }) },
  custodianTeam: { may: CUSTODIANS, args: () => ({}) },
  inviteCustodianUser: {
    may: CUSTODIAN_ADMINS,
    args: () => ({ input: { email: 'nobody', role: 'Viewer' } }),
  },
  resendCustodianInvitation: { may: CUSTODIAN_ADMINS, args: () => ({ input: { userId: id } }) },
  cancelCustodianInvitation: { may: CUSTODIAN_ADMINS, args: () => ({ input: { userId: id } }) },
  updateCustodianUser: { may: CUSTODIAN_ADMINS, args: () => ({ input: { userId: id } }) },
  suspendCustodianUser: { may: CUSTODIAN_ADMINS, args: () => ({ input: { userId: id } }) },
  reactivateCustodianUser: { may: CUSTODIAN_ADMINS, args: () => ({ input: { userId: id } }) },
  removeCustodianUser: { may: CUSTODIAN_ADMINS, args: () => ({ input: { userId: id } }) },
  registerVerifier: {
    may: EVERYBODY,
    args: () => ({
      input: { name: '', sector: 'OTHER', purposeStatement: '', contactEmail: '', termsVersion: '' },
    }),
  },
  verifierDirectory: { may: EVERYBODY, args: () => ({}) },
  myVerifier: { may: VERIFIERS, args: () => ({}) },
  updateVerifier: { may: VERIFIER_ADMINS, args: () => ({ input: { name: '' } }) },
  closeMyVerifier: { may: VERIFIER_ADMINS, args: () => ({ input: { name: '' } }) },
  verifier: { may: ADMINS, args: () => ({ id }) },
  verifiers: { may: ADMINS, args: () => ({}) },
  suspendVerifier: { may: DECIDING, args: () => ({ input: { verifierId: id, reason: '' } }) },
  reactivateVerifier: { may: DECIDING, args: () => ({ input: { verifierId: id } }) },
  closeVerifier: { may: DECIDING, args: () => ({ input: { verifierId: id, reason: '' } }) },
  requestVerifierSignIn: { may: EVERYBODY, args: () => ({ input: { email: 'nobody' } }) },
  redeemVerifierSignIn: { may: EVERYBODY, args: () => ({ input: { token: '' } }) },
  signOutVerifierUser: { may: VERIFIERS, args: () => ({}), isFinal: true },
  currentVerifierUser: { may: VERIFIERS, args: () => ({}) },
  verifierUser: { may: VERIFIERS, args: () => ({ id }) },
  verifierTeam: { may: VERIFIERS, args: () => ({}) },
  inviteVerifierUser: {
    may: VERIFIER_ADMINS,
    args: () => ({ input: { email: 'nobody', role: 'Member' } }),
  },
  resendVerifierInvitation: { may: VERIFIER_ADMINS, args: () => ({ input: { userId: id } }) },
  cancelVerifierInvitation: { may: VERIFIER_ADMINS, args: () => ({ input: { userId: id } }) },
  updateVerifierUser: { may: VERIFIER_ADMINS, args: () => ({ input: { userId: id } }) },
  suspendVerifierUser: { may: VERIFIER_ADMINS, args: () => ({ input: { userId: id } }) },
  reactivateVerifierUser: { may: VERIFIER_ADMINS, args: () => ({ input: { userId: id } }) },
  removeVerifierUser: { may: VERIFIER_ADMINS, args: () => ({ input: { userId: id } }) },
  intakeBatch: { may: CUSTODIANS, args: () => ({ id }) },
  intakeBatches: { may: CUSTODIANS, args: () => ({}) },
  intakeErrors: { may: CUSTODIANS, args: () => ({ id }) },
  intakeProgress: { may: CUSTODIANS, args: () => ({ id }) },
  createIntake: {
    may: REVIEWING,
    args: () => ({
      input: {
        uploadId: id,
        offset: 0,
        isLast: true,
        fileName: 'a.txt',
        content: 'YQ==',
        recordKind: 'CREDENTIAL',
        sourceOrgName: '',
      },
    }),
  },
  mapIntake: { may: REVIEWING, args: () => ({ input: { intakeId: id, mapping: [] } }) },
  validateIntake: { may: REVIEWING, args: () => ({ input: { intakeId: id } }) },
  cancelIntake: { may: REVIEWING, args: () => ({ input: { intakeId: id } }) },
  intakeRecord: { may: CUSTODIANS, args: () => ({ id }) },
  intakeRecords: { may: CUSTODIANS, args: () => ({}) },
  assignRecord: { may: REVIEWING, args: () => ({ input: { recordId: id } }) },
  unassignRecord: { may: REVIEWING, args: () => ({ input: { recordId: id } }) },
  approveRecord: { may: REVIEWING, args: () => ({ input: { recordId: id } }) },
  rejectRecord: { may: REVIEWING, args: () => ({ input: { recordId: id, reason: 'x' } }) },
  returnRecord: { may: REVIEWING, args: () => ({ input: { recordId: id, reason: 'x' } }) },
  correctRecord: { may: REVIEWING, args: () => ({ input: { recordId: id } }) },
  matchRecord: { may: REVIEWING, args: () => ({ input: { recordId: id } }) },
  approveRecords: { may: REVIEWING, args: () => ({ input: { recordIds: [] } }) },
  rejectRecords: { may: REVIEWING, args: () => ({ input: { recordIds: [], reason: 'x' } }) },
  custodianSearch: { may: CUSTODIANS, args: () => ({ q: 'x', purpose: 'AUDIT' }) },
  ...Object.fromEntries(
    ['Issuer', 'Custodian'].flatMap((kind): [string, Operation][] => [
      [`begin${kind}Sso`, { may: EVERYBODY, args: () => ({ input: { email: 'nobody' } }) }],
      [`receive${kind}SamlResponse`, { may: EVERYBODY, args: () => ({ input: { samlResponse: '' } }) }],
      [`finish${kind}Sso`, { may: EVERYBODY, args: () => ({ input: {} }) }],
      [`redeem${kind}Sso`, { may: EVERYBODY, args: () => ({ input: { code: '' } }) }],
    ]),
  ),
  ...ssoOperations('', ISSUER_ADMINS),
  ...ssoOperations('Custodian', CUSTODIAN_ADMINS),
  issuer: { may: EVERYBODY, args: () => ({ did: UNKNOWN_DID }) },
  issuers: { may: ADMINS, args: () => ({}) },
  didDocument: { may: EVERYBODY, args: () => ({ did: UNKNOWN_DID }) },
  issuerKeys: { may: EVERYBODY, args: () => ({ did: UNKNOWN_DID }) },
  apiKeys: { may: ISSUERS, args: ({ did }) => ({ issuerDid: did }) },
  credential: { may: [...ISSUERS, 'holder', ...CUSTODIANS], args: () => ({ id }) },
  credentials: { may: [...ISSUERS, 'holder', ...CUSTODIANS], args: () => ({}) },
  credentialsExpiringBetween: {
    may: [...ISSUERS, ...CUSTODIANS],
    args: () => ({ from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' }),
  },
  credentialStats: { may: [...ISSUERS, ...ADMINS, 'holder', ...CUSTODIANS], args: () => ({}) },
  attestation: { may: CUSTODIANS, args: () => ({ id }) },
  attestations: { may: CUSTODIANS, args: () => ({}) },
  attestationRows: { may: CUSTODIANS, args: () => ({ id }) },
  attestationIssued: { may: CUSTODIANS, args: () => ({ id }) },
  attestationProof: { may: EVERYBODY, args: () => ({ attestationId: id, recordId: id }) },
  attestRecords: {
    may: ATTESTING,
    args: () => ({ input: { recordIds: [id], statementTemplate: 'HELD_BY_LAW' } }),
  },
  prepareAttestation: {
    may: ATTESTING,
    args: () => ({ input: { recordIds: [id], statementTemplate: 'HELD_BY_LAW' } }),
  },
  signAttestation: {
    may: ATTESTING,
    args: () => ({ input: { attestationId: id, signature: Buffer.alloc(64).toString('base64') } }),
  },
  prepareFromAttestation: {
    may: ATTESTING,
    args: () => ({ input: { attestationId: id, credentialType: 'ArchivedRecord' } }),
  },
  withdrawAttestation: {
    may: ATTESTING,
    args: () => ({ input: { attestationId: id, reason: 'A wrong ledger.' } }),
  },
  issueFromAttestation: {
    may: ATTESTING,
    args: () => ({ input: { attestationId: id, credentialType: 'ArchivedRecord' } }),
  },
  nameRecordHolder: { may: ATTESTING, args: () => ({ input: { recordId: id, holderDid: UNKNOWN_DID } }) },
  credentialStatus: { may: EVERYBODY, args: () => ({ id }) },
  prepareCredential: { may: ISSUING, args: (own) => ({ input: issuance(own) }) },
  verifyCredentials: { may: VERIFIERS, args: () => ({ input: { documents: [] } }) },
  verifierApiKeys: { may: VERIFIERS, args: () => ({}) },
  createVerifierApiKey: { may: VERIFIER_ADMINS, args: () => ({ input: { name: '' } }) },
  revokeVerifierApiKey: { may: VERIFIER_ADMINS, args: () => ({ input: { apiKeyId: id } }) },
  verificationRequests: { may: VERIFIERS, args: () => ({}) },
  verificationRequest: { may: VERIFIERS, args: () => ({ id }) },
  createVerificationRequest: {
    may: VERIFIERS,
    args: () => ({ input: { holderEmail: 'nobody', requested: [], purpose: '' } }),
  },
  cancelVerificationRequest: { may: VERIFIERS, args: () => ({ input: { requestId: id } }) },
  viewVerificationRequest: { may: HOLDERS, args: () => ({ input: { requestId: id } }) },
  answerVerificationRequest: {
    may: HOLDERS,
    args: () => ({ input: { requestId: id, credentialIds: [id] } }),
  },
  declineVerificationRequest: { may: HOLDERS, args: () => ({ input: { requestId: id } }) },
  blockVerifier: { may: HOLDERS, args: () => ({ input: { verifierId: id } }) },
  unblockVerifier: { may: HOLDERS, args: () => ({ input: { verifierId: id } }) },
  verifierHistory: { may: VERIFIERS, args: () => ({}) },
  verifierHistoryFile: { may: VERIFIERS, args: () => ({}) },
  verificationHistory: { may: [...ISSUERS, ...ADMINS, ...VERIFIERS], args: () => ({}) },
  federatedIssuers: { may: ADMINS, args: () => ({}) },
  federatedIssuer: { may: ADMINS, args: () => ({ id }) },
  proposeFederatedIssuer: { may: DECIDING, args: () => ({ input: { did: UNKNOWN_DID, name: 'x' } }) },
  setFederatedIssuerStatus: {
    may: DECIDING,
    args: () => ({ input: { federatedIssuerId: id, status: 'TRUSTED', reason: 'x' } }),
  },
  trustFederatedIssuer: { may: DECIDING, args: () => ({ input: { federatedIssuerId: id, reason: 'x' } }) },
  refreshFederatedIssuer: { may: DECIDING, args: () => ({ input: { federatedIssuerId: id } }) },
  removeFederatedIssuer: { may: DECIDING, args: () => ({ input: { federatedIssuerId: id } }) },
  jurisdiction: { may: READING_CATALOG, args: () => ({ code: 'ZZ' }) },
  jurisdictions: { may: READING_CATALOG, args: () => ({}) },
  createJurisdiction: { may: DECIDING, args: () => ({ input: { code: 'zz', nameI18n: { en: 'x' } } }) },
  updateJurisdiction: { may: DECIDING, args: () => ({ input: { code: 'ZZ' } }) },
  framework: { may: READING_CATALOG, args: () => ({ id }) },
  frameworks: { may: READING_CATALOG, args: () => ({}) },
  createFramework: {
    may: DECIDING,
    args: () => ({ input: { code: 'X', jurisdictionCode: 'ZZ', title: 'x' } }),
  },
  updateFramework: { may: DECIDING, args: () => ({ input: { frameworkId: id } }) },
  catalogEntry: { may: READING_CATALOG, args: () => ({ id }) },
  catalogEntries: { may: READING_CATALOG, args: () => ({}) },
  searchCatalogEntries: { may: READING_CATALOG, args: () => ({ q: 'x' }) },
  semanticCatalogSearch: { may: READING_CATALOG, args: () => ({ q: 'x', jurisdiction: 'ZZ' }) },
  catalogEmbeddings: { may: ADMINS, args: () => ({}) },
  rebuildEmbeddings: { may: DECIDING, args: () => ({ input: {} }) },
  createCatalogEntry: {
    may: DECIDING,
    args: () => ({ input: { entryCode: 'X', jurisdictionCode: 'ZZ', entryType: 'COURSE' } }),
  },
  updateCatalogEntry: { may: DECIDING, args: () => ({ input: { entryId: id } }) },
  retireEntry: { may: DECIDING, args: () => ({ input: { entryId: id, reason: 'x' } }) },
  entryVersion: { may: READING_CATALOG, args: () => ({ id }) },
  entryVersions: { may: READING_CATALOG, args: () => ({ entryId: id }) },
  entryVersionAt: { may: READING_CATALOG, args: () => ({ entryId: id }) },
  createEntryVersion: { may: DECIDING, args: () => ({ input: { entryId: id, title: 'x' } }) },
  updateEntryVersion: { may: DECIDING, args: () => ({ input: { entryId: id, version: 1 } }) },
  publishEntryVersion: { may: DECIDING, args: () => ({ input: { entryId: id, version: 1 } }) },
  codeSets: { may: [...ISSUERS, ...ADMINS, ...CUSTODIANS], args: () => ({}) },
  codes: { may: [...ISSUERS, ...ADMINS, ...CUSTODIANS], args: () => ({ codeSet: id }) },
  code: { may: [...ISSUERS, ...ADMINS, ...CUSTODIANS], args: () => ({ codeSet: id, code: 'x' }) },
  createCodeSet: {
    may: DECIDING,
    args: () => ({ input: { name: '', version: '1', authority: 'x', codes: [] } }),
  },
  catalogImport: { may: ADMINS, args: () => ({ id }) },
  catalogImports: { may: ADMINS, args: () => ({}) },
  catalogImportItems: { may: ADMINS, args: () => ({ importId: id }) },
  importCatalog: {
    may: DECIDING,
    args: () => ({
      input: {
        uploadId: id,
        offset: 0,
        isLast: true,
        fileName: 'a.json',
        content: 'e30=',
        jurisdictionCode: 'nowhere',
      },
    }),
  },
  cancelCatalogImport: { may: DECIDING, args: () => ({ input: { importId: id } }) },
  frameworkExport: { may: READING_CATALOG, args: () => ({ frameworkId: id }) },
  entryExport: { may: READING_CATALOG, args: () => ({ entryId: id }) },
  skill: { may: [...ISSUERS, ...ADMINS, ...CUSTODIANS], args: () => ({ id }) },
  skills: { may: [...ISSUERS, ...ADMINS, ...CUSTODIANS], args: () => ({}) },
  createSkill: { may: DECIDING, args: () => ({ input: { name: '' } }) },
  updateSkill: { may: DECIDING, args: () => ({ input: { skillId: id, name: 'x' } }) },
  proposal: { may: [...ISSUERS, ...ADMINS], args: () => ({ id }) },
  proposals: { may: [...ISSUERS, ...ADMINS], args: () => ({}) },
  createProposal: {
    may: ISSUING,
    args: () => ({ input: { kind: 'NEW_SKILL', payload: {}, rationale: '' } }),
  },
  updateProposal: { may: ISSUING, args: () => ({ input: { proposalId: id, rationale: 'x' } }) },
  submitProposal: { may: ISSUING, args: () => ({ input: { proposalId: id } }) },
  withdrawProposal: { may: ISSUING, args: () => ({ input: { proposalId: id } }) },
  decideProposal: { may: DECIDING, args: () => ({ input: { proposalId: id, decision: 'START_REVIEW' } }) },
  scheme: { may: CATALOG, args: () => ({ code: 'NONE' }) },
  schemes: { may: CATALOG, args: () => ({}) },
  previewScheme: { may: CATALOG, args: () => ({ input: { schemeCode: 'NONE', record: {} } }) },
  createScheme: {
    may: DECIDING,
    args: () => ({
      input: {
        schemeCode: 'two words',
        name: 'x',
        jurisdictionCode: 'none',
        regulator: 'x',
        version: '1',
        reportingPeriod: 'ANNUAL',
        outputFormat: 'CSV',
      },
    }),
  },
  updateScheme: { may: DECIDING, args: () => ({ input: { schemeCode: 'NONE', name: 'x' } }) },
  putFieldMaps: { may: DECIDING, args: () => ({ input: { schemeCode: 'NONE', fieldMaps: [] } }) },
  suggestFieldMaps: { may: DECIDING, args: () => ({ input: { schemeCode: 'NONE' } }) },
  schemeRegistrations: { may: CATALOG, args: () => ({}) },
  registerUnderScheme: {
    may: DECIDING,
    args: () => ({
      input: {
        schemeCode: 'NONE',
        org: { type: 'ISSUER', id },
        registrationNumber: '1',
        validFrom: '2026-01-01T00:00:00Z',
      },
    }),
  },
  updateSchemeRegistration: {
    may: DECIDING,
    args: () => ({ input: { registrationId: id, conditions: 'x' } }),
  },
  setSchemeRegistrationStatus: {
    may: DECIDING,
    args: () => ({ input: { registrationId: id, status: 'ACTIVE' } }),
  },
  enrolment: { may: ISSUERS, args: () => ({ id }) },
  enrolments: { may: ISSUERS, args: () => ({ learnerId: id }) },
  createEnrolment: {
    may: ISSUING,
    args: () => ({ input: { learnerId: id, entryVersionId: id, startDate: '2026-09-01' } }),
  },
  updateEnrolment: { may: ISSUING, args: () => ({ input: { enrolmentId: id, cohortCode: 'x' } }) },
  importLearners: {
    may: ISSUING,
    args: () => ({
      input: {
        uploadId: id,
        offset: 0,
        isLast: true,
        fileName: 'a.csv',
        content: 'YQ==',
        jurisdictionCode: 'x',
      },
    }),
  },
  learnerImport: { may: ISSUERS, args: () => ({ id }) },
  learnerImports: { may: ISSUERS, args: () => ({}) },
  learnerImportErrors: { may: ISSUERS, args: () => ({ id }) },
  learnerImportProgress: { may: ISSUERS, args: () => ({ id }) },
  cancelLearnerImport: { may: ISSUING, args: () => ({ input: { importId: id } }) },
  outcome: { may: ISSUERS, args: () => ({ id }) },
  outcomes: { may: ISSUERS, args: () => ({ enrolmentId: id }) },
  outcomeRevisions: { may: ISSUERS, args: () => ({ outcomeId: id }) },
  recordOutcome: { may: ISSUING, args: () => ({ input: { enrolmentId: id, achievedDate: '2026-02-27' } }) },
  confirmOutcome: { may: ISSUING, args: () => ({ input: { outcomeId: id } }) },
  amendOutcome: { may: ISSUING, args: () => ({ input: { outcomeId: id, value: '74' } }) },
  voidOutcome: { may: ISSUING, args: () => ({ input: { outcomeId: id } }) },
  learner: { may: ISSUERS, args: () => ({ id }) },
  learners: { may: ISSUERS, args: () => ({}) },
  createLearner: {
    may: ISSUING,
    args: () => ({ input: { learnerNumber: '', givenName: '', familyName: '' } }),
  },
  updateLearner: { may: ISSUING, args: () => ({ input: { learnerId: id, givenName: 'x' } }) },
  mergeLearners: { may: ISSUING, args: () => ({ input: { learnerId: id, intoLearnerId: newId() } }) },
  undoLearnerMerge: { may: ISSUING, args: () => ({ input: { learnerId: id } }) },
  eraseLearner: {
    may: ISSUER_ADMINS,
    args: () => ({ input: { learnerId: id, reason: 'RETENTION_OVER' } }),
  },
  learnerLinks: { may: ISSUERS, args: () => ({ learnerId: id }) },
  proposeLearnerLink: {
    may: ISSUING,
    args: () => ({ input: { learnerId: id, method: 'ISSUER_ASSERTED', holderDid: HOLDER_DID } }),
  },
  withdrawLearnerLink: { may: ISSUING, args: () => ({ input: { learnerId: id, linkId: id } }) },
  ownLearnerLinks: { may: HOLDERS, args: () => ({}) },
  learnerErasureRequests: { may: ISSUERS, args: () => ({}) },
  requestLearnerErasure: { may: HOLDERS, args: () => ({ input: { linkId: id } }) },
  acceptLearnerLink: { may: HOLDERS, args: () => ({ input: { linkId: id } }) },
  rejectLearnerLink: { may: HOLDERS, args: () => ({ input: { linkId: id } }) },
  endLearnerLink: { may: HOLDERS, args: () => ({ input: { linkId: id } }) },
  learnerTranscript: { may: ISSUERS, args: () => ({ learnerId: id }) },
  learnerTranscriptFile: { may: ISSUERS, args: () => ({ learnerId: id }) },
  issuanceEligibility: { may: ISSUERS, args: () => ({}) },
  issueEligible: { may: ISSUING, args: () => ({ input: { outcomeIds: [id] } }) },
  nameOutcomeCredential: { may: ISSUING, args: () => ({ input: { outcomeId: id, credentialId: id } }) },
  reportDefinitions: { may: REPORTING, args: () => ({}) },
  previewReport: { may: REPORTING, args: () => ({ input: { kind: 'ISSUANCE_REGISTER', periodTo: 'x' } }) },
  report: { may: REPORTING, args: () => ({ id }) },
  reports: { may: REPORTING, args: () => ({}) },
  reportFile: { may: REPORTING, args: () => ({ id }) },
  reportErrors: { may: REPORTING, args: () => ({ id }) },
  reportManifest: { may: REPORTING, args: () => ({ id }) },
  reportProgress: { may: REPORTING, args: () => ({ id }) },
  createReport: {
    may: REPORTING,
    args: () => ({ input: { kind: 'ISSUANCE_REGISTER', format: 'CSV', periodTo: 'x' } }),
  },
  cancelReport: { may: REPORTING, args: () => ({ input: { reportId: id } }) },
  deleteReport: { may: REPORTING, args: () => ({ input: { reportId: id } }) },
  auditLogs: { may: ADMINS, args: () => ({}) },
  auditTrailVerification: { may: ADMINS, args: () => ({}) },
  onboardingCases: { may: ADMINS, args: () => ({}) },
  onboardingCase: { may: ADMINS, args: () => ({ id }) },
  assignOnboardingCase: { may: DECIDING, args: () => ({ input: { caseId: id } }) },
  requestOnboardingInfo: { may: DECIDING, args: () => ({ input: { caseId: id, message: 'Why?' } }) },
  updateOnboardingChecklist: {
    may: DECIDING,
    args: () => ({ input: { caseId: id, items: [{ item: 'LEGAL_NAME', state: 'MET' }] } }),
  },
  decideOnboardingCase: {
    may: DECIDING,
    args: () => ({ input: { caseId: id, decision: 'REJECT', reason: 'Unknown.' } }),
  },
  anomalies: { may: ADMINS, args: () => ({}) },
  resolveAnomaly: { may: DECIDING, args: () => ({ input: { anomalyId: id, status: 'INVESTIGATING' } }) },
  auditLog: { may: ADMINS, args: () => ({ id }) },
  auditHeads: { may: ADMINS, args: () => ({}) },
  auditKey: { may: EVERYBODY, args: () => ({}) },
  auditExport: { may: ADMINS, args: () => ({}) },
  signAuditHeads: { may: DECIDING, args: () => ({}) },
  adminAuditLogs: { may: ADMINS, args: () => ({}) },
  auditSearchSuggestion: { may: DECIDING, args: () => ({ input: { question: '' } }) },
  networkStatsInsight: { may: ADMINS, args: () => ({}) },
  analyzeKycDocument: {
    may: EVERYBODY,
    args: ({ did }) => ({ input: { issuerDid: did, content: 'YQ==' } }),
  },
  latestKycAnalysis: { may: [...ISSUERS, ...ADMINS], args: ({ did }) => ({ issuerDid: did }) },
  assistanceTrial: { may: DECIDING, args: () => ({ input: { feature: 'HOLDER_ID_CHECK' } }) },
  supportAnswer: { may: EVERYBODY, args: () => ({ input: { question: '' } }) },
  assistance: { may: ADMINS, args: () => ({}) },
  modelCalls: { may: ADMINS, args: () => ({}) },
  modelCall: { may: ['ADMIN'], args: () => ({ id }) },
  credentialInsight: {
    may: [...ISSUERS, ...CUSTODIANS, ...HOLDERS, ...VERIFIERS],
    args: () => ({ input: { credential: [] } }),
  },
  systemLogServices: { may: ADMINS, args: () => ({}) },
  platformHealth: { may: ADMINS, args: () => ({}) },
  systemHealth: { may: ADMINS, args: () => ({}) },
  demoMode: { may: EVERYBODY, args: () => ({}) },
  setDemoMode: { may: DECIDING, args: () => ({ input: { enabled: false } }) },
  statusList: { may: EVERYBODY, args: () => ({ id }) },
  systemLogs: { may: ADMINS, args: () => ({}) },
  networkStats: { may: ADMINS, args: () => ({ input: { top: 1 } }) },
  recountNetworkStats: { may: DECIDING, args: () => ({}) },
  integrityScan: { may: ADMINS, args: () => ({ id }) },
  integrityScans: { may: ADMINS, args: () => ({}) },
  claimIntegrityFindings: { may: ADMINS, args: () => ({}) },
  runIntegrityScan: { may: DECIDING, args: () => ({ input: { since: '2100-01-01T00:00:00Z' } }) },
  resolveFinding: { may: DECIDING, args: () => ({ input: { findingId: id, status: 'RESOLVED' } }) },
  registerIssuer: { may: EVERYBODY, args: () => ({ input: { name: '' } }) },
  approveIssuer: { may: DECIDING, args: () => ({ input: { did: UNKNOWN_DID } }) },
  rejectIssuer: { may: DECIDING, args: () => ({ input: { did: UNKNOWN_DID } }) },
  setIssuerStatus: { may: DECIDING, args: () => ({ input: { did: UNKNOWN_DID, status: 'ACTIVE' } }) },
  rotateIssuerKey: { may: ISSUER_ADMINS, args: ({ did }) => ({ input: { did, newPublicKey: 'AAAA' } }) },
  createApiKey: {
    may: ISSUER_ADMINS,
    args: ({ did }) => ({ input: { issuerDid: did, name: 'x', scopes: ['everything'] } }),
  },
  revokeApiKey: { may: ISSUER_ADMINS, args: ({ did }) => ({ input: { issuerDid: did, apiKeyId: id } }) },
  issueCredential: { may: ISSUING, args: (own) => ({ input: issuance(own) }) },
  issueBatch: {
    may: ISSUING,
    args: ({ did }) => ({ input: { issuerDid: did, credentialType: 'X', records: [] } }),
  },
  revokeCredential: {
    may: [...ISSUING, ...ATTESTING],
    args: () => ({ input: { credentialId: id, reason: 'A wrong grade.' } }),
  },
  reissueCredential: {
    may: ISSUING,
    args: () => ({ input: { credentialId: id, credentialData: { name: 'x' }, reason: 'A wrong name.' } }),
  },
  supersedeCredential: {
    may: [...ISSUING, ...ATTESTING],
    args: () => ({ input: { oldCredentialId: id, newCredentialId: id } }),
  },
  claimCredential: { may: ['holder'], args: () => ({ input: { credentialId: id } }) },
  setRevocationCategory: {
    may: [...ISSUING, ...ATTESTING],
    args: () => ({ input: { credentialId: id, category: 'OTHER' } }),
  },
  verifyCredential: { may: EVERYBODY, args: () => ({ input: { credential: { name: 'none' } } }) },
  requestIssuerSignIn: { may: EVERYBODY, args: () => ({ input: { email: 'nobody' } }) },
  redeemIssuerSignIn: { may: EVERYBODY, args: () => ({ input: { token: '' } }) },
  signOutIssuerMember: { may: ISSUERS, args: () => ({}), isFinal: true },
  bulkIssuanceJob: { may: ISSUERS, args: () => ({ id }) },
  bulkIssuanceJobs: { may: ISSUERS, args: () => ({}) },
  bulkIssuanceRows: { may: ISSUERS, args: () => ({ jobId: id }) },
  bulkIssuanceErrors: { may: ISSUERS, args: () => ({ id }) },
  bulkMappingSuggestion: { may: ISSUING, args: () => ({ input: { templateId: id, headers: [] } }) },
  bulkIssuanceToSign: { may: ISSUING, args: () => ({ id }) },
  bulkJobProgress: { may: ISSUERS, args: () => ({ id }) },
  createBulkJob: {
    may: ISSUING,
    args: () => ({
      input: {
        uploadId: id,
        offset: 0,
        isLast: true,
        fileName: 'a.txt',
        content: 'YQ==',
        templateId: 'x',
      },
    }),
  },
  mapBulkJob: { may: ISSUING, args: () => ({ input: { jobId: id, mapping: [] } }) },
  validateBulkJob: { may: ISSUING, args: () => ({ input: { jobId: id } }) },
  startBulkJob: { may: ISSUING, args: () => ({ input: { jobId: id } }) },
  pauseBulkJob: { may: ISSUING, args: () => ({ input: { jobId: id } }) },
  resumeBulkJob: { may: ISSUING, args: () => ({ input: { jobId: id } }) },
  cancelBulkJob: { may: ISSUING, args: () => ({ input: { jobId: id } }) },
  retryFailedRows: { may: ISSUING, args: () => ({ input: { jobId: id } }) },
  signBulkRows: { may: ISSUING, args: () => ({ input: { jobId: id, signatures: [] } }) },
  credentialTemplate: { may: ISSUERS, args: () => ({ id }) },
  credentialTemplates: { may: ISSUERS, args: () => ({}) },
  credentialTemplateCsv: { may: ISSUERS, args: () => ({ id }) },
  previewCredentialTemplate: { may: ISSUERS, args: () => ({ input: { templateId: id } }) },
  templateFieldSuggestion: { may: ISSUING, args: () => ({ input: { description: '' } }) },
  createCredentialTemplate: {
    may: ISSUING,
    args: () => ({ input: { name: '', credentialType: 'X', fields: [] } }),
  },
  updateCredentialTemplate: {
    may: ISSUING,
    args: () => ({ input: { templateId: id, name: '', credentialType: 'X', fields: [] } }),
  },
  publishCredentialTemplate: { may: ISSUING, args: () => ({ input: { templateId: id } }) },
  archiveCredentialTemplate: { may: ISSUING, args: () => ({ input: { templateId: id } }) },
  myIssuer: { may: ISSUERS, args: () => ({}) },
  teamMember: { may: ISSUERS, args: () => ({ id }) },
  issuerTeam: { may: ISSUERS, args: () => ({}) },
  inviteTeamMember: { may: ISSUER_ADMINS, args: () => ({ input: { email: 'nobody', role: 'Viewer' } }) },
  resendTeamInvitation: { may: ISSUER_ADMINS, args: () => ({ input: { memberId: id } }) },
  cancelTeamInvitation: { may: ISSUER_ADMINS, args: () => ({ input: { memberId: id } }) },
  updateTeamMember: { may: ISSUER_ADMINS, args: () => ({ input: { memberId: id } }) },
  suspendTeamMember: { may: ISSUER_ADMINS, args: () => ({ input: { memberId: id } }) },
  reactivateTeamMember: { may: ISSUER_ADMINS, args: () => ({ input: { memberId: id } }) },
  removeTeamMember: { may: ISSUER_ADMINS, args: () => ({ input: { memberId: id } }) },
  // By an API key alone: units/e2e/scim.test.ts has who holds one.
  scimUser: { may: [], args: () => ({ id }) },
  scimUsers: { may: [], args: () => ({}) },
  scimDocument: { may: [], args: () => ({ kind: 'SCHEMAS' }) },
  createScimUser: { may: [], args: () => ({ input: { resource: {} } }) },
  replaceScimUser: { may: [], args: () => ({ input: { id, resource: {} } }) },
  patchScimUser: { may: [], args: () => ({ input: { id, resource: {} } }) },
  deleteScimUser: { may: [], args: () => ({ input: { id } }) },
  adminSignIn: { may: EVERYBODY, args: () => ({ input: { email: 'nobody', password: '' } }) },
  adminDemoSignIn: { may: EVERYBODY, args: () => ({ input: { code: '' } }) },
  adminSignOut: { may: ADMINS, args: () => ({}), isFinal: true },
  currentAdmin: { may: ADMINS, args: () => ({}) },
  adminUser: { may: ADMINS, args: () => ({ id }) },
  adminUsers: { may: ADMINS, args: () => ({}) },
  createAdminUser: {
    may: ['ADMIN'],
    args: () => ({ input: { email: 'nobody', displayName: '', role: 'VIEWER' } }),
  },
  updateAdminUser: { may: ['ADMIN'], args: () => ({ input: { id, displayName: 'x' } }) },
  updateCurrentAdmin: { may: ADMINS, args: () => ({ input: { displayName: '' } }) },
  setAdminRole: { may: ['ADMIN'], args: () => ({ input: { id, role: 'VIEWER' } }) },
  deleteAdminUser: { may: ['ADMIN'], args: () => ({ input: { id } }) },
  systemConfig: { may: ADMINS, args: () => ({}) },
  systemConfigEntry: { may: ADMINS, args: () => ({ key: 'no-such-key' }) },
  systemConfigHistory: { may: ADMINS, args: () => ({ key: 'no-such-key' }) },
  putConfig: { may: DECIDING, args: () => ({ input: { key: 'no-such-key', value: null } }) },

  me: { may: HOLDERS, args: () => ({}) },
  registerHolder: { may: EVERYBODY, args: () => ({ input: { name: '', email: 'nobody' } }) },
  requestHolderSignIn: { may: EVERYBODY, args: () => ({ input: { email: 'nobody' } }) },
  redeemHolderSignIn: { may: EVERYBODY, args: () => ({ input: { token: '' } }) },
  redeemRecoveryCode: { may: EVERYBODY, args: () => ({ input: { code: 'two words' } }) },
  createRecoveryCode: { may: HOLDERS, args: () => ({}), isFinal: true },
  createHolderToken: { may: HOLDERS, args: () => ({}), isFinal: true },
  signOutHolder: { may: HOLDERS, args: () => ({}), isFinal: true },
  deleteAccount: { may: HOLDERS, args: () => ({}), isFinal: true },
  holderLookup: { may: [...ISSUERS, ...CUSTODIANS], args: () => ({ email: 'nobody' }) },
  workforceMember: { may: CUSTODIANS, args: () => ({ id }) },
  workforceMembers: { may: CUSTODIANS, args: () => ({}) },
  upsertMember: { may: REVIEWING, args: () => ({ input: { memberId: id, name: 'x' } }) },
  removeMember: { may: REVIEWING, args: () => ({ input: { memberId: id } }) },
  importMembers: {
    may: REVIEWING,
    args: () => ({ input: { uploadId: id, offset: 1, isLast: true, fileName: 'x.csv', content: '' } }),
  },
  memberImport: { may: CUSTODIANS, args: () => ({ id }) },
  memberImports: { may: CUSTODIANS, args: () => ({}) },
  memberImportErrors: { may: CUSTODIANS, args: () => ({ id }) },
  cancelMemberImport: { may: REVIEWING, args: () => ({ input: { importId: id } }) },
  complianceRequirement: { may: CUSTODIANS, args: () => ({ id }) },
  complianceRequirements: { may: CUSTODIANS, args: () => ({}) },
  upsertRequirement: { may: REVIEWING, args: () => ({ input: { requirementId: id, name: 'x' } }) },
  archiveRequirement: { may: REVIEWING, args: () => ({ input: { requirementId: id } }) },
  complianceWaivers: { may: CUSTODIANS, args: () => ({}) },
  grantWaiver: {
    may: ATTESTING,
    args: () => ({ input: { memberId: id, requirementId: id, reason: 'x', until: '2026-01-01T00:00:00Z' } }),
  },
  endWaiver: { may: ATTESTING, args: () => ({ input: { waiverId: id } }) },
  workforceCompliance: { may: CUSTODIANS, args: () => ({}) },
  complianceSummary: { may: CUSTODIANS, args: () => ({}) },
  workforceComplianceFile: { may: CUSTODIANS, args: () => ({ filter: { asOf: 'never' } }) },
  beginPasskeySignIn: { may: EVERYBODY, args: () => ({ input: { email: 'nobody' } }) },
  finishPasskeySignIn: { may: EVERYBODY, args: () => ({ input: { ceremonyId: 'none', credential: {} } }) },
  beginPasskeyRegistration: { may: HOLDERS, args: () => ({}), isFinal: true },
  finishPasskeyRegistration: {
    may: HOLDERS,
    args: () => ({ input: { ceremonyId: 'none', attestation: {} } }),
    isFinal: true,
  },
  deletePasskey: { may: HOLDERS, args: () => ({ input: { id: 'none' } }), isFinal: true },
  createWalletKeyChallenge: { may: HOLDERS, args: () => ({}) },
  addWalletKey: { may: HOLDERS, args: () => ({ input: { mode: 'DEVICE' } }) },
  grantConsent: { may: HOLDERS, args: () => ({ input: { purpose: 'TERMS', version: '' } }) },
  withdrawConsent: { may: HOLDERS, args: () => ({ input: { consentId: id } }) },
  markNotificationRead: { may: HOLDERS, args: () => ({ input: { notificationId: id } }) },
  markAllNotificationsRead: { may: HOLDERS, args: () => ({}) },
  createShareLink: { may: HOLDERS, args: () => ({ input: { credentialId: id } }) },
  revokeShareLink: { may: HOLDERS, args: () => ({ input: { shareId: id } }) },
  createProofLink: { may: HOLDERS, args: () => ({ input: { items: [], purpose: '' } }) },
  revokeProofLink: { may: HOLDERS, args: () => ({ input: { proofId: id } }) },
  sharedCredential: { may: EVERYBODY, args: () => ({ token: 'none' }) },
  sharedProof: { may: EVERYBODY, args: () => ({ token: 'none' }) },
  createHolderRequest: {
    may: HOLDERS,
    args: () => ({ input: { credentialId: id, requestType: 'DOWNLOAD' } }),
  },
  holderRequests: { may: [...ISSUERS, ...CUSTODIANS], args: () => ({}) },
  resolveHolderRequest: {
    may: [...ISSUING, ...HANDLING],
    args: () => ({ input: { requestId: id, decision: 'REJECT', response: 'No such credential.' } }),
  },
  invites: { may: [...ISSUERS, ...CUSTODIANS], args: () => ({}) },
  invite: { may: EVERYBODY, args: () => ({ token: 'none' }) },
  createInvite: { may: [...ISSUING, ...ATTESTING], args: () => ({ input: { name: '', email: 'nobody' } }) },
  resendInvite: { may: [...ISSUING, ...ATTESTING], args: () => ({ input: { inviteId: id } }) },
  correctInvite: {
    may: [...ISSUING, ...ATTESTING],
    args: () => ({ input: { inviteId: id, email: 'nobody' } }),
  },
  cancelInvite: { may: [...ISSUING, ...ATTESTING], args: () => ({ input: { inviteId: id } }) },
  declineInvite: { may: EVERYBODY, args: () => ({ input: { token: 'none' } }) },
  acceptInvite: { may: EVERYBODY, args: () => ({ input: { token: 'none' } }) },
  claim: { may: EVERYBODY, args: () => ({ token: 'none' }) },
  createClaimTicket: {
    may: [...ISSUING, ...ATTESTING],
    args: () => ({ input: { credentialId: id, email: 'nobody' } }),
  },
  acceptClaim: { may: HOLDERS, args: () => ({ input: { token: 'none' } }) },
  declineClaim: { may: EVERYBODY, args: () => ({ input: { token: 'none' } }) },
  addEvidence: {
    may: HOLDERS,
    args: () => ({ input: { kind: 'OTHER', fileName: 'a.txt', content: 'YQ==' } }),
  },
  deleteEvidence: { may: HOLDERS, args: () => ({ input: { evidenceId: id } }) },
  requestEvidence: { may: [...ISSUERS, ...CUSTODIANS], args: () => ({ requestId: id }) },
  requestEvidenceFile: {
    may: [...ISSUERS, ...CUSTODIANS],
    args: () => ({ requestId: id, evidenceId: id }),
  },
  checkIdentity: {
    may: HOLDERS,
    args: () => ({ input: { credentialId: id, fileName: 'a.png', content: 'YQ==' } }),
  },
};

const FAMILIES: readonly (readonly CallerName[])[] = [ISSUERS, ADMINS, ['holder'], CUSTODIANS, VERIFIERS];

/** The code that a caller is refused with, or OPEN. */
function expected({ may }: Operation, caller: CallerName): string {
  if (caller.startsWith('expired')) return 'TOKEN_EXPIRED';
  if (may.includes(caller)) return 'OPEN';
  if (caller === 'nobody') return 'UNAUTHENTICATED';
  const family = FAMILIES.find((names) => names.includes(caller)) ?? [];
  return family.some((name) => may.includes(name)) ? 'FORBIDDEN' : 'SCOPE_MISSING';
}

const CONSOLE = '/api/v1/admin/';

/** The same over REST, where a token that does not hold is no reason to refuse what is open to everybody. */
function expectedOverRest({ path, method }: Route, operation: Operation, caller: CallerName): string {
  if (operation.may === EVERYBODY) return 'OPEN';
  // The console is for administrators, whoever else may do the same elsewhere.
  // A VIEWER only reads there, whatever the operation does.
  if (path.startsWith(`${CONSOLE}catalog/`) && method !== 'GET' && caller === 'VIEWER') return 'FORBIDDEN';
  if (path.startsWith(CONSOLE) && !ADMINS.includes(caller))
    return expected({ ...operation, may: ADMINS }, caller);
  // No token is looked at there.
  return path.startsWith(HOLDER_DOORS) && caller !== 'holder'
    ? 'UNAUTHENTICATED'
    : expected(operation, caller);
}

// What the arguments above lead to once the door is open; anything else is shown as it is.
const BEHIND_THE_DOOR = new Set([
  undefined,
  'NOT_FOUND',
  'VALIDATION_FAILED',
  'TOKEN_INVALID',
  'CEREMONY_EXPIRED',
  'SSO_STATE_INVALID',
  'RECOVERY_CODE_INVALID',
  'UNSUPPORTED_MEDIA_TYPE',
  'LIMIT_REACHED',
  'NOT_BYOK',
]);
const outcomeOf = (code: string | undefined) => (BEHIND_THE_DOOR.has(code) ? 'OPEN' : code);
const ownOf = (caller: CallerName) => (caller === 'issuer B' ? guarded.b : guarded.a);

/** The session of a holder with whom nothing is ended. */
let session: Promise<Headers> | undefined;

/** What a caller sends along; a holder, or a token of the administrator, of its own for what is done once. */
async function headersOf(field: string, caller: CallerName, path = ''): Promise<Headers> {
  const { isFinal, may } = OPERATIONS[field]!;
  if (caller === 'holder' && path.startsWith(HOLDER_DOORS) && !isFinal) {
    session ??= guarded.newHolder();
    return session;
  }
  if (!isFinal || !may.includes(caller)) return guarded.headers[caller];
  if (caller === 'holder') return guarded.newHolder();
  return guarded.newToken(caller);
}

async function overGraphql(field: string, caller: CallerName, headers?: Headers) {
  const args = OPERATIONS[field]!.args(ownOf(caller));
  const operation = operationOf(field, Object.keys(args));
  const sent = { ...(headers ?? (await headersOf(field, caller))) };
  if (operation.startsWith('subscription')) return overStream(operation, args, sent);
  const { errors } = await guarded.road.platform.graphql(operation, args, sent);
  return outcomeOf(errors?.[0]?.extensions.code);
}

/** A refusal is JSON; what is not refused is a stream, which ends where there is nothing to tell. */
async function overStream(query: string, variables: object, headers: Headers) {
  const reply = await fetch(`${guarded.road.platform.base}/graphql/stream`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query, variables }),
  });
  if (reply.status === 200) return outcomeOf(void (await reply.text()));
  return outcomeOf(((await reply.json()) as Row).errors[0].extensions.code);
}

async function overRest(row: Route, caller: CallerName, given?: Headers) {
  const args = OPERATIONS[row.operation]!.args(ownOf(caller));
  const input = (args['input'] ?? {}) as Record<string, unknown>;
  const params: Record<string, unknown> = {
    issuer_did: args['did'] ?? args['issuerDid'] ?? input['did'] ?? input['issuerDid'],
  };
  const asked = (row.query ?? []).filter((name) => name in args).map((name) => `${name}=${args[name]}`);
  const path = `${row.path.replace(/\{(\w+)\}/g, (_match, name: string) => String(params[name] ?? id))}${asked.length > 0 ? `?${asked.join('&')}` : ''}`;
  const fromPath = row.variables({ params: {}, query: {}, body: {} })['input'] ?? {};
  const entries = Object.entries(input)
    .map(([name, value]) => [row.casing === 'camel' ? name : toSnake(name), value] as const)
    .filter(([name]) => !(name in (fromPath as object)));
  const body = row.method === 'GET' || row.method === 'DELETE' ? undefined : Object.fromEntries(entries);
  const headers = { ...(given ?? (await headersOf(row.operation, caller, row.path))) };
  const reply = isFile(row)
    ? await upload(path, headers)
    : await guarded.road.platform.rest(row.method, path, { body, headers });
  expect(reply.status).toBeLessThan(500);
  return outcomeOf(reply.body?.error);
}

/** A file that is none of those which are kept, each time another: while one is worked off, the same is refused. */
async function upload(path: string, headers: Record<string, string>) {
  const form = new FormData();
  form.set('file', new Blob([newId()], { type: 'text/plain' }), 'a.txt');
  const reply = await fetch(`${guarded.road.platform.base}${path}`, { method: 'POST', headers, body: form });
  return { status: reply.status, body: (await reply.json()) as Row };
}

/** The field as an operation with a variable for each given argument, from the contract itself. */
function operationOf(field: string, given: readonly string[]): string {
  for (const name of DOMAIN_NAMES) {
    const { schema } = guarded.road.platform.platform.domains.subgraphs.get(name)!;
    for (const root of ['Query', 'Mutation', 'Subscription']) {
      const found = (schema.getType(root) as GraphQLObjectType | undefined)?.getFields()[field];
      if (!found) continue;
      const args = found.args.filter((arg) => given.includes(arg.name));
      const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
      const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
      const selection = isLeafType(getNamedType(found.type)) ? '' : '{ __typename }';
      const call = passed ? `${field}(${passed})` : field;
      return `${root.toLowerCase()}${declared ? ` (${declared})` : ''} { ${call} ${selection} }`;
    }
  }
  throw new Error(`No subgraph has ${field}`);
}

test('every root field of the supergraph is in the table', async () => {
  const { data } = await guarded.road.platform.graphql(
    '{ __schema { queryType { fields { name } } mutationType { fields { name } } subscriptionType { fields { name } } } }',
  );
  const names = Object.values<Row>(data.__schema).flatMap(({ fields }) =>
    fields.map(({ name }: Row) => name),
  );
  expect(names.sort()).toEqual(Object.keys(OPERATIONS).sort());
});

describe('GraphQL', () => {
  test.each(Object.keys(OPERATIONS))('%s opens to whom it should', async (field) => {
    const wanted = Object.fromEntries(ASKING.map((caller) => [caller, expected(OPERATIONS[field]!, caller)]));
    expect(
      await outcomes(wanted, async (caller, headers) =>
        overGraphql(field, caller, { ...(await headersOf(field, caller)), ...headers }),
      ),
    ).toEqual(wanted);
  });

  test('an API key opens nothing', async () => {
    const key = { 'x-api-key': guarded.a.apiKey };
    expect(await overGraphql('issueCredential', 'issuer A', key)).toBe('UNAUTHENTICATED');
    expect(await overGraphql('credentials', 'issuer A', key)).toBe('UNAUTHENTICATED');
  });
});

describe('REST', () => {
  const rows = ROUTES.map((row) => ({ name: `${row.method} ${row.path}`, row }));

  test.each(rows)('$name opens to whom it should', async ({ row }) => {
    const operation = OPERATIONS[row.operation]!;
    const wanted = Object.fromEntries(
      ASKING.map((caller) => [caller, expectedOverRest(row, operation, caller)]),
    );
    expect(
      await outcomes(wanted, async (caller, headers) =>
        overRest(row, caller, { ...(await headersOf(row.operation, caller, row.path)), ...headers }),
      ),
    ).toEqual(wanted);
  });

  test.each(rows)('$name takes an API key of an issuer only if it issues', async ({ row }) => {
    const field = row.operation;
    const takesKeys = field === 'issueCredential' || field === 'issueBatch';
    const isOpen = takesKeys || OPERATIONS[field]!.may === EVERYBODY;
    // Where other keys are read, this one is known, and opens nothing.
    const readsKeys = row.caller === 'verifier or API key' || row.caller === 'API key as bearer';
    const closed = readsKeys ? 'SCOPE_MISSING' : 'UNAUTHENTICATED';
    const outcome = await overRest(row, 'issuer A', { 'x-api-key': guarded.a.apiKey });
    expect(outcome).toBe(isOpen ? 'OPEN' : closed);
  });

  test('an API key opens what its scopes name, for its own issuer', async () => {
    const { road, a, b } = guarded;
    const key = { name: 'Reads', scopes: ['credentials:read'] };
    const made = await road.post(`/api/v1/issuer/${a.did}/api-keys`, key, a.headers);
    const issue = (did: string, apiKey: string) =>
      road.post('/api/v1/credentials/issue', issueBody(did, 'Aoife'), { 'x-api-key': apiKey });
    const reader = expectStatus(made, 201).body.api_key;
    expect(await issue(a.did, reader)).toMatchObject({ status: 403, body: { error: 'SCOPE_MISSING' } });
    expect(await issue(b.did, a.apiKey)).toMatchObject({ status: 403, body: { error: 'FORBIDDEN' } });
    expect(await issue(a.did, a.apiKey)).toMatchObject({ status: 201 });

    const setStatus = async (status: string) =>
      expectStatus(
        await road.post(`/api/v1/issuers/${a.did}/status`, { status }, guarded.headers.ADMIN),
        200,
      );
    await setStatus('SUSPENDED');
    expect(await issue(a.did, a.apiKey)).toMatchObject({ status: 403, body: { error: 'ISSUER_NOT_ACTIVE' } });
    await setStatus('ACTIVE');
    expect(await issue(a.did, a.apiKey)).toMatchObject({ status: 201 });
  });
});

// What the members and API keys of an issuer may do by its status, told a second time as well.
const NEEDS_ACTIVE = [
  'credentialInsight',
  'prepareCredential',
  'issueCredential',
  'issueBatch',
  'reissueCredential',
  'createInvite',
  'resendInvite',
  'correctInvite',
  'createClaimTicket',
  'holderLookup',
  'createProposal',
  'updateProposal',
  'submitProposal',
  'withdrawProposal',
  'createEnrolment',
  'updateEnrolment',
  'importLearners',
  'cancelLearnerImport',
  'recordOutcome',
  'confirmOutcome',
  'amendOutcome',
  'voidOutcome',
  'issueEligible',
  'bulkIssuanceToSign',
  'bulkMappingSuggestion',
  'createBulkJob',
  'mapBulkJob',
  'validateBulkJob',
  'startBulkJob',
  'pauseBulkJob',
  'resumeBulkJob',
  'cancelBulkJob',
  'retryFailedRows',
  'signBulkRows',
  'nameOutcomeCredential',
  'createLearner',
  'updateLearner',
  'mergeLearners',
  'undoLearnerMerge',
  'proposeLearnerLink',
  'withdrawLearnerLink',
];
const CLOSED: Readonly<Record<string, (field: string) => boolean>> = {
  SUSPENDED: (field) => NEEDS_ACTIVE.includes(field),
  PENDING_APPROVAL: (field) => NEEDS_ACTIVE.includes(field),
  REVOKED: (field) => field !== 'signOutIssuerMember',
  REJECTED: (field) => field !== 'signOutIssuerMember',
};

describe.each(Object.entries(CLOSED))('an issuer that is %s', (status, isClosed) => {
  const setStatus = async (to: string) => {
    const path = `/api/v1/issuers/${guarded.a.did}/status`;
    expectStatus(await guarded.road.post(path, { status: to }, guarded.headers.ADMIN), 200);
  };
  beforeAll(() => setStatus(status));
  afterAll(() => setStatus('ACTIVE'));
  const expectedOf = (field: string) => {
    const { may } = OPERATIONS[field]!;
    return may !== EVERYBODY && isClosed(field) ? 'ISSUER_NOT_ACTIVE' : 'OPEN';
  };

  const fields = Object.keys(OPERATIONS).filter((field) => OPERATIONS[field]!.may.includes('issuer A'));
  test.each(fields)('%s over GraphQL', async (field) => {
    expect(await overGraphql(field, 'issuer A')).toBe(expectedOf(field));
  });

  const rows = ROUTES.filter(
    ({ operation, path }) => OPERATIONS[operation]?.may.includes('issuer A') && !path.startsWith(CONSOLE),
  );
  test.each(rows.map((row) => ({ name: `${row.method} ${row.path}`, row })))('$name', async ({ row }) => {
    expect(await overRest(row, 'issuer A')).toBe(expectedOf(row.operation));
  });

  test('its API keys issue nothing', async () => {
    const body = issueBody(guarded.a.did, 'Aoife');
    const issued = await guarded.road.post('/api/v1/credentials/issue', body, {
      'x-api-key': guarded.a.apiKey,
    });
    expect(issued).toMatchObject({ status: 403, body: { error: 'ISSUER_NOT_ACTIVE' } });
  });
});

// What the people of a custodian may do by its status, told a second time as well.
const CUSTODIAN_NEEDS_ACTIVE = [
  'credentialInsight',
  'createIntake',
  'mapIntake',
  'validateIntake',
  'cancelIntake',
  'assignRecord',
  'unassignRecord',
  'approveRecord',
  'rejectRecord',
  'returnRecord',
  'approveRecords',
  'rejectRecords',
  'correctRecord',
  'matchRecord',
  'attestRecords',
  'prepareAttestation',
  'signAttestation',
  'prepareFromAttestation',
  'withdrawAttestation',
  'issueFromAttestation',
  'nameRecordHolder',
  'upsertMember',
  'removeMember',
  'importMembers',
  'cancelMemberImport',
  'upsertRequirement',
  'archiveRequirement',
  'grantWaiver',
  'endWaiver',
  'custodianSearch',
  'holderLookup',
  'createInvite',
  'resendInvite',
  'correctInvite',
  'createClaimTicket',
];
const CLOSED_TO_CUSTODIANS: Readonly<Record<string, (field: string) => boolean>> = {
  SUSPENDED: (field) => CUSTODIAN_NEEDS_ACTIVE.includes(field),
  PENDING_APPROVAL: (field) => CUSTODIAN_NEEDS_ACTIVE.includes(field),
  REVOKED: (field) => field !== 'signOutCustodianUser',
  REJECTED: (field) => field !== 'signOutCustodianUser',
};

describe.each(Object.entries(CLOSED_TO_CUSTODIANS))('a custodian that is %s', (status, isClosed) => {
  const setStatus = (to: string) =>
    guarded.road.ask(
      'mutation ($input: SetCustodianStatusInput!) { setCustodianStatus(input: $input) { __typename } }',
      { input: { did: guarded.custodian.did, status: to } },
      guarded.headers.ADMIN,
    );
  beforeAll(() => setStatus(status));
  afterAll(() => setStatus('ACTIVE'));
  const expectedOf = (field: string) => {
    const { may } = OPERATIONS[field]!;
    return may !== EVERYBODY && isClosed(field) ? 'CUSTODIAN_NOT_ACTIVE' : 'OPEN';
  };

  const fields = Object.keys(OPERATIONS).filter((field) =>
    OPERATIONS[field]!.may.includes('custodian Admin'),
  );
  test.each(fields)('%s over GraphQL', async (field) => {
    expect(await overGraphql(field, 'custodian Admin')).toBe(expectedOf(field));
  });

  const rows = ROUTES.filter(
    ({ operation, path }) =>
      OPERATIONS[operation]?.may.includes('custodian Admin') && !path.startsWith(CONSOLE),
  );
  test.each(rows.map((row) => ({ name: `${row.method} ${row.path}`, row })))('$name', async ({ row }) => {
    expect(await overRest(row, 'custodian Admin')).toBe(expectedOf(row.operation));
  });
});

describe('a bearer token of a holder', () => {
  const fields = [
    'createRecoveryCode',
    'beginPasskeyRegistration',
    'finishPasskeyRegistration',
    'deletePasskey',
    'deleteAccount',
  ];

  test.each(fields)('does not suffice for %s', async (field) => {
    expect(await overGraphql(field, 'holder', guarded.headers.holder)).toBe('REAUTHENTICATION_REQUIRED');
    for (const row of ROUTES.filter((each) => each.operation === field)) {
      // At the sign-in itself no token is looked at.
      const code = row.path.startsWith('/api/v1/holder/auth/')
        ? 'UNAUTHENTICATED'
        : 'REAUTHENTICATION_REQUIRED';
      expect(await overRest(row, 'holder', guarded.headers.holder)).toBe(code);
    }
  });
});

test('who is refused caused no read of what is behind the door', async () => {
  const ofRefused = new Set([...reads.values()].flat());
  reads.clear();
  // Seen failing: an open door reads.
  await overGraphql('credential', 'issuer A', { ...guarded.headers['issuer A'], ...watched() });
  expect([...reads.values()].flat()).toContain('credentials.find');
  // The standing of people, their sessions and issuers is read for every request, before anything else; a refusal of an
  // administrator is on record.
  expect([...ofRefused].filter((operation) => !operation.startsWith('audit_')).sort()).toEqual([
    'admin_users.findOne',
    'custodian_members.findOne',
    'custodians.findOne',
    'holder_sessions.findOne',
    'holders.findOne',
    'issuer_members.findOne',
    'issuers.findOne',
    'verifier_members.findOne',
    'verifiers.findOne',
  ]);
});
