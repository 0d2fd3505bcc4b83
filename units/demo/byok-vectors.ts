import { canonicalize } from '../../kernel/crypto/canonical-json.ts';
import {
  attachProof,
  canonicalizeDocument,
  proofConfigFor,
  proofFromSignature,
  proofHashData,
} from '../../kernel/crypto/data-integrity.ts';
import { createSigner } from '../../kernel/crypto/ed25519.ts';
import {
  didKeyFromPublicKey,
  multikeyFromPublicKey,
  verificationMethodId,
} from '../../kernel/crypto/multikey.ts';

/** The figures of docs/byok-signing.md: one credential signed with a seed that everybody knows. */
export function byokVectors() {
  const seed = Buffer.from(Array.from({ length: 32 }, (_, index) => index));
  const signer = createSigner(seed);
  const did = didKeyFromPublicKey(signer.publicKey);
  const keyId = verificationMethodId(did, multikeyFromPublicKey(signer.publicKey));
  const credential = {
    '@context': ['https://www.w3.org/2018/credentials/v1', 'http://localhost:8000/contexts/v1'],
    type: ['VerifiableCredential', 'UniversityDegreeCredential'],
    id: 'urn:uuid:4b6f0d0e-3a5c-4f7e-9a1b-2c3d4e5f6071',
    issuer: { id: did, name: 'Ardmore University' },
    issuanceDate: new Date(1_781_776_800_000).toISOString(),
    credentialSubject: {
      id: 'did:key:z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp',
      name: 'Aoife Ní Bhriain',
      degree: 'BSc in Computer Science',
      marks: { algorithms: 81, databases: 74.5 },
    },
  };
  const proofConfiguration = proofConfigFor(credential, {
    created: new Date(1_781_776_800_001).toISOString(),
    verificationMethod: keyId,
  });
  const bytesToSign = Buffer.from(proofHashData(credential, proofConfiguration));
  const signature = Buffer.from(signer.sign(bytesToSign));
  const proof = proofFromSignature(proofConfiguration, signature);
  return {
    seed: seed.toString('hex'),
    publicKey: Buffer.from(signer.publicKey).toString('base64'),
    did,
    keyId,
    canonicalCredential: canonicalizeDocument(credential),
    canonicalProofConfiguration: canonicalize(proofConfiguration),
    proofConfigurationHash: bytesToSign.subarray(0, 32).toString('hex'),
    credentialHash: bytesToSign.subarray(32).toString('hex'),
    bytesToSign: bytesToSign.toString('base64'),
    signature: signature.toString('base64'),
    proofValue: proof.proofValue,
    signed: attachProof(credential, proof),
  };
}
