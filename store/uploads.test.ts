import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId, sha256Hex } from '../kernel/ids.ts';
import { connectStore, type Store } from './connect.ts';
import { MAX_PIECE_BYTES, openUploads, type UploadPiece, type Uploads } from './uploads.ts';

let folder: string;
let store: Store;
let uploads: Uploads;
let at = new Date('2026-03-01T00:00:00Z');
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  store = await connectStore({ dataDir: folder });
  uploads = await openUploads(store.connection('uploads'), () => at);
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const whose = { owner: 'a', maxBytes: 1000 };
const piece = (given: Partial<UploadPiece> & { content: Uint8Array }): UploadPiece => ({
  uploadId: newId(),
  offset: 0,
  isLast: false,
  ...given,
});

async function whole(uploadId: string, from?: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of uploads.read(uploadId, from)) parts.push(part);
  return Buffer.concat(parts);
}

/** Sends a file in pieces of one size. */
async function send(bytes: Buffer, size: number, uploadId = newId()) {
  for (let offset = 0; ; offset += size) {
    const content = bytes.subarray(offset, offset + size);
    const isLast = offset + size >= bytes.length;
    const file = await uploads.receive({ uploadId, offset, isLast, content }, whose);
    if (isLast) return file;
    expect(file).toBeUndefined();
  }
}

test.each<[string, number, number]>([
  ['nothing', 0, 10],
  ['one piece', 10, 10],
  ['several pieces, the last smaller', 95, 10],
])('a file of %s is there as it was sent', async (_name, length, size) => {
  const bytes = randomBytes(length);
  const file = await send(bytes, size);
  expect(file).toMatchObject({ size: length, sha256: sha256Hex(bytes) });
  expect(await whole(file?.uploadId ?? '')).toEqual(bytes);
});

test('it is read on from any byte', async () => {
  const bytes = randomBytes(95);
  const { uploadId = '' } = (await send(bytes, 10)) ?? {};
  for (const from of [0, 1, 9, 10, 55, 94, 95, 200])
    expect(await whole(uploadId, from)).toEqual(bytes.subarray(from));
});

test('what is sent again changes nothing, at once or later, whole or in part', async () => {
  const uploadId = newId();
  const bytes = randomBytes(35);
  const first = { uploadId, offset: 0, isLast: false, content: bytes.subarray(0, 10) };
  await Promise.all([1, 2, 3].map(() => uploads.receive(first, whose)));
  const file = await send(bytes, 10, uploadId);
  expect(await send(bytes, 10, uploadId)).toEqual(file);
  expect(await uploads.receive(first, whose)).toBeUndefined();
  expect(await whole(uploadId)).toEqual(bytes);
});

test('what does not fit is refused and leaves what is there', async () => {
  const bytes = randomBytes(30);
  const { uploadId = '' } = (await send(bytes, 10)) ?? {};
  const other = randomBytes(10);
  const unknown = newId();
  const refused: readonly (readonly [string, UploadPiece, typeof whose])[] = [
    ['NOT_FOUND', piece({ uploadId, content: other }), { ...whose, owner: 'b' }],
    ['NOT_FOUND', piece({ uploadId: unknown, offset: 10, content: other }), whose],
    ['IDEMPOTENCY_MISMATCH', piece({ uploadId, content: other }), whose],
    ['IDEMPOTENCY_MISMATCH', piece({ uploadId, content: bytes.subarray(0, 5) }), whose],
    ['IDEMPOTENCY_MISMATCH', piece({ uploadId, offset: 30, content: other }), whose],
    ['IDEMPOTENCY_MISMATCH', piece({ uploadId, isLast: true, content: randomBytes(40) }), whose],
    ['VALIDATION_FAILED', piece({ uploadId, offset: 50, content: other }), whose],
    ['IDEMPOTENCY_MISMATCH', piece({ uploadId, isLast: true, content: bytes.subarray(0, 10) }), whose],
    ['PAYLOAD_TOO_LARGE', piece({ content: randomBytes(1001) }), whose],
    ['VALIDATION_FAILED', piece({ content: Buffer.alloc(MAX_PIECE_BYTES + 1) }), { ...whose, maxBytes: 1e9 }],
  ];
  for (const [code, sent, sender] of refused)
    await expect(uploads.receive(sent, sender)).rejects.toMatchObject({ code });
  expect(await whole(uploadId)).toEqual(bytes);
  expect(await whole(unknown)).toHaveLength(0);
});

test('what nobody vouches for is swept, and what is removed is gone', async () => {
  const { uploadId: kept = '' } = (await send(randomBytes(20), 10)) ?? {};
  const { uploadId: loose = '' } = (await send(randomBytes(20), 10)) ?? {};
  const { model, operation } = uploads.keepWrite(kept);
  await model.bulkWrite([operation as never]);
  at = new Date('2026-03-03T00:00:00Z');
  const { uploadId: young = '' } = (await send(randomBytes(20), 10)) ?? {};
  expect(await uploads.sweep(new Date('2026-03-02T00:00:00Z'))).toBeGreaterThan(0);
  expect(await uploads.sweep(new Date('2026-03-02T00:00:00Z'))).toBe(0);
  const left = await Promise.all([kept, loose, young].map((id) => whole(id)));
  expect(left.map(({ length }) => length)).toEqual([20, 0, 20]);
  await uploads.remove(kept);
  expect(await whole(kept)).toHaveLength(0);
});

test('a file of many pieces is removed to the last one', async () => {
  const { uploadId = '' } = (await send(randomBytes(200), 1)) ?? {};
  const pieces = store.connection('uploads').collection('upload_pieces');
  expect(await pieces.countDocuments({ uploadId })).toBe(200);
  await uploads.remove(uploadId);
  expect(await pieces.countDocuments({ uploadId })).toBe(0);
});

test('what is sent again while it is being removed is a new upload', async () => {
  const bytes = randomBytes(30);
  const { uploadId = '' } = (await send(bytes, 10)) ?? {};
  // As a removal stands between its two steps.
  await store.connection('uploads').collection('upload_pieces').deleteMany({ uploadId });
  const again = send(bytes, 10, uploadId);
  await uploads.remove(uploadId);
  expect(await again).toMatchObject({ uploadId, sha256: sha256Hex(bytes) });
  expect(await whole(uploadId)).toEqual(bytes);
});

describe('what breaks off', () => {
  const begin = async (owner: string) => {
    const uploadId = newId();
    at = new Date(at.getTime() + 1000);
    await uploads.receive(piece({ uploadId, content: randomBytes(10) }), { owner, maxBytes: 1000 });
    return uploadId;
  };
  const pieces = (uploadId: string) =>
    store.connection('uploads').collection('upload_pieces').countDocuments({ uploadId });

  test('of a sender the newest ten stay, and what somebody vouches for, whoever else sends', async () => {
    const owner = newId();
    const other = await begin(newId());
    const kept = await begin(owner);
    const { model, operation } = uploads.keepWrite(kept);
    await model.bulkWrite([operation as never]);
    const ids: string[] = [];
    for (let count = 0; count < 13; count += 1) ids.push(await begin(owner));
    expect(await Promise.all(ids.map(pieces))).toEqual([...Array(3).fill(0), ...Array(10).fill(1)]);
    expect(await Promise.all([kept, other].map(pieces))).toEqual([1, 1]);
    const late = uploads.receive(piece({ uploadId: ids[0] ?? '', offset: 10, content: randomBytes(5) }), {
      owner,
      maxBytes: 1000,
    });
    await expect(late).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a sweep takes all of it, however much that is', async () => {
    for (let count = 0; count < 120; count += 1) await begin(newId());
    at = new Date(at.getTime() + 1000);
    expect(await uploads.sweep(at)).toBeGreaterThanOrEqual(120);
    expect(await uploads.sweep(at)).toBe(0);
  });
});
