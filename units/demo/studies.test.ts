import { jest } from '@jest/globals';
import { settlePerson } from '../e2e/persons.ts';
import { openRoad, type Road, type Row, traveller } from '../e2e/road.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { type Api, type Caller, createApi } from './api.ts';
import { readClassList } from './class-list.ts';
import { CLASS_FILE } from './make-class.ts';
import {
  issueOutcome,
  keepRecords,
  linkWallet,
  printTranscript,
  publishProgramme,
  tellEligible,
} from './studies.ts';

const ENTRIES = '/api/v1/admin/catalog/entries';

let road: Road;
let api: Api;
let admin: Caller;
let registrar: Caller;
const said: string[] = [];
beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  road = await openRoad();
  api = createApi(road.platform.base, () => undefined);
  const headers = await road.signInAdmin();
  const university = traveller('Ardmore');
  await road.settle(university, headers);
  admin = { name: 'the administrator', headers };
  registrar = { name: 'the registrar', headers: university.headers };
});
afterAll(async () => {
  jest.restoreAllMocks();
  await road.close();
});

const entries = async (): Promise<Row[]> =>
  expectStatus(await road.get(ENTRIES, admin.headers), 200).body.items;

test('keeps records of a class, issues for the graduate and prints her transcript', async () => {
  const programme = await publishProgramme(api, admin, registrar);
  const { name, did, headers } = await settlePerson(road, 'Ada');
  const graduate = { name, did, caller: { name, headers } };
  const { graduates } = await readClassList(CLASS_FILE);
  const student = await keepRecords(api, registrar, programme, graduate, graduates);
  await expect(tellEligible(api, registrar, student)).rejects.toThrow('not the one who can be issued to');
  await linkWallet(api, registrar, student, graduate);
  await tellEligible(api, registrar, student);
  await issueOutcome(api, registrar, student, graduate.caller);
  await printTranscript(api, registrar, student);
  const transcript = said.join('\n');
  expect(transcript).toMatch(/Final mark {2}74 {2}.*CONFIRMED, credential ISSUED/);
  expect(transcript).toMatch(/to print: .*transcript-S26-9001\.pdf/);
});

test('a second run takes the programme that is there, and another one where that has ended', async () => {
  const [first, again] = [
    await publishProgramme(api, admin, registrar),
    await publishProgramme(api, admin, registrar),
  ];
  expect(again).toEqual(first);
  const [entry] = await entries();
  expectStatus(
    await road.post(`${ENTRIES}/${entry.entry_id}/retire`, { reason: 'It has ended.' }, admin.headers),
    200,
  );
  const other = await publishProgramme(api, admin, registrar);
  expect(other.entryVersionId).not.toBe(first.entryVersionId);
  expect(await publishProgramme(api, admin, registrar)).toEqual(other);
  expect((await entries()).map(({ entry_code, status }) => [entry_code, status])).toEqual([
    ['ARDMORE-BSC', 'RETIRED'],
    [expect.stringMatching(/^ARDMORE-BSC-/), 'ACTIVE'],
  ]);
});
