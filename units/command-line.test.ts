import { UNIT_NAMES } from '../kernel/units.ts';
import { askedFor } from './command-line.ts';

const COUNT = /^--workers: give the number of processes, 1 to 64, such as --workers 4/;

test.each([
  ['nothing: every unit in this process', [], { names: UNIT_NAMES, isWorker: false }],
  ['units', ['admin-console'], { names: ['admin-console'], isWorker: false }],
  ['a unit twice', ['admin-console', 'admin-console'], { names: ['admin-console'], isWorker: false }],
  ['workers', ['--workers', '4'], { names: UNIT_NAMES, workers: 4, isWorker: false }],
  ['one worker', ['--workers=1'], { names: UNIT_NAMES, workers: 1, isWorker: false }],
  ['the most workers', ['--workers', '64'], { names: UNIT_NAMES, workers: 64, isWorker: false }],
  [
    'workers of some units',
    ['api-gateway', '--workers', '2', 'verification-engine'],
    { names: ['api-gateway', 'verification-engine'], workers: 2, isWorker: false },
  ],
  ['the store', ['store'], { names: 'store', isWorker: false }],
  ['a backup', ['backup', 'a.db'], { names: { copy: 'backup', file: 'a.db' }, isWorker: false }],
  ['help', ['--help'], undefined],
])('understands %s', (_, args, asked) => {
  expect(askedFor(args)).toEqual(asked);
});

test.each([
  ['no number', ['--workers'], COUNT],
  ['an empty number', ['--workers='], COUNT],
  ['none', ['--workers', '0'], COUNT],
  ['less than none', ['--workers=-1'], COUNT],
  ['a part of one', ['--workers', '1.5'], COUNT],
  ['a number in words', ['--workers', 'two'], COUNT],
  ['a unit in its place', ['--workers', 'api-gateway'], COUNT],
  ['too many', ['--workers', '65'], COUNT],
  ['far too many', ['--workers', '99999999999999999999'], COUNT],
  ['a number in another base', ['--workers', '0x2'], COUNT],
  ['two numbers', ['--workers', '2', '--workers', '3'], /^Give --workers once\.$/],
  [
    'workers of the store',
    ['store', '--workers', '2'],
    /^'store' runs in one process: leave --workers out\.$/,
  ],
  ['workers of the sidecar', ['--workers', '2', 'log-sidecar'], /^'log-sidecar' runs in one process/],
  ['workers of a backup', ['backup', 'a.db', '--workers', '2'], /^'backup' runs in one process/],
  ['what only the launcher may say', ['--as-worker'], /^There is no option '--as-worker'\./],
  ['an unknown option', ['--worker', '2'], /^There is no option '--worker'\./],
  ['an unknown unit', ['gateway'], /^There is no unit 'gateway'\. Name units of: /],
  ['the store beside a unit', ['store', 'admin-console'], /^'store' runs alone/],
  ['a backup without a file', ['backup'], /^Name one file: npm start -- backup <file>\.$/],
])('refuses %s', (_, args, message) => {
  expect(() => askedFor(args)).toThrow(expect.objectContaining({ message: expect.stringMatching(message) }));
});
