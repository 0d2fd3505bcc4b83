import { readConfig } from '../kernel/config.ts';
import { processLog } from './process-log.ts';

const LINE = `${JSON.stringify({ level: 30, time: '2026-01-02T03:04:05.000Z', unit: 'core-engine', msg: 'Ready' })}\n`;

function written(env: Record<string, string>, isTTY: boolean): string {
  const chunks: string[] = [];
  const write = (chunk: string | Uint8Array) => chunks.push(String(chunk)) > 0;
  processLog(readConfig(env), { isTTY, write }).write(LINE);
  return chunks.join('');
}

test.each([
  ['a file or a pipe', { NODE_ENV: 'development' }, false],
  ['a terminal in production', { NODE_ENV: 'production' }, true],
])('%s gets lines of JSON', (_where, env, isTTY) => {
  expect(written(env, isTTY)).toBe(LINE);
});

test('people at a terminal get lines that they can read', () => {
  const line = written({ NODE_ENV: 'development' }, true);
  expect(line).toMatch(/Ready.*core-engine/s);
  expect(line).not.toMatch(/^\{/);
});
