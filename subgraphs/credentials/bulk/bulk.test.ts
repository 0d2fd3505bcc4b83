import { AppError } from '../../../kernel/errors.ts';
import type { IssuerRole } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import { watchTurns } from '../../../kernel/testing/turns.ts';
import type { ProgramVersion } from '../ports.ts';
import { aTemplate } from '../templates/testing.ts';
import {
  aCredentialsRoom,
  anIssuer,
  issuerContext as by,
  type CredentialsRoom,
  HOLDER_DID,
  registryOf,
} from '../testing.ts';
import { aClass, degrees, send, validated } from './testing.ts';

const university = anIssuer(1);
const college = anIssuer(2);
const own = anIssuer(3, { mode: 'BYOK' });
const crowd = anIssuer(4);
const catalog = new Map<string, ProgramVersion>();
let isRegistryAway = false;
/** Of everybody who has started jobs; undefined for who is a member no more. */
let role: IssuerRole | undefined = 'Operator';
/** What others do while credentials under an entry are issued. */
let whileIssuing: (() => Promise<unknown>) | undefined;
let room: CredentialsRoom;
let templateId: string;
beforeAll(async () => {
  const issuers = [university, college, own, crowd];
  const { signer } = registryOf(issuers);
  room = await aCredentialsRoom(issuers, {
    programs: {
      async byId(id) {
        await whileIssuing?.();
        return catalog.get(id);
      },
    },
    people: { teams: { roleOf: async () => role } },
    signer: {
      async sign(...asked) {
        if (isRegistryAway) throw new AppError('UPSTREAM_UNAVAILABLE', 'The registry does not answer.');
        return signer.sign(...asked);
      },
    },
  });
  templateId = await published();
});
afterAll(() => room.end());

async function published(given: object = {}, issuer = university): Promise<string> {
  const { templateId: id } = await room.templates.create(aTemplate(given as never), by(issuer));
  await room.templates.publish({ templateId: id }, by(issuer));
  return id;
}

const { settle } = {
  settle: () => room.bulk.worker.settle(),
};
const job = (jobId: string) => room.bulk.service.byId({ jobId }, by(university));
const rowsOf = async (jobId: string, status?: string) =>
  (await room.bulk.service.rows({ jobId, first: 100, ...(status && { filter: { status } }) }, by(university)))
    .items;
// biome-ignore lint/suspicious/noExplicitAny: the code is what the assertions read
const refusalOf = (work: Promise<any>): Promise<any> =>
  work.then(
    () => ({ code: 'OK' }),
    (error) => error,
  );
const codeOf = async (work: Promise<unknown>): Promise<string> => (await refusalOf(work)).code;
const issuedFor = (jobId: string) =>
  room.connection.collection('credentials').countDocuments({ batchId: jobId });

describe('a file', () => {
  test('whose headers say what the columns are is MAPPED at once', async () => {
    const made = await send(room, university, 'E-Mail,WALLET,Full Name,degree,Shoe size\n', {
      templateId,
    }).catch((error) => error);
    expect(made).toMatchObject({
      status: 'MAPPED',
      templateVersion: 1,
      mapping: [
        { header: 'E-Mail', field: 'holder_email' },
        { header: 'WALLET', field: 'holder_did' },
        { header: 'Full Name', field: 'name' },
        { header: 'degree', field: 'degree' },
      ],
    });
  });

  test('is the twentieth at most of those that have not ended, also when more come at once', async () => {
    const issuer = crowd;
    const its = await published({}, issuer);
    const sent = () => send(room, issuer, aClass(1), { templateId: its });
    for (let count = 0; count < 16; count++) await sent();
    const last = await Promise.allSettled(Array.from({ length: 8 }, sent));
    const refused = last.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(refused).toEqual(Array(4).fill('LIMIT_REACHED'));
    const [first] = (await room.bulk.service.list({}, by(issuer))).items;
    await room.bulk.service.cancel({ jobId: first!.jobId }, by(issuer));
    await settle();
    await sent();
    expect(await codeOf(sent())).toBe('LIMIT_REACHED');
  });

  test('whose headers do not is mapped by people', async () => {
    const { jobId, status } = await send(room, university, `a,b,c\n${HOLDER_DID},Aoife,BSc\n`, {
      templateId,
    });
    expect(status).toBe('UPLOADED');
    expect(await codeOf(room.bulk.service.validate({ jobId }, by(university)))).toBe(
      'INVALID_STATE_TRANSITION',
    );
    const mapping = [
      { header: 'a', field: 'holder_did' },
      { header: 'b', field: 'name' },
      { header: 'c', field: 'degree' },
    ];
    await room.bulk.service.map({ jobId, mapping }, by(university));
    await room.bulk.service.validate({ jobId }, by(university));
    await settle();
    expect((await job(jobId)).counts).toMatchObject({ total: 1, valid: 1 });
  });

  test.each([
    ['no column of the file', [{ header: 'x', field: 'name' }], 'mapping[0].header'],
    [
      'a column twice',
      [
        { header: 'a', field: 'name' },
        { header: 'a', field: 'degree' },
      ],
      'mapping[1].header',
    ],
    ['no field', [{ header: 'a', field: 'shoe_size' }], 'mapping[0].field'],
    [
      'a field twice',
      [
        { header: 'a', field: 'name' },
        { header: 'b', field: 'name' },
      ],
      'mapping[1].field',
    ],
    ['what must be there left out', [{ header: 'a', field: 'name' }], 'mapping'],
  ])('is not mapped with %s', async (_what, mapping, field) => {
    const { jobId } = await send(room, university, 'a,b,c\n1,2,3\n', { templateId });
    const { code, details } = await refusalOf(room.bulk.service.map({ jobId, mapping }, by(university)));
    expect(code).toBe('VALIDATION_FAILED');
    expect(details.map((detail: { field: string }) => detail.field)).toContain(field);
  });

  test.each([
    ['an empty file', '', {}, 'VALIDATION_FAILED'],
    ['one header twice', 'name,name\n', {}, 'VALIDATION_FAILED'],
    ['a template that is unknown', aClass(1), { templateId: newId() }, 'VALIDATION_FAILED'],
    ['another key of persons', aClass(1), { holderKey: 'PHONE' }, 'VALIDATION_FAILED'],
    ['a word for whether to notify', aClass(1), { notifyHolders: 'yes' as never }, 'VALIDATION_FAILED'],
    ['a name with a path', aClass(1), { fileName: '..' }, 'VALIDATION_FAILED'],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), {}, 'PAYLOAD_TOO_LARGE'],
  ])('is refused with %s', async (_what, bytes, given, code) => {
    expect(await codeOf(send(room, university, bytes, { templateId, ...given }))).toBe(code);
  });

  test('that is sent again under the same upload is the same job, and another one under it is refused', async () => {
    const uploadId = newId();
    const first = await send(room, university, aClass(2), { templateId, uploadId });
    expect((await send(room, university, aClass(2), { templateId, uploadId })).jobId).toBe(first.jobId);
    expect(
      await codeOf(
        send(room, university, aClass(2).replace('Person 1', 'Person 9'), { templateId, uploadId }),
      ),
    ).toBe('IDEMPOTENCY_MISMATCH');
    expect(await codeOf(send(room, university, aClass(2), { templateId, uploadId, onError: 'STOP' }))).toBe(
      'IDEMPOTENCY_MISMATCH',
    );
  });

  test('without rows fails when it is read', async () => {
    expect(await validated(room, university, 'holder_did,name,degree\n', { templateId })).toMatchObject({
      status: 'FAILED',
      failure: { code: 'no_rows' },
    });
  });
});

describe('validating', () => {
  test('says what is wrong with each row, and issues nothing', async () => {
    const before = await room.count();
    const file = degrees([
      ['Aoife'],
      ['Niamh', ''],
      ['', 'BSc'],
      ['Orla', 'BSc', 'nobody'],
      ['Bo', 'x'.repeat(61)],
    ]);
    const { jobId, counts, status, rows } = await validated(room, university, file, { templateId });
    expect([status, rows]).toEqual(['VALIDATED', 5]);
    expect(counts).toEqual({
      total: 5,
      valid: 1,
      invalid: 4,
      issued: 0,
      failed: 0,
      awaitingHolder: 0,
      skipped: 0,
    });
    expect(
      (await rowsOf(jobId, 'INVALID')).map(({ rowNumber, faults }) => [
        rowNumber,
        faults[0]?.column,
        faults[0]?.field,
      ]),
    ).toEqual([
      [3, 'Degree', 'degree'],
      [4, 'name', 'name'],
      [5, 'holder_did', 'holder_did'],
      [6, 'Degree', 'degree'],
    ]);
    expect(await room.count()).toBe(before);
    const { content, next } = await room.bulk.service.errors({ jobId }, by(university));
    expect(Buffer.from(content).toString().split('\r\n')[1]).toMatch(
      /^3,"INVALID","Degree","degree","required",/,
    );
    const failed = await room.bulk.service.errors({ jobId, after: next }, by(university));
    expect([failed.content.length, failed.next]).toEqual([0, undefined]);
  });

  test('lets others have their turns between rows whose patterns take long', async () => {
    const fields = [{ key: 'degree', labelI18n: { en: 'Degree' }, type: 'string', pattern: '.*a.{900}[cd]' }];
    const rows = Array.from({ length: 60 }, () => ['Aoife', 'ab'.repeat(500)] as const);
    const { jobId } = await send(room, university, degrees(rows), {
      templateId: await published({ fields }),
    });
    const turns = watchTurns();
    await room.bulk.service.validate({ jobId }, by(university));
    await settle();
    const { longest, watched } = turns.stop();
    expect((await job(jobId)).counts.invalid).toBe(60);
    expect(longest).toBeLessThan(watched / 3);
  });

  test('anew begins from the file, with another mapping', async () => {
    const file = `${HOLDER_DID},Aoife,BSc,Diploma\n`;
    const { jobId } = await validated(room, university, `holder_did,name,degree,other\n${file}`, {
      templateId,
    });
    const mapping = [
      { header: 'holder_did', field: 'holder_did' },
      { header: 'name', field: 'name' },
      { header: 'other', field: 'degree' },
    ];
    await room.bulk.service.map({ jobId, mapping }, by(university));
    await room.bulk.service.validate({ jobId }, by(university));
    await settle();
    expect((await job(jobId)).counts.total).toBe(1);
    expect((await rowsOf(jobId))[0]?.claims).toEqual({ name: 'Aoife', degree: 'Diploma' });
  });
});

describe('issuing', () => {
  test('makes a credential of each valid row, by the version of the template that the file came for', async () => {
    const own = await published();
    const file = degrees([['Aoife'], ['Niamh', ''], ['Orla', 'MSc']]);
    const { jobId } = await validated(room, university, file, { templateId: own });
    const fields = [{ key: 'other', labelI18n: { en: 'Other' }, type: 'string', required: true }];
    await room.templates.update({ templateId: own, ...aTemplate({ fields }) }, by(university));
    await room.templates.publish({ templateId: own }, by(university));

    expect((await room.bulk.service.start({ jobId }, by(university))).status).toBe('RUNNING');
    await settle();
    expect(await job(jobId)).toMatchObject({
      status: 'COMPLETED_WITH_ERRORS',
      isDue: false,
      counts: { total: 3, valid: 2, invalid: 1, issued: 2, failed: 0 },
    });
    const issued = await rowsOf(jobId, 'ISSUED');
    for (const { credentialId, claims } of issued) {
      const found = await room.service.find(credentialId, by(university));
      expect(found).toMatchObject({ batchId: jobId, templateId: own, templateVersion: 1 });
      expect(found?.vcJson).toContain(String(claims?.['degree']));
    }
    expect(issued).toHaveLength(2);
  });

  test.each([true, false])('tells holders, unless it is not to: %s', async (notifyHolders) => {
    const { jobId } = await validated(room, university, aClass(2), { templateId, notifyHolders });
    await room.bulk.service.start({ jobId }, by(university));
    await settle();
    for (const { credentialId } of await rowsOf(jobId)) {
      const held = await room.ports.held.byId(credentialId, [HOLDER_DID], by(university));
      expect(held?.isQuiet ?? false).toBe(!notifyHolders);
    }
  });

  test('of a whole class is COMPLETED', async () => {
    const { jobId } = await validated(room, university, aClass(700), { templateId });
    await room.bulk.service.start({ jobId }, by(university));
    await settle();
    expect(await job(jobId)).toMatchObject({ status: 'COMPLETED', counts: { issued: 700 } });
    expect(await issuedFor(jobId)).toBe(700);
  });

  test('stops behind a portion when it is paused, and goes on when it is resumed', async () => {
    const { jobId } = await validated(room, university, aClass(500), { templateId });
    await room.bulk.service.start({ jobId }, by(university));
    const working = settle();
    while ((await job(jobId)).counts.issued === 0) await new Promise(setImmediate);
    expect((await room.bulk.service.pause({ jobId }, by(university))).status).toBe('PAUSED');
    await working;
    const { counts } = await job(jobId);
    expect(counts.issued).toBeLessThan(500);
    expect(await issuedFor(jobId)).toBe(counts.issued);
    await room.bulk.service.resume({ jobId }, by(university));
    await settle();
    expect((await job(jobId)).counts.issued).toBe(500);
    expect(await issuedFor(jobId)).toBe(500);
  });

  test('ends when it is cancelled: what was issued stays, the rest is SKIPPED', async () => {
    const { jobId } = await validated(room, university, aClass(500), { templateId });
    await room.bulk.service.start({ jobId }, by(university));
    const working = settle();
    while ((await job(jobId)).counts.issued === 0) await new Promise(setImmediate);
    await room.bulk.service.cancel({ jobId }, by(university));
    await working;
    await settle();
    const { counts, status } = await job(jobId);
    expect([status, counts.issued + counts.skipped]).toEqual(['CANCELLED', 500]);
    expect(await issuedFor(jobId)).toBe(counts.issued);
    expect(await codeOf(room.bulk.service.resume({ jobId }, by(university)))).toBe(
      'INVALID_STATE_TRANSITION',
    );
  });

  test.each<[string, string, (isStopped: boolean) => void]>([
    [
      'its issuer is suspended',
      'ISSUER_NOT_ACTIVE',
      (isStopped) => {
        university.status = isStopped ? 'SUSPENDED' : 'ACTIVE';
      },
    ],
    [
      'who has started it is suspended or removed',
      'FORBIDDEN',
      (isStopped) => {
        role = isStopped ? undefined : 'Operator';
      },
    ],
    [
      'who has started it is made a Viewer',
      'FORBIDDEN',
      (isStopped) => {
        role = isStopped ? 'Viewer' : 'Operator';
      },
    ],
  ])('is stopped within a portion when %s, says why, and is resumed', async (_what, code, turn) => {
    const { jobId } = await validated(room, university, aClass(500), { templateId });
    await room.bulk.service.start({ jobId }, by(university));
    const working = settle();
    while ((await job(jobId)).counts.issued === 0) await new Promise(setImmediate);
    turn(true);
    await working;
    turn(false);
    const { status, failure, counts } = await job(jobId);
    expect([status, failure?.code, counts.failed]).toEqual(['PAUSED', code, 0]);
    expect(counts.issued).toBeLessThan(500);
    expect(await issuedFor(jobId)).toBe(counts.issued);
    await room.bulk.service.resume({ jobId }, by(university));
    await settle();
    expect(await job(jobId)).toMatchObject({
      status: 'COMPLETED',
      failure: undefined,
      counts: { issued: 500 },
    });
  });

  test('with STOP ends at a row that fails, and tries it again when asked', async () => {
    const { jobId } = await validated(room, university, aClass(10), { templateId, onError: 'STOP' });
    // Somebody has taken the id of the third row.
    const taken = (await rowsOf(jobId))[2]!;
    await room.connection.collection('credentials').insertOne({
      _id: taken.credentialId as never,
      issuerDid: university.did,
      authorityType: 'ISSUER',
      vcJson: '{}',
    });
    await room.bulk.service.start({ jobId }, by(university));
    await settle();
    expect(await job(jobId)).toMatchObject({
      status: 'COMPLETED_WITH_ERRORS',
      counts: { failed: 1, issued: 2, skipped: 7 },
    });
    expect((await rowsOf(jobId, 'FAILED'))[0]?.faults).toMatchObject([{ code: 'DUPLICATE' }]);
    await room.connection.collection('credentials').deleteOne({ _id: taken.credentialId as never });
    await room.bulk.service.retryFailed({ jobId }, by(university));
    await settle();
    expect((await job(jobId)).counts).toMatchObject({ failed: 0, issued: 3, skipped: 7 });
    expect(await codeOf(room.bulk.service.retryFailed({ jobId }, by(university)))).toBe(
      'INVALID_STATE_TRANSITION',
    );
  });

  test('is begun once by twenty who ask at once', async () => {
    const { jobId } = await validated(room, university, aClass(5), { templateId });
    await Promise.all(Array.from({ length: 20 }, () => room.bulk.service.start({ jobId }, by(university))));
    await settle();
    expect(await issuedFor(jobId)).toBe(5);
  });

  test.each([
    ['a row is valid', degrees([['']])],
    ['it was validated', undefined],
  ])('is refused until %s', async (_what, file) => {
    const { jobId } = file
      ? await validated(room, university, file, { templateId })
      : await send(room, university, aClass(1), { templateId });
    expect(await codeOf(room.bulk.service.start({ jobId }, by(university)))).toBe('INVALID_STATE_TRANSITION');
  });

  test('by a template whose last day is over is refused before any row would be', async () => {
    const { service } = room.bulk;
    const id = await published({ validity: { kind: 'FIXED_DATE', date: '2026-03-31' } });
    const mapped = await send(room, university, aClass(3), { templateId: id });
    const ready = await validated(room, university, aClass(3), { templateId: id });
    const long = await validated(room, university, aClass(500), { templateId: id });
    await service.start({ jobId: long.jobId }, by(university));
    const working = settle();
    while ((await job(long.jobId)).counts.issued === 0) await new Promise(setImmediate);
    room.setTime('2026-04-01T00:00:00.000Z');
    await working;
    const { status, failure, counts } = await job(long.jobId);
    expect([status, failure]).toMatchObject([
      'PAUSED',
      { code: 'VALIDATION_FAILED', message: expect.stringMatching(/2026-03-31, which is over/) },
    ]);
    // At most the rows of the portion in which the day ended.
    expect(counts.failed).toBeLessThanOrEqual(240);
    for (const work of [
      () => send(room, university, aClass(3), { templateId: id }),
      () => service.validate({ jobId: mapped.jobId }, by(university)),
      () => service.start({ jobId: ready.jobId }, by(university)),
      () => service.resume({ jobId: long.jobId }, by(university)),
    ]) {
      const { details, message } = await refusalOf(work());
      expect([details?.[0].field, message]).toEqual(['templateId', expect.stringMatching(/validity\.date/)]);
    }
    room.setTime('2026-03-01T10:00:00.123Z');
    expect((await job(ready.jobId)).counts.failed).toBe(0);
  });

  test('waits as long as it has to for those who sign', async () => {
    const { jobId } = await validated(room, university, aClass(3), { templateId });
    isRegistryAway = true;
    await room.bulk.service.start({ jobId }, by(university));
    for (let look = 0; look < 7; look += 1) await settle();
    expect(await job(jobId)).toMatchObject({
      status: 'RUNNING',
      attempts: 0,
      counts: { issued: 0, failed: 0 },
    });
    isRegistryAway = false;
    await settle();
    expect(await job(jobId)).toMatchObject({ status: 'COMPLETED', counts: { issued: 3 } });
  });

  test('that was interrupted again and again is paused, and goes on when it is resumed', async () => {
    const { jobId } = await validated(room, university, aClass(3), { templateId });
    const interrupted = { status: 'RUNNING', isDue: true, attempts: 5 };
    await room.connection.collection('bulk_jobs').updateOne({ _id: jobId as never }, { $set: interrupted });
    await settle();
    expect(await job(jobId)).toMatchObject({
      status: 'PAUSED',
      failure: { code: 'interrupted' },
      attempts: 0,
    });
    await room.bulk.service.resume({ jobId }, by(university));
    await settle();
    expect(await job(jobId)).toMatchObject({ status: 'COMPLETED', counts: { issued: 3 } });
  });

  test('a long job keeps no short one waiting', async () => {
    const long = await validated(room, university, aClass(1500), { templateId });
    const other = await published({}, college);
    const short = await validated(room, college, aClass(3), { templateId: other });
    await room.bulk.service.start({ jobId: long.jobId }, by(university));
    await room.bulk.service.start({ jobId: short.jobId }, by(college));
    const working = settle();
    const shortOne = () => room.bulk.service.byId({ jobId: short.jobId }, by(college));
    while ((await shortOne()).status !== 'COMPLETED') await new Promise(setImmediate);
    expect((await job(long.jobId)).status).toBe('RUNNING');
    await working;
  });
});

describe('an issuer that signs itself', () => {
  interface Line {
    readonly row_number: number;
    readonly credential_id: string;
    readonly bytes_to_sign: string;
  }
  async function linesOf(jobId: string): Promise<Line[]> {
    const lines: Line[] = [];
    for (let after: string | undefined; ; ) {
      const piece = await room.bulk.service.toSign({ jobId, after }, by(own));
      lines.push(
        ...Buffer.from(piece.content)
          .toString()
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line)),
      );
      if (piece.next === undefined) return lines;
      after = piece.next;
    }
  }
  const signatureOf = (line: Line, signer = own.signer()) => ({
    credentialId: line.credential_id,
    signature: Buffer.from(signer.sign(Buffer.from(line.bytes_to_sign, 'base64'))).toString('base64'),
  });
  async function ready(size: number, given: object = {}): Promise<string> {
    const templateOfOwn = await published(given, own);
    const { jobId } = await validated(room, own, aClass(size), { templateId: templateOfOwn });
    await room.bulk.service.start({ jobId }, by(own));
    await settle();
    expect((await room.bulk.service.byId({ jobId }, by(own))).status).toBe('READY_TO_SIGN');
    return jobId;
  }
  const sign = (jobId: string, signatures: readonly object[]) =>
    room.bulk.service.sign({ jobId, signatures }, by(own));

  test('gets what is to be signed as a file, and issues with its signatures', async () => {
    const jobId = await ready(450, { validity: { kind: 'DURATION', duration: 'P2Y' } });
    const lines = await linesOf(jobId);
    expect(lines.map(({ row_number }) => row_number)).toEqual(Array.from({ length: 450 }, (_, at) => at + 2));
    room.setTime('2026-03-01T11:00:00.000Z');
    expect(await linesOf(jobId)).toEqual(lines);
    room.setTime('2026-03-01T10:00:00.123Z');
    const { job: before, results } = await sign(
      jobId,
      lines.slice(0, 400).map((line) => signatureOf(line)),
    );
    expect(new Set(results.map(({ operationStatus }) => operationStatus))).toEqual(new Set(['SUCCESS']));
    expect([before.status, before.counts.issued]).toEqual(['READY_TO_SIGN', 400]);
    const { job: after } = await sign(
      jobId,
      lines.slice(300).map((line) => signatureOf(line)),
    );
    expect([after.status, after.counts.issued]).toEqual(['COMPLETED', 450]);
    expect(await issuedFor(jobId)).toBe(450);
  });

  test('is told which signatures do not hold; their rows wait on', async () => {
    const jobId = await ready(4);
    const [first, second, third, fourth] = await linesOf(jobId);
    const { results, job: after } = await sign(jobId, [
      signatureOf(first!),
      { ...signatureOf(second!), signature: signatureOf(third!).signature },
      { credentialId: third!.credential_id, signature: 'AAAA' },
      signatureOf(fourth!, college.signer()),
    ]);
    expect(results.map(({ operationStatus, error }) => error ?? operationStatus)).toEqual([
      'SUCCESS',
      'SIGNATURE_INVALID',
      'VALIDATION_FAILED',
      'SIGNATURE_INVALID',
    ]);
    expect([after.status, after.counts.issued]).toEqual(['READY_TO_SIGN', 1]);
    const again = await sign(
      jobId,
      [first!, second!, third!, fourth!].map((line) => signatureOf(line)),
    );
    expect([again.job.status, again.job.counts.issued]).toEqual(['COMPLETED', 4]);
  });

  test('waits no more for what was cancelled: signed rows stay ISSUED, the rest is SKIPPED', async () => {
    const jobId = await ready(4);
    const [first] = await linesOf(jobId);
    await sign(jobId, [signatureOf(first!)]);
    await room.bulk.service.cancel({ jobId }, by(own));
    await settle();
    const { status, counts } = await room.bulk.service.byId({ jobId }, by(own));
    expect([status, counts]).toMatchObject(['CANCELLED', { issued: 1, skipped: 3 }]);
  });

  test('may send signatures of the same rows at the same moment', async () => {
    const jobId = await ready(30);
    const signatures = (await linesOf(jobId)).map((line) => signatureOf(line));
    const parts = [signatures.slice(0, 20), signatures.slice(10), signatures.slice(5, 25)];
    const replies = await Promise.all(parts.map((part) => sign(jobId, part)));
    expect(replies.flatMap(({ results }) => results).every((one) => one.operationStatus === 'SUCCESS')).toBe(
      true,
    );
    expect(await room.bulk.service.byId({ jobId }, by(own))).toMatchObject({
      status: 'COMPLETED',
      counts: { issued: 30 },
    });
  });

  test('has each credential among the rows that are ISSUED, whoever ends the job while it signs', async () => {
    const entryVersionId = newId();
    const version = { entryVersionId, entryCode: 'B', achievementType: 'Award', title: 'B' } as const;
    catalog.set(entryVersionId, {
      ...version,
      resultDescriptions: [],
      alignments: [],
      status: 'PUBLISHED',
    });
    const jobId = await ready(4, { entryVersionId });
    const signatures = (await linesOf(jobId)).map((line) => signatureOf(line));
    whileIssuing = async () => {
      whileIssuing = undefined;
      const up = { $inc: { rowVersion: 1 } };
      const collection = (name: string) => room.connection.collection(name);
      await collection('bulk_rows').updateMany({ jobId }, { $set: { status: 'SKIPPED' }, ...up });
      const ended = { status: 'CANCELLED', isDue: false, 'counts.skipped': 4 };
      await collection('bulk_jobs').updateOne({ _id: jobId as never }, { $set: ended, ...up });
    };
    await sign(jobId, signatures.slice(0, 3));
    expect(whileIssuing).toBeUndefined();
    expect(await room.bulk.service.byId({ jobId }, by(own))).toMatchObject({
      status: 'CANCELLED',
      counts: { issued: await issuedFor(jobId), skipped: 1 },
    });
  });

  test('hears of rows that cannot be issued and of what keeps all from it, and may try again', async () => {
    const { service } = room.bulk;
    const entryVersionId = newId();
    const claimSchema = { properties: { degree: { enum: ['BSc'] } } };
    const version = { entryVersionId, entryCode: 'B', achievementType: 'Award', title: 'B' } as const;
    const lists = { resultDescriptions: [], alignments: [] };
    catalog.set(entryVersionId, { ...version, ...lists, status: 'PUBLISHED', claimSchema });
    const id = await published({ entryVersionId }, own);
    const { jobId } = await validated(room, own, degrees([['Aoife'], ['Niamh', 'MSc']]), { templateId: id });
    own.status = 'SUSPENDED';
    await service.start({ jobId }, by(own));
    await settle();
    own.status = 'ACTIVE';
    const paused = await service.byId({ jobId }, by(own));
    expect([paused.status, paused.failure?.code]).toEqual(['PAUSED', 'ISSUER_NOT_ACTIVE']);
    await service.resume({ jobId }, by(own));
    await settle();
    const { status, counts } = await service.byId({ jobId }, by(own));
    expect([status, counts]).toMatchObject(['READY_TO_SIGN', { failed: 1, issued: 0 }]);
    const signed = await sign(
      jobId,
      (await linesOf(jobId)).map((line) => signatureOf(line)),
    );
    expect([signed.job.status, signed.job.counts.issued]).toEqual(['COMPLETED_WITH_ERRORS', 1]);
    catalog.set(entryVersionId, { ...version, ...lists, status: 'PUBLISHED' });
    await service.retryFailed({ jobId }, by(own));
    await settle();
    await sign(
      jobId,
      (await linesOf(jobId)).map((line) => signatureOf(line)),
    );
    expect(await service.byId({ jobId }, by(own))).toMatchObject({
      status: 'COMPLETED',
      counts: { issued: 2, failed: 0 },
    });
  });

  test.each([
    ['no signatures', []],
    ['501', Array.from({ length: 501 }, () => ({ credentialId: newId(), signature: 'AA' }))],
    ['an id that is none', [{ credentialId: 'x', signature: 'AA' }]],
    ['a signature that is no text', [{ credentialId: newId(), signature: 5 }]],
  ])('is refused with %s', async (_what, signatures) => {
    const jobId = await ready(1);
    expect(await codeOf(sign(jobId, signatures))).toBe('VALIDATION_FAILED');
  });

  test('finds no id of another job, and nothing before the job was started', async () => {
    const [one, other] = [await ready(1), await ready(1)];
    const [line] = await linesOf(other);
    expect((await sign(one, [signatureOf(line!)])).results).toMatchObject([{ error: 'NOT_FOUND' }]);
    const { jobId } = await send(room, own, aClass(1), { templateId: await published({}, own) });
    expect(await codeOf(room.bulk.service.toSign({ jobId }, by(own)))).toBe('INVALID_STATE_TRANSITION');
    expect(await codeOf(sign(jobId, [signatureOf(line!)]))).toBe('INVALID_STATE_TRANSITION');
  });
});

test('jobs of another issuer do not exist', async () => {
  const { jobId } = await send(room, university, aClass(1), { templateId });
  const { service } = room.bulk;
  const mapping = [{ header: 'name', field: 'name' }];
  for (const work of [
    () => service.byId({ jobId }, by(college)),
    () => service.rows({ jobId }, by(college)),
    () => service.errors({ jobId }, by(college)),
    () => service.progress({ jobId }, by(college)),
    () => service.map({ jobId, mapping }, by(college)),
    () => service.validate({ jobId }, by(college)),
    () => service.start({ jobId }, by(college)),
    () => service.pause({ jobId }, by(college)),
    () => service.resume({ jobId }, by(college)),
    () => service.cancel({ jobId }, by(college)),
    () => service.retryFailed({ jobId }, by(college)),
  ])
    expect(await codeOf(work())).toBe('NOT_FOUND');
  expect((await service.list({}, by(college))).items.some((one) => one.jobId === jobId)).toBe(false);
});

test('somebody who watches sees the job until it is at rest', async () => {
  const { jobId } = await validated(room, university, aClass(300), { templateId });
  await room.bulk.service.start({ jobId }, by(university));
  const seen: string[] = [];
  const watching = (async () => {
    for await (const { status } of await room.bulk.service.progress({ jobId }, by(university)))
      seen.push(status);
  })();
  await settle();
  await watching;
  expect([seen[0], seen.at(-1)]).toEqual(['RUNNING', 'COMPLETED']);
});

test('what rows say is dropped 180 days behind the end of their job', async () => {
  const { jobId } = await validated(room, university, aClass(3), { templateId });
  await room.bulk.service.start({ jobId }, by(university));
  await settle();
  room.setTime(new Date(room.now().getTime() + 181 * 24 * 60 * 60 * 1000));
  await room.bulk.upkeep.sweep();
  room.setTime('2026-03-01T10:00:00.123Z');
  expect((await rowsOf(jobId)).map(({ claims, status }) => [claims, status])).toEqual(
    Array(3).fill([undefined, 'ISSUED']),
  );
});
