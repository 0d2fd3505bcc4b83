import { randomBytes } from 'node:crypto';
import { newId } from '../../kernel/ids.ts';
import { aRoster, table, USERS_1_1 } from '../../subgraphs/learners/imports/one-roster-testing.ts';
import { openEvents } from '../testing/event-streams.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { openRoad, type Road, traveller } from './road.ts';

let road: Road;
const issuer = traveller('roster');
const other = traveller('other-roster');
beforeAll(async () => {
  road = await openRoad();
  const admin = await road.signInAdmin();
  await road.settle(issuer, admin);
  await road.settle(other, admin);
});
afterAll(() => road.close());

const PATH = '/api/v1/learners';

async function sent(file: Buffer, fields: Readonly<Record<string, string>> = {}, headers = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('file', new Blob([new Uint8Array(file)]), 'roster.zip');
  const reply = await road.platform.rest('POST', `${PATH}/import`, {
    body,
    headers: { ...issuer.headers, ...headers },
  });
  return reply;
}

test('a roster of several pieces is imported over REST and watched to its end', async () => {
  const ids = Array.from({ length: 60 }, () => newId());
  const user = (sourcedId: string) => ({
    sourcedId,
    role: 'student',
    username: sourcedId,
    givenName: 'Bo',
    familyName: 'Li',
  });
  // A file that is not read makes the archive larger than a piece.
  const padding = randomBytes(5_000_000).toString('hex');
  const rows = [...ids.map(user), { ...user(newId()), givenName: '' }];
  const file = aRoster({
    users: table(USERS_1_1, rows),
    orgs: [
      ['sourcedId', 'name'],
      [padding, 'A'],
    ],
  });
  expect(file.length).toBeGreaterThan(4 * 1024 * 1024);
  const key = { 'Idempotency-Key': newId() };
  const made = expectStatus(await sent(file, {}, key), 202).body;
  expect(made).toMatchObject({ status: 'QUEUED', file_name: 'roster.zip', dry_run: false });

  const events = await openEvents(`${road.platform.base}${PATH}/imports/${made.import_id}/events`, {
    headers: issuer.headers,
  });
  expect(events.status).toBe(200);
  await events.ended;
  const last = events.events.at(-1);
  expect(last?.event).toBe('ended');
  expect(JSON.parse(last?.data ?? '')).toMatchObject({
    import_id: made.import_id,
    status: 'COMPLETED_WITH_ERRORS',
    rows_done: 61,
    rows_total: 61,
    files: [{ name: 'users.csv', made: 60, refused: 1 }],
  });

  const again = await sent(file, {}, key);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(again.body).toMatchObject({ import_id: made.import_id, status: 'COMPLETED_WITH_ERRORS' });
  const errors = await road.get(`${PATH}/imports/${made.import_id}/errors`, issuer.headers);
  expect(errors.headers.get('content-type')).toContain('text/csv');
  expect(String(errors.body)).toContain('"users.csv",62,"givenName","required"');
  const listed = await road.get(`${PATH}?external_system=oneroster&external_id=${ids[7]}`, issuer.headers);
  expect(listed.body.items).toMatchObject([{ learner_number: ids[7] }]);

  // Of an import that has ended the end alone is told.
  const late = await openEvents(`${road.platform.base}${PATH}/imports/${made.import_id}/events`, {
    headers: issuer.headers,
  });
  await late.ended;
  expect(late.events.map(({ event }) => event)).toEqual(['ended']);
});

test('words of the form are held to the contract, and others see nothing', async () => {
  const file = Buffer.from(`learner_number,given_name,family_name\n${newId()},Bo,Li\n`);
  const tried = expectStatus(await sent(file, { dry_run: 'true' }), 202).body;
  expect(tried).toMatchObject({ dry_run: true });
  expectStatus(await sent(file, { dry_run: 'maybe' }), 400);
  expectStatus(await sent(file, { jurisdiction_code: 'ireland' }), 400);
  for (const path of ['', '/errors', '/events'])
    expectStatus(await road.get(`${PATH}/imports/${tried.import_id}${path}`, other.headers), 404);
});
