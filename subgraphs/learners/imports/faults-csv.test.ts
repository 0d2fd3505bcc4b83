import { parse } from 'csv-parse/sync';
import { faultsCsv } from './faults-csv.ts';

test.each([
  ['=1+1.csv'],
  ['+1.csv'],
  ['-1.csv'],
  ['@SUM(A1).csv'],
  ['\t=1.csv'],
  ['\r=1.csv'],
  ['\n=1.csv'],
  ['|calc.csv'],
  ['%x.csv'],
  ['＝1.csv'],
  ['＋1.csv'],
  ['－1.csv'],
  ['＠x.csv'],
])('a file that is called %j is no formula in what is downloaded', (file) => {
  const text = faultsCsv([{ file, line: 2, column: undefined, code: 'a', message: 'say "b", c' }]);
  const [, row] = parse(text, { bom: true }) as string[][];
  expect(row).toEqual([`'${file}`, '2', '', 'a', 'say "b", c']);
});
