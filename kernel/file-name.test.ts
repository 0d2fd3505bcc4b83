import { contentDisposition, plainFileName } from './file-name.ts';

test.each<[string, string | undefined]>([
  ['degree.pdf', 'degree.pdf'],
  [' degree.pdf ', 'degree.pdf'],
  ['Ní Bhriain.pdf', 'Ní Bhriain.pdf'],
  ['.hidden', '.hidden'],
  ['a..b', 'a..b'],
  ['/etc/passwd', 'passwd'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\a.pdf', 'a.pdf'],
  ['a/b\\c', 'c'],
  ['x'.repeat(255), 'x'.repeat(255)],
  ['x'.repeat(256), undefined],
  ['', undefined],
  [' ', undefined],
  ['.', undefined],
  ['..', undefined],
  ['a/', undefined],
  ['a\\..', undefined],
  ['a\0.pdf', undefined],
  ['a\r\nSet-Cookie: x', undefined],
  ['a\u007f', undefined],
  ['a\u0085', undefined],
  ['a\u202efdp.exe', undefined],
  ['a\u2066b', undefined],
  ['a\ud800', undefined],
])('of the name %j stays %j', (given, kept) => {
  expect(plainFileName(given)).toBe(kept);
});

test.each<[string, boolean, string]>([
  ['degree.pdf', false, 'attachment; filename=degree.pdf'],
  ['code.svg', true, 'inline; filename=code.svg'],
  ['a b.pdf', false, 'attachment; filename="a b.pdf"'],
  ['a"b\\c.pdf', false, "attachment; filename=a_b_c.pdf; filename*=UTF-8''a%22b_c.pdf"],
  ['../../etc/passwd', false, 'attachment; filename=.._.._etc_passwd'],
  ['50%25.pdf', false, "attachment; filename=50_25.pdf; filename*=UTF-8''50%2525.pdf"],
  ['Ní.pdf', false, "attachment; filename=N_.pdf; filename*=UTF-8''N%C3%AD.pdf"],
  ["é'(1)*.pdf", false, "attachment; filename=\"_'(1)*.pdf\"; filename*=UTF-8''%C3%A9%27%281%29%2A.pdf"],
  ['証明.pdf', false, "attachment; filename=__.pdf; filename*=UTF-8''%E8%A8%BC%E6%98%8E.pdf"],
  ['a\r\nX: y', false, 'attachment; filename="a__X: y"; filename*=UTF-8\'\'a%0D%0AX%3A%20y'],
  ['\ud800.pdf', false, "attachment; filename=_.pdf; filename*=UTF-8''%EF%BF%BD.pdf"],
])('names a file %j in a header', (name, isInline, header) => {
  expect(contentDisposition(name, isInline)).toBe(header);
});
