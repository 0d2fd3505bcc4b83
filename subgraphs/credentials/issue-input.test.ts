import { newId } from '../../kernel/ids.ts';
import {
  aCredentialsRoom,
  anIssueInput,
  anIssuer,
  type CredentialsRoom,
  HOLDER_DID,
  issuerContext,
} from './testing.ts';

const custodial = anIssuer(1);
let room: CredentialsRoom;

beforeAll(async () => {
  room = await aCredentialsRoom([custodial]);
});
afterAll(() => room.end());

const issue = (input: unknown) => room.service.issue(input, issuerContext(custodial));
const claims = anIssueInput(custodial).credentialData;
const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });
const BAD: readonly (readonly [string, unknown, string])[] = [
  ['no object', 'text', 'input'],
  ['nothing', undefined, 'input'],
  ['an array', [], 'input'],
  ['null', null, 'input'],
  ['no issuer_did', { issuerDid: undefined }, 'issuerDid'],
  ['an issuer_did that is no DID', { issuerDid: 'university' }, 'issuerDid'],
  ['an issuer_did with a fragment', { issuerDid: `${custodial.did}#key-1` }, 'issuerDid'],
  ['an issuer_did over 512 characters', { issuerDid: `did:key:${'z'.repeat(600)}` }, 'issuerDid'],
  ['no holder_did', { holderDid: undefined }, 'holderDid'],
  ['an empty holder_did', { holderDid: '' }, 'holderDid'],
  ['a holder_did that is a URL', { holderDid: 'https://example.com' }, 'holderDid'],
  ['a holder_did with a space', { holderDid: 'did:key:z6 Mk' }, 'holderDid'],
  ['a holder_did with a line break', { holderDid: 'did:key:z6Mk\n' }, 'holderDid'],
  ['a numeric holder_did', { holderDid: 7 }, 'holderDid'],
  ['no type', { credentialType: undefined }, 'credentialType'],
  ['an empty type', { credentialType: '' }, 'credentialType'],
  ['a type with a space', { credentialType: 'University Degree' }, 'credentialType'],
  ['a type that is a URL', { credentialType: 'https://example.com/Degree' }, 'credentialType'],
  ['a type that starts with a digit', { credentialType: '1Degree' }, 'credentialType'],
  ['a type over 100 characters', { credentialType: 'A'.repeat(101) }, 'credentialType'],
  ['a type with a line break', { credentialType: 'Degree\n' }, 'credentialType'],
  ['VerifiableCredential as type', { credentialType: 'VerifiableCredential' }, 'credentialType'],
  ['a list of types', { credentialType: ['Degree'] }, 'credentialType'],
  ['@context as type', { credentialType: '@context' }, 'credentialType'],
  ['no claims', { credentialData: undefined }, 'credentialData'],
  ['null claims', { credentialData: null }, 'credentialData'],
  ['claims as text', { credentialData: '{"name":"A"}' }, 'credentialData'],
  ['claims as a list', { credentialData: [claims] }, 'credentialData'],
  ['claims without name', { credentialData: { degree: 'BSc' } }, 'credentialData.name'],
  ['an empty name', { credentialData: { name: '' } }, 'credentialData.name'],
  ['a blank name', { credentialData: { name: '  ' } }, 'credentialData.name'],
  ['a numeric name', { credentialData: { name: 7 } }, 'credentialData.name'],
  ['a name that is an object', { credentialData: { name: { first: 'A' } } }, 'credentialData.name'],
  ['a name over 255 characters', { credentialData: { name: 'A'.repeat(256) } }, 'credentialData.name'],
  ['a name with a control character', { credentialData: { name: 'A\u0000B' } }, 'credentialData.name'],
  ['a name with a lone surrogate', { credentialData: { name: 'A\ud800' } }, 'credentialData.name'],
  ['an id among the claims', { credentialData: { ...claims, id: HOLDER_DID } }, 'credentialData.id'],
  ['claims over 256 KB', { credentialData: { ...claims, text: 'x'.repeat(256 * 1024) } }, 'credentialData'],
  [
    'claims over 256 KB of multi-byte text',
    { credentialData: { ...claims, text: '€'.repeat(90_000) } },
    'credentialData',
  ],
  ['claims that nest too deep', { credentialData: { ...claims, deep: deep(70) } }, 'credentialData'],
  ['a lone surrogate in a claim', { credentialData: { ...claims, note: '\udc00' } }, 'credentialData'],
  ['a lone surrogate in a claim name', { credentialData: { ...claims, '\ud800': 1 } }, 'credentialData'],
  [
    '__proto__ among the claims',
    { credentialData: JSON.parse('{"name":"A","__proto__":{"x":1}}') },
    'credentialData',
  ],
  [
    'Infinity in a claim',
    { credentialData: { ...claims, mark: Number.POSITIVE_INFINITY } },
    'credentialData',
  ],
  ['NaN in a claim', { credentialData: { ...claims, mark: Number.NaN } }, 'credentialData'],
  ['an unsafe integer in a claim', { credentialData: { ...claims, number: 2 ** 53 } }, 'credentialData'],
  ['undefined in a claim', { credentialData: { ...claims, mark: undefined } }, 'credentialData'],
  ['a Date in a claim', { credentialData: { ...claims, on: new Date(0) } }, 'credentialData'],
  ['a big integer in a claim', { credentialData: { ...claims, mark: 1n } }, 'credentialData'],
  ['a function in a claim', { credentialData: { ...claims, mark: () => 1 } }, 'credentialData'],
  ['an expiration now', { expirationTimestamp: Date.UTC(2026, 2, 1, 10, 0, 0, 123) }, 'expirationTimestamp'],
  ['an expiration in the past', { expirationTimestamp: 1 }, 'expirationTimestamp'],
  ['an expiration in seconds', { expirationTimestamp: 1_900_000_000 }, 'expirationTimestamp'],
  ['a negative expiration', { expirationTimestamp: -1 }, 'expirationTimestamp'],
  ['a fractional expiration', { expirationTimestamp: 1.5e12 + 0.5 }, 'expirationTimestamp'],
  ['an expiration as text', { expirationTimestamp: '1900000000000' }, 'expirationTimestamp'],
  ['an expiration of 2^53+2', { expirationTimestamp: 2 ** 53 + 2 }, 'expirationTimestamp'],
  ['an expiration after the year 9999', { expirationTimestamp: Date.UTC(10_000, 0) }, 'expirationTimestamp'],
  ['an infinite expiration', { expirationTimestamp: Number.POSITIVE_INFINITY }, 'expirationTimestamp'],
  ['a negative issuance', { issuanceTimestamp: -5 }, 'issuanceTimestamp'],
  ['a fractional proof_created', { proofCreatedTimestamp: 0.1 }, 'proofCreatedTimestamp'],
  ['proof_created as text', { proofCreatedTimestamp: '5' }, 'proofCreatedTimestamp'],
  ['a signature of 63 bytes', { signature: Buffer.alloc(63) }, 'signature'],
  ['a signature of 65 bytes', { signature: Buffer.alloc(65) }, 'signature'],
  ['an empty signature', { signature: '' }, 'signature'],
  ['a signature in hex', { signature: 'ab'.repeat(64) }, 'signature'],
  ['a numeric signature', { signature: 5 }, 'signature'],
  ['a key_id over 700 characters', { keyId: 'z'.repeat(701) }, 'keyId'],
  ['an empty key_id', { keyId: ' ' }, 'keyId'],
  ['a credential_id that is no UUID', { credentialId: 'one' }, 'credentialId'],
  ['a credential_id with urn:uuid:', { credentialId: `urn:uuid:${newId()}` }, 'credentialId'],
  ['a template_id that is no UUID', { templateId: 'x' }, 'templateId'],
  ...[
    'issuerId',
    'status',
    'credentialStatus',
    'claimStatus',
    'vcJson',
    'rowVersion',
    'createdBy',
    'batchId',
    'authorityType',
    'holder_did',
  ].map((field) => [`a foreign field ${field}`, { [field]: 'x' }, field] as const),
];

describe('refuses', () => {
  test.each(BAD)('%s', async (_what, change, field) => {
    const isPatch = typeof change === 'object' && change !== null && !Array.isArray(change);
    const before = room.registry.signed();
    const refused = issue(isPatch ? anIssueInput(custodial, change as Record<string, unknown>) : change);
    await expect(refused).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: expect.arrayContaining([expect.objectContaining({ field })]),
    });
    expect(room.registry.signed()).toBe(before);
  });
});
