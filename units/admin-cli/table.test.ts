import { tableOf } from './table.ts';

const DID = 'did:key:z6MkjEK4EZmQjgToGpEecs3EmKRRr3RvhFJVAZKuWgqUDjM2';
const linesOf = (headings: string[], rows: string[][], width: number) => {
  const { headings: first, rows: others } = tableOf(headings, rows, width);
  return [...first, ...others.flat()];
};

test.each<[what: string, width: number, headings: string[], rows: string[][], expected: string[]]>([
  [
    'is as wide as its widest cells where there is room',
    Number.POSITIVE_INFINITY,
    ['NAME', 'DID'],
    [
      ['Ardmore', DID],
      ['A university with a name of many words', '-'],
    ],
    [
      'NAME                                    DID',
      `Ardmore                                 ${DID}`,
      'A university with a name of many words  -',
    ],
  ],
  [
    'cuts the ends of prose, when that is enough for one line',
    40,
    ['KEY', 'MEANING'],
    [['rate-limit', 'Verifications per caller in any 60 seconds.']],
    ['KEY         MEANING', 'rate-limit  Verifications per caller in…'],
  ],
  [
    'goes on in further lines before it cuts what is copied from the screen',
    60,
    ['STATUS', 'MODE', 'DID'],
    [['ACTIVE', 'CUSTODIAL', DID]],
    ['STATUS  MODE', '  DID', 'ACTIVE  CUSTODIAL', `  ${DID}`],
  ],
  [
    'cuts no prose that has room on a further line',
    60,
    ['STATUS', 'NAME', 'DID'],
    [['ACTIVE', 'A university with a name of many words', DID]],
    ['STATUS  NAME', '  DID', 'ACTIVE  A university with a name of many words', `  ${DID}`],
  ],
  [
    'leaves out a further line that would hold nothing',
    20,
    ['ID', 'WHEN', 'BY'],
    [
      ['0123456789abcdef', '-', '-'],
      ['fedcba9876543210', 'today', '-'],
    ],
    ['ID', '  WHEN   BY', '0123456789abcdef', 'fedcba9876543210', '  today  -'],
  ],
  [
    'never cuts an id, be the line ever so short',
    10,
    ['ID'],
    [['0123456789abcdef']],
    ['ID', '0123456789abcdef'],
  ],
  [
    'counts wide letters twice and marks above a letter not at all',
    80,
    ['NAME', 'STATUS'],
    [
      ['京都大学', 'ACTIVE'],
      ['ที่', 'ACTIVE'],
      ['e\u0301cole', 'ACTIVE'],
    ],
    ['NAME      STATUS', '京都大学  ACTIVE', 'ที่         ACTIVE', 'e\u0301cole     ACTIVE'],
  ],
  [
    'cuts wide letters where they still fit',
    28,
    ['NAME', 'OK'],
    [['京都大学大学院 情報学研究科 社会情報学専攻', '-']],
    ['NAME                      OK', '京都大学大学院 情報学研…  -'],
  ],
])('%s', (_what, width, headings, rows, expected) => {
  expect(linesOf(headings, rows, width)).toEqual(expected);
});
