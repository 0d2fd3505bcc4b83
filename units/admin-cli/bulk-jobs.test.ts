import { columnOf, progressOf } from './bulk-jobs.ts';

const aJob = (given: object) => ({
  job_id: 'j-1',
  status: 'RUNNING',
  rows: 400,
  counts: { total: 400, valid: 300, invalid: 100, issued: 70, failed: 5, awaiting_holder: 0, skipped: 0 },
  ...given,
});

test.each([
  ['rows that are read', { status: 'VALIDATING' }, 'VALIDATING [##############################] 100 %'],
  ['rows that are issued, of those that are valid', {}, 'RUNNING [########......................] 25 %'],
  [
    'how fast, and how long still',
    { rows_per_second: 212.4, seconds_left: 59 },
    'RUNNING [########......................] 25 %, 212 a second, 59 s left',
  ],
  [
    'a slow one',
    { rows_per_second: 0.25, seconds_left: 3700 },
    'RUNNING [########......................] 25 %, 0.3 a second, 1 h 1 min left',
  ],
])('a bar shows %s', (_what, given, line) => {
  expect(progressOf(aJob(given))).toBe(line);
});

test('a column may have = in its name', () => {
  expect(columnOf('a=b=degree')).toEqual({ header: 'a=b', field: 'degree' });
});
