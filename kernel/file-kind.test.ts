import { deflateRawSync, gzipSync } from 'node:zlib';
import { DOCUMENT_TYPES, mediaTypeOf, PHOTO_TYPES } from './file-kind.ts';
import { aJpeg, aPdf, aPng, pngChunk } from './testing/files.ts';

const text = (value: string) => Buffer.from(value);

/** A ZIP archive with one entry. */
function aZip(name = 'a.txt', comment = Buffer.alloc(0)): Buffer {
  const data = deflateRawSync(text('hello'));
  const local = Buffer.alloc(30 + name.length);
  local.writeUInt32LE(0x04034b50);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(data.length, 18);
  local.writeUInt32LE(5, 22);
  local.writeUInt16LE(name.length, 26);
  local.write(name, 30);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([local, data, end, comment]);
}

test.each<[string, Buffer, string]>([
  ['a PDF', aPdf(), 'application/pdf'],
  ['a PDF without a last line end', Buffer.from(aPdf().toString('latin1').trimEnd()), 'application/pdf'],
  ['a PDF with padding', Buffer.concat([aPdf(), Buffer.from('\r\n\0\0 ')]), 'application/pdf'],
  ['a PNG', aPng(), 'image/png'],
  ['a PNG with text in it', aPng(pngChunk('tEXt', text('Title\0<script>'))), 'image/png'],
  ['a JPEG', aJpeg(), 'image/jpeg'],
])('tells %s', async (_name, bytes, type) => {
  expect(await mediaTypeOf(bytes, DOCUMENT_TYPES)).toBe(type);
});

test('reads a view of a larger buffer, and bytes that are no Buffer', async () => {
  const png = aPng();
  const larger = Buffer.concat([text('before'), png, text('behind')]);
  expect(await mediaTypeOf(larger.subarray(6, 6 + png.length), DOCUMENT_TYPES)).toBe('image/png');
  expect(await mediaTypeOf(new Uint8Array(png), DOCUMENT_TYPES)).toBe('image/png');
});

const REFUSED: [string, Uint8Array][] = [
  ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['SVG with an XML head', text('<?xml version="1.0"?><svg/>')],
  ['HTML', text('<!doctype html><script>alert(1)</script>')],
  ['plain text', text('hello')],
  ['one byte', Buffer.of(0x89)],
  ['a ZIP', aZip()],
  ['a Word document', aZip('word/document.xml')],
  ['a gzip', gzipSync('x')],
  ['an EXE', Buffer.concat([text('MZ'), Buffer.alloc(200)])],
  ['an ELF', Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(200)])],
  ['a script', text('#!/bin/sh\nrm -rf /\n')],
  ['a GIF', text('GIF89a;')],
  ['a WebP', Buffer.concat([text('RIFF\x10\0\0\0WEBPVP8 '), Buffer.alloc(20)])],
  ['a TIFF', Buffer.concat([Buffer.from('49492a0008000000', 'hex'), Buffer.alloc(40)])],
  ['a PDF behind other bytes', Buffer.concat([text('MZ'), aPdf()])],
  ['a PDF behind a line end', Buffer.concat([text('\n'), aPdf()])],
  ['a PDF behind a byte order mark', Buffer.concat([Buffer.from('efbbbf', 'hex'), aPdf()])],
  ['a PDF that is cut', aPdf().subarray(0, 100)],
  ['a PDF with an archive behind it', Buffer.concat([aPdf(), aZip()])],
  ['a PDF with a page behind it', Buffer.concat([aPdf(), text('<script>alert(1)</script>')])],
  ['a PNG with an archive behind it', Buffer.concat([aPng(), aZip()])],
  ['a PNG with one byte behind it', Buffer.concat([aPng(), Buffer.of(0)])],
  ['a PNG with a second end far behind', Buffer.concat([aPng(), aZip(), aPng().subarray(-12)])],
  ['a PNG that is cut', aPng().subarray(0, -1)],
  ['a PNG without its end', aPng().subarray(0, -12)],
  ['a PNG signature alone', aPng().subarray(0, 8)],
  ['a PNG whose chunk is longer than the file', aPng(Buffer.from('7fffffff74455874', 'hex'))],
  ['an animated PNG', animated()],
  ['a JPEG with an archive behind it', Buffer.concat([aJpeg(), aZip()])],
  ['a JPEG with a page behind it', Buffer.concat([aJpeg(), text('<script>alert(1)</script>')])],
  ['a JPEG that is cut', aJpeg().subarray(0, -1)],
  ['the start of a JPEG alone', Buffer.from('ffd8ffd9', 'hex')],
];

test.each(REFUSED)('refuses %s', async (_name, bytes) => {
  await expect(mediaTypeOf(bytes, DOCUMENT_TYPES)).rejects.toMatchObject({
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: expect.stringMatching(/PDF|PNG|JPEG/),
  });
});

test('takes no PDF for a photo', async () => {
  await expect(mediaTypeOf(aPdf(), PHOTO_TYPES)).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  expect(await mediaTypeOf(aJpeg(), PHOTO_TYPES)).toBe('image/jpeg');
});

test('walks a PNG of many chunks to its end', async () => {
  const png = aPng();
  const empty = pngChunk('tEXt', Buffer.alloc(0));
  const many = Buffer.concat([png.subarray(0, 33), ...Array(800_000).fill(empty), png.subarray(33)]);
  expect(await mediaTypeOf(many, DOCUMENT_TYPES)).toBe('image/png');
});

/** An acTL chunk in front of the image makes a PNG an animation. */
function animated(): Buffer {
  const png = aPng();
  const control = pngChunk('acTL', Buffer.alloc(8));
  return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
}
