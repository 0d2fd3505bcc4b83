import type { Context } from '../../../kernel/context.ts';
import { createSigner, type Signer } from '../../../kernel/crypto/ed25519.ts';
import { newId, randomSecret } from '../../../kernel/ids.ts';
import { registered } from '../registry/testing.ts';
import { as, CUSTODIAN_DIDS, type CustodiansWorld, openCustodiansWorld } from '../testing.ts';
import { statementOf } from './attestation.ts';
import { credentialIdOf } from './issued-records.ts';
import { anIssuance, planted } from './testing.ts';

const TYPE = 'ArchivedRecordCredential';
const HOUR = 60 * 60 * 1000;
let world: CustodiansWorld;
let did: string;
let signer: Signer;
const issuance = anIssuance();
beforeAll(async () => {
  world = await openCustodiansWorld();
  world.others.credentials = issuance.port;
  ({ did, signer } = await registered(world, { mode: 'BYOK' }));
  issuance.proves(signer.publicKey);
});
afterAll(() => world.close());
beforeEach(() => issuance.on());

const attester = (given: Parameters<typeof as.custodian>[1] = {}) =>
  as.custodian('Attester', { did, person: 'attester', ...given });
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'SUCCESS',
    ({ code, message }) => code ?? message,
  );

async function attested(count: number, given: Parameters<typeof planted>[2] = {}) {
  const { recordIds } = await planted(world, count, { did, ...given });
  const input = { recordIds, statementTemplate: 'HELD_BY_LAW' };
  const prepared = await world.service.attestations.prepare(input, attester());
  const { attestationId } = prepared;
  const signature = signer.sign(Buffer.from(statementOf(prepared)));
  await world.service.attestations.sign({ attestationId, signature }, attester());
  return { recordIds, attestationId };
}
const prepareIssue = (attestationId: string, given: object = {}, context: Context = attester()) =>
  world.service.attestations.prepareIssue({ attestationId, credentialType: TYPE, ...given }, context);
type Prepared = Awaited<ReturnType<typeof prepareIssue>>;
const signatureOf = (bytes: Uint8Array | undefined, by: Signer = signer) =>
  Buffer.from(by.sign(bytes ?? Buffer.alloc(1))).toString('base64');
const signedOf = ({ keyId, issuanceTimestamp, proofCreatedTimestamp, results }: Prepared) => ({
  keyId,
  issuanceTimestamp,
  proofCreatedTimestamp,
  signatures: results
    .filter(({ operationStatus }) => operationStatus === 'TO_SIGN')
    .map(({ recordId, bytesToSign }) => ({ recordId, signature: signatureOf(bytesToSign) })),
});
const issue = (attestationId: string, given: object, context: Context = attester()) =>
  world.service.attestations.issue({ attestationId, credentialType: TYPE, ...given }, context);
const statusesOf = async (recordIds: readonly string[]) =>
  (await world.custodians.intake.records.byIds(recordIds)).map(({ status }) => status);

describe('preparing', () => {
  test('tells the bytes of each credential under the id that it will have', async () => {
    const { recordIds, attestationId } = await attested(3);
    const { data, code } = await world.graphql(
      `mutation ($input: PrepareFromAttestationInput!) { prepareFromAttestation(input: $input) {
        credentialType expirationTimestamp keyId issuanceTimestamp proofCreatedTimestamp next attestation { attestationId issuance { credentialType } }
        results { recordId leafIndex operationStatus credentialId canonicalCredential bytesToSign error message } } }`,
      { input: { attestationId, credentialType: TYPE } },
      attester(),
    );
    expect(code).toBeUndefined();
    expect(data.prepareFromAttestation).toMatchObject({
      credentialType: TYPE,
      expirationTimestamp: null,
      keyId: `${did}#${did.slice('did:key:'.length)}`,
      issuanceTimestamp: world.now().getTime(),
      proofCreatedTimestamp: world.now().getTime(),
      next: null,
      // Nothing is settled yet.
      attestation: { attestationId, issuance: null },
      results: recordIds.map((recordId, leafIndex) => ({
        recordId,
        leafIndex,
        operationStatus: 'TO_SIGN',
        credentialId: credentialIdOf(recordId),
        bytesToSign: expect.stringMatching(/^[A-Za-z0-9+/]+=*$/),
        error: null,
      })),
    });
    const [first] = data.prepareFromAttestation.results;
    expect(JSON.parse(first.canonicalCredential)).toMatchObject({
      holderDid: 'did:key:z6MkGraduate0',
      credentialData: { name: 'Graduate 0', attestation: { id: attestationId, leafIndex: 0 } },
    });
    expect(await statusesOf(recordIds)).toEqual(Array(3).fill('ATTESTED'));
  });

  test('goes on portion by portion, and says who has no holder and what would be refused', async () => {
    const { recordIds, attestationId } = await attested(4, {
      values: (at) =>
        [
          { holderName: 'Ann', awardDate: '2001-01-01' },
          { awardDate: '2001-01-01', holderDid: 'did:key:z6MkB' },
          { holderName: 'Cy', holderDid: 'did:key:z6MkC' },
          { holderName: 'Di', holderDid: 'did:key:z6MkD' },
        ][at]!,
    });
    const first = await prepareIssue(attestationId, { limit: 3 });
    expect(first.results).toEqual([
      expect.objectContaining({ operationStatus: 'SKIPPED', message: expect.stringMatching(/holder/) }),
      expect.objectContaining({ operationStatus: 'FAILED', error: 'VALIDATION_FAILED' }),
      expect.objectContaining({ operationStatus: 'TO_SIGN', recordId: recordIds[2] }),
    ]);
    expect(first.next).toBe(2);
    const second = await prepareIssue(attestationId, { after: first.next });
    expect(second.results.map(({ recordId }) => recordId)).toEqual([recordIds[3]]);
    expect(second.next).toBeUndefined();
  });

  test('ends a portion where the answer would be too long', async () => {
    const long = 'x'.repeat(60_000);
    const { attestationId } = await attested(50, {
      values: (at) => ({ holderName: 'Ann', holderDid: `did:key:z6Mk${at}`, claims: { long } }),
    });
    const seen: number[] = [];
    for (let after: number | undefined; ; ) {
      const { results, next } = await prepareIssue(attestationId, after === undefined ? {} : { after });
      expect(results.length).toBeLessThan(50);
      seen.push(...results.map(({ leafIndex }) => leafIndex));
      if (next === undefined) break;
      after = next;
    }
    expect(seen).toEqual(Array.from({ length: 50 }, (_, at) => at));
  });

  test.each<[string, object, string]>([
    ['an unknown attestation', { attestationId: newId() }, 'NOT_FOUND'],
    ['two words', { credentialType: 'two words' }, 'VALIDATION_FAILED'],
    ['no type', { credentialType: undefined }, 'VALIDATION_FAILED'],
    ['an expiration that has come', { expirationTimestamp: 1 }, 'VALIDATION_FAILED'],
    ['501 records', { limit: 501 }, 'VALIDATION_FAILED'],
    ['a leaf before the first', { after: -2 }, 'VALIDATION_FAILED'],
    ['signatures', { signatures: [] }, 'VALIDATION_FAILED'],
  ])('refuses %s', async (_what, given, code) => {
    const { attestationId } = await attested(1);
    expect(await codeOf(prepareIssue(attestationId, given))).toBe(code);
  });

  test.each([
    ['Viewer', 'FORBIDDEN'],
    ['Reviewer', 'FORBIDDEN'],
    ['Attester', 'SUCCESS'],
    ['Admin', 'SUCCESS'],
  ] as const)('as %s', async (role, code) => {
    const { attestationId } = await attested(1);
    expect(await codeOf(prepareIssue(attestationId, {}, as.custodian(role, { did })))).toBe(code);
    const theirs = as.custodian('Admin', { did: CUSTODIAN_DIDS[1] });
    expect(await codeOf(prepareIssue(attestationId, {}, theirs))).toBe('NOT_BYOK');
    expect(
      await codeOf(prepareIssue(attestationId, {}, as.custodian('Admin', { did, status: 'SUSPENDED' }))),
    ).toBe('CUSTODIAN_NOT_ACTIVE');
  });
});

describe('issuing', () => {
  test('takes the signatures, and writes down what was issued', async () => {
    const { recordIds, attestationId } = await attested(150);
    const { data, code } = await world.graphql(
      `mutation ($input: IssueFromAttestationInput!) { issueFromAttestation(input: $input) {
        results { recordId leafIndex operationStatus credentialId error } next
        attestation { issuedCount issuance { credentialType } } } }`,
      { input: { attestationId, credentialType: TYPE, ...signedOf(await prepareIssue(attestationId)) } },
      attester(),
    );
    expect(code).toBeUndefined();
    expect(data.issueFromAttestation).toEqual({
      results: recordIds.map((recordId, leafIndex) => ({
        recordId,
        leafIndex,
        operationStatus: 'ISSUED',
        credentialId: credentialIdOf(recordId),
        error: null,
      })),
      next: null,
      attestation: { issuedCount: 150, issuance: { credentialType: TYPE } },
    });
    expect(await statusesOf(recordIds)).toEqual(Array(150).fill('ISSUED'));
    expect((await prepareIssue(attestationId)).results).toEqual([]);
  });

  test('each signature has an outcome of its own, in the order in which they are sent', async () => {
    const { recordIds, attestationId } = await attested(5, {
      values: (at) => ({ holderName: `P ${at}`, ...(at === 3 ? {} : { holderDid: `did:key:z6Mk${at}` }) }),
    });
    const prepared = await prepareIssue(attestationId);
    const signed = signedOf(prepared);
    const [zero, one, two, four] = signed.signatures;
    const sent = [
      { recordId: two!.recordId, signature: one!.signature },
      four!,
      { recordId: recordIds[3]!, signature: one!.signature },
      zero!,
      { recordId: one!.recordId, signature: 'not base64' },
    ];
    const { results, attestation } = await issue(attestationId, { ...signed, signatures: sent });
    expect(
      results.map(({ recordId, operationStatus, error }) => [
        recordIds.indexOf(recordId),
        operationStatus,
        error,
      ]),
    ).toEqual([
      [2, 'FAILED', 'SIGNATURE_INVALID'],
      [4, 'ISSUED', undefined],
      [3, 'SKIPPED', undefined],
      [0, 'ISSUED', undefined],
      [1, 'FAILED', 'SIGNATURE_INVALID'],
    ]);
    expect(attestation.issuedCount).toBe(2);
    // What failed is signed rightly and sent again, with what was issued already.
    const again = await issue(attestationId, signed);
    expect(again.results.map(({ operationStatus }) => operationStatus)).toEqual(Array(4).fill('ISSUED'));
    expect(again.attestation.issuedCount).toBe(4);
  });

  test.each<
    [
      string,
      (meanwhile: { attestationId: string; recordIds: readonly string[] }) => Promise<unknown> | unknown,
    ]
  >([
    [
      'another wallet was named',
      ({ recordIds }) =>
        world.service.attestations.setHolder(
          { recordId: recordIds[0], holderDid: 'did:key:z6MkOther' },
          attester(),
        ),
    ],
    [
      'the record says something else',
      ({ recordIds }) =>
        world.connection
          .collection('intake_records')
          .updateOne({ _id: recordIds[0] as never }, { $set: { 'normalized.result': '100' } }),
    ],
  ])('when %s since, the signature is of other bytes', async (_what, meanwhile) => {
    const { recordIds, attestationId } = await attested(2, { values: () => ({ holderName: 'Ann' }) });
    for (const recordId of recordIds)
      await world.service.attestations.setHolder({ recordId, holderDid: 'did:key:z6MkFirst' }, attester());
    const signed = signedOf(await prepareIssue(attestationId));
    await meanwhile({ attestationId, recordIds });
    const { results } = await issue(attestationId, signed);
    expect(results.map(({ operationStatus, error }) => [operationStatus, error])).toEqual([
      ['FAILED', 'SIGNATURE_INVALID'],
      ['ISSUED', undefined],
    ]);
  });

  test('the instants, the key and the terms are those that were signed', async () => {
    const { attestationId } = await attested(1);
    const signed = signedOf(
      await prepareIssue(attestationId, { expirationTimestamp: world.now().getTime() + HOUR }),
    );
    const expirationTimestamp = world.now().getTime() + HOUR;
    for (const other of [
      { issuanceTimestamp: signed.issuanceTimestamp + 1 },
      { proofCreatedTimestamp: signed.proofCreatedTimestamp - 1 },
      { keyId: `${did}#key-1` },
    ]) {
      const { results } = await issue(attestationId, { expirationTimestamp, ...signed, ...other });
      expect(results).toMatchObject([{ operationStatus: 'FAILED', error: 'SIGNATURE_INVALID' }]);
    }
    expect(await codeOf(issue(attestationId, signed))).toBe('CONFLICT');
    expect(await codeOf(prepareIssue(attestationId))).toBe('CONFLICT');
    expect((await issue(attestationId, { expirationTimestamp, ...signed })).results).toMatchObject([
      { operationStatus: 'ISSUED' },
    ]);
  });

  test('killed at any record and on again, each has one credential; prepared again, none is signed twice', async () => {
    const { recordIds, attestationId } = await attested(6);
    const signed = signedOf(await prepareIssue(attestationId));
    const before = issuance.issued.size;
    for (const at of [0, 2, 1]) {
      issuance.on({
        before(number) {
          if (number === at) throw new Error('killed');
        },
      });
      expect(await codeOf(issue(attestationId, signed))).toBe('killed');
    }
    issuance.on();
    expect(issuance.issued.size - before).toBe(3);
    expect(await statusesOf(recordIds)).toEqual(Array(6).fill('ATTESTED'));
    // The signatures are lost: what is issued is told and written down, the rest is to be signed.
    const { results } = await prepareIssue(attestationId);
    expect(results.map(({ operationStatus }) => operationStatus)).toEqual([
      ...Array(3).fill('ISSUED'),
      ...Array(3).fill('TO_SIGN'),
    ]);
    expect((await statusesOf(recordIds)).filter((status) => status === 'ISSUED')).toHaveLength(3);
    const { attestation } = await issue(attestationId, signedOf(await prepareIssue(attestationId)));
    expect([attestation.issuedCount, issuance.issued.size - before]).toEqual([6, 6]);
  });

  test('several at once and repeated: each record is issued once', async () => {
    const { attestationId } = await attested(40);
    const signed = signedOf(await prepareIssue(attestationId));
    const before = issuance.issued.size;
    const all = await Promise.all([1, 2, 3].map(() => issue(attestationId, signed)));
    for (const { results } of all)
      expect(results.map(({ operationStatus }) => operationStatus)).toEqual(Array(40).fill('ISSUED'));
    expect(issuance.issued.size - before).toBe(40);
    expect((await issue(attestationId, signed)).attestation.issuedCount).toBe(40);
  });

  const one = { recordId: newId(), signature: 'x' };
  test.each<[string, (signed: ReturnType<typeof signedOf>) => object, string]>([
    ['nothing of it', () => ({}), 'BYOK_FIELDS_REQUIRED'],
    ['no key', ({ keyId: _, ...rest }) => rest, 'BYOK_FIELDS_REQUIRED'],
    ['no issuance', ({ issuanceTimestamp: _, ...rest }) => rest, 'BYOK_FIELDS_REQUIRED'],
    ['no created', ({ proofCreatedTimestamp: _, ...rest }) => rest, 'BYOK_FIELDS_REQUIRED'],
    ['no signatures', ({ signatures: _, ...rest }) => rest, 'BYOK_FIELDS_REQUIRED'],
    ['an empty list', (signed) => ({ ...signed, signatures: [] }), 'VALIDATION_FAILED'],
    ['501 signatures', (signed) => ({ ...signed, signatures: Array(501).fill(one) }), 'VALIDATION_FAILED'],
    [
      'a record twice',
      (signed) => ({ ...signed, signatures: [...signed.signatures, ...signed.signatures] }),
      'VALIDATION_FAILED',
    ],
    [
      'a record that is none',
      (signed) => ({ ...signed, signatures: [{ ...one, recordId: 'x' }] }),
      'VALIDATION_FAILED',
    ],
    ['a record of no attestation', (signed) => ({ ...signed, signatures: [one] }), 'VALIDATION_FAILED'],
    [
      'a signature without end',
      (signed) => ({ ...signed, signatures: [{ ...one, signature: 'A'.repeat(201) }] }),
      'VALIDATION_FAILED',
    ],
    ['seconds with fractions', (signed) => ({ ...signed, issuanceTimestamp: 1.5 }), 'VALIDATION_FAILED'],
    ['a window', (signed) => ({ ...signed, after: 3 }), 'VALIDATION_FAILED'],
    ['a limit', (signed) => ({ ...signed, limit: 3 }), 'VALIDATION_FAILED'],
  ])('refuses %s', async (_what, given, code) => {
    const { attestationId } = await attested(1);
    const signed = signedOf(await prepareIssue(attestationId));
    expect(await codeOf(issue(attestationId, given(signed)))).toBe(code);
    // Nothing is settled by what is refused.
    const found = await world.service.attestations.byId({ attestationId }, attester());
    expect(found.issuance).toBeUndefined();
  });

  test('a record of another attestation is refused, and nothing is issued', async () => {
    const [ours, theirs] = [await attested(1), await attested(1)];
    const signed = signedOf(await prepareIssue(ours.attestationId));
    const foreign = signedOf(await prepareIssue(theirs.attestationId));
    const signatures = [...signed.signatures, ...foreign.signatures];
    await expect(issue(ours.attestationId, { ...signed, signatures })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'signatures.1.recordId', code: 'unknown', message: expect.any(String) }],
    });
    expect(await statusesOf([...ours.recordIds, ...theirs.recordIds])).toEqual(['ATTESTED', 'ATTESTED']);
  });

  test('of a withdrawn attestation is refused', async () => {
    const { attestationId } = await attested(1);
    const signed = signedOf(await prepareIssue(attestationId));
    await world.service.attestations.withdraw({ attestationId, reason: 'A wrong ledger.' }, attester());
    expect(await codeOf(issue(attestationId, signed))).toBe('INVALID_STATE_TRANSITION');
    expect(await codeOf(prepareIssue(attestationId))).toBe('INVALID_STATE_TRANSITION');
  });

  test('a signature of another key fails alone', async () => {
    const { attestationId } = await attested(2);
    const prepared = await prepareIssue(attestationId);
    const signed = signedOf(prepared);
    const stranger = createSigner(randomSecret(32));
    const [first, second] = prepared.results;
    const signatures = [
      { recordId: first!.recordId, signature: signatureOf(first!.bytesToSign, stranger) },
      { recordId: second!.recordId, signature: signatureOf(second!.bytesToSign) },
    ];
    expect((await issue(attestationId, { ...signed, signatures })).results).toMatchObject([
      { operationStatus: 'FAILED', error: 'SIGNATURE_INVALID' },
      { operationStatus: 'ISSUED' },
    ]);
  });

  test.each([
    ['Viewer', 'FORBIDDEN'],
    ['Reviewer', 'FORBIDDEN'],
    ['Attester', 'SUCCESS'],
    ['Admin', 'SUCCESS'],
  ] as const)('as %s', async (role, code) => {
    const { attestationId } = await attested(1);
    const signed = signedOf(await prepareIssue(attestationId));
    expect(await codeOf(issue(attestationId, signed, as.custodian(role, { did })))).toBe(code);
  });
});

test('a custodian whose key the platform holds sends no signatures', async () => {
  const { recordIds } = await planted(world, 1);
  const context = attester({ did: CUSTODIAN_DIDS[0] });
  const input = { recordIds, statementTemplate: 'HELD_BY_LAW' };
  const { attestationId } = await world.service.attestations.attest(input, context);
  const own = { keyId: 'k', issuanceTimestamp: 1, proofCreatedTimestamp: 1 };
  const signatures = [{ recordId: recordIds[0], signature: 'x' }];
  expect(await codeOf(issue(attestationId, { ...own, signatures }, context))).toBe('NOT_BYOK');
  expect(await codeOf(prepareIssue(attestationId, {}, context))).toBe('NOT_BYOK');
  expect(await codeOf(issue(attestationId, {}, context))).toBe('SUCCESS');
});
