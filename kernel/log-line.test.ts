import { createLogger, logSecret } from './log.ts';
import { admittedLine, isSecretLine, MAX_LINE_BYTES } from './log-line.ts';
import { readSse, sseText } from './sse.ts';

const aLine = (line: string, service = 'core-engine') =>
  admittedLine({ service, stream: 'stdout', timestamp: new Date(0), line });

async function received(text: string | Uint8Array[]) {
  const chunks = typeof text === 'string' ? [Buffer.from(text)] : text;
  const events = [];
  for await (const event of readSse(
    (async function* () {
      yield* chunks;
    })(),
  ))
    events.push(event);
  return events;
}

describe('a line that holds a secret', () => {
  test('is what logSecret writes, and nothing else that a logger writes', () => {
    const lines: string[] = [];
    const log = createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } });
    logSecret(log, 'A link', 'https://x/?token=abc');
    log.child({ secret: true }).info('of a child');
    log.info({ secret: 'x' }, 'redacted');
    log.info({ words: '"secret":true' }, 'a secret that is none');
    expect(lines.map(isSecretLine)).toEqual([true, true, false, false]);
  });

  test.each([
    ['with spaces', '{"a":1, "secret" : true}', true],
    ['spelt otherwise', '{"\\u0073ecret":true}', true],
    ['cut in half', '{"level":40,"secret":true,"reveal":"https://x/?tok', true],
    ['behind another text', 'core-engine | {"secret":true,"reveal":"x"}', true],
    ['twice, the last one no', '{"secret":true,"secret":false}', true],
    ['no', '{"secret":false}', false],
    ['a text', '{"msg":"\\"secret\\":true"}', false],
    ['no JSON', 'the secret is out', false],
    ['null', 'null secret', false],
  ])('%s: %s', (_how, line, expected) => {
    expect(isSecretLine(line)).toBe(expected);
    expect(aLine(line) === undefined).toBe(expected);
  });
});

describe('what a stream shows of a line', () => {
  test.each([
    ['ANSI colours', '\u001b[31mred\u001b[0m', '\\u001b[31mred\\u001b[0m'],
    ['a screen that is cleared', '\u009b2J', '\\u009b2J'],
    ['a carriage return within', 'a\rb', 'a\\u000db'],
    ['one at the end', 'a\r', 'a'],
    ['line feeds', 'a\n\ndata: x', 'a\\u000a\\u000adata: x'],
    ['separators that are lines to some', 'a\u2028b\u2029c', 'a\\u2028b\\u2029c'],
    ['a turned direction', 'a\u202eb', 'a\\u202eb'],
    ['NUL and DEL', '\u0000\u007f', '\\u0000\\u007f'],
    ['a tab', 'a\tb', 'a\tb'],
    ['half a character', 'a\ud800', 'a\ufffd'],
    ['ordinary words', 'Ready: é 你 🎓', 'Ready: é 你 🎓'],
  ])('%s', (_what, line, expected) => {
    expect(aLine(line)?.line).toBe(expected);
    // A second console shows it unchanged.
    expect(aLine(expected)?.line).toBe(expected);
  });

  test.each([
    ['letters', 'x'.repeat(MAX_LINE_BYTES * 3)],
    ['what is spelt out', '\u001b'.repeat(MAX_LINE_BYTES)],
    ['wide characters', '🎓'.repeat(MAX_LINE_BYTES)],
  ])('at most 16 KB of %s, with a mark, and the same at a second look', (_what, line) => {
    const shown = aLine(line)?.line ?? '';
    expect(Buffer.byteLength(shown)).toBeLessThanOrEqual(MAX_LINE_BYTES);
    expect(Buffer.byteLength(shown)).toBeGreaterThan(MAX_LINE_BYTES - 40);
    expect(shown).toMatch(/ … \[cut at 16 KB\]$/);
    expect(shown).not.toContain('\ufffd');
    expect(aLine(shown)?.line).toBe(shown);
  });

  test('a line of exactly 16 KB is whole, and a service is a name on one line', () => {
    expect(aLine('x'.repeat(MAX_LINE_BYTES))?.line).toHaveLength(MAX_LINE_BYTES);
    expect(aLine('x', 'a\n\nevent: x')?.service).toBe('a\\u000a\\u000aevent: x');
  });
});

describe('server-sent events', () => {
  const FORGED = [
    '\n\nevent: x\ndata: {}',
    '\r\rdata: x',
    'x\r\nid: 7',
    '\u2028data: x',
    '"}\n\n{"',
    ': comment',
    'data: {"service":"root"}',
    '\u0000',
  ];

  test.each(FORGED)('the line %j is one event, whatever it says', async (line) => {
    const shown = aLine(line);
    const text = sseText({ event: 'log', id: 'a-1', data: shown });
    expect(text.match(/\n/g)).toHaveLength(4);
    const [event, ...others] = await received(text);
    expect(others).toEqual([]);
    expect(event).toMatchObject({ event: 'log', id: 'a-1' });
    expect(JSON.parse(event!.data).line).toBe(shown?.line);
    // Also where a source were to pass a line on as it is.
    expect(await received(sseText({ event: 'log', data: { line } }))).toHaveLength(1);
  });

  test.each(['a\nb', 'a\rb', 'a b', '', '\u0000', 'é'])('an id %j that is none is left out', (id) => {
    expect(sseText({ event: 'log', id, data: 1 })).toBe('event: log\ndata: 1\n\n');
  });

  test('are read in whatever pieces they come, comments apart', async () => {
    const text = `: hello\n\nevent: log\r\nid: 1\r\ndata: "🎓"\r\n\r\n: x\n\ndata:1\ndata: 2\n\nevent: cut\ndata: 3`;
    const bytes = [...Buffer.from(text)].map((byte) => Uint8Array.of(byte));
    expect(await received(bytes)).toEqual([
      { event: 'log', id: '1', data: '"🎓"' },
      { event: 'message', id: undefined, data: '1\n2' },
    ]);
  });

  test('an endless line and an endless event are refused', async () => {
    const piece = Buffer.from(`data: ${'x'.repeat(50_000)}`);
    await expect(received([piece, piece, piece])).rejects.toThrow('too long');
    const line = Buffer.from(`data: ${'x'.repeat(50_000)}\n`);
    await expect(received([line, line, line])).rejects.toThrow('too long');
  });
});
