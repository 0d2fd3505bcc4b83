import { createPublicKey, verify } from 'node:crypto';
import type { Context } from '../../../kernel/context.ts';
import { leafHashOf, rootFromPath } from '../../../kernel/crypto/merkle-tree.ts';
import { newId } from '../../../kernel/ids.ts';
import { examinedBy } from '../../../store/testing/examined.ts';
import { createTurns } from '../../../store/turns.ts';
import { as, CUSTODIAN_DIDS, type CustodiansWorld, openCustodiansWorld } from '../testing.ts';
import { createAttesting } from './attest-records.ts';
import { createBuilding } from './building.ts';
import type { InclusionProof } from './inclusion.ts';
import { anIssuance, attester, personOf, planted } from './testing.ts';

let world: CustodiansWorld;
const issuance = anIssuance();
beforeAll(async () => {
  world = await openCustodiansWorld();
  world.others.credentials = issuance.port;
});
afterAll(() => world.close());
beforeEach(() => issuance.on());

const attest = (input: object, context: Context = attester()) =>
  world.service.attestations.attest({ statementTemplate: 'TRANSCRIBED_FROM_ORIGINAL', ...input }, context);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'SUCCESS',
    ({ code }) => code,
  );
const recordsOf = async (recordIds: readonly string[]) => {
  const found = await world.custodians.intake.records.byIds(recordIds);
  return recordIds.map((id) => found.find(({ recordId }) => recordId === id)!);
};
const statusesOf = async (recordIds: readonly string[]) => [
  ...new Set((await recordsOf(recordIds)).map(({ status }) => status)),
];
const isProven = ({ leafHash, leafIndex, treeSize, root, auditPath }: InclusionProof) =>
  rootFromPath(Buffer.from(leafHash, 'hex'), {
    index: leafIndex,
    size: treeSize,
    path: auditPath.map((hash) => Buffer.from(hash, 'hex')),
  })?.toString('hex') === root;

async function isSigned(statement: string, signature: string): Promise<boolean> {
  const key = await world.connection.collection('custodian_keys').findOne({ did: CUSTODIAN_DIDS[0] });
  const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), key?.['publicKey'].buffer]);
  return verify(
    null,
    Buffer.from(statement),
    createPublicKey({ key: spki, format: 'der', type: 'spki' }),
    Buffer.from(signature, 'base64'),
  );
}

describe('attesting', () => {
  test('signs the root over the rows and moves every record', async () => {
    const { intakeId, recordIds } = await planted(world, 300);
    const attestation = await attest({ recordIds });
    expect(attestation).toMatchObject({
      statementTemplate: 'TRANSCRIBED_FROM_ORIGINAL',
      statementVersion: 1,
      attesterId: personOf('attester'),
      recordCount: 300,
      issuedCount: 0,
      status: 'VALID',
      keyVersion: 1,
    });
    expect(attestation.partRoots).toHaveLength(3);
    for (const record of await recordsOf(recordIds))
      expect(record).toMatchObject({ status: 'ATTESTED', attestationId: attestation.attestationId });
    expect((await world.custodians.intake.batches.byId(intakeId))?.counts).toMatchObject({
      approved: 300,
      attested: 300,
      issued: 0,
    });
    expect(await world.told(attestation.attestationId)).toMatchObject([
      { action: 'attestation.begun' },
      { action: 'attestation.signed', newState: 'VALID' },
    ]);
    expect(await world.told(recordIds[7]!)).toEqual([
      expect.objectContaining({ action: 'intake_record.attested', newState: 'ATTESTED' }),
    ]);
  });

  test('takes those of a batch that are approved, row by row', async () => {
    const { intakeId, recordIds } = await planted(world, 5);
    await world.connection
      .collection('intake_records')
      .updateOne({ _id: recordIds[2] as never }, { $set: { status: 'REJECTED' } });
    const { attestationId, recordCount } = await attest({ intakeId });
    expect(recordCount).toBe(4);
    const { items } = await world.service.attestations.rows({ attestationId }, attester());
    expect(items.map(({ recordId }) => recordId)).toEqual(recordIds.filter((_, at) => at !== 2));
    expect(await codeOf(attest({ intakeId }))).toBe('INVALID_STATE_TRANSITION');
  });

  test.each([
    ['who has sent them', 'uploader'],
    ['who has reviewed them', 'reviewer'],
  ])('by somebody %s is refused, with the records named, and nothing changes', async (_who, person) => {
    const [ours, others] = [
      await planted(world, 2),
      await planted(world, 1, { uploader: 'x', reviewer: 'y' }),
    ];
    const recordIds = [...others.recordIds, ...ours.recordIds];
    await expect(attest({ recordIds }, attester({ person }))).rejects.toMatchObject({
      code: 'FOUR_EYES_REQUIRED',
      details: ours.recordIds.map((id) => expect.objectContaining({ field: `recordIds.${id}` })),
    });
    expect(await statusesOf(recordIds)).toEqual(['APPROVED']);
  });

  test('of records whose sender has reviewed them is refused', async () => {
    const { recordIds } = await planted(world, 1, { uploader: 'same', reviewer: 'same' });
    expect(await codeOf(attest({ recordIds }))).toBe('FOUR_EYES_REQUIRED');
  });

  /** Attests with another process that does something while the signature is made, or that dies at a commit. */
  const attestElsewhere = (given: { meanwhile?: () => Promise<unknown>; diesAt?: number }) => {
    const { intake, attestations } = world.custodians;
    let commits = 0;
    const ledger = {
      ...world.ledger,
      async commit(...change: Parameters<typeof world.ledger.commit>) {
        commits += 1;
        if (given.diesAt !== undefined && commits >= given.diesAt) throw new Error('killed');
        await world.ledger.commit(...change);
      },
    };
    const deps = {
      ...world.given,
      ...intake,
      ...attestations,
      ledger,
      move: intake.move,
      inTurn: createTurns(),
    };
    return createAttesting({
      ...deps,
      building: createBuilding(deps),
      keys: {
        ...world.custodians.signing,
        async sign() {
          await given.meanwhile?.();
          return { signature: Buffer.alloc(64), keyVersion: 1, verificationMethod: 'x' };
        },
      },
    });
  };
  const leftOf = async () => ({
    parts: await world.connection.collection('attestation_parts').countDocuments({}),
    drafts: await world.connection.collection('attestation_drafts').countDocuments({}),
  });

  test('a change of any record that comes between undoes all of it', async () => {
    const { recordIds } = await planted(world, 300);
    const before = await leftOf();
    const slowly = attestElsewhere({
      meanwhile: () =>
        world.connection
          .collection('intake_records')
          .updateOne(
            { _id: recordIds[270] as never },
            { $set: { reviewedBy: personOf('attester') }, $inc: { rowVersion: 1 } },
          ),
    });
    await expect(slowly({ recordIds, statementTemplate: 'HELD_BY_LAW' }, attester())).rejects.toMatchObject({
      code: 'FOUR_EYES_REQUIRED',
      details: [expect.objectContaining({ field: `recordIds.${recordIds[270]}` })],
    });
    expect(await statusesOf(recordIds)).toEqual(['APPROVED']);
    expect(await leftOf()).toEqual(before);
    expect((await recordsOf(recordIds)).some(({ attestationId }) => attestationId !== undefined)).toBe(false);
  });

  // The draft, three parts, the attestation.
  test.each([1, 2, 3, 4, 5])(
    'killed at commit %i leaves nothing that anybody sees, and is undone',
    async (diesAt) => {
      const { recordIds, intakeId } = await planted(world, 300);
      const before = await leftOf();
      const { total } = await world.service.attestations.list({}, attester());
      const input = { recordIds, statementTemplate: 'HELD_BY_LAW' };
      await expect(attestElsewhere({ diesAt })(input, attester())).rejects.toThrow('killed');
      expect((await world.service.attestations.list({}, attester())).total).toBe(total);
      await world.custodians.attestations.upkeep();
      if (diesAt > 2) expect(await statusesOf(recordIds)).toContain('ATTESTED');
      world.moveClock(3 * 60 * 1000);
      await world.custodians.attestations.upkeep();
      expect(await statusesOf(recordIds)).toEqual(['APPROVED']);
      expect(await leftOf()).toEqual(before);
      expect((await world.custodians.intake.batches.byId(intakeId))?.counts.attested).toBe(0);
      expect((await attest({ recordIds })).recordCount).toBe(300);
    },
  );

  test('two at once: one of them attests', async () => {
    const { recordIds } = await planted(world, 20);
    const both = await Promise.all([
      codeOf(attest({ recordIds })),
      codeOf(attest({ recordIds }, attester({ person: 'another' }))),
    ]);
    expect(both.sort()).toEqual(['INVALID_STATE_TRANSITION', 'SUCCESS']);
    expect(
      await world.connection.collection('attestation_parts').countDocuments({ recordIds: recordIds[0] }),
    ).toBe(1);
  });

  test('repeated under one key answers with the first', async () => {
    const { recordIds } = await planted(world, 2);
    const context = () => ({ ...attester(), idempotencyKey: 'once' });
    const first = await attest({ recordIds }, context());
    expect((await attest({ recordIds }, context())).attestationId).toBe(first.attestationId);
  });

  test.each<[string, object, string]>([
    ['nothing', {}, 'VALIDATION_FAILED'],
    ['both', { recordIds: [newId()], intakeId: newId() }, 'VALIDATION_FAILED'],
    ['no records', { recordIds: [] }, 'VALIDATION_FAILED'],
    ['10,001 records', { recordIds: Array.from({ length: 10_001 }, newId) }, 'VALIDATION_FAILED'],
    ['a record twice', { recordIds: Array(2).fill(newId()) }, 'VALIDATION_FAILED'],
    ['an id that is none', { recordIds: ['x'] }, 'VALIDATION_FAILED'],
    ['an unknown record', { recordIds: [newId()] }, 'NOT_FOUND'],
    ['an unknown batch', { intakeId: newId() }, 'NOT_FOUND'],
    ['another template', { recordIds: [newId()], statementTemplate: 'TRUST_ME' }, 'VALIDATION_FAILED'],
    ['no template', { recordIds: [newId()], statementTemplate: undefined }, 'VALIDATION_FAILED'],
    ['an unknown field', { recordIds: [newId()], custodianId: newId() }, 'VALIDATION_FAILED'],
  ])('refuses %s', async (_what, input, code) => {
    expect(await codeOf(attest(input))).toBe(code);
  });

  test('refuses records of others as it refuses unknown ones', async () => {
    const { recordIds, intakeId } = await planted(world, 1, { did: CUSTODIAN_DIDS[1] });
    const messageOf = (input: object) => attest(input).catch(({ code, message }) => [code, message]);
    expect(await messageOf({ recordIds })).toEqual(await messageOf({ recordIds: [newId()] }));
    expect(await messageOf({ intakeId })).toEqual(await messageOf({ intakeId: newId() }));
  });

  test.each([
    ['Viewer', 'FORBIDDEN'],
    ['Reviewer', 'FORBIDDEN'],
    ['Attester', 'SUCCESS'],
    ['Admin', 'SUCCESS'],
  ] as const)('as %s', async (role, code) => {
    const { recordIds } = await planted(world, 1);
    const context = as.custodian(role, { person: 'attester' });
    expect(await codeOf(attest({ recordIds }, context))).toBe(code);
  });

  test('a custodian that is suspended does not', async () => {
    const context = as.custodian('Attester', { person: 'attester', status: 'SUSPENDED' });
    expect(await codeOf(attest({ recordIds: [newId()] }, context))).toBe('CUSTODIAN_NOT_ACTIVE');
  });
});

describe('proofs', () => {
  let recordIds: readonly string[];
  let attestationId: string;
  beforeAll(async () => {
    ({ recordIds } = await planted(world, 300));
    ({ attestationId } = await attest({ recordIds }));
  });
  const proof = (given: object) => world.service.attestations.proof({ attestationId, ...given }, as.nobody());

  test('of any row lead to the root that the custodian signed', async () => {
    for (const at of [0, 1, 127, 128, 255, 256, 299]) {
      const found = await proof({ recordId: recordIds[at] });
      expect(found).toMatchObject({ leafIndex: at, treeSize: 300 });
      expect(isProven(found)).toBe(true);
      const statement = JSON.parse(found.statement);
      expect(statement).toMatchObject({
        custodian: CUSTODIAN_DIDS[0],
        attestation_id: attestationId,
        root: found.root,
        tree_size: 300,
        statement_template: 'TRANSCRIBED_FROM_ORIGINAL',
      });
      expect(await isSigned(found.statement, found.attestation.signature)).toBe(true);
      expect(await proof({ leafHash: found.leafHash })).toEqual(found);
    }
  });

  test('are of the row that the custodian sees, whose text hashes to the leaf', async () => {
    const { items, total } = await world.service.attestations.rows(
      { attestationId, offset: 126, first: 4 },
      attester(),
    );
    expect(total).toBe(300);
    expect(items.map(({ leafIndex }) => leafIndex)).toEqual([126, 127, 128, 129]);
    for (const { leafHash, rowJson, row, recordId } of items) {
      expect(leafHashOf(rowJson!).toString('hex')).toBe(leafHash);
      expect((await proof({ recordId })).leafHash).toBe(leafHash);
      expect(row).toMatchObject({
        record_id: recordId,
        record_kind: 'CREDENTIAL',
        source: { name: 'Old College' },
      });
      expect(rowJson).not.toMatch(/example\.org|z6MkGraduate/);
    }
    expect(items[0]!.row).toMatchObject({
      values: {
        holder_name: 'Graduate 126',
        credential_type: 'Diploma',
        award_date: '1999-06-30',
        claims: { house: 'Blue' },
      },
    });
  });

  test('of equal rows differ, since each has a salt of its own', async () => {
    const same = await planted(world, 2, { values: () => ({ holderName: 'One', awardDate: '1999-01-01' }) });
    const made = await attest({ recordIds: same.recordIds });
    const { items } = await world.service.attestations.rows(
      { attestationId: made.attestationId },
      attester(),
    );
    expect(new Set(items.map(({ salt }) => salt)).size).toBe(2);
    expect(items.every(({ salt }) => Buffer.from(salt, 'base64url').length === 16)).toBe(true);
  });

  test('stay when the record is gone or says something else', async () => {
    const own = await planted(world, 3);
    const made = await attest({ recordIds: own.recordIds });
    const records = world.connection.collection('intake_records');
    await records.deleteOne({ _id: own.recordIds[0] as never });
    await records.updateOne({ _id: own.recordIds[1] as never }, { $set: { 'normalized.holderName': 'X' } });
    const { items } = await world.service.attestations.rows(
      { attestationId: made.attestationId },
      attester(),
    );
    expect(items.map(({ row }) => row === undefined)).toEqual([true, true, false]);
    for (const recordId of own.recordIds)
      expect(
        isProven(
          await world.service.attestations.proof(
            { attestationId: made.attestationId, recordId },
            as.nobody(),
          ),
        ),
      ).toBe(true);
  });

  test('read the attestation and one part of it', async () => {
    for (const given of [
      { recordId: recordIds[250] },
      { leafHash: (await proof({ recordId: recordIds[3] })).leafHash },
    ]) {
      const { examined } = await examinedBy(world.connection, () => proof(given));
      expect(examined).toBeLessThanOrEqual(2);
    }
  });

  test.each<[string, () => object, string]>([
    ['an unknown attestation', () => ({ attestationId: newId(), recordId: recordIds[0] }), 'NOT_FOUND'],
    ['a record of another one', () => ({ recordId: newId() }), 'NOT_FOUND'],
    ['an unknown leaf', () => ({ leafHash: 'a'.repeat(64) }), 'NOT_FOUND'],
    ['neither', () => ({}), 'VALIDATION_FAILED'],
    ['both', () => ({ recordId: recordIds[0], leafHash: 'a'.repeat(64) }), 'VALIDATION_FAILED'],
    ['a hash in capitals', () => ({ leafHash: 'A'.repeat(64) }), 'VALIDATION_FAILED'],
    ['an operator', () => ({ recordId: { $ne: null } }), 'VALIDATION_FAILED'],
  ])('refuse %s', async (_what, given, code) => {
    expect(await codeOf(proof(given()))).toBe(code);
  });
});

describe('lists', () => {
  test('are the custodian’s own, for every role, by an index', async () => {
    world.moveClock(1000);
    const { recordIds } = await planted(world, 1);
    const { attestationId } = await attest({ recordIds });
    for (const role of ['Viewer', 'Reviewer', 'Attester', 'Admin'] as const) {
      const context = as.custodian(role);
      const { items } = await world.service.attestations.list({ first: 1 }, context);
      expect(items.map((one) => one.attestationId)).toEqual([attestationId]);
      expect(await world.service.attestations.byId({ attestationId }, context)).toEqual(items[0]);
    }
    const theirs = as.custodian('Admin', { did: CUSTODIAN_DIDS[1] });
    expect((await world.service.attestations.list({}, theirs)).items).toEqual([]);
    for (const work of ['byId', 'rows', 'issued'] as const)
      expect(
        await codeOf(world.service.attestations[work]({ attestationId }, theirs) as Promise<unknown>),
      ).toBe('NOT_FOUND');
    expect(await codeOf(world.service.attestations.list({}, as.nobody()))).toBe('UNAUTHENTICATED');
    const { examined } = await examinedBy(world.connection, () =>
      world.service.attestations.list({ first: 2, filter: { status: 'VALID' } }, as.custodian()),
    );
    expect(examined).toBeLessThanOrEqual(2);
  });
});

describe('withdrawing', () => {
  const withdraw = (
    attestationId: string,
    context: Context = attester(),
    reason = 'The ledger was of another school.',
  ) => world.service.attestations.withdraw({ attestationId, reason }, context);

  test('frees what was not issued, revokes nothing, and lists what was issued', async () => {
    const { recordIds, intakeId } = await planted(world, 4);
    const { attestationId } = await attest({ recordIds });
    await world.service.attestations.issue(
      { attestationId, credentialType: 'ArchivedRecord', limit: 2 },
      attester(),
    );
    expect(await withdraw(attestationId)).toMatchObject({
      status: 'WITHDRAWN',
      withdrawnBy: personOf('attester'),
      withdrawalReason: 'The ledger was of another school.',
    });
    expect((await recordsOf(recordIds)).map(({ status }) => status)).toEqual([
      'ISSUED',
      'ISSUED',
      'APPROVED',
      'APPROVED',
    ]);
    expect((await world.custodians.intake.batches.byId(intakeId))?.counts).toMatchObject({
      attested: 2,
      issued: 2,
    });
    const { items } = await world.service.attestations.issued({ attestationId }, attester());
    expect(items.map(({ recordId }) => recordId)).toEqual(recordIds.slice(0, 2));
    const proof = await world.service.attestations.proof(
      { attestationId, recordId: recordIds[3] },
      as.nobody(),
    );
    expect([proof.attestation.status, isProven(proof)]).toEqual(['WITHDRAWN', true]);
    expect(await codeOf(withdraw(attestationId))).toBe('INVALID_STATE_TRANSITION');
    const issue = { attestationId, credentialType: 'ArchivedRecord' };
    expect(await codeOf(world.service.attestations.issue(issue, attester()))).toBe(
      'INVALID_STATE_TRANSITION',
    );
    // What is free is vouched for again.
    expect((await attest({ recordIds: recordIds.slice(2) })).recordCount).toBe(2);
  });

  test('finds what was issued by a request that was cut off', async () => {
    const { recordIds } = await planted(world, 3);
    const { attestationId } = await attest({ recordIds });
    issuance.on({
      after: () => {
        throw new Error('killed');
      },
    });
    await expect(
      world.service.attestations.issue(
        { attestationId, credentialType: 'ArchivedRecord', limit: 2 },
        attester(),
      ),
    ).rejects.toThrow('killed');
    expect(await statusesOf(recordIds)).toEqual(['ATTESTED']);
    await withdraw(attestationId);
    expect((await recordsOf(recordIds)).map(({ status }) => status)).toEqual([
      'ISSUED',
      'ISSUED',
      'APPROVED',
    ]);
  });

  test('killed on the way stands, and the rest is given back later', async () => {
    const { recordIds } = await planted(world, 200);
    const { attestationId } = await attest({ recordIds });
    const { attestations } = world.custodians;
    const before = await attestations.attestations.byId(attestationId);
    await world.ledger.commit(attester(), {
      writes: [
        attestations.attestations.updateWrite(before!, { status: 'WITHDRAWN', isFreeing: true }, world.now()),
      ],
      audit: [],
    });
    await attestations.upkeep();
    expect(await statusesOf(recordIds)).toEqual(['APPROVED']);
    expect((await attestations.attestations.byId(attestationId))?.isFreeing).toBeUndefined();
  });

  test.each([
    ['Viewer', 'FORBIDDEN'],
    ['Reviewer', 'FORBIDDEN'],
    ['Attester', 'SUCCESS'],
    ['Admin', 'SUCCESS'],
  ] as const)('as %s', async (role, code) => {
    const { recordIds } = await planted(world, 1);
    const { attestationId } = await attest({ recordIds });
    expect(await codeOf(withdraw(attestationId, as.custodian(role)))).toBe(code);
    expect(await codeOf(withdraw(attestationId, attester({ did: CUSTODIAN_DIDS[1] })))).toBe('NOT_FOUND');
  });

  test('takes a reason', async () => {
    expect(await codeOf(withdraw(newId(), attester(), 'x'))).toBe('VALIDATION_FAILED');
  });
});
