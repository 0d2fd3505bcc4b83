import type { Action } from '../kernel/identity.ts';

interface OperationRow {
  /** What the caller must be allowed to do, which is asked before the input is looked at. */
  readonly action: Action;
  /** It may need longer than the usual deadline: its work grows with what is sent or stored, or it waits for other sites. */
  readonly isSlow?: true;
  /** A document may ask for it once: nobody tries many secrets in one request, whatever the rate limit says. */
  readonly isOnceADocument?: true;
}

/** What is told of each root field of the contracts; an action alone says that nothing else is to be told. */
const OPERATIONS: Readonly<Record<string, Action | OperationRow>> = {
  registerIssuer: 'issuer.register',
  issuer: 'issuer.read',
  issuers: 'issuer.list',
  didDocument: 'issuer.read',
  approveIssuer: 'issuer.decide',
  rejectIssuer: 'issuer.decide',
  setIssuerStatus: 'issuer.setStatus',
  rotateIssuerKey: 'issuer.rotateKey',
  createApiKey: 'apiKey.manage',
  revokeApiKey: 'apiKey.manage',
  apiKeys: 'apiKey.read',
  federatedIssuers: 'federation.read',
  federatedIssuer: 'federation.read',
  proposeFederatedIssuer: { action: 'federation.manage', isSlow: true },
  refreshFederatedIssuer: { action: 'federation.manage', isSlow: true },
  setFederatedIssuerStatus: 'federation.manage',
  removeFederatedIssuer: 'federation.manage',

  jurisdiction: 'catalog.read',
  jurisdictions: 'catalog.read',
  createJurisdiction: 'catalog.manage',
  updateJurisdiction: 'catalog.manage',
  framework: 'catalog.read',
  frameworks: 'catalog.read',
  createFramework: 'catalog.manage',
  updateFramework: 'catalog.manage',
  catalogEntry: 'catalog.read',
  catalogEntries: 'catalog.read',
  createCatalogEntry: 'catalog.manage',
  updateCatalogEntry: 'catalog.manage',
  retireEntry: 'catalog.manage',
  entryVersion: 'catalog.read',
  entryVersions: 'catalog.read',
  entryVersionAt: 'catalog.read',
  createEntryVersion: 'catalog.manage',
  updateEntryVersion: 'catalog.manage',
  publishEntryVersion: 'catalog.manage',
  codeSets: 'catalog.read',
  codes: 'catalog.read',
  code: 'catalog.read',
  createCodeSet: 'catalog.manage',
  skill: 'catalog.read',
  skills: 'catalog.read',
  createSkill: 'catalog.manage',
  updateSkill: 'catalog.manage',
  proposal: 'proposal.read',
  proposals: 'proposal.read',
  createProposal: 'proposal.write',
  updateProposal: 'proposal.write',
  submitProposal: 'proposal.write',
  withdrawProposal: 'proposal.write',
  decideProposal: 'proposal.decide',
  scheme: 'catalog.read',
  schemes: 'catalog.read',
  previewScheme: 'catalog.read',
  createScheme: 'catalog.manage',
  updateScheme: 'catalog.manage',
  putFieldMaps: 'catalog.manage',
  suggestFieldMaps: 'catalog.manage',
  schemeRegistrations: 'registration.read',
  registerUnderScheme: 'catalog.manage',
  updateSchemeRegistration: 'catalog.manage',
  setSchemeRegistrationStatus: 'catalog.manage',

  prepareCredential: 'credential.prepare',
  issueCredential: 'credential.issue',
  issueBatch: { action: 'credential.issueBatch', isSlow: true },
  reissueCredential: 'credential.reissue',
  credential: 'credential.read',
  // Holders list by another action than issuers; who may read one may list.
  credentials: 'credential.read',
  credentialStatus: 'credential.status',
  statusList: 'credential.status',
  revokeCredential: 'credential.revoke',
  setRevocationCategory: 'credential.revoke',
  verifyCredential: 'credential.verify',

  adminSignIn: { action: 'admin.signIn', isOnceADocument: true },
  adminDemoSignIn: { action: 'admin.signIn', isOnceADocument: true },
  adminSignOut: 'admin.signOut',
  currentAdmin: 'adminUser.read',
  updateCurrentAdmin: 'adminUser.changeOwn',
  adminUsers: 'adminUser.read',
  adminUser: 'adminUser.read',
  createAdminUser: 'adminUser.manage',
  updateAdminUser: 'adminUser.changeOwn',
  setAdminRole: 'adminUser.manage',
  deleteAdminUser: 'adminUser.manage',
  systemConfig: 'config.read',
  systemConfigEntry: 'config.read',
  systemConfigHistory: 'config.read',
  putConfig: 'config.write',
  systemHealth: 'health.read',
  platformHealth: 'health.read',
  systemLogServices: 'logs.read',
  systemLogs: 'logs.read',
  adminAuditLogs: 'audit.read',

  learner: 'learner.read',
  learners: 'learner.read',
  createLearner: 'learner.manage',
  updateLearner: 'learner.manage',
  enrolment: 'learner.read',
  enrolments: 'learner.read',
  createEnrolment: 'learner.manage',
  updateEnrolment: 'learner.manage',

  auditLogs: 'audit.read',
  auditLog: 'audit.read',
  auditTrailVerification: { action: 'audit.read', isSlow: true },
  auditHeads: 'audit.read',
  auditExport: 'audit.read',
  signAuditHeads: 'audit.sign',
  auditKey: 'audit.key',
  auditSearchSuggestion: 'assist.ask',
  networkStatsInsight: 'assist.insight',
  networkStats: 'stats.read',
  recountNetworkStats: 'integrity.scan',
  runIntegrityScan: 'integrity.scan',
  integrityScan: 'integrity.read',
  integrityScans: 'integrity.read',
  claimIntegrityFindings: 'integrity.read',
  resolveFinding: 'integrity.decide',
  onboardingCases: 'onboarding.read',
  onboardingCase: 'onboarding.read',
  assignOnboardingCase: 'onboarding.decide',
  requestOnboardingInfo: 'onboarding.decide',
  updateOnboardingChecklist: 'onboarding.decide',
  decideOnboardingCase: 'onboarding.decide',
  anomalies: 'anomaly.read',
  resolveAnomaly: 'anomaly.decide',
  demoMode: 'demo.read',
  setDemoMode: { action: 'demo.set', isSlow: true },

  requestIssuerSignIn: { action: 'issuerAccount.signIn', isOnceADocument: true },
  redeemIssuerSignIn: { action: 'issuerAccount.signIn', isOnceADocument: true },
  signOutIssuerMember: 'issuerAccount.signOut',
  holderLookup: 'holder.lookup',
  holderRequests: 'holderRequest.list',
  resolveHolderRequest: 'holderRequest.resolve',
  requestEvidence: 'evidence.readShown',
  requestEvidenceFile: 'evidence.readShown',
  invites: 'invite.list',
  createInvite: 'invite.send',
  resendInvite: 'invite.send',
  createClaimTicket: 'invite.send',

  registerHolder: { action: 'holder.register', isOnceADocument: true },
  requestHolderSignIn: { action: 'holder.signIn', isOnceADocument: true },
  redeemHolderSignIn: { action: 'holder.signIn', isOnceADocument: true },
  redeemRecoveryCode: { action: 'holder.signIn', isOnceADocument: true },
  createRecoveryCode: 'holder.write',
  createHolderToken: 'holder.write',
  signOutHolder: 'holder.write',
  deleteAccount: 'holder.write',
  // Everything of a holder's own is selected below it.
  me: 'holder.read',
  beginPasskeySignIn: { action: 'passkey.signIn', isOnceADocument: true },
  finishPasskeySignIn: { action: 'passkey.signIn', isOnceADocument: true },
  beginPasskeyRegistration: 'passkey.manage',
  finishPasskeyRegistration: 'passkey.manage',
  deletePasskey: 'passkey.manage',
  createWalletKeyChallenge: 'wallet.write',
  addWalletKey: 'wallet.write',
  grantConsent: 'wallet.write',
  withdrawConsent: 'wallet.write',
  markNotificationRead: 'wallet.write',
  markAllNotificationsRead: 'wallet.write',
  createShareLink: 'sharing.write',
  revokeShareLink: 'sharing.write',
  createProofLink: 'sharing.write',
  revokeProofLink: 'sharing.write',
  sharedCredential: 'sharing.open',
  sharedProof: 'sharing.open',
  createHolderRequest: 'holderRequest.create',
  invite: 'invite.open',
  acceptInvite: 'invite.open',
  claim: 'claim.open',
  acceptClaim: 'claim.accept',
  declineClaim: 'claim.open',
  addEvidence: 'evidence.write',
  deleteEvidence: 'evidence.write',
  checkIdentity: 'evidence.write',
};

/** The action of a root field, for doors that ask who calls before they read what was sent. Throws for a field without one. */
export function actionOf(field: string): Action {
  const row = rowOf(field);
  if (!row) throw new Error(`${field} has no action; add it to the table of subgraphs/operations.ts.`);
  return row.action;
}

/** Whether a root field takes longer than other work; BATCH_DEADLINE_MS says how long. */
export function isSlow(field: string): boolean {
  return rowOf(field)?.isSlow ?? false;
}

/** The root fields that a document may name once. */
export const ONCE_A_DOCUMENT: readonly string[] = Object.keys(OPERATIONS).filter(
  (field) => rowOf(field)?.isOnceADocument,
);

function rowOf(field: string): OperationRow | undefined {
  const row = Object.hasOwn(OPERATIONS, field) ? OPERATIONS[field] : undefined;
  return typeof row === 'string' ? { action: row } : row;
}
