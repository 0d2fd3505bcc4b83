import { AppError } from '../../../kernel/errors.ts';
import { aTemplate } from '../templates/testing.ts';
import {
  aCredentialsRoom,
  anIssuer,
  issuerContext as by,
  type CredentialsRoom,
  HOLDER_DID,
} from '../testing.ts';
import type { BulkCounts } from './bulk-job.ts';
import { aTown, byEmail, degrees, validated } from './testing.ts';

const university = anIssuer(1);
const own = anIssuer(3, { mode: 'BYOK' });
const OTHER_DID = own.did;
let room: CredentialsRoom;
let town: ReturnType<typeof aTown>;
let templateId: string;
beforeAll(async () => {
  town = aTown();
  room = await aCredentialsRoom([university, own], { people: town.people });
  templateId = await published(university);
});
afterAll(() => room.end());
let people = 0;
/** An address that no other test has. */
const address = () => `p${++people}@example.com`;

async function published(issuer: typeof university): Promise<string> {
  const { templateId: id } = await room.templates.create(aTemplate(), by(issuer));
  await room.templates.publish({ templateId: id }, by(issuer));
  return id;
}

const settle = () => room.bulk.worker.settle();
/** Takes in what people have answered, and works that off. */
async function heard(): Promise<void> {
  await room.bulk.hearing.sweep();
  await settle();
}
const job = (jobId: string, issuer = university) => room.bulk.service.byId({ jobId }, by(issuer));
const rowsOf = async (jobId: string, issuer = university) =>
  (await room.bulk.service.rows({ jobId, first: 100 }, by(issuer))).items;
const issuedFor = (jobId: string) =>
  room.connection.collection('credentials').find({ batchId: jobId }).toArray();
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    (error) => error.code,
  );
const shown = ({ issued, failed, awaitingHolder, skipped }: BulkCounts) => ({
  issued,
  failed,
  awaitingHolder,
  skipped,
});

/** A job of these people, started and worked off. */
async function started(
  rows: readonly (readonly [email: string, degree?: string])[],
  given: object = {},
  issuer = university,
): Promise<string> {
  const asked = { holderKey: 'EMAIL', templateId, ...given };
  const { jobId } = await validated(room, issuer, byEmail(rows), asked);
  await room.bulk.service.start({ jobId }, by(issuer));
  await settle();
  return jobId;
}

describe('rows that name people by address', () => {
  test('are issued to who is to be found; the others are invited, and issued when they accept', async () => {
    const [known, accepts, declines] = [address(), address(), address()];
    town.settle(known, HOLDER_DID);
    const jobId = await started([[known], [accepts], [declines], [address(), '']]);
    expect(await job(jobId)).toMatchObject({
      status: 'COMPLETED_WITH_ERRORS',
      counts: { total: 4, valid: 3, invalid: 1, issued: 1, failed: 0, awaitingHolder: 2, skipped: 0 },
    });
    const [first, second] = await rowsOf(jobId);
    expect([first?.status, first?.holderDid, first?.inviteId]).toEqual(['ISSUED', HOLDER_DID, undefined]);
    expect([second?.status, second?.holderDid]).toEqual(['AWAITING_HOLDER', undefined]);
    expect(second?.inviteId).toBe(town.state.invites.find(({ email }) => email === accepts)?.inviteId);
    expect(town.lettersOf(jobId)).toMatchObject([
      { status: 'COMPLETED_WITH_ERRORS', counts: { issued: 1, awaitingHolder: 2, invalid: 1, toSign: 0 } },
    ]);

    town.answer(accepts, 'ACCEPTED', OTHER_DID);
    town.answer(declines, 'DECLINED');
    await heard();
    const after = await job(jobId);
    expect(after).toMatchObject({ status: 'COMPLETED_WITH_ERRORS', isDue: false, followsInvites: false });
    expect(shown(after.counts)).toEqual({ issued: 2, failed: 1, awaitingHolder: 0, skipped: 0 });
    const [, late, missed] = await rowsOf(jobId);
    expect(late).toMatchObject({ status: 'ISSUED', holderDid: OTHER_DID });
    expect(missed?.faults).toMatchObject([{ column: 'E-Mail', code: 'INVITE_DECLINED' }]);
    const issued = await issuedFor(jobId);
    expect(issued.map(({ holderDid }) => holderDid).sort()).toEqual([HOLDER_DID, OTHER_DID].sort());
    expect(new Set(issued.map(({ templateVersion }) => templateVersion))).toEqual(new Set([1]));
    // Another end is no news, and neither are answers that were heard before.
    expect(town.lettersOf(jobId)).toHaveLength(1);
    await heard();
    expect((await issuedFor(jobId)).length).toBe(2);
  });

  test('share one invite where they are of one person, and each get a credential', async () => {
    const email = address();
    const jobId = await started([
      [email, 'BSc'],
      [email, 'MSc'],
      [email.toUpperCase(), 'PhD'],
    ]);
    expect((await job(jobId)).counts.awaitingHolder).toBe(3);
    expect(town.state.invites.filter((one) => one.email === email)).toHaveLength(1);
    const other = await started([[email, 'Diploma']]);
    town.answer(email, 'ACCEPTED', OTHER_DID);
    await heard();
    expect((await job(jobId)).status).toBe('COMPLETED');
    expect([(await issuedFor(jobId)).length, (await issuedFor(other)).length]).toEqual([3, 1]);
  });

  test('go on by the version of the template of their job', async () => {
    const email = address();
    const mine = await published(university);
    const jobId = await started([[email]], { templateId: mine });
    const fields = [{ key: 'other', labelI18n: { en: 'Other' }, type: 'string', required: true }];
    await room.templates.update({ templateId: mine, ...aTemplate({ fields } as never) }, by(university));
    await room.templates.publish({ templateId: mine }, by(university));
    town.answer(email, 'ACCEPTED', OTHER_DID);
    await heard();
    expect(await issuedFor(jobId)).toMatchObject([{ templateVersion: 1 }]);
  });

  test.each(['EXPIRED', 'CANCELLED', 'DECLINED'] as const)(
    'have failed when the invite is %s, and invite anew when tried again',
    async (answer) => {
      const email = address();
      const jobId = await started([[email]]);
      expect((await job(jobId)).status).toBe('COMPLETED');
      town.answer(email, answer);
      await heard();
      expect(await job(jobId)).toMatchObject({ status: 'COMPLETED_WITH_ERRORS', counts: { failed: 1 } });
      const { content, next } = await room.bulk.service.errors({ jobId }, by(university));
      const failed = await room.bulk.service.errors({ jobId, after: next }, by(university));
      expect(Buffer.concat([content, failed.content]).toString()).toContain(
        `2,"FAILED","E-Mail","holder_email","INVITE_${answer}",`,
      );

      await room.bulk.service.retryFailed({ jobId }, by(university));
      await settle();
      expect(await job(jobId)).toMatchObject({
        status: 'COMPLETED',
        counts: { failed: 0, awaitingHolder: 1 },
      });
      town.answer(email, 'ACCEPTED', OTHER_DID);
      await heard();
      expect(await job(jobId)).toMatchObject({ status: 'COMPLETED', counts: { issued: 1 } });
      // One for the end of each run that somebody has begun.
      expect(town.lettersOf(jobId)).toHaveLength(2);
    },
  );

  test('are SKIPPED with a job that is cancelled, also when only they are waited for: later answers issue nothing', async () => {
    const [accepts, waits] = [address(), address()];
    const jobId = await started([[accepts], [waits]]);
    expect((await job(jobId)).status).toBe('COMPLETED');
    expect((await room.bulk.service.cancel({ jobId }, by(university))).status).toBe('CANCELLED');
    // Somebody was faster than the work that takes the invites back.
    town.answer(accepts, 'ACCEPTED', OTHER_DID);
    await settle();
    await heard();
    const after = await job(jobId);
    expect([after.status, shown(after.counts)]).toEqual([
      'CANCELLED',
      { issued: 0, failed: 0, awaitingHolder: 0, skipped: 2 },
    ]);
    expect(town.state.invites.find(({ email }) => email === waits)?.status).toBe('CANCELLED');
    expect(await issuedFor(jobId)).toEqual([]);
    expect(town.lettersOf(jobId)).toHaveLength(1);
    expect(await codeOf(room.bulk.service.retryFailed({ jobId }, by(university)))).toBe(
      'INVALID_STATE_TRANSITION',
    );
  });

  test('leave nothing to cancel when nobody is waited for', async () => {
    const email = address();
    town.settle(email, HOLDER_DID);
    const jobId = await started([[email]]);
    expect(await codeOf(room.bulk.service.cancel({ jobId }, by(university)))).toBe(
      'INVALID_STATE_TRANSITION',
    );
  });

  test('of an issuer that is suspended wait with the job, which says so and goes on when it is resumed', async () => {
    const [first, second] = [address(), address()];
    const jobId = await started([[first], [second]]);
    university.status = 'SUSPENDED';
    town.answer(first, 'ACCEPTED', OTHER_DID);
    await heard();
    town.answer(second, 'ACCEPTED', OTHER_DID);
    await heard();
    university.status = 'ACTIVE';
    expect(await job(jobId)).toMatchObject({
      status: 'PAUSED',
      failure: { code: 'ISSUER_NOT_ACTIVE' },
      counts: { issued: 0, failed: 0, awaitingHolder: 0 },
    });
    await room.bulk.service.resume({ jobId }, by(university));
    await settle();
    expect(await job(jobId)).toMatchObject({ status: 'COMPLETED', counts: { issued: 2 } });
    expect(town.lettersOf(jobId)).toHaveLength(1);
  });

  test('with STOP go on for who accepts although another one declines', async () => {
    const [accepts, declines] = [address(), address()];
    const jobId = await started([[declines], [accepts]], { onError: 'STOP' });
    town.answer(declines, 'DECLINED');
    await heard();
    town.answer(accepts, 'ACCEPTED', OTHER_DID);
    await heard();
    expect(shown((await job(jobId)).counts)).toEqual({
      issued: 1,
      failed: 1,
      awaitingHolder: 0,
      skipped: 0,
    });
  });

  test('are invited no faster than the mail server takes letters; the job waits without being given up', async () => {
    const known = address();
    town.settle(known, HOLDER_DID);
    town.state.room = 1;
    const jobId = await started([[address()], [address()], [address()], [known]]);
    expect(shown((await job(jobId)).counts)).toMatchObject({ issued: 1, awaitingHolder: 1 });
    for (let looks = 0; looks < 7; looks++) await settle();
    town.state.room = 1;
    await settle();
    expect(await job(jobId)).toMatchObject({ status: 'RUNNING', counts: { awaitingHolder: 2 } });
    town.state.room = Number.POSITIVE_INFINITY;
    await settle();
    expect(await job(jobId)).toMatchObject({
      status: 'COMPLETED',
      counts: { issued: 1, awaitingHolder: 3 },
    });
  });

  test('lose nothing while Core Engine does not answer, however long', async () => {
    const email = address();
    const down = () => {
      town.state.failure = new AppError('UPSTREAM_UNAVAILABLE', 'Core Engine does not answer.');
    };
    const { jobId } = await validated(room, university, byEmail([[email]]), {
      holderKey: 'EMAIL',
      templateId,
    });
    await room.bulk.service.start({ jobId }, by(university));
    for (let looks = 0; looks < 8; looks++) {
      down();
      await settle();
    }
    expect((await job(jobId)).status).toBe('RUNNING');
    await settle();
    expect(await job(jobId)).toMatchObject({ status: 'COMPLETED', counts: { awaitingHolder: 1 } });
    town.answer(email, 'ACCEPTED', OTHER_DID);
    down();
    await heard();
    expect(await issuedFor(jobId)).toEqual([]);
    await heard();
    expect(await issuedFor(jobId)).toHaveLength(1);
  });

  test('invite nobody twice when the process ends before that is written down', async () => {
    const email = address();
    town.state.whileInviting = async () => {
      town.state.whileInviting = undefined;
      throw new Error('killed');
    };
    const jobId = await started([[email]]);
    expect(await job(jobId)).toMatchObject({ status: 'RUNNING', counts: { awaitingHolder: 0 } });
    await settle();
    expect(await job(jobId)).toMatchObject({ status: 'COMPLETED', counts: { awaitingHolder: 1 } });
    expect(town.state.invites.filter((one) => one.email === email)).toHaveLength(1);
  });

  test('hear of an answer that comes before it is written down that they wait', async () => {
    const [accepts, declines] = [address(), address()];
    town.state.whileInviting = async () => {
      town.state.whileInviting = undefined;
      town.answer(accepts, 'ACCEPTED', OTHER_DID);
      town.answer(declines, 'DECLINED');
      await room.bulk.hearing.sweep();
    };
    const jobId = await started([[accepts], [declines]]);
    await heard();
    expect(shown((await job(jobId)).counts)).toEqual({
      issued: 1,
      failed: 1,
      awaitingHolder: 0,
      skipped: 0,
    });
  });

  test('wait in a job that is paused in the middle, and whose people answer meanwhile', async () => {
    const email = address();
    town.state.whileInviting = async () => {
      town.state.whileInviting = undefined;
      const [running] = (await room.bulk.service.list({ filter: { status: 'RUNNING' } }, by(university)))
        .items;
      await room.bulk.service.pause({ jobId: running?.jobId }, by(university));
    };
    const jobId = await started([[email]]);
    expect(await job(jobId)).toMatchObject({ status: 'PAUSED', counts: { awaitingHolder: 0 } });
    town.answer(email, 'ACCEPTED', OTHER_DID);
    await heard();
    expect(await issuedFor(jobId)).toEqual([]);
    await room.bulk.service.resume({ jobId }, by(university));
    await settle();
    expect(await job(jobId)).toMatchObject({ status: 'COMPLETED', counts: { issued: 1 } });
    expect(town.state.invites.filter((one) => one.email === email)).toHaveLength(1);
  });

  test('keep what they say for as long as somebody is waited for', async () => {
    const email = address();
    const jobId = await started([[email]]);
    const began = room.now();
    room.setTime(began.getTime() + 181 * 24 * 60 * 60 * 1000);
    await room.bulk.upkeep.sweep();
    expect((await rowsOf(jobId))[0]).toMatchObject({ email, claims: { degree: 'BSc' } });
    town.answer(email, 'ACCEPTED', OTHER_DID);
    await heard();
    room.setTime(began);
    expect(await issuedFor(jobId)).toHaveLength(1);
  });

  test('are asked about in portions, not one by one', async () => {
    const many = Array.from({ length: 600 }, () => [address()] as const);
    const asked = town.state.asked;
    const jobId = await started(many);
    expect((await job(jobId)).counts.awaitingHolder).toBe(600);
    expect(town.state.asked - asked).toBeLessThanOrEqual(5);
  });
});

describe('rows of an issuer that signs itself', () => {
  interface Line {
    readonly credential_id: string;
    readonly bytes_to_sign: string;
  }
  const linesOf = async (jobId: string): Promise<Line[]> =>
    Buffer.from((await room.bulk.service.toSign({ jobId }, by(own))).content)
      .toString()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  const sign = async (jobId: string) => {
    const signatures = (await linesOf(jobId)).map((line) => ({
      credentialId: line.credential_id,
      signature: Buffer.from(own.signer().sign(Buffer.from(line.bytes_to_sign, 'base64'))).toString('base64'),
    }));
    const signed = await room.bulk.service.sign({ jobId, signatures }, by(own));
    await settle();
    return signed;
  };

  test('are to be signed when their people accept, while others are signed and after the end', async () => {
    const [known, first, second, declines] = [address(), address(), address(), address()];
    town.settle(known, HOLDER_DID);
    const templateOfOwn = await published(own);
    const jobId = await started([[known], [first], [second], [declines]], { templateId: templateOfOwn }, own);
    expect(await job(jobId, own)).toMatchObject({ status: 'READY_TO_SIGN', counts: { awaitingHolder: 3 } });
    expect(town.lettersOf(jobId)).toMatchObject([{ status: 'READY_TO_SIGN', counts: { toSign: 1 } }]);
    town.answer(first, 'ACCEPTED', OTHER_DID);
    await heard();
    expect((await job(jobId, own)).status).toBe('READY_TO_SIGN');
    expect(await linesOf(jobId)).toHaveLength(2);
    expect((await sign(jobId)).job).toMatchObject({
      status: 'COMPLETED',
      counts: { issued: 2, awaitingHolder: 2 },
    });
    town.answer(declines, 'DECLINED');
    town.answer(second, 'ACCEPTED', OTHER_DID);
    await heard();
    expect((await job(jobId, own)).status).toBe('READY_TO_SIGN');
    expect((await sign(jobId)).job).toMatchObject({ status: 'COMPLETED_WITH_ERRORS', counts: { issued: 3 } });
    expect(await issuedFor(jobId)).toHaveLength(3);
    // One letter for each time that signatures are needed, one for the end.
    expect(town.lettersOf(jobId).map(({ status }) => status)).toEqual([
      'READY_TO_SIGN',
      'COMPLETED',
      'READY_TO_SIGN',
    ]);
  });

  test('end at once where everybody is waited for; what waits for signatures is SKIPPED with the job', async () => {
    const [first, second] = [address(), address()];
    const jobId = await started([[first], [second]], { templateId: await published(own) }, own);
    expect(await job(jobId, own)).toMatchObject({ status: 'COMPLETED', counts: { awaitingHolder: 2 } });
    town.answer(first, 'ACCEPTED', OTHER_DID);
    await heard();
    expect((await job(jobId, own)).status).toBe('READY_TO_SIGN');
    await room.bulk.service.cancel({ jobId }, by(own));
    await settle();
    expect(shown((await job(jobId, own)).counts)).toEqual({
      issued: 0,
      failed: 0,
      awaitingHolder: 0,
      skipped: 2,
    });
  });
});

describe('the letter at the end', () => {
  test('is sent once, whatever fails, and not for a pause', async () => {
    const { jobId } = await validated(room, university, degrees([['Aoife'], ['Bo', '']]), { templateId });
    expect(town.lettersOf(jobId)).toEqual([]);
    await room.bulk.service.start({ jobId }, by(university));
    await room.bulk.service.pause({ jobId }, by(university));
    await settle();
    expect(town.lettersOf(jobId)).toEqual([]);
    await room.bulk.service.resume({ jobId }, by(university));
    town.state.failure = new AppError('UPSTREAM_UNAVAILABLE', 'Core Engine does not answer.');
    await settle();
    expect((await job(jobId)).status).toBe('COMPLETED_WITH_ERRORS');
    expect(town.lettersOf(jobId)).toEqual([]);
    for (let looks = 0; looks < 3; looks++) await settle();
    expect(town.state.letters.filter((letter) => letter.jobId === jobId)).toMatchObject([
      {
        memberId: `user-of-${university.issuerId}`,
        issuerDid: university.did,
        fileName: 'class.csv',
        status: 'COMPLETED_WITH_ERRORS',
        counts: { total: 2, issued: 1, invalid: 1 },
      },
    ]);
    expect((await job(jobId)).isDue).toBe(false);
  });
});
