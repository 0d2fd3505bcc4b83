import type { JsonObject } from './canonical-json.ts';
import { checkCredentialShape, issuerIdOf } from './credential-shape.ts';
import { isStatusEntry, namesStatusList, STATUS_LIST_BITS, statusEntry } from './status-entry.ts';
import { aCredential, anUnsignedCredential, aSigner, PLATFORM_CONTEXT } from './testing/credentials.ts';
import { checkPlatformCredential } from './testing/platform-credential.ts';

const PLATFORM = {
  contextUrl: PLATFORM_CONTEXT,
  statusListsUrl: 'https://testamur.example/api/v1/status-lists',
};
const INDEX = { statusListId: '5a0c1b9e-0f64-4a39-8a7e-2d9d3c0c9a11', statusListIndex: 8 };
const LIST_URL = `${PLATFORM.statusListsUrl}/${INDEX.statusListId}`;

// A good credential of the VC Data Model 1.1; the bad ones below are those of w3c/vc-test-suite@165724ed.
const EXAMPLE: JsonObject = {
  '@context': ['https://www.w3.org/2018/credentials/v1', 'https://www.w3.org/2018/credentials/examples/v1'],
  id: 'http://example.edu/credentials/3732',
  type: ['VerifiableCredential', 'UniversityDegreeCredential'],
  issuer: 'https://example.edu/issuers/14',
  issuanceDate: '2010-01-01T19:23:24Z',
  credentialSubject: { id: 'did:example:ebfeb1f712ebc6f1c276e12ec21', degree: { type: 'BachelorDegree' } },
  proof: { type: 'RsaSignature2018' },
};

test.each<[string, JsonObject]>([
  ['the example', {}],
  ['no id and no proof', { id: undefined, proof: undefined }],
  [
    'an inline context',
    { '@context': [(EXAMPLE['@context'] as string[])[0], { image: { '@id': 'schema:image' } }] },
  ],
  ['an issuer object', { issuer: { id: 'did:example:1', name: 'Example' } }],
  ['several subjects', { credentialSubject: [{ id: 'did:example:a', b: 1 }, { c: 2 }] }],
  ['a subject without id', { credentialSubject: { degree: 'BSc' } }],
  ['an expiration', { expirationDate: '2020-01-01T19:23:24+01:00' }],
  [
    'a status',
    { credentialStatus: { id: 'https://example.edu/status/24', type: 'CredentialStatusList2017' } },
  ],
  [
    'several schemas',
    {
      credentialSchema: [
        { id: 'did:example:1', type: 'a' },
        { id: 'did:example:2', type: 'b' },
      ],
    },
  ],
  ['several proofs', { proof: [{ type: 'a' }, { type: 'b' }] }],
  ['one type only', { type: ['VerifiableCredential'] }],
])('accepts a credential with %s', (_name, change) => {
  expect(checkCredentialShape(changed(EXAMPLE, change))).toEqual([]);
});

test.each<[string, string, JsonObject]>([
  ['CONTEXT_INVALID', '@context', { '@context': undefined }],
  ['CONTEXT_INVALID', '@context', { '@context': [] }],
  ['CONTEXT_INVALID', '@context', { '@context': [...(EXAMPLE['@context'] as string[])].reverse() }],
  ['CONTEXT_INVALID', '@context', { '@context': 'https://www.w3.org/2018/credentials/v1' }],
  ['CONTEXT_INVALID', '@context[1]', { '@context': ['https://www.w3.org/2018/credentials/v1', 'no uri'] }],
  ['CONTEXT_INVALID', '@context[1]', { '@context': ['https://www.w3.org/2018/credentials/v1', null] }],
  [
    'ID_INVALID',
    'id',
    { id: ['http://example.edu/credentials/3731', 'http://example.edu/credentials/3732'] },
  ],
  ['ID_INVALID', 'id', { id: 'credential 1' }],
  ['ID_INVALID', 'id', { id: null }],
  ['TYPE_INVALID', 'type', { type: undefined }],
  ['TYPE_INVALID', 'type', { type: [] }],
  ['TYPE_INVALID', 'type', { type: ['UniversityDegreeCredential'] }],
  ['TYPE_INVALID', 'type', { type: ['VerifiableCredential', 1] }],
  ['TYPE_INVALID', 'type', { type: ['VerifiablePreso'] }],
  ['ISSUER_INVALID', 'issuer', { issuer: undefined }],
  ['ISSUER_INVALID', 'issuer', { issuer: 'example' }],
  [
    'ISSUER_INVALID',
    'issuer',
    { issuer: ['https://example.edu/issuers/14', 'https://example.edu/issuers/20'] },
  ],
  ['ISSUER_INVALID', 'issuer', { issuer: { name: 'Example' } }],
  ['ISSUER_INVALID', 'issuer', { issuer: { id: 'example' } }],
  ['ISSUANCE_DATE_INVALID', 'issuanceDate', { issuanceDate: undefined }],
  ['ISSUANCE_DATE_INVALID', 'issuanceDate', { issuanceDate: '01/01/2010' }],
  [
    'ISSUANCE_DATE_INVALID',
    'issuanceDate',
    { issuanceDate: ['2010-01-01T19:23:24Z', '2010-01-01T19:23:25Z'] },
  ],
  ['EXPIRATION_DATE_INVALID', 'expirationDate', { expirationDate: '01/01/2020' }],
  [
    'EXPIRATION_DATE_INVALID',
    'expirationDate',
    { expirationDate: ['2020-01-01T19:23:24Z', '2021-01-01T19:23:24Z'] },
  ],
  ['EXPIRATION_DATE_INVALID', 'expirationDate', { expirationDate: null }],
  ['SUBJECT_INVALID', 'credentialSubject', { credentialSubject: undefined }],
  ['SUBJECT_INVALID', 'credentialSubject', { credentialSubject: [] }],
  ['SUBJECT_INVALID', 'credentialSubject', { credentialSubject: {} }],
  ['SUBJECT_INVALID', 'credentialSubject', { credentialSubject: 'did:example:1' }],
  ['SUBJECT_INVALID', 'credentialSubject[1].id', { credentialSubject: [{ a: 1 }, { id: 1 }] }],
  ['STATUS_INVALID', 'credentialStatus.id', { credentialStatus: { type: 'CredentialStatusList2017' } }],
  ['STATUS_INVALID', 'credentialStatus.type', { credentialStatus: { id: 'https://example.edu/status/24' } }],
  ['SCHEMA_INVALID', 'credentialSchema.id', { credentialSchema: { type: 'JsonSchema' } }],
  ['SCHEMA_INVALID', 'credentialSchema.type', { credentialSchema: { id: 'did:example:1' } }],
  ['REFRESH_SERVICE_INVALID', 'refreshService.id', { refreshService: { type: 'ManualRefreshService2018' } }],
  ['TERMS_OF_USE_INVALID', 'termsOfUse[0].type', { termsOfUse: [{ id: 'http://example.com/policies/1' }] }],
  ['EVIDENCE_INVALID', 'evidence.type', { evidence: { id: 'https://example.edu/evidence/1' } }],
  ['PROOF_INVALID', 'proof.type', { proof: { created: '2017-06-18T21:19:10Z' } }],
  ['PROOF_INVALID', 'proof', { proof: [] }],
  ['PROOF_INVALID', 'proof[0].type', { proof: [{}] }],
  ['PROOF_INVALID', 'proof', { proof: null }],
])('refuses as %s at %s: %j', (code, path, change) => {
  expect(checkCredentialShape(changed(EXAMPLE, change))).toEqual([
    { code, path, message: expect.stringMatching(/^(give|name|send)/) },
  ]);
});

test.each([[null], [[]], ['{}'], [new Date(0)]])('refuses %p as a credential', (value) => {
  expect(checkCredentialShape(value)).toEqual([expect.objectContaining({ code: 'NOT_AN_OBJECT', path: '' })]);
});

test('names every problem at once', () => {
  expect(checkCredentialShape({}).map(({ path }) => path)).toEqual([
    '@context',
    'type',
    'issuer',
    'issuanceDate',
    'credentialSubject',
  ]);
});

test('accepts what the platform issues, signed and unsigned', () => {
  expect(checkPlatformCredential(anUnsignedCredential(aSigner()), PLATFORM)).toEqual([]);
  expect(checkPlatformCredential(aCredential(aSigner()), PLATFORM)).toEqual([]);
  const listed = { credentialStatus: statusEntry(PLATFORM.statusListsUrl, INDEX) };
  expect(checkPlatformCredential(aCredential(aSigner(), listed), PLATFORM)).toEqual([]);
});

// One way at a time in which a status is not the entry that the platform writes.
test.each<[string, unknown]>([
  ['another member', { extra: 1 }],
  ['no id', { id: undefined }],
  ['an id of another index', { id: `${LIST_URL}#7` }],
  ['another type', { type: 'StatusList2021Entry' }],
  ['several types', { type: ['BitstringStatusListEntry'] }],
  ['another purpose', { statusPurpose: 'suspension' }],
  ['no index', { statusListIndex: undefined }],
  ['a number for an index', { statusListIndex: 8 }],
  ['a negative index', { statusListIndex: '-1', id: `${LIST_URL}#-1` }],
  ['a padded index', { statusListIndex: '08', id: `${LIST_URL}#08` }],
  ['an index past the end', { statusListIndex: '131072', id: `${LIST_URL}#131072` }],
  ['an empty index', { statusListIndex: '', id: `${LIST_URL}#` }],
  ['a list elsewhere', { statusListCredential: 'https://evil.example/1', id: 'https://evil.example/1#8' }],
  ['a list below our lists', { statusListCredential: `${LIST_URL}/x`, id: `${LIST_URL}/x#8` }],
  ['a list that is no UUID', { statusListCredential: `${LIST_URL}0`, id: `${LIST_URL}0#8` }],
  ['a list of another host', { statusListCredential: LIST_URL.replace('testamur', 'testamuR') }],
])('refuses as the platform a status with %s', (_, change) => {
  const entry = changed(statusEntry(PLATFORM.statusListsUrl, INDEX), change as JsonObject);
  const credential = { ...anUnsignedCredential(aSigner()), credentialStatus: entry };
  expect(checkPlatformCredential(credential, PLATFORM).map(({ path }) => path.split('.')[0])).toEqual([
    'credentialStatus',
  ]);
});

test.each<[string, unknown, boolean]>([
  ['an entry of ours', statusEntry('https://testamur.example/api/v1/status-lists', INDEX), true],
  ['one of ours among others', [{ id: 'https://a.example/1' }, { statusListCredential: LIST_URL }], true],
  ['an id of ours alone', { id: `${LIST_URL}#8` }, true],
  ['an address that only begins alike', { id: 'https://testamur.example/api/v1/status-lists-x/1' }, false],
  ['a list elsewhere', { id: 'https://a.example/1', statusListCredential: 'https://a.example/1' }, false],
  ['text', LIST_URL, false],
  ['nothing', undefined, false],
])('knows whether a status names a list of this platform: %s', (_, credentialStatus, expected) => {
  expect(namesStatusList({ credentialStatus }, PLATFORM.statusListsUrl)).toBe(expected);
});

test('the first and the last index of a list are indexes', () => {
  for (const statusListIndex of [0, STATUS_LIST_BITS - 1]) {
    const entry = statusEntry(PLATFORM.statusListsUrl, { ...INDEX, statusListIndex });
    expect(isStatusEntry(entry, PLATFORM.statusListsUrl)).toBe(true);
  }
});

const W3C = 'https://www.w3.org/2018/credentials/v1';

test.each<[string, string, JsonObject]>([
  ['CONTEXT_INVALID', '@context', { '@context': [W3C] }],
  ['CONTEXT_INVALID', '@context', { '@context': [W3C, PLATFORM_CONTEXT, 'https://example.com/v1'] }],
  ['CONTEXT_INVALID', '@context', { '@context': [W3C, { name: 'https://schema.org/name' }] }],
  ['TYPE_INVALID', 'type', { type: ['VerifiableCredential'] }],
  ['TYPE_INVALID', 'type', { type: 'VerifiableCredential' }],
  ['TYPE_INVALID', 'type', { type: ['A', 'VerifiableCredential'] }],
  ['TYPE_INVALID', 'type', { type: ['VerifiableCredential', 'A', 'B'] }],
  ['ID_INVALID', 'id', { id: undefined }],
  ['ID_INVALID', 'id', { id: 'urn:uuid:0B5A2B0E-6C3F-4D3A-9A53-2F7D3C0C9A10' }],
  ['ID_INVALID', 'id', { id: 'https://example.edu/credentials/1' }],
  ['ISSUER_INVALID', 'issuer', { issuer: 'did:example:1' }],
  ['ISSUER_INVALID', 'issuer', { issuer: { id: 'did:example:1' } }],
  ['ISSUER_INVALID', 'issuer', { issuer: { id: 'did:example:1', name: 'A', image: 'B' } }],
  ['ISSUER_INVALID', 'issuer', { issuer: { id: 'https://example.edu', name: 'A' } }],
  ['ISSUER_INVALID', 'issuer', { issuer: { id: `did:key:${'z'.repeat(505)}`, name: 'A' } }],
  ['SUBJECT_INVALID', 'credentialSubject.id', { credentialSubject: { name: 'A' } }],
  ['SUBJECT_INVALID', 'credentialSubject.id', { credentialSubject: { id: 'https://example.edu/1' } }],
  ['SUBJECT_INVALID', 'credentialSubject.id', { credentialSubject: [{ id: 'did:example:1' }] }],
])('refuses as the platform: %s at %s: %j', (code, path, change) => {
  const credential = changed(anUnsignedCredential(aSigner()), change);
  expect(checkPlatformCredential(credential, PLATFORM)).toEqual([
    { code, path, message: expect.stringMatching(/^give/) },
  ]);
});

test('finds the issuer in both spellings', () => {
  expect(issuerIdOf({ issuer: 'did:example:1' })).toBe('did:example:1');
  expect(issuerIdOf({ issuer: { id: 'did:example:2' } })).toBe('did:example:2');
  expect(issuerIdOf({ issuer: { id: 3 } })).toBeUndefined();
  expect(issuerIdOf({})).toBeUndefined();
});

function changed(credential: JsonObject, change: JsonObject): JsonObject {
  const entries = Object.entries({ ...credential, ...change });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
