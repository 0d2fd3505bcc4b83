import type { Context } from '../../../kernel/context.ts';
import { canonicalize } from '../../../kernel/crypto/canonical-json.ts';
import { leafHashOf } from '../../../kernel/crypto/merkle-tree.ts';
import { newId } from '../../../kernel/ids.ts';
import { examinedBy } from '../../../store/testing/examined.ts';
import { as, CUSTODIAN_DIDS, type CustodiansWorld, openCustodiansWorld } from '../testing.ts';
import { credentialIdOf } from './issued-records.ts';
import { anIssuance, attester, planted } from './testing.ts';

let world: CustodiansWorld;
const issuance = anIssuance();
beforeAll(async () => {
  world = await openCustodiansWorld();
  world.others.credentials = issuance.port;
});
afterAll(() => world.close());
beforeEach(() => issuance.on());

const TYPE = 'ArchivedRecordCredential';
const attested = async (count: number, given: Parameters<typeof planted>[2] = {}) => {
  const { recordIds, intakeId } = await planted(world, count, given);
  const input = { recordIds, statementTemplate: 'VERIFIED_WITH_SOURCE' };
  const { attestationId } = await world.service.attestations.attest(input, attester());
  return { recordIds, intakeId, attestationId };
};
const issue = (attestationId: string, given: object = {}, context: Context = attester()) =>
  world.service.attestations.issue({ attestationId, credentialType: TYPE, ...given }, context);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'SUCCESS',
    ({ code, message }) => code ?? message,
  );
const recordsOf = async (recordIds: readonly string[]) => {
  const found = await world.custodians.intake.records.byIds(recordIds);
  return recordIds.map((id) => found.find(({ recordId }) => recordId === id)!);
};
const setHolder = (recordId: string, holderDid: string, context: Context = attester()) =>
  world.service.attestations.setHolder({ recordId, holderDid }, context);

describe('issuing', () => {
  test('makes a credential of each record, which states its row and where it stands', async () => {
    const { recordIds, intakeId, attestationId } = await attested(3);
    const { attestation, results, next } = await issue(attestationId);
    expect(next).toBeUndefined();
    expect(attestation).toMatchObject({ issuedCount: 3, issuance: { credentialType: TYPE } });
    expect(results).toEqual(
      recordIds.map((recordId, leafIndex) => ({
        recordId,
        leafIndex,
        operationStatus: 'ISSUED',
        credentialId: credentialIdOf(recordId),
      })),
    );
    for (const record of await recordsOf(recordIds))
      expect(record).toMatchObject({ status: 'ISSUED', credentialId: credentialIdOf(record.recordId) });
    expect((await world.custodians.intake.batches.byId(intakeId))?.counts).toMatchObject({
      attested: 3,
      issued: 3,
    });
    expect((await world.told(recordIds[1]!)).map(({ action }) => action)).toEqual([
      'intake_record.attested',
      'intake_record.issued',
    ]);

    const { holderDid, credentialData } = issuance.issued.get(credentialIdOf(recordIds[1]!))!;
    expect(holderDid).toBe('did:key:z6MkGraduate1');
    expect(credentialData).toMatchObject({
      name: 'Graduate 1',
      award: 'Diploma',
      awardedOn: '1999-06-30',
      house: 'Blue',
      recordsOf: 'Old College',
      attestation: {
        id: attestationId,
        statementTemplate: 'VERIFIED_WITH_SOURCE',
        statementVersion: 1,
        statement: expect.stringContaining('has asked the organization that made each of these records'),
        leafIndex: 1,
        treeSize: 3,
        root: attestation.payloadHash,
      },
    });
    const { row } = credentialData['attestation'] as { row: object };
    const leafHash = leafHashOf(canonicalize(row)).toString('hex');
    expect(await world.service.attestations.proof({ attestationId, leafHash }, as.nobody())).toMatchObject({
      leafIndex: 1,
    });
  });

  test.each<[Parameters<typeof planted>[2] & object, object]>([
    [
      {
        recordKind: 'LICENCE',
        values: () => ({
          holderName: 'Ann',
          holderDid: 'did:key:z6MkA',
          licenceNumber: 'L7',
          awardDate: '2001-01-01',
        }),
      },
      { name: 'Ann', licenceNumber: 'L7', grantedOn: '2001-01-01' },
    ],
    [
      {
        recordKind: 'OUTCOME',
        values: () => ({
          givenName: 'Ann',
          familyName: 'Bell',
          holderDid: 'did:key:z6MkA',
          entryCode: 'MA1',
          result: '81',
        }),
      },
      { name: 'Ann Bell', entryCode: 'MA1', result: '81' },
    ],
    [
      {
        recordKind: 'WORKFORCE',
        values: () => ({
          holderName: 'Ann',
          holderDid: 'did:key:z6MkA',
          employeeRef: 'E1',
          jobRole: 'Nurse',
        }),
      },
      { name: 'Ann', employeeReference: 'E1', jobRole: 'Nurse' },
    ],
    [
      {
        values: () => ({
          holderName: 'Ann',
          holderDid: 'did:key:z6MkA',
          claims: { name: 'Eve', id: 'did:x:y', attestation: 'x', award: 'PhD' },
        }),
      },
      { name: 'Ann', attestation: expect.objectContaining({ type: 'CustodianAttestation' }) },
    ],
  ])('says what its kind of record says', async (given, claims) => {
    const { recordIds, attestationId } = await attested(1, given);
    await issue(attestationId);
    const { credentialData } = issuance.issued.get(credentialIdOf(recordIds[0]!))!;
    expect(credentialData).toMatchObject(claims);
    expect(credentialData).not.toHaveProperty('id');
  });

  test('goes on portion by portion to the end', async () => {
    const { recordIds, attestationId } = await attested(300);
    const sizes = [];
    for (let after: number | undefined; ; ) {
      const { results, next } = await issue(attestationId, {
        limit: 130,
        ...(after !== undefined && { after }),
      });
      sizes.push(results.length);
      if (next === undefined) break;
      after = next;
    }
    expect(sizes).toEqual([130, 130, 40]);
    expect(new Set((await recordsOf(recordIds)).map(({ status }) => status))).toEqual(new Set(['ISSUED']));
  });

  test('reads the leaves of its portion alone', async () => {
    const { attestationId } = await attested(400);
    await issue(attestationId, { limit: 1 });
    const { examined } = await examinedBy(world.connection, async () =>
      issue(attestationId, { after: 200, limit: 10 }),
    );
    // Ten records, twice; one part; the attestation and the batch.
    expect(examined).toBeLessThanOrEqual(30);
  });

  test('leaves out who has no holder until one is named, and tells what is refused', async () => {
    const { recordIds, attestationId } = await attested(3, {
      values: (at) =>
        [
          { holderName: 'Ann', awardDate: '2001-01-01' },
          { awardDate: '2001-01-01', holderDid: 'did:key:z6MkB' },
          { holderName: 'Cy', holderDid: 'did:key:z6MkC' },
        ][at]!,
    });
    const { results, attestation } = await issue(attestationId);
    expect(results).toEqual([
      expect.objectContaining({ operationStatus: 'SKIPPED', message: expect.stringMatching(/holder/) }),
      expect.objectContaining({ operationStatus: 'FAILED', error: 'VALIDATION_FAILED' }),
      expect.objectContaining({ operationStatus: 'ISSUED' }),
    ]);
    expect(attestation.issuedCount).toBe(1);

    expect(await setHolder(recordIds[0]!, 'did:key:z6MkAnn')).toMatchObject({ holderDid: 'did:key:z6MkAnn' });
    expect((await world.told(recordIds[0]!)).at(-1)).toMatchObject({ action: 'intake_record.holder_named' });
    expect((await issue(attestationId)).results).toMatchObject([
      { operationStatus: 'ISSUED' },
      { operationStatus: 'FAILED' },
    ]);
    expect(issuance.issued.get(credentialIdOf(recordIds[0]!))?.holderDid).toBe('did:key:z6MkAnn');
    expect(await codeOf(setHolder(recordIds[0]!, 'did:key:z6MkBob'))).toBe('INVALID_STATE_TRANSITION');
  });

  test('killed at any record and on again, each has one credential', async () => {
    const { recordIds, attestationId } = await attested(12);
    const before = issuance.issued.size;
    for (const at of [0, 3, 1, 2]) {
      issuance.on({
        before(number) {
          if (number === at) throw new Error('killed');
        },
      });
      expect(await codeOf(issue(attestationId))).toBe('killed');
    }
    // After all were issued and before it was written down.
    issuance.on({
      after() {
        throw new Error('killed');
      },
    });
    expect(await codeOf(issue(attestationId))).toBe('killed');
    expect(issuance.issued.size - before).toBe(12);
    const calls = issuance.calls();
    issuance.on();
    const { results, attestation } = await issue(attestationId);
    expect(results.every(({ operationStatus }) => operationStatus === 'ISSUED')).toBe(true);
    expect([attestation.issuedCount, issuance.calls()]).toEqual([12, calls]);
    expect(issuance.issued.size - before).toBe(12);
    expect((await recordsOf(recordIds)).every(({ status }) => status === 'ISSUED')).toBe(true);
  });

  test('several at once and repeated: each record is issued once', async () => {
    const { attestationId } = await attested(40);
    const before = issuance.issued.size;
    const all = await Promise.all([issue(attestationId), issue(attestationId), issue(attestationId)]);
    expect(all.map(({ results }) => results.length).sort((a, b) => a - b)).toEqual([0, 0, 40]);
    expect(issuance.issued.size - before).toBe(40);
    expect((await issue(attestationId)).attestation.issuedCount).toBe(40);
  });

  test('keeps to the terms of the first request', async () => {
    const { attestationId } = await attested(1);
    const expirationTimestamp = world.now().getTime() + 1000;
    await issue(attestationId, { expirationTimestamp });
    expect(await codeOf(issue(attestationId, { expirationTimestamp }))).toBe('SUCCESS');
    expect(await codeOf(issue(attestationId))).toBe('CONFLICT');
    expect(await codeOf(issue(attestationId, { expirationTimestamp, credentialType: 'Other' }))).toBe(
      'CONFLICT',
    );
  });

  test.each<[string, object, string]>([
    ['an unknown attestation', { attestationId: newId() }, 'NOT_FOUND'],
    ['two words', { credentialType: 'two words' }, 'VALIDATION_FAILED'],
    ['no type', { credentialType: undefined }, 'VALIDATION_FAILED'],
    ['an expiration that has come', { expirationTimestamp: 1 }, 'VALIDATION_FAILED'],
    ['501 records', { limit: 501 }, 'VALIDATION_FAILED'],
    ['none', { limit: 0 }, 'VALIDATION_FAILED'],
    ['a leaf before the first', { after: -2 }, 'VALIDATION_FAILED'],
    ['half a leaf', { after: 0.5 }, 'VALIDATION_FAILED'],
    ['an unknown field', { custodianDid: CUSTODIAN_DIDS[1] }, 'VALIDATION_FAILED'],
  ])('refuses %s', async (_what, given, code) => {
    const { attestationId } = await attested(1);
    expect(await codeOf(issue(attestationId, given))).toBe(code);
  });

  test.each([
    ['Viewer', 'FORBIDDEN'],
    ['Reviewer', 'FORBIDDEN'],
    ['Attester', 'SUCCESS'],
    ['Admin', 'SUCCESS'],
  ] as const)('as %s', async (role, code) => {
    const { attestationId, recordIds } = await attested(1, { values: () => ({ holderName: 'Ann' }) });
    expect(await codeOf(setHolder(recordIds[0]!, 'did:key:z6MkA', as.custodian(role)))).toBe(code);
    expect(await codeOf(issue(attestationId, {}, as.custodian(role)))).toBe(code);
    const theirs = as.custodian('Admin', { did: CUSTODIAN_DIDS[1] });
    expect(await codeOf(issue(attestationId, {}, theirs))).toBe('NOT_FOUND');
    expect(await codeOf(setHolder(recordIds[0]!, 'did:key:z6MkA', theirs))).toBe('NOT_FOUND');
  });
});

describe('naming a holder', () => {
  test('a record that says it itself keeps it', async () => {
    const { recordIds } = await attested(1);
    expect(await codeOf(setHolder(recordIds[0]!, 'did:key:z6MkOther'))).toBe('CONFLICT');
    expect(await codeOf(setHolder(recordIds[0]!, 'did:key:z6MkGraduate0'))).toBe('SUCCESS');
  });

  test.each<[string, () => Promise<[string, string]>, string]>([
    [
      'an approved record',
      async () => [(await planted(world, 1)).recordIds[0]!, 'did:key:z6MkA'],
      'INVALID_STATE_TRANSITION',
    ],
    ['an unknown record', async () => [newId(), 'did:key:z6MkA'], 'NOT_FOUND'],
    ['no DID', async () => [newId(), 'Ann'], 'VALIDATION_FAILED'],
  ])('refuses %s', async (_what, given, code) => {
    const [recordId, holderDid] = await given();
    expect(await codeOf(setHolder(recordId, holderDid))).toBe(code);
  });

  test('sees the version that was read', async () => {
    const { recordIds } = await attested(1, { values: () => ({ holderName: 'Ann' }) });
    expect(
      await codeOf(setHolder(recordIds[0]!, 'did:key:z6MkA', { ...attester(), expectedRowVersion: 1 })),
    ).toBe('ROW_VERSION_MISMATCH');
  });
});

test('the doors of GraphQL lead there', async () => {
  const { intakeId, recordIds } = await planted(world, 2);
  const { data } = await world.graphql(
    `mutation ($input: AttestRecordsInput!) { attestRecords(input: $input) {
      attestation { attestationId statement statementText signature recordCount status issuance { credentialType } } } }`,
    { input: { intakeId, statementTemplate: 'HELD_BY_LAW' } },
    attester(),
  );
  const { attestationId: id, ...made } = data.attestRecords.attestation;
  expect(made).toMatchObject({ recordCount: 2, status: 'VALID', issuance: null });
  expect(JSON.parse(made.statement).statement).toBe(made.statementText);
  const issued = await world.graphql(
    `mutation ($input: IssueFromAttestationInput!) { issueFromAttestation(input: $input) {
      results { recordId operationStatus credentialId } next attestation { issuedCount } } }`,
    { input: { attestationId: id, credentialType: TYPE, limit: 1 } },
    attester(),
  );
  expect(issued.data.issueFromAttestation).toMatchObject({ next: 0, attestation: { issuedCount: 1 } });
  const read = await world.graphql(
    `query ($id: ID!) { attestation(id: $id) { attesterId } attestations { totalCount nodes { attestationId } }
      attestationRows(id: $id) { nodes { leafIndex row rowJson record { status } } }
      attestationIssued(id: $id) { nodes { recordId status } } }`,
    { id },
    attester(),
  );
  expect(read.code).toBeUndefined();
  expect(read.data.attestationIssued.nodes).toEqual([{ recordId: recordIds[0], status: 'ISSUED' }]);
  expect(read.data.attestationRows.nodes).toMatchObject([{ leafIndex: 0 }, { leafIndex: 1 }]);
  const proof = await world.graphql(
    'query ($id: ID!, $recordId: ID) { attestationProof(attestationId: $id, recordId: $recordId) { auditPath signature status } }',
    { id, recordId: recordIds[1] },
    as.nobody(),
  );
  expect(proof.data.attestationProof).toMatchObject({ status: 'VALID', signature: made.signature });
  const withdrawn = await world.graphql(
    'mutation ($input: WithdrawAttestationInput!) { withdrawAttestation(input: $input) { attestation { status } } }',
    { input: { attestationId: id, reason: 'Wrong ledger.' } },
    attester(),
  );
  expect(withdrawn.data.withdrawAttestation.attestation.status).toBe('WITHDRAWN');
});
