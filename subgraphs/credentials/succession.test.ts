import type { Context } from '../../kernel/context.ts';
import {
  aCredentialsRoom,
  anIssueInput,
  anIssuer,
  type CredentialsRoom,
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
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'SUCCESS',
    ({ code }) => code,
  );
const expiring = () => issue({ expirationTimestamp: room.now().getTime() + HOUR });

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
    expect(await codeOf(link(old, await issue({ holderDid: OTHER_HOLDER })))).toBe(
      'INVALID_STATE_TRANSITION',
    );
    expect(await codeOf(link(old, await issue({}, theirs)))).toBe('NOT_FOUND');
    expect(await codeOf(link(old, await issue({}, theirs), unitContext()))).toBe('INVALID_STATE_TRANSITION');
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
