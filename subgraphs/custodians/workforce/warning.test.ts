import { jest } from '@jest/globals';
import { as, CUSTODIAN_DIDS, type CustodiansWorld, openCustodiansWorld } from '../testing.ts';
import { warningOf } from './warning.ts';

const DAY = 24 * 60 * 60 * 1000;
const [OURS] = CUSTODIAN_DIDS;
const HOLDER = 'did:key:z6Mkaoife';

describe('what is told of an end', () => {
  const at = new Date('2026-06-01T12:00:00Z');
  const inDays = (days: number) => new Date(at.getTime() + days * DAY);
  const warnDays = [90, 60, 30, 7];
  test.each<[string, number, number | undefined, number | undefined, number | undefined]>([
    ['long before', 91, undefined, undefined, 1],
    ['at the first', 90, undefined, 90, 30],
    ['at the first, again', 90, 90, undefined, 30],
    ['between', 75, 90, undefined, 15],
    ['at the second', 60, 90, 60, 30],
    ['late: the fewest days alone', 20, undefined, 30, 13],
    ['at the last', 7, 30, 7, undefined],
    ['at the last, again', 7, 7, undefined, undefined],
    ['over', 0, undefined, undefined, undefined],
  ])('%s', (_name, days, told, expected, nextIn) => {
    expect(warningOf(inDays(days), warnDays, told, at)).toEqual({
      days: expected,
      next: nextIn === undefined ? undefined : inDays(nextIn),
    });
  });
});

describe('the letters', () => {
  let world: CustodiansWorld;
  beforeEach(async () => {
    world = await openCustodiansWorld();
    await world.connection
      .collection('custodians')
      .updateMany({}, { $set: { contactEmail: 'registrar@board.example' } });
    world.wallets.agree(OURS, HOLDER);
  });
  afterEach(() => world.close());

  const admin = as.custodian('Admin');
  /** A day of the platform: what is looked at, and then who is told. */
  async function aDay() {
    const { worker, warnings } = world.custodians.workforce;
    await worker.settle();
    await warnings.settle();
    const letters = world.sent.splice(0);
    return letters.map(({ to, paragraphs }) => [to, paragraphs[1]]);
  }
  async function aNurse(given: object = {}) {
    const { members, requirements } = world.service.workforce;
    await requirements.upsert({ name: 'Licence', satisfiedBy: { credentialTypes: ['Licence'] } }, admin);
    const nurse = { employeeRef: 'N-1', name: 'Aoife', jobRole: 'Nurse', holderDid: HOLDER };
    return members.upsert({ ...nurse, email: 'aoife@ward.example', ...given }, admin);
  }

  test('each number of days is told once, to both, and none of them twice', async () => {
    await aNurse();
    world.wallets.hold(HOLDER, world.now(), { days: 100 });
    const told: [number, unknown][] = [];
    let last = 0;
    for (const day of [0, 9, 10, 11, 39, 40, 41, 69, 70, 71, 92, 93, 94, 99, 101]) {
      world.moveClock((day - last) * DAY);
      last = day;
      for (const [to, text] of await aDay()) if (to === 'registrar@board.example') told.push([day, text]);
    }
    expect(told).toEqual([
      [10, 'Licence: 1 within 90 days'],
      [40, 'Licence: 1 within 60 days'],
      [70, 'Licence: 1 within 30 days'],
      [93, 'Licence: 1 within 7 days'],
    ]);
  });

  test('a member gets one letter of everything that ends', async () => {
    const { requirements } = world.service.workforce;
    await aNurse();
    await requirements.upsert({ name: 'First aid', satisfiedBy: { credentialTypes: ['FirstAid'] } }, admin);
    world.wallets.hold(HOLDER, world.now(), { days: 20 });
    world.wallets.hold(HOLDER, world.now(), { days: 50, credentialType: 'FirstAid' });
    const letters = await aDay();
    expect(letters.map(([to]) => to)).toEqual(['registrar@board.example', 'aoife@ward.example']);
    expect(letters[1]?.[1]?.split('\n').sort()).toEqual([
      'First aid: ends on 2026-04-20',
      'Licence: ends on 2026-03-21',
    ]);
    expect(await aDay()).toEqual([]);
  });

  test('without an address the custodian alone is told, and of what comes up later the day after', async () => {
    const { memberId } = await aNurse({ email: undefined });
    world.wallets.hold(HOLDER, world.now(), { days: 20 });
    expect((await aDay()).map(([to]) => to)).toEqual(['registrar@board.example']);
    world.moveClock(1000);
    world.wallets.hold(HOLDER, world.now(), { days: 25 });
    expect(await aDay()).toEqual([]);
    world.moveClock(DAY);
    expect((await aDay()).map(([to]) => to)).toEqual(['registrar@board.example']);
    const told = await world.told(memberId);
    expect(told.filter(({ action }) => action === 'workforce_member.warned')).toHaveLength(2);
  });

  test('what was told stays told while the consent comes and goes', async () => {
    await aNurse();
    world.wallets.hold(HOLDER, world.now(), { days: 20 });
    expect(await aDay()).toHaveLength(2);
    world.wallets.withdraw(OURS, HOLDER);
    world.moveClock(DAY);
    expect(await aDay()).toEqual([]);
    world.wallets.agree(OURS, HOLDER);
    world.moveClock(DAY);
    expect(await aDay()).toEqual([]);
    // The last number of days is still to come.
    world.moveClock(11 * DAY);
    expect(await aDay()).toHaveLength(2);
  });

  test('a process that ends between two letters tells nobody twice', async () => {
    await aNurse();
    world.wallets.hold(HOLDER, world.now(), { days: 20 });
    await world.custodians.workforce.worker.settle();
    const { ledger } = world;
    const { commit } = ledger;
    let commits = 0;
    const crashing = jest.spyOn(ledger, 'commit').mockImplementation(async (context, change) => {
      commits += 1;
      if (commits === 2) throw new Error('The process has ended.');
      return commit(context, change);
    });
    await world.custodians.workforce.warnings.settle();
    crashing.mockRestore();
    expect(commits).toBe(2);
    expect(world.sent.map(({ to }) => to)).toEqual(['registrar@board.example']);
    expect(await aDay()).toHaveLength(2);
    expect(world.sent).toEqual([]);
    expect(await aDay()).toEqual([]);
  });

  test('a custodian that is not ACTIVE tells nobody', async () => {
    await aNurse();
    world.wallets.hold(HOLDER, world.now(), { days: 20 });
    await world.connection.collection('custodians').updateMany({}, { $set: { status: 'SUSPENDED' } });
    expect(await aDay()).toEqual([]);
  });
});
