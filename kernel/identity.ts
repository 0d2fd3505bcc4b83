import { AppError } from './errors.ts';

export const ADMIN_ROLES = ['ADMIN', 'OPERATOR', 'VIEWER'] as const;
export const ISSUER_ROLES = ['Admin', 'Operator', 'Viewer'] as const;
export const CUSTODIAN_ROLES = ['Viewer', 'Reviewer', 'Attester', 'Admin'] as const;
/** Of issuers and of custodians. */
export const ISSUER_STATUSES = ['ACTIVE', 'SUSPENDED', 'REVOKED', 'PENDING_APPROVAL', 'REJECTED'] as const;
/** CUSTODIAL: the platform holds an issuer's key pair. BYOK: the issuer does, and only its public key is known here. */
export const SIGNING_MODES = ['CUSTODIAL', 'BYOK'] as const;
export const API_KEY_SCOPES = [
  'credentials:issue',
  'credentials:batch',
  'credentials:read',
  'team:provision',
] as const;
export const VERIFIER_ROLES = ['Admin', 'Member'] as const;
export const VERIFIER_STATUSES = ['PENDING_EMAIL', 'ACTIVE', 'SUSPENDED', 'CLOSED'] as const;
export const VERIFIER_KEY_SCOPES = ['credentials:verify', 'history:read'] as const;

export type AdminRole = (typeof ADMIN_ROLES)[number];
export type IssuerRole = (typeof ISSUER_ROLES)[number];
export type CustodianRole = (typeof CUSTODIAN_ROLES)[number];
export type IssuerStatus = (typeof ISSUER_STATUSES)[number];
export type SigningMode = (typeof SIGNING_MODES)[number];
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];
export type VerifierRole = (typeof VERIFIER_ROLES)[number];
export type VerifierStatus = (typeof VERIFIER_STATUSES)[number];
export type VerifierKeyScope = (typeof VERIFIER_KEY_SCOPES)[number];

/** Who is calling, as one door has proven it; nothing else about a caller is ever trusted. */
export type Identity =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'admin';
      readonly userId: string;
      readonly role: AdminRole;
      /** The `jti` of the bearer token: what a sign-out ends. */
      readonly tokenId?: string | undefined;
      /** The person's epoch when the token was made; each change that ends all tokens begins the next epoch. */
      readonly tokenEpoch?: number | undefined;
    }
  | {
      readonly kind: 'issuer';
      readonly userId: string;
      /** Only the roles in ISSUER_ROLES are granted anything. */
      readonly role: string;
      readonly issuerId: string;
      readonly issuerDid: string;
      /** Of the issuer, at this request. */
      readonly issuerStatus: IssuerStatus;
      /** As of administrators: what a sign-out ends. */
      readonly tokenId?: string | undefined;
      readonly tokenEpoch?: number | undefined;
    }
  | {
      readonly kind: 'apiKey';
      readonly apiKeyId: string;
      readonly issuerId: string;
      readonly issuerDid: string;
      /** Of the issuer, at this request. */
      readonly issuerStatus: IssuerStatus;
      readonly scopes: readonly ApiKeyScope[];
    }
  | {
      readonly kind: 'holder';
      readonly holderId: string;
      readonly dids: readonly string[];
      /** The session that the cookie stands for; absent for bearer tokens. */
      readonly sessionId?: string | undefined;
      /** The session in which a bearer token was made, and with which it ends. */
      readonly tokenSessionId?: string | undefined;
    }
  | {
      readonly kind: 'verifier';
      readonly userId: string;
      /** Only the roles in VERIFIER_ROLES are granted anything. */
      readonly role: string;
      readonly verifierId: string;
      /** Of the verifier, at this request. */
      readonly verifierStatus: VerifierStatus;
      /** As of administrators: what a sign-out ends. */
      readonly tokenId?: string | undefined;
      readonly tokenEpoch?: number | undefined;
    }
  /** A verifier's own systems, by an API key of the verifier. */
  | {
      readonly kind: 'verifierKey';
      readonly apiKeyId: string;
      readonly verifierId: string;
      /** Of the verifier, at this request. */
      readonly verifierStatus: VerifierStatus;
      readonly scopes: readonly VerifierKeyScope[];
    }
  | {
      readonly kind: 'custodian';
      readonly userId: string;
      /** Only the roles in CUSTODIAN_ROLES are granted anything. */
      readonly role: string;
      readonly custodianId: string;
      readonly custodianDid: string;
      /** Of the custodian, at this request. */
      readonly custodianStatus: IssuerStatus;
      /** As of administrators: what a sign-out ends. */
      readonly tokenId?: string | undefined;
      readonly tokenEpoch?: number | undefined;
    }
  /** A deployment unit, known by the name in its client certificate. */
  | { readonly kind: 'unit'; readonly unit: string }
  /** An integration outside of the platform, known by the name in its client certificate, and the issuers that it acts for. */
  | { readonly kind: 'peer'; readonly peer: string; readonly issuerDids: readonly string[] };

export const ANONYMOUS: Identity = { kind: 'anonymous' };

type Kind = Identity['kind'];
interface GrantToKind {
  readonly to: Exclude<Kind, 'anonymous'>;
  readonly roles?: readonly string[];
  readonly scope?: ApiKeyScope | VerifierKeyScope;
}
type Grant = { readonly to: 'anyone' } | GrantToKind;

const anyone: Grant = { to: 'anyone' };
const unit: Grant = { to: 'unit' };
const peer: Grant = { to: 'peer' };
const holder: Grant = { to: 'holder' };
const anyVerifier: Grant = { to: 'verifier', roles: VERIFIER_ROLES };
const verifierAdmin: Grant = { to: 'verifier', roles: ['Admin'] };
const verifierKey = (scope: VerifierKeyScope): Grant => ({ to: 'verifierKey', scope });
const anyAdmin: Grant = { to: 'admin', roles: ADMIN_ROLES };
const adminOnly: Grant = { to: 'admin', roles: ['ADMIN'] };
const writingAdmin: Grant = { to: 'admin', roles: ['ADMIN', 'OPERATOR'] };
const anyIssuer: Grant = { to: 'issuer', roles: ISSUER_ROLES };
const issuingIssuer: Grant = { to: 'issuer', roles: ['Admin', 'Operator'] };
const issuerAdmin: Grant = { to: 'issuer', roles: ['Admin'] };
const anyCustodian: Grant = { to: 'custodian', roles: CUSTODIAN_ROLES };
const reviewingCustodian: Grant = { to: 'custodian', roles: ['Reviewer', 'Admin'] };
const handlingCustodian: Grant = { to: 'custodian', roles: ['Reviewer', 'Attester', 'Admin'] };
const attestingCustodian: Grant = { to: 'custodian', roles: ['Attester', 'Admin'] };
const custodianAdmin: Grant = { to: 'custodian', roles: ['Admin'] };
const workingCustodian: Grant = { to: 'custodian', roles: ['Reviewer', 'Attester', 'Admin'] };
const apiKey = (scope: ApiKeyScope): Grant => ({ to: 'apiKey', scope });

/** The closed list of actions and who may do each. What is not granted here is refused. */
export const ACTIONS = {
  'issuer.register': [anyone],
  'issuer.read': [anyone],
  'issuer.list': [anyAdmin, unit, peer],
  'issuer.decide': [writingAdmin],
  'issuer.setStatus': [writingAdmin, unit],
  'issuer.rotateKey': [issuerAdmin, unit],
  'issuer.sign': [unit],
  'apiKey.manage': [issuerAdmin, unit],
  'apiKey.read': [anyIssuer, unit],
  'apiKey.authenticate': [unit],
  'credential.prepare': [issuingIssuer, unit],
  'credential.issue': [issuingIssuer, apiKey('credentials:issue'), unit, peer],
  'credential.issueBatch': [issuingIssuer, apiKey('credentials:batch'), unit],
  'credential.read': [anyIssuer, apiKey('credentials:read'), holder, anyCustodian, unit, peer],
  'credential.list': [anyIssuer, apiKey('credentials:read'), anyCustodian, unit, peer],
  'credential.listOwn': [holder, unit],
  'credential.status': [anyone],
  'credential.revoke': [issuingIssuer, attestingCustodian, unit, peer],
  'credential.reissue': [issuingIssuer],
  'credential.link': [issuingIssuer, attestingCustodian, unit, peer],
  'credential.claim': [holder, unit],
  'credential.stats': [anyIssuer, holder, anyCustodian, anyAdmin, unit, peer],
  'credential.expire': [unit],
  'credential.facts': [unit],
  'credential.report': [unit],
  'credential.verify': [anyone],
  'credential.verifyBatch': [anyVerifier, verifierKey('credentials:verify')],
  'verification.history': [anyIssuer, anyVerifier, anyAdmin],
  'verification.ofVerifier': [anyVerifier, verifierKey('history:read')],
  'audit.append': [unit],
  'audit.read': [anyAdmin],
  'console.read': [anyAdmin],
  'audit.sign': [writingAdmin],
  'audit.key': [anyone],
  'admin.signIn': [anyone],
  'admin.signOut': [anyAdmin],
  'admin.standing': [unit],
  'adminUser.read': [anyAdmin],
  'adminUser.addresses': [unit],
  'adminUser.changeOwn': [anyAdmin],
  'adminUser.manage': [adminOnly],
  'config.read': [anyAdmin],
  'config.write': [writingAdmin],
  'config.watch': [unit],
  'health.read': [anyAdmin, unit],
  'logs.read': [anyAdmin],
  'stats.read': [anyAdmin],
  'stats.network': [unit],
  'onboarding.read': [anyAdmin],
  'onboarding.decide': [writingAdmin],
  'anomaly.read': [anyAdmin],
  'anomaly.decide': [writingAdmin],
  'integrity.read': [anyAdmin],
  'integrity.scan': [writingAdmin],
  'integrity.decide': [writingAdmin],
  'integrity.page': [unit],
  'federation.read': [anyAdmin, unit, peer],
  'federation.manage': [writingAdmin, unit],
  'federation.resolve': [unit, peer],
  'catalog.read': [anyIssuer, anyCustodian, anyAdmin, unit, peer],
  'catalog.manage': [writingAdmin, unit],
  'catalog.report': [unit],
  'embeddings.read': [anyAdmin, unit],
  'catalogImport.read': [anyAdmin, unit],
  'proposal.write': [issuingIssuer],
  'proposal.read': [anyIssuer, anyAdmin, unit],
  'proposal.decide': [writingAdmin, unit],
  'registration.read': [anyIssuer, anyCustodian, anyAdmin, unit],
  'learner.read': [anyIssuer, unit, peer],
  'learner.manage': [issuingIssuer, unit, peer],
  'learner.erase': [issuerAdmin, unit],
  'learner.match': [unit],
  'registration.standing': [unit],
  'learner.issue': [issuingIssuer],
  'learner.report': [unit, peer],
  'learner.reportPerson': [unit],
  'learnerLink.readOwn': [holder],
  'learnerLink.decide': [holder],
  'learnerLink.forget': [unit],
  'custodian.register': [anyone],
  'custodian.read': [anyone],
  'custodian.list': [anyAdmin, unit, peer],
  'custodian.decide': [writingAdmin],
  'custodian.setStatus': [writingAdmin, unit],
  'custodian.rotateKey': [custodianAdmin, unit],
  'custodian.sign': [unit],
  'custodianAccount.signIn': [anyone],
  'custodianAccount.signOut': [anyCustodian],
  'custodianAccount.standing': [unit],
  'bulkIssuance.read': [anyIssuer],
  'bulkIssuance.manage': [issuingIssuer],
  'bulkIssuance.tell': [unit],
  'template.read': [anyIssuer],
  'template.manage': [issuingIssuer],
  'team.read': [anyIssuer],
  'team.manage': [issuerAdmin],
  'provisioning.add': [apiKey('team:provision')],
  'provisioning.manage': [apiKey('team:provision')],
  'custodianTeam.read': [anyCustodian],
  'custodianTeam.manage': [custodianAdmin],
  'intake.read': [anyCustodian],
  'intake.write': [reviewingCustodian],
  'intake.review': [reviewingCustodian],
  'attestation.read': [anyCustodian],
  'attestation.sign': [attestingCustodian],
  'attestation.issue': [attestingCustodian],
  'attestation.prove': [anyone],
  'workforce.read': [anyCustodian],
  'workforce.manage': [reviewingCustodian],
  'workforce.waive': [attestingCustodian],
  'custodian.report': [unit],
  'custodianSearch.ask': [anyCustodian],
  'report.run': [issuingIssuer, workingCustodian, writingAdmin],
  'report.runSensitive': [issuerAdmin, custodianAdmin, adminOnly],
  'sso.read': [issuerAdmin, unit],
  'sso.manage': [issuerAdmin, unit],
  'custodianSso.read': [custodianAdmin, unit],
  'custodianSso.manage': [custodianAdmin, unit],
  'sso.signIn': [anyone],
  'sso.prove': [unit],
  'demo.read': [anyone],
  'demo.set': [writingAdmin],
  'demo.seed': [unit],
  'assist.ask': [writingAdmin],
  'assist.insight': [anyAdmin],
  'assist.explain': [anyIssuer, holder, anyCustodian, anyVerifier],
  'assist.audit': [anyAdmin],
  'assist.readTexts': [adminOnly],
  'assist.relay': [unit],
  'kyc.analyze': [anyone],
  'kyc.read': [anyIssuer, anyAdmin],
  'support.ask': [anyone],
  'issuerAccount.signIn': [anyone],
  'issuerAccount.signOut': [anyIssuer],
  'issuerAccount.standing': [unit],
  'verifier.register': [anyone],
  'verifier.directory': [anyone],
  'verifier.read': [anyVerifier],
  'verifier.manage': [verifierAdmin],
  'verifier.list': [anyAdmin],
  'verifier.decide': [writingAdmin],
  'verifierAccount.signIn': [anyone],
  'verifierAccount.signOut': [anyVerifier],
  'verifierAccount.standing': [unit],
  'verifierKey.read': [anyVerifier],
  'verifierKey.manage': [verifierAdmin],
  'verifierKey.authenticate': [unit],
  'verifierTeam.read': [anyVerifier],
  'verifierTeam.manage': [verifierAdmin],
  'verificationRequest.send': [anyVerifier],
  'verificationRequest.read': [anyVerifier],
  'verificationRequest.cancel': [anyVerifier],
  'verificationRequest.readOwn': [holder],
  'verificationRequest.answer': [holder],
  'holder.register': [anyone],
  'holder.signIn': [anyone],
  'holder.session': [unit],
  'holder.read': [holder],
  'holder.write': [holder],
  'holder.lookup': [anyIssuer, anyCustodian],
  'holder.directory': [unit],
  'holder.sharing': [unit],
  'passkey.signIn': [anyone],
  'passkey.manage': [holder],
  'wallet.read': [holder],
  'wallet.write': [holder],
  'evidence.read': [holder],
  'evidence.write': [holder],
  'evidence.readShown': [anyIssuer, anyCustodian],
  'sharing.read': [holder],
  'sharing.write': [holder],
  'sharing.open': [anyone],
  'holderRequest.create': [holder],
  'holderRequest.readOwn': [holder],
  'holderRequest.list': [anyIssuer, anyCustodian],
  'holderRequest.resolve': [issuingIssuer, handlingCustodian],
  'invite.list': [anyIssuer, anyCustodian],
  'invite.send': [issuingIssuer, attestingCustodian],
  'invite.cancel': [issuingIssuer, attestingCustodian],
  'invite.rows': [unit],
  'invite.open': [anyone],
  'claim.open': [anyone],
  'claim.accept': [holder],
} as const satisfies Record<string, readonly Grant[]>;

export type Action = keyof typeof ACTIONS;

// All but what makes credentials, reaches people who have none yet, or looks them up.
const LOOKING_AFTER: readonly Action[] = [
  'issuer.rotateKey',
  'apiKey.manage',
  'apiKey.read',
  'kyc.read',
  'credential.read',
  'credential.list',
  'credential.stats',
  'credential.revoke',
  'credential.link',
  'verification.history',
  'verification.ofVerifier',
  'evidence.readShown',
  'holderRequest.list',
  'holderRequest.resolve',
  'invite.list',
  'invite.cancel',
  'catalog.read',
  'proposal.read',
  'registration.read',
  'learner.read',
  // A duty that no status takes away.
  'learner.erase',
  'issuerAccount.signOut',
  'custodian.rotateKey',
  'custodianAccount.signOut',
  'bulkIssuance.read',
  'template.read',
  'template.manage',
  'team.read',
  'team.manage',
  // Who has left must lose their access, whatever the status; nobody is added then.
  'provisioning.manage',
  'custodianTeam.read',
  'custodianTeam.manage',
  'intake.read',
  'attestation.read',
  'workforce.read',
  // What an organization has to tell of itself no status takes away.
  'report.run',
  'report.runSensitive',
  'sso.read',
  'sso.manage',
  'custodianSso.read',
  'custodianSso.manage',
  'verifier.read',
  'verifier.manage',
  'verifierAccount.signOut',
  'verifierTeam.read',
  'verifierTeam.manage',
  'verifierKey.read',
  'verifierKey.manage',
  'verificationRequest.read',
  'verificationRequest.cancel',
];

const SIGN_OUT: readonly Action[] = [
  'issuerAccount.signOut',
  'custodianAccount.signOut',
  'verifierAccount.signOut',
];

/** What the people and API keys of an organization may do while it has a status, out of what their role or scope opens. */
const OPEN_BY_STATUS: Readonly<Record<IssuerStatus | VerifierStatus, 'all' | readonly Action[]>> = {
  ACTIVE: 'all',
  SUSPENDED: LOOKING_AFTER,
  PENDING_APPROVAL: LOOKING_AFTER,
  REVOKED: SIGN_OUT,
  REJECTED: SIGN_OUT,
  PENDING_EMAIL: SIGN_OUT,
  CLOSED: SIGN_OUT,
};

const NOT_ACTIVE = {
  issuer: 'ISSUER_NOT_ACTIVE',
  custodian: 'CUSTODIAN_NOT_ACTIVE',
  verifier: 'VERIFIER_NOT_ACTIVE',
} as const;

/**
 * The first line of every operation: returns the caller when it may do the action.
 * Errors: UNAUTHENTICATED for nobody, SCOPE_MISSING for the wrong kind of caller or key scope, FORBIDDEN for the wrong role,
 * ISSUER_NOT_ACTIVE, CUSTODIAN_NOT_ACTIVE and VERIFIER_NOT_ACTIVE for what the status of the caller's organization closes.
 */
export function permit(context: { readonly identity: Identity }, action: Action): Identity {
  const { identity } = context;
  const grants: readonly Grant[] = ACTIONS[action];
  const covering = grants.find((grant) => covers(grant, identity));
  if (covering) {
    if (covering.to !== 'anyone') {
      if ('issuerStatus' in identity) requireOpen('issuer', identity.issuerStatus, action);
      if ('custodianStatus' in identity) requireOpen('custodian', identity.custodianStatus, action);
      if ('verifierStatus' in identity) requireOpen('verifier', identity.verifierStatus, action);
    }
    return identity;
  }
  if (identity.kind === 'anonymous') {
    throw new AppError(
      'UNAUTHENTICATED',
      'Sign in first: send the session cookie, the bearer token or the API key that opens this.',
    );
  }
  const ofThisKind = grants.filter((grant): grant is GrantToKind => grant.to === identity.kind);
  if (ofThisKind.length === 0) {
    throw new AppError(
      'SCOPE_MISSING',
      `${CALLER_WORDS[identity.kind]} does not open this; sign in as somebody whom it is for.`,
    );
  }
  if (identity.kind === 'apiKey' || identity.kind === 'verifierKey') {
    const scopes = ofThisKind.flatMap(({ scope }) => scope ?? []);
    throw new AppError(
      'SCOPE_MISSING',
      `This API key lacks the scope ${inWords(scopes)}; create one that has it.`,
    );
  }
  const roles = ofThisKind.flatMap((grant) => grant.roles ?? []);
  throw new AppError(
    'FORBIDDEN',
    `Your role may not do this; ask a colleague with the role ${inWords(roles)}.`,
  );
}

/** Whether an action is for callers of this kind, role and scope, whatever the status of their organization. */
export function isFor(identity: Identity, action: Action): boolean {
  return ACTIONS[action].some((grant: Grant) => covers(grant, identity));
}

/** True for what nobody has to sign in for. */
export function isOpenToAnyone(action: Action): boolean {
  const grants: readonly Grant[] = ACTIONS[action];
  return grants.some(({ to }) => to === 'anyone');
}

function requireOpen(
  what: keyof typeof NOT_ACTIVE,
  status: IssuerStatus | VerifierStatus,
  action: Action,
): void {
  const open = OPEN_BY_STATUS[status];
  if (open === 'all' || open.includes(action)) return;
  const remedy = open === SIGN_OUT ? 'nothing is open to it any more' : `only an ACTIVE ${what} may do this`;
  throw new AppError(NOT_ACTIVE[what], `This ${what} is ${status}: ${remedy}. Ask the platform.`);
}

function inWords(names: readonly string[]): string {
  return names.join(' or ');
}

const CALLER_WORDS: Readonly<Record<Exclude<Kind, 'anonymous'>, string>> = {
  admin: "A token of scope 'admin-console'",
  issuer: "A token of scope 'issuer-portal'",
  custodian: "A token of scope 'custodian-portal'",
  verifier: "A token of scope 'verifier-portal'",
  holder: 'A session or token of a holder',
  apiKey: 'An API key',
  verifierKey: 'An API key of a verifier',
  unit: 'The certificate of a unit',
  peer: 'The certificate of a peer',
};

function covers(grant: Grant, identity: Identity): boolean {
  if (grant.to === 'anyone') return true;
  if (grant.to !== identity.kind) return false;
  if (grant.scope && !('scopes' in identity && holdsScope(identity.scopes, grant.scope))) return false;
  return !grant.roles || ('role' in identity && grant.roles.includes(identity.role));
}

function holdsScope(
  held: readonly (ApiKeyScope | VerifierKeyScope)[],
  scope: NonNullable<GrantToKind['scope']>,
) {
  return held.includes(scope);
}

/** The key under which a request is counted and remembered: the tenant or person, or the address of a caller who is not signed in. */
export function callerKey(identity: Identity, address: string): string {
  switch (identity.kind) {
    case 'issuer':
    case 'apiKey':
      return `issuer:${identity.issuerId}`;
    case 'admin':
      return `admin:${identity.userId}`;
    case 'custodian':
      return `custodian:${identity.custodianId}`;
    case 'verifier':
    case 'verifierKey':
      return `verifier:${identity.verifierId}`;
    case 'holder':
      return `holder:${identity.holderId}`;
    case 'unit':
      return `unit:${identity.unit}`;
    case 'peer':
      return `peer:${identity.peer}`;
    case 'anonymous':
      return `address:${address}`;
  }
}
