import { maskedEmail, maskedName, maskedNumber } from './masking.ts';

test.each<[string, string]>([
  ['Aoife Ní Bhriain', 'A*** N*** B***'],
  ['  li  ', 'l***'],
  ['Élodie d’Arc', 'É*** d***'],
  // A letter of two signs.
  ['E\u0301va', 'E\u0301***'],
  ['王小明', '王***'],
  ['a b c d e f g', 'a*** b*** c*** d*** e*** f***'],
  ['', ''],
])('the name %s', (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});

test.each<[string, string]>([
  ['aoife@archive.example', 'a***@a***'],
  ['a@b', 'a***@b***'],
  ['"a@b"@c.example', '"***@c***'],
  ['no address', '***'],
])('the address %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});

test.each<[string, string]>([
  ['1987-00417', '***417'],
  ['12345', '***45'],
  ['123', '***3'],
  ['1', '***'],
  ['', '***'],
])('the number %s', (number, masked) => {
  expect(maskedNumber(number)).toBe(masked);
});
