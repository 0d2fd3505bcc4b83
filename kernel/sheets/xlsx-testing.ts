import { aZip, type ZipEntry } from './zip-testing.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook as a test wants it, right or wrong. */
export interface XlsxParts {
  /** What is within `sheetData`. */
  readonly rows?: string;
  /** The whole part of the sheet, instead. */
  readonly sheet?: string | Buffer;
  /** What is within `sst`. */
  readonly strings?: string;
  /** Codes of number formats; those of the cells' styles 1, 2, … */
  readonly formats?: readonly string[];
  /** What is within `workbook`, before the sheets. */
  readonly properties?: string;
  /** The sheets' own elements. */
  readonly sheets?: string;
  /** Entries that are put in the place of those of the same name, or beside them. */
  readonly entries?: readonly ZipEntry[];
}

/** The entries of a workbook with the sheet `People`, and a hidden one before it. */
export function xlsxEntries(parts: XlsxParts): ZipEntry[] {
  const { rows = '', strings = '', formats = [], properties = '' } = parts;
  const {
    sheet = `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${MAIN}"><dimension ref="A1"/><sheetData>${rows}</sheetData></worksheet>`,
    sheets = '<sheet name="Lists" sheetId="1" state="hidden" r:id="rId1"/><sheet name="People" sheetId="2" r:id="rId2"/>',
  } = parts;
  const codes = formats
    .map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`)
    .join('');
  const styles = formats.map((_code, at) => `<xf numFmtId="${164 + at}"/>`).join('');
  const related = (list: readonly (readonly [id: string, type: string, target: string])[]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
      .map(
        ([id, type, target]) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`;
  const entries: ZipEntry[] = [
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: '_rels/.rels', content: related([['rId1', 'officeDocument', 'xl/workbook.xml']]) },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">${properties}<sheets>${sheets}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: related([
        ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
        ['rId2', 'worksheet', '/xl/worksheets/sheet2.xml'],
        ['rId3', 'sharedStrings', 'sharedStrings.xml'],
        ['rId4', 'styles', 'styles.xml'],
        ['rId5', 'chartsheet', 'chartsheets/sheet3.xml'],
      ]),
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content:
        '<worksheet><sheetData><row><c t="inlineStr"><is><t>Hidden</t></is></c></row></sheetData></worksheet>',
    },
    { name: 'xl/worksheets/sheet2.xml', content: sheet },
    { name: 'xl/sharedStrings.xml', content: `<sst xmlns="${MAIN}">${strings}</sst>` },
    {
      name: 'xl/styles.xml',
      content: `<styleSheet xmlns="${MAIN}"><numFmts>${codes}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles}<xf numFmtId="14"/></cellXfs></styleSheet>`,
    },
  ];
  const others = parts.entries ?? [];
  return [
    ...entries.map((entry) => others.find(({ name }) => name === entry.name) ?? entry),
    ...others.filter(({ name }) => !entries.some((entry) => entry.name === name)),
  ];
}

export function anXlsx(parts: XlsxParts): Buffer {
  return aZip(xlsxEntries(parts));
}

/** Cells of a row whose texts are written in them. */
export function textCells(...texts: readonly string[]): string {
  return texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
}
