import { newContext } from '../../kernel/context.ts';
import type { Signer } from '../../kernel/crypto/ed25519.ts';
import { multikeyFromPublicKey, verificationMethodId } from '../../kernel/crypto/multikey.ts';
import { aCredential, aKey, aSigner } from '../../kernel/crypto/testing/credentials.ts';
import { newId } from '../../kernel/ids.ts';
import type { VerifiableIssuer } from './ports.ts';
import { anIssuer, aRecord, aWorld, ISSUER_DID, SIGNER } from './testing/world.ts';
import type { Verification } from './verification.ts';

const ATTESTATION_ID = 'd2b8a0b4-8d1d-4d5e-9a40-6b6f9e1d2c31';
const ARCHIVE = 'Archive of Closed Schools';
const aCustodian = (given: Partial<VerifiableIssuer> = {}) =>
  anIssuer({ name: ARCHIVE, authorityType: 'CUSTODIAN', ...given });

type Given = Parameters<typeof aWorld>[0] & {
  /** What the credential says of its attestation. */
  attestation?: unknown;
  signer?: Signer;
  input?: object;
  record?: Parameters<typeof aRecord>[1] | null;
};

async function verdict({ attestation, signer = SIGNER, input, record = {}, ...given }: Given) {
  const named = { type: 'CustodianAttestation', id: ATTESTATION_ID };
  const credentialSubject = {
    id: 'did:key:z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp',
    name: 'Aoife',
    ...(attestation === null ? {} : { attestation: attestation ?? named }),
  };
  const credential = signedBy(signer, { credentialSubject });
  const records = record === null ? [] : [aRecord(credential, { authorityType: 'CUSTODIAN', ...record })];
  const world = aWorld({ issuers: [aCustodian()], records, ...given });
  const verification = await world.service.verify({ credential, ...input }, newContext());
  return { verification, asked: world.asked };
}
/** Signed in the name of the DID, with whichever key. */
const signedBy = (signer: Signer, given: object) =>
  aCredential(
    signer,
    { issuer: { id: ISSUER_DID }, ...given },
    verificationMethodId(ISSUER_DID, multikeyFromPublicKey(signer.publicKey)),
  );
const found = ({ checks }: Verification, name: string) => {
  const { outcome, code } = checks.find(({ check }) => check === name) ?? {};
  return outcome && `${outcome} ${code}`;
};
const standing = (given: object = {}) => ({
  [ATTESTATION_ID]: { custodianDid: ISSUER_DID, status: 'VALID' as const, ...given },
});

describe('the attestation behind a credential', () => {
  test('that stands passes, behind the other checks', async () => {
    const { verification } = await verdict({ attestations: standing() });
    expect(verification).toMatchObject({ status: 'VALID', warnings: [] });
    expect(verification.checks.at(-1)).toMatchObject({ check: 'ATTESTATION', code: 'ATTESTATION_VALID' });
    expect(verification.checks).toHaveLength(9);
  });

  test('that is withdrawn warns, and the credential stays valid', async () => {
    const withdrawnAt = new Date('2026-02-03T04:05:06.000Z');
    const { verification } = await verdict({ attestations: standing({ status: 'WITHDRAWN', withdrawnAt }) });
    expect(verification).toMatchObject({ status: 'VALID', isValid: true });
    expect(found(verification, 'ATTESTATION')).toBe('WARNED ATTESTATION_WITHDRAWN');
    expect(verification.warnings).toEqual([expect.stringMatching(/has withdrawn .* on 2026-02-03; /)]);
  });

  test('warns beside another verdict, too', async () => {
    const { verification } = await verdict({
      attestations: standing({ status: 'WITHDRAWN' }),
      record: { credentialStatus: 'REVOKED' },
    });
    expect(verification.status).toBe('REVOKED');
    expect(verification.warnings).toEqual([expect.stringMatching(/has withdrawn/)]);
  });

  test.each<[string, Given, string]>([
    ['cannot be asked for', { attestations: 'DOWN' }, 'UNKNOWN ATTESTATION_UNAVAILABLE'],
    ['is not there', {}, 'UNKNOWN ATTESTATION_NOT_RECORDED'],
    [
      'is another custodian’s',
      { attestations: standing({ custodianDid: 'did:key:z6MkOther', status: 'VALID' }) },
      'UNKNOWN ATTESTATION_NOT_RECORDED',
    ],
  ])('that %s decides nothing and is told of', async (_what, given, code) => {
    const { verification } = await verdict(given);
    expect(verification).toMatchObject({ status: 'VALID', isValid: true });
    expect(found(verification, 'ATTESTATION')).toBe(code);
    expect(verification.warnings).toHaveLength(1);
  });

  test('is not asked for without check_status', async () => {
    const { verification, asked } = await verdict({
      attestations: standing({ status: 'WITHDRAWN' }),
      input: { checkStatus: false },
    });
    expect(found(verification, 'ATTESTATION')).toBe('SKIPPED NOT_ASKED');
    expect(verification.warnings).toEqual([]);
    expect(asked).not.toContain(ATTESTATION_ID);
  });

  test.each<[string, unknown]>([
    ['none', null],
    ['a text', 'x'],
    ['a list', [{ type: 'CustodianAttestation', id: ATTESTATION_ID }]],
    ['one of another type', { type: 'Attestation', id: ATTESTATION_ID }],
    ['one without an id', { type: 'CustodianAttestation' }],
    ['an id that is none', { type: 'CustodianAttestation', id: `${ATTESTATION_ID}x` }],
    ['an object as its id', { type: 'CustodianAttestation', id: { $ne: '' } }],
  ])('%s is nothing to ask for', async (_what, attestation) => {
    const { verification, asked } = await verdict({ attestations: standing(), attestation });
    expect(found(verification, 'ATTESTATION')).toBe('SKIPPED NO_ATTESTATION');
    expect(verification.status).toBe('VALID');
    expect(asked).toHaveLength(2);
  });

  test('of an issuer’s credential is not looked at, whatever that says of one', async () => {
    const { verification, asked } = await verdict({
      issuers: [anIssuer()],
      record: { authorityType: 'ISSUER' },
      attestations: standing({ status: 'WITHDRAWN' }),
    });
    expect(verification).toMatchObject({ status: 'VALID', warnings: [] });
    expect(found(verification, 'ATTESTATION')).toBeUndefined();
    expect(asked).not.toContain(ATTESTATION_ID);
  });

  test('of a forged credential is not looked at', async () => {
    const { verification, asked } = await verdict({ signer: aSigner(9), attestations: standing() });
    expect(verification.status).toBe('INVALID_SIGNATURE');
    expect(found(verification, 'ATTESTATION')).toBeUndefined();
    expect(asked).not.toContain(ATTESTATION_ID);
  });
});

describe('a DID that is an issuer’s and a custodian’s', () => {
  const NEXT = aSigner(7);
  const university = (given: Partial<VerifiableIssuer> = {}) => anIssuer({ name: 'University', ...given });
  const attestations = standing();

  test.each<[VerifiableIssuer['status'], VerifiableIssuer['status'], 'ISSUER' | 'CUSTODIAN', string, string]>(
    [
      ['ACTIVE', 'ACTIVE', 'ISSUER', 'VALID', 'University'],
      ['ACTIVE', 'ACTIVE', 'CUSTODIAN', 'VALID', ARCHIVE],
      ['REVOKED', 'ACTIVE', 'ISSUER', 'ISSUER_REVOKED', 'University'],
      ['REVOKED', 'ACTIVE', 'CUSTODIAN', 'VALID', ARCHIVE],
      ['ACTIVE', 'REVOKED', 'ISSUER', 'VALID', 'University'],
      ['ACTIVE', 'REVOKED', 'CUSTODIAN', 'ISSUER_REVOKED', ARCHIVE],
      ['SUSPENDED', 'ACTIVE', 'CUSTODIAN', 'VALID', ARCHIVE],
    ],
  )(
    'issuer %s, custodian %s: what the %s has recorded is %s, of %s',
    async (issuer, custodian, authorityType, status, name) => {
      const issuers = [university({ status: issuer }), aCustodian({ status: custodian })];
      const { verification } = await verdict({ issuers, record: { authorityType }, attestations });
      expect(verification).toMatchObject({ status, issuer: { name, authorityType } });
      // A suspension of the one is no warning about the other.
      expect(verification.warnings).toEqual([]);
      expect(found(verification, 'ATTESTATION')).toBe(
        authorityType === 'CUSTODIAN' ? 'PASSED ATTESTATION_VALID' : undefined,
      );
    },
  );

  test('each has keys of its own: the one that the custodian took later counts for it alone', async () => {
    const keys = [
      aKey(SIGNER, { isCurrent: false, rotatedAt: new Date('2026-01-01T00:00:00.000Z') }),
      aKey(NEXT, { keyVersion: 2, createdAt: new Date('2026-01-01T00:00:00.000Z') }),
    ];
    const issuers = [university(), aCustodian({ keys })];
    const { verification } = await verdict({ issuers, signer: NEXT, attestations });
    expect(verification).toMatchObject({
      status: 'VALID',
      keyVersion: 2,
      issuer: { name: ARCHIVE, authorityType: 'CUSTODIAN' },
    });
    // The issuer has not signed it: its record of that id is of another credential.
    const forged = await verdict({ issuers: [university({ keys })], signer: aSigner(9), attestations });
    expect(forged.verification.status).toBe('INVALID_SIGNATURE');
  });

  test('a custodian that was never approved lends its keys to nobody', async () => {
    const custodian = aCustodian({ status: 'PENDING_APPROVAL', keys: [aKey(NEXT)] });
    const { verification } = await verdict({ issuers: [university(), custodian], signer: NEXT });
    expect(verification).toMatchObject({ status: 'INVALID_SIGNATURE', issuer: { name: 'University' } });
  });

  test('what neither has recorded is the issuer’s, and of unknown status', async () => {
    const { verification } = await verdict({ issuers: [university(), aCustodian()], record: null });
    expect(verification).toMatchObject({ status: 'STATUS_UNKNOWN', issuer: { name: 'University' } });
  });

  test('a record of another text of that id settles nothing', async () => {
    const record = { authorityType: 'CUSTODIAN' as const, vcHash: newId() };
    const { verification } = await verdict({ issuers: [university(), aCustodian()], record });
    expect(verification).toMatchObject({ status: 'INVALID_SIGNATURE', issuer: { name: 'University' } });
  });

  test('an issuer’s forgery stays one while the registry of custodians is away', async () => {
    const world = aWorld();
    const { byDid } = world.ports.issuers;
    world.ports.issuers.byDid = async (did, context, type) => {
      if (type === 'CUSTODIAN')
        throw Object.assign(new Error('away'), { name: 'AppError', code: 'UPSTREAM_UNAVAILABLE' });
      return byDid(did, context, type);
    };
    const credential = signedBy(aSigner(9), {});
    expect(await world.service.verify({ credential }, newContext())).toMatchObject({
      status: 'INVALID_SIGNATURE',
    });
    // Any other error is a fault.
    world.ports.issuers.byDid = async (did, context, type) => {
      if (type === 'CUSTODIAN') throw new TypeError('bug');
      return byDid(did, context, type);
    };
    await expect(world.service.verify({ credential }, newContext())).rejects.toThrow('bug');
  });
});
