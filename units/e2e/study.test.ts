import { newId } from '../../kernel/ids.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { type Person, settlePerson } from './persons.ts';
import { type Headers, openRoad, type Road, type Row, type Traveller } from './road.ts';

const CATALOG = '/api/v1/admin/catalog';
const PATH = '/api/v1/learners';

let road: Road;
let admin: Headers;
const issuer: Traveller = {
  name: 'Dromore University',
  email: 'registrar@dromore.example',
  did: '',
  headers: {},
};
let person: Person;
beforeAll(async () => {
  road = await openRoad();
  admin = await road.signInAdmin();
  await road.settle(issuer, admin);
  person = await settlePerson(road, 'Aoife');
});
afterAll(() => road.close());

const post = async (path: string, body: unknown, status: number, headers = issuer.headers): Promise<Row> =>
  expectStatus(await road.post(path, body, headers), status).body;
const get = async (path: string, headers = issuer.headers): Promise<Row> =>
  expectStatus(await road.get(path, headers), 200).body;

/** A published version whose results are percentages, of which 40 are asked for. */
async function version(): Promise<string> {
  await road.post(`${CATALOG}/jurisdictions`, { code: 'IE', name_i18n: { en: 'Ireland' } }, admin);
  const entry = { entry_code: newId(), jurisdiction_code: 'IE', entry_type: 'COURSE' };
  const { entry_id } = await post(`${CATALOG}/entries`, entry, 201, admin);
  const mark = { id: 'mark', name: 'Mark', result_type: 'Percent', required_value: '40' };
  const content = { title: 'Optics', result_descriptions: [mark] };
  const { entry_version_id } = await post(`${CATALOG}/entries/${entry_id}/versions`, content, 201, admin);
  await post(`${CATALOG}/entries/${entry_id}/versions/1/publish`, undefined, 200, admin);
  return entry_version_id;
}

/** A learner who has confirmed the wallet of the person, and a confirmed outcome. */
async function studied() {
  const names = { learner_number: newId(), given_name: 'Aoife', family_name: 'Ní Bhriain' };
  const { learner_id } = await post(PATH, names, 201);
  const proposal = { method: 'ISSUER_ASSERTED', holder_did: person.did };
  const { link_id } = await post(`${PATH}/${learner_id}/links`, proposal, 201);
  await post(`/api/v1/holder/learner-links/${link_id}/accept`, undefined, 200, person.headers);
  const enrolment = { entry_version_id: await version(), start_date: '2025-09-01', status: 'ACTIVE' };
  const { enrolment_id } = await post(`${PATH}/${learner_id}/enrolments`, enrolment, 201);
  const mark = { result_description_id: 'mark', value: '72.5', achieved_date: '2026-02-27' };
  const { outcome_id } = await post(`${PATH}/enrolments/${enrolment_id}/outcomes`, mark, 201);
  await post(`${PATH}/outcomes/${outcome_id}/confirm`, undefined, 200);
  return { learner_id, enrolment_id, outcome_id, entry_version_id: enrolment.entry_version_id };
}

test('what was confirmed is issued into the wallet, amended, reissued, and seen across three subgraphs in one request', async () => {
  const { learner_id, outcome_id, entry_version_id } = await studied();
  expect((await get(`${PATH}/${learner_id}/eligibility`)).items).toMatchObject([
    { is_linked: true, outcome: { outcome_id }, learner: { learner_id } },
  ]);

  const issued = await post(`${PATH}/eligibility/issue`, { outcome_ids: [outcome_id] }, 200);
  expect(issued).toMatchObject({ total: 1, succeeded: 1, failed: 0 });
  const [{ credential_id }] = issued.results;
  expect(await post(`${PATH}/${learner_id}/eligibility/issue`, {}, 200)).toMatchObject({ total: 0 });
  expect(await post(`${PATH}/eligibility/issue`, { outcome_ids: [outcome_id] }, 200)).toEqual(issued);

  const { vc } = await get(`/api/v1/holder/credentials/${credential_id}`, person.headers);
  expect(vc.credentialSubject).toMatchObject({
    id: person.did,
    name: 'Aoife Ní Bhriain',
    achievement: { name: 'Optics' },
    result: [{ resultDescription: `urn:uuid:${entry_version_id}#mark`, value: '72.5' }],
  });
  expect((await road.verify(vc)).status).toBe('VALID');

  const document = `query ($id: ID!) { learner(id: $id) {
    credentials { status entryVersion { title } }
    enrolments(first: 5) { nodes { entryVersion { title } outcomes(first: 5) { nodes { credential { status issuer { name } } } } } }
  } }`;
  const learner = await road.ask(document, { id: learner_id }, issuer.headers);
  expect(learner.credentials).toEqual([{ status: 'ISSUED', entryVersion: { title: 'Optics' } }]);
  expect(learner.enrolments.nodes[0]).toMatchObject({
    entryVersion: { title: 'Optics' },
    outcomes: { nodes: [{ credential: { status: 'ISSUED' } }] },
  });

  const amended = await post(`${PATH}/outcomes/${outcome_id}/amend`, { value: '74' }, 200);
  expect(amended).toMatchObject({ status: 'AMENDED', credential_stale: true, offer: { action: 'REISSUE' } });
  expect(await get(`/api/v1/credentials/${credential_id}/status`)).toMatchObject({
    credential_status: 'ISSUED',
  });
  const { id: _id, ...said } = vc.credentialSubject;
  const corrected = { ...said, result: [{ ...said.result[0], value: '74' }] };
  const [, call] = amended.offer.call.split(' ');
  const successor = await post(call, { credential_data: corrected, reason: 'A wrong sum.' }, 201);
  const [, afterwards] = amended.offer.afterwards.split(' ');
  expect(await post(afterwards, { credential_id: successor.credential_id }, 200)).toMatchObject({
    credential_id: successor.credential_id,
    credential_stale: false,
    offer: null,
  });
});
