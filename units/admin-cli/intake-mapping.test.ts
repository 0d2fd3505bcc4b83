import { columnOf, constantOf } from './intake-mapping.ts';

test.each([
  ['Name=holder_name', { column: 'Name', target: 'holder_name' }],
  [
    'Day of award=award_date:date_dmy',
    { column: 'Day of award', target: 'award_date', transform: { kind: 'DATE_DMY' } },
  ],
  ['House=claim:house', { column: 'House', target: 'claim:house' }],
  ['House=claim:house:upper', { column: 'House', target: 'claim:house', transform: { kind: 'UPPER' } }],
  ['a=b:c=result', { column: 'a=b:c', target: 'result' }],
])('a column %s', (text, column) => {
  expect(columnOf(text)).toEqual(column);
});

test.each(['', 'Name', 'Name=', '=holder_name', 'Name=holder_name:', 'Name=a:b:c'])(
  'no column %p',
  (text) => {
    expect(() => columnOf(text)).toThrow(expect.objectContaining({ exitCode: 2 }));
  },
);

test('a constant may have = and : in its value', () => {
  const transform = { kind: 'CONSTANT', value: 'a=b:c' };
  expect(constantOf('result=a=b:c')).toEqual({ target: 'result', transform });
});

test.each(['', 'result', 'result=', '=a'])('no constant %p', (text) => {
  expect(() => constantOf(text)).toThrow(expect.objectContaining({ exitCode: 2 }));
});
