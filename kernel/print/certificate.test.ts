import { jest } from '@jest/globals';
import { create as createQrCode } from 'qrcode';
import { type Certificate, drawCertificate } from './certificate.ts';
import { CERTIFICATE_LAYOUTS, type CertificateLook, contrast, paletteOf } from './certificate-look.ts';
import { type Face, printFonts, runsOf } from './fonts.ts';
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

  const NAVY = '#12355b';
  const CREAM = '#fdfcf8';
  const BROWN = '#7a5c1e';
  test.each<[string, CertificateLook | undefined, readonly string[], readonly string[]]>([
    ['no look', undefined, [CREAM, BROWN], []],
    ['CLASSIC', { layout: 'CLASSIC' }, [CREAM, BROWN], []],
    ['a CLASSIC of a colour', { layout: 'CLASSIC', background: NAVY }, [CREAM, NAVY], [BROWN]],
    ['MODERN', { layout: 'MODERN' }, ['#ffffff', BROWN], [CREAM]],
    [
      'a MODERN of two colours',
      { layout: 'MODERN', background: NAVY, textColor: '#FFE0C0' },
      ['#ffffff', NAVY, '#ffe0c0'],
      [BROWN, CREAM],
    ],
    ['a PLAIN of a colour', { layout: 'PLAIN', background: NAVY }, ['#ffffff'], [NAVY, BROWN, CREAM]],
  ])('with %s has its colours', async (_name, look, shown, others) => {
    const { colors, pages, lines } = await printed({ look });
    expect(pages).toBe(1);
    for (const color of shown) expect(colors).toContain(color);
    for (const color of others) expect(colors).not.toContain(color);
    expect(lines).toEqual((await printed()).lines);
  });

  test('is framed in CLASSIC, has a band in MODERN, and neither in PLAIN', async () => {
    const shapes = await Promise.all(
      CERTIFICATE_LAYOUTS.map(async (layout) => {
        const { rectangles } = await printed({ look: { layout }, verificationUrl: undefined });
        return rectangles.map(([, , width, height]) => [Math.round(width!), Math.round(height!)]);
      }),
    );
    const sheet = [842, 595];
    expect(shapes).toEqual([[sheet, [794, 547], [782, 535]], [sheet, [842, 120]], [sheet]]);
  });

  const COLORS = [
    undefined,
    '#000000',
    '#ffffff',
    '#777777',
    '#808080',
    '#ffe0c0',
    '#ff0000',
    '#fdfcf8',
    '#12355B',
  ];
  test('can be read whatever colours a template names', () => {
    for (const layout of CERTIFICATE_LAYOUTS)
      for (const background of COLORS)
        for (const textColor of COLORS) {
          const { paper, accent, band } = paletteOf({ layout, background, textColor });
          expect(contrast(accent, paper)).toBeGreaterThanOrEqual(4.5);
          // What large letters need is 3.
          if (band) expect(contrast(band.ink, band.color)).toBeGreaterThanOrEqual(3.9);
        }
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  });

  describe('that is a specimen', () => {
    const specimen = { problems: [] };
    // What stands in place of the status, of the id, below, and across.
    const isMark = (line: string) => /^(?:SPECIMEN|Status when|Printed on|none$)/.test(line);

    test.each<[string, Partial<Certificate>]>([
      ['of the usual look', {}],
      ['of a CLASSIC', { look: { layout: 'CLASSIC', background: NAVY } }],
      ['of a MODERN', { look: { layout: 'MODERN', background: NAVY, textColor: '#ffffff' } }],
      ['of a PLAIN', { look: { layout: 'PLAIN' } }],
      ['in Arabic', { holderName: 'محمد عبد الله', title: 'बी.एससी.' }],
    ])('%s is drawn as what it is one of, apart from its marks', async (_name, given) => {
      const usual = { ...given, verificationUrl: undefined };
      const [real, sample] = [await printed(usual), await printed({ ...usual, specimen })];
      const rest = ({ placed }: typeof real) =>
        placed.filter(({ line }) => !isMark(line) && line !== CERTIFICATE.credentialId);
      expect(rest(sample)).toEqual(rest(real));
      expect(rest(real).length).toBeGreaterThan(6);
      // Its status stands in a box.
      const [box, ...further] = sample.rectangles.filter(
        (one) => !real.rectangles.some((other) => String(other) === String(one)),
      );
      expect([box?.[3], further]).toEqual([30, []]);
      expect([sample.pages, sample.embeddedFonts]).toEqual([1, real.embeddedFonts]);
      expect(new Set(sample.colors)).toEqual(new Set([...real.colors, '#a11222', '#ffffff']));
    });

    test('says so across the page, and leads nowhere', async () => {
      const { lines, links, placed, rectangles } = await printed({ specimen });
      expect(placed.filter(({ size }) => size > 100).map(({ line }) => line)).toEqual(['SPECIMEN']);
      const text = lines.join('\n');
      expect(text).toContain('SPECIMEN: no credential was issued');
      expect(text).toContain('no credential stands behind it');
      for (const words of [
        'in force',
        CERTIFICATE.credentialId,
        ADDRESS,
        'Scan',
        'Verify at',
        'ask its holder',
      ])
        expect(text).not.toContain(words);
      expect(links).toEqual([]);
      expect(rectangles.filter(([, , width]) => width === 118)).toEqual([]);
      const informed = async (given: Partial<Certificate>) =>
        // Two bytes a character.
        (await drawCertificate({ ...CERTIFICATE, ...given }, fonts)).toString('latin1').replaceAll('\0', '');
      expect(await informed({})).toContain(`Credential ${CERTIFICATE.credentialId})`);
      expect(await informed({ specimen })).not.toContain(CERTIFICATE.credentialId);
      expect(await informed({ specimen })).toContain('SPECIMEN: BSc in Computer Science');
    });

    test.each([
      [['degree: give a text'], 'SPECIMEN of what could not be issued: degree: give a text'],
      [['a: b', 'c: d', 'e: f'], 'SPECIMEN of what could not be issued: a: b (and 2 more)'],
    ])('of problems %j names the first', async (problems, words) => {
      expect((await printed({ specimen: { problems } })).lines).toContain(words);
    });

    test('keeps to one page whatever its problems are', async () => {
      const { pages, lines } = await printed({ specimen: { problems: ['x'.repeat(5000)] } });
      expect(pages).toBe(1);
      expect(lines.some((line) => line.startsWith('SPECIMEN of what could not be issued: xxx'))).toBe(true);
    });
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
