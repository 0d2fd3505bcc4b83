import { type Case, type CredentialFact, changesAt, verdictOf } from './compliance.ts';
import type { Asked } from './requirement.ts';

const at = new Date('2026-06-01T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(at.getTime() + days * DAY);

const requirement: Asked = {
  name: 'Registered nurse',
  jobRoles: ['Nurse'],
  satisfiedBy: { credentialTypes: ['Licence'], entryIds: ['entry'], acceptedIssuerDids: ['did:key:board'] },
  warnDays: [90, 60, 30, 7],
  graceDays: 10,
  severity: 'MANDATORY',
  effectiveFrom: '2026-01-01',
};
let made = 0;
const fact = (given: Partial<CredentialFact> = {}): CredentialFact => {
  made += 1;
  return {
    credentialId: `credential-${made}`,
    credentialType: 'Licence',
    issuerDid: 'did:key:board',
    credentialStatus: 'ISSUED',
    issuedAt: inDays(-400),
    expiresAt: inDays(200),
    ...given,
  };
};
const aCase = (given: Partial<Case> = {}): Case => ({
  member: { jobRole: 'Nurse', status: 'ACTIVE' },
  requirement,
  isAgreed: true,
  facts: [],
  at,
  ...given,
});
const waiver = { waiverId: 'waiver', until: inDays(5) };

const good = fact();
const forEver = fact({ expiresAt: undefined });
const soon = fact({ expiresAt: inDays(89) });
const sooner = fact({ expiresAt: inDays(3) });
const inGrace = fact({ expiresAt: inDays(-9) });
const over = fact({ expiresAt: inDays(-11), credentialStatus: 'EXPIRED' });
const revoked = fact({ credentialStatus: 'REVOKED' });
const revokedLater = fact({ credentialStatus: 'REVOKED', issuedAt: inDays(-10) });
const wrong = { credentialType: 'Degree', entryId: 'another' };

describe('how a member stands to a requirement', () => {
  test.each<[string, Partial<Case>, string | undefined, string?]>([
    ['one that holds', { facts: [good] }, 'COMPLIANT', good.credentialId],
    ['one without an end', { facts: [forEver] }, 'COMPLIANT', forEver.credentialId],
    ['the one that ends last', { facts: [good, forEver] }, 'COMPLIANT', forEver.credentialId],
    ['of an entry', { facts: [fact({ ...wrong, entryId: 'entry' })] }, 'COMPLIANT'],
    ['within the first warning', { facts: [soon] }, 'EXPIRING', soon.credentialId],
    ['the last of several that end soon', { facts: [sooner, soon] }, 'EXPIRING', soon.credentialId],
    ['exactly at the first warning', { facts: [fact({ expiresAt: inDays(90) })] }, 'EXPIRING'],
    ['just before it', { facts: [fact({ expiresAt: new Date(inDays(90).getTime() + 1) })] }, 'COMPLIANT'],
    ['one that holds and one that ends soon', { facts: [soon, good] }, 'COMPLIANT', good.credentialId],
    ['one that holds and one revoked', { facts: [revoked, good] }, 'COMPLIANT', good.credentialId],
    ['one that ends soon and one revoked', { facts: [revokedLater, soon] }, 'EXPIRING', soon.credentialId],
    ['within the grace', { facts: [inGrace] }, 'IN_GRACE', inGrace.credentialId],
    ['at its very end', { facts: [fact({ expiresAt: at })] }, 'IN_GRACE'],
    ['in grace and one revoked later', { facts: [revokedLater, inGrace] }, 'IN_GRACE', inGrace.credentialId],
    ['at the very end of the grace', { facts: [fact({ expiresAt: inDays(-10) })] }, 'EXPIRED'],
    ['behind the grace', { facts: [over] }, 'EXPIRED', over.credentialId],
    ['expired, as issuance says it', { facts: [fact({ ...over, credentialStatus: 'ISSUED' })] }, 'EXPIRED'],
    ['revoked', { facts: [revoked] }, 'REVOKED', revoked.credentialId],
    ['expired, and one revoked later', { facts: [over, revokedLater] }, 'REVOKED', revokedLater.credentialId],
    [
      'revoked, and a later one that has expired',
      { facts: [fact({ credentialStatus: 'REVOKED', issuedAt: inDays(-900) }), over] },
      'EXPIRED',
      over.credentialId,
    ],
    ['nothing', {}, 'MISSING'],
    ['one of another kind', { facts: [fact(wrong)] }, 'MISSING'],
    ['one of another issuer', { facts: [fact({ issuerDid: 'did:key:mill' })] }, 'MISSING'],
    ['one that is superseded', { facts: [fact({ credentialStatus: 'SUPERSEDED' })] }, 'MISSING'],
    ['one that is suspended', { facts: [fact({ credentialStatus: 'SUSPENDED' })] }, 'MISSING'],
    ['no consent', { isAgreed: false, facts: [good] }, 'UNVERIFIED'],
    ['a waiver and nothing', { waiver }, 'WAIVED'],
    ['a waiver and no consent', { waiver, isAgreed: false, facts: [good] }, 'WAIVED'],
    ['a waiver and one in grace', { waiver, facts: [inGrace] }, 'WAIVED'],
    ['a waiver and one revoked', { waiver, facts: [revoked] }, 'WAIVED'],
    ['a waiver and one that holds', { waiver, facts: [good] }, 'COMPLIANT', good.credentialId],
    ['a waiver and one that ends soon', { waiver, facts: [soon] }, 'EXPIRING', soon.credentialId],
    ['a waiver that is over', { waiver: { ...waiver, until: at } }, 'MISSING'],
    ['leave', { member: { jobRole: 'Nurse', status: 'ON_LEAVE' }, facts: [good] }, 'COMPLIANT'],
    ['leave and nothing', { member: { jobRole: 'Nurse', status: 'ON_LEAVE' } }, 'MISSING'],
    ['who has left', { member: { jobRole: 'Nurse', status: 'LEFT' }, facts: [good], waiver }, undefined],
    ['another job role', { member: { jobRole: 'Porter', status: 'ACTIVE' } }, undefined],
    [
      'everybody',
      { member: { jobRole: 'Porter', status: 'ACTIVE' }, requirement: { ...requirement, jobRoles: [] } },
      'MISSING',
    ],
    [
      'before the first day',
      { requirement: { ...requirement, effectiveFrom: '2026-06-02' }, facts: [good] },
      undefined,
    ],
    ['on the first day', { requirement: { ...requirement, effectiveFrom: '2026-06-01' } }, 'MISSING'],
    [
      'every issuer',
      {
        requirement: { ...requirement, satisfiedBy: { ...requirement.satisfiedBy, acceptedIssuerDids: [] } },
        facts: [fact({ issuerDid: 'did:key:any' })],
      },
      'COMPLIANT',
    ],
    ['no warnings', { requirement: { ...requirement, warnDays: [] }, facts: [sooner] }, 'COMPLIANT'],
    [
      'no grace',
      { requirement: { ...requirement, graceDays: 0 }, facts: [fact({ expiresAt: at })] },
      'EXPIRED',
    ],
  ])('%s', (_name, given, status, ...[credentialId]) => {
    const verdict = verdictOf(aCase(given));
    expect(verdict?.status).toBe(status);
    if (credentialId !== undefined) expect(verdict?.credentialId).toBe(credentialId);
  });

  test('the order in which credentials come does not matter', () => {
    const facts = [over, revoked, sooner, soon, inGrace, revokedLater];
    const verdicts = facts.map((_fact, at) =>
      verdictOf(aCase({ facts: [...facts.slice(at), ...facts.slice(0, at)] })),
    );
    expect(new Set(verdicts.map((verdict) => verdict?.credentialId))).toEqual(new Set([soon.credentialId]));
  });
});

test.each<[string, Partial<Case>, Date | undefined]>([
  ['nothing', {}, undefined],
  ['the first warning', { facts: [good] }, inDays(110)],
  ['the end', { facts: [soon] }, inDays(89)],
  ['the end of the grace', { facts: [inGrace] }, inDays(1)],
  ['the waiver', { facts: [good], waiver }, inDays(5)],
  [
    'the first day',
    { requirement: { ...requirement, effectiveFrom: '2026-06-02' } },
    new Date('2026-06-02T00:00:00Z'),
  ],
  ['what may not be looked at', { isAgreed: false, facts: [good] }, undefined],
  ['who has left', { member: { jobRole: 'Nurse', status: 'LEFT' }, facts: [good] }, undefined],
])('time changes it next by %s', (_name, given, instant) => {
  expect(changesAt(aCase(given))).toEqual(instant);
});
