import { performance } from 'node:perf_hooks';
import { deflateSync } from 'node:zlib';
import { fileTypeFromBuffer } from 'file-type';
import QRCode from 'qrcode';
import { createPdfReader, type SeenPdf } from './pdf-reader.ts';
import { aWrittenPdf, pdfOf, pdfWithContent, pdfWithImage } from './testing/pdfs.ts';

const WORDS = 'Register of companies. Ardmore University, number 12345.';
const reader = createPdfReader();
const LIMIT_MS = 1500;
const hasty = createPdfReader({ ms: LIMIT_MS });

const SHOWS_TEXT = expect.objectContaining({ text: expect.stringContaining(WORDS) });
const FONT = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
const shows = (words: string) => Buffer.from(`BT /F1 12 Tf ${words} ET`);
const A_PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] >>';
/** So many blanks in a fraction of the bytes. */
const blanks = (count: number) => deflateSync(Buffer.alloc(count, 32), { level: 9 });

describe('a PDF', () => {
  test.each<[string, () => Promise<Buffer> | Buffer, unknown]>([
    ['with words shows them', () => aWrittenPdf((pdf) => pdf.text(WORDS)), SHOWS_TEXT],
    [
      'of several pages shows the words of the first three',
      () => aWrittenPdf((pdf) => [1, 2, 3, 4].map((page) => pdf.text(`${WORDS} Page ${page}`).addPage())),
      expect.objectContaining({ text: expect.stringMatching(/Page 1[\s\S]*Page 3(?![\s\S]*Page 4)/) }),
    ],
    [
      'that may be read and not changed shows its words',
      () => aWrittenPdf((pdf) => pdf.text(WORDS), { ownerPassword: 'secret' }),
      SHOWS_TEXT,
    ],
    [
      'with a password shows nothing',
      () => aWrittenPdf((pdf) => pdf.text(WORDS), { userPassword: 'x' }),
      undefined,
    ],
    ['without anything on it shows nothing', () => aWrittenPdf(() => undefined), undefined],
    ['with a page number alone shows nothing', () => aWrittenPdf((pdf) => pdf.text('- 1 -')), undefined],
    ['of no page shows nothing', () => pdfOf({ 1: '<< /Type /Catalog >>' }), undefined],
    ['that is none shows nothing', () => Buffer.from('%PDF-1.7\nxxx\n%%EOF\n'), undefined],
    [
      'that is cut shows nothing that it does not have',
      async () => (await aWrittenPdf((pdf) => pdf.text(WORDS))).subarray(0, 500),
      undefined,
    ],
  ])('%s', async (_what, made, seen) => {
    const bytes = await made();
    const before = Buffer.from(bytes);
    expect(await reader.read(bytes)).toEqual(seen);
    expect(Buffer.compare(bytes, before)).toBe(0);
  });

  test('with 30,000 words shows as many as may be handed on', async () => {
    const seen = await reader.read(
      pdfWithContent(shows('1 0 0 1 50 700 Tm (abcdefghijkl) Tj '.repeat(30_000)), FONT),
    );
    expect(seen?.text?.length).toBeLessThanOrEqual(12_001);
    expect(seen?.text?.length).toBeGreaterThan(10_000);
  });

  test('with a scanned page shows the page as a picture, in grey and not too large', async () => {
    const scan = await QRCode.toBuffer('a scanned page', { scale: 70 });
    const seen = await reader.read(await aWrittenPdf((pdf) => pdf.image(scan, 0, 0, { width: 500 })));
    const [picture] = picturesOf(seen);
    expect(await fileTypeFromBuffer(picture!)).toMatchObject({ mime: 'image/png' });
    expect(sizeOf(picture!)).toEqual([expect.any(Number), expect.any(Number)]);
    expect(Math.max(...sizeOf(picture!))).toBeLessThanOrEqual(2000);
    expect(Math.min(...sizeOf(picture!))).toBeGreaterThan(1000);
  });

  test('with a stamp alone shows nothing', async () => {
    const stamp = await QRCode.toBuffer('a stamp', { scale: 2 });
    expect(await reader.read(await aWrittenPdf((pdf) => pdf.image(stamp, 0, 0)))).toBeUndefined();
  });
});

describe('a hostile PDF', () => {
  const zeros = blanks(200_000_000);
  test.each<[string, () => Buffer]>([
    ['a page that inflates to 200 MB', () => pdfWithContent(zeros, '', '/Filter /FlateDecode')],
    [
      'a page that inflates twice',
      () => pdfWithContent(deflateSync(zeros, { level: 9 }), '', '/Filter [/FlateDecode /FlateDecode]'),
    ],
    ['an image of 60,000 by 60,000 pixels', () => pdfWithImage(60_000, 60_000, zeros)],
    [
      'a million pages',
      () =>
        pdfOf({
          1: '<< /Type /Catalog /Pages 2 0 R >>',
          2: `<< /Type /Pages /Kids [${'3 0 R '.repeat(1_000_000)}] /Count 1000000 >>`,
          3: A_PAGE,
        }),
    ],
    [
      'pages within themselves',
      () =>
        pdfOf({
          1: '<< /Type /Catalog /Pages 2 0 R >>',
          2: '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 100000000 >>',
        }),
    ],
    [
      'two million arrays within each other',
      () => pdfOf({ 1: '<< /Type /Catalog /Pages 2 0 R >>', 2: '['.repeat(2_000_000) }),
    ],
    ['three million states that are saved', () => pdfWithContent(Buffer.from('q '.repeat(3_000_000)), '')],
    [
      'a form that draws itself a thousand times',
      () =>
        pdfOf({
          1: '<< /Type /Catalog /Pages 2 0 R >>',
          2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
          3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /XObject << /X 4 0 R >> >> >>`,
          4: [
            '/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /X 4 0 R >> >>',
            Buffer.from('/X Do '.repeat(1000)),
          ],
        }),
    ],
    [
      'JavaScript that never ends',
      () =>
        pdfOf({
          1: '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while\\(true\\){}) >> >>',
          2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
          3: A_PAGE,
        }),
    ],
    [
      'a cross-reference to itself',
      () =>
        Buffer.from(
          '%PDF-1.7\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 /Prev 9 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
        ),
    ],
  ])('%s: in time, in bounds, and while the loop of events runs on', async (_what, made) => {
    const bytes = made();
    const before = process.memoryUsage().rss;
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss - before);
    }, 20);
    const loop = performance.eventLoopUtilization();
    const begun = performance.now();
    expect(await hasty.read(bytes)).toBeUndefined();
    const ms = performance.now() - begun;
    clearInterval(watch);
    const { active } = performance.eventLoopUtilization(loop);
    expect(ms).toBeLessThan(LIMIT_MS + 3000);
    // Of this thread, that is: the copy of the file and little else.
    expect(active).toBeLessThan(LIMIT_MS / 2);
    expect(most / 2 ** 20).toBeLessThan(500);
  });

  test('as many as come at once are read two by two, and a good one behind them is read, too', async () => {
    const slow = pdfWithContent(Buffer.from('q '.repeat(3_000_000)), '');
    const quick = createPdfReader({ ms: 300 });
    const bad = Array.from({ length: 5 }, () => quick.read(slow));
    expect(await Promise.all(bad)).toEqual(Array(5).fill(undefined));
    expect(await reader.read(await aWrittenPdf((pdf) => pdf.text(WORDS)))).toEqual(SHOWS_TEXT);
  });
});

function picturesOf(seen: SeenPdf | undefined): readonly Buffer[] {
  expect(seen?.pictures).toHaveLength(1);
  return seen?.pictures ?? [];
}

/** Width and height of a PNG. */
function sizeOf(png: Buffer): readonly [number, number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
