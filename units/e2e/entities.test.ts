import { until } from '../../kernel/testing/until.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { issueTo, type Person, settlePerson } from './persons.ts';
import { type Headers, openRoad, type Road, type Row, traveller } from './road.ts';

let road: Road;
let admin: Headers;
let aoife: Person;
let credentialId: string;
const issuer = traveller('Ardmore');
const other = traveller('Ballymore');

beforeAll(async () => {
  road = await openRoad();
  admin = await road.signInAdmin();
  await road.settle(issuer, admin, { website_url: 'https://ardmore.example' });
  await road.settle(other, admin);
  aoife = await settlePerson(road, 'Aoife');
  credentialId = await issueTo(road, issuer, aoife);
  await issueTo(road, other, aoife);
  const asked = { credentialId, requestType: 'REVOKE', reason: 'My name was misspelt.' };
  expectStatus(await road.post('/api/v1/holder/requests', asked, aoife.headers), 201);
  const links = `/api/v1/holder/credentials/${credentialId}/share-links`;
  expectStatus(await road.post(links, {}, aoife.headers), 201);
});
afterAll(() => road.close());

test('a holder reads what the registry and issuance have of what the wallet holds, in one query', async () => {
  const me = await road.ask(
    `query Wallet($id: ID!) {
      me {
        credential(id: $id) { issuer { name registered { organizationUrl keys { keyVersion } } } }
        requests { nodes { issuer { name } credential { type status } holder { did } } }
        shareLinks { nodes { credential { credentialId issuer { did status } } } }
        notifications { nodes { credential { holder { did } } } }
      }
    }`,
    { id: credentialId },
    aoife.headers,
  );
  expect(me).toEqual({
    credential: {
      issuer: {
        name: 'Ardmore',
        registered: { organizationUrl: 'https://ardmore.example', keys: [{ keyVersion: 1 }] },
      },
    },
    requests: {
      nodes: [
        {
          issuer: { name: 'Ardmore' },
          credential: { type: 'UniversityDegreeCredential', status: 'ISSUED' },
          holder: { did: aoife.did },
        },
      ],
    },
    shareLinks: { nodes: [{ credential: { credentialId, issuer: { did: issuer.did, status: 'ACTIVE' } } }] },
    notifications: {
      nodes: [{ credential: { holder: { did: aoife.did } } }, { credential: { holder: { did: aoife.did } } }],
    },
  });
});

/** The id of the case of an issuer, which the platform opens behind the answer to the registration. */
async function caseOf(did: string): Promise<string> {
  let open: Row;
  await until('the case of the application', async () => {
    const page = await road.ask('{ onboardingCases { nodes { caseId org { did } } } }', {}, admin);
    open = page.nodes.find(({ org }: Row) => org.did === did);
    return open !== undefined;
  });
  return open.caseId;
}

test('an administrator reads the case, the issuer and the colleague at work on it in one query', async () => {
  const caseId = await caseOf(issuer.did);
  const DOCUMENT = `query Case($id: ID!) {
    onboardingCase(id: $id) { issuer { did name publicKey } assignee { email } decidedBy }
  }`;
  const found = await road.ask(DOCUMENT, { id: caseId }, admin);
  expect(found.issuer).toMatchObject({ did: issuer.did, name: 'Ardmore' });
  expect(found.assignee).toBeNull();

  const waiting = traveller('Carrick');
  const registered = await road.post('/api/v1/issuer/register', {
    name: waiting.name,
    contact_email: waiting.email,
  });
  const { issuer_did: did } = expectStatus(registered, 201).body;
  const openId = await caseOf(did);
  const { id: userId, email } = await road.ask('{ currentAdmin { id email } }', {}, admin);
  await road.ask(
    `mutation Assign($input: AssignOnboardingCaseInput!) {
      assignOnboardingCase(input: $input) { case { assignee { id } } }
    }`,
    { input: { caseId: openId, assigneeId: userId } },
    admin,
  );
  await road.ask(
    `mutation Ask($input: RequestOnboardingInfoInput!) {
      requestOnboardingInfo(input: $input) { case { caseId } }
    }`,
    { input: { caseId: openId, message: 'Please send the charter.' } },
    admin,
  );
  const WORKED_ON = `query Case($id: ID!) {
    onboardingCase(id: $id) { assignedTo assignee { id email } notes { authorId author { email } } }
  }`;
  expect(await road.ask(WORKED_ON, { id: openId }, admin)).toEqual({
    assignedTo: userId,
    assignee: { id: userId, email },
    notes: [{ authorId: userId, author: { email } }],
  });
});

test('an issuer reads of a person what it issued itself, and nothing of others', async () => {
  const DOCUMENT =
    '{ holderRequests { nodes { holder { did credentials { totalCount nodes { credentialId issuer { name } } } } } } }';
  const own = await road.ask(DOCUMENT, {}, issuer.headers);
  expect(own.nodes).toEqual([
    {
      holder: {
        did: aoife.did,
        credentials: { totalCount: 1, nodes: [{ credentialId, issuer: { name: 'Ardmore' } }] },
      },
    },
  ]);
  expect((await road.ask(DOCUMENT, {}, other.headers)).nodes).toEqual([]);
});

test('verifications and statistics lead to the issuer and the credential that they are about', async () => {
  const { vc } = await road.ask(
    'query One($id: ID!) { credential(id: $id) { vc } }',
    { id: credentialId },
    issuer.headers,
  );
  await road.verify(vc);
  const history = await road.ask(
    '{ verificationHistory { nodes { credentialId credential { type } issuer { name } } } }',
    {},
    issuer.headers,
  );
  expect(history.nodes).toEqual([
    { credentialId, credential: { type: 'UniversityDegreeCredential' }, issuer: { name: 'Ardmore' } },
  ]);
  const stats = await road.ask('{ networkStats { byIssuer { issuer { name status } } } }', {}, admin);
  const names = stats.byIssuer.map((share: Row) => share.issuer);
  expect(names).toEqual(
    expect.arrayContaining([
      { name: 'Ardmore', status: 'ACTIVE' },
      { name: 'Ballymore', status: 'ACTIVE' },
    ]),
  );
});

test('the people of an issuer see their team, templates and jobs in one query, and of another nothing', async () => {
  const fields = [{ key: 'degree', label_i18n: { en: 'Degree' }, type: 'string' }];
  const body = { name: 'Bachelor', credential_type: 'UniversityDegreeCredential', fields };
  expectStatus(await road.post('/api/v1/portal/me/credential-templates', body, issuer.headers), 201);
  const DOCUMENT = `{ myIssuer { name team { nodes { role } } templates { totalCount nodes { name status } }
    bulkJobs { totalCount } } }`;
  expect((await road.ask(DOCUMENT, {}, issuer.headers)).templates).toEqual({
    totalCount: 1,
    nodes: [{ name: 'Bachelor', status: 'DRAFT' }],
  });
  expect(await road.ask(DOCUMENT, {}, other.headers)).toEqual({
    name: 'Ballymore',
    team: { nodes: [{ role: 'Admin' }] },
    templates: { totalCount: 0, nodes: [] },
    bulkJobs: { totalCount: 0 },
  });
});
