import type { AuditEntry } from '../../kernel/audit.ts';
import type { Context } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import {
  aCredentialsRoom,
  anIssueInput,
  anIssuer,
  type CredentialsRoom,
  contextOf,
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
      custodianStatus: 'ACTIVE',
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
    expect(await room.ports.statuses.byId(credentialId, our)).toMatchObject({
      revocationCategory: 'DATA_CORRECTION',
    });
  });
});

describe('expiry', () => {
  test('shows on the millisecond, before any sweep', async () => {
    const credentialId = await expiring();
    room.setTime(room.now().getTime() + HOUR - 1);
    expect((await room.ports.statuses.byId(credentialId, our))?.credentialStatus).toBe('ISSUED');
    room.setTime(room.now().getTime() + 1);
    expect(await room.ports.statuses.byId(credentialId, our)).toMatchObject({
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
