import { createScreen, type Row } from './screen.ts';

/** A screen with all that was written on it. */
function aScreen(options: Partial<Parameters<typeof createScreen>[0]> = {}) {
  const written: string[] = [];
  const screen = createScreen({
    isJson: false,
    isTerminal: false,
    isColoured: false,
    width: 80,
    write: (text) => void written.push(text),
    ...options,
  });
  return { screen, shown: () => written.join('') };
}

test.each<[what: string, record: Row, expected: string]>([
  ['fields by their paths', { id: 'a', org: { type: 'ISSUER' } }, 'id        a\norg.type  ISSUER\n'],
  ['nothing, and empty text', { gone: null, list: [], text: '' }, 'gone  -\nlist  -\ntext  ""\n'],
  ['a list of words', { codes: ['IE', 'NZ'] }, 'codes  IE, NZ\n'],
  [
    'a list of records as a table below, with every field that one of them has',
    { notes: [{ kind: 'REMARK' }, { kind: 'ASKED', by: { adminId: 7 } }], stage: 'OPEN' },
    'stage  OPEN\n\nnotes\nKIND    BY ADMIN ID\nREMARK  -\nASKED   7\n',
  ],
  ['only tables', { heads: [{ changed_at: 'today' }] }, 'heads\nCHANGED AT\ntoday\n'],
  [
    'text that would move the cursor, or turn around what follows',
    { name: 'a\u001b[2Jb\u202ec' },
    'name  a\\u001b[2Jb\\u202ec\n',
  ],
])('a record shows %s', (_what, record, expected) => {
  const { screen, shown } = aScreen();
  screen.record(record);
  expect(shown()).toBe(expected);
});

describe('a list', () => {
  const rows = [{ status: 'DOWN', at: '2026-01-02T03:04:05.678Z' }];
  const columns = [
    ['STATUS', 'status'],
    ['AT', 'at'],
  ] as const;

  test.each([
    ['in a pipe instants are whole, and nothing is coloured', {}, 'DOWN    2026-01-02T03:04:05.678Z'],
    ['on a terminal they are told to the second', { isTerminal: true }, 'DOWN    2026-01-02T03:04:05Z'],
    [
      'with colours what is down is red',
      { isTerminal: true, isColoured: true },
      '\u001b[31mDOWN\u001b[39m    2026-01-02T03:04:05Z',
    ],
  ])('%s', (_what, options, expected) => {
    const { screen, shown } = aScreen(options);
    screen.list(rows, columns);
    expect(shown().split('\n')[1]).toBe(expected);
  });

  test('says how many rows there are on other pages, and that there are none', () => {
    const { screen, shown } = aScreen();
    screen.list(rows, columns, 21);
    screen.list([], columns);
    expect(shown()).toMatch(/\n1 of 21; see --page\.\nNothing found\.\n$/);
  });
});

test('JSON is the record alone', () => {
  const { screen, shown } = aScreen({ isJson: true, isTerminal: true });
  screen.say('Scan 1');
  screen.progress('half');
  screen.list([{ id: 'a' }], [['ID', 'id']]);
  screen.record({ id: 'a' });
  expect(JSON.parse(shown())).toEqual({ id: 'a' });
});

test.each([
  [
    'on a terminal takes the place of what stood before it',
    true,
    '\r\u001b[Kone\r\u001b[Ktwo\r\u001b[KDone.\nAnd\n',
  ],
  ['is not shown in a pipe', false, 'Done.\nAnd\n'],
])('progress %s', (_what, isTerminal, expected) => {
  const { screen, shown } = aScreen({ isTerminal });
  screen.progress('one');
  screen.progress('two');
  screen.say('Done.');
  screen.say('And');
  expect(shown()).toBe(expected);
});
