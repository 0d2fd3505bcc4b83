import type { AuditEntry } from '../../kernel/audit.ts';
import type { Context } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import {
  aCredentialsRoom,
  anIssueInput,
  anIssuer,
  type CredentialsRoom,
  contextOf,
  HOLDER_DID,
  holderContext,
  issuerContext,
  unitContext,
} from './testing.ts';

const ours = anIssuer(1);
const theirs = anIssuer(2);
const byok = anIssuer(3, { mode: 'BYOK' });
const OTHER_HOLDER = theirs.did;
const START = '2026-03-01T10:00:00.123Z';
const HOUR = 60 * 60 * 1000;
const REASON = 'The grade was entered for another student.';
let room: CredentialsRoom;

beforeAll(async () => {
  room = await aCredentialsRoom([ours, theirs, byok]);
});
beforeEach(() => room.setTime(START));
afterAll(() => room.end());

const our = issuerContext(ours);
const issue = async (given: Record<string, unknown> = {}, issuer = ours) =>
  (await room.service.issue(anIssueInput(issuer, given), issuerContext(issuer))).credentialId;
const read = (credentialId: string, context: Context = unitContext()) =>
  room.service.get({ credentialId }, context);
const revoke = (credentialId: string, context: Context = our, reason = REASON) =>
  room.service.revoke({ credentialId, reason }, context);
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'SUCCESS',
    ({ code, message }) => ({ code, message }),
  );
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'SUCCESS',
    ({ code }) => code,
  );
const expiring = () => issue({ expirationTimestamp: room.now().getTime() + HOUR });

describe('tenancy', () => {
  test('a foreign credential is answered exactly like an unknown one', async () => {
    const credentialId = await issue();
    const foreign = [issuerContext(theirs), holderContext([OTHER_HOLDER]), holderContext([])];
    const custodian = contextOf({
      kind: 'custodian',
      userId: 'u',
      role: 'Admin',
      custodianId: 'c',
      custodianDid: ours.did,
    });
    for (const context of [...foreign, custodian]) {
      expect(await refusal(read(credentialId, context))).toEqual(await refusal(read(newId(), context)));
      expect(await codeOf(read(credentialId, context))).toBe('NOT_FOUND');
    }
    for (const act of [
      revoke,
      (id: string, context: Context) =>
        room.service.setCategory({ credentialId: id, category: 'OTHER' }, context),
    ]) {
      expect(await refusal(act(credentialId, issuerContext(theirs)))).toEqual(
        await refusal(act(newId(), issuerContext(theirs))),
      );
    }
    const reissue = (id: string) =>
      room.service.reissue(
        { credentialId: id, credentialData: { name: 'A' }, reason: REASON },
        issuerContext(theirs),
      );
    expect(await refusal(reissue(credentialId))).toEqual(await refusal(reissue(newId())));
    expect((await read(credentialId)).credentialStatus).toBe('ISSUED');
  });

  test('its issuer, its holder and units read it', async () => {
    const credentialId = await issue();
    for (const context of [our, holderContext(), unitContext()])
      expect((await read(credentialId, context)).credentialId).toBe(credentialId);
  });

  test('lists show what is the caller’s own', async () => {
    await issue({ holderDid: OTHER_HOLDER });
    await issue({}, theirs);
    const ofIssuer = await room.service.list({ first: 100 }, issuerContext(theirs));
    expect(new Set(ofIssuer.items.map(({ issuerDid }) => issuerDid))).toEqual(new Set([theirs.did]));
    const ofHolder = await room.service.list({ first: 100 }, holderContext([OTHER_HOLDER]));
    expect(new Set(ofHolder.items.map(({ holderDid }) => holderDid))).toEqual(new Set([OTHER_HOLDER]));
    expect((await room.service.list({}, holderContext([]))).total).toBe(0);
  });
});

describe('revocation', () => {
  test('is final, keeps the reason from the public, and succeeds again without effect', async () => {
    const credentialId = await issue();
    const revoked = await revoke(credentialId);
    expect(revoked).toMatchObject({
      credentialStatus: 'REVOKED',
      rowVersion: 2,
      revocation: { reason: REASON, categorySource: 'NONE', revokedAt: room.now() },
    });
    room.setTime('2026-03-02T00:00:00.000Z');
    expect((await revoke(credentialId, our, 'Another reason')).revocation).toEqual(revoked.revocation);
    const status = await room.service.status({ credentialId }, contextOf({ kind: 'anonymous' }));
    expect(status).toMatchObject({
      credentialStatus: 'REVOKED',
      changedAt: new Date(START),
      issuerDid: ours.did,
    });
    expect(JSON.stringify(status)).not.toContain(REASON);
  });

  test('happens once when 20 ask at the same time', async () => {
    const credentialId = await issue();
    const answers = await Promise.all(Array.from({ length: 20 }, () => revoke(credentialId)));
    expect(new Set(answers.map(({ credentialStatus }) => credentialStatus))).toEqual(new Set(['REVOKED']));
    expect((await read(credentialId)).rowVersion).toBe(2);
  });

  test.each([
    ['no reason', undefined],
    ['2 characters', 'ab'],
    ['blanks', '      '],
    ['2001 characters', 'x'.repeat(2001)],
    ['a control character', 'because\u0007'],
    ['a number', 7],
  ])('refuses %s as reason', async (_what, reason) => {
    expect(await codeOf(room.service.revoke({ credentialId: newId(), reason }, our))).toBe(
      'VALIDATION_FAILED',
    );
  });

  test('accepts a reason of several lines', async () => {
    expect((await revoke(await issue(), our, 'First line\nSecond line')).revocation?.reason).toBe(
      'First line\nSecond line',
    );
  });

  test('refuses when If-Match names an older version', async () => {
    expect(await codeOf(revoke(await issue(), issuerContext(ours, { expectedRowVersion: 7 })))).toBe(
      'ROW_VERSION_MISMATCH',
    );
  });

  test('a unit must name the right issuer if it names one', async () => {
    const credentialId = await issue();
    const by = (issuerDid: string) =>
      room.service.revoke({ credentialId, reason: REASON, issuerDid, revokedBy: 'user-9' }, unitContext());
    expect(await codeOf(by(theirs.did))).toBe('NOT_FOUND');
    expect((await by(ours.did)).revocation?.revokedBy).toBe('user-9');
  });

  test('gets a category from a person, who may change it', async () => {
    const credentialId = await issue();
    const set = (category: unknown) => room.service.setCategory({ credentialId, category }, our);
    expect(await codeOf(set('OTHER'))).toBe('INVALID_STATE_TRANSITION');
    await revoke(credentialId);
    expect((await set('MISCONDUCT')).revocation).toMatchObject({
      category: 'MISCONDUCT',
      categorySource: 'HUMAN',
    });
    expect((await set('DATA_CORRECTION')).revocation).toMatchObject({
      category: 'DATA_CORRECTION',
      reason: REASON,
    });
    expect(await codeOf(set('SPITE'))).toBe('VALIDATION_FAILED');
    expect(await room.statuses.byId(credentialId, our)).toMatchObject({
      revocationCategory: 'DATA_CORRECTION',
    });
  });
});

describe('expiry', () => {
  test('shows on the millisecond, before any sweep', async () => {
    const credentialId = await expiring();
    room.setTime(room.now().getTime() + HOUR - 1);
    expect((await room.statuses.byId(credentialId, our))?.credentialStatus).toBe('ISSUED');
    room.setTime(room.now().getTime() + 1);
    expect(await room.statuses.byId(credentialId, our)).toMatchObject({
      credentialStatus: 'EXPIRED',
      changedAt: room.now(),
    });
    expect((await read(credentialId)).credentialStatus).toBe('ISSUED');
    const listed = async (status: string) =>
      (await room.service.list({ filter: { status, q: credentialId } }, our)).total;
    expect([await listed('ISSUED'), await listed('EXPIRED')]).toEqual([0, 1]);
  });

  test('is written by the sweep and announced once', async () => {
    const credentialId = await expiring();
    room.setTime(room.now().getTime() + HOUR);
    expect(await room.service.expireDue(unitContext())).toBeGreaterThan(0);
    expect(await room.service.expireDue(unitContext())).toBe(0);
    expect(await read(credentialId)).toMatchObject({
      credentialStatus: 'EXPIRED',
      statusChangedAt: room.now(),
    });
    const announced = (await room.service.newlyExpired({}, unitContext())).map(
      (credential) => credential.credentialId,
    );
    expect(announced).toContain(credentialId);
    expect(await room.service.newlyExpired({}, unitContext())).toEqual([]);
  });

  test('is announced to one of two callers at once', async () => {
    await expiring();
    room.setTime(room.now().getTime() + HOUR);
    const answers = await Promise.all([1, 2].map(() => room.service.newlyExpired({}, unitContext())));
    expect(answers.flat()).toHaveLength(1);
  });

  test('does not bring back what was revoked before', async () => {
    const credentialId = await expiring();
    await revoke(credentialId);
    room.setTime(room.now().getTime() + HOUR);
    await room.service.expireDue(unitContext());
    expect((await read(credentialId)).credentialStatus).toBe('REVOKED');
  });

  test('is a matter of units', async () => {
    expect(await codeOf(room.service.expireDue(our))).toBe('SCOPE_MISSING');
  });
});

describe('reissue', () => {
  const reissue = (credentialId: string, given: Record<string, unknown> = {}, context = our) =>
    room.service.reissue(
      { credentialId, credentialData: { name: 'Aoife Corrected' }, reason: REASON, ...given },
      context,
    );

  test('issues the successor and supersedes the old credential', async () => {
    const old = await issue();
    const answer = await reissue(old);
    expect(answer).toMatchObject({ operationStatus: 'SUCCESS', supersededCredentialId: old });
    expect(await read(answer.credentialId)).toMatchObject({
      supersedesCredentialId: old,
      holderName: 'Aoife Corrected',
      holderDid: HOLDER_DID,
    });
    expect(await read(old)).toMatchObject({
      credentialStatus: 'SUPERSEDED',
      supersededByCredentialId: answer.credentialId,
    });
    expect(await codeOf(reissue(old))).toBe('CONFLICT');
  });

  test('leaves one successor when five ask at once', async () => {
    const old = await issue();
    const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(reissue(old))));
    expect(codes.filter((code) => code === 'SUCCESS')).toHaveLength(1);
    const successors = (await room.service.list({ first: 100 }, our)).items.filter(
      ({ supersedesCredentialId }) => supersedesCredentialId === old,
    );
    expect(successors).toHaveLength(1);
  });

  test('answers a repeated request under one Idempotency-Key alike', async () => {
    const old = await issue();
    const context = () => issuerContext(ours, { idempotencyKey: 'reissue-1' });
    expect(await reissue(old, {}, context())).toEqual(await reissue(old, {}, context()));
  });

  test('is for ISSUED and EXPIRED credentials', async () => {
    const revoked = await issue();
    await revoke(revoked);
    expect(await codeOf(reissue(revoked))).toBe('INVALID_STATE_TRANSITION');
    const expired = await expiring();
    room.setTime(room.now().getTime() + HOUR);
    expect(await codeOf(reissue(expired))).toBe('SUCCESS');
  });

  test('takes the signature of a BYOK issuer, and its replay', async () => {
    const input = await room.signedInput(byok);
    await room.service.issue(input, issuerContext(byok));
    const {
      issuerDid: _issuer,
      holderDid: _holder,
      credentialType: _type,
      credentialId: newCredentialId,
      ...signed
    } = await room.signedInput(byok, { credentialData: { name: 'New' } });
    const body = { ...signed, newCredentialId };
    const answer = await reissue(input.credentialId, body, issuerContext(byok));
    expect(answer.credentialId).toBe(newCredentialId);
    expect(await reissue(input.credentialId, body, issuerContext(byok))).toEqual(answer);
  });
});

describe('linking a successor', () => {
  const link = (oldCredentialId: string, newCredentialId: string, context = our) =>
    room.service.link({ oldCredentialId, newCredentialId }, context);

  test('marks the old one SUPERSEDED; again changes nothing', async () => {
    const [old, successor] = [await issue(), await issue()];
    expect(await link(old, successor)).toMatchObject({
      credentialStatus: 'SUPERSEDED',
      supersededByCredentialId: successor,
      rowVersion: 2,
    });
    expect((await link(old, successor)).rowVersion).toBe(2);
    expect(await read(successor)).toMatchObject({ supersedesCredentialId: old });
    expect(await codeOf(link(successor, old))).toBe('INVALID_STATE_TRANSITION');
    expect(await codeOf(link(old, await issue()))).toBe('CONFLICT');
    expect(await codeOf(link(await issue(), successor))).toBe('CONFLICT');
  });

  test('refuses itself, other holders, other issuers and successors out of force', async () => {
    const old = await issue();
    expect(await codeOf(link(old, old))).toBe('VALIDATION_FAILED');
    expect(await codeOf(link(old, await issue({ holderDid: OTHER_HOLDER })))).toBe('VALIDATION_FAILED');
    expect(await codeOf(link(old, await issue({}, theirs)))).toBe('NOT_FOUND');
    expect(await codeOf(link(old, await issue({}, theirs), unitContext()))).toBe('VALIDATION_FAILED');
    const revoked = await issue();
    await revoke(revoked);
    expect(await codeOf(link(old, revoked))).toBe('INVALID_STATE_TRANSITION');
    expect(await codeOf(link(revoked, old))).toBe('INVALID_STATE_TRANSITION');
  });
});

describe('claiming', () => {
  const claim = (credentialId: string, context: Context, holderDid?: string) =>
    room.service.claim({ credentialId, holderDid }, context);

  test('is done by the holder once, and leaves the status alone', async () => {
    const credentialId = await issue();
    expect(await claim(credentialId, holderContext())).toMatchObject({
      claimStatus: 'CLAIMED',
      claimedAt: room.now(),
      credentialStatus: 'ISSUED',
    });
    expect((await claim(credentialId, holderContext())).rowVersion).toBe(2);
  });

  test('is done by a unit for the holder it names', async () => {
    const credentialId = await issue();
    expect(await codeOf(claim(credentialId, unitContext()))).toBe('VALIDATION_FAILED');
    expect(await codeOf(claim(credentialId, unitContext(), OTHER_HOLDER))).toBe('NOT_FOUND');
    expect(await codeOf(claim(credentialId, unitContext(), HOLDER_DID))).toBe('SUCCESS');
  });

  test('is refused to others and out of force', async () => {
    const credentialId = await issue();
    expect(await codeOf(claim(credentialId, holderContext([OTHER_HOLDER])))).toBe('NOT_FOUND');
    expect(await codeOf(claim(credentialId, holderContext([OTHER_HOLDER]), HOLDER_DID))).toBe('NOT_FOUND');
    expect(await codeOf(claim(credentialId, our))).toBe('SCOPE_MISSING');
    await revoke(credentialId);
    expect(await codeOf(claim(credentialId, holderContext()))).toBe('INVALID_STATE_TRANSITION');
  });
});

describe('lists', () => {
  const named = (name: string, given: Record<string, unknown> = {}) =>
    issue({ credentialData: { name }, ...given }, theirs);
  const list = (filter: Record<string, unknown>, page: Record<string, unknown> = {}) =>
    room.service.list({ filter, ...page }, issuerContext(theirs));

  test('filter by text literally, from the beginning, in any case', async () => {
    await named('Zz.*(Top)');
    const id = await named('ZzTop');
    expect((await list({ q: 'zz.*' })).items.map(({ holderName }) => holderName)).toEqual(['Zz.*(Top)']);
    expect((await list({ q: 'ZZ' })).total).toBe(2);
    expect((await list({ q: 'Top' })).total).toBe(0);
    expect((await list({ q: id })).total).toBe(1);
  });

  test('filter by type and time of issuance, newest first, page by page', async () => {
    for (const day of [1, 2, 3, 4, 5]) {
      room.setTime(Date.UTC(2027, 0, day));
      await named(`Day ${day}`, { credentialType: 'DayCredential' });
    }
    const window = {
      type: 'DayCredential',
      issuedFrom: new Date(Date.UTC(2027, 0, 2)),
      issuedTo: new Date(Date.UTC(2027, 0, 5)),
    };
    expect((await list(window)).items.map(({ holderName }) => holderName)).toEqual([
      'Day 4',
      'Day 3',
      'Day 2',
    ]);
    const second = await list({ type: 'DayCredential' }, { first: 2, offset: 2 });
    expect([
      second.items.map(({ holderName }) => holderName),
      second.total,
      second.offset,
      second.size,
    ]).toEqual([['Day 3', 'Day 2'], 5, 2, 2]);
  });

  test.each<[string, Record<string, unknown>]>([
    ['an unknown status', { filter: { status: 'VALID' } }],
    ['a filter with operators', { filter: { type: { $ne: 'x' } } }],
    ['q as an object', { filter: { q: { $regex: '.*' } } }],
    ['q over 100 characters', { filter: { q: 'x'.repeat(101) } }],
    ['an instant that is none', { filter: { issuedFrom: 'yesterday' } }],
    ['a foreign filter field', { filter: { issuerDid: ours.did } }],
    ['101 rows', { first: 101 }],
    ['no rows', { first: 0 }],
    ['a negative offset', { offset: -1 }],
    ['a cursor that no list made', { after: 'x' }],
  ])('refuse %s', async (_what, input) => {
    expect(await codeOf(room.service.list(input, our))).toBe('VALIDATION_FAILED');
  });

  test('show what expires in a span of time', async () => {
    const credentialId = await expiring();
    const from = room.now();
    const within = async (hours: number) =>
      (
        await room.service.expiring({ from, to: new Date(from.getTime() + hours * HOUR), first: 100 }, our)
      ).items.map((found) => found.credentialId);
    expect(await within(2)).toContain(credentialId);
    expect(await within(1)).not.toContain(credentialId);
  });
});

describe('statistics', () => {
  test('count one issuer’s credentials by status, type and claim', async () => {
    const issuer = anIssuer(20);
    const own = await aCredentialsRoom([issuer, theirs]);
    try {
      const context = issuerContext(issuer);
      const put = async (given: Record<string, unknown> = {}) =>
        (await own.service.issue(anIssueInput(issuer, given), context)).credentialId;
      const [first, second] = [await put(), await put({ credentialType: 'CourseCredential' })];
      await put({ expirationTimestamp: own.now().getTime() + HOUR });
      await own.service.issue(anIssueInput(theirs), issuerContext(theirs));
      await own.service.claim({ credentialId: first }, holderContext());
      await own.service.revoke({ credentialId: second, reason: REASON }, context);
      expect(await own.service.stats({}, context)).toEqual({
        total: 3,
        byStatus: [
          { key: 'ISSUED', count: 2 },
          { key: 'REVOKED', count: 1 },
        ],
        byType: [
          { key: 'UniversityDegreeCredential', count: 2 },
          { key: 'CourseCredential', count: 1 },
        ],
        claimed: 1,
        expiring30d: 1,
      });
      own.setTime(own.now().getTime() + HOUR);
      const unswept = await own.service.stats({}, context);
      await own.service.expireDue(unitContext());
      expect(unswept).toEqual(await own.service.stats({}, context));
      expect(unswept).toMatchObject({
        byStatus: [
          { key: 'EXPIRED', count: 1 },
          { key: 'ISSUED', count: 1 },
          { key: 'REVOKED', count: 1 },
        ],
        expiring30d: 0,
      });
      const network = await own.service.stats(
        { scope: 'NETWORK' },
        contextOf({ kind: 'admin', userId: 'a', role: 'VIEWER' }),
      );
      expect(network).toMatchObject({
        total: 4,
        issuersActive: 2,
        issuedByDay: [{ day: '2026-03-01', count: 4 }],
      });
      expect(await own.service.stats({}, holderContext())).toMatchObject({ total: 4 });
    } finally {
      await own.end();
    }
  });

  test('of the network are not for issuers', async () => {
    expect(await codeOf(room.service.stats({ scope: 'NETWORK' }, our))).toBe('FORBIDDEN');
  });
});

test('every change has its audit entry, without personal data', async () => {
  const credentialId = await issue({ credentialData: { name: 'Quite Unique Name' } });
  await revoke(credentialId);
  const entries: AuditEntry[] = [];
  await room.ledger.relay(async (batch) => void entries.push(...batch));
  const own = entries.filter(({ subject }) => subject.id === credentialId);
  expect(own.map(({ action }) => action)).toEqual(['credential.issued', 'credential.revoked']);
  expect(own[1]).toMatchObject({
    previousState: 'ISSUED',
    newState: 'REVOKED',
    org: { type: 'ISSUER', id: ours.issuerId },
  });
  expect(JSON.stringify(entries)).not.toMatch(/Quite Unique Name|entered for another student/);
});
