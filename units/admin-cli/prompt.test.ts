import { PassThrough } from 'node:stream';
import { confirm } from './confirm.ts';
import { createPrompt } from './prompt.ts';

/** A prompt with keys that are typed once it asks; `shown` is what stands on the terminal. */
function aPrompt(keys: string, isTTY = true) {
  const [input, output] = [Object.assign(new PassThrough(), { isTTY }), new PassThrough()];
  const shown: string[] = [];
  output.on('data', (chunk) => {
    if (shown.push(String(chunk)) === 1) input.write(keys);
  });
  const prompt = createPrompt(input as unknown as NodeJS.ReadStream, output);
  return { prompt, input, shown: () => shown.join('') };
}

test('shows nothing of a secret', async () => {
  const { prompt, shown } = aPrompt('a secret\r');
  expect(await prompt.askSecret('Password: ')).toBe('a secret');
  expect(shown()).toBe('Password: \n');
});

test.each([
  ['Ctrl-C', 'half\u0003'],
  ['Ctrl-D', '\u0004'],
])('%s leaves a question', async (_what, keys) => {
  const stopped = expect.objectContaining({ exitCode: 130, message: 'Stopped: nothing was done.' });
  const [open, secret] = [aPrompt(keys), aPrompt(keys)];
  await expect(open.prompt.ask('E-mail: ')).rejects.toEqual(stopped);
  await expect(secret.prompt.askSecret('Password: ')).rejects.toEqual(stopped);
  for (const { shown } of [open, secret]) expect(shown()).toMatch(/\n$/);
});

test.each([
  ['two lines', 'old\nnew\n', ['old', 'new']],
  ['two of three', 'old\nnew\nmore\n', ['old', 'new']],
  ['one, and its line feed is missing', 'old', ['old', '']],
  ['none', '', ['', '']],
])('reads what is piped in: %s', async (_what, piped, expected) => {
  const { prompt, input } = aPrompt('', false);
  input.end(piped);
  expect(await prompt.firstLines(2)).toEqual(expected);
});

describe('before something is lost', () => {
  test.each(['yes\r', ' YES \r'])('%j goes on', async (keys) => {
    await expect(confirm('All is lost.', aPrompt(keys).prompt)).resolves.toBeUndefined();
  });

  test.each(['no\r', 'y\r', '\r'])('%j does nothing', async (keys) => {
    const refused = expect.objectContaining({ exitCode: 1, message: 'Nothing was done.' });
    await expect(confirm('All is lost.', aPrompt(keys).prompt)).rejects.toEqual(refused);
  });

  test('nobody is asked where there is no terminal', async () => {
    const { prompt, shown } = aPrompt('yes\r', false);
    const misused = expect.objectContaining({ exitCode: 2, message: 'All is lost. Add --yes to go on.' });
    await expect(confirm('All is lost.', prompt)).rejects.toEqual(misused);
    expect(shown()).toBe('');
  });
});
