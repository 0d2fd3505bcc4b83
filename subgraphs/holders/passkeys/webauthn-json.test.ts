import { assertionOf, attestationOf } from './webauthn-json.ts';

const ID = bytes(32);
const ASSERTION = {
  id: ID,
  rawId: ID,
  type: 'public-key',
  response: { clientDataJSON: bytes(100), authenticatorData: bytes(37), signature: bytes(70) },
};
const ATTESTATION = {
  id: ID,
  rawId: ID,
  type: 'public-key',
  response: { clientDataJSON: bytes(100), attestationObject: bytes(300), transports: ['usb'] },
};

describe('WebAuthn JSON', () => {
  test.each([
    [assertionOf, ASSERTION],
    [attestationOf, ATTESTATION],
  ])('%p keeps the members that are read, and drops all others', (parse, json) => {
    const response = { ...json.response, publicKeyAlgorithm: -7, ofTomorrow: {} };

    expect(parse({ ...json, response, clientExtensionResults: { credProps: {} } })).toEqual(json);
  });

  test.each([null, undefined])(
    'takes %s for a user handle that the authenticator did not give',
    (userHandle) => {
      expect(assertionOf({ ...ASSERTION, response: { ...ASSERTION.response, userHandle } })).toBeDefined();
    },
  );

  test.each([
    ['id', 1023],
    ['rawId', 1023],
  ])('bounds %s at %i bytes', (member, max) => {
    for (const [parse, json] of [
      [assertionOf, ASSERTION],
      [attestationOf, ATTESTATION],
    ] as const) {
      expect(parse({ ...json, [member]: bytes(max) })).toBeDefined();
      expect(parse({ ...json, [member]: bytes(max + 1) })).toBeUndefined();
    }
  });

  test.each([
    [assertionOf, ASSERTION, 'clientDataJSON', 4096],
    [assertionOf, ASSERTION, 'authenticatorData', 8192],
    [assertionOf, ASSERTION, 'signature', 2048],
    [assertionOf, ASSERTION, 'userHandle', 64],
    [attestationOf, ATTESTATION, 'clientDataJSON', 4096],
    [attestationOf, ATTESTATION, 'attestationObject', 16_384],
  ] as const)('%p of %j bounds %s at %i bytes', (parse, json, member, max) => {
    const withBytes = (length: number) =>
      parse({ ...json, response: { ...json.response, [member]: bytes(length) } });

    expect(withBytes(max)).toBeDefined();
    expect(withBytes(max + 1)).toBeUndefined();
  });

  test.each([
    ['nothing', ''],
    ['padding', 'AA=='],
    ['standard base64', 'ab+/'],
    ['white space', ' AAAA'],
    ['a line end', 'AAAA\n'],
    ['bits behind the last byte', 'AB'],
    ['a single digit', 'A'],
    ['a number', 7],
    ['an operator', { $gt: '' }],
  ])('refuses %s as bytes', (_what, signature) => {
    expect(assertionOf({ ...ASSERTION, response: { ...ASSERTION.response, signature } })).toBeUndefined();
  });

  test.each([[['USB']], [['a b']], [['x'.repeat(33)]], [Array(11).fill('usb')], ['usb'], [[7]]])(
    'refuses %j as transports',
    (transports) => {
      const json = { ...ATTESTATION, response: { ...ATTESTATION.response, transports } };
      expect(attestationOf(json)).toBeUndefined();
    },
  );
});

function bytes(length: number): string {
  return Buffer.alloc(length, 1).toString('base64url');
}
