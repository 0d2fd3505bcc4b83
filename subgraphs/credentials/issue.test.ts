import { canonicalize } from '../../kernel/crypto/canonical-json.ts';
import { verifyCredentialProof } from '../../kernel/crypto/credential-proof.ts';
import { newId, sha256Hex } from '../../kernel/ids.ts';
import {
  aCredentialsRoom,
  anIssueInput,
  anIssuer,
  CONTEXT_URL,
  type CredentialsRoom,
  HOLDER_DID,
  issuerContext,
  unitContext,
} from './testing.ts';

const custodial = anIssuer(1);
const byok = anIssuer(2, { mode: 'BYOK' });
const otherByok = anIssuer(3, { mode: 'BYOK' });
const rotating = anIssuer(4, { mode: 'BYOK' });
const suspended = anIssuer(5, { status: 'SUSPENDED' });
const knownContexts = new Set(['https://www.w3.org/2018/credentials/v1', CONTEXT_URL]);
const HOUR = 60 * 60 * 1000;
let room: CredentialsRoom;
type SignedInput = Awaited<ReturnType<CredentialsRoom['signedInput']>>;

beforeAll(async () => {
  room = await aCredentialsRoom([custodial, byok, otherByok, rotating, suspended]);
});
afterAll(() => room.end());

const issue = (input: unknown, issuer = custodial) => room.service.issue(input, issuerContext(issuer));
const stored = (credentialId: string) => room.service.get({ credentialId }, unitContext());
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'SUCCESS',
    (error) => error.code,
  );

describe('a CUSTODIAL issuer', () => {
  test('gets a credential that any verifier accepts, with one instant in every timestamp', async () => {
    const receipt = await issue(anIssueInput(custodial));
    const record = await stored(receipt.credentialId);
    const vc = JSON.parse(record.vcJson);
    expect(receipt).toEqual({
      operationStatus: 'SUCCESS',
      credentialStatus: 'ISSUED',
      credentialId: record.credentialId,
      warnings: [],
    });
    expect(vc).toEqual({
      '@context': ['https://www.w3.org/2018/credentials/v1', CONTEXT_URL],
      type: ['VerifiableCredential', 'UniversityDegreeCredential'],
      id: `urn:uuid:${record.credentialId}`,
      issuer: { id: custodial.did, name: 'University 1' },
      issuanceDate: room.now().toISOString(),
      credentialSubject: { id: HOLDER_DID, ...anIssueInput(custodial).credentialData },
      proof: expect.objectContaining({
        type: 'DataIntegrityProof',
        cryptosuite: 'eddsa-jcs-2022',
        created: room.now().toISOString(),
      }),
    });
    expect(verifyCredentialProof(vc, { keysOf: () => custodial.view().keys, knownContexts }).verified).toBe(
      true,
    );
    expect(record.vcJson).toBe(canonicalize(vc));
    expect(record.vcHash).toBe(sha256Hex(record.vcJson));
    expect([
      record.issuanceTimestamp,
      record.proofCreatedTimestamp,
      record.receivedAt,
      record.createdAt,
    ]).toEqual(Array(4).fill(room.now()));
    expect(record).toMatchObject({
      claimStatus: 'UNCLAIMED',
      signingMode: 'CUSTODIAL',
      keyVersion: 1,
      rowVersion: 1,
      createdBy: `user-of-${custodial.issuerId}`,
    });
  });

  test('writes expirationDate exactly when an expiration was sent', async () => {
    const expirationTimestamp = room.now().getTime() + HOUR;
    const { credentialId } = await issue(anIssueInput(custodial, { expirationTimestamp }));
    const record = await stored(credentialId);
    expect(JSON.parse(record.vcJson).expirationDate).toBe(new Date(expirationTimestamp).toISOString());
  });

  test('keeps claims byte for byte, whatever their names', async () => {
    const credentialData = {
      name: 'Zoë ',
      '9': 1,
      '10': 2,
      snake_case: { camelCase: [1.5, null, true, '\u2028'] },
      '': '',
    };
    const { credentialId } = await issue(anIssueInput(custodial, { credentialData }));
    const { vcJson, vcHash, holderName } = await stored(credentialId);
    expect(canonicalize(JSON.parse(vcJson))).toBe(vcJson);
    expect(vcJson).toContain(canonicalize({ id: HOLDER_DID, ...credentialData }));
    expect([sha256Hex(vcJson), holderName]).toEqual([vcHash, 'Zoë ']);
  });

  test('is refused when it sends signature fields, and nothing is stored', async () => {
    const before = await room.count();
    const own = {
      signature: Buffer.alloc(64),
      keyId: 'key-1',
      credentialId: newId(),
      issuanceTimestamp: 1,
      proofCreatedTimestamp: 1,
    };
    await expect(issue(anIssueInput(custodial, own))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'signature', code: 'not_byok' }],
    });
    expect(await room.count()).toBe(before);
  });
});

describe('who may issue', () => {
  test.each(['SUSPENDED', 'REVOKED', 'PENDING_APPROVAL', 'REJECTED'] as const)(
    'refuses a %s issuer',
    async (status) => {
      suspended.status = status;
      expect(await codeOf(issue(anIssueInput(suspended), suspended))).toBe('ISSUER_NOT_ACTIVE');
    },
  );

  test.each([
    ['nobody', 'UNAUTHENTICATED', { kind: 'anonymous' }],
    ['a holder', 'SCOPE_MISSING', { kind: 'holder', holderId: 'h', dids: [HOLDER_DID] }],
    ['an administrator', 'SCOPE_MISSING', { kind: 'admin', userId: 'a', role: 'ADMIN' }],
    [
      'a verifier',
      'SCOPE_MISSING',
      { kind: 'verifier', userId: 'v', role: 'Admin', verifierId: 'v', verifierStatus: 'ACTIVE' },
    ],
    [
      'a viewer',
      'FORBIDDEN',
      {
        kind: 'issuer',
        issuerStatus: 'ACTIVE',
        userId: 'u',
        role: 'Viewer',
        issuerId: 'i',
        issuerDid: custodial.did,
      },
    ],
    [
      'a key without the scope',
      'SCOPE_MISSING',
      {
        kind: 'apiKey',
        issuerStatus: 'ACTIVE',
        apiKeyId: 'k',
        issuerId: 'i',
        issuerDid: custodial.did,
        scopes: ['credentials:read'],
      },
    ],
    [
      'another issuer',
      'FORBIDDEN',
      {
        kind: 'issuer',
        issuerStatus: 'ACTIVE',
        userId: 'u',
        role: 'Admin',
        issuerId: 'i',
        issuerDid: byok.did,
      },
    ],
    [
      "another issuer's key",
      'FORBIDDEN',
      {
        kind: 'apiKey',
        issuerStatus: 'ACTIVE',
        apiKeyId: 'k',
        issuerId: 'i',
        issuerDid: byok.did,
        scopes: ['credentials:issue'],
      },
    ],
    [
      'a key with the scope',
      'SUCCESS',
      {
        kind: 'apiKey',
        issuerStatus: 'ACTIVE',
        apiKeyId: 'k',
        issuerId: 'i',
        issuerDid: custodial.did,
        scopes: ['credentials:issue'],
      },
    ],
    ['a unit', 'SUCCESS', { kind: 'unit', unit: 'core-engine' }],
  ] as const)('%s gets %s', async (_who, code, identity) => {
    expect(await codeOf(room.service.issue(anIssueInput(custodial), { ...unitContext(), identity }))).toBe(
      code,
    );
  });

  test('an unknown issuer is NOT_FOUND for a unit', async () => {
    expect(await codeOf(room.service.issue(anIssueInput(anIssuer(77)), unitContext()))).toBe('NOT_FOUND');
  });
});

describe('a BYOK issuer', () => {
  test('has its own signature stored and checked', async () => {
    const input = await room.signedInput(byok);
    const receipt = await issue(input, byok);
    const record = await stored(receipt.credentialId);
    expect(receipt.credentialId).toBe(input.credentialId);
    expect(record).toMatchObject({
      signingMode: 'BYOK',
      receivedAt: room.now(),
      issuanceTimestamp: new Date(input.issuanceTimestamp),
    });
    expect(
      verifyCredentialProof(JSON.parse(record.vcJson), { keysOf: () => byok.view().keys, knownContexts })
        .verified,
    ).toBe(true);
  });

  test.each([
    ['the DID URL', (method: string) => method],
    ['the bare fragment', (method: string) => method.split('#')[1]],
    ['the fragment with #', (method: string) => `#${method.split('#')[1]}`],
    ['the alias', () => 'key-1'],
    ['the alias with #', () => '#key-1'],
    ['the alias as DID URL', () => `${byok.did}#key-1`],
  ])('may name its key by %s', async (_how, keyIdOf) => {
    const input = await room.signedInput(byok);
    expect(await codeOf(issue({ ...input, keyId: keyIdOf(input.keyId) }, byok))).toBe('SUCCESS');
  });

  test.each(['key-1', '#key-1', `${byok.did}#key-1`])(
    'signs over the number of its key, asked for as %s',
    async (keyId) => {
      const prepared = await room.service.prepare(anIssueInput(byok, { keyId }), issuerContext(byok));
      const named = `${byok.did}#key-1`;
      expect(prepared).toMatchObject({ keyId: named, proofConfiguration: { verificationMethod: named } });
      const { credentialId } = await issue(await room.signedInput(byok, { keyId }), byok);
      const { vcJson, verificationMethod } = await stored(credentialId);
      expect([verificationMethod, JSON.parse(vcJson).proof.verificationMethod]).toEqual([named, named]);
      const keysOf = () => byok.view().keys;
      expect(verifyCredentialProof(JSON.parse(vcJson), { keysOf, knownContexts }).verified).toBe(true);
    },
  );

  test('signs an id in capitals, which is the same id in either case', async () => {
    const credentialId = newId().toUpperCase();
    const input = await room.signedInput(byok, { credentialId });
    const receipt = await issue(input, byok);
    expect(receipt.credentialId).toBe(credentialId.toLowerCase());
    expect(JSON.parse((await stored(receipt.credentialId)).vcJson).id).toBe(`urn:uuid:${credentialId}`);
    expect(await issue(input, byok)).toEqual(receipt);
    const read = await room.service.get({ credentialId }, issuerContext(byok));
    expect(read.credentialId).toBe(receipt.credentialId);
    const other = await room.signedInput(byok, { credentialId: credentialId.toLowerCase() });
    expect(await codeOf(issue(other, byok))).toBe('DUPLICATE');
  });

  test.each([
    ['another version', 'key-2'],
    ['version 0', 'key-0'],
    ["another issuer's key", `${otherByok.did}#key-1`],
    ["another issuer's multikey", otherByok.did.slice('did:key:'.length)],
    ['its DID alone', byok.did],
    ['no key', 'primary'],
  ])('is refused when key_id names %s', async (_what, keyId) => {
    const input = await room.signedInput(byok);
    await expect(issue({ ...input, keyId }, byok)).rejects.toMatchObject({
      details: [{ field: 'keyId', code: 'not_current_key' }],
    });
  });

  const fields = [
    'signature',
    'keyId',
    'credentialId',
    'issuanceTimestamp',
    'proofCreatedTimestamp',
  ] as const;
  test.each(fields)('is refused when %s alone is missing', async (field) => {
    const { [field]: _left, ...input } = await room.signedInput(byok);
    await expect(issue(input, byok)).rejects.toMatchObject({
      code: 'BYOK_FIELDS_REQUIRED',
      details: [{ field }],
    });
  });

  test.each(fields)('is refused when %s alone is sent', async (field) => {
    const input = await room.signedInput(byok);
    expect(await codeOf(issue(anIssueInput(byok, { [field]: input[field] }), byok))).toBe(
      'BYOK_FIELDS_REQUIRED',
    );
  });

  test('is refused when it sends none of the five', async () => {
    expect(await codeOf(issue(anIssueInput(byok), byok))).toBe('BYOK_FIELDS_REQUIRED');
  });

  test.each<[string, (input: SignedInput) => Record<string, unknown>]>([
    [
      'a flipped signature bit',
      ({ signature }) => ({
        signature: Buffer.from(signature).map((byte, at) => (at === 3 ? byte ^ 1 : byte)),
      }),
    ],
    ['another holder', () => ({ holderDid: custodial.did })],
    ['another type', () => ({ credentialType: 'OtherCredential' })],
    ['another claim', ({ credentialData }) => ({ credentialData: { ...credentialData, degree: 'PhD' } })],
    ['another id', () => ({ credentialId: newId() })],
    ['an added expiration', ({ issuanceTimestamp }) => ({ expirationTimestamp: issuanceTimestamp + HOUR })],
    [
      'issuance in seconds',
      ({ issuanceTimestamp }) => ({ issuanceTimestamp: Math.floor(issuanceTimestamp / 1000) }),
    ],
    [
      'proof_created in seconds',
      ({ proofCreatedTimestamp }) => ({ proofCreatedTimestamp: Math.floor(proofCreatedTimestamp / 1000) }),
    ],
    [
      'proof_created one millisecond off',
      ({ proofCreatedTimestamp }) => ({ proofCreatedTimestamp: proofCreatedTimestamp + 1 }),
    ],
    ['microseconds', ({ issuanceTimestamp }) => ({ issuanceTimestamp: issuanceTimestamp + 1 })],
  ])('is refused with SIGNATURE_INVALID for %s', async (_what, change) => {
    const input = await room.signedInput(byok);
    const before = await room.count();
    expect(await codeOf(issue({ ...input, ...change(input) }, byok))).toBe('SIGNATURE_INVALID');
    expect(await room.count()).toBe(before);
  });

  test('gets the same answer for the same bytes and DUPLICATE for others', async () => {
    const input = await room.signedInput(byok);
    const first = await issue(input, byok);
    expect(await issue(input, byok)).toEqual(first);
    const changed = await room.signedInput(byok, {
      credentialId: input.credentialId,
      credentialData: { name: 'Somebody else' },
    });
    expect(await codeOf(issue(changed, byok))).toBe('DUPLICATE');
    const ofOther = await room.signedInput(otherByok, { credentialId: input.credentialId });
    expect(await codeOf(issue(ofOther, otherByok))).toBe('DUPLICATE');
  });

  test('replayed 100 times at once leaves one record', async () => {
    const input = await room.signedInput(byok);
    const before = await room.count();
    const answers = await Promise.all(Array.from({ length: 100 }, () => issue(input, byok)));
    expect(new Set(answers.map(({ credentialId }) => credentialId))).toEqual(new Set([input.credentialId]));
    expect(await room.count()).toBe(before + 1);
  });

  test('cannot replay a proof of a retired key', async () => {
    const input = await room.signedInput(rotating);
    await issue(input, rotating);
    rotating.rotate();
    expect(await codeOf(issue(input, rotating))).toBe('VALIDATION_FAILED');
    expect(await codeOf(issue({ ...input, keyId: 'key-2' }, rotating))).toBe('SIGNATURE_INVALID');
    expect(await codeOf(issue(await room.signedInput(rotating), rotating))).toBe('SUCCESS');
  });

  test('gets the old answer for a replay after the expiration, and cannot issue what has expired', async () => {
    const at = room.now();
    const expirationTimestamp = at.getTime() + HOUR;
    const input = await room.signedInput(byok, { expirationTimestamp });
    const late = await room.signedInput(byok, { expirationTimestamp });
    await issue(input, byok);
    room.setTime(new Date(expirationTimestamp));
    expect(await codeOf(issue(input, byok))).toBe('SUCCESS');
    expect(await codeOf(issue(late, byok))).toBe('VALIDATION_FAILED');
    room.setTime(at);
  });
});

describe('prepare', () => {
  test('answers the canonical texts, both hashes and the 64 bytes, and stores nothing', async () => {
    const before = await room.count();
    const prepared = await room.service.prepare(anIssueInput(byok), issuerContext(byok));
    expect(prepared.canonicalCredential).toBe(canonicalize(prepared.credential));
    expect(prepared.credentialHash).toBe(sha256Hex(prepared.canonicalCredential));
    expect(prepared.proofConfigurationHash).toBe(sha256Hex(prepared.canonicalProofConfiguration));
    expect(prepared.bytesToSignHex).toBe(prepared.proofConfigurationHash + prepared.credentialHash);
    expect(prepared.bytesToSign).toHaveLength(64);
    expect(await room.count()).toBe(before);
  });
});

describe('an Idempotency-Key', () => {
  test('makes 100 concurrent requests one credential', async () => {
    const before = await room.count();
    const context = () => issuerContext(custodial, { idempotencyKey: 'one-degree' });
    const input = anIssueInput(custodial);
    const answers = await Promise.allSettled(
      Array.from({ length: 100 }, () => room.service.issue(input, context())),
    );
    const codes = answers.map((answer) => (answer.status === 'fulfilled' ? 'SUCCESS' : answer.reason.code));
    expect(new Set(codes)).toEqual(new Set(['SUCCESS', 'IDEMPOTENCY_IN_PROGRESS']));
    expect(await room.count()).toBe(before + 1);
    const replay = context();
    const { credentialId } = await room.service.issue(input, replay);
    expect([replay.notes.idempotencyReplayed, (await stored(credentialId)).issuerDid]).toEqual([
      true,
      custodial.did,
    ]);
    expect(await room.count()).toBe(before + 1);
    expect(
      await codeOf(room.service.issue(anIssueInput(custodial, { holderDid: byok.did }), context())),
    ).toBe('IDEMPOTENCY_MISMATCH');
  });
});
