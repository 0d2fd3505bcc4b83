import { newId } from '../kernel/ids.ts';
import { openChatServer, says } from '../kernel/language-model/testing/chat-server.ts';
import { connectStore } from '../store/connect.ts';
import { FEATURES } from '../subgraphs/assistance/calls/call.ts';
import { type Headers, openRoad, type Road, traveller } from '../units/e2e/road.ts';
import { expectStatus } from '../units/testing/rest-road.ts';
import { median, type Row, timed } from './row.ts';

const ROUNDS = 60;
const DOCUMENT = {
  type: ['VerifiableCredential', 'BachelorOfScienceCredential'],
  issuer: { id: 'did:web:ardmore.example', name: 'Ardmore University' },
  issuanceDate: '2026-06-30T10:00:00Z',
  credentialSubject: { name: 'Aoife Ní Bhriain', degree: 'Computer Science', grade: 'First' },
};
const SUMMARY = { summary: '[PERSON_1] has a degree.', equivalency_note: null };

/** Questions to a language model that answers at once, to none, and to one that is away: against the least that a request costs here. */
export async function benchAssistance(counts: readonly number[]): Promise<Row[]> {
  const chat = await openChatServer();
  chat.answer(says(SUMMARY));
  try {
    return [
      ...(await measured({}, 'without a model', chat.url)),
      ...(await measured(
        { ASSISTANCE_URL: chat.url, ASSISTANCE_MODEL: 'a-model' },
        'with a model',
        chat.url,
      )),
      ...(await measured(
        { ASSISTANCE_URL: 'http://127.0.0.1:1/v1', ASSISTANCE_MODEL: 'a-model' },
        'with a model that is away',
        chat.url,
      )),
      ...(await grown(counts)),
    ];
  } finally {
    await chat.close();
  }
}

async function measured(env: Record<string, string>, how: string, chatUrl: string): Promise<Row[]> {
  const road = await openRoad({ ASSISTANCE_DEADLINE_MS: '5000', ...env });
  try {
    const admin = await road.signInAdmin();
    const issuer = traveller('Ardmore');
    await road.settle(issuer, admin);
    const floor = await middle(() => road.get(`/api/v1/issuer/${issuer.did}/api-keys`, issuer.headers));
    const post =
      (path: string, body: object, headers: Headers = {}) =>
      async () =>
        expectStatus(await road.post(path, body, headers), 200);
    const insight = await middle(
      post('/api/v1/credentials/insight', { credential: DOCUMENT }, issuer.headers),
    );
    const support = await middle(post('/api/v1/support/ask', { question: 'Who has opened my link?' }));
    const search = await middle(
      post('/api/v1/admin/audit-logs/nl-search', { question: 'Who was refused?' }, admin),
    );
    const ask = await middle(() =>
      fetch(`${chatUrl}/chat/completions`, {
        method: 'POST',
        body: JSON.stringify({ model: 'a', messages: [] }),
      }).then((reply) => reply.json()),
    );
    const row = (name: string, ms: number): Row => ({
      name: `${name}, ${how}`,
      value: `${ms.toFixed(1)} ms`,
      note: `${(ms / floor).toFixed(1)} × a list without rows (${floor.toFixed(1)} ms), ${(ms / ask).toFixed(1)} × asking a model that answers at once (${ask.toFixed(1)} ms)`,
    });
    return [
      row('a credential in plain words', insight),
      row('a question to the documentation', support),
      row('a search of the trail in words', search),
    ];
  } finally {
    await road.close();
  }
}

/** The list of calls, and one more call, when so many are there already. */
async function grown(counts: readonly number[]): Promise<Row[]> {
  const chat = await openChatServer();
  chat.answer(says(SUMMARY));
  const road = await openRoad({ ASSISTANCE_URL: chat.url, ASSISTANCE_MODEL: 'a-model' });
  const rows: Row[] = [];
  try {
    const admin = await road.signInAdmin();
    const issuer = traveller('Ardmore');
    await road.settle(issuer, admin);
    let there = 0;
    for (const count of counts) {
      await fill(road, count - there);
      there = count;
      const path = '/api/v1/admin/assistance/calls?feature=SUPPORT_QA&status=COMPLETED&page_size=20';
      const list = await middle(() => road.get(path, admin));
      const body = { credential: DOCUMENT };
      const call = await middle(() => road.post('/api/v1/credentials/insight', body, issuer.headers));
      rows.push({
        name: `with ${count} calls on record`,
        value: `${call.toFixed(1)} ms`,
        note: `for one more; ${list.toFixed(1)} ms for a page of them by feature and outcome`,
      });
    }
    return rows;
  } finally {
    await road.close();
    await chat.close();
  }
}

async function fill({ platform }: Road, count: number): Promise<void> {
  const store = await connectStore({ dataDir: platform.config.DATA_DIR });
  const calls = store.connection('core').collection<{ _id: string }>('model_calls');
  for (let done = 0; done < count; done += 1000) {
    const at = new Date(Date.now() - done * 1000);
    await calls.insertMany(
      Array.from({ length: Math.min(1000, count - done) }, (_, place) => ({
        _id: newId(),
        feature: FEATURES[place % FEATURES.length],
        outcome: place % 3 === 0 ? 'FAILED' : 'COMPLETED',
        reason: null,
        model: 'a-model',
        ...{ promptTokens: 12, completionTokens: 5, latencyMs: 40, inputHash: 'ab'.repeat(32) },
        ownerKey: `ISSUER ${place % 100}`,
        ...{ subject: null, sent: null, received: null, dropTextsAt: null },
        ...{ createdAt: at, updatedAt: at, createdBy: null, rowVersion: 1 },
      })),
    );
  }
  await store.close();
}

async function middle(work: () => Promise<unknown>): Promise<number> {
  for (let warm = 0; warm < 10; warm += 1) await work();
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) took.push(await timed(work));
  return median(took);
}
