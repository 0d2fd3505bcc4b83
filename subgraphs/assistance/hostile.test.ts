import { TRIED, type Tried } from './testing/features.ts';
import { HOSTILE, obeying } from './testing/hostile.ts';
import { createVeil } from './veil.ts';

const TEXTS = Object.values(HOSTILE).flat();

/** What of a result was chosen and not written: it must be one of what was offered. */
const CHOSEN: Readonly<Record<string, readonly string[]>> = {
  header: ['Wallet', 'Who', 'Award'],
  field: ['holder_did', 'name', 'degree'],
  fieldCode: ['STUDENT_NO'],
  expression: ['learner.learner_number', 'outcome.value'],
  sources: ['sharing#links', 'sharing#limits'],
  countryCode: ['IE'],
  status: ['DENIED'],
  type: ['string', 'enum'],
};
const WORDS = [
  'search',
  'label',
  'choices',
  'summary',
  'equivalencyNote',
  'rationale',
  'documentType',
  'organizationName',
  'registrationNumber',
  'fullName',
  'answer',
  '',
];

function* leavesOf(value: unknown, name = ''): Generator<readonly [name: string, leaf: unknown]> {
  if (Array.isArray(value)) for (const item of value) yield* leavesOf(item, name);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) yield* leavesOf(item, key);
  else if (value !== undefined) yield [name, value];
}

/** What a feature shows of what a model says that obeys. */
function shown({ feature, withText }: Tried, text: string): unknown {
  const asked = withText(text);
  const veil = createVeil();
  void feature.prompt(asked, veil);
  const said = feature.form.safeParse(obeying(feature.name.toLowerCase(), text));
  return said.success ? feature.guard(said.data, asked, veil) : undefined;
}

test('there are many of them', () => {
  expect(TEXTS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(TEXTS).size).toBe(TEXTS.length);
});

describe.each(TRIED.map((one) => [one.feature.name, one] as const))('%s', (_name, one) => {
  test.each(TEXTS.map((text) => [text.slice(0, 60), text] as const))(
    'shows nothing but words of %j',
    (_title, text) => {
      for (const [name, leaf] of leavesOf(shown(one, text))) {
        if (typeof leaf === 'number') expect([name, leaf >= 0 && leaf <= 1]).toEqual(['confidence', true]);
        else if (name === 'key') expect(leaf).toMatch(/^[A-Za-z][A-Za-z0-9_]{0,63}$/);
        else if (typeof leaf === 'boolean') expect(['required', 'pii']).toContain(name);
        else if (CHOSEN[name]) expect(CHOSEN[name]).toContain(leaf);
        else {
          expect(WORDS).toContain(name);
          expect(leaf).not.toMatch(/[<>]|https?:|javascript:|\]\(|(?![\u200c\u200d])[\p{Cc}\p{Cf}]/u);
          expect(String(leaf).length).toBeLessThanOrEqual(1200);
        }
      }
    },
  );
});

test('the numbers of a sentence about figures are ours', () => {
  const [stats] = TRIED.filter(({ feature }) => feature.name === 'STATS_INSIGHT');
  const guard = (sentence: string) => stats!.feature.guard({ sentence }, stats!.asked, createVeil());
  expect(guard('12 issuers issued 1,250 credentials.')).toBeDefined();
  for (const sentence of [
    '13 issuers issued 1,250 credentials.',
    '12 issuers issued 1250.5.',
    'Up by 17 % to 1,250.',
  ])
    expect(guard(sentence)).toBeUndefined();
});

test('an answer from the documentation has no number and no address that does not stand in it', () => {
  const [support] = TRIED.filter(({ feature }) => feature.name === 'SUPPORT_QA');
  const asked = {
    question: 'May I write to help@evil.example, or call 1 900 555 0100?',
    passages: [{ id: 'a', text: 'Links last 1,250 hours. Write to help@example.edu.' }],
  };
  const guard = (answer: string | null) =>
    support!.feature.guard({ answer, sources: ['a'] }, asked, createVeil());
  for (const answer of ['2 steps: wait 1250 hours.', 'Write to help@example.edu.'])
    expect(guard(answer)).toEqual({ answer, sources: ['a'] });
  for (const answer of ['Call 1 900 555 0100.', 'Write to help@evil.example.', '12 hours.'])
    expect(guard(answer)).toBeUndefined();
  expect(guard(null)).toEqual({ answer: null, sources: [] });
});
