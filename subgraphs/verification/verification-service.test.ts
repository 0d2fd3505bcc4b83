import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newContext } from '../../kernel/context.ts';
import type { JsonObject } from '../../kernel/crypto/canonical-json.ts';
import { didKeyFromPublicKey, multikeyFromPublicKey } from '../../kernel/crypto/multikey.ts';
import { statusEntry } from '../../kernel/crypto/status-entry.ts';
import { aCredential, aKey, aSigner, KNOWN_CONTEXTS } from '../../kernel/crypto/testing/credentials.ts';
import type { VerifiableIssuer } from './ports.ts';
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
    issuer: { did: ISSUER_DID, name: 'University of Galway', status: 'ACTIVE', trust: 'REGISTERED' },
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
  ['REVOKED', { record: { credentialStatus: 'REVOKED' } }, 'STATUS', 'FAILED REVOKED'],
  ['SUSPENDED', { record: { credentialStatus: 'SUSPENDED' } }, 'STATUS', 'FAILED SUSPENDED'],
  ['SUPERSEDED', { record: { credentialStatus: 'SUPERSEDED' } }, 'SUPERSESSION', 'FAILED SUPERSEDED'],
  [
    'REVOKED',
    { record: { credentialStatus: 'REVOKED', supersededByCredentialId: 'x' } },
    'SUPERSESSION',
    'FAILED SUPERSEDED',
  ],
  ['EXPIRED', { record: { credentialStatus: 'EXPIRED' } }, 'EXPIRATION', 'FAILED EXPIRED'],
  ['EXPIRED', { record: { expirationTimestamp: NOW } }, 'EXPIRATION', 'FAILED EXPIRED'],
  ['EXPIRED', { signed: { expirationDate: NOW.toISOString() } }, 'EXPIRATION', 'FAILED EXPIRED'],
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
    'FAILED REVOKED',
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
  ['VALID', { record: { vcHash: '0'.repeat(64) } }, 'INTEGRITY', 'WARNED DIFFERS_FROM_RECORD'],
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

  test('a record that was not asked for is not looked up', async () => {
    const { service, asked } = aWorld({ records: 'DOWN' });
    const verification = await service.verify(
      { credential: aCredential(SIGNER), checkStatus: false },
      newContext(),
    );
    expect(verification).toMatchObject({ status: 'VALID' });
    expect(asked).toEqual([ISSUER_DID]);
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
    });
  });
});
