// What is to be seen of one PDF, read in a thread of its own that ends with it: whatever the file does to this thread, the process goes on.
// Plain JavaScript, so that a thread loads it without the loader of TypeScript.
import { parentPort, workerData } from 'node:worker_threads';
import { deflateSync } from 'node:zlib';

const { bytes, limits } = workerData;

boundMemory(limits.bytes);
// What it would inflate is not counted.
delete globalThis.DecompressionStream;
// The library warns of every fault of a file, with words of the file.
for (const method of ['log', 'info', 'warn', 'error']) console[method] = () => undefined;

/** Typed arrays, which lie outside the heap that a thread may have, come to so many bytes in all. */
function boundMemory(most) {
  let taken = 0;
  const take = (size) => {
    taken += size;
    if (taken > most) throw new RangeError('The file needs more memory than it may have.');
  };
  for (const name of ['Uint8Array', 'Uint8ClampedArray', 'Int8Array', 'Uint16Array', 'Int16Array'])
    watch(name);
  for (const name of ['Uint32Array', 'Int32Array', 'Float32Array', 'Float64Array', 'ArrayBuffer'])
    watch(name);

  function watch(name) {
    const Plain = globalThis[name];
    const width = Plain.BYTES_PER_ELEMENT ?? 1;
    globalThis[name] = new Proxy(Plain, {
      construct(target, args, asked) {
        const [first] = args;
        // A view of a buffer takes nothing.
        take((typeof first === 'number' ? first : (first?.length ?? 0)) * width);
        return Reflect.construct(target, args, asked);
      },
    });
  }
}

async function seenOf(data) {
  const { getDocument, OPS } = await import('unpdf/pdfjs');
  const pdf = await getDocument({
    data,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: limits.pixels,
    stopAtErrors: false,
  }).promise;
  const pages = Math.min(pdf.numPages, limits.pages);
  let text = '';
  for (let number = 1; number <= pages && text.length < limits.characters; number += 1) {
    const page = await pdf.getPage(number);
    text += await textOf(page, limits.characters - text.length);
  }
  text = text.trim();
  if ((text.match(/[\p{L}\p{N}]/gu) ?? []).length >= limits.fewestLetters) return { text };
  const pictures = [];
  for (let number = 1; number <= Math.min(pages, limits.pictures); number += 1) {
    const picture = await pictureOf(await pdf.getPage(number), OPS);
    if (picture) pictures.push(picture);
  }
  return pictures.length > 0 ? { pictures } : {};
}

/** The words of a page, read as they come: no more of them than asked for. */
async function textOf(page, most) {
  let text = '';
  const reader = page.streamTextContent().getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    for (const { str, hasEOL } of value.items) if (str !== undefined) text += hasEOL ? `${str}\n` : `${str}`;
    if (text.length >= most) {
      await reader.cancel(new Error('enough')).catch(() => undefined);
      break;
    }
  }
  return `${text.slice(0, most)}\n`;
}

/** The largest image on a page, as a PNG in grey whose longer side is at most so long; undefined where there is none that can be read. */
async function pictureOf(page, OPS) {
  const { fnArray, argsArray } = await page.getOperatorList();
  let largest;
  for (const [at, operation] of fnArray.entries()) {
    if (operation !== OPS.paintImageXObject && operation !== OPS.paintInlineImageXObject) continue;
    const [given] = argsArray[at];
    const image =
      typeof given === 'string'
        ? await new Promise((found) =>
            (given.startsWith('g_') ? page.commonObjs : page.objs).get(given, found),
          )
        : given;
    if (!image?.data || !(image.width >= limits.smallestSide && image.height >= limits.smallestSide))
      continue;
    if (!largest || image.width * image.height > largest.width * largest.height) largest = image;
  }
  return largest && pngOf(greyOf(largest));
}

/** How many bits a pixel has, by the library's `ImageKind`: GRAYSCALE_1BPP, RGB_24BPP, RGBA_32BPP. */
const BITS = { 1: 1, 2: 24, 3: 32 };

/** Pixels in grey, each the mean of a square of pixels. */
function greyOf({ width, height, data, kind }) {
  const bits = BITS[kind];
  const step = Math.max(1, Math.ceil(Math.max(width, height) / limits.longestSide));
  const columns = Math.floor(width / step);
  const rows = Math.floor(height / step);
  const row = Math.ceil((width * bits) / 8);
  const grey = new Uint8Array(columns * rows);
  const at =
    bits === 1
      ? (x, y) => ((data[y * row + (x >> 3)] >> (7 - (x & 7))) & 1) * 255
      : (x, y) => {
          const place = y * row + (x * bits) / 8;
          return (data[place] * 77 + data[place + 1] * 151 + data[place + 2] * 28) >> 8;
        };
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1) {
      let sum = 0;
      for (let dy = 0; dy < step; dy += 1)
        for (let dx = 0; dx < step; dx += 1) sum += at(x * step + dx, y * step + dy);
      grey[y * columns + x] = sum / (step * step);
    }
  return { columns, rows, grey };
}

/** A PNG (ISO/IEC 15948 §11.2.2) of 8 bits of grey, each row as its difference to the one above. */
function pngOf({ columns, rows, grey }) {
  const lines = Buffer.alloc((columns + 1) * rows);
  for (let y = 0; y < rows; y += 1) {
    const line = y * (columns + 1);
    lines[line] = 2;
    for (let x = 0; x < columns; x += 1)
      lines[line + 1 + x] = grey[y * columns + x] - (y === 0 ? 0 : grey[(y - 1) * columns + x]);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(columns, 0);
  header.writeUInt32BE(rows, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunkOf('IHDR', header),
    chunkOf('IDAT', deflateSync(lines)),
    chunkOf('IEND', Buffer.alloc(0)),
  ]);
}

function chunkOf(type, data) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crcOf(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** The checksum of a chunk (ISO/IEC 15948 annex D). */
function crcOf(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

parentPort.postMessage(await seenOf(bytes).catch(() => ({})));
