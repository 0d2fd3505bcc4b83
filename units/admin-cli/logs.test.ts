import { Readable } from 'node:stream';
import type { Response } from 'undici';
import type { Api } from './client.ts';
import { CommandError } from './command-error.ts';
import { type LogOptions, showLogs } from './logs.ts';
import { createScreen } from './screen.ts';

const aLine = (id: string) =>
  `event: log\nid: ${id}\ndata: {"service":"core-engine","timestamp":"now","line":"${id}"}\n\n`;

/** Follows streams that come one after the other; the last one is stopped once it has been read. */
async function followed(streams: readonly (string | CommandError)[], options: LogOptions) {
  const stop = new AbortController();
  const asked: unknown[] = [];
  const written: string[] = [];
  const api: Pick<Api, 'url' | 'stream'> = {
    url: 'http://localhost:8000',
    async stream({ query }, _signal, headers) {
      asked.push([query?.['tail'], headers?.['last-event-id']]);
      const stream = streams[asked.length - 1] ?? '';
      if (stream instanceof CommandError) throw stream;
      return { body: Readable.from([Buffer.from(stream)]) } as unknown as Response;
    },
  };
  const screen = createScreen({
    isJson: false,
    isTerminal: false,
    isColoured: false,
    width: 80,
    write: (text) => {
      written.push(text.trimEnd());
      if (asked.length === streams.length) stop.abort();
    },
  });
  const tools = { api: api as Api, screen, signal: stop.signal, retryMs: 1 };
  const error = await showLogs(options, tools).catch((error: unknown) => error);
  return { asked, written, error };
}

test('following goes on behind the last line when the instance stops or is away for a while', async () => {
  const { asked, written, error } = await followed(
    [
      `${aLine('a-7')}event: shutdown\ndata: {"reason":"This instance is stopping."}\n\n`,
      new CommandError('nobody answers', 3),
      new CommandError('a unit is away', 1, { status: 503 }),
      aLine('a-8'),
    ],
    { follow: true, tail: '5' },
  );
  expect(error).toBeUndefined();
  expect(asked).toEqual([
    ['5', undefined],
    ['0', 'a-7'],
    ['0', 'a-7'],
    ['0', 'a-7'],
  ]);
  expect(written).toEqual([
    'now core-engine a-7',
    '(shutdown) This instance is stopping.',
    'The stream broke off; it is opened again.',
    'now core-engine a-8',
  ]);
});

test.each<[what: string, stream: string | CommandError, expected: object]>([
  ['nobody answers at first', new CommandError('nobody answers', 3), { exitCode: 3 }],
  ['the platform refuses', new CommandError('refused', 1, { status: 400 }), { exitCode: 1 }],
  [
    'there is no source',
    'event: unavailable\ndata: {"reason":"No source is set."}\n\n',
    { exitCode: 1, message: 'No source is set.' },
  ],
  [
    'the sign-in is over',
    'event: unauthenticated\ndata: {"reason":"expired"}\n\n',
    { exitCode: 1, message: expect.stringMatching(/login --url http:\/\/localhost:8000$/) },
  ],
])('following ends when %s', async (_what, stream, expected) => {
  const { asked, error } = await followed([stream, ''], { follow: true });
  expect(error).toMatchObject(expected);
  expect(asked).toHaveLength(1);
});

test('without following one connection is all', async () => {
  const { asked, written, error } = await followed([aLine('a-1'), ''], {});
  expect([asked.length, written, error]).toEqual([1, ['now core-engine a-1'], undefined]);
});
