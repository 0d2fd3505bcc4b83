import type { mongo } from 'mongoose';
import type { Assisted, AssistFor } from '../../../kernel/assisted.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Identity } from '../../../kernel/identity.ts';
import { newId, sha256Hex } from '../../../kernel/ids.ts';
import { aJpeg, aPdf, aPng } from '../../../kernel/testing/files.ts';
import { createIdempotency } from '../../../store/idempotency.ts';
import { createLedger } from '../../../store/ledger.ts';
import { aWorld, by, othersThan } from '../../testing/rooms.ts';
import type { HeldCredential } from '../ports.ts';
import type { IdentityDocuments } from './ports.ts';
import { openEvidenceRoom } from './room.ts';
import { NO_MODEL } from './testing.ts';

const DID = 'did:key:z6MkHolder';
const MINE = newId();
const THEIRS = newId();
const NAME = 'Aoife Ní Bhriain';

describe('the check of a photo against a credential', () => {
  let world: Awaited<ReturnType<typeof aWorld>>;
  let rows: (name: string) => mongo.Collection<Record<string, unknown>>;
  const holderId = newId();
  const me: Identity = { kind: 'holder', holderId, dids: [DID] };

  beforeAll(async () => {
    world = await aWorld();
    rows = (name) => world.store.connection('core').collection(name) as never;
  });
  afterAll(() => world.close());

  /** The mutation of a room where a model reads so, or where none is set up. */
  async function aCheck(identityDocument: IdentityDocuments['identityDocument'] = NO_MODEL.identityDocument) {
    const connection = world.store.connection('core');
    for (const name of ['EvidenceLooseFile', 'Evidence', 'EvidenceUse', 'IdempotencyKey'])
      if (connection.models[name]) connection.deleteModel(name);
    const room = await openEvidenceRoom({
      connection,
      ledger: await createLedger({ connection, source: 'core', now: world.now }),
      idempotency: await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now: world.now }),
      credentials: {
        byId: async (id, dids) => {
          const isHeld = (id === MINE && dids.includes(DID)) || (id === THEIRS && !dids.includes(DID));
          return isHeld ? ({ credentialId: id, holderName: NAME } as HeldCredential) : undefined;
        },
      },
      requests: { isOwn: async () => false, madeTo: async () => undefined },
      identityDocuments: { identityDocument },
      now: world.now,
      log: world.log,
    });
    world.lines.length = 0;
    await rows('audit_entries').updateMany({}, { $set: { seen: true } });
    const { Mutation } = room.resolvers as {
      Mutation: { checkIdentity(parent: unknown, args: unknown, context: unknown): Promise<unknown> };
    };
    return (given: object = {}, identity: Identity = me) =>
      Mutation.checkIdentity(
        undefined,
        { input: { credentialId: MINE, content: aPng(), fileName: 'id.png', ...given } },
        by(identity),
      );
  }
  const newAudit = () =>
    rows('audit_entries')
      .find({ seen: { $exists: false } })
      .toArray();
  const isWiped = (bytes: Uint8Array) => bytes.every((byte) => byte === 0);
  const storedAnywhere = async () =>
    Promise.all(
      [
        'evidence_records',
        'evidence.files',
        'evidence.chunks',
        'evidence_loose_files',
        'idempotency_keys',
      ].map((name) => rows(name).countDocuments({})),
    );

  test('is UNAVAILABLE without a model, stores and logs nothing, wipes the photo and leaves a fact', async () => {
    const check = await aCheck();
    const content = aPng();
    expect(await check({ content })).toEqual({
      status: 'UNAVAILABLE',
      reason: 'NOT_CONFIGURED',
      result: null,
    });

    expect(isWiped(content)).toBe(true);
    expect(await storedAnywhere()).toEqual([0, 0, 0, 0, 0]);
    expect(world.lines).toEqual([]);
    const entries = await newAudit();
    expect(entries).toMatchObject([
      {
        action: 'credential.identity_checked',
        subject: { type: 'Credential', id: MINE },
        org: { type: 'HOLDER', id: holderId },
        actor: { type: 'HOLDER', id: holderId },
        newState: 'UNAVAILABLE',
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain('Aoife');
  });

  test('hands over the photo in the name of the holder, whose consent it takes, and not the name on the credential', async () => {
    const seen: unknown[] = [];
    const check = await aCheck(async (photo, about) => {
      seen.push({ ...photo, content: isWiped(photo.content) }, about);
      return { status: 'COMPLETED', result: { fullName: 'NI BHRIAIN Aoife' } };
    });
    const content = aJpeg();
    const sha256 = sha256Hex(content);
    expect(await check({ content })).toEqual({
      status: 'COMPLETED',
      reason: null,
      result: 'MATCH_CONFIRMED',
    });
    expect(seen).toEqual([
      { content: false, mediaType: 'image/jpeg', sha256 },
      {
        ownerKey: `HOLDER ${holderId}`,
        askedBy: holderId,
        subject: { type: 'Credential', id: MINE },
        concerns: [DID],
      } satisfies AssistFor,
    ]);
    expect(isWiped(content)).toBe(true);
    const entries = await newAudit();
    expect(entries).toMatchObject([{ newState: 'COMPLETED' }]);
    expect(JSON.stringify([entries, world.lines])).not.toMatch(/aoife/i);
  });

  test.each<[string, Assisted<{ fullName: string }>, object]>([
    [
      'another name',
      { status: 'COMPLETED', result: { fullName: 'MATCH_CONFIRMED' } },
      { status: 'COMPLETED', reason: null, result: 'COULD_NOT_CONFIRM' },
    ],
    [
      'no consent',
      { status: 'UNAVAILABLE', reason: 'NO_CONSENT' },
      { status: 'UNAVAILABLE', reason: 'NO_CONSENT', result: null },
    ],
    [
      'a model that fails',
      { status: 'FAILED', reason: 'TIMEOUT' },
      { status: 'FAILED', reason: 'TIMEOUT', result: null },
    ],
  ])('%s is told as it is', async (_name, assisted, outcome) => {
    const content = aPng();
    expect(await (await aCheck(async () => assisted))({ content })).toEqual(outcome);
    expect(isWiped(content)).toBe(true);
  });

  test.each<[string, object, string]>([
    ["somebody else's credential", { credentialId: THEIRS }, 'NOT_FOUND'],
    ['an unknown credential', { credentialId: newId() }, 'NOT_FOUND'],
    ['a PDF', { content: aPdf() }, 'UNSUPPORTED_MEDIA_TYPE'],
    ['an SVG', { content: Buffer.from('<svg/>') }, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a photo that is cut', { content: aPng().subarray(0, -4) }, 'UNSUPPORTED_MEDIA_TYPE'],
    ['more than 10 MB', { content: Buffer.alloc(10 * 1024 * 1024 + 1, 1) }, 'PAYLOAD_TOO_LARGE'],
  ])('refuses %s, wipes it all the same and asks no model', async (_name, given, code) => {
    const check = await aCheck(() => Promise.reject(new AppError('INTERNAL', 'The model was asked.')));
    const content = (given as { content?: Buffer }).content ?? aPng();
    await expect(check({ ...given, content })).rejects.toMatchObject({ code });
    expect(isWiped(content)).toBe(true);
    expect(await newAudit()).toEqual([]);
    expect(world.lines).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['no photo', { content: undefined }, 'content'],
    ['an empty photo', { content: Buffer.alloc(0) }, 'content'],
    ['text for a photo', { content: 'iVBORw0KGgo=' }, 'content'],
    ['an id that is none', { credentialId: 'x' }, 'credentialId'],
    ['a query for an id', { credentialId: { $ne: null } }, 'credentialId'],
    ['a name with control characters', { fileName: 'a\0' }, 'fileName'],
    ['a field that is not known', { kind: 'IDENTITY' }, 'kind'],
  ])('refuses %s', async (_name, given, field) => {
    await expect((await aCheck())(given)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [expect.objectContaining({ field })],
    });
  });

  test.each(othersThan('holder'))('is not for $kind', async (identity) => {
    const code = identity.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING';
    await expect((await aCheck())({}, identity)).rejects.toMatchObject({ code });
  });
});
