import { decodeBase58, encodeBase58 } from './base58.ts';
import {
  didKeyFromPublicKey,
  multikeyFromPublicKey,
  publicKeyFromDidKey,
  publicKeyFromMultikey,
  verificationMethodId,
} from './multikey.ts';
import { seededRandom } from './testing/credentials.ts';

// draft-msporny-base58-03 §5, and the leading zeros that distinguish base58 from a plain number.
test.each([
  ['', ''],
  ['48656c6c6f20576f726c6421', '2NEpo7TZRRrLZSi2U'],
  [
    '54686520717569636b2062726f776e20666f78206a756d7073206f76657220746865206c617a7920646f672e',
    'USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z',
  ],
  ['0000287fb4cd', '11233QC4'],
  ['00', '1'],
  ['000000', '111'],
  ['ff', '5Q'],
])('spells %s in base58 as %p', (hex, text) => {
  expect(encodeBase58(Buffer.from(hex, 'hex'))).toBe(text);
  expect(hexOf(decodeBase58(text, hex.length / 2))).toBe(hex);
});

test('reads every byte string back, at its own length only', () => {
  const random = seededRandom(58);
  for (let round = 0; round < 500; round++) {
    const zeros = Math.floor(random() * 4);
    const bytes = Uint8Array.from({ length: 1 + Math.floor(random() * 70) }, (_, index) =>
      index < zeros ? 0 : Math.floor(random() * 256),
    );
    const text = encodeBase58(bytes);
    expect(hexOf(decodeBase58(text, bytes.length))).toBe(hexOf(bytes));
    expect(decodeBase58(text, bytes.length + 1)).toBeUndefined();
    expect(decodeBase58(text, bytes.length - 1)).toBeUndefined();
    expect(decodeBase58(`1${text}`, bytes.length)).toBeUndefined();
  }
});

test.each([
  ['the excluded 0', '0'],
  ['the excluded O', 'O'],
  ['the excluded I', 'I'],
  ['the excluded l', 'l'],
  ['a space', '5 '],
  ['a character beyond ASCII', 'é'],
  ['a value over the length', '5R'],
  ['an endless text', 'z'.repeat(1_000_000)],
])('refuses base58 with %s', (_name, text) => {
  expect(decodeBase58(text, 1)).toBeUndefined();
});

// w3c-ccg/did-method-key@f5abee84 test-vectors/ed25519-x25519.json: DID and publicKeyBase58.
test('makes the did:key of the registered vector', () => {
  const publicKey = decodeBase58('4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS', 32)!;
  expect(hexOf(publicKey)).toBe('3b6a27bcceb6a42d62a3a8d02a6f0d73653215771de243a63ac048a18b59da29');
  const did = 'did:key:z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp';
  expect(didKeyFromPublicKey(publicKey)).toBe(did);
  expect(hexOf(publicKeyFromDidKey(did))).toBe(hexOf(publicKey));
  expect(verificationMethodId(did, multikeyFromPublicKey(publicKey))).toBe(`${did}#${did.slice(8)}`);
});

test.each([
  ['another multibase', 'u6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp'],
  ['an X25519 key', 'z6LShs9GGnqk85isEBzzshkuVWrVKsRp24GnDuHk8QWkARMW'],
  ['one character less', 'z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooW'],
  ['one character more', 'z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp1'],
  ['a leading one', 'z16MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp'],
  ['space behind it', 'z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp '],
  ['nothing', ''],
  ['the prefix alone', 'z'],
])('refuses a multikey with %s', (_name, multikey) => {
  expect(publicKeyFromMultikey(multikey)).toBeUndefined();
  expect(publicKeyFromDidKey(`did:key:${multikey}`)).toBeUndefined();
});

test('refuses another method and a key of another length', () => {
  expect(publicKeyFromDidKey('did:web:example.edu')).toBeUndefined();
  expect(() => multikeyFromPublicKey(new Uint8Array(31))).toThrow('32 bytes');
});

function hexOf(bytes: Uint8Array | undefined): string | undefined {
  return bytes && Buffer.from(bytes).toString('hex');
}
