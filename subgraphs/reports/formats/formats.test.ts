import { parse as parseCsv } from 'csv-parse/sync';
import { fileOf, readSheet } from '../../../kernel/sheets/sheet.ts';
import type { Cell, Column } from '../table.ts';
import type { ReportFormat } from './format.ts';
import { FORMATS } from './formats.ts';

const columns: readonly Column[] = [
  { name: 'name', type: 'TEXT', description: 'A name', length: 12 },
  { name: 'score', type: 'NUMBER', description: 'A score', length: 6 },
  { name: 'at', type: 'INSTANT', description: 'When', length: 24 },
];
const at = new Date('2026-03-01T10:00:00.000Z');

async function* some(...texts: readonly string[]) {
  yield* texts;
}

/** A file with these rows. */
async function written(
  format: ReportFormat,
  rows: readonly (readonly Cell[])[],
  { isForMachines = false, of = columns } = {},
): Promise<Buffer> {
  const { writer, pack } = FORMATS[format];
  const { head, row, tail } = writer({ kind: 'ISSUANCE_REGISTER', columns: of, isForMachines });
  const texts = [head, ...rows.map((cells, place) => row(cells, place + 1)), tail(rows.length)];
  if (!pack) return Buffer.from(texts.join(''));
  const pieces: Buffer[] = [];
  for await (const piece of pack(some(...texts))) pieces.push(piece);
  return Buffer.concat(pieces);
}

const problemsOf = (format: ReportFormat, cells: readonly Cell[]) =>
  FORMATS[format]
    .writer({ kind: 'X', columns, isForMachines: true })
    .problems(cells)
    .map(({ fieldCode, code }) => `${fieldCode} ${code}`);

describe('CSV', () => {
  test('is RFC 4180 behind a byte order mark, and without one for machines', async () => {
    const rows = [['Aoife "Effie", Ní\r\nBhriain', 72, at]];
    const text = String(await written('CSV', rows));
    expect(text.startsWith('\ufeff"name","score","at"\r\n')).toBe(true);
    expect(parseCsv(text, { bom: true })).toEqual([
      ['name', 'score', 'at'],
      ['Aoife "Effie", Ní\r\nBhriain', '72', at.toISOString()],
    ]);
    expect(String(await written('CSV', rows, { isForMachines: true })).startsWith('"name"')).toBe(true);
  });

  test.each([
    '=1+1',
    '+353 1',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    '|calc',
    '%x',
    '＝1',
    '＋1',
    '－1',
    '＠x',
  ])('writes the text %j so that no spreadsheet runs it', async (text) => {
    const [, row] = parseCsv(await written('CSV', [[text, null, null]]), { bom: true }) as string[][];
    expect(row?.[0]).toBe(`'${text}`);
  });

  test.each([
    [-12.5, '-12.5'],
    ['-12.50', '-12.50'],
    [0, '0'],
    [null, '""'],
    ['-12.50=1', `"'-12.50=1"`],
  ] as const)('writes the number %j as %s', async (score, wanted) => {
    const text = String(await written('CSV', [['x', score, null]]));
    expect(text.split('\r\n')[1]).toBe(`"x",${wanted},""`);
  });
});

describe('JSON', () => {
  test('is an array of objects, whatever is in them', async () => {
    const rows: Cell[][] = [
      ['a "b" \u2028 </script>', -1.5, at],
      [null, '12.50', null],
      ['', '12345678901234567890', null],
    ];
    expect(JSON.parse(String(await written('JSON', rows)))).toEqual([
      { name: 'a "b" \u2028 </script>', score: -1.5, at: at.toISOString() },
      { name: null, score: '12.50', at: null },
      { name: '', score: '12345678901234567890', at: null },
    ]);
  });

  test('without rows is an empty array', async () => {
    expect(JSON.parse(String(await written('JSON', [])))).toEqual([]);
  });
});

describe('XML', () => {
  test('escapes markup, keeps line breaks, and replaces what XML cannot have', async () => {
    const text = String(await written('XML', [['<a> & "b" \r\n\u0000\ud800x\u{1F600}', 1, null]]));
    expect(text).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<report kind="ISSUANCE_REGISTER">\n' +
        '<row number="1"><field code="name">&lt;a&gt; &amp; &quot;b&quot; &#13;&#10;\ufffd\ufffdx\u{1F600}</field>' +
        '<field code="score">1</field></row>\n</report>\n',
    );
  });
});

describe('fixed width', () => {
  test('fills up by code points, numbers on the left', async () => {
    const text = String(await written('FIXED_WIDTH', [['Ní 𝟙', 7, at]]));
    expect(text).toBe(`Ní 𝟙        ${'     7'}${at.toISOString()}\r\n`);
  });

  test.each([
    ['too long', ['x'.repeat(13), 1, at], ['name TOO_LONG']],
    ['a number that is too long', ['x', 1234567, at], ['score TOO_LONG']],
    ['a line break', ['a\nb', 1, at], ['name LINE_BREAK']],
    ['what fits by code points', ['𝟙'.repeat(12), 1, at], []],
    ['nothing', [null, null, null], []],
  ] as const)('tells of %s and cuts nothing', (_what, cells, wanted) => {
    expect(problemsOf('FIXED_WIDTH', cells)).toEqual(wanted);
  });
});

describe('XLSX', () => {
  const read = async (bytes: Buffer) => {
    const sheet = await readSheet(fileOf(bytes), { fileName: 'report.xlsx', mostRows: 100_000 });
    const rows: Record<string, string>[] = [];
    for await (const { cells, faults } of sheet.rows()) {
      expect(faults).toEqual([]);
      rows.push({ ...cells });
    }
    return { headers: sheet.headers, rows };
  };

  test('opens as a workbook with the same texts, none of them a formula', async () => {
    const bytes = await written('XLSX', [
      ['=1+1', -12.5, at],
      ['<&"\' _x000D_ Ní', '12345678901234567890', null],
    ]);
    expect(await read(bytes)).toEqual({
      headers: ['name', 'score', 'at'],
      rows: [
        { name: '=1+1', score: '-12.5', at: at.toISOString() },
        { name: '<&"\' _x000D_ Ní', score: '12345678901234567890' },
      ],
    });
    expect(bytes.includes('<f>')).toBe(false);
  });

  test('has many rows and columns', async () => {
    const many = Array.from(
      { length: 30 },
      (_, place): Column => ({ name: `c${place}`, type: 'NUMBER', description: '' }),
    );
    const rows = Array.from({ length: 3000 }, (_, row) => many.map((_column, place) => row * 100 + place));
    const found = await read(await written('XLSX', rows, { of: many }));
    expect(found.headers).toHaveLength(30);
    expect(found.rows).toHaveLength(3000);
    expect(found.rows[2999]).toMatchObject({ c0: '299900', c25: '299925', c26: '299926', c29: '299929' });
  });

  test('is the same for the same rows, whenever it is made', async () => {
    expect(await written('XLSX', [['a', 1, at]])).toEqual(await written('XLSX', [['a', 1, at]]));
  });

  test('tells of a text that no cell can hold', () => {
    expect(problemsOf('XLSX', ['x'.repeat(32_768), 1, at])).toEqual(['name TOO_LONG']);
    expect(problemsOf('XLSX', ['x'.repeat(32_767), 1, at])).toEqual([]);
  });

  test('passes the failure of its source on', async () => {
    async function* broken() {
      yield 'head';
      throw new Error('The source is away.');
    }
    const drain = async () => {
      for await (const _piece of FORMATS.XLSX.pack?.(broken()) ?? []);
    };
    await expect(drain()).rejects.toThrow('The source is away.');
  });
});
