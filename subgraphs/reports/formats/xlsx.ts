import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { type Cell, type Column, decimalOf, type RowProblem, textOf } from '../table.ts';
import { type Format, NO_PROBLEMS } from './format.ts';
import { xmlText } from './xml-text.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Rows of a sheet, without the header. */
const MOST_ROWS = 1_048_575;
const MOST_OF_CELL = 32_767;
/** Digits that a workbook keeps of a number: what has more is text. */
const MOST_DIGITS = 15;

/** What a workbook is beside its one sheet (ECMA-376 Part 1). */
const PARTS: readonly (readonly [name: string, content: string])[] = [
  [
    '[Content_Types].xml',
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Report" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ],
];

/** A workbook with one sheet, whose texts are texts and never formulas. */
export const xlsx: Format = {
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  extension: 'xlsx',
  mostRows: MOST_ROWS,
  writer({ columns }) {
    const letters = columns.map((_column, at) => lettersOf(at));
    const header = columns.map(({ name }, at) => textCell(`${letters[at]}1`, name)).join('');
    return {
      head: `${XML}<worksheet xmlns="${MAIN}"><sheetData><row r="1">${header}</row>`,
      problems: (cells) => columns.flatMap((column, at) => problemsOf(cells[at], column)),
      row(cells, place) {
        const row = place + 1;
        const written = columns.map((column, at) => cellOf(`${letters[at]}${row}`, cells[at], column));
        return `<row r="${row}">${written.join('')}</row>`;
      },
      tail: () => '</sheetData></worksheet>',
    };
  },
  pack: zipped,
};

function problemsOf(cell: Cell | undefined, { name }: Column): readonly RowProblem[] {
  if (typeof cell !== 'string' || cell.length <= MOST_OF_CELL) return NO_PROBLEMS;
  const message = `A cell of a workbook has at most ${MOST_OF_CELL} characters; take another format.`;
  return [{ fieldCode: name, code: 'TOO_LONG', message }];
}

function cellOf(place: string, cell: Cell | undefined, column: Column): string {
  const decimal = decimalOf(cell, column);
  if (decimal !== undefined && decimal.replace(/\D/g, '').length <= MOST_DIGITS)
    return `<c r="${place}"><v>${decimal}</v></c>`;
  const text = textOf(cell);
  return text === '' ? '' : textCell(place, text);
}

function textCell(place: string, text: string): string {
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${xmlText(escaped(text))}</t></is></c>`;
}

/** Readers take `_x000D_` for a character (ECMA-376 Part 1 §22.4.2.4): where a text has such letters, their underscore is written so. */
function escaped(text: string): string {
  return text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
}

/** A, B … Z, AA …: the names of columns. */
function lettersOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : lettersOf(Math.floor(column / 26) - 1) + last;
}

/** The parts and the sheet as a zip file; the sheet is read no faster than the file is taken. Errors: those of the text. */
async function* zipped(text: AsyncIterable<string>): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const sheet = Readable.from(text, { highWaterMark: 1 });
  const output = new PassThrough();
  // It may fail before its turn has come.
  sheet.on('error', (error) => output.destroy(error));
  // The same bytes for the same rows, whenever they are written.
  const mtime = new Date(Date.UTC(1980, 0, 1));
  for (const [name, content] of PARTS) zip.addBuffer(Buffer.from(content), name, { mtime });
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', { mtime });
  zip.end();
  zip.outputStream.pipe(output);
  try {
    for await (const chunk of output) yield Buffer.from(chunk);
  } finally {
    sheet.destroy();
    output.destroy();
  }
}
