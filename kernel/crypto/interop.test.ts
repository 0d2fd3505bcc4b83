import { verifyCredentialProof } from './credential-proof.ts';
import { PUBLISHED_CONTEXTS } from './known-contexts.ts';
import { aCredential, aKey, anUnsignedCredential, aSigner, KNOWN_CONTEXTS } from './testing/credentials.ts';
import { createDigitalBazaar, digitalBazaarVerifies } from './testing/digital-bazaar.ts';

const signer = aSigner();
const knownContexts = new Set([...KNOWN_CONTEXTS, ...PUBLISHED_CONTEXTS.keys()]);
const weVerify = (credential: unknown) =>
  verifyCredentialProof(credential, { keysOf: () => [aKey(signer)], knownContexts }).verified;

test('Digital Bazaar verifies what we issue, and refuses it with one character changed', async () => {
  const credential = aCredential(signer);
  expect(await digitalBazaarVerifies(credential)).toBe(true);
  for (const tampered of tamperings(credential)) {
    expect(await digitalBazaarVerifies(tampered)).toBe(false);
    expect(weVerify(tampered)).toBe(false);
  }
});

test('we verify what Digital Bazaar issues, and refuse it with one character changed', async () => {
  const digitalBazaar = await createDigitalBazaar(signer.publicKey, new Uint8Array(32).fill(1));
  const credential = await digitalBazaar.issue(anUnsignedCredential(signer));
  expect(await digitalBazaarVerifies(credential)).toBe(true);
  expect(weVerify(credential)).toBe(true);
  for (const tampered of tamperings(credential)) {
    expect(weVerify(tampered)).toBe(false);
    expect(await digitalBazaarVerifies(tampered)).toBe(false);
  }
});

test('both refuse a credential whose issuer is not the controller of the key', async () => {
  const forged = aCredential(aSigner(2), { issuer: anUnsignedCredential(signer).issuer });
  expect(await digitalBazaarVerifies(forged)).toBe(false);
  expect(weVerify(forged)).toBe(false);
});

/** Credentials that differ from the given one in one character of one value. */
function tamperings(credential: object): Record<string, unknown>[] {
  const text = JSON.stringify(credential);
  const edits: [RegExp, string][] = [
    [/Aoife/, 'Aoifa'],
    [/Galway/, 'Galwey'],
    [/"algorithms":81/, '"algorithms":91'],
    [/"issuanceDate":"2026/, '"issuanceDate":"2025'],
    [/"created":"20/, '"created":"21'],
    [/"id":"urn:uuid:0/, '"id":"urn:uuid:1'],
    [/("proofValue":"z.{20,}?)[^z]/, '$1z'],
  ];
  return edits.map(([from, to]) => {
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    return JSON.parse(changed);
  });
}
