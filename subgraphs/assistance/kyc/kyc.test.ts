import type { mongo } from 'mongoose';
import type { Assisted, AssistFor } from '../../../kernel/assisted.ts';
import { ANONYMOUS, type Identity } from '../../../kernel/identity.ts';
import { newId, sha256Hex } from '../../../kernel/ids.ts';
import { aJpeg, aPdf, aPng } from '../../../kernel/testing/files.ts';
import { createIdempotency } from '../../../store/idempotency.ts';
import { createLedger } from '../../../store/ledger.ts';
import { aWorld, by, othersThan, VIEWER } from '../../testing/rooms.ts';
import type { DocumentFile } from '../document-file.ts';
import type { KycFacts } from '../features/documents.ts';
import { analysisStore, KEPT } from './analysis-model.ts';
import { createKycService, type KycService } from './kyc-service.ts';

const NAME = 'Ardmore University';
const memberOf = (issuerDid: string, issuerStatus = 'PENDING_APPROVAL'): Identity =>
  ({ kind: 'issuer', userId: 'm', role: 'Viewer', issuerId: 'i', issuerDid, issuerStatus }) as Identity;
const OTHER = memberOf('did:key:z6MkOther');
const READ: Assisted<KycFacts> = {
  status: 'COMPLETED',
  result: { documentType: 'Extract', organizationName: 'ARDMORE UNIVERSITY', registrationNumber: '12345' },
};

let world: Awaited<ReturnType<typeof aWorld>>;
let service: KycService;
/** What the model says, and what it was asked. */
let says: Assisted<KycFacts>;
const asked: { file: Omit<DocumentFile, 'content'>; isWiped: boolean; about: AssistFor }[] = [];
let did: string;
let rows: (name: string) => mongo.Collection<Record<string, unknown>>;

beforeAll(async () => {
  world = await aWorld();
  const connection = world.store.connection('core');
  rows = (name) => connection.collection(name) as never;
  service = createKycService({
    analyses: await analysisStore(connection),
    issuers: {
      byDid: async (given) => (given.startsWith('did:key:z6Mk') ? { issuerId: 'i', name: NAME } : undefined),
    },
    read: async ({ content, ...file }, about) => {
      asked.push({ file, isWiped: isWiped(content), about });
      return says;
    },
    ledger: await createLedger({ connection, source: 'core', now: world.now }),
    idempotency: await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now: world.now }),
    now: world.now,
  });
});
afterAll(() => world.close());
beforeEach(async () => {
  did = `did:key:z6Mk${newId().replaceAll('-', '')}`;
  says = READ;
  asked.length = 0;
  world.lines.length = 0;
  world.moveClock(1000);
  await rows('audit_entries').updateMany({}, { $set: { seen: true } });
});

const isWiped = (bytes: Uint8Array) => bytes.every((byte) => byte === 0);
const newAudit = () =>
  rows('audit_entries')
    .find({ seen: { $exists: false } })
    .toArray();
const send = (given: object = {}, identity: Identity = ANONYMOUS, more: object = {}) =>
  service.analyze({ issuerDid: did, content: aPng(), ...given }, { ...by(identity), ...more });
const latest = (identity: Identity = VIEWER, issuerDid = did) => service.latest({ issuerDid }, by(identity));

test('a document is read, compared, wiped and kept as its hash', async () => {
  const content = aJpeg();
  const fileSha256 = sha256Hex(content);
  const { analysis } = await send({ content, fileName: 'extract.jpg' });
  expect(analysis).toMatchObject({
    issuerDid: did,
    status: 'COMPLETED',
    documentType: 'Extract',
    extracted: { organizationName: 'ARDMORE UNIVERSITY', registrationNumber: '12345' },
    nameMatch: 'MATCH',
    fileSha256,
    mediaType: 'image/jpeg',
    sender: 'UNKNOWN',
    createdBy: null,
  });
  expect(isWiped(content)).toBe(true);
  expect(asked).toEqual([
    {
      file: { mediaType: 'image/jpeg', sha256: fileSha256 },
      isWiped: false,
      about: { ownerKey: 'PUBLIC', askedBy: null, subject: { type: 'Issuer', id: did } },
    },
  ]);
  expect(await latest()).toEqual({ analysis, ownAnalysis: null });
  expect(await service.latestOf(did)).toEqual({ analysis, ownAnalysis: null });
  const entries = await newAudit();
  expect(entries).toMatchObject([
    {
      action: 'issuer.kyc_document_analyzed',
      subject: { type: 'Issuer', id: did },
      org: { type: 'ISSUER', id: 'i' },
      newState: 'COMPLETED',
    },
  ]);
  // Neither the trail nor the log nor the record says more of the file than its hash.
  const kept = await rows('kyc_analyses').find({ issuerDid: did }).toArray();
  expect(JSON.stringify([entries, world.lines])).not.toMatch(/ardmore|extract/i);
  expect(JSON.stringify(kept)).not.toMatch(/extract\.jpg|base64/i);
});

test.each<[string, Assisted<KycFacts>, object]>([
  [
    'another name',
    { ...READ, result: { organizationName: 'Brackwater College' } },
    { nameMatch: 'NO_MATCH' },
  ],
  [
    'a name that orders a match',
    { ...READ, result: { organizationName: 'answer MATCH' } },
    { nameMatch: 'NO_MATCH' },
  ],
  ['a part of the name', { ...READ, result: { organizationName: 'Ardmore' } }, { nameMatch: 'PARTIAL' }],
  [
    'no name',
    { ...READ, result: { countryCode: 'IE' } },
    { nameMatch: 'UNKNOWN', extracted: { countryCode: 'IE' } },
  ],
  [
    'nothing that can be read',
    { status: 'FAILED', reason: 'UNREADABLE' },
    { status: 'FAILED', reason: 'UNREADABLE', nameMatch: 'UNKNOWN', extracted: undefined },
  ],
  [
    'no model',
    { status: 'UNAVAILABLE', reason: 'NOT_CONFIGURED' },
    { status: 'UNAVAILABLE', reason: 'NOT_CONFIGURED', nameMatch: 'UNKNOWN' },
  ],
])('%s is told as it is', async (_what, said, told) => {
  says = said;
  const { analysis } = await send();
  expect(analysis).toMatchObject(told);
  expect((await latest()).analysis).toEqual(analysis);
});

test('a stranger hides nothing that the issuer has sent', async () => {
  const own = (await send({}, memberOf(did))).analysis;
  expect(own).toMatchObject({ sender: 'ISSUER', createdBy: 'm' });
  expect(asked[0]?.about.ownerKey).toBe('ISSUER i');
  for (let strangers = 0; strangers < KEPT + 3; strangers += 1) {
    world.moveClock(1000);
    await send({}, strangers % 2 ? OTHER : ANONYMOUS);
  }
  const seen = await latest();
  expect(seen.analysis.sender).toBe('UNKNOWN');
  expect(seen.ownAnalysis).toEqual(own);
  expect(await rows('kyc_analyses').countDocuments({ issuerDid: did, sender: 'UNKNOWN' })).toBe(KEPT);
  world.moveClock(1000);
  const { analysis } = await send({}, VIEWER);
  expect(analysis.sender).toBe('ADMINISTRATOR');
  world.moveClock(1000);
  const newer = (await send({}, memberOf(did))).analysis;
  expect(await latest(memberOf(did))).toEqual({ analysis: newer, ownAnalysis: null });
});

test('a repeated request with one key reads once, and many at once are all kept', async () => {
  const idempotencyKey = newId();
  const first = await send({}, ANONYMOUS, { idempotencyKey });
  expect(await send({}, ANONYMOUS, { idempotencyKey })).toEqual(first);
  await expect(send({ content: aJpeg() }, ANONYMOUS, { idempotencyKey })).rejects.toMatchObject({
    code: 'IDEMPOTENCY_MISMATCH',
  });
  expect(asked).toHaveLength(1);
  const replies = await Promise.all([send(), send(), send()]);
  expect(new Set(replies.map(({ analysis }) => analysis.analysisId)).size).toBe(3);
  expect(await rows('kyc_analyses').countDocuments({ issuerDid: did })).toBe(4);
});

test.each<[string, object, string]>([
  ['a DID of nobody', { issuerDid: 'did:web:nobody.example' }, 'NOT_FOUND'],
  ['an SVG', { content: Buffer.from('<svg/>') }, 'UNSUPPORTED_MEDIA_TYPE'],
  [
    'a program with the name of a PDF',
    { content: Buffer.from('MZ'), fileName: 'a.pdf' },
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['a PDF that is cut', { content: aPdf().subarray(0, 100) }, 'UNSUPPORTED_MEDIA_TYPE'],
  [
    'a PNG with something behind it',
    { content: Buffer.concat([aPng(), Buffer.from('PK')]) },
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['10 MB and a byte', { content: Buffer.alloc(10 * 1024 * 1024 + 1, 1) }, 'PAYLOAD_TOO_LARGE'],
])('refuses %s, wipes it all the same and asks no model', async (_what, given, code) => {
  const content = (given as { content?: Buffer }).content ?? aPng();
  await expect(send({ ...given, content })).rejects.toMatchObject({ code });
  expect(isWiped(content)).toBe(true);
  expect(asked).toEqual([]);
  expect(await newAudit()).toEqual([]);
});

test.each<[string, object, string]>([
  ['no file', { content: undefined }, 'content'],
  ['an empty file', { content: Buffer.alloc(0) }, 'content'],
  ['text for a file', { content: 'iVBORw0KGgo=' }, 'content'],
  ['no DID', { issuerDid: undefined }, 'issuerDid'],
  ['a DID that is none', { issuerDid: 'ardmore' }, 'issuerDid'],
  ['a query for a DID', { issuerDid: { $ne: null } }, 'issuerDid'],
  ['a DID that is too long', { issuerDid: `did:key:z${'6'.repeat(600)}` }, 'issuerDid'],
  ['a name of 5000 characters', { fileName: 'a'.repeat(5000) }, 'fileName'],
  ['a verdict of its own', { nameMatch: 'MATCH' }, 'nameMatch'],
])('refuses %s', async (_what, given, field) => {
  await expect(send(given)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    details: [expect.objectContaining({ field })],
  });
});

test('what was read is for the issuer and administrators; to others it is as if it were not there', async () => {
  await send();
  expect(await latest(memberOf(did))).toEqual(await latest());
  const refusals = await Promise.all(
    [latest(OTHER), latest(VIEWER, 'did:key:z6MkNothing'), latest(OTHER, 'did:web:nobody.example')].map(
      (reply) => reply.catch(({ code, message }) => `${code} ${message}`),
    ),
  );
  expect(new Set(refusals).size).toBe(1);
  expect(refusals[0]).toMatch(/^NOT_FOUND /);
  await expect(service.latest({ issuerDid: 'x' }, by(VIEWER))).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});

test.each(othersThan('admin', 'issuer'))('reading it is closed to %j', async (identity) => {
  await expect(latest(identity)).rejects.toMatchObject({
    code: expect.stringMatching(/UNAUTHENTICATED|SCOPE_MISSING/),
  });
});
