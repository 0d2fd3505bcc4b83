import writeXlsxFile from 'write-excel-file/node';
import { processorMs } from '../testing/processor-ms.ts';
import { watchTurns } from '../testing/turns.ts';
import type { StoredFile } from './archive.ts';
import { fileOf, readSheet, type SheetOptions, type SheetRow } from './sheet.ts';
import { anXlsx, textCells, type XlsxParts, xlsxEntries } from './xlsx-testing.ts';
import { aZip } from './zip-testing.ts';

const OPTIONS = { fileName: 'people.csv', mostRows: 1000 };

async function read(bytes: Buffer | string, given: Partial<SheetOptions> = {}) {
  const sheet = await readSheet(fileOf(Buffer.from(bytes)), { ...OPTIONS, ...given });
  const rows: SheetRow[] = [];
  for await (const row of sheet.rows()) rows.push(row);
  return { ...sheet, rows };
}

const faultOf = (bytes: Buffer | string, given?: Partial<SheetOptions>) =>
  read(bytes, given).then(
    () => 'read',
    (error) => error.fault?.code ?? String(error),
  );

/** The same bytes, so many at a time. */
function inPieces(bytes: Buffer, size: number): StoredFile {
  return {
    size: bytes.length,
    async *read(from) {
      for (let at = from; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    },
  };
}

const rowOf = (rowNumber: number, cells: Record<string, string>) => ({ rowNumber, cells, faults: [] });
const anne = { Name: 'Anne Müller', 'Award date': '1987-06-30' };

describe('one table from three formats', () => {
  const csv = 'Name,Award date\nAnne Müller,1987-06-30\n';
  test.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['CSV', 'a.csv', () => Buffer.from(csv)],
    ['XLSX', 'a.xlsx', () => anXlsx({ rows: xlsxRows(['Name', 'Award date'], Object.values(anne)) })],
    ['JSON', 'a.json', () => Buffer.from(JSON.stringify([anne]))],
    ['JSON', 'b.JSON', () => Buffer.from(`\ufeff { "records" :\n ${JSON.stringify([anne])} } `)],
  ])('%s', async (format, fileName, bytes) => {
    const place = format === 'JSON' ? 1 : 2;
    expect(await read(await bytes(), { fileName })).toMatchObject({
      format,
      headers: ['Name', 'Award date'],
      rows: [rowOf(place, anne)],
    });
  });

  test('rows are read again from the first, and no further than asked', async () => {
    const sheet = await readSheet(fileOf(Buffer.from('a\n1\n2\n')), OPTIONS);
    for (let time = 0; time < 2; time += 1)
      for await (const row of sheet.rows()) {
        expect(row).toEqual(rowOf(2, { a: '1' }));
        break;
      }
  });

  test.each([1, 3, 50])('in pieces of %d bytes, which part characters and tags', async (size) => {
    const given = { ...OPTIONS, fileName: 'a.json' };
    for (const bytes of [
      Buffer.from(csv),
      Buffer.from(JSON.stringify([anne, { Name: 'Zoë {"\\' }])),
      anXlsx({ rows: xlsxRows(['Name', 'Award date'], ['Zoë &lt;&#x1F600;', '"]>']) }),
    ]) {
      const name = bytes[0] === 0x5b ? 'a.json' : 'a.csv';
      const sheet = await readSheet(inPieces(bytes, size), { ...given, fileName: name });
      const rows: SheetRow[] = [];
      for await (const row of sheet.rows()) rows.push(row);
      expect(rows).toEqual((await read(bytes, { fileName: name })).rows);
      expect(rows[0]?.cells.Name).toMatch(/^(Anne Müller|Zoë <😀)$/);
    }
  });
});

function xlsxRows(...rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `<row>${textCells(...cells)}</row>`).join('');
}

describe('CSV', () => {
  test.each<[string, Buffer]>([
    ['UTF-8 with a mark', Buffer.from('\ufeffName;Award date\nAnne Müller;1987-06-30\n')],
    ['UTF-16', Buffer.from('\ufeffName\tAward date\nAnne Müller\t1987-06-30\n', 'utf16le')],
    ['Windows-1252', Buffer.from('Name,Award date\r\nAnne Müller,1987-06-30\r\n', 'latin1')],
  ])('%s', async (_name, bytes) => {
    expect((await read(bytes)).rows).toEqual([rowOf(2, anne)]);
  });

  test.each([
    ['ends of lines', '\n'.repeat(1_000_000)],
    ['commas', `${','.repeat(50_000)}\n`.repeat(20)],
  ])('a file of many %s lets others have their turns', async (_name, rows) => {
    const turns = watchTurns();
    expect((await read(`Name\n${rows}Anne\n`)).rows).toMatchObject([{ cells: { Name: 'Anne' } }]);
    const { longest, watched } = turns.stop();
    expect(longest).toBeLessThan(watched / 3);
  });

  test('rows that do not fit are told by their lines, and the others read', async () => {
    const { headers, rows } = await read('Name, Year ,\n"A\nB",1,\n\nC\nD,2,x\nE,,\n');
    expect(headers).toEqual(['Name', 'Year']);
    expect(rows).toEqual([
      rowOf(3, { Name: 'A\nB', Year: '1' }),
      { rowNumber: 5, cells: {}, faults: [expect.objectContaining({ code: 'cells' })] },
      {
        rowNumber: 6,
        cells: { Name: 'D', Year: '2' },
        faults: [expect.objectContaining({ code: 'column_unnamed' })],
      },
      rowOf(7, { Name: 'E' }),
    ]);
  });

  test.each<[string, string | Buffer, string]>([
    ['nothing', '', 'empty'],
    ['empty rows alone', '\n,,\n\n', 'empty'],
    ['a column twice', 'a,b, a\n1,2,3', 'column_twice'],
    ['a name without end', `${'a'.repeat(201)}\n1`, 'column_name'],
    ['a name that objects have', '__proto__\n1', 'column_name'],
    ['too many columns', Array.from({ length: 1001 }, (_, at) => at).join(','), 'columns'],
    ['a quote that does not end', 'a\n"1\n2', 'csv'],
    ['bytes that are no text', Buffer.from([0x61, 0x0a, 0x81]), 'encoding'],
    ['too many rows', `a\n${'1\n'.repeat(1001)}`, 'rows'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'workbook'],
  ])('%s is refused', async (_name, bytes, code) => {
    expect(await faultOf(bytes)).toBe(code);
  });

  test('more records than rows may be are refused while it is opened, also when they are empty', async () => {
    const records = `[{"a": 1}${', {}'.repeat(1000)}]`;
    await expect(readSheet(fileOf(Buffer.from(records)), { ...OPTIONS, fileName: 'a.json' })).rejects.toThrow(
      'more than 1000 rows',
    );
  });

  test('the name of a workbook without one is refused', async () => {
    expect(await faultOf('a\n1', { fileName: 'a.xlsx' })).toBe('workbook');
  });
});

describe('JSON', () => {
  const json = (text: string) => read(text, { fileName: 'a.json' });

  test('columns are those of all records, and values become texts', async () => {
    const { headers, rows } = await json(
      '[{"a": 1, "b": true}, {}, {"b": null, " c ": " x "}, {"a": [1], "c": "}]\\"{"}]',
    );
    expect(headers).toEqual(['a', 'b', 'c']);
    expect(rows).toEqual([
      rowOf(1, { a: '1', b: 'true' }),
      rowOf(3, { c: 'x' }),
      {
        rowNumber: 4,
        cells: { c: '}]"{' },
        faults: [expect.objectContaining({ column: 'a', code: 'nested' })],
      },
    ]);
  });

  test.each<[string, string, string]>([
    ['nothing', '', 'json'],
    ['a text', '"a"', 'json'],
    ['another member', '{"rows": []}', 'json'],
    ['another member before', '{"a": 1, "records": []}', 'json'],
    ['another member behind', '{"records": [{"a": 1}], "b": 1}', 'json'],
    ['something that is no object', '[{"a": 1}, 1]', 'json'],
    ['a comma too many', '[{"a": 1},]', 'json'],
    ['no comma', '[{"a": 1} {"a": 2}]', 'json'],
    ['lines of objects', '{"a": 1}\n{"a": 2}', 'json'],
    ['an end too early', '[{"a": 1}', 'json'],
    ['an end within a record', '[{"a": 1', 'json'],
    ['something behind', '[{"a": 1}] 1', 'json'],
    ['a member twice', '[{"a": 1, "a": 2}]', 'json'],
    ['a number that parsers read otherwise', '[{"a": 12345678901234567890}]', 'json'],
    ['brackets that do not fit', '[{"a": [1}]]', 'json'],
    ['no record', '[]', 'empty'],
    ['a record without end', `[{"a": "${'x'.repeat(70_000)}"}]`, 'row_length'],
    ['a wrapper without end', `{"${'x'.repeat(2000)}": []}`, 'json'],
  ])('%s is refused', async (_name, text, code) => {
    expect(await faultOf(text, { fileName: 'a.json' })).toBe(code);
  });

  test('names that become one are a fault of the row, told once', async () => {
    const { rows } = await json('[{"a": 1, "a ": 2, "a  ": {}, " ": 3}]');
    expect(rows.map(({ faults }) => faults.map(({ code }) => code))).toEqual([['column_unnamed']]);
    expect(rows[0]?.cells).toEqual({ a: '1' });
  });
});

describe('XLSX', () => {
  const given = { fileName: 'people.xlsx' };

  test('what a common writer makes', async () => {
    const date = new Date(Date.UTC(1987, 5, 30));
    const sheet = await writeXlsxFile([
      [{ value: 'Name' }, { value: 'Award date' }, { value: 'Mark' }, { value: 'Passed' }],
      [{ value: 'Zoë <Ní> "B"' }, { value: date, format: 'dd/mm/yyyy' }, { value: 6.1 }, { value: true }],
      [],
      [null, { value: date, format: 'yyyy-mm-dd hh:mm' }, null, { value: false }],
    ]).toBuffer();
    expect((await read(sheet, given)).rows).toEqual([
      rowOf(2, { Name: 'Zoë <Ní> "B"', 'Award date': '1987-06-30', Mark: '6.1', Passed: 'true' }),
      rowOf(4, { 'Award date': '1987-06-30', Passed: 'false' }),
    ]);
  });

  const oneCell = async (cell: string, parts: XlsxParts = {}) => {
    const rows = `<row r="1">${textCells('a')}</row><row r="7">${cell}</row>`;
    const [row] = (await read(anXlsx({ ...parts, rows }), given)).rows;
    return row?.cells.a ?? row?.faults[0]?.code;
  };
  const formats = [
    'dd/mm/yyyy',
    'h:mm',
    'd.m.yy h:mm;@',
    '[h]:mm',
    '00000',
    '#,##0.00 "days"',
    '[$-409]mmm\\-yy',
    '0.0%',
    'General',
  ];

  test.each<[string, string, string | undefined]>([
    ['a shared text', '<c t="s"><v>1</v></c>', 'Aoife <B>'],
    ['a shared text with how it is said', '<c t="s"><v>2</v></c>', '東京'],
    ['a shared text that is not there', '<c t="s"><v>9</v></c>', 'shared_string'],
    ['a shared text of no number', '<c t="s"><v>x</v></c>', 'shared_string'],
    [
      'parts of a text',
      '<c t="inlineStr"><is><r><t>A</t></r><r><t xml:space="preserve"> B</t></r></is></c>',
      'A B',
    ],
    ['a sign that XML lacks', '<c t="inlineStr"><is><t>A_x0041_</t></is></c>', 'AA'],
    ['CDATA', '<c t="inlineStr"><is><t><![CDATA[a<&b]]></t></is></c>', 'a<&b'],
    ['what a formula came to', '<c t="str"><f>A1&amp;B1</f><v>AB</v></c>', 'AB'],
    ['a number that a formula came to', '<c><f>1+1</f><v>2</v></c>', '2'],
    ['an error', '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', 'formula'],
    ['true', '<c t="b"><v>1</v></c>', 'true'],
    ['false', '<c t="b"><v>0</v></c>', 'false'],
    ['an own date', '<c t="d"><v>1987-06-30</v></c>', '1987-06-30'],
    ['a number', '<c><v>0.30000000000000004</v></c>', '0.3'],
    ['a small number', '<c><v>1E-3</v></c>', '0.001'],
    ['a number without its end', '<c><v>1.2345678901234568E+16</v></c>', 'digits'],
    ['no number', '<c><v>x</v></c>', 'number'],
    ['a type that there is not', '<c t="zz"><v>1</v></c>', 'number'],
    ['an empty cell', '<c s="1"/>', undefined],
    ['spaces', '<c t="str"><v>  </v></c>', undefined],
    ['a date', '<c s="1"><v>31958</v></c>', '1987-06-30'],
    ['a date with a time that is not shown', '<c s="1"><v>31958.75</v></c>', '1987-06-30'],
    ['a date by its number', '<c s="10"><v>31958</v></c>', '1987-06-30'],
    ['a month', '<c s="7"><v>31958</v></c>', '1987-06-30'],
    ['a time', '<c s="2"><v>0.75</v></c>', '18:00:00'],
    ['both', '<c s="3"><v>31958.75</v></c>', '1987-06-30T18:00:00'],
    ['both at midnight', '<c s="3"><v>31958</v></c>', '1987-06-30'],
    ['both a blink before midnight', '<c s="3"><v>31958.9999999999</v></c>', '1987-07-01'],
    ['a time that has passed', '<c s="4"><v>1.5</v></c>', '1.5'],
    ['a number with zeros in front', '<c s="5"><v>123</v></c>', '00123'],
    ['words of a format', '<c s="6"><v>3</v></c>', '3'],
    ['a share', '<c s="8"><v>0.5</v></c>', '0.5'],
    ['a general number', '<c s="9"><v>5</v></c>', '5'],
    ['a style that there is not', '<c s="99"><v>5</v></c>', '5'],
    ['the first day', '<c s="1"><v>1</v></c>', '1900-01-01'],
    ['the day before the one that never was', '<c s="1"><v>59</v></c>', '1900-02-28'],
    ['the day that never was', '<c s="1"><v>60</v></c>', 'date'],
    ['the day behind it', '<c s="1"><v>61</v></c>', '1900-03-01'],
    ['a day before all', '<c s="1"><v>-1</v></c>', 'date'],
    ['a day after all', '<c s="1"><v>2958466</v></c>', 'date'],
  ])('%s', async (_name, cell, text) => {
    const strings =
      '<si><t>a</t></si><si><r><t>Aoife </t></r><r><t>&lt;B&gt;</t></r></si><si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>';
    expect(await oneCell(cell, { strings, formats })).toBe(text);
  });

  test('a workbook that counts from 1904', async () => {
    const properties = '<workbookPr date1904="1"/>';
    expect(await oneCell('<c s="1"><v>30496</v></c>', { properties, formats })).toBe('1987-06-30');
    expect(await oneCell('<c s="1"><v>0</v></c>', { properties, formats })).toBe('1904-01-01');
  });

  test('cells stand where their references say; prefixes and the strict kind change nothing', async () => {
    const rows =
      '<x:row r="2"><x:c r="B2" t="inlineStr"><x:is><x:t>B</x:t></x:is></x:c><x:c r="AB2"><x:v>0</x:v></x:c></x:row>' +
      '<x:row r="9"><x:c r="B9"><x:v>1</x:v></x:c><x:c r="AB9"><x:v>2</x:v></x:c></x:row>';
    const sheet = `<x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheetData>${rows}</x:sheetData><x:mergeCells/></x:worksheet>`;
    const { headers, rows: found } = await read(anXlsx({ sheet }), given);
    expect(headers).toEqual(['B', '0']);
    expect(found).toEqual([rowOf(9, { B: '1', '0': '2' })]);
  });

  test('text beyond the header is told', async () => {
    const rows = `<row>${textCells('a')}</row><row>${textCells('1', '', '3')}</row><row><c r="C3" t="e"><v>#N/A</v></c></row>`;
    expect((await read(anXlsx({ rows }), given)).rows).toMatchObject([
      { rowNumber: 2, cells: { a: '1' }, faults: [{ code: 'column_unnamed' }] },
      { rowNumber: 3, cells: {}, faults: [{ code: 'formula' }] },
    ]);
  });

  test('cells that show errors beyond the last column are refused, as text there is', async () => {
    const rows = `<row>${textCells('a')}</row><row><c r="ALM2" t="e"><v>#N/A</v></c></row>`;
    expect(await faultOf(anXlsx({ rows }), given)).toBe('columns');
  });

  test('spaces count as text of a row', async () => {
    const strings = `<si><t xml:space="preserve">${' '.repeat(30_000)}</t></si>`;
    const spaces = (cells: number) =>
      anXlsx({
        strings,
        rows: `<row>${textCells('a')}</row><row>${'<c t="s"><v>0</v></c>'.repeat(cells)}</row>`,
      });
    expect(await faultOf(spaces(2), given)).toBe('read');
    expect(await faultOf(spaces(3), given)).toBe('row_length');
  });

  test('a sheet by its name', async () => {
    const book = anXlsx({ rows: xlsxRows(['a']) });
    expect((await read(book, { ...given, sheetName: 'Lists' })).headers).toEqual(['Hidden']);
    expect(await faultOf(book, { ...given, sheetName: 'Nothing' })).toBe('sheet_missing');
  });

  const data = (within: string) => ({
    sheet: `<worksheet><sheetData>${within}</sheetData></worksheet>`,
  });
  const head = `<row r="1">${textCells('a')}</row>`;
  test.each<[string, XlsxParts, string]>([
    ['no row', { rows: '' }, 'empty'],
    ['a document type', { sheet: `<!DOCTYPE a [<!ENTITY b "c">]>${data(head).sheet}` }, 'doctype'],
    ['an entity of its own', data('<row><c t="str"><v>&b;</v></c></row>'), 'xml'],
    ['a character that XML lacks', data('<row><c t="str"><v>&#0;</v></c></row>'), 'xml'],
    ['an ampersand alone', data('<row><c t="str"><v>a & b</v></c></row>'), 'xml'],
    ['elements that are not closed', { sheet: '<worksheet><sheetData>' }, 'xml'],
    ['elements closed otherwise', { sheet: '<worksheet><sheetData></worksheet></sheetData>' }, 'xml'],
    ['attributes without quotes', data('<row r=1/>'), 'xml'],
    ['no XML', { sheet: 'Name,Year' }, 'xml'],
    ['bytes that are no UTF-8', { sheet: Buffer.from([0x3c, 0x61, 0xff, 0x3e]) }, 'encoding'],
    ['elements without end in each other', { sheet: '<a>'.repeat(1000) }, 'depth'],
    ['a text without end', data(`<row><c t="str"><v>${'x'.repeat(600_000)}</v></c></row>`), 'text_length'],
    ['a tag without end', { sheet: `<worksheet ${'a '.repeat(300_000)}` }, 'text_length'],
    ['a comment without end', { sheet: `<worksheet><!-- ${'< '.repeat(300_000)}` }, 'text_length'],
    ['rows in another order', data(`<row r="2">${textCells('a')}</row>${head}`), 'row_number'],
    ['a row that sheets lack', data('<row r="1048577"/>'), 'row_number'],
    ['cells in another order', data('<row><c r="B1"/><c r="A1"/></row>'), 'cell_place'],
    ['a reference that is none', data('<row><c r="1"/></row>'), 'cell_place'],
    ['too many columns', data('<row><c r="AMM1"><v>1</v></c></row>'), 'columns'],
    [
      'a row without end',
      data(`<row>${textCells('x'.repeat(30_000), 'x'.repeat(30_000), 'x'.repeat(9000))}</row>`),
      'row_length',
    ],
    [
      'no sheet that is shown',
      { sheets: '<sheet name="a" state="veryHidden" r:id="rId1"/>' },
      'sheet_missing',
    ],
    ['a chart', { sheets: '<sheet name="a" r:id="rId5"/>' }, 'sheet_kind'],
    ['a reference to nothing', { sheets: '<sheet name="a" r:id="rId99"/>' }, 'sheet_kind'],
    ['texts that are too many', { strings: `<si><t>${'x'.repeat(300_000)}</t></si>` }, 'text_length'],
  ])('%s is refused', async (_name, parts, code) => {
    expect(await faultOf(anXlsx(parts), given)).toBe(code);
  });

  const book = xlsxEntries({ rows: xlsxRows(['a'], ['1']) });
  const rels = (target: string, type = 'officeDocument', mode = '') => ({
    name: '_rels/.rels',
    content: `<Relationships><Relationship Id="a" Type="http://x/${type}" Target="${target}" ${mode}/></Relationships>`,
  });
  test.each<[string, Buffer, string]>([
    ['an archive of anything', aZip([{ name: 'a.csv', content: 'a' }]), 'workbook'],
    ['a document of another office', aZip([{ name: 'mimetype', content: 'opendocument' }]), 'workbook'],
    ['a workbook of bytes', anXlsx({ entries: [rels('xl/workbook.bin')] }), 'workbook'],
    ['a way out of the archive', anXlsx({ entries: [rels('../../etc/passwd')] }), 'workbook'],
    [
      'a part elsewhere',
      anXlsx({ entries: [rels('http://a/', 'officeDocument', 'TargetMode="External"')] }),
      'workbook',
    ],
    ['half of it', aZip(book).subarray(0, 700), 'archive'],
    ['an encrypted part', aZip(book.map((entry) => ({ ...entry, flags: 0x801 }))), 'encrypted'],
    ['a part with another sum', aZip(book.map((entry) => ({ ...entry, crc: 1 }))), 'checksum'],
    ['a part twice', aZip([...book, { name: 'XL/workbook.xml', content: '' }]), 'name_twice'],
    [
      'too many parts',
      aZip(Array.from({ length: 4097 }, (_, at) => ({ name: `${at}`, content: '' }))),
      'entries',
    ],
    ['a bomb', anXlsx({ entries: [{ name: 'xl/media/a.bin', content: Buffer.alloc(2_000_000) }] }), 'ratio'],
    [
      'parts of more bytes than there may be',
      anXlsx({
        entries: [
          { name: 'a', content: 'a', method: 0, size: 0 },
          { name: 'xl/b', content: '', size: 2 ** 31 },
        ],
      }),
      'archive',
    ],
  ])('%s is refused', async (_name, bytes, code) => {
    expect(await faultOf(bytes, given)).toBe(code);
  });

  test('macros and drawings are not looked into', async () => {
    const entries = [{ name: 'xl/vbaProject.bin', content: Buffer.from('not a project') }];
    expect((await read(anXlsx({ rows: xlsxRows(['a'], ['1']), entries }), given)).rows).toHaveLength(1);
  });

  test('no fault shows what is in cells', async () => {
    const rows = '<row><c t="inlineStr"><is><t>a</t></is></c></row><row><c><v>Secret</v></c></row>';
    const found = await read(anXlsx({ rows }), given);
    expect(found.rows[0]?.faults).toMatchObject([{ column: 'a', code: 'number' }]);
    expect(JSON.stringify(found.rows)).not.toContain('Secret');
  });
});

describe('what a file costs', () => {
  const short = Buffer.from('a\n'.repeat(500_000));
  const formatted = (code: string) => fileOf(anXlsx({ rows: xlsxRows(['a']), formats: [code] }));
  const lines = (end: string) =>
    inPieces(
      Buffer.from(`a${end}`.repeat(100_000) + `${'x'.repeat(60_000)}${end}`.repeat(60)),
      4 * 1024 * 1024,
    );

  test.each<[string, StoredFile, StoredFile]>([
    [
      'a long format of brackets that do not end',
      formatted('['.repeat(100_000)),
      formatted('a'.repeat(100_000)),
    ],
    ['lines that end with CR', lines('\r'), lines('\n')],
    ['the first row in a large piece', inPieces(short, 4 * 1024 * 1024), inPieces(short, 64 * 1024)],
  ])('%s: no more than others of its size', async (_name, hostile, honest) => {
    const usual = await processorMs(() => readSheet(honest, OPTIONS));
    expect(await processorMs(() => readSheet(hostile, OPTIONS))).toBeLessThan(4 * usual + 300);
  });

  test.each<[string, string, Buffer | string]>([
    ['people.csv', 'a CSV file', `a${','.repeat(900)}\n1${',x'.repeat(900)}\n`],
    [
      'people.xlsx',
      'a workbook',
      anXlsx({
        rows: `<row>${textCells('a')}</row><row>${textCells('1')}${'<c t="e"><v>#N/A</v></c>'.repeat(900)}</row>`,
      }),
    ],
  ])('%s: columns without a name are told once a row', async (fileName, _name, bytes) => {
    const { rows } = await read(bytes, { fileName });
    expect(rows).toMatchObject([{ cells: { a: '1' }, faults: [{}] }]);
  });
});
