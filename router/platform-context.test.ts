import jsonld from 'jsonld';
import { didKeyFromPublicKey, multikeyFromPublicKey } from '../kernel/crypto/multikey.ts';
import { CONTEXT_DOCUMENTS } from '../kernel/crypto/testing/contexts.ts';
import { aCredential, aSigner, PLATFORM_CONTEXT } from '../kernel/crypto/testing/credentials.ts';
import { didDocumentOf } from '../subgraphs/did-registry/did-document.ts';
import type { RegistrantKey } from '../subgraphs/did-registry/registrant-key.ts';
import type { Issuer } from '../subgraphs/issuers/issuer.ts';
import { contextDocument } from './platform-context.ts';

const CREDENTIALS_V1 = 'https://www.w3.org/2018/credentials/v1';
const CREDENTIALS_V2 = 'https://www.w3.org/ns/credentials/v2';
const DATA_INTEGRITY = 'https://w3id.org/security/data-integrity/v2';
const documents = new Map([
  ...CONTEXT_DOCUMENTS,
  [PLATFORM_CONTEXT, contextDocument(new URL(PLATFORM_CONTEXT).origin)],
]);

/** What a JSON-LD processor understands; safe mode refuses whatever a context leaves undefined. */
async function expanded(document: object) {
  const documentLoader = async (url: string) => {
    const found = documents.get(url);
    if (!found) throw new Error(`The test knows no context ${url}.`);
    return { contextUrl: null, documentUrl: url, document: found };
  };
  const [node] = await jsonld.expand(document, { safe: true, documentLoader });
  return node;
}

const status = { id: 'https://testamur.example/api/v1/status-lists/1#7', type: 'BitstringStatusListEntry' };
const place = {
  statusPurpose: 'revocation',
  statusListIndex: '7',
  statusListCredential: 'https://l.example',
};
const credentialStatus = { ...status, ...place };
const credential = aCredential(aSigner(), { credentialStatus });
const PROOF = 'https://w3id.org/security#proof';
const SUBJECT = 'https://www.w3.org/2018/credentials#credentialSubject';

test.each([
  ['data-integrity/v2', DATA_INTEGRITY],
  ['status/v1', 'https://www.w3.org/ns/credentials/status/v1'],
  ['Open Badges 3.0.1', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.1.json'],
  ['Open Badges 3.0.3', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
])('our context stands alone and on both sides of %s', async (_name, other) => {
  const alone = await expanded(credential);
  for (const context of [
    [CREDENTIALS_V1, PLATFORM_CONTEXT, other],
    [CREDENTIALS_V1, other, PLATFORM_CONTEXT],
  ]) {
    const proof = { ...credential.proof, '@context': context };
    const beside = await expanded({ ...credential, '@context': context, proof });
    expect(beside?.[PROOF]).toEqual(alone?.[PROOF]);
    expect(Object.keys(beside ?? {}).sort()).toEqual(Object.keys(alone ?? {}).sort());
  }
});

test('our context stands beside credentials/v2', async () => {
  const { issuanceDate: validFrom, proof, ...rest } = credential;
  const context = [CREDENTIALS_V2, PLATFORM_CONTEXT];
  const node = await expanded({
    ...rest,
    validFrom,
    '@context': context,
    proof: { ...proof, '@context': context },
  });
  expect(node?.[PROOF]).toEqual((await expanded(credential))?.[PROOF]);
});

test('the terms of a proof and of a status mean what they mean everywhere, and claims are terms of ours', async () => {
  const { '@context': _context, ...proof } = credential.proof;
  const node = await expanded(credential);
  const published = await expanded({
    '@context': [CREDENTIALS_V2, DATA_INTEGRITY],
    type: 'VerifiableCredential',
    credentialStatus,
    proof,
  });
  const STATUS = 'https://www.w3.org/2018/credentials#credentialStatus';
  expect(node?.[PROOF]).toEqual(published?.[PROOF]);
  expect(node?.[STATUS]).toEqual(published?.[STATUS]);
  expect(node?.[SUBJECT]).toMatchObject([
    {
      'https://schema.org/name': [{ '@value': 'Aoife Ní Bhriain' }],
      [`${PLATFORM_CONTEXT}#degree`]: [{ '@value': 'BSc in Computer Science' }],
    },
  ]);
});

test('a DID document means the published terms, and its older members are terms of ours', async () => {
  const createdAt = new Date('2026-03-01T08:00:00.000Z');
  const publicKey = Buffer.alloc(32, 7);
  const did = didKeyFromPublicKey(publicKey);
  const issuer: Issuer = {
    issuerId: 'b9a7c1f2-3d44-4a55-8e66-77f8a9b0c1d2',
    did,
    publicKey,
    name: 'University of Galway',
    status: 'ACTIVE',
    signingMode: 'CUSTODIAL',
    createdAt,
    updatedAt: createdAt,
    createdBy: null,
    rowVersion: 1,
  };
  const key: RegistrantKey = {
    did,
    publicKey,
    keyVersion: 1,
    keyAlgorithm: 'Ed25519',
    isCurrent: true,
    createdAt,
  };
  const node = await expanded(didDocumentOf(issuer, [key], PLATFORM_CONTEXT));
  const SECURITY = 'https://w3id.org/security#';
  const urls = [`${did}#${multikeyFromPublicKey(publicKey)}`, `${did}#key-1`];
  expect(node).toMatchObject({
    '@id': did,
    [`${SECURITY}assertionMethod`]: urls.map((id) => ({ '@id': id })),
    [`${SECURITY}verificationMethod`]: urls.map((id) => ({
      '@id': id,
      '@type': [`${SECURITY}Multikey`],
      [`${SECURITY}publicKeyMultibase`]: [
        { '@type': `${SECURITY}multibase`, '@value': multikeyFromPublicKey(publicKey) },
      ],
    })),
    [`${PLATFORM_CONTEXT}#updated`]: [{ '@value': createdAt.toISOString() }],
    // Base64, as our older clients read it, is no multibase: the term must not be the published one.
    [`${PLATFORM_CONTEXT}#publicKey`]: [
      {
        '@id': urls[1],
        [`${PLATFORM_CONTEXT}#publicKeyMultibase`]: [{ '@value': publicKey.toString('base64') }],
      },
    ],
  });
});
