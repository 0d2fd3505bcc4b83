import { newContext } from '../../kernel/context.ts';
import { aCredential } from '../../kernel/crypto/testing/credentials.ts';
import type { CredentialStatusRecord } from './ports.ts';
import { anIssuer, aRecord, aWorld, CREDENTIAL_ID, NOW, SIGNER } from './testing/world.ts';

const context = newContext();
const credential = aCredential(SIGNER);
const credentialJson = JSON.stringify(credential);

describe('validateSignature', () => {
  test('tells which key signed, whatever became of the credential', async () => {
    const { service } = aWorld({ issuers: [anIssuer({ status: 'REVOKED' })], records: 'DOWN' });
    await expect(service.validateSignature({ credentialJson }, context)).resolves.toEqual({
      isValid: true,
      verificationMethod: credential.proof.verificationMethod,
      keyVersion: 1,
      cryptosuite: 'eddsa-jcs-2022',
    });
  });

  test.each([
    ['another name', { ...credential, credentialSubject: { name: 'Mallory' } }],
    ['no proof', { ...credential, proof: undefined }],
    ['no credential', {}],
  ])('says no to %s', async (_name, document) => {
    const answer = await aWorld().service.validateSignature(
      { credentialJson: JSON.stringify(document) },
      context,
    );
    expect(answer).toMatchObject({ isValid: false, verificationMethod: null, keyVersion: null });
  });

  test('fails when the issuer’s keys cannot be read, and for text that is no JSON', async () => {
    const { service } = aWorld({ issuers: 'DOWN' });
    await expect(service.validateSignature({ credentialJson }, context)).rejects.toMatchObject({
      code: 'UPSTREAM_UNAVAILABLE',
    });
    await expect(service.validateSignature({ credentialJson: '{' }, context)).rejects.toMatchObject({
      code: 'MALFORMED_JSON',
    });
  });
});

describe('checkCredentialStatus', () => {
  const standing = (given: Partial<CredentialStatusRecord>) =>
    aWorld({ records: [aRecord(credential, given)] }).service.checkCredentialStatus(
      { credentialId: CREDENTIAL_ID },
      context,
    );

  test.each<[Partial<CredentialStatusRecord>, string, boolean]>([
    [{}, 'ISSUED', true],
    [{ credentialStatus: 'SUSPENDED' }, 'SUSPENDED', false],
    [{ credentialStatus: 'SUPERSEDED' }, 'SUPERSEDED', false],
    [{ credentialStatus: 'EXPIRED' }, 'EXPIRED', false],
    [{ expirationTimestamp: NOW }, 'EXPIRED', false],
    [{ expirationTimestamp: new Date(NOW.getTime() + 1) }, 'ISSUED', true],
    [{ credentialStatus: 'REVOKED', expirationTimestamp: NOW }, 'REVOKED', false],
  ])('answers %j as %s', async (given, credentialStatus, isActive) => {
    await expect(standing(given)).resolves.toMatchObject({
      credentialStatus,
      isActive,
      reasonCategory: null,
    });
  });

  test('shows the category of a revocation and nothing else of it', async () => {
    const secret = { reason: 'plagiarism in chapter 3' } as Partial<CredentialStatusRecord>;
    const answer = await standing({
      ...secret,
      credentialStatus: 'REVOKED',
      revocationCategory: 'MISCONDUCT',
    });
    expect(answer).toMatchObject({ reasonCategory: 'MISCONDUCT' });
    expect(JSON.stringify(answer)).not.toContain('plagiarism');
  });

  test.each<[unknown, string]>([
    [{ credentialId: '00000000-0000-4000-8000-000000000000' }, 'NOT_FOUND'],
    [{ credentialId: `urn:uuid:${CREDENTIAL_ID}` }, 'VALIDATION_FAILED'],
    [{ credentialId: { $ne: null } }, 'VALIDATION_FAILED'],
    [{}, 'VALIDATION_FAILED'],
  ])('refuses %j with %s', async (input, code) => {
    await expect(aWorld().service.checkCredentialStatus(input, context)).rejects.toMatchObject({ code });
  });

  test('fails when the record cannot be read', async () => {
    const asked = aWorld({ records: 'DOWN' }).service.checkCredentialStatus(
      { credentialId: CREDENTIAL_ID },
      context,
    );
    await expect(asked).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
  });
});

describe('verifyRawSignature', () => {
  const payload = Buffer.from('any bytes');
  const good = {
    publicKey: Buffer.from(SIGNER.publicKey),
    payload,
    signature: Buffer.from(SIGNER.sign(payload)),
    algorithm: 'Ed25519',
  };
  const { service } = aWorld();

  test.each<[string, object, boolean]>([
    ['the signed bytes', {}, true],
    ['other bytes', { payload: Buffer.from('other bytes') }, false],
    ['another key', { publicKey: Buffer.alloc(32, 1) }, false],
    ['a key of small order', { publicKey: Buffer.from([1, ...Array(31).fill(0)]) }, false],
    ['a signature of zeros', { signature: Buffer.alloc(64) }, false],
  ])('%s', async (_name, change, isValid) => {
    await expect(service.verifyRawSignature({ ...good, ...change }, context)).resolves.toEqual({ isValid });
  });

  test.each<[string, object]>([
    ['publicKey', { publicKey: Buffer.alloc(31) }],
    ['publicKey', { publicKey: Buffer.alloc(33) }],
    ['publicKey', { publicKey: undefined }],
    ['signature', { signature: Buffer.alloc(63) }],
    ['signature', { signature: Buffer.alloc(65) }],
    ['signature', { signature: 'x'.repeat(64) }],
    ['payload', { payload: undefined }],
    ['payload', { payload: Buffer.alloc(1_000_001) }],
    ['algorithm', { algorithm: 'RSA' }],
    ['algorithm', { algorithm: 'ed25519' }],
  ])('a wrong %s is refused', async (field, change) => {
    const refused = service.verifyRawSignature({ ...good, ...change }, context);
    await expect(refused).rejects.toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field }] });
  });
});
