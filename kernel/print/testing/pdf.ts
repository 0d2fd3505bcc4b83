import { inflateSync } from 'node:zlib';

/** A PDF taken apart: its objects as text, and the drawing instructions of its pages. */
export function readPdf(file: Buffer) {
  const text = file.toString('latin1');
  const streams = [...text.matchAll(/\/Length (\d+)[^>]*>>\s*stream\r?\n/g)].flatMap(
    ({ 0: head, 1: length, index }) => {
      const bytes = file.subarray(index + head.length, index + head.length + Number(length));
      return head.includes('FlateDecode') ? [inflateSync(bytes).toString('latin1')] : [];
    },
  );
  const page = streams.find((stream) => / re\n/.test(stream)) ?? '';
  return {
    pages: [...text.matchAll(/\/Type \/Page\b(?!s)/g)].length,
    embeddedFonts: [...text.matchAll(/\/FontFile[23]? /g)].length,
    links: [...text.matchAll(/\/URI \(([^)]*)\)/g)].map(([, url]) => url),
    /** What the Western fonts write, one entry a line of text. */
    lines: [...page.matchAll(/\[((?:<[0-9a-f]*>|[-\d. ])*)\] TJ/g)].map(([, operands = '']) =>
      wordsOf(operands),
    ),
    /** The same with the size of their letters. */
    text: [...page.matchAll(/\/F\d+ ([\d.]+) Tf|\[((?:<[0-9a-f]*>|[-\d. ])*)\] TJ/g)].reduce<
      { readonly line: string; readonly size: number }[]
    >((lines, [, size, operands]) => {
      if (size !== undefined) lines.push({ line: '', size: Number(size) });
      else if (operands !== undefined) lines.push({ line: wordsOf(operands), size: lines.at(-1)?.size ?? 0 });
      return lines;
    }, []),
    /** The same with where their base lines stand, from the left and from the bottom. */
    placed: [
      ...page.matchAll(
        /1 0 0 1 ([\d.]+) ([\d.]+) Tm\n\/F\d+ ([\d.]+) Tf\n\[((?:<[0-9a-f]*>|[-\d. ])*)\] TJ/g,
      ),
    ].map(([, x, y, size, operands = '']) => ({
      line: wordsOf(operands),
      x: Number(x),
      y: Number(y),
      size: Number(size),
    })),
    /** Rectangles as x, y, width and height, in the order in which they are drawn. */
    rectangles: [...page.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map((match) =>
      match.slice(1).map(Number),
    ),
    /** What it is filled and drawn with, as #rrggbb, in the order of use. */
    colors: [...page.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) (?:scn|SCN)$/gm)].map(
      (parts) =>
        `#${parts
          .slice(1)
          .map((part) =>
            Math.round(Number(part) * 255)
              .toString(16)
              .padStart(2, '0'),
          )
          .join('')}`,
    ),
    /** The sizes of the letters that are used. */
    sizes: [...page.matchAll(/\/F\d+ ([\d.]+) Tf/g)].map(([, size]) => Number(size)),
  };
}

function wordsOf(operands: string): string {
  const hex = [...operands.matchAll(/<([0-9a-f]*)>/g)].map(([, digits]) => digits).join('');
  return Buffer.from(hex, 'hex').toString('latin1');
}
