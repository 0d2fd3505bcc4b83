import { createChatModel } from '../../../kernel/language-model/chat-model.ts';
import { createModelService } from '../../../kernel/language-model/model-service.ts';
import { type ChatServer, openChatServer, says } from '../../../kernel/language-model/testing/chat-server.ts';
import { aWorld, by, othersThan, VIEWER } from '../../testing/rooms.ts';
import { createAssistant } from '../assistant.ts';
import { openBudget } from '../budget.ts';
import { FEATURES } from '../calls/call.ts';
import { callStore } from '../calls/call-model.ts';
import { SAMPLES } from './samples.ts';
import { createTrialService, type TrialService } from './trial-service.ts';
import { TRIED_FEATURES, type TriedFeature } from './tried-features.ts';

const OPERATOR = { kind: 'admin', userId: 'a', role: 'OPERATOR' } as const;
/** What a good model says to the samples. */
const SAID: Readonly<Record<TriedFeature, unknown>> = {
  CREDENTIAL_INSIGHT: { summary: '[PERSON_1] has a Bachelor of Science in physics.', equivalency_note: null },
  AUDIT_NL_SEARCH: { status: 'DENIED', search: null },
  STATS_INSIGHT: { sentence: '12 issuers have issued 1,250 credentials.' },
  REVOCATION_CLASSIFY: { category: 'DATA_CORRECTION' },
  BULK_MAPPING: { mapping: [{ header: 'Student', field: 'name', confidence: 0.9 }] },
  TEMPLATE_FIELDS: {
    fields: [
      { key: 'subject', label: 'Subject', type: 'string', required: true, personal: false, choices: null },
    ],
  },
  SCHEME_FIELD_MAP: {
    suggestions: [
      { field_code: 'STUDENT_NO', expression: 'learner.learner_number', confidence: 0.9, rationale: 'Both.' },
    ],
  },
  SUPPORT_QA: { answer: 'It works once, for 15 minutes.', sources: ['example.md#links'] },
};

let server: ChatServer;
let world: Awaited<ReturnType<typeof aWorld>>;
let trials: TrialService;
let without: TrialService;
beforeAll(async () => {
  server = await openChatServer();
  world = await aWorld();
  const connection = world.store.connection('core');
  const calls = await callStore(connection);
  const service = createModelService({ url: server.url, pauseMs: 1, attempts: 1 });
  const model = createChatModel(service, 'small-1');
  const { now, log, settings } = world;
  const budget = await openBudget(connection, now);
  const make = (isSetUp: boolean) => {
    const models = isSetUp ? { text: model, vision: model, deadlineMs: 2000, concurrency: 4 } : undefined;
    const consents = { agrees: async () => undefined };
    const assistant = createAssistant({ models, calls, budget, consents, settings, onCall() {}, now, log });
    return createTrialService({ assistant, calls });
  };
  [trials, without] = [make(true), make(false)];
});
afterAll(async () => {
  await server.close();
  await world.close();
});

test('everything is tried but what takes documents', () => {
  const documents = ['KYC_DOCUMENT', 'HOLDER_ID_CHECK'];
  expect([...TRIED_FEATURES].sort()).toEqual(FEATURES.filter((name) => !documents.includes(name)).sort());
  for (const name of TRIED_FEATURES) expect(SAMPLES[name].feature.name).toBe(name);
});

test.each(TRIED_FEATURES)(
  '%s with a good model is completed, with the figures of the call',
  async (feature) => {
    server.answer(says(SAID[feature]));
    expect(await trials.run({ feature }, by(OPERATOR))).toMatchObject({
      status: 'COMPLETED',
      reason: null,
      call: { feature, ownerKey: 'ADMIN', promptTokens: 12, completionTokens: 5, model: 'small-1' },
    });
  },
);

test('trials at the same time have figures of their own', async () => {
  server.answer(says(SAID.SUPPORT_QA));
  const both = [1, 2, 3].map(() => trials.run({ feature: 'SUPPORT_QA' }, by(OPERATOR)));
  const ids = (await Promise.all(both)).map(({ call }) => call?.callId);
  expect(new Set(ids).size).toBe(3);
});

test('a model that fails says why, and none says that', async () => {
  server.answer(says('I think that'));
  expect(await trials.run({ feature: 'SUPPORT_QA' }, by(OPERATOR))).toMatchObject({
    status: 'FAILED',
    reason: 'MALFORMED',
    call: { outcome: 'FAILED', promptTokens: 12 },
  });
  expect(await without.run({ feature: 'SUPPORT_QA' }, by(OPERATOR))).toEqual({
    status: 'UNAVAILABLE',
    reason: 'NOT_CONFIGURED',
    call: null,
  });
});

test.each([
  {},
  { feature: 'HOLDER_ID_CHECK' },
  { feature: 'support_qa' },
  { feature: ['SUPPORT_QA'] },
  { x: 1 },
])('refuses %j', async (input) => {
  await expect(trials.run(input, by(OPERATOR))).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test.each([...othersThan('admin'), VIEWER])('is closed to %j', async (identity) => {
  await expect(trials.run({ feature: 'SUPPORT_QA' }, by(identity))).rejects.toMatchObject({
    code: expect.stringMatching(/UNAUTHENTICATED|SCOPE_MISSING|FORBIDDEN/),
  });
});
