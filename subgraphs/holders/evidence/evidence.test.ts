import type { mongo } from 'mongoose';
import { AppError } from '../../../kernel/errors.ts';
import type { Identity } from '../../../kernel/identity.ts';
import { newId, sha256Hex } from '../../../kernel/ids.ts';
import { aJpeg, aPdf, aPng } from '../../../kernel/testing/files.ts';
import { createIdempotency } from '../../../store/idempotency.ts';
import { createLedger, type Ledger } from '../../../store/ledger.ts';
import { aWorld, by, othersThan } from '../../testing/rooms.ts';
import type { HeldCredential } from '../ports.ts';
import { MAX_FILES } from './evidence.ts';
import type { Scanner } from './ports.ts';
import { openEvidenceRoom } from './room.ts';
import { NO_MODEL } from './testing.ts';

const MB = 1024 * 1024;
const HOUR = 60 * 60 * 1000;
const DID = 'did:key:z6MkHolder';
const OTHER_DID = 'did:key:z6MkOther';
const MINE = newId();
const THEIRS = newId();
const MY_REQUEST = newId();
const PDF = aPdf();

// biome-ignore lint/suspicious/noExplicitAny: the payload is what the assertions read
type Reply = Promise<any>;
type Operation = (parent: unknown, args: unknown, context: unknown) => Reply;

describe('evidence files', () => {
  let world: Awaited<ReturnType<typeof aWorld>>;
  let room: Awaited<ReturnType<typeof openEvidenceRoom>>;
  let fields: Record<'Me' | 'Mutation', Record<string, Operation>>;
  let rows: (name: string) => mongo.Collection<Record<string, unknown>>;
  let scan: Scanner['scan'] | undefined;
  let commit: Ledger['commit'] | undefined;
  let holderId: string;

  beforeAll(async () => {
    world = await aWorld();
    const connection = world.store.connection('core');
    rows = (name) => connection.collection(name) as never;
    const ledger = await createLedger({ connection, source: 'core', now: world.now });
    const held: Readonly<Record<string, string>> = { [MINE]: DID, [THEIRS]: OTHER_DID };
    room = await openEvidenceRoom({
      identityDocuments: NO_MODEL,
      connection,
      ledger: { ...ledger, commit: (...given) => (commit ?? ledger.commit)(...given) },
      idempotency: await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now: world.now }),
      credentials: {
        byId: async (id, dids) =>
          dids.includes(held[id] ?? '') ? ({ credentialId: id } as HeldCredential) : undefined,
      },
      requests: {
        isOwn: async (id, owner) => id === MY_REQUEST && owner === holderId,
        madeTo: async () => undefined,
      },
      scanner: { scan: (bytes) => (scan ?? (() => Promise.reject(new Error('No scanner runs.'))))(bytes) },
      now: world.now,
      log: world.log,
    });
    fields = room.resolvers as typeof fields;
  });
  afterAll(async () => {
    await room.close();
    await world.close();
  });
  beforeEach(async () => {
    holderId = newId();
    scan = async () => 'CLEAN';
    commit = undefined;
    world.lines.length = 0;
    await rows('audit_entries').updateMany({}, { $set: { seen: true } });
  });

  const me = (): Identity => ({ kind: 'holder', holderId, dids: [DID] });
  const stranger = (): Identity => ({ kind: 'holder', holderId: newId(), dids: [OTHER_DID] });
  const add = (given: object = {}, identity = me(), more: object = {}): Reply =>
    fields.Mutation['addEvidence']!(
      undefined,
      { input: { content: PDF, fileName: 'a.pdf', kind: 'OTHER', ...given } },
      { ...by(identity), ...more },
    ).then(({ evidence }) => evidence);
  const remove = (evidenceId: unknown, identity = me()): Reply =>
    fields.Mutation['deleteEvidence']!(undefined, { input: { evidenceId } }, by(identity));
  const list = (args: object = {}, identity = me()): Reply => fields.Me['evidence']!({}, args, by(identity));
  const download = (id: unknown, identity = me()): Reply =>
    fields.Me['evidenceFile']!({}, { id }, by(identity));
  const newAudit = () =>
    rows('audit_entries')
      .find({ seen: { $exists: false } })
      .sort({ seq: 1 })
      .toArray();
  const account = () => ({ holderId }) as never;
  const storedBytes = async (id?: string) => ({
    files: await rows('evidence.files').countDocuments(id ? { _id: id as never } : {}),
    chunks: await rows('evidence.chunks').countDocuments(id ? { files_id: id } : {}),
    loose: await rows('evidence_loose_files').countDocuments(id ? { _id: id as never } : {}),
  });
  /** What is there now and is gone, or was not there before, compared with a count of earlier. */
  const nothingNew = async (before: Awaited<ReturnType<typeof storedBytes>>) =>
    expect(await storedBytes()).toEqual(before);

  describe('adding', () => {
    test('keeps the bytes and tells what they are', async () => {
      const evidence = await add({ fileName: 'marriage.pdf', kind: 'NAME_CHANGE', credentialId: MINE });

      expect(evidence).toMatchObject({
        evidenceId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        kind: 'NAME_CHANGE',
        fileName: 'marriage.pdf',
        mimeType: 'application/pdf',
        size: PDF.length,
        sha256: sha256Hex(PDF),
        scanStatus: 'CLEAN',
        visibility: 'PRIVATE',
        credentialId: MINE,
        requestId: null,
        createdAt: world.now(),
      });
      expect(await download(evidence.evidenceId)).toEqual({
        fileName: 'marriage.pdf',
        mediaType: 'application/pdf',
        content: PDF,
      });
      expect(await storedBytes(evidence.evidenceId)).toEqual({ files: 1, chunks: 1, loose: 0 });
    });

    test.each<[string, Buffer, string]>([
      ['a PNG called .pdf', aPng(), 'image/png'],
      ['a JPEG called .pdf', aJpeg(), 'image/jpeg'],
    ])('looks at the bytes, not at the name: %s', async (_name, content, mimeType) => {
      expect(await add({ content })).toMatchObject({ mimeType, fileName: 'a.pdf' });
    });

    test('writes an audit fact of the holder that says nothing personal, and logs nothing', async () => {
      const evidence = await add({ fileName: 'Aoife-passport.pdf' });
      await remove(evidence.evidenceId);

      const entries = await newAudit();
      const subject = { type: 'Evidence', id: evidence.evidenceId };
      const org = { type: 'HOLDER', id: holderId };
      expect(entries).toMatchObject([
        {
          action: 'evidence.added',
          subject,
          org,
          newState: 'CLEAN',
          actor: { type: 'HOLDER', id: holderId },
        },
        { action: 'evidence.deleted', subject, org, previousState: 'CLEAN' },
      ]);
      expect(JSON.stringify([entries, world.lines])).not.toMatch(/Aoife|passport/);
      expect(world.lines).toEqual([]);
    });

    test('keeps a file of exactly 10 MB and refuses one byte more', async () => {
      const content = aPdf(10 * MB);
      const evidence = await add({ content });

      expect((await download(evidence.evidenceId)).content.equals(content)).toBe(true);
      expect(await storedBytes(evidence.evidenceId)).toEqual({ files: 1, chunks: 10, loose: 0 });
      const larger = aPdf(10 * MB + 1);
      await expect(add({ content: larger })).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    });

    test('takes a request of the holder, and refuses foreign and unknown ones like credentials', async () => {
      expect(await add({ requestId: MY_REQUEST, visibility: 'ISSUER' })).toMatchObject({
        requestId: MY_REQUEST,
        visibility: 'ISSUER',
      });
      const before = await storedBytes();
      for (const given of [{ credentialId: THEIRS }, { credentialId: newId() }, { requestId: newId() }])
        await expect(add(given)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(add({ requestId: MY_REQUEST }, stranger())).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await nothingNew(before);
      const told = (id: string) => add({ credentialId: id }).catch(({ message }: Error) => message);
      expect(await told(THEIRS)).toBe(await told(newId()));
    });

    test('with an Idempotency-Key keeps a repeated file once, and refuses another under the same key', async () => {
      const key = { idempotencyKey: 'upload-1' };
      const first = await add({}, me(), key);
      expect(await add({ content: Buffer.from(PDF) }, me(), key)).toEqual(first);
      expect((await list()).totalCount).toBe(1);
      await expect(add({ content: aPng() }, me(), key)).rejects.toMatchObject({
        code: 'IDEMPOTENCY_MISMATCH',
      });
    });

    // name, input, field of the detail
    test.each<[string, object, string]>([
      ['no bytes', { content: undefined }, 'content'],
      ['an empty file', { content: Buffer.alloc(0) }, 'content'],
      ['text for bytes', { content: 'JVBERi0=' }, 'content'],
      ['a list of numbers for bytes', { content: [37, 80] }, 'content'],
      ['no file name', { fileName: undefined }, 'fileName'],
      ['an empty file name', { fileName: '' }, 'fileName'],
      ['a file name of dots', { fileName: '..' }, 'fileName'],
      ['a folder for a file name', { fileName: 'a/' }, 'fileName'],
      ['a file name of 256 characters', { fileName: 'a'.repeat(256) }, 'fileName'],
      ['a control character in the file name', { fileName: 'a\0.pdf' }, 'fileName'],
      ['text turned around in the file name', { fileName: 'a\u202efdp.exe' }, 'fileName'],
      ['broken Unicode in the file name', { fileName: 'a\ud800.pdf' }, 'fileName'],
      ['no kind', { kind: undefined }, 'kind'],
      ['an unknown kind', { kind: 'PASSPORT' }, 'kind'],
      ['a kind in lower case', { kind: 'other' }, 'kind'],
      ['an unknown visibility', { visibility: 'PUBLIC' }, 'visibility'],
      ['a credential id that is none', { credentialId: 'x' }, 'credentialId'],
      ['a query for a credential id', { credentialId: { $ne: null } }, 'credentialId'],
      ['a request id that is none', { requestId: '../1' }, 'requestId'],
      ['a field that is not known', { scanStatus: 'CLEAN' }, 'scanStatus'],
      ['an owner', { holderId: newId() }, 'holderId'],
    ])('refuses %s', async (_name, given, field) => {
      await expect(add(given)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: [expect.objectContaining({ field })],
      });
    });

    test('refuses what is no PDF, PNG or JPEG and stores nothing of it', async () => {
      const before = await storedBytes();
      const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
      await expect(add({ content })).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
      await nothingNew(before);
      expect(await newAudit()).toEqual([]);
    });
  });

  describe('a scanner', () => {
    test('that finds malware keeps the file from everybody', async () => {
      scan = async () => 'INFECTED';
      const { evidenceId, scanStatus } = await add();
      expect(scanStatus).toBe('INFECTED');
      await expect(download(evidenceId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      expect((await list()).nodes).toMatchObject([{ evidenceId, scanStatus: 'INFECTED' }]);
      expect(await remove(evidenceId)).toEqual({ evidenceId });
    });

    test('that fails leaves the file PENDING', async () => {
      scan = undefined;
      const { evidenceId, scanStatus } = await add();
      expect(scanStatus).toBe('PENDING');
      expect((await download(evidenceId)).content).toEqual(PDF);
      expect(world.lines.join()).toContain('stays PENDING');
    });
  });

  describe('the limits of a holder', () => {
    test('of 30 files that come at once exactly 20 are kept', async () => {
      const before = await storedBytes();
      const ends = await Promise.allSettled(
        Array.from({ length: 30 }, (_, n) => add({ fileName: `${n}.pdf` })),
      );

      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_FILES);
      for (const end of ends)
        if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'LIMIT_REACHED' });
      expect((await list()).totalCount).toBe(MAX_FILES);
      await nothingNew({
        files: before.files + MAX_FILES,
        chunks: before.chunks + MAX_FILES,
        loose: before.loose,
      });
      await expect(add({}, stranger())).resolves.toMatchObject({ size: PDF.length });
    });

    test('50 MB in all, exactly, also when the last ones come at once', async () => {
      const content = aPdf(10 * MB);
      for (let count = 0; count < 4; count++) await add({ content });
      await add({ content: aPdf(10 * MB - PDF.length) });
      const ends = await Promise.allSettled([add(), add(), add()]);

      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const { nodes } = await list();
      const total = nodes.reduce((sum: number, { size }: { size: number }) => sum + size, 0);
      expect(total).toBe(50 * MB);
      await expect(add({ content: aPng() })).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
      await remove(nodes[0].evidenceId);
      await add({ content: aPng() });
    });

    test('a deleted file makes room', async () => {
      const ids: string[] = [];
      for (let count = 0; count < MAX_FILES; count++) ids.push((await add()).evidenceId);
      await expect(add()).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
      await Promise.allSettled([remove(ids[0]), remove(ids[0]), remove(ids[0])]);
      await add();
      await expect(add()).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    });
  });

  describe('reading', () => {
    test('lists page by page, newest first, without bytes', async () => {
      for (const name of ['1', '2', '3']) {
        await add({ fileName: name });
        world.moveClock(1000);
      }
      const first = await list({ first: 2 });
      expect(first).toMatchObject({
        nodes: [{ fileName: '3' }, { fileName: '2' }],
        totalCount: 3,
        offset: 0,
        size: 2,
        pageInfo: { hasNextPage: true },
      });
      const next = await list({ first: 2, after: first.pageInfo.endCursor });
      expect(next).toMatchObject({ nodes: [{ fileName: '1' }], pageInfo: { hasNextPage: false } });
      expect(JSON.stringify(first)).not.toContain('content');
    });

    test.each<[string, object]>([
      ['no rows', { first: 0 }],
      ['101 rows', { first: 101 }],
      ['a cursor of no list', { after: 'x' }],
      ['a negative offset', { offset: -1 }],
    ])('refuses a page of %s', async (_name, args) => {
      await expect(list(args)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    });

    test('a file of somebody else is as unknown as one that never was', async () => {
      const { evidenceId } = await add();
      const theirs = await Promise.allSettled([
        download(evidenceId, stranger()),
        remove(evidenceId, stranger()),
      ]);
      const unknown = await Promise.allSettled([download(newId()), remove(newId())]);
      const said = (ends: PromiseSettledResult<unknown>[]) =>
        ends.map((end) => (end.status === 'rejected' ? [end.reason.code, end.reason.message] : end));
      expect(said(theirs)).toEqual(said(unknown));
      expect(said(theirs).every((end) => Array.isArray(end) && end[0] === 'NOT_FOUND')).toBe(true);
      expect((await list({}, stranger())).totalCount).toBe(0);
      expect((await download(evidenceId)).content).toEqual(PDF);
    });

    test.each([['x'], [''], [null], [{ $ne: null }], ['A'.repeat(36)]])(
      'refuses %p for an id',
      async (id) => {
        await expect(download(id)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
        await expect(remove(id)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
      },
    );
  });

  describe('deleting', () => {
    test('removes record and bytes, once', async () => {
      const { evidenceId } = await add();
      const ends = await Promise.allSettled([remove(evidenceId), remove(evidenceId), remove(evidenceId)]);

      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const end of ends)
        if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'NOT_FOUND' });
      expect(await storedBytes(evidenceId)).toEqual({ files: 0, chunks: 0, loose: 0 });
      await expect(download(evidenceId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect((await newAudit()).filter(({ action }) => action === 'evidence.deleted')).toHaveLength(1);
    });
  });

  describe('what breaks off', () => {
    test('a commit that fails leaves no bytes', async () => {
      const before = await storedBytes();
      commit = () => Promise.reject(new AppError('STORAGE_UNAVAILABLE', 'The disk is full.'));
      await expect(add()).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
      commit = undefined;
      await nothingNew(before);
      expect((await list()).totalCount).toBe(0);
    });

    test('a commit whose answer was lost keeps its bytes', async () => {
      const ledger = await createLedger({
        connection: world.store.connection('core'),
        source: 'core',
        now: world.now,
      });
      commit = async (...given) => {
        await ledger.commit(...given);
        throw new AppError('STORAGE_UNAVAILABLE', 'Nobody knows whether it was committed.');
      };
      await expect(add()).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
      commit = undefined;
      const [{ evidenceId }] = (await list()).nodes;
      expect((await download(evidenceId)).content).toEqual(PDF);
      expect(await storedBytes(evidenceId)).toEqual({ files: 1, chunks: 1, loose: 0 });
    });

    test('is swept after an hour: whole files, and chunks without a file', async () => {
      const kept = await add();
      const before = await storedBytes();
      // What a process leaves that dies between the bytes and the record, and one that dies among the bytes.
      const [whole, half] = [newId(), newId()];
      for (const id of [whole, half]) {
        await rows('evidence_loose_files').insertOne({ _id: id as never, since: world.now() });
        await rows('evidence.chunks').insertOne({ files_id: id, n: 0, data: PDF });
      }
      await rows('evidence.files').insertOne({ _id: whole as never, length: PDF.length, filename: whole });

      world.moveClock(HOUR - 1);
      expect(await room.sweepOrphans()).toBe(0);
      world.moveClock(2);
      expect(await room.sweepOrphans()).toBe(2);
      await nothingNew(before);
      expect(await room.sweepOrphans()).toBe(0);
      expect((await download(kept.evidenceId)).content).toEqual(PDF);
    });

    test('a record cannot be committed for bytes that were swept', async () => {
      const ledger = await createLedger({
        connection: world.store.connection('core'),
        source: 'core',
        now: world.now,
      });
      commit = async (...given) => {
        world.moveClock(2 * HOUR);
        await room.sweepOrphans();
        return ledger.commit(...given);
      };
      await expect(add()).rejects.toMatchObject({ code: 'CONFLICT' });
      commit = undefined;
      expect((await list()).totalCount).toBe(0);
    });

    test('is swept at the start of the room', async () => {
      const id = newId();
      await rows('evidence_loose_files').insertOne({ _id: id as never, since: new Date(0) });
      await rows('evidence.chunks').insertOne({ files_id: id, n: 0, data: PDF });
      room.start();
      await room.close();
      expect(await storedBytes(id)).toEqual({ files: 0, chunks: 0, loose: 0 });
    });
  });

  describe('the end of an account', () => {
    test('takes its files and records with it, and may be repeated', async () => {
      const other = stranger();
      const mine = [await add(), await add({ content: aPng() })];
      const theirs = await add({}, other);
      await room.eraser.erase(account());
      for (const { evidenceId } of mine)
        expect(await storedBytes(evidenceId)).toEqual({ files: 0, chunks: 0, loose: 0 });

      const writes = await room.eraser.erase(account());
      for (const { model, operation } of writes) await model.bulkWrite([operation as never]);
      expect((await list()).totalCount).toBe(0);
      expect(await rows('evidence_records').countDocuments({ holderId })).toBe(0);
      expect(await rows('evidence_uses').countDocuments({ _id: holderId as never })).toBe(0);
      expect((await download(theirs.evidenceId, other)).content).toEqual(PDF);
      expect(await room.eraser.erase({ holderId: newId() } as never)).toHaveLength(1);
    });

    test('its export names every file, its hash and where to get it', async () => {
      const { evidenceId } = await add({ fileName: 'degree.pdf', kind: 'ACHIEVEMENT' });
      expect(await room.exporter.export(holderId)).toEqual([
        {
          evidenceId,
          kind: 'ACHIEVEMENT',
          fileName: 'degree.pdf',
          mimeType: 'application/pdf',
          size: PDF.length,
          sha256: sha256Hex(PDF),
          scanStatus: 'CLEAN',
          visibility: 'PRIVATE',
          credentialId: null,
          requestId: null,
          createdAt: world.now().toISOString(),
          contentPath: `/api/v1/holder/evidence/${evidenceId}/content`,
        },
      ]);
      expect(await room.exporter.export(newId())).toEqual([]);
    });
  });

  test('the store has the indexes that files need', async () => {
    const names = async (collection: string) => (await rows(collection).indexes()).map(({ name }) => name);
    expect(await names('evidence.chunks')).toContain('files_id_1_n_1');
    expect(await names('evidence.files')).toContain('filename_1_uploadDate_1');
    expect(await names('evidence_records')).toContain('holderId_1_createdAt_-1__id_-1');
  });

  describe.each(othersThan('holder'))('$kind', (identity) => {
    test('may neither add, list, read nor delete', async () => {
      const code = identity.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING';
      const tries = [
        add({}, identity),
        list({}, identity),
        download(newId(), identity),
        remove(newId(), identity),
      ];
      for (const end of await Promise.allSettled(tries))
        expect(end).toMatchObject({ status: 'rejected', reason: { code } });
    });
  });
});
