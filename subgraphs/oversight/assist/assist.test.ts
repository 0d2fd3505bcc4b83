import type { Assisted, AssistFor } from '../../../kernel/assisted.ts';
import type { Identity } from '../../../kernel/identity.ts';
import { by, othersThan, VIEWER } from '../../testing/rooms.ts';
import type { NetworkStats } from '../network-stats/network-stats.ts';
import { createAssistService } from './assist-service.ts';
import type { SuggestedFilter } from './ports.ts';

const OPERATOR: Identity = { kind: 'admin', userId: 'a', role: 'OPERATOR' };
const question = 'Who was here last night?';
const day = (count: number) => ({ day: '2026-03-01', count });
const STATS = {
  issuers: { total: 12, byStatus: [] },
  custodians: { total: 3, byStatus: [] },
  credentials: { total: 1250, byStatus: [], claimed: 1000, expiring30d: 5 },
  verifications: { total: 80, valid: 70, byStatus: [], byChannel: [] },
  issuedByDay: [day(4), day(6)],
  revokedByDay: [day(1)],
  issuersActive: 2,
} as unknown as NetworkStats;
const AWAY = { status: 'UNAVAILABLE', reason: 'NOT_CONFIGURED' } as const;

/** The service with what a model says, and what it was asked. */
function assist(said: { search?: Assisted<SuggestedFilter>; insight?: Assisted<string> } = {}) {
  const asked: (readonly [unknown, AssistFor])[] = [];
  const service = createAssistService({
    assistant: {
      async auditSearch(...given) {
        asked.push([given[0], given[1]]);
        return said.search ?? AWAY;
      },
      async statsInsight(...given) {
        asked.push([given[0], given[1]]);
        return said.insight ?? AWAY;
      },
    },
    stats: async () => STATS,
  });
  return { service, asked };
}
const without = assist().service;

test('without a model a search goes by the words of the question, and the figures stand for themselves', async () => {
  expect(await without.searchSuggestion({ question }, by(OPERATOR))).toEqual({ ...AWAY, filter: null });
  const insight = await without.networkInsight(by(VIEWER));
  expect(insight).toMatchObject({ ...AWAY, insight: null });
  expect(insight.figures).toContainEqual({ name: 'credentials issued in the last 30 days', value: 10 });
});

test.each<[string, SuggestedFilter | null]>([
  ['Who was refused something?', { status: 'DENIED', search: null }],
  ['What failed last night?', { status: 'FAILED', search: null }],
  ['each credential.issued that succeeded', { status: 'SUCCESS', search: 'credential.issued' }],
  [
    'what happened to 6F9619FF-8B86-4011-B42D-00CF4FC964FF',
    { status: null, search: '6f9619ff-8b86-4011-b42d-00cf4fc964ff' },
  ],
  ['what is the undeniable truth', null],
])('%s says by itself what to look for', async (asked, filter) => {
  expect((await without.searchSuggestion({ question: asked }, by(OPERATOR))).filter).toEqual(filter);
});

test('a model is asked the question in the name of the administrator and suggests the two conditions', async () => {
  const { service, asked } = assist({
    search: { status: 'COMPLETED', result: { status: 'DENIED', search: null } },
  });
  expect(await service.searchSuggestion({ question: `  ${question} ` }, by(OPERATOR))).toEqual({
    status: 'COMPLETED',
    reason: null,
    filter: { status: 'DENIED', search: null },
  });
  expect(asked).toEqual([[{ question }, { ownerKey: 'ADMIN', askedBy: 'a' }]]);
});

test('a model is handed figures of everybody together', async () => {
  const { service, asked } = assist({ insight: { status: 'COMPLETED', result: '12 issuers.' } });
  expect(await service.networkInsight(by(VIEWER))).toMatchObject({
    status: 'COMPLETED',
    reason: null,
    insight: '12 issuers.',
  });
  const [[handed] = []] = asked;
  expect(Object.values((handed as { figures: object }).figures)).toEqual([
    12, 3, 2, 1250, 1000, 5, 10, 1, 80, 70,
  ]);
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
