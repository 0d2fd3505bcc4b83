import { decodeBase64, decodeBase64url, tryDecodeBase64 } from './base64.ts';

const BYTES = Buffer.from(Array.from({ length: 32 }, (_, index) => 255 - index));
const TEXT = BYTES.toString('base64');
const URL_TEXT = BYTES.toString('base64url');

test('reads the canonical spelling', () => {
  expect(decodeBase64(TEXT, 32)).toEqual(BYTES);
  expect(decodeBase64url(URL_TEXT, 32)).toEqual(BYTES);
  expect(tryDecodeBase64(TEXT)).toEqual(BYTES);
});

// Buffer.from decodes most of these to the same 32 bytes.
test.each([
  ['no padding', TEXT.replaceAll('=', '')],
  ['too much padding', `${TEXT}=`],
  ['the URL alphabet', TEXT.replaceAll('+', '-').replaceAll('/', '_')],
  ['a line break', `${TEXT.slice(0, 20)}\n${TEXT.slice(20)}`],
  ['a space before', ` ${TEXT}`],
  ['foreign characters', `${TEXT.slice(0, 20)}!${TEXT.slice(20)}`],
  ['something behind the padding', `${TEXT}AAAA`],
  ['loose bits in the last symbol', TEXT.replace(/.=$/, 'B=')],
  ['31 bytes', BYTES.subarray(1).toString('base64')],
  ['33 bytes', Buffer.concat([BYTES, BYTES.subarray(0, 1)]).toString('base64')],
  ['nothing', ''],
])('refuses base64 with %s and names the field', (_name, text) => {
  expect(text).not.toBe(TEXT);
  expect(() => decodeBase64(text, 32, 'public_key')).toThrow(/^public_key: give exactly 32 bytes/);
});

test.each([
  ['padding', `${URL_TEXT}=`],
  ['the standard alphabet', URL_TEXT.replaceAll('-', '+').replaceAll('_', '/')],
  ['loose bits in the last symbol', `${URL_TEXT.slice(0, -1)}B`],
])('refuses base64url with %s', (_name, text) => {
  expect(text).not.toBe(URL_TEXT);
  expect(() => decodeBase64url(text, 32)).toThrow('canonical base64url');
});
