import type { RateLimit } from '../subgraphs/rest.ts';

/** What a field costs beyond the value that it shows; one unit is some 50 µs of a core. */
export interface FieldCost {
  readonly weight: number;
  /** What it weighs when its argument `filter` is given, and when that names a text to search for. */
  readonly filtered?: {
    readonly weight: number;
    readonly search?: { readonly by: string; readonly weight: number };
  };
  /** The limit of the route that the field stands for: each run of it counts as one request there. */
  readonly limit?: RateLimit;
}

/** A value that the record at hand holds already. */
export const CHEAP: FieldCost = { weight: 1 };

/** An operation of `Query` or of `Me`: it proves the caller and reads records. */
const READ: FieldCost = { weight: 10 };
/** An operation of `Mutation`: it is answered when it is durable, and what follows from it is worked on behind the answer. */
const WRITE: FieldCost = { weight: 450 };
/** A record of another domain. */
const REFERENCE: FieldCost = { weight: 10 };
/** A page: counting what the filter matches comes on top of the rows. */
export const PAGE_WEIGHT = 40;
/** A page walks past so many rows before its own for one unit. */
export const SKIPPED_ROWS_A_UNIT = 50;

// More than half of what a document may cost: it has room for one of them, and for a variable of a megabyte beside it.
const ONE_A_DOCUMENT: FieldCost = { weight: 2501 };
/** `__schema` or `__type`, whole as tools ask for it; each alias within it weighs as much again. */
export const INTROSPECTION = ONE_A_DOCUMENT;

/** A variable weighs one unit for so many characters of names and texts in it, or for so many values, each time that it is used. */
export const CHARACTERS_A_UNIT = 420;
export const VALUES_A_UNIT = 10;

// What a holder holds is looked through for every condition, and the rest for a name.
const CREDENTIALS: FieldCost['filtered'] = { weight: 400, search: { by: 'q', weight: 1400 } };

/** What a field weighs for its type: such a value may be megabytes, and a page of signed documents is. */
export const TYPE_WEIGHTS: ReadonlyMap<string, number> = new Map([
  ['File', 2500],
  ['JSON', 10],
]);

/**
 * Every field that costs something else than its place says (READ, WRITE, PAGE_WEIGHT), and every field below the operations that
 * has a resolver of its own. A test holds this table to the resolvers.
 */
export const FIELD_COSTS: ReadonlyMap<string, FieldCost> = new Map<string, FieldCost>([
  // Credentials and their issuers.
  ['Credential.verification', { weight: 80, limit: 'verify' }],
  ['Credential.revocation', CHEAP],
  ['RevokeCredentialPayload.classification', CHEAP],
  ['Credential.supersedes', { weight: 5 }],
  ['Credential.supersededBy', { weight: 5 }],
  ['IssueCredentialPayload.credential', { weight: 5 }],
  ['ReissueCredentialPayload.credential', { weight: 5 }],
  ['Issuer.keys', { weight: 10 }],
  ['Custodian.keys', { weight: 10 }],
  ['Issuer.credentials', { weight: 10, filtered: CREDENTIALS }],
  ['Issuer.credentialStats', { weight: 75 }],
  ['Query.credentials', { weight: 10, filtered: CREDENTIALS }],
  ['Query.credentialStats', { weight: 40 }],
  ['Query.prepareCredential', { weight: 40 }],
  ['Query.statusList', { weight: 500 }],
  ['Holder.credentials', { weight: 40 }],
  ['Learner.enrolments', { weight: 10 }],
  ['Learner.credentials', { weight: 20 }],
  ['MyIssuer.team', { weight: 10 }],
  ['MyIssuer.templates', { weight: 10 }],
  // Drawing a page, with a font for each script.
  ['CredentialTemplatePreview.certificate', { weight: 500 }],
  ['MyIssuer.bulkJobs', { weight: 10 }],
  ['Enrolment.outcomes', { weight: 10 }],
  ['WorkforceCompliance.member', { weight: 5 }],
  ['WorkforceCompliance.requirement', { weight: 5 }],
  ['WorkforceCompliance.waiver', { weight: 5 }],
  ['Mutation.issueEligible', ONE_A_DOCUMENT],
  ['Mutation.attestRecords', ONE_A_DOCUMENT],
  ['Mutation.prepareAttestation', ONE_A_DOCUMENT],
  ['Mutation.signAttestation', ONE_A_DOCUMENT],
  ['Mutation.withdrawAttestation', ONE_A_DOCUMENT],
  ['Mutation.prepareFromAttestation', ONE_A_DOCUMENT],
  ['Mutation.issueFromAttestation', ONE_A_DOCUMENT],
  ['Mutation.issueBatch', ONE_A_DOCUMENT],
  ['Mutation.verifyCredentials', ONE_A_DOCUMENT],
  ['Me.credentials', { weight: 10, filtered: CREDENTIALS }],
  ['Me.notifications', { weight: 100 }],
  ['Mutation.verifyCredential', { weight: 100 }],
  ['Mutation.registerIssuer', { weight: 900 }],

  // References: the other domain reads a record for each.
  ...(
    [
      ['ApiKey', ['issuer']],
      ['CatalogEntry', ['currentVersion']],
      ['Credential', ['entryVersion']],
      ['Enrolment', ['learner', 'entryVersion']],
      ['Outcome', ['enrolment', 'entryVersion', 'credential']],
      ['HolderRequest', ['issuer', 'custodian', 'credential', 'holder']],
      ['IntakeRecord', ['raw']],
      ['Learner', ['issuer', 'holder', 'holderDid']],
      ['OwnLearnerLink', ['issuer', 'learnerNumber']],
      ['NetworkIssuerShare', ['issuer', 'custodian']],
      ['Notification', ['credential']],
      ['OnboardingCase', ['issuer', 'assignee', 'latestKycAnalysis']],
      ['OnboardingNote', ['author']],
      ['ShareLink', ['credential']],
      ['VerificationEvent', ['credential', 'issuer']],
      ['WalletIssuer', ['registered', 'custodian']],
      ['WorkforceCompliance', ['member', 'requirement', 'waiver']],
      ['Credential', ['custodian']],
      ['CustodianUser', ['custodian']],
      ['VerifierUser', ['verifier']],
      ['VerificationRequest', ['links']],
      ['BlockedVerifier', ['name']],
      ['Consent', ['verifierName']],
      ['MyIssuer', ['issuer']],
      ['TeamMember', ['issuer']],
    ] as const
  ).flatMap(([type, fields]) => fields.map((field) => [`${type}.${field}`, REFERENCE] as const)),

  // Searches by text, and walks.
  ['Query.auditLogs', { weight: 10, filtered: { weight: 20, search: { by: 'search', weight: 1400 } } }],
  ['Query.adminAuditLogs', { weight: 10, filtered: { weight: 20, search: { by: 'search', weight: 1400 } } }],
  ['Query.adminUsers', { weight: 10, filtered: { weight: 20, search: { by: 'search', weight: 200 } } }],
  ['Query.onboardingCases', { weight: 10, filtered: { weight: 20, search: { by: 'q', weight: 500 } } }],
  ['Query.learners', { weight: 10, filtered: { weight: 20, search: { by: 'q', weight: 700 } } }],
  ['Query.intakeRecords', { weight: 10, filtered: { weight: 20, search: { by: 'q', weight: 700 } } }],
  ['Query.skills', { weight: 10, filtered: { weight: 20, search: { by: 'q', weight: 500 } } }],
  ['Query.custodianSearch', { weight: 1400 }],
  ['Query.workforceMembers', { weight: 10, filtered: { weight: 20, search: { by: 'q', weight: 700 } } }],
  ['Query.workforceComplianceFile', { weight: 500 }],
  ['Query.verifierHistoryFile', { weight: 500 }],
  ['Query.complianceSummary', { weight: 100 }],
  ['Custodian.compliance', { weight: 100 }],
  ['Query.searchCatalogEntries', { weight: 500 }],
  ['Query.semanticCatalogSearch', { weight: 600 }],
  ['Query.supportAnswer', { weight: 600 }],
  ['Query.auditTrailVerification', ONE_A_DOCUMENT],
  ['Query.auditExport', { weight: 500 }],
  ['Query.reportFile', { weight: 500 }],
  ['Query.reportErrors', { weight: 500 }],
  ['Query.reportDefinitions', { weight: 100 }],
  ['Query.previewReport', ONE_A_DOCUMENT],
  ['Query.frameworkExport', { weight: 500 }],
  ['Query.entryExport', { weight: 500 }],

  // Several records, signatures or units at once.
  ['Query.sharedCredential', { weight: 80 }],
  ['Query.sharedProof', { weight: 80 }],
  ['EntryVersion.claimSchema', { weight: 5 }],
  ['Query.learnerTranscript', { weight: 500 }],
  ['Query.intakeErrors', { weight: 200 }],
  ['Mutation.approveRecords', { weight: 500 }],
  ['Mutation.rejectRecords', { weight: 500 }],
  ['Query.networkStats', { weight: 100 }],
  ['Query.platformHealth', { weight: 100 }],
  ['Query.systemHealth', { weight: 100 }],

  // Passwords are hashed slowly on purpose; other sites are waited for.
  ['Mutation.adminSignIn', ONE_A_DOCUMENT],
  ['Mutation.createAdminUser', ONE_A_DOCUMENT],
  ['Mutation.updateAdminUser', ONE_A_DOCUMENT],
  ['Mutation.updateCurrentAdmin', ONE_A_DOCUMENT],
  ['Mutation.proposeFederatedIssuer', ONE_A_DOCUMENT],
  ['Mutation.refreshFederatedIssuer', ONE_A_DOCUMENT],

  ...(
    [
      [
        'Credential',
        ['type', 'status', 'statusChangedAt', 'issuer', 'credentialData', 'issuedAt', 'expiresAt'],
      ],
      ['Credential', ['proofCreatedAt', 'vc']],
      ['CredentialStatusInfo', ['isActive', 'expiresAt']],
      ['StatusList', ['credential']],
      ['Outcome', ['offer']],
      ['EligibleOutcome', ['isLinked']],
      ['IntakeBatch', ['suggestedMapping', 'targets']],
      ['BulkIssuanceRow', ['errors']],
      [
        'BulkIssuanceJob',
        ['holderKey', 'onError', 'notifyHolders', 'fields', 'missingFields', 'rowsPerSecond', 'secondsLeft'],
      ],
      ['IntakeRecord', ['errors']],
      ['IntakeValues', ['claims']],
      ['LearnerImport', ['rowsDone', 'rowsTotal', 'rowsPerSecond', 'errorCount']],
      ['PreparedCredential', ['issuanceTimestamp', 'expirationTimestamp', 'proofCreatedTimestamp']],
      ['IssuerKey', ['verificationMethod']],
      ['CustodianKey', ['verificationMethod']],
      ['MyIssuer', ['did', 'name', 'status']],
      ['TeamMember', ['email', 'issuerDid', 'invitationExpiresAt', 'lastSignedInAt']],
      ['CustodianUser', ['userId', 'email', 'custodianDid', 'invitationExpiresAt', 'lastSignedInAt']],
      ['VerificationRequest', ['status']],
      ['VerifierUser', ['userId', 'email', 'verifierId', 'invitationExpiresAt', 'lastSignedInAt']],
      ['Attestation', ['signature', 'statement', 'statementText']],
      ['PreparedAttestation', ['statement', 'bytesToSign', 'statementText', 'root', 'treeSize']],
      ['AttestationProof', ['attestationId', 'custodianDid', 'status', 'withdrawnAt', 'signature']],
      ['AttestationProof', ['keyVersion', 'verificationMethod', 'signedAt']],
      ['MemberImport', ['errorCount']],
      ['Report', ['errors', 'schemeCode', 'schemeVersion', 'mapVersion', 'manifestSignature', 'requestedBy']],
      ['ModelCall', ['status', 'askedBy', 'hasTexts']],
      ['ModelCallWithTexts', ['call']],
      ['ReportPreview', ['schemeCode', 'schemeVersion', 'mapVersion']],
      ['FederatedIssuer', ['pendingDocument', 'pendingDocumentHash', 'pendingKeys', 'keysUsableUntil']],
      ['IntegrityScan', ['scope', 'progress']],
      ['ClaimIntegrityFinding', ['advice']],
      ['CatalogImport', ['dryRun', 'progress', 'counts', 'frameworkId']],
      ['AdminUser', ['id']],
      ['Credential', ['holder']],
      ['LearnerMerge', ['movedRecords', 'undoableUntil']],
    ] as const
  ).flatMap(([type, fields]) => fields.map((field) => [`${type}.${field}`, CHEAP] as const)),

  // Words of the signed document that the row has read already: the field that holds them is weighed.
  ...[
    'attestationId',
    'sourceName',
    'statementTemplate',
    'statement',
    'leafIndex',
    'treeSize',
    'proofUrl',
  ].map((field) => [`WalletAttestation.${field}`, { weight: 0 }] as const),
]);

/** Types whose fields are operations, whatever resolves them. */
export const OPERATIONS: ReadonlyMap<string, FieldCost> = new Map([
  ['Query', READ],
  ['Me', READ],
  ['Mutation', WRITE],
]);
