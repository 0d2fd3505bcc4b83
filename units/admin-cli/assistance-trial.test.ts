import { TRIED_FEATURES } from '../../subgraphs/assistance/trial/tried-features.ts';
import { tryAssistance } from './assistance-trial.ts';
import type { Api, Ask } from './client.ts';
import { createScreen } from './screen.ts';

const COMPLETED = {
  status: 'COMPLETED',
  reason: null,
  call: { call_id: 'c', model: 'small-1', prompt_tokens: 310, completion_tokens: 42, latency_ms: 812 },
};
const AWAY = { status: 'UNAVAILABLE', reason: 'NOT_CONFIGURED', call: null };

async function tried(features: readonly string[], reply: object, isJson = false) {
  const [asked, written]: [Ask[], string[]] = [[], []];
  const api: Pick<Api, 'ask'> = {
    async ask(ask) {
      asked.push(ask);
      return { ...reply };
    },
  };
  const screen = createScreen({
    isJson,
    isTerminal: false,
    isColoured: false,
    width: 120,
    write: (text) => void written.push(text),
  });
  const error = await tryAssistance(features, { api: api as Api, screen }).catch((thrown) => thrown);
  return { asked: asked.map(({ body }) => body), written: written.join(''), error };
}

test('asks one question for each feature and tells how the model did', async () => {
  const { asked, written, error } = await tried([], COMPLETED);
  expect(error).toBeUndefined();
  expect(asked).toEqual(TRIED_FEATURES.map((feature) => ({ feature })));
  expect(written).toMatch(/^FEATURE +STATUS +REASON +MS +TOKENS IN +TOKENS OUT +MODEL\n/);
  expect(written).toMatch(/SUPPORT_QA +COMPLETED +- +812 +310 +42 +small-1\n/);
});

test('asks for those that were named, in any case', async () => {
  expect((await tried(['support_qa'], COMPLETED)).asked).toEqual([{ feature: 'SUPPORT_QA' }]);
});

test('ends with 1 where the model has not helped', async () => {
  const { written, error } = await tried(['SUPPORT_QA'], AWAY);
  expect(written).toMatch(/SUPPORT_QA +UNAVAILABLE +NOT_CONFIGURED +- +- +- +-\n/);
  expect(error).toMatchObject({ exitCode: 1, message: expect.stringContaining('1 of 1') });
});

test('tells programs the same', async () => {
  const { written } = await tried(['SUPPORT_QA'], COMPLETED, true);
  expect(JSON.parse(written)).toEqual({ trials: [{ feature: 'SUPPORT_QA', ...COMPLETED }] });
});
