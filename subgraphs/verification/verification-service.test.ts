import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newContext } from '../../kernel/context.ts';
import type { JsonObject } from '../../kernel/crypto/canonical-json.ts';
import { attachProof, createProof } from '../../kernel/crypto/data-integrity.ts';
import { didKeyFromPublicKey, multikeyFromPublicKey } from '../../kernel/crypto/multikey.ts';
import { statusEntry } from '../../kernel/crypto/status-entry.ts';
import {
  aCredential,
  aKey,
  anUnsignedCredential,
  aSigner,
  KNOWN_CONTEXTS,
} from '../../kernel/crypto/testing/credentials.ts';
import type { IssuerStatus } from '../../kernel/identity.ts';
import { newId } from '../../kernel/ids.ts';
import type { FederatedIssuer, VerifiableIssuer } from './ports.ts';
import {
  anIssuer,
  aRecord,
  aWorld,
  CREDENTIAL_ID,
  ISSUER_DID,
  NOW,
  SIGNER,
  STATUS_LISTS_URL,
  verdictOn,
} from './testing/world.ts';
import { CHECKS, type CheckName, type Verification } from './verification.ts';

const OURS = statusEntry(STATUS_LISTS_URL, { statusListId: CREDENTIAL_ID, statusListIndex: 7 });
const ELSEWHERE = { id: 'https://lists.example/1', type: 'SomethingElse', more: [1] };
const later = new Date(NOW.getTime() + 1);
const codes = ({ checks }: Verification) => checks.map(({ outcome, code }) => `${outcome} ${code}`);
const codeOf = (verification: Verification, check: CheckName) => {
  const finding = verification.checks.find((each) => each.check === check);
  return `${finding?.outcome} ${finding?.code}`;
};

test('says of a good credential that it is VALID, and why', async () => {
  const verification = await verdictOn();
  expect(verification).toEqual({
    isValid: true,
    status: 'VALID',
    credentialId: CREDENTIAL_ID,
    issuer: {
      did: ISSUER_DID,
      name: 'University of Galway',
      status: 'ACTIVE',
      trust: 'REGISTERED',
      authorityType: 'ISSUER',
      custodianType: null,
    },
    keyVersion: 1,
    checks: verification.checks,
    warnings: [],
    verifiedAt: NOW,
  });
  expect(verification.checks.map(({ check }) => check)).toEqual([...CHECKS]);
  expect(codes(verification)).toEqual([
    'PASSED STRUCTURE_SOUND',
    'PASSED ISSUER_ACTIVE',
    'PASSED SIGNATURE_VERIFIED',
    'PASSED KEY_IN_USE',
    'PASSED MATCHES_RECORD',
    'PASSED NOT_REVOKED',
    'PASSED NO_EXPIRATION',
    'PASSED NOT_SUPERSEDED',
  ]);
});

test.each<[string, Parameters<typeof verdictOn>[0], CheckName, string]>([
  ['REVOKED', { record: { credentialStatus: 'REVOKED' } }, 'STATUS', 'FAILED CREDENTIAL_REVOKED'],
  ['SUSPENDED', { record: { credentialStatus: 'SUSPENDED' } }, 'STATUS', 'FAILED SUSPENDED'],
  ['SUPERSEDED', { record: { credentialStatus: 'SUPERSEDED' } }, 'SUPERSESSION', 'FAILED SUPERSEDED'],
  [
    'REVOKED',
    { record: { credentialStatus: 'REVOKED', supersededByCredentialId: 'x' } },
    'SUPERSESSION',
    'FAILED SUPERSEDED',
  ],
  ['EXPIRED', { record: { credentialStatus: 'EXPIRED' } }, 'EXPIRATION', 'FAILED CREDENTIAL_EXPIRED'],
  ['EXPIRED', { record: { expirationTimestamp: NOW } }, 'EXPIRATION', 'FAILED CREDENTIAL_EXPIRED'],
  ['EXPIRED', { signed: { expirationDate: NOW.toISOString() } }, 'EXPIRATION', 'FAILED CREDENTIAL_EXPIRED'],
  ['VALID', { signed: { expirationDate: later.toISOString() } }, 'EXPIRATION', 'PASSED NOT_EXPIRED'],
  ['VALID', { signed: { expirationDate: '2026-03-01T13:00:00+00:30' } }, 'EXPIRATION', 'PASSED NOT_EXPIRED'],
  [
    'NOT_YET_VALID',
    { signed: { issuanceDate: '2026-03-01T12:01:00.001Z' } },
    'EXPIRATION',
    'FAILED NOT_YET_VALID',
  ],
  ['VALID', { signed: { issuanceDate: '2026-03-01T12:01:00.000Z' } }, 'EXPIRATION', 'PASSED NO_EXPIRATION'],
  ['STATUS_UNKNOWN', { record: { credentialId: 'another' } }, 'STATUS', 'UNKNOWN NOT_RECORDED'],
  ['STATUS_UNKNOWN', { record: { issuerDid: 'did:key:another' } }, 'INTEGRITY', 'UNKNOWN NOT_RECORDED'],
  ['STATUS_UNKNOWN', { signed: { id: 'https://example.com/1' } }, 'SUPERSESSION', 'UNKNOWN NOT_RECORDED'],
  ['VALID', { signed: { credentialStatus: OURS } }, 'STATUS', 'PASSED NOT_REVOKED'],
  [
    'REVOKED',
    { signed: { credentialStatus: OURS }, record: { credentialStatus: 'REVOKED' } },
    'STATUS',
    'FAILED CREDENTIAL_REVOKED',
  ],
  [
    'MALFORMED',
    { signed: { credentialStatus: { ...OURS, statusListIndex: '131072' } } },
    'STRUCTURE',
    'FAILED STATUS_INVALID',
  ],
  ['MALFORMED', { signed: { credentialStatus: [OURS, ELSEWHERE] } }, 'STRUCTURE', 'FAILED STATUS_INVALID'],
  ['VALID', { signed: { credentialStatus: ELSEWHERE } }, 'STATUS', 'PASSED NOT_REVOKED'],
  ['VALID', { signed: { credentialStatus: [ELSEWHERE, ELSEWHERE] } }, 'STRUCTURE', 'PASSED STRUCTURE_SOUND'],
  [
    'STATUS_UNKNOWN',
    { signed: { credentialStatus: ELSEWHERE }, record: { credentialId: 'another' } },
    'STATUS',
    'UNKNOWN STATUS_LIST_NOT_FETCHED',
  ],
  ['INVALID_SIGNATURE', { record: { vcHash: '0'.repeat(64) } }, 'INTEGRITY', 'FAILED DIFFERS_FROM_RECORD'],
  ['VALID', { issuer: { status: 'SUSPENDED' } }, 'ISSUER', 'WARNED ISSUER_SUSPENDED'],
  ['ISSUER_REVOKED', { issuer: { status: 'REVOKED' } }, 'ISSUER', 'FAILED ISSUER_REVOKED'],
  ['UNKNOWN_ISSUER', { issuer: { status: 'PENDING_APPROVAL' } }, 'ISSUER', 'FAILED ISSUER_NOT_APPROVED'],
  ['UNKNOWN_ISSUER', { issuer: { status: 'REJECTED' } }, 'ISSUER', 'FAILED ISSUER_NOT_APPROVED'],
  ['ISSUER_UNRESOLVABLE', { issuer: { keys: [] } }, 'PROOF', 'UNKNOWN NO_KEY'],
  ['MALFORMED', { signed: { type: ['Degree'] } }, 'STRUCTURE', 'FAILED TYPE_INVALID'],
  [
    'MALFORMED',
    { signed: { '@context': [...KNOWN_CONTEXTS, 'https://example.com/x'] } },
    'STRUCTURE',
    'FAILED CONTEXT_UNKNOWN',
  ],
  [
    'MALFORMED',
    { input: { expectedHolderDid: 'did:key:zSomebodyElse' } },
    'STRUCTURE',
    'FAILED HOLDER_MISMATCH',
  ],
])('answers %s for %j', async (status, options, check, finding) => {
  const verification = await verdictOn(options);
  expect(verification).toMatchObject({ status, isValid: status === 'VALID' });
  expect(codeOf(verification, check)).toBe(finding);
  const warns = verification.checks.filter(({ outcome }) => outcome === 'WARNED').length;
  expect(verification.warnings).toHaveLength(warns);
});

test('fetches nothing that a credential names for its status', async () => {
  let visits = 0;
  const server = createServer((_, reply) => {
    visits += 1;
    reply.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const statusListCredential = `http://127.0.0.1:${(server.address() as AddressInfo).port}/list`;
  const credentialStatus = { ...OURS, id: `${statusListCredential}#7`, statusListCredential };
  await verdictOn({ signed: { credentialStatus } });
  await verdictOn({ signed: { credentialStatus }, record: { credentialId: 'another' } });
  await new Promise((resolve) => server.close(resolve));
  expect(visits).toBe(0);
});

test('accepts the expected holder', async () => {
  const holder = 'did:key:z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp';
  await expect(verdictOn({ input: { expectedHolderDid: holder } })).resolves.toMatchObject({ isValid: true });
});

test('ends with the proof when the proof says so', async () => {
  const { proof, ...unsigned } = aCredential(SIGNER);
  const { attachProof, proofFromSignature, proofHashData } = await import(
    '../../kernel/crypto/data-integrity.ts'
  );
  const { proofValue, ...config } = { ...proof, expires: '2026-02-01T00:00:00Z' };
  const credential = attachProof(
    unsigned,
    proofFromSignature(config, SIGNER.sign(proofHashData(unsigned, config))),
  );
  const { service } = aWorld({ records: [aRecord(credential)] });
  await expect(service.verify({ credential }, newContext())).resolves.toMatchObject({ status: 'EXPIRED' });
});

describe('flags', () => {
  const dead = {
    signed: { expirationDate: '2026-02-01T00:00:00.000Z' },
    record: { credentialStatus: 'REVOKED', supersededByCredentialId: 'x' } as const,
  };

  test.each<[boolean | undefined, boolean | undefined, string]>([
    [undefined, undefined, 'REVOKED'],
    [true, false, 'REVOKED'],
    [false, true, 'EXPIRED'],
    [false, undefined, 'EXPIRED'],
    [false, false, 'VALID'],
  ])(
    'check_status %s and check_expiration %s make a dead credential %s',
    async (checkStatus, checkExpiration, status) => {
      const verification = await verdictOn({ ...dead, input: { checkStatus, checkExpiration } });
      expect(verification).toMatchObject({ status });
      const isSkipped = (check: CheckName) => codeOf(verification, check) === 'SKIPPED NOT_ASKED';
      expect(isSkipped('STATUS')).toBe(checkStatus === false);
      expect(isSkipped('SUPERSESSION')).toBe(checkStatus === false);
      expect(isSkipped('EXPIRATION')).toBe(checkExpiration === false);
    },
  );

  test('without check_status a record that cannot be read decides nothing', async () => {
    const { service } = aWorld({ records: 'DOWN' });
    const credential = aCredential(SIGNER);
    const verification = await service.verify({ credential, checkStatus: false }, newContext());
    expect(verification).toMatchObject({ status: 'VALID' });
    expect(codeOf(verification, 'INTEGRITY')).toBe('UNKNOWN RECORD_UNAVAILABLE');
  });
});

describe('keys', () => {
  const second = aSigner(2);
  const rotatedAt = new Date('2026-02-01T00:00:00.000Z');
  const keys = [
    aKey(SIGNER, { isCurrent: false, rotatedAt }),
    aKey(second, { keyVersion: 2, createdAt: rotatedAt }),
  ];
  const issuer = { id: ISSUER_DID, name: 'University of Galway' };
  const signedBy = (signer: typeof SIGNER, fragment: string) =>
    aCredential(signer, { issuer }, `${ISSUER_DID}#${fragment}`);
  const verify = (credential: JsonObject, given: Partial<VerifiableIssuer> = {}, strictKeyWindow = false) =>
    aWorld({
      issuers: [anIssuer({ keys, ...given })],
      records: [aRecord(credential)],
      strictKeyWindow,
    }).service.verify({ credential }, newContext());

  test('a retired key keeps verifying what it signed while it was in use', async () => {
    const verification = await verify(aCredential(SIGNER));
    expect(verification).toMatchObject({ status: 'VALID', keyVersion: 1, warnings: [] });
  });

  describe('what a thief signs with a retired key', () => {
    const recorded = aCredential(SIGNER);
    const claims = { credentialSubject: { ...Object(recorded.credentialSubject), grade: 'first class' } };
    const aForgery = (created: string, given: Record<string, unknown> = {}) => {
      const document = anUnsignedCredential(SIGNER, given);
      const { verificationMethod } = recorded.proof;
      return attachProof(document, createProof(document, { created, verificationMethod }, SIGNER.sign));
    };

    test.each<[string, JsonObject, boolean, string, CheckName, string]>([
      [
        'other claims under the id of a credential',
        aCredential(SIGNER, claims),
        true,
        'INVALID_SIGNATURE',
        'INTEGRITY',
        'FAILED DIFFERS_FROM_RECORD',
      ],
      [
        'the same without a look at the status',
        aCredential(SIGNER, claims),
        false,
        'INVALID_SIGNATURE',
        'INTEGRITY',
        'FAILED DIFFERS_FROM_RECORD',
      ],
      [
        'the same claims in a younger proof',
        aForgery('2026-02-15T00:00:00.000Z'),
        true,
        'INVALID_SIGNATURE',
        'INTEGRITY',
        'FAILED DIFFERS_FROM_RECORD',
      ],
      [
        'a new id, after the retirement',
        aForgery('2026-02-01T00:00:00.001Z', { ...claims, id: `urn:uuid:${newId()}` }),
        false,
        'KEY_NOT_VALID_AT_SIGNING',
        'KEY_WINDOW',
        'FAILED PROOF_AFTER_ROTATION',
      ],
      [
        'a new id, dated back',
        aForgery('2026-01-15T00:00:00.000Z', { ...claims, id: `urn:uuid:${newId()}` }),
        true,
        'STATUS_UNKNOWN',
        'STATUS',
        'UNKNOWN NOT_RECORDED',
      ],
    ])('%s does not verify', async (_, credential, checkStatus, status, check, finding) => {
      const { service } = aWorld({ issuers: [anIssuer({ keys })], records: [aRecord(recorded)] });
      const verification = await service.verify({ credential, checkStatus }, newContext());
      expect(verification).toMatchObject({ status, isValid: false });
      expect(codeOf(verification, check)).toBe(finding);
    });
  });

  test.each([['key-2'], [multikeyFromPublicKey(second.publicKey)]])(
    'a rotated key is found as #%s',
    async (fragment) => {
      const inUse = [keys[0]!, { ...keys[1]!, createdAt: new Date('2026-01-01T00:00:00.000Z') }];
      const verification = await verify(signedBy(second, fragment), { keys: inUse });
      expect(verification).toMatchObject({ status: 'VALID', keyVersion: 2 });
    },
  );

  test.each([['key-1'], ['key-3'], [multikeyFromPublicKey(SIGNER.publicKey)], ['']])(
    'the rotated key does not verify as #%s',
    async (fragment) => {
      await expect(verify(signedBy(second, fragment))).resolves.toMatchObject({
        status: 'INVALID_SIGNATURE',
      });
    },
  );

  test('a key in the fragment that the issuer does not list is not used', async () => {
    const stranger = aSigner(3);
    const verification = await verify(signedBy(stranger, multikeyFromPublicKey(stranger.publicKey)));
    expect(codeOf(verification, 'PROOF')).toBe('FAILED KEY_NOT_FOUND');
  });

  test.each<[string, JsonObject, Partial<VerifiableIssuer>]>([
    ['PROOF_BEFORE_KEY', signedBy(second, 'key-2'), {}],
    // On record, so the issuer's clock was ahead of ours when it signed.
    [
      'PROOF_AFTER_ROTATION',
      aCredential(SIGNER),
      { keys: [{ ...keys[0]!, rotatedAt: new Date('2026-01-02T03:04:05.677Z') }] },
    ],
  ])('%s warns, and fails where the window is strict', async (code, credential, given) => {
    const lax = await verify(credential, given);
    expect(lax).toMatchObject({ status: 'VALID', isValid: true });
    expect(codeOf(lax, 'KEY_WINDOW')).toBe(`WARNED ${code}`);
    const strict = await verify(credential, given, true);
    expect(strict).toMatchObject({ status: 'KEY_NOT_VALID_AT_SIGNING', isValid: false });
    expect(codeOf(strict, 'KEY_WINDOW')).toBe(`FAILED ${code}`);
  });

  test('a status list of this platform may be signed with a key that was retired', async () => {
    const list = aCredential(SIGNER, { id: `${STATUS_LISTS_URL}/${CREDENTIAL_ID}` });
    const retired = { keys: [{ ...keys[0]!, rotatedAt: new Date('2026-01-02T03:04:05.677Z') }] };
    const { service } = aWorld({ issuers: [anIssuer(retired)] });
    const verification = await service.verify({ credential: list, checkStatus: false }, newContext());
    expect(verification).toMatchObject({ status: 'VALID' });
    expect(codeOf(verification, 'KEY_WINDOW')).toBe('WARNED PROOF_AFTER_ROTATION');
  });

  test('both ends of the window belong to it', async () => {
    const created = new Date('2026-01-02T03:04:05.678Z');
    const verification = await verify(
      aCredential(SIGNER),
      { keys: [aKey(SIGNER, { createdAt: created, rotatedAt: created })] },
      true,
    );
    expect(verification).toMatchObject({ status: 'VALID' });
  });
});

describe('issuers that are not registered', () => {
  const stranger = aSigner(9);

  test('a did:key is UNKNOWN_ISSUER, with its proof reported', async () => {
    const { service, asked } = aWorld();
    const verification = await service.verify({ credential: aCredential(stranger) }, newContext());
    const did = didKeyFromPublicKey(stranger.publicKey);
    expect(verification).toMatchObject({
      status: 'UNKNOWN_ISSUER',
      issuer: { did, name: null, status: null, trust: 'UNKNOWN' },
      keyVersion: null,
    });
    expect(codeOf(verification, 'PROOF')).toBe('PASSED SIGNATURE_VERIFIED');
    expect(codeOf(verification, 'KEY_WINDOW')).toBe('SKIPPED NO_KEY_HISTORY');
    expect(asked).toEqual([did]);
  });

  test('its broken proof is reported too', async () => {
    const credential = { ...aCredential(stranger), expirationDate: '2030-01-01T00:00:00Z' };
    const verification = await aWorld().service.verify({ credential }, newContext());
    expect(verification.status).toBe('UNKNOWN_ISSUER');
    expect(codeOf(verification, 'PROOF')).toBe('FAILED SIGNATURE_MISMATCH');
  });

  test.each([['did:web:example.edu'], ['https://example.edu']])('%s is ISSUER_UNRESOLVABLE', async (id) => {
    const credential = aCredential(stranger, { issuer: { id, name: 'Example' } }, `${id}#key-1`);
    const verification = await aWorld().service.verify({ credential }, newContext());
    expect(verification).toMatchObject({ status: 'ISSUER_UNRESOLVABLE', isValid: false });
    expect(
      codes(verification)
        .slice(3)
        .every((code) => code === 'SKIPPED PROOF_NOT_VERIFIED'),
    ).toBe(true);
  });

  test('the name of an issuer that was never approved is not shown', async () => {
    const verification = await verdictOn({ issuer: { status: 'PENDING_APPROVAL' } });
    expect(verification.issuer).toEqual({
      did: ISSUER_DID,
      name: null,
      status: 'PENDING_APPROVAL',
      trust: 'UNKNOWN',
      authorityType: 'ISSUER',
      custodianType: null,
    });
  });
});

describe('a credential of a custodian', () => {
  const custodian = (status: IssuerStatus) =>
    verdictOn({ issuer: { status, authorityType: 'CUSTODIAN', custodianType: 'REGULATOR' } });

  test('is VALID, and says who vouches', async () => {
    const verification = await custodian('ACTIVE');
    expect(verification).toMatchObject({
      isValid: true,
      issuer: { trust: 'REGISTERED', authorityType: 'CUSTODIAN', custodianType: 'REGULATOR' },
    });
    expect(verification.checks.find(({ check }) => check === 'ISSUER')?.message).toMatch(/custodian/);
  });

  test.each<IssuerStatus>(['PENDING_APPROVAL', 'REJECTED'])(
    'of what kind it would be is not told while it is %s',
    async (status) => {
      expect((await custodian(status)).issuer).toMatchObject({ name: null, custodianType: null });
    },
  );

  test.each<[IssuerStatus, string, string]>([
    ['SUSPENDED', 'VALID', 'WARNED ISSUER_SUSPENDED'],
    ['REVOKED', 'ISSUER_REVOKED', 'FAILED ISSUER_REVOKED'],
    ['PENDING_APPROVAL', 'UNKNOWN_ISSUER', 'FAILED ISSUER_NOT_APPROVED'],
    ['REJECTED', 'UNKNOWN_ISSUER', 'FAILED ISSUER_NOT_APPROVED'],
  ])('of one that is %s', async (standing, status, code) => {
    const verification = await custodian(standing);
    expect(verification.status).toBe(status);
    expect(codeOf(verification, 'ISSUER')).toBe(code);
    expect(verification.checks.find(({ check }) => check === 'ISSUER')?.message).toMatch(/^The custodian/);
  });
});

describe('a credential of a federated issuer', () => {
  const DID = 'did:web:example.edu';
  const KEY = `${DID}#key-1`;
  const day = (offset: number) => new Date(NOW.getTime() + offset * 24 * 60 * 60 * 1000);
  const aFederatedIssuer = (given: Partial<FederatedIssuer> = {}): FederatedIssuer => ({
    did: DID,
    name: 'Example University',
    status: 'TRUSTED',
    wasTrusted: true,
    keys: [{ keyId: KEY, publicKey: SIGNER.publicKey }],
    accreditations: [{ credentialType: 'UniversityDegreeCredential', validFrom: day(-365) }],
    hasChanged: false,
    keysUsableUntil: day(6),
    ...given,
  });
  const theirs = (signed: Record<string, unknown> = {}, method = KEY, signer = SIGNER) =>
    aCredential(signer, { issuer: { id: DID, name: 'Harvard' }, ...signed }, method);
  const verdict = (
    given: Partial<FederatedIssuer> = {},
    { credential = theirs(), input = {} }: { credential?: JsonObject; input?: object } = {},
  ) =>
    aWorld({ federated: [aFederatedIssuer(given)] }).service.verify({ credential, ...input }, newContext());

  test('verifies, says who vouches for it and what nobody can know', async () => {
    const verification = await verdict();
    expect(verification).toMatchObject({
      isValid: true,
      status: 'VALID',
      issuer: { did: DID, name: 'Example University', status: 'ACTIVE', trust: 'FEDERATED' },
      keyVersion: null,
      warnings: [expect.stringContaining('publishes no status')],
    });
    expect(codes(verification)).toEqual([
      'PASSED STRUCTURE_SOUND',
      'PASSED ISSUER_TRUSTED',
      'PASSED SIGNATURE_VERIFIED',
      'SKIPPED NO_KEY_HISTORY',
      'SKIPPED FOREIGN_ISSUER',
      'WARNED NO_STATUS_PUBLISHED',
      'PASSED NO_EXPIRATION',
      'SKIPPED FOREIGN_ISSUER',
    ]);
  });

  test('is not looked up among the records of this platform', async () => {
    const credential = theirs();
    const world = aWorld({ federated: [aFederatedIssuer()], records: 'DOWN' });
    expect(await world.service.verify({ credential }, newContext())).toMatchObject({ status: 'VALID' });
    expect(world.asked).toEqual([DID]);
  });

  test('that points to a status is VALID only when nobody asks for that status', async () => {
    const credentialStatus = { id: 'https://example.edu/status/1#7', type: 'BitstringStatusListEntry' };
    const credential = theirs({ credentialStatus });
    const asked = await verdict({}, { credential });
    expect([asked.status, asked.isValid, codeOf(asked, 'STATUS')]).toEqual([
      'STATUS_UNKNOWN',
      false,
      'UNKNOWN FOREIGN_STATUS',
    ]);
    const unasked = await verdict({}, { credential, input: { checkStatus: false } });
    expect([unasked.status, unasked.warnings]).toEqual(['VALID', []]);
  });

  test.each<[string, Partial<FederatedIssuer>, string, string, object]>([
    [
      'PROPOSED',
      { status: 'PROPOSED', wasTrusted: false },
      'UNKNOWN_ISSUER',
      'FAILED ISSUER_NOT_TRUSTED',
      { name: null, status: 'PENDING_APPROVAL', trust: 'UNKNOWN' },
    ],
    [
      'VERIFIED',
      { status: 'VERIFIED', wasTrusted: false },
      'UNKNOWN_ISSUER',
      'FAILED ISSUER_NOT_TRUSTED',
      { name: null, status: 'PENDING_APPROVAL', trust: 'UNKNOWN' },
    ],
    [
      'SUSPENDED',
      { status: 'SUSPENDED', suspendedAt: day(-1) },
      'VALID',
      'WARNED ISSUER_SUSPENDED',
      { name: 'Example University', status: 'SUSPENDED', trust: 'FEDERATED' },
    ],
    [
      'REMOVED',
      { status: 'REMOVED' },
      'ISSUER_REVOKED',
      'FAILED ISSUER_REMOVED',
      { name: 'Example University', status: 'REVOKED', trust: 'FEDERATED' },
    ],
    [
      'REMOVED, never trusted',
      { status: 'REMOVED', wasTrusted: false },
      'UNKNOWN_ISSUER',
      'FAILED ISSUER_NOT_TRUSTED',
      { name: null, status: 'REJECTED', trust: 'UNKNOWN' },
    ],
    [
      'TRUSTED, with another document',
      { hasChanged: true },
      'VALID',
      'WARNED ISSUER_DOCUMENT_CHANGED',
      { status: 'ACTIVE', trust: 'FEDERATED' },
    ],
    [
      'TRUSTED, with keys at the end of their time',
      { keysUsableUntil: NOW },
      'ISSUER_UNRESOLVABLE',
      'FAILED KEYS_NOT_CONFIRMED',
      { status: 'ACTIVE', trust: 'FEDERATED' },
    ],
    [
      'TRUSTED, with a moment left',
      { keysUsableUntil: later },
      'VALID',
      'PASSED ISSUER_TRUSTED',
      { status: 'ACTIVE' },
    ],
    [
      'SUSPENDED, with a change and without accreditation',
      { status: 'SUSPENDED', suspendedAt: day(-1), hasChanged: true, accreditations: [] },
      'VALID',
      'WARNED ISSUER_SUSPENDED',
      {},
    ],
  ])('is, while the issuer is %s, what it should be', async (_name, given, status, code, issuer) => {
    const verification = await verdict(given);
    expect([verification.status, codeOf(verification, 'ISSUER')]).toEqual([status, code]);
    expect(verification.issuer).toMatchObject({ did: DID, ...issuer });
    expect(verification.isValid).toBe(status === 'VALID');
  });

  test('says all there is to say of a doubtful issuer', async () => {
    const { warnings } = await verdict({
      status: 'SUSPENDED',
      suspendedAt: day(-1),
      hasChanged: true,
      accreditations: [],
    });
    expect(warnings[0]).toMatch(/suspended.*published other keys.*accreditation/);
  });

  // The credential and its proof are of 2026-01-02T03:04:05.678Z.
  const SIGNED = new Date('2026-01-02T03:04:05.678Z');
  test.each([
    ['after', new Date(SIGNED.getTime() - 1), 'UNKNOWN_ISSUER'],
    ['at the moment of', SIGNED, 'UNKNOWN_ISSUER'],
    ['before', new Date(SIGNED.getTime() + 1), 'VALID'],
  ])('signed %s the suspension', async (_when, suspendedAt, status) => {
    expect(await verdict({ status: 'SUSPENDED', suspendedAt })).toMatchObject({ status });
  });

  test.each<[string, FederatedIssuer['accreditations'], string]>([
    ['none', [], 'WARNED ISSUER_NOT_ACCREDITED'],
    [
      'one of another type',
      [{ credentialType: 'DriversLicence', validFrom: day(-365) }],
      'WARNED ISSUER_NOT_ACCREDITED',
    ],
    [
      'one that begins later',
      [{ credentialType: 'UniversityDegreeCredential', validFrom: new Date(SIGNED.getTime() + 1) }],
      'WARNED ISSUER_NOT_ACCREDITED',
    ],
    [
      'one that ended',
      [{ credentialType: 'UniversityDegreeCredential', validFrom: day(-365), validTo: SIGNED }],
      'WARNED ISSUER_NOT_ACCREDITED',
    ],
    [
      'one of that very day',
      [
        {
          credentialType: 'UniversityDegreeCredential',
          validFrom: SIGNED,
          validTo: new Date(SIGNED.getTime() + 1),
        },
      ],
      'PASSED ISSUER_TRUSTED',
    ],
  ])('is accredited, by %s, or warned of', async (_name, accreditations, code) => {
    const verification = await verdict({ accreditations });
    expect([verification.status, codeOf(verification, 'ISSUER')]).toEqual(['VALID', code]);
  });

  const multikey = multikeyFromPublicKey(SIGNER.publicKey);
  test.each<[string, string, ReturnType<typeof aSigner>, string]>([
    ['another key under the same name', KEY, aSigner(2), 'FAILED SIGNATURE_MISMATCH'],
    ['a key that is not pinned', `${DID}#key-2`, aSigner(2), 'FAILED KEY_NOT_FOUND'],
    ['the pinned key under its bytes', `${DID}#${multikey}`, SIGNER, 'FAILED KEY_NOT_FOUND'],
    ['the pinned key under its number', `${DID}#key-01`, SIGNER, 'FAILED KEY_NOT_FOUND'],
    ['a key of another DID', `did:web:example.com#key-1`, SIGNER, 'FAILED ISSUER_MISMATCH'],
    ['its DID alone', DID, SIGNER, 'FAILED KEY_NOT_FOUND'],
    ['a relative name', '#key-1', SIGNER, 'FAILED ISSUER_MISMATCH'],
  ])('is forged when it is signed with %s', async (_name, method, signer, code) => {
    const verification = await verdict({}, { credential: theirs({}, method, signer) });
    expect([verification.status, codeOf(verification, 'PROOF')]).toEqual(['INVALID_SIGNATURE', code]);
    expect(verification.warnings).toEqual([]);
  });

  test('is of an issuer that cannot be found when nobody registered its DID', async () => {
    const verification = await aWorld().service.verify({ credential: theirs() }, newContext());
    expect([verification.status, codeOf(verification, 'ISSUER')]).toEqual([
      'ISSUER_UNRESOLVABLE',
      'FAILED ISSUER_UNRESOLVABLE',
    ]);
  });

  test('has a signature that can be validated alone', async () => {
    const { service } = aWorld({ federated: [aFederatedIssuer()] });
    expect(await service.validateSignature({ credential: theirs() }, newContext())).toMatchObject({
      isValid: true,
      verificationMethod: KEY,
      keyVersion: null,
    });
  });
});
