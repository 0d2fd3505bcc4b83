import { AppError } from '../kernel/errors.ts';
import { createHelpPage } from './help-page.ts';
import { servePages } from './testing/page-server.ts';
import type { SupportView } from './verify/help.ts';

const question = 'Who has opened my link? Canary-7f3a';
const SOURCE = {
  doc: 'holders.md',
  title: 'Holders',
  heading: 'The pages',
  excerpt: 'Who looked.\nAgain.',
  path: '/help/docs/holders.md#the-pages',
};
const ANSWERED: SupportView = { status: 'COMPLETED', answer: 'See Who looked.', sources: [SOURCE] };

let site: Awaited<ReturnType<typeof servePages>>;
let reply: SupportView | AppError | TypeError;
const asked: object[] = [];
beforeAll(async () => {
  site = await servePages(() =>
    createHelpPage({
      log: site?.log ?? ({ error: () => undefined, warn: () => undefined } as never),
      arrive: async () => ({
        clientHash: 'client',
        async ask(input) {
          asked.push(input);
          if (reply instanceof Error) throw reply;
          return reply;
        },
      }),
    }),
  );
});
afterAll(() => site.stop());
beforeEach(() => {
  asked.length = 0;
  reply = ANSWERED;
});

const get = (query = '') => fetch(`${site.base}/help${query}`);
const post = (fields: Record<string, string>) =>
  fetch(`${site.base}/help`, { method: 'POST', body: new URLSearchParams(fields) });
const textOf = (page: string) =>
  page
    .replace(/<title>.*?<\/title>|<form[\s\S]*?<\/form>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('the page runs nothing, asks this origin alone and is listed nowhere', async () => {
  const response = await get();
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  const page = await response.text();
  expect(page).toContain('noindex');
  expect(page).not.toMatch(/<script|style="|\son\w+=/);
  expect((await fetch(`${site.base}/help`, { method: 'PUT' })).status).toBe(405);
});

test.each([
  ['', ''],
  ['?audience=VERIFIER', 'VERIFIER'],
  ['?audience=holder', ''],
  ['?audience=HOLDER&audience=VERIFIER', ''],
  ['?audience=%22%3E%3Cscript%3E', ''],
])('%s is asked as %j', async (query, audience) => {
  const page = await (await get(query)).text();
  expect(/<option value="(\w*)" selected>/.exec(page)?.[1]).toBe(audience);
  expect(page).not.toContain('<script');
});

test('a question is asked once, in one line, and its answer is shown with what it rests on', async () => {
  const response = await post({ question: ` ${question.replace(' ', '\r\n')} `, audience: 'HOLDER' });
  expect(response.status).toBe(200);
  expect(asked).toEqual([{ question, audience: 'HOLDER' }]);
  const page = await response.text();
  expect(textOf(page)).toContain(
    'Answer See Who looked. A language model has put this into words. It rests on these parts of the documentation: The pages Holders (holders.md) Who looked. Again.',
  );
  expect(page).toContain(`${question}</textarea>`);
  expect(page).toContain('<option value="HOLDER" selected>');
});

test.each<[string, SupportView, string, string]>([
  ['no model', { status: 'UNAVAILABLE', answer: '', sources: [SOURCE] }, 'Here is what the', 'A language'],
  ['a bad model', { status: 'FAILED', answer: '', sources: [SOURCE] }, 'Here is what the', 'A language'],
  ['nothing', { status: 'COMPLETED', answer: 'It does not tell.', sources: [] }, 'not tell', 'A language'],
])('with %s says what there is', async (_what, given, words, others) => {
  reply = given;
  const shown = textOf(await (await post({ question, audience: 'nobody' })).text());
  expect(asked).toEqual([{ question }]);
  expect(shown).toContain(words);
  expect(shown).not.toContain(others);
});

test('whatever comes is shown as text', async () => {
  const evil = '<img src=x onerror=alert(1)><a href="https://evil.example">\u202eyou</a>';
  reply = {
    status: 'COMPLETED',
    answer: evil,
    sources: [{ ...SOURCE, title: evil, heading: evil, excerpt: evil }],
  };
  const page = await (await post({ question: evil })).text();
  expect(page).not.toMatch(/<img|<a href="https/);
  expect(page.split('<form')[0]).not.toContain('\u202e');
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

test.each([
  ['RATE_LIMITED', 429, 'Wait 7 seconds', new AppError('RATE_LIMITED', 'No.', { retryAfter: 7 })],
  ['VALIDATION_FAILED', 400, '3 to 1,000 characters', new AppError('VALIDATION_FAILED', 'No.')],
  ['OVERLOADED', 503, 'in a few minutes', new AppError('OVERLOADED', 'No.', { retryAfter: 1 })],
  ['a fault of ours', 500, 'Reference: page-test-0001', new TypeError('secret')],
])('%s is explained, and the question stays', async (_what, status, words, error) => {
  reply = error;
  const response = await post({ question });
  expect(response.status).toBe(status);
  const page = await response.text();
  expect(textOf(page)).toContain(words);
  expect(page).toContain(`${question}</textarea>`);
  expect(page).not.toContain('secret');
});

test('questions are in no log and no metric', async () => {
  expect(site.lines.join('')).not.toContain('Canary');
  const metrics = await (await fetch(`${site.base}/metrics`)).text();
  expect(metrics).toContain('route="/help"');
  expect(metrics).not.toContain('Canary');
});
