import { AppError } from '../../kernel/errors.ts';
import { type BatchResult, CHUNK } from './batch.ts';
import {
  aCredentialsRoom,
  anIssueInput,
  anIssuer,
  type CredentialsRoom,
  HOLDER_DID,
  issuerContext,
  registryOf,
  type TestIssuer,
  unitContext,
} from './testing.ts';

const custodial = anIssuer(1);
const byok = anIssuer(2, { mode: 'BYOK' });

let room: CredentialsRoom;

beforeAll(async () => {
  room = await aCredentialsRoom([custodial, byok]);
});
afterAll(() => room.end());

const aRecord = (given: Record<string, unknown> = {}) => ({
  holderDid: HOLDER_DID,
  credentialData: { name: 'Aoife' },
  ...given,
});
const aBatch = (records: readonly unknown[], given: Record<string, unknown> = {}, issuer = custodial) => ({
  issuerDid: issuer.did,
  credentialType: 'CourseCredential',
  records,
  ...given,
});
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aRecord({ clientRef: `row-${index}`, credentialData: { name: `Holder ${index}` } }),
  );
const run = (input: unknown, idempotencyKey?: string, issuer = custodial, at = room): Promise<BatchResult> =>
  at.service.issueBatch(input, issuerContext(issuer, { idempotencyKey }));
const statuses = ({ results }: BatchResult) => results.map(({ operationStatus }) => operationStatus);
const stored = async (id: string | undefined) => room.service.get({ credentialId: id }, unitContext());

describe('a batch', () => {
  test('issues every record in order and says what became of each', async () => {
    const result = await run(aBatch(numbered(100)));
    expect(result).toMatchObject({ total: 100, succeeded: 100, failed: 0, skipped: 0 });
    expect(result.results.map(({ index, clientRef }) => [index, clientRef])).toEqual(
      Array.from({ length: 100 }, (_, index) => [index, `row-${index}`]),
    );
    expect(await stored(result.results[57]?.credentialId)).toMatchObject({
      holderName: 'Holder 57',
      batchId: result.batchId,
      credentialType: 'CourseCredential',
    });
    expect(new Set(result.results.map(({ credentialId }) => credentialId)).size).toBe(100);
  });

  const BAD: readonly (readonly [string, unknown, string])[] = [
    ['no object', 'text', 'VALIDATION_FAILED'],
    ['null', null, 'VALIDATION_FAILED'],
    ['no holder_did', aRecord({ holderDid: undefined }), 'VALIDATION_FAILED'],
    ['a bad holder_did', aRecord({ holderDid: 'x' }), 'VALIDATION_FAILED'],
    ['no claims', aRecord({ credentialData: undefined }), 'VALIDATION_FAILED'],
    ['no name', aRecord({ credentialData: {} }), 'VALIDATION_FAILED'],
    ['an id among the claims', aRecord({ credentialData: { name: 'A', id: 'x' } }), 'VALIDATION_FAILED'],
    ['an expiration in the past', aRecord({ expirationTimestamp: 5 }), 'VALIDATION_FAILED'],
    ['a foreign field', aRecord({ status: 'ISSUED' }), 'VALIDATION_FAILED'],
    ['its own issuer_did', aRecord({ issuerDid: byok.did }), 'VALIDATION_FAILED'],
    [
      'a signature alone',
      aRecord({ signature: Buffer.alloc(64).toString('base64') }),
      'BYOK_FIELDS_REQUIRED',
    ],
    ['a bad signature text', aRecord({ signature: '***' }), 'VALIDATION_FAILED'],
  ];

  test.each(BAD)('lets a record with %s fail alone', async (_what, bad, error) => {
    const result = await run(aBatch([aRecord(), bad, aRecord()]));
    expect(statuses(result)).toEqual(['SUCCESS', 'FAILED', 'SUCCESS']);
    expect(result.results[1]).toMatchObject({ error, message: expect.any(String) });
  });

  test('names the wrong field of a record as the specification spells it', async () => {
    const { results } = await run(aBatch([aRecord({ holderDid: 'x' })]));
    expect(results[0]?.message).toBe('holder_did: give a DID such as did:key:z6Mk…');
  });

  test('stops behind the first failure when told to', async () => {
    const before = await room.count();
    const result = await run(
      aBatch([...numbered(CHUNK + 3), aRecord({ holderDid: 'x' }), ...numbered(CHUNK)], {
        continueOnError: false,
      }),
    );
    expect(result).toMatchObject({ succeeded: CHUNK + 3, failed: 1, skipped: CHUNK });
    expect(statuses(result).indexOf('FAILED')).toBe(CHUNK + 3);
    expect(await room.count()).toBe(before + CHUNK + 3);
  });

  test.each<[string, unknown, string]>([
    ['no records', aBatch([]), 'records'],
    ['501 records', aBatch(Array(501).fill({})), 'records'],
    ['records that are no list', aBatch({} as never), 'records'],
    ['no type', aBatch([aRecord()], { credentialType: undefined }), 'credentialType'],
    ['a bad type', aBatch([aRecord()], { credentialType: 'A B' }), 'credentialType'],
    ['a bad issuer_did', aBatch([aRecord()], { issuerDid: 'x' }), 'issuerDid'],
    ['continue_on_error as text', aBatch([aRecord()], { continueOnError: 'yes' }), 'continueOnError'],
    ['a foreign field', aBatch([aRecord()], { batchId: 'x' }), 'batchId'],
  ])('refuses a request with %s', async (_what, input, field) => {
    await expect(run(input)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [expect.objectContaining({ field })],
    });
  });

  test('refuses to issue for another issuer', async () => {
    await expect(run(aBatch([aRecord()], {}, byok))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('issues what a BYOK issuer signed, once for the same bytes', async () => {
    const inputs = await Promise.all(
      [0, 1, 2].map((number) =>
        room.signedInput(byok, {
          credentialType: 'CourseCredential',
          credentialData: { name: `Holder ${number}` },
        }),
      ),
    );
    const records = inputs.map(({ issuerDid: _issuer, credentialType: _type, signature, ...rest }) => ({
      ...rest,
      signature: Buffer.from(signature).toString('base64'),
    }));
    const before = await room.count();
    const tampered = { ...records[2], credentialData: { name: 'Somebody' } };
    const result = await run(
      aBatch([records[0], records[1], records[0], tampered], {}, byok),
      undefined,
      byok,
    );
    expect(statuses(result)).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', 'FAILED']);
    expect(result.results[3]?.error).toBe('SIGNATURE_INVALID');
    expect(await run(aBatch(records, {}, byok), undefined, byok)).toMatchObject({ succeeded: 3 });
    expect(await room.count()).toBe(before + 3);
  });
});

describe('suspension during a batch', () => {
  test('stops it: nothing is issued after the issuer is suspended', async () => {
    const issuer = anIssuer(6);
    const own = await roomSuspendedAfter(issuer, CHUNK + 5);
    try {
      const result = await run(aBatch(numbered(200), {}, issuer), undefined, issuer, own);
      expect(result).toMatchObject({ succeeded: CHUNK, failed: 200 - CHUNK });
      expect(new Set(result.results.slice(CHUNK).map(({ error }) => error))).toEqual(
        new Set(['ISSUER_NOT_ACTIVE']),
      );
      expect(await own.count()).toBe(CHUNK);
    } finally {
      await own.end();
    }
  });

  test('refuses a batch of an issuer that is suspended already', async () => {
    const issuer = anIssuer(7, { status: 'SUSPENDED' });
    const own = await aCredentialsRoom([issuer]);
    try {
      await expect(run(aBatch([aRecord()], {}, issuer), undefined, issuer, own)).rejects.toMatchObject({
        code: 'ISSUER_NOT_ACTIVE',
      });
    } finally {
      await own.end();
    }
  });
});

describe('an Idempotency-Key', () => {
  test('answers a repeated batch with the first result', async () => {
    const input = aBatch([...numbered(3), aRecord({ holderDid: 'x' })]);
    const first = await run(input, 'batch-1');
    const before = await room.count();
    expect(await run(input, 'batch-1')).toEqual(first);
    expect(await room.count()).toBe(before);
    await expect(run(aBatch(numbered(2)), 'batch-1')).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });

  test('finishes a batch that was cut off, issuing nothing twice', async () => {
    const issuer = anIssuer(6);
    const { directory, signer } = registryOf([issuer]);
    let left = CHUNK + 7;
    const failing = {
      sign: (...args: Parameters<typeof signer.sign>) =>
        left-- > 0
          ? signer.sign(...args)
          : Promise.reject(new AppError('UPSTREAM_UNAVAILABLE', 'The registry does not answer.')),
    };
    const own = await aCredentialsRoom([issuer], { directory, signer: failing });
    try {
      const input = aBatch(numbered(100), {}, issuer);
      const cut = await run(input, 'resumed', issuer, own);
      expect(cut).toMatchObject({ succeeded: CHUNK + 7, failed: 100 - CHUNK - 7 });
      left = 1000;
      const resumed = await run(input, 'resumed', issuer, own);
      expect(resumed).toMatchObject({ batchId: cut.batchId, succeeded: 100, failed: 0 });
      expect(resumed.results.slice(0, CHUNK + 7)).toEqual(cut.results.slice(0, CHUNK + 7));
      expect([await own.count(), left]).toEqual([100, 1000 - (100 - CHUNK - 7)]);
    } finally {
      await own.end();
    }
  });
});

async function roomSuspendedAfter(issuer: TestIssuer, signatures: number): Promise<CredentialsRoom> {
  const { directory, signer, signed } = registryOf([issuer]);
  return aCredentialsRoom([issuer], {
    directory,
    signer: {
      async sign(input, context) {
        const answer = await signer.sign(input, context);
        if (signed() >= signatures) issuer.status = 'SUSPENDED';
        return answer;
      },
    },
  });
}

test('a single issue body in a batch is the same credential', async () => {
  const { credentialType, credentialData } = anIssueInput(custodial);
  const { results } = await run(aBatch([aRecord({ credentialData })], { credentialType }));
  const { credentialId } = await room.service.issue(anIssueInput(custodial), issuerContext(custodial));
  const [inBatch, alone] = [await stored(results[0]?.credentialId), await stored(credentialId)];
  const subjectOf = (vcJson: string) => JSON.parse(vcJson).credentialSubject;
  expect(subjectOf(inBatch.vcJson)).toEqual(subjectOf(alone.vcJson));
});
