import type { Context } from '../../../kernel/context.ts';
import { createSigner, type Signer } from '../../../kernel/crypto/ed25519.ts';
import { newId, randomSecret } from '../../../kernel/ids.ts';
import { createTurns } from '../../../store/turns.ts';
import { rotationMessage } from '../../did-registry/registrant-key.ts';
import { registered } from '../registry/testing.ts';
import { as, CUSTODIAN_DIDS, type CustodiansWorld, openCustodiansWorld } from '../testing.ts';
import { createOwnKeyAttesting } from './attest-with-own-key.ts';
import { statementOf } from './attestation.ts';
import { createBuilding } from './building.ts';
import { MOST_WAITING } from './preparation.ts';
import { personOf, planted } from './testing.ts';

const HOUR = 60 * 60 * 1000;
const TEMPLATE = 'TRANSCRIBED_FROM_ORIGINAL';
let world: CustodiansWorld;
let did: string;
let signer: Signer;
beforeAll(async () => {
  world = await openCustodiansWorld();
  ({ did, signer } = await registered(world, { mode: 'BYOK' }));
});
afterAll(() => world.close());
// What an earlier test has left waiting counts against the limit.
afterEach(() => world.connection.collection('attestation_preparations').deleteMany({}));

const attester = (given: Parameters<typeof as.custodian>[1] = {}) =>
  as.custodian('Attester', { did, person: 'attester', ...given });
const prepare = (input: object, context: Context = attester()) =>
  world.service.attestations.prepare({ statementTemplate: TEMPLATE, ...input }, context);
const sign = (attestationId: string, signature: unknown, context: Context = attester()) =>
  world.service.attestations.sign({ attestationId, signature }, context);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'SUCCESS',
    ({ code, message }) => code ?? message,
  );
const statusesOf = async (recordIds: readonly string[]) => [
  ...new Set((await world.custodians.intake.records.byIds(recordIds)).map(({ status }) => status)),
];
const collection = (name: string) => world.connection.collection(name);
const change = (recordId: string, $set: object) =>
  collection('intake_records').updateOne({ _id: recordId as never }, { $set, $inc: { rowVersion: 1 } });
const leftOf = async () => ({
  parts: await collection('attestation_parts').countDocuments({}),
  drafts: await collection('attestation_drafts').countDocuments({}),
  preparations: await collection('attestation_preparations').countDocuments({}),
});

/** Over GraphQL: what a client gets to sign. */
async function prepared(recordIds: readonly string[], context = attester()) {
  const { data, code } = await world.graphql(
    `mutation ($input: AttestRecordsInput!) { prepareAttestation(input: $input) { prepared {
      attestationId statement bytesToSign statementText root treeSize signedAt expiresAt keyVersion verificationMethod } } }`,
    { input: { recordIds, statementTemplate: TEMPLATE } },
    context,
  );
  expect(code).toBeUndefined();
  const { attestationId, bytesToSign, ...rest } = data.prepareAttestation.prepared;
  const bytes = Buffer.from(bytesToSign, 'base64');
  return { attestationId, bytes, signature: Buffer.from(signer.sign(bytes)), ...rest };
}

describe('preparing', () => {
  test('tells what to sign, and nothing becomes of the records', async () => {
    const { recordIds } = await planted(world, 300, { did });
    const found = await prepared(recordIds);
    const { attestationId, statement, bytes, root, signedAt } = found;
    expect(bytes.toString()).toBe(statement);
    expect(JSON.parse(statement)).toEqual({
      type: 'CustodianAttestation',
      attestation_id: attestationId,
      custodian: did,
      statement_template: TEMPLATE,
      statement_version: 1,
      statement: found.statementText,
      hash: 'SHA-256',
      root,
      tree_size: 300,
      signed_at: signedAt,
    });
    expect(found).toMatchObject({
      treeSize: 300,
      keyVersion: 1,
      verificationMethod: `${did}#${did.slice('did:key:'.length)}`,
    });
    expect(Date.parse(found.expiresAt) - Date.parse(signedAt)).toBe(HOUR);
    expect(await statusesOf(recordIds)).toEqual(['APPROVED']);
    expect((await world.service.attestations.list({}, attester())).total).toBe(0);
    expect(await codeOf(world.service.attestations.byId({ attestationId }, attester()))).toBe('NOT_FOUND');
    const proof = { attestationId, recordId: recordIds[0] };
    expect(await codeOf(world.service.attestations.proof(proof, as.nobody()))).toBe('NOT_FOUND');
    expect(await world.told(attestationId)).toMatchObject([
      { action: 'attestation.prepared', reason: `300 records, root ${root}` },
    ]);
  });

  test('of a batch takes those that are approved', async () => {
    const { intakeId, recordIds } = await planted(world, 3, { did });
    await change(recordIds[1]!, { status: 'REJECTED' });
    expect(await prepare({ intakeId })).toMatchObject({ recordCount: 2 });
  });

  test('repeated under one key answers with the first', async () => {
    const { recordIds } = await planted(world, 2, { did });
    const context = () => attester({ idempotencyKey: newId() });
    const [first, second] = [context(), context()];
    const made = await prepare({ recordIds }, first);
    expect((await prepare({ recordIds }, { ...first })).attestationId).toBe(made.attestationId);
    expect((await prepare({ recordIds }, second)).attestationId).not.toBe(made.attestationId);
  });

  test('of more than may wait is refused until one is signed or has expired', async () => {
    const { recordIds } = await planted(world, 1, { did });
    for (let at = 0; at < MOST_WAITING; at += 1) await prepare({ recordIds });
    expect(await codeOf(prepare({ recordIds }))).toBe('LIMIT_REACHED');
    world.moveClock(HOUR);
    expect(await codeOf(prepare({ recordIds }))).toBe('SUCCESS');
    await world.custodians.attestations.upkeep();
    expect(await leftOf()).toMatchObject({ preparations: 1 });
  });

  test.each<[string, () => Promise<object> | object, string]>([
    ['nothing', () => ({}), 'VALIDATION_FAILED'],
    ['both', () => ({ recordIds: [newId()], intakeId: newId() }), 'VALIDATION_FAILED'],
    ['10,001 records', () => ({ recordIds: Array.from({ length: 10_001 }, newId) }), 'VALIDATION_FAILED'],
    ['a record twice', () => ({ recordIds: Array(2).fill(newId()) }), 'VALIDATION_FAILED'],
    ['an unknown field', () => ({ recordIds: [newId()], signature: 'x' }), 'VALIDATION_FAILED'],
    ['an unknown record', () => ({ recordIds: [newId()] }), 'NOT_FOUND'],
    ['an unknown batch', () => ({ intakeId: newId() }), 'NOT_FOUND'],
    ['a record of others', async () => ({ recordIds: (await planted(world, 1)).recordIds }), 'NOT_FOUND'],
    [
      'one that is not approved',
      async () => ({ recordIds: (await planted(world, 1, { did, status: 'IN_REVIEW' })).recordIds }),
      'INVALID_STATE_TRANSITION',
    ],
    [
      'what the attester has sent',
      async () => ({ recordIds: (await planted(world, 1, { did, uploader: 'attester' })).recordIds }),
      'FOUR_EYES_REQUIRED',
    ],
    [
      'what the attester has reviewed',
      async () => ({ recordIds: (await planted(world, 1, { did, reviewer: 'attester' })).recordIds }),
      'FOUR_EYES_REQUIRED',
    ],
  ])('%s is refused', async (_what, input, code) => {
    expect(await codeOf(prepare(await input()))).toBe(code);
    expect(await leftOf()).toMatchObject({ preparations: 0 });
  });
});

describe('signing', () => {
  test('attests, with the signature that was sent', async () => {
    const { recordIds, intakeId } = await planted(world, 300, { did });
    const { attestationId, signature, root, statement, signedAt } = await prepared(recordIds);
    world.moveClock(HOUR - 1);
    const { data } = await world.graphql(
      `mutation ($input: SignAttestationInput!) { signAttestation(input: $input) { attestation {
        attestationId statement payloadHash signature keyVersion signedAt attesterId recordCount status } } }`,
      { input: { attestationId, signature: signature.toString('base64') } },
      attester(),
    );
    expect(data.signAttestation.attestation).toEqual({
      attestationId,
      statement,
      payloadHash: root,
      signature: signature.toString('base64'),
      keyVersion: 1,
      signedAt,
      attesterId: personOf('attester', did),
      recordCount: 300,
      status: 'VALID',
    });
    expect(await statusesOf(recordIds)).toEqual(['ATTESTED']);
    expect((await world.custodians.intake.batches.byId(intakeId))?.counts).toMatchObject({ attested: 300 });
    expect((await world.told(attestationId)).map(({ action }) => action)).toEqual([
      'attestation.prepared',
      'attestation.begun',
      'attestation.signed',
    ]);
    const { items } = await world.service.attestations.rows({ attestationId, first: 3 }, attester());
    expect(items.map(({ recordId, row }) => [recordId, row !== undefined])).toEqual(
      recordIds.slice(0, 3).map((recordId) => [recordId, true]),
    );
    const proof = await world.service.attestations.proof(
      { attestationId, recordId: recordIds[299] },
      as.nobody(),
    );
    expect(proof).toMatchObject({ leafIndex: 299, root });
    expect(await leftOf()).toMatchObject({ drafts: 0, preparations: 0 });
  });

  test('the same signature again gets the same answer, another one does not', async () => {
    const { recordIds } = await planted(world, 2, { did });
    const { attestationId, signature } = await prepared(recordIds);
    const made = await sign(attestationId, signature);
    expect(await sign(attestationId, signature)).toEqual(made);
    expect(await codeOf(sign(attestationId, Buffer.alloc(64, 1)))).toBe('NOT_FOUND');
    expect(await codeOf(sign(attestationId, signature, attester({ person: 'another' })))).toBe('NOT_FOUND');
    expect(
      (await world.told(attestationId)).filter(({ action }) => action === 'attestation.signed'),
    ).toHaveLength(1);
  });

  test('repeated under one key answers with the first', async () => {
    const { recordIds } = await planted(world, 1, { did });
    const { attestationId, signature } = await prepared(recordIds);
    const context = () => attester({ idempotencyKey: `sign-${attestationId}` });
    await sign(attestationId, signature, context());
    const notes = context();
    expect((await sign(attestationId, signature, notes)).attestationId).toBe(attestationId);
    expect(notes.notes.idempotencyReplayed).toBe(true);
    expect(await codeOf(sign(attestationId, Buffer.alloc(64), context()))).toBe('IDEMPOTENCY_MISMATCH');
  });

  test('twice at once makes one attestation', async () => {
    const { recordIds } = await planted(world, 150, { did });
    const { attestationId, signature } = await prepared(recordIds);
    const both = await Promise.all([sign(attestationId, signature), sign(attestationId, signature)]);
    expect(both[0]).toEqual(both[1]);
    expect(await collection('attestation_parts').countDocuments({ attestationId })).toBe(2);
  });

  test('twice at once in two processes: the second finds it used, and undoes nothing', async () => {
    const { recordIds } = await planted(world, 150, { did });
    const { attestationId, signature } = await prepared(recordIds);
    const elsewhere = anotherProcess();
    const both = await Promise.all([
      codeOf(sign(attestationId, signature)),
      codeOf(elsewhere.sign({ attestationId, signature }, attester())),
    ]);
    expect(both).toContain('SUCCESS');
    for (const code of both) expect(['SUCCESS', 'NOT_FOUND']).toContain(code);
    expect(await statusesOf(recordIds)).toEqual(['ATTESTED']);
    expect(await collection('attestation_parts').countDocuments({ attestationId })).toBe(2);
  });

  // R is the point of order one; S is zero: OpenSSL takes it for some keys.
  const smallOrder = Buffer.concat([Buffer.from([1]), Buffer.alloc(63)]);
  const order = 'edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010';
  test.each<[string, (given: { bytes: Buffer; signature: Buffer }) => unknown, string]>([
    ['none', () => undefined, 'VALIDATION_FAILED'],
    ['an empty text', () => '', 'VALIDATION_FAILED'],
    ['a text that is no base64', () => 'not base64!', 'VALIDATION_FAILED'],
    ['63 bytes', ({ signature }) => signature.subarray(1), 'VALIDATION_FAILED'],
    ['65 bytes', ({ signature }) => Buffer.concat([signature, Buffer.alloc(1)]), 'VALIDATION_FAILED'],
    ['a number', () => 64, 'VALIDATION_FAILED'],
    ['zeros', () => Buffer.alloc(64), 'SIGNATURE_INVALID'],
    ['a point of small order', () => smallOrder, 'SIGNATURE_INVALID'],
    [
      'the same with S beyond the group order',
      ({ signature }) => Buffer.concat([signature.subarray(0, 32), plus(signature.subarray(32), order)]),
      'SIGNATURE_INVALID',
    ],
    ['another key', ({ bytes }) => createSigner(randomSecret(32)).sign(bytes), 'SIGNATURE_INVALID'],
    [
      'other bytes',
      ({ bytes }) => signer.sign(Buffer.from(bytes.toString().replace('original', 'copy'))),
      'SIGNATURE_INVALID',
    ],
    ['the root alone', ({ bytes }) => signer.sign(JSON.parse(bytes.toString()).root), 'SIGNATURE_INVALID'],
  ])('%s is refused, and the right one still counts', async (_what, wrong, code) => {
    const { recordIds } = await planted(world, 1, { did });
    const found = await prepared(recordIds);
    expect(await codeOf(sign(found.attestationId, wrong(found)))).toBe(code);
    expect(await statusesOf(recordIds)).toEqual(['APPROVED']);
    expect(await codeOf(sign(found.attestationId, found.signature))).toBe('SUCCESS');
  });

  test('a signature of another attestation proves nothing of this one', async () => {
    const { recordIds } = await planted(world, 1, { did });
    const [one, other] = [await prepared(recordIds), await prepared(recordIds)];
    expect(one.root).not.toBe(other.root);
    expect(await codeOf(sign(one.attestationId, other.signature))).toBe('SIGNATURE_INVALID');
    expect(await codeOf(sign(one.attestationId, one.signature))).toBe('SUCCESS');
    // Both were of the same record; the first took it.
    expect(await codeOf(sign(other.attestationId, other.signature))).toBe('INVALID_STATE_TRANSITION');
  });

  test.each<[string, (attestationId: string) => [string, Context], string]>([
    ['an unknown one', () => [newId(), attester()], 'NOT_FOUND'],
    ['no id', () => ['x', attester()], 'VALIDATION_FAILED'],
    ['another attester', (id) => [id, attester({ person: 'another' })], 'NOT_FOUND'],
    ['a Viewer', (id) => [id, as.custodian('Viewer', { did, person: 'attester' })], 'FORBIDDEN'],
    ['a Reviewer', (id) => [id, as.custodian('Reviewer', { did, person: 'attester' })], 'FORBIDDEN'],
    ['somebody of another custodian', (id) => [id, attester({ did: CUSTODIAN_DIDS[0] })], 'NOT_BYOK'],
    [
      'one whose custodian is suspended',
      (id) => [id, attester({ status: 'SUSPENDED' })],
      'CUSTODIAN_NOT_ACTIVE',
    ],
    ['nobody', (id) => [id, as.nobody()], 'UNAUTHENTICATED'],
  ])('%s is refused', async (_what, given, code) => {
    const { recordIds } = await planted(world, 1, { did });
    const { attestationId, signature } = await prepared(recordIds);
    const [id, context] = given(attestationId);
    expect(await codeOf(sign(id, signature, context))).toBe(code);
    expect(await statusesOf(recordIds)).toEqual(['APPROVED']);
  });

  test('after an hour it is gone', async () => {
    const { recordIds } = await planted(world, 1, { did });
    const { attestationId, signature } = await prepared(recordIds);
    world.moveClock(HOUR);
    expect(await codeOf(sign(attestationId, signature))).toBe('NOT_FOUND');
    await world.custodians.attestations.upkeep();
    expect(await leftOf()).toMatchObject({ preparations: 0 });
  });

  test.each<[string, object, string]>([
    ['is not approved any more', { status: 'IN_REVIEW' }, 'INVALID_STATE_TRANSITION'],
    ['was reviewed by the attester', { reviewedBy: 'attester' }, 'FOUR_EYES_REQUIRED'],
    ['says something else', { 'normalized.awardDate': '2001-01-01' }, 'CONFLICT'],
  ])('a record that meanwhile %s refuses all', async (_what, set, code) => {
    const { recordIds } = await planted(world, 200, { did });
    const { attestationId, signature } = await prepared(recordIds);
    const before = await leftOf();
    await change(recordIds[150]!, 'reviewedBy' in set ? { reviewedBy: personOf('attester', did) } : set);
    expect(await codeOf(sign(attestationId, signature))).toBe(code);
    expect(await leftOf()).toEqual(before);
    expect(await statusesOf(recordIds)).not.toContain('ATTESTED');
  });

  test('a record that is gone meanwhile refuses all', async () => {
    const { recordIds } = await planted(world, 2, { did });
    const { attestationId, signature } = await prepared(recordIds);
    await collection('intake_records').deleteOne({ _id: recordIds[1] as never });
    expect(await codeOf(sign(attestationId, signature))).toBe('NOT_FOUND');
    expect(await statusesOf(recordIds)).toEqual(['APPROVED']);
  });
});

describe('between preparing and signing', () => {
  /** The BYOK custodian hands over to another key. */
  const rotate = async (custodian: { did: string; signer: Signer }) => {
    const next = createSigner(randomSecret(32));
    const message = rotationMessage('custodian', custodian.did, 2, next.publicKey);
    await world.service.registry.keys.rotate(
      {
        did: custodian.did,
        newPublicKey: Buffer.from(next.publicKey).toString('base64'),
        oldKeySignature: Buffer.from(custodian.signer.sign(message)).toString('base64'),
      },
      as.unit(),
    );
    return next;
  };
  const aPreparation = async () => {
    const own = await registered(world, { mode: 'BYOK' });
    const context = as.custodian('Attester', { did: own.did, person: 'attester' });
    const { recordIds } = await planted(world, 200, { did: own.did });
    const { attestationId } = await prepare({ recordIds }, context);
    const found = await world.custodians.attestations.preparations.byId(attestationId);
    return { own, context, recordIds, attestationId, bytes: Buffer.from(statementOf(found!)) };
  };

  test('the key was rotated: the new one signs', async () => {
    const { own, context, recordIds, attestationId, bytes } = await aPreparation();
    const next = await rotate(own);
    expect(await codeOf(sign(attestationId, own.signer.sign(bytes), context))).toBe('SIGNATURE_INVALID');
    expect(await sign(attestationId, next.sign(bytes), context)).toMatchObject({ keyVersion: 2 });
    expect(await statusesOf(recordIds)).toEqual(['ATTESTED']);
  });

  test.each<[string, (own: Awaited<ReturnType<typeof registered>>) => Promise<unknown>, string]>([
    ['the key is rotated', rotate, 'SIGNATURE_INVALID'],
    [
      'the custodian is suspended',
      ({ did: theirs }) =>
        world.service.registry.custodians.setStatus({ did: theirs, status: 'SUSPENDED' }, as.unit()),
      'CUSTODIAN_NOT_ACTIVE',
    ],
  ])('%s while the records are moved: all of it is undone', async (_what, meanwhile, code) => {
    const { own, context, recordIds, attestationId, bytes } = await aPreparation();
    let commits = 0;
    const elsewhere = anotherProcess(async () => {
      commits += 1;
      // The draft, two parts, the attestation.
      if (commits === 4) await meanwhile(own);
    });
    const input = { attestationId, signature: own.signer.sign(bytes) };
    expect(await codeOf(elsewhere.sign(input, context))).toBe(code);
    expect(await statusesOf(recordIds)).toEqual(['APPROVED']);
    expect(await leftOf()).toMatchObject({ drafts: 0, preparations: 0 });
    expect(await collection('attestation_parts').countDocuments({ attestationId })).toBe(0);
  });

  test.each([1, 2, 3, 4])('killed at commit %i leaves nothing that anybody sees', async (diesAt) => {
    const { own, context, recordIds, attestationId, bytes } = await aPreparation();
    let commits = 0;
    const elsewhere = anotherProcess(() => {
      commits += 1;
      if (commits >= diesAt) throw new Error('killed');
    });
    const signature = own.signer.sign(bytes);
    expect(await codeOf(elsewhere.sign({ attestationId, signature }, context))).toBe('killed');
    expect((await world.service.attestations.list({}, context)).total).toBe(0);
    world.moveClock(3 * 60 * 1000);
    await world.custodians.attestations.upkeep();
    expect(await statusesOf(recordIds)).toEqual(['APPROVED']);
    expect(await leftOf()).toMatchObject({ drafts: 0 });
    // Before anything was begun it still waits; afterwards it is used up, and another one is prepared.
    expect(await codeOf(sign(attestationId, signature, context))).toBe(
      diesAt === 1 ? 'SUCCESS' : 'NOT_FOUND',
    );
    if (diesAt > 1) expect(await codeOf(prepare({ recordIds }, context))).toBe('SUCCESS');
  });
});

describe('who signs decides the road', () => {
  test('a custodian with its own key is sent to the two steps', async () => {
    const { recordIds } = await planted(world, 1, { did });
    const input = { recordIds, statementTemplate: TEMPLATE };
    await expect(world.service.attestations.attest(input, attester())).rejects.toMatchObject({
      code: 'BYOK_FIELDS_REQUIRED',
      message: expect.stringContaining('/attestations/prepare'),
      details: [{ field: 'signature', code: 'required', message: expect.any(String) }],
    });
    expect(await statusesOf(recordIds)).toEqual(['APPROVED']);
  });

  test('one whose key the platform holds prepares and sends nothing', async () => {
    const { recordIds } = await planted(world, 1);
    const context = attester({ did: CUSTODIAN_DIDS[0] });
    expect(await codeOf(prepare({ recordIds }, context))).toBe('NOT_BYOK');
    expect(await codeOf(sign(newId(), Buffer.alloc(64), context))).toBe('NOT_BYOK');
  });

  test.each([
    ['Viewer', 'FORBIDDEN'],
    ['Reviewer', 'FORBIDDEN'],
    ['Attester', 'SUCCESS'],
    ['Admin', 'SUCCESS'],
  ] as const)('as %s', async (role, code) => {
    const { recordIds } = await planted(world, 1, { did });
    const context = as.custodian(role, { did, person: 'attester' });
    expect(await codeOf(prepare({ recordIds }, context))).toBe(code);
  });
});

/** The same on the same store with turns of its own, and something that happens before each of its commits. */
function anotherProcess(before: () => void | Promise<void> = () => undefined) {
  const { intake, attestations, signing } = world.custodians;
  const ledger = {
    ...world.ledger,
    async commit(...given: Parameters<typeof world.ledger.commit>) {
      await before();
      await world.ledger.commit(...given);
    },
  };
  const deps = {
    ...world.given,
    ...intake,
    ...attestations,
    keys: signing,
    ledger,
    move: intake.move,
    inTurn: createTurns(),
  };
  return createOwnKeyAttesting({ ...deps, building: createBuilding(deps) });
}

/** Little-endian numbers of 32 bytes. */
function plus(one: Uint8Array, otherHex: string): Buffer {
  const sum = Buffer.from(one);
  let carry = 0;
  for (const [at, byte] of Buffer.from(otherHex, 'hex').entries()) {
    carry += (sum[at] ?? 0) + byte;
    sum[at] = carry & 0xff;
    carry >>= 8;
  }
  return sum;
}
