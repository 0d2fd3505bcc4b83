import type PDFDocument from 'pdfkit';
import { type Face, isRightToLeft, type Run, runsOf, type Style } from './fonts.ts';

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

/** A number of lines, and the sizes that letters may have in them. */
export interface SizeStep {
  readonly lines: number;
  readonly from: number;
  readonly to: number;
}

export type Pen = ReturnType<typeof createPen>;

// An em square is taller than a box for one letter should be wide.
const BOX_WIDTH = 0.6;
const ELLIPSIS = '…';
// Longer texts are cut before they are measured: the time that takes grows faster than they do.
const MAX_TEXT = 1000;
const LINE_STEP = 1.25;
// A space of most faces is a quarter of an em; a little more, so that no line is too long in the end.
const SPACE = 0.3;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
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
    line(long: string, box: TextBox): void {
      const text = bounded(long);
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
      return widthOf(drawable(bounded(text), style), minSize) <= width;
    },

    /** Up to `maxLines` lines broken between words. */
    paragraph(text: string, box: TextBox, maxLines: number): void {
      const lines = broken(bounded(text), box, maxLines);
      const step = box.size * LINE_STEP;
      lines.forEach((line, index) => {
        draw(fitted(line, box.style, box.size, box.width), { ...box, y: box.y + index * step });
      });
    },

    /** A text that must not be cut, in the middle of its height: the largest letters of the first step that holds it. */
    whole(
      text: string,
      box: Omit<TextBox, 'size' | 'minSize'> & { readonly height: number },
      steps: readonly SizeStep[],
    ): void {
      const { lines, size } = laidOut(bounded(text), box, steps);
      const top = box.y + (box.height - lines.length * size * LINE_STEP) / 2;
      lines.forEach((line, index) => {
        draw(fitted(line, box.style, size, box.width), { ...box, size, y: top + index * size * LINE_STEP });
      });
    },

    /** How many characters had no glyph so far. */
    missing: () => missing,
  };

  function laidOut(
    text: string,
    { style, width }: Pick<TextBox, 'style' | 'width'>,
    steps: readonly SizeStep[],
  ): { readonly lines: readonly string[]; readonly size: number } {
    const pieces = piecesOf(text, style);
    for (const { lines: most, from, to } of steps)
      for (let size = from; size >= to; size -= 1) {
        const lines = linesOf(pieces, width / size);
        if (lines.length <= most) return { lines, size };
      }
    const { lines: most, to: size } = steps.at(-1) ?? { lines: 1, to: 1 };
    const lines = linesOf(pieces, width / size);
    // What is over stands in the last line, where it is cut.
    return { lines: [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')], size };
  }

  /** The words with their widths at 1 point, and the parts that a word may be broken into. Each is measured once. */
  function piecesOf(text: string, style: Style): readonly Piece[] {
    const measure = (part: string) => ({ text: part, width: widthOf(drawable(part, style), 1) });
    return text
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => ({
        ...measure(word),
        parts: [...graphemes.segment(word)].map(({ segment }) => measure(segment)),
      }));
  }

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

interface Piece {
  readonly text: string;
  readonly width: number;
  readonly parts: readonly { readonly text: string; readonly width: number }[];
}

/** Words in lines of a width; a word that is wider than a line is broken where it must. */
function linesOf(pieces: readonly Piece[], width: number): readonly string[] {
  const lines: { text: string; width: number }[] = [];
  for (const { text, width: whole, parts } of pieces) {
    const last = lines.at(-1);
    if (last && last.width + SPACE + whole <= width) {
      last.text += ` ${text}`;
      last.width += SPACE + whole;
    } else if (whole <= width) lines.push({ text, width: whole });
    else {
      let line = { text: '', width: 0 };
      lines.push(line);
      for (const part of parts) {
        if (line.text !== '' && line.width + part.width > width) {
          line = { text: '', width: 0 };
          lines.push(line);
        }
        line.text += part.text;
        line.width += part.width;
      }
    }
  }
  return lines.map(({ text }) => text);
}

function bounded(text: string): string {
  return text.length <= MAX_TEXT ? text : text.slice(0, MAX_TEXT).toWellFormed();
}

// Words that are laid out one by one would stand in the wrong order from right to left.
function optionsFor(text: string): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return isRightToLeft(text) ? { features: ['rlig'] } : {};
}
