import type { Response } from 'undici';
import { sseText } from '../../kernel/sse.ts';
import type { Api } from './client.ts';
import { validateIntake } from './intake-reading.ts';
import { createScreen } from './screen.ts';

const aBatch = (status: string, total: number, failure: object | null = null) => ({
  status,
  rows: 4,
  counts: { total },
  failure,
});
type Event = readonly [event: string, data: object];

/** A reading that is followed: over these connections, and as the batch stands between them. */
async function followed(connections: readonly (readonly Event[])[], between = aBatch('VALIDATING', 2)) {
  const stop = new AbortController();
  const [asked, written]: [string[], string[]] = [[], []];
  let opened = 0;
  const api: Api = {
    url: 'http://localhost',
    ask: async ({ method, path }) => {
      asked.push(`${method} ${path}`);
      return between;
    },
    async stream({ path }, signal) {
      asked.push(`stream ${path}`);
      const events = connections[opened++];
      if (!events) stop.abort();
      signal.throwIfAborted();
      const text = (events ?? []).map(([event, data]) => sseText({ event, data })).join('');
      return new globalThis.Response(text) as unknown as Response;
    },
  };
  const screen = createScreen({
    isJson: false,
    isTerminal: true,
    isColoured: false,
    width: 120,
    write: (text) => void written.push(text),
  });
  const tools = { api, screen, signal: stop.signal, retryMs: 0 };
  const error = await validateIntake('i-1', {}, tools).catch((thrown: unknown) => thrown);
  return { asked, written: written.join(''), error };
}

test('shows a bar, then the batch at its end', async () => {
  const { written, error } = await followed([
    [
      ['progress', aBatch('VALIDATING', 1)],
      ['ended', aBatch('READY_FOR_REVIEW', 4)],
    ],
  ]);
  expect(error).toBeUndefined();
  expect(written).toMatch(/VALIDATING \[#{8}\.{22}\] 25 %/);
  expect(written).toMatch(/status +READY_FOR_REVIEW/);
});

test.each<[string, Event[]]>([
  ['breaks off', [['progress', aBatch('VALIDATING', 1)]]],
  ['is shut down', [['shutdown', { reason: 'later' }]]],
])('goes on where a stream %s', async (_, events) => {
  const { asked, error } = await followed([events, [['ended', aBatch('READY_FOR_REVIEW', 4)]]]);
  expect(error).toBeUndefined();
  const path = '/api/v1/custodian/intake/i-1';
  expect(asked).toEqual([
    `POST ${path}/validate`,
    `stream ${path}/events`,
    `GET ${path}`,
    `stream ${path}/events`,
  ]);
});

test('sees between two streams that it is over', async () => {
  const { asked, written } = await followed([[]], aBatch('READY_FOR_REVIEW', 4));
  expect(asked).toHaveLength(3);
  expect(written).toMatch(/status +READY_FOR_REVIEW/);
});

test('a file that cannot be read ends with 1 and the reason', async () => {
  const failed = aBatch('FAILED', 1, { message: 'Row 2 has more cells than headers.' });
  const { error } = await followed([[['ended', failed]]]);
  expect(error).toMatchObject({
    exitCode: 1,
    message: 'The file cannot be read: Row 2 has more cells than headers.',
  });
});

test('a sign-in that is over is told, with what to do', async () => {
  const { error } = await followed([[['unauthenticated', { reason: 'over' }]]]);
  expect(error).toMatchObject({ exitCode: 1, message: expect.stringContaining('custodian login --url') });
});

test('whoever stops waiting is told how to look at it later', async () => {
  const { error } = await followed([[]]);
  expect(error).toMatchObject({
    exitCode: 130,
    message: expect.stringMatching(/custodian intake status i-1$/),
  });
});
