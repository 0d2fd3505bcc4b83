import {
  ACTIONS,
  type Action,
  ADMIN_ROLES,
  ANONYMOUS,
  API_KEY_SCOPES,
  CUSTODIAN_ROLES,
  type Identity,
  ISSUER_ROLES,
  ISSUER_STATUSES,
  type IssuerStatus,
  permit,
  VERIFIER_KEY_SCOPES,
  VERIFIER_ROLES,
  VERIFIER_STATUSES,
  type VerifierStatus,
} from './identity.ts';

const org = { issuerId: 'i', issuerDid: 'did:key:z1' };
const callers: Record<string, Identity> = {
  nobody: ANONYMOUS,
  ...Object.fromEntries(ADMIN_ROLES.map((role) => [`admin ${role}`, { kind: 'admin', userId: 'u', role }])),
  ...Object.fromEntries(
    ISSUER_ROLES.map((role) => [
      `issuer ${role}`,
      { kind: 'issuer', issuerStatus: 'ACTIVE', userId: 'u', role, ...org },
    ]),
  ),
  ...Object.fromEntries(
    API_KEY_SCOPES.map((scope) => [
      `key ${scope}`,
      { kind: 'apiKey', issuerStatus: 'ACTIVE', apiKeyId: 'k', ...org, scopes: [scope] },
    ]),
  ),
  'issuer of a foreign role': { kind: 'issuer', issuerStatus: 'ACTIVE', userId: 'u', role: 'ADMIN', ...org },
  holder: { kind: 'holder', holderId: 'h', dids: [] },
  ...Object.fromEntries(
    VERIFIER_ROLES.map((role) => [
      `verifier ${role}`,
      { kind: 'verifier', userId: 'u', role, verifierId: 'v', verifierStatus: 'ACTIVE' },
    ]),
  ),
  ...Object.fromEntries(
    VERIFIER_KEY_SCOPES.map((scope) => [
      `verifier key ${scope}`,
      { kind: 'verifierKey', apiKeyId: 'k', verifierId: 'v', verifierStatus: 'ACTIVE', scopes: [scope] },
    ]),
  ),
  ...Object.fromEntries(
    CUSTODIAN_ROLES.map((role) => [
      `custodian ${role}`,
      {
        kind: 'custodian',
        custodianStatus: 'ACTIVE',
        userId: 'u',
        role,
        custodianId: 'c',
        custodianDid: 'did:key:z2',
      },
    ]),
  ),
  unit: { kind: 'unit', unit: 'core-engine' },
};
const actions = Object.keys(ACTIONS) as Action[];

const verdict = (identity: Identity, action: Action): string => {
  try {
    permit({ identity }, action);
    return 'may';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('who may do what', () => {
  const rows = (text: string) => text.split(',').map((name) => name.trim());
  test.each([
    ['issuer.decide', 'admin ADMIN, admin OPERATOR'],
    ['issuer.list', 'admin ADMIN, admin OPERATOR, admin VIEWER, unit'],
    ['issuer.sign', 'unit'],
    ['apiKey.authenticate', 'unit'],
    ['apiKey.manage', 'issuer Admin, unit'],
    ['issuer.rotateKey', 'issuer Admin, unit'],
    ['credential.issue', 'issuer Admin, issuer Operator, key credentials:issue, unit'],
    ['credential.issueBatch', 'issuer Admin, issuer Operator, key credentials:batch, unit'],
    ['credential.revoke', 'issuer Admin, issuer Operator, custodian Attester, custodian Admin, unit'],
    ['credential.claim', 'holder, unit'],
    ['audit.append', 'unit'],
    ['audit.read', 'admin ADMIN, admin OPERATOR, admin VIEWER'],
    ['admin.standing', 'unit'],
    ['adminUser.addresses', 'unit'],
    ['adminUser.manage', 'admin ADMIN'],
    ['adminUser.read', 'admin ADMIN, admin OPERATOR, admin VIEWER'],
    ['config.write', 'admin ADMIN, admin OPERATOR'],
    ['config.watch', 'unit'],
    ['onboarding.decide', 'admin ADMIN, admin OPERATOR'],
    ['federation.manage', 'admin ADMIN, admin OPERATOR, unit'],
    ['federation.resolve', 'unit'],
    ['catalog.manage', 'admin ADMIN, admin OPERATOR, unit'],
    ['proposal.write', 'issuer Admin, issuer Operator'],
    ['proposal.decide', 'admin ADMIN, admin OPERATOR, unit'],
    ['demo.set', 'admin ADMIN, admin OPERATOR'],
    ['logs.read', 'admin ADMIN, admin OPERATOR, admin VIEWER'],
    ['custodian.decide', 'admin ADMIN, admin OPERATOR'],
    ['custodian.list', 'admin ADMIN, admin OPERATOR, admin VIEWER, unit'],
    ['custodian.sign', 'unit'],
    ['custodian.rotateKey', 'custodian Admin, unit'],
    ['custodianAccount.signOut', 'custodian Viewer, custodian Reviewer, custodian Attester, custodian Admin'],
    ['custodianAccount.standing', 'unit'],
    ['custodianTeam.read', 'custodian Viewer, custodian Reviewer, custodian Attester, custodian Admin'],
    ['custodianTeam.manage', 'custodian Admin'],
    ['provisioning.add', 'key team:provision'],
    ['provisioning.manage', 'key team:provision'],
    ['intake.write', 'custodian Reviewer, custodian Admin'],
    ['intake.review', 'custodian Reviewer, custodian Admin'],
    ['attestation.sign', 'custodian Attester, custodian Admin'],
    ['attestation.issue', 'custodian Attester, custodian Admin'],
    ['workforce.manage', 'custodian Reviewer, custodian Admin'],
    ['workforce.waive', 'custodian Attester, custodian Admin'],
    ['custodianSearch.ask', 'custodian Viewer, custodian Reviewer, custodian Attester, custodian Admin'],
    ['sso.manage', 'issuer Admin, unit'],
    ['custodianSso.manage', 'custodian Admin, unit'],
    ['sso.prove', 'unit'],
    ['credential.verifyBatch', 'verifier Admin, verifier Member, verifier key credentials:verify'],
    [
      'verification.history',
      'issuer Admin, issuer Operator, issuer Viewer, verifier Admin, verifier Member, admin ADMIN, admin OPERATOR, admin VIEWER',
    ],
    ['verification.ofVerifier', 'verifier Admin, verifier Member, verifier key history:read'],
    ['verifier.manage', 'verifier Admin'],
    ['verifier.decide', 'admin ADMIN, admin OPERATOR'],
    ['verifierKey.manage', 'verifier Admin'],
    ['verifierKey.authenticate', 'unit'],
    ['verifierTeam.manage', 'verifier Admin'],
    ['verificationRequest.send', 'verifier Admin, verifier Member'],
    ['verificationRequest.answer', 'holder'],
  ] as const)('%s: %s and nobody else', (action, names) => {
    const may = Object.keys(callers).filter((name) => verdict(callers[name] as Identity, action) === 'may');
    expect(may.sort()).toEqual(rows(names).sort());
  });

  test.each(['issuer.register', 'issuer.read', 'credential.status', 'credential.verify'] as const)(
    '%s is open to everyone',
    (action) => {
      for (const identity of Object.values(callers)) expect(permit({ identity }, action)).toBe(identity);
    },
  );
});

describe('a custodian that is not ACTIVE', () => {
  const NEEDS_ACTIVE: readonly Action[] = [
    'intake.write',
    'intake.review',
    'attestation.sign',
    'attestation.issue',
    'workforce.manage',
    'workforce.waive',
    'custodianSearch.ask',
    'holder.lookup',
    'invite.send',
    'assist.explain',
  ];
  const closed: Readonly<Record<IssuerStatus, (action: Action) => boolean>> = {
    ACTIVE: () => false,
    SUSPENDED: (action) => NEEDS_ACTIVE.includes(action),
    PENDING_APPROVAL: (action) => NEEDS_ACTIVE.includes(action),
    REVOKED: (action) => action !== 'custodianAccount.signOut',
    REJECTED: (action) => action !== 'custodianAccount.signOut',
  };
  const ofCustodians = Object.values(callers).filter((identity) => 'custodianStatus' in identity);

  test.each(ISSUER_STATUSES.flatMap((status) => actions.map((action) => [status, action] as const)))(
    '%s: %s',
    (custodianStatus, action) => {
      expect(ofCustodians).toHaveLength(CUSTODIAN_ROLES.length);
      const isOpen = verdict(ANONYMOUS, action) === 'may';
      for (const caller of ofCustodians) {
        const usual = verdict(caller, action);
        const isClosed = usual === 'may' && !isOpen && closed[custodianStatus](action);
        expect(verdict({ ...caller, custodianStatus }, action)).toBe(
          isClosed ? 'CUSTODIAN_NOT_ACTIVE' : usual,
        );
      }
    },
  );

  test('is told what it is and whom to ask', () => {
    const admin = callers['custodian Admin'] as Extract<Identity, { kind: 'custodian' }>;
    const refused = (custodianStatus: IssuerStatus) => () =>
      permit({ identity: { ...admin, custodianStatus } }, 'attestation.sign');
    expect(refused('SUSPENDED')).toThrow(/is SUSPENDED: only an ACTIVE custodian may do this/);
    expect(refused('REVOKED')).toThrow(/is REVOKED: nothing is open to it any more/);
  });
});

describe('a verifier that is not ACTIVE', () => {
  const NEEDS_ACTIVE: readonly Action[] = [
    'credential.verifyBatch',
    'verificationRequest.send',
    'assist.explain',
  ];
  const closed: Readonly<Record<VerifierStatus, (action: Action) => boolean>> = {
    ACTIVE: () => false,
    SUSPENDED: (action) => NEEDS_ACTIVE.includes(action),
    PENDING_EMAIL: (action) => action !== 'verifierAccount.signOut',
    CLOSED: (action) => action !== 'verifierAccount.signOut',
  };
  const ofVerifiers = Object.values(callers).filter((identity) => 'verifierStatus' in identity);

  test.each(VERIFIER_STATUSES.flatMap((status) => actions.map((action) => [status, action] as const)))(
    '%s: %s',
    (verifierStatus, action) => {
      expect(ofVerifiers).toHaveLength(VERIFIER_ROLES.length + VERIFIER_KEY_SCOPES.length);
      const isOpen = verdict(ANONYMOUS, action) === 'may';
      for (const caller of ofVerifiers) {
        const usual = verdict(caller, action);
        const isClosed = usual === 'may' && !isOpen && closed[verifierStatus](action);
        expect(verdict({ ...caller, verifierStatus }, action)).toBe(isClosed ? 'VERIFIER_NOT_ACTIVE' : usual);
      }
    },
  );
});

describe('an issuer that is not ACTIVE', () => {
  const NEEDS_ACTIVE: readonly Action[] = [
    'credential.prepare',
    'credential.issue',
    'credential.issueBatch',
    'credential.reissue',
    'proposal.write',
    'learner.manage',
    'learner.issue',
    'invite.send',
    'bulkIssuance.manage',
    'holder.lookup',
    'provisioning.add',
    'assist.explain',
  ];
  const closed: Readonly<Record<string, (action: Action) => boolean>> = {
    ACTIVE: () => false,
    SUSPENDED: (action) => NEEDS_ACTIVE.includes(action),
    PENDING_APPROVAL: (action) => NEEDS_ACTIVE.includes(action),
    REVOKED: (action) => action !== 'issuerAccount.signOut',
    REJECTED: (action) => action !== 'issuerAccount.signOut',
  };
  const ofIssuers = Object.values(callers).filter((identity) => 'issuerStatus' in identity);

  test.each(ISSUER_STATUSES.flatMap((status) => actions.map((action) => [status, action] as const)))(
    '%s: %s',
    (issuerStatus, action) => {
      const isOpen = verdict(ANONYMOUS, action) === 'may';
      for (const caller of ofIssuers) {
        const usual = verdict(caller, action);
        const isClosed = usual === 'may' && !isOpen && closed[issuerStatus]?.(action);
        expect(verdict({ ...caller, issuerStatus }, action)).toBe(isClosed ? 'ISSUER_NOT_ACTIVE' : usual);
      }
    },
  );

  test('is told what it is and whom to ask', () => {
    const admin = callers['issuer Admin'] as Extract<Identity, { kind: 'issuer' }>;
    const refused = (issuerStatus: IssuerStatus) => () =>
      permit({ identity: { ...admin, issuerStatus } }, 'credential.issue');
    expect(refused('SUSPENDED')).toThrow(/is SUSPENDED: only an ACTIVE issuer may do this/);
    expect(refused('REVOKED')).toThrow(/is REVOKED: nothing is open to it any more/);
  });
});

test.each(actions)('%s can be done by somebody, and a refusal has the code of its reason', (action) => {
  const open = verdict(ANONYMOUS, action) === 'may';
  if (!open) expect(verdict(ANONYMOUS, action)).toBe('UNAUTHENTICATED');
  const verdicts = Object.values(callers)
    .slice(1)
    .map((identity) => verdict(identity, action));
  expect(verdicts).toContain('may');
  for (const word of verdicts) expect(['may', 'SCOPE_MISSING', 'FORBIDDEN']).toContain(word);
});

test.each([
  ['the wrong kind of caller', 'verifier Admin', 'credential.issue', 'SCOPE_MISSING'],
  ['a key without the scope', 'key credentials:read', 'credential.issue', 'SCOPE_MISSING'],
  ['a role that may only read', 'issuer Viewer', 'credential.issue', 'FORBIDDEN'],
  ['an administrator who may only read', 'admin VIEWER', 'issuer.decide', 'FORBIDDEN'],
] as const)('%s is refused with the code that says so', (_name, caller, action, code) => {
  expect(verdict(callers[caller] as Identity, action)).toBe(code);
});

test.each([
  ['admin VIEWER', 'issuer.decide', /the role ADMIN or OPERATOR/],
  ['issuer Viewer', 'apiKey.manage', /the role Admin\b/],
  ['key credentials:read', 'credential.issue', /the scope credentials:issue;/],
] as const)('%s is told what %s takes', (caller, action, message) => {
  expect(() => permit({ identity: callers[caller] as Identity }, action)).toThrow(message);
});

test('a role of another spelling or kind opens nothing', () => {
  const forged = {
    kind: 'issuer',
    issuerStatus: 'ACTIVE',
    userId: 'u',
    role: 'ADMIN',
    ...org,
  } as unknown as Identity;
  expect(verdict(forged, 'apiKey.manage')).toBe('FORBIDDEN');
});

test('a key without scopes opens nothing but what is open', () => {
  const identity: Identity = { kind: 'apiKey', issuerStatus: 'ACTIVE', apiKeyId: 'k', ...org, scopes: [] };
  expect(actions.filter((action) => verdict(identity, action) === 'may')).toEqual(
    actions.filter((action) => verdict(ANONYMOUS, action) === 'may'),
  );
});
