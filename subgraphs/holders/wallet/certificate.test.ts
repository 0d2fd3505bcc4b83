import { jest } from '@jest/globals';
import { create as createQrCode } from 'qrcode';
import { type Face, printFonts, runsOf } from '../../../kernel/print/fonts.ts';
import { type Certificate, drawCertificate } from './certificate.ts';
import { readPdf } from './testing/pdf.ts';

const fonts = printFonts();
const ADDRESS = 'https://testamur.example/verify/q3Zk0cTt2yJ3mR5vW8xL1nB4dF7hK9pS6uE0aC2gI5o';
const CERTIFICATE: Certificate = {
  title: 'BSc in Computer Science',
  holderName: 'Aoife Ní Bhriain',
  issuer: {
    did: 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK',
    name: 'Example University',
    status: 'ACTIVE',
    authorityType: 'ISSUER',
    custodianType: null,
  },
  credentialId: '3f0c8f0a-5d9e-4c53-9a53-2f9c1d1f7a10',
  issuedAt: new Date('2026-01-02T23:59:59.000Z'),
  status: 'ISSUED',
  statusChangedAt: new Date('2026-01-02T23:59:59.000Z'),
  lines: [
    { label: 'Degree', value: 'BSc in Computer Science' },
    { label: 'Marks · Algorithms', value: '81' },
  ],
  linesLeft: 0,
  printedAt: new Date('2026-03-01T10:00:00.000Z'),
  verificationUrl: ADDRESS,
};
const ATTESTED: Certificate = {
  ...CERTIFICATE,
  title: 'Archived Record',
  issuer: {
    did: 'did:key:z6MkcustodianA',
    name: 'Archive of Closed Schools',
    status: 'ACTIVE',
    authorityType: 'CUSTODIAN',
    custodianType: 'RECORDS_ARCHIVE',
  },
  attestation: {
    attestationId: '0b0c8f0a-5d9e-4c53-9a53-2f9c1d1f7a11',
    statementTemplate: 'HELD_BY_LAW',
    statement: 'This custodian keeps these records because the law gives them into its charge.',
    sourceName: 'Old College',
    leafIndex: 6,
    treeSize: 9,
    proofUrl: 'https://testamur.example/api/v1/attestations/0b0c8f0a/proof?record_id=5b0c8f0a',
  },
};
const printed = async (given: Partial<Certificate> = {}) =>
  readPdf(await drawCertificate({ ...CERTIFICATE, ...given }, fonts));

describe('a certificate', () => {
  test('says on one page who issued what to whom and when, the claims, the ids and when it was printed', async () => {
    const { pages, lines, embeddedFonts } = await printed();

    expect(pages).toBe(1);
    expect(embeddedFonts).toBe(0);
    const text = lines.join('\n');
    for (const expected of [
      'Example University',
      'BSc in Computer Science',
      'Aoife Ní Bhriain',
      'Issued on 2 January 2026; does not expire',
      'Status when printed: in force',
      'Marks · Algorithms',
      '81',
      CERTIFICATE.issuer.did,
      CERTIFICATE.credentialId,
      ADDRESS,
      'Printed on 1 March 2026 at 10:00 UTC',
    ])
      expect(text).toContain(expected);
    expect(text).not.toContain('Empty boxes');
  });

  test.each<[Partial<Certificate>, string]>([
    [{ status: 'REVOKED' }, 'REVOKED on 11 February 2026: the issuer has withdrawn this credential for good'],
    [{ status: 'EXPIRED', expiresAt: new Date('2026-02-20T00:00:00Z') }, 'EXPIRED on 20 February 2026'],
    [{ status: 'SUSPENDED' }, 'SUSPENDED on 11 February 2026'],
    [{ status: 'SUPERSEDED' }, 'REPLACED on 11 February 2026'],
    [
      { issuer: { ...CERTIFICATE.issuer, status: 'REVOKED' } },
      'NOT VERIFIABLE: the registry lists this issuer as REVOKED',
    ],
    [
      { issuer: { ...CERTIFICATE.issuer, status: null } },
      'NOT VERIFIABLE: the registry does not know this issuer',
    ],
  ])('of %j says so plainly, and never that it is in force', async (given, words) => {
    const { lines } = await printed({ statusChangedAt: new Date('2026-02-11T12:00:00Z'), ...given });
    expect(lines.join('\n')).toContain(words);
    expect(lines.join('\n')).not.toContain('in force');
  });

  test('of a custodian does not make it look like who has made the record', async () => {
    const { pages, lines } = await printed(ATTESTED);
    const text = lines.join('\n');
    expect(pages).toBe(1);
    for (const expected of [
      'Vouched for by Archive of Closed Schools, custodian (records archive)',
      'a record of Old College, about',
      'A custodian vouches for records that others have made. Of this one it states:',
      'because the law gives them into its charge',
      'Custodian\ndid:key:z6MkcustodianA',
      'Attestation\n0b0c8f0a-5d9e-4c53-9a53-2f9c1d1f7a11, row 7 of 9',
      'Its proof\nhttps://testamur.example/api/v1/attestations/0b0c8f0a/proof?record_id=5b0c8f0a',
    ])
      expect(text).toContain(expected);
    for (const other of ['issued to', 'Issuer', 'issuer']) expect(text).not.toContain(other);
  });

  test.each<[string, Partial<Certificate>, readonly string[], readonly string[]]>([
    [
      'nothing of an attestation',
      { attestation: undefined },
      ['a record of\n', 'A custodian vouches for records that others have made.'],
      ['it states', 'Attestation', 'proof', 'undefined'],
    ],
    [
      'the word of a statement alone',
      { attestation: { attestationId: 'a-1', statementTemplate: 'HELD_BY_LAW', proofUrl: undefined } },
      ['HELD_BY_LAW', 'Attestation\na-1'],
      ['row', 'Its proof', 'undefined', 'NaN'],
    ],
  ])('of a custodian with %s claims no more', async (_name, given, shown, hidden) => {
    const { lines } = await printed({ ...ATTESTED, ...given });
    const text = lines.join('\n');
    for (const words of shown) expect(text).toContain(words);
    for (const words of hidden) expect(text).not.toContain(words);
  });

  test.each<[Partial<Certificate>, string]>([
    [{ status: 'REVOKED' }, 'the custodian has withdrawn this credential for good'],
    [{ status: 'SUPERSEDED' }, 'the custodian has issued a newer credential instead'],
    [{ issuer: { ...ATTESTED.issuer, status: 'SUSPENDED' } }, 'in force, but its custodian is suspended'],
    [{ issuer: { ...ATTESTED.issuer, status: 'REVOKED' } }, 'the registry lists this custodian as REVOKED'],
    [
      { issuer: { ...ATTESTED.issuer, status: null, custodianType: null } },
      'the registry does not know this custodian',
    ],
  ])('of a custodian with %j speaks of the custodian', async (given, words) => {
    const text = (await printed({ ...ATTESTED, ...given })).lines.join('\n');
    expect(text).toContain(words);
    expect(text).not.toMatch(/issuer/i);
  });

  test.each([0, 6, 16, 24, 30])('of a custodian with %i claims lays none over another', async (count) => {
    const lines = Array.from({ length: count }, (_, at) => ({ label: `Subject ${at}`, value: `Mark ${at}` }));
    const { pages, placed } = await printed({ ...ATTESTED, lines, linesLeft: 3 });
    expect(pages).toBe(1);
    const claims = placed.filter(({ line }) => /^(Subject|Mark) /.test(line));
    expect(claims).toHaveLength(2 * count);
    for (const { x, y, size } of claims) {
      expect(size).toBeGreaterThanOrEqual(7);
      const above = placed.filter((other) => Math.abs(other.x - x) <= 12 && other.y > y);
      expect(Math.min(...above.map((other) => other.y)) - y).toBeGreaterThanOrEqual(size);
    }
  });

  test('of a suspended issuer says so beside the status', async () => {
    const { lines } = await printed({ issuer: { ...CERTIFICATE.issuer, status: 'SUSPENDED' } });
    expect(lines.join('\n')).toContain('in force, but its issuer is suspended');
  });

  test('has a QR code of the address, with the quiet zone that readers need, and a link of it', async () => {
    const { rectangles, links } = await printed();

    expect(links).toEqual([ADDRESS]);
    const { modules } = createQrCode(ADDRESS, { errorCorrectionLevel: 'M' });
    const frame = rectangles.find(([, , width, height]) => width === 118 && height === 118)!;
    const step = 118 / (modules.size + 8);
    const dark = new Set(
      rectangles
        .filter(([, , width]) => Math.abs((width ?? 0) - step) < 1e-4)
        .map(
          ([x = 0, y = 0]) =>
            `${Math.round((y - frame[1]!) / step) - 4}/${Math.round((x - frame[0]!) / step) - 4}`,
        ),
    );
    for (let row = 0; row < modules.size; row++)
      for (let column = 0; column < modules.size; column++)
        expect([row, column, dark.has(`${row}/${column}`)]).toEqual([
          row,
          column,
          modules.get(row, column) === 1,
        ]);
    expect(dark.size).toBeGreaterThan(200);
  });

  test('without an address has no code, and says how it can be verified all the same', async () => {
    const { lines, links, rectangles } = await printed({ verificationUrl: undefined });
    expect(links).toEqual([]);
    expect(rectangles.filter(([, , width]) => width === 118)).toEqual([]);
    const text = lines.join('\n');
    for (const words of ['Scan', 'Verify at', '/verify/']) expect(text).not.toContain(words);
    expect(text).toContain('ask its holder for a link');
  });

  test('keeps to one page and to letters of at least 5 points, whatever it has to say', async () => {
    const long = 'A value of some length that stands in no column of three '.repeat(5);
    const { pages, lines, sizes } = await printed({
      title: 'Title '.repeat(33),
      holderName: 'Maximiliana '.repeat(20),
      issuer: { ...CERTIFICATE.issuer, name: 'Institute '.repeat(25) },
      lines: Array.from({ length: 30 }, (_, at) => ({ label: `Marks · Subject ${at}`, value: long })),
      linesLeft: 12,
    });
    expect(pages).toBe(1);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(4.9);
    const text = lines.join('\n');
    expect(text).toContain('Subject 29');
    expect(text).toContain('and 12 more in the signed credential');
  });

  test.each<[string, string, number]>([
    ['a short name', 'Aoife Ní Bhriain', 1],
    ['120 characters', 'Maria Anna Sophie '.repeat(7).slice(0, 120).trim(), 2],
    ['255 characters', 'Maria Anna Sophie '.repeat(15).slice(0, 255).trim(), 2],
    ['255 wide letters', 'W'.repeat(255), 3],
  ])('writes a name of %s whole, in as few lines as are easy to read', async (_name, holderName, count) => {
    const { pages, lines } = await printed({ holderName, lines: [] });
    const at = lines.indexOf('issued to') + 1;
    const name = lines.slice(
      at,
      lines.findIndex((line) => line.startsWith('Issued on')),
    );
    expect(pages).toBe(1);
    expect(name).toHaveLength(count);
    expect(name.join('').replaceAll(' ', '')).toBe(holderName.replaceAll(' ', ''));
  });

  test.each([6, 7, 16, 17, 30])('writes %i claims in letters of at least 7 points', async (count) => {
    const lines = Array.from({ length: count }, (_, at) => ({
      label: `Marks of the first semester · Subject ${at}`,
      value: 'A value of some length that stands in no column of three '.repeat(5),
    }));
    const sizes = (await printed({ lines })).text
      .filter(({ line }) => /^(?:Marks|A value)/.test(line))
      .map(({ size }) => size);
    expect(sizes).toHaveLength(2 * count);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(7);
  });

  test('says that there are many more claims where nobody counted them', async () => {
    const { lines } = await printed({ linesLeft: Number.POSITIVE_INFINITY });
    expect(lines.join('\n')).toContain('and many more in the signed credential');
  });

  test('measures no more of an endless text than it can draw', async () => {
    const endless = 'x'.repeat(200_000);
    const normalize = jest.spyOn(String.prototype, 'normalize');
    await printed({ title: endless, holderName: endless, lines: [{ label: endless, value: endless }] });
    const longest = Math.max(...normalize.mock.contexts.map((text) => String(text).length));
    normalize.mockRestore();
    expect(longest).toBeLessThanOrEqual(1001);
  });

  test('breaks a long title in two lines', async () => {
    const { lines } = await printed({
      title:
        'Leaving Certificate of a Programme Whose Name Somebody Made as Long as the Page Is Wide, and Longer',
    });
    expect(lines.find((line) => line.startsWith('Leaving Certificate'))).not.toContain('Longer');
    expect(lines.some((line) => line.endsWith('and Longer'))).toBe(true);
  });

  test.each([
    ['Łukasz Żółć'],
    ['Ελένη Παπαδοπούλου'],
    ['Владимир Ильин'],
    ['محمد عبد الله'],
    ['דוד לוי'],
    ['आरती कृष्णन्'],
    ['สมชาย ใจดี'],
    ['Nguyễn Thị Minh Khai'],
  ])('writes %s with letters of its own', async (holderName) => {
    const { pages, lines, embeddedFonts } = await printed({ holderName });
    expect(pages).toBe(1);
    expect(embeddedFonts).toBeGreaterThan(0);
    expect(lines.join('\n')).not.toContain('Empty boxes');
  });

  test('draws a box for each character that it has no letter for, and says so', async () => {
    const before = (await printed()).rectangles.length;
    const { lines, rectangles } = await printed({ holderName: '王小明' });
    expect(rectangles).toHaveLength(before + 3);
    expect(lines.join('\n')).toContain('Empty boxes stand for characters that this sheet has no letters for');
  });

  test.each([
    ['an accent on a letter that has no place for it', '🏺ܲ ๧ܶ̊๔ܻเ'],
    ['accents alone', '\u0301\u0301\u093f\u0e31\u064e'],
    ['scripts mixed within a word', 'ẑڝ٣ᾢڣ๱Ἇۼख़लﻹ'],
    ['joiners', 'क्\u200dष\u200c🕕\u200d👑'],
    ['private characters', '\ue000\u{f0000}\uffff'],
  ])('draws %s without giving up', async (_name, text) => {
    const { pages } = await printed({
      title: text,
      holderName: text,
      issuer: { ...CERTIFICATE.issuer, name: text },
      lines: [{ label: text, value: text }],
    });
    expect(pages).toBe(1);
  });

  test('names itself for readers that show the title', async () => {
    const file = await drawCertificate(CERTIFICATE, fonts);
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.toString('latin1')).toContain('/DisplayDocTitle true');
    expect(file.toString('latin1')).toContain('/Lang (en)');
  });
});

describe('runs of a text', () => {
  const aFace = (name: string, pattern: RegExp): Face => ({
    name,
    covers: (codePoint) => pattern.test(String.fromCodePoint(codePoint)),
  });
  const style = {
    face: aFace('western', /[ -~À-ÿ]/),
    others: [aFace('latin', /[ -~À-ž]/), aFace('hebrew', /[ \p{sc=Hebrew}]/u)],
  };
  const runs = (text: string) => runsOf(text, style).map(({ face, text: part }) => [face?.name, part]);

  test.each<[string, string, [string | undefined, string][]]>([
    ['Western text has the face of its style', 'Ní Bhriain', [['western', 'Ní Bhriain']]],
    ['other text has one design throughout', 'Łódź and', [['latin', 'Łódź and']]],
    [
      'unknown characters stand alone',
      'a王明 b',
      [
        ['latin', 'a'],
        [undefined, '王明'],
        ['latin', ' b'],
      ],
    ],
    ['accents are composed', 'u\u0308', [['western', 'ü']]],
    ['lines and tabs become spaces', 'a\n\tb', [['western', 'a b']]],
    ['what turns the direction is left out', 'a\u202eb\u0007\u2066', [['western', 'ab']]],
    ['right-to-left words stay together', 'שלום עולם', [['hebrew', 'שלום עולם']]],
    [
      'right-to-left text inside stands where it was',
      'ab שלום cd',
      [
        ['latin', 'ab'],
        ['latin', ' '],
        ['hebrew', 'שלום'],
        ['hebrew', ' '],
        ['latin', 'cd'],
      ],
    ],
    [
      'text that begins from the right is read from there',
      'שלום ab',
      [
        ['latin', 'ab'],
        ['hebrew', ' '],
        ['hebrew', 'שלום'],
      ],
    ],
    ['nothing is nothing', '', [['western', '']]],
  ])('%s', (_name, text, expected) => {
    expect(runs(text)).toEqual(expected);
  });
});
