import type PDFDocument from 'pdfkit';
import { type Face, isRightToLeft, type Run, runsOf, type Style } from './certificate-fonts.ts';

type Document = InstanceType<typeof PDFDocument>;

/** Where a text goes and how. Lengths in points. */
export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** How small the letters may become before the text is cut. */
  readonly minSize?: number;
  readonly style: Style;
  readonly color: string;
  readonly align?: 'left' | 'center' | 'right';
}

export type Pen = ReturnType<typeof createPen>;

// An em square is taller than a box for one letter should be wide.
const BOX_WIDTH = 0.6;
const ELLIPSIS = '…';
// Where the base line lies below the top of a line, whatever the face: so that runs of several faces stand on one line.
const ASCENT = 0.8;

/** Writes text of any script into a document; a character that no font has becomes an empty box, and the pen remembers it. */
export function createPen(document: Document) {
  let missing = 0;
  const registered = new Set<string>();
  // Widths of texts at 1 point, by face: they are asked for many times while a text is fitted.
  const widths = new Map<string, number | undefined>();

  return {
    /** One line, made smaller and then cut until it fits. */
    line(text: string, box: TextBox): void {
      const { style, width, minSize = box.size } = box;
      const natural = widthOf(drawable(text, style), box.size);
      const size = natural <= width ? box.size : Math.max(minSize, (box.size * width) / natural);
      draw(fitted(text, style, size, width), { ...box, size });
    },

    /** True when the text needs no letters smaller than `minSize`. */
    fits({
      text,
      style,
      width,
      minSize,
    }: Pick<TextBox, 'style' | 'width'> & { text: string; minSize: number }): boolean {
      return widthOf(drawable(text, style), minSize) <= width;
    },

    /** Up to `maxLines` lines broken between words. */
    paragraph(text: string, box: TextBox, maxLines: number): void {
      const lines = broken(text, box, maxLines);
      const step = box.size * 1.25;
      lines.forEach((line, index) => {
        draw(fitted(line, box.style, box.size, box.width), { ...box, y: box.y + index * step });
      });
    },

    /** How many characters had no glyph so far. */
    missing: () => missing,
  };

  function broken(text: string, { style, size, width }: TextBox, maxLines: number): readonly string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/\s+/).filter((part) => part !== '')) {
      const longer = line === '' ? word : `${line} ${word}`;
      const isLast = lines.length === maxLines - 1;
      if (line === '' || isLast || widthOf(drawable(longer, style), size) <= width) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    return line === '' ? lines : [...lines, line];
  }

  function fitted(text: string, style: Style, size: number, width: number): readonly Run[] {
    const whole = drawable(text, style);
    // Half a point of tolerance: what was scaled to fit must not be cut by rounding.
    if (widthOf(whole, size) <= width + 0.5) return whole;
    const characters = [...text];
    let low = 0;
    let high = characters.length;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      const cut = characters.slice(0, middle).join('') + ELLIPSIS;
      if (widthOf(drawable(cut, style), size) <= width) low = middle;
      else high = middle - 1;
    }
    return drawable(characters.slice(0, low).join('') + ELLIPSIS, style);
  }

  function widthOf(runs: readonly Run[], size: number): number {
    return runs.reduce((sum, run) => sum + widthOfRun(run, size), 0);
  }

  function widthOfRun({ face, text }: Run, size: number): number {
    const width = face && pointWidth(face, text);
    return width === undefined ? [...text].length * size * BOX_WIDTH : width * size;
  }

  /** Undefined for a text that the face has the letters of, yet cannot be laid out: some fonts lack anchors for odd accents. */
  function pointWidth(face: Face, text: string): number | undefined {
    const key = `${face.name}\n${text}`;
    if (!widths.has(key)) widths.set(key, measured(face, text));
    return widths.get(key);
  }

  function measured(face: Face, text: string): number | undefined {
    try {
      return use(face).fontSize(1000).widthOfString(text, optionsFor(text)) / 1000;
    } catch {
      return undefined;
    }
  }

  /** Runs that can be laid out; of one that cannot, each character stands alone. */
  function drawable(text: string, style: Style): readonly Run[] {
    return runsOf(text, style).flatMap((run) => {
      if (!run.face || pointWidth(run.face, run.text) !== undefined) return [run];
      return [...run.text].map((character) => aloneIn(run.face, character));
    });
  }

  function aloneIn(face: Face | undefined, text: string): Run {
    return { face: face && pointWidth(face, text) !== undefined ? face : undefined, text };
  }

  function draw(runs: readonly Run[], { x, y, width, size, color, align = 'left' }: TextBox): void {
    const free = width - widthOf(runs, size);
    let at = x + (align === 'center' ? free / 2 : align === 'right' ? free : 0);
    for (const run of runs) {
      const { face, text } = run;
      if (face) {
        use(face)
          .fontSize(size)
          .fillColor(color)
          .text(text, at, y, { ...optionsFor(text), lineBreak: false, baseline: -ASCENT * size });
      } else drawBoxes([...text].length, at, { y, size, color });
      at += widthOfRun(run, size);
    }
  }

  function use({ name, file }: Face): Document {
    if (file !== undefined && !registered.has(name)) {
      document.registerFont(name, file());
      registered.add(name);
    }
    return document.font(name);
  }

  function drawBoxes(
    count: number,
    x: number,
    { y, size, color }: { readonly y: number; readonly size: number; readonly color: string },
  ): void {
    missing += count;
    const step = size * BOX_WIDTH;
    for (let index = 0; index < count; index++) {
      document
        .lineWidth(0.6)
        .rect(x + index * step + size * 0.06, y + size * 0.12, step - size * 0.12, size * 0.7)
        .stroke(color);
    }
  }
}

// Words that are laid out one by one would stand in the wrong order from right to left.
function optionsFor(text: string): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return isRightToLeft(text) ? { features: ['rlig'] } : {};
}
