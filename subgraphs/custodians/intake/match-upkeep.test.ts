import { newId } from '../../../kernel/ids.ts';
import { examinedBy } from '../../../store/testing/examined.ts';
import { CUSTODIAN_DIDS, type CustodiansWorld, openCustodiansWorld } from '../testing.ts';
import { recordsOf, taken } from './testing.ts';

let world: CustodiansWorld;
beforeAll(async () => {
  world = await openCustodiansWorld();
});
afterAll(() => world.close());

const [ARCHIVE] = CUSTODIAN_DIDS;
const BO = 'did:key:z6MkboLy';
const ANN = 'did:key:z6MkannWu';
const COLLEGE = 'did:key:z6MkoldCollege';

/** Who may be looked up, by address. */
const findable = new Map<string, string>();

beforeEach(() => {
  findable.clear();
  findable.set('bo@y.org', BO).set('ann@y.org', ANN);
  world.others.holders = {
    find: async (people) =>
      people.map(({ email }) => {
        const did = findable.get(email);
        return did === undefined ? undefined : { did, isNamed: true };
      }),
  };
});

const look = () => world.custodians.intake.matches.sweep();

/** Records of these addresses, read from a file that no other test has. */
async function recordsAbout(emails: readonly string[], given: Parameters<typeof taken>[2] = {}) {
  const rows = emails.map((email, at) => `Bo ${at}x${newId()},${email},Diploma,1999-06-30,A${at}`);
  const file = `Name,Email,Credential Type,Award Date,Number\n${rows.join('\n')}\n`;
  const targets = ['holder_name', 'email', 'credential_type', 'award_date', 'learner_number'];
  const columns = ['Name', 'Email', 'Credential Type', 'Award Date', 'Number'];
  const mapping = columns.map((column, at) => ({ column, target: targets[at] ?? '' }));
  const { intakeId } = await taken(world, file, { mapping, ...given });
  return () => recordsOf(world, intakeId);
}

test('a wallet whose holder agrees no more is taken out of the records it was found for, and out of no others', async () => {
  const records = await recordsAbout(['bo@y.org', 'ann@y.org', 'bo@y.org']);
  await look();
  const before = await records();
  expect(before.map(({ match }) => match?.holderDid)).toEqual([BO, ANN, BO]);

  findable.delete('bo@y.org');
  world.wallets.withdraw(ARCHIVE, BO);
  await look();
  const after = await records();
  expect(after.map(({ matching, match }) => [matching, match?.holderDid])).toEqual([
    ['NO_MATCH', undefined],
    ['MATCHED', ANN],
    ['NO_MATCH', undefined],
  ]);
  // Nothing else of them has changed, and the trail says why this has.
  expect(after.map(({ status, normalized }) => [status, normalized])).toEqual(
    before.map(({ status, normalized }) => [status, normalized]),
  );
  expect(await world.told(after[0]?.recordId ?? '')).toEqual([
    expect.objectContaining({
      action: 'intake_record.matched',
      newState: 'NO_MATCH',
      reason: 'What the person agrees to has changed.',
    }),
  ]);
  expect(await world.told(after[1]?.recordId ?? '')).toEqual([]);
});

test('what the source itself knows of a person stays', async () => {
  const learnerId = newId();
  world.others.learners = { find: async (_did, people) => people.map(() => learnerId) };
  const records = await recordsAbout(['bo@y.org'], { sourceOrgIssuerDid: COLLEGE });
  await look();
  findable.delete('bo@y.org');
  world.wallets.withdraw(ARCHIVE, BO);
  await look();
  expect((await records())[0]).toMatchObject({ matching: 'MATCHED', match: { learnerId, confidence: 0.95 } });
  expect((await records())[0]?.match?.holderDid).toBeUndefined();
  world.others.learners = { find: async (_did, people) => people.map(() => undefined) };
});

test('a change that leaves the person found changes nothing', async () => {
  const records = await recordsAbout(['ann@y.org']);
  await look();
  const [before] = await records();
  world.wallets.agree(ARCHIVE, ANN);
  await look();
  expect(await records()).toEqual([before]);
});

test('a change is not missed while nobody tells of it', async () => {
  const records = await recordsAbout(['ann@y.org']);
  await look();
  findable.delete('ann@y.org');
  world.wallets.withdraw(ARCHIVE, ANN);
  world.wallets.state.isAway = true;
  await look();
  expect((await records())[0]?.match?.holderDid).toBe(ANN);
  world.wallets.state.isAway = false;
  await look();
  expect((await records())[0]?.match?.holderDid).toBeUndefined();
});

test('somebody with more records than one look takes is taken out of all, by an index', async () => {
  const records = await recordsAbout(Array.from({ length: 130 }, () => 'bo@y.org'));
  await look();
  findable.delete('bo@y.org');
  world.wallets.withdraw(ARCHIVE, BO);
  const { examined, returned } = await examinedBy(world.connection, look);
  expect(examined).toBe(returned);
  const left = await world.connection
    .collection('intake_records')
    .countDocuments({ 'match.holderDid': { $type: 'string', $eq: BO } });
  expect([(await records()).length, left]).toEqual([100, 0]);
});
