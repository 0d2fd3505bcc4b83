import type { Identity } from '../../../kernel/identity.ts';
import { by, othersThan, VIEWER } from '../../testing/rooms.ts';
import { createAssistService } from './assist-service.ts';
import { type ModelAnswer, type ModelTask, noModel } from './model.ts';

const OPERATOR: Identity = { kind: 'admin', userId: 'a', role: 'OPERATOR' };
const without = createAssistService({ model: noModel });
const question = 'Who was refused last night?';

/** The service with a model that gives this answer, and what it was asked. */
function withModel(answer: ModelAnswer) {
  const asked: ModelTask[] = [];
  const model = {
    async answer(task: ModelTask) {
      asked.push(task);
      return answer;
    },
  };
  return { service: createAssistService({ model }), asked };
}

test('without a model both answers say so and nothing else', async () => {
  expect(await without.searchSuggestion({ question }, by(OPERATOR))).toEqual({
    status: 'UNAVAILABLE',
    filter: null,
  });
  expect(await without.networkInsight(by(VIEWER))).toEqual({ status: 'UNAVAILABLE', insight: null });
});

test('a model is asked the question and suggests the two conditions', async () => {
  const { service, asked } = withModel({ status: 'COMPLETED', output: { status: 'DENIED', search: null } });
  expect(await service.searchSuggestion({ question: `  ${question} ` }, by(OPERATOR))).toEqual({
    status: 'COMPLETED',
    filter: { status: 'DENIED', search: null },
  });
  expect(asked).toEqual([{ feature: 'AUDIT_NL_SEARCH', input: question }]);
});

test.each([
  ['another condition', { status: null, search: null, actorId: 'x' }],
  ['a status of none', { status: 'ALL', search: null }],
  ['text', 'DENIED'],
  ['nothing', undefined],
])('a model that says %s has failed', async (_what, output) => {
  const { service } = withModel({ status: 'COMPLETED', output });
  expect(await service.searchSuggestion({ question }, by(OPERATOR))).toEqual({
    status: 'FAILED',
    filter: null,
  });
});

test('an insight is text', async () => {
  const { service } = withModel({ status: 'COMPLETED', output: ' Twice as many as last week. ' });
  expect(await service.networkInsight(by(VIEWER))).toEqual({
    status: 'COMPLETED',
    insight: 'Twice as many as last week.',
  });
  const mute = withModel({ status: 'COMPLETED', output: { html: '<b>' } });
  expect(await mute.service.networkInsight(by(VIEWER))).toEqual({ status: 'FAILED', insight: null });
});

test.each([
  ['none', {}],
  ['2 characters', { question: 'ab' }],
  ['2 characters and spaces', { question: ' ab  ' }],
  ['1001 characters', { question: 'a'.repeat(1001) }],
  ['a number', { question: 5 }],
  ['a control character', { question: 'who\u0000?' }],
  ['an unknown field', { question, model: 'x' }],
])('refuses a question of %s', async (_what, input) => {
  await expect(without.searchSuggestion(input, by(OPERATOR))).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});

test.each([...othersThan('admin'), VIEWER])('questions are closed to %j', async (identity) => {
  await expect(without.searchSuggestion({ question }, by(identity))).rejects.toMatchObject({
    code: expect.stringMatching(/UNAUTHENTICATED|SCOPE_MISSING|FORBIDDEN/),
  });
});

test.each(othersThan('admin'))('insights are closed to %j', async (identity) => {
  await expect(without.networkInsight(by(identity))).rejects.toMatchObject({
    code: expect.stringMatching(/UNAUTHENTICATED|SCOPE_MISSING/),
  });
});
