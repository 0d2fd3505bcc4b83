import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { toConnection } from '../../../kernel/paging.ts';
import { examinedBy } from '../../../store/testing/examined.ts';
import { as, CUSTODIAN_DIDS, type CustodiansWorld, custodianIdOf, openCustodiansWorld } from '../testing.ts';
import { blocksOf, dayNumber } from './day-spans.ts';

const DAY = 24 * 60 * 60 * 1000;
const [OURS, OTHERS] = CUSTODIAN_DIDS;

let world: CustodiansWorld;
beforeEach(async () => {
  world = await openCustodiansWorld();
});
afterEach(() => world.close());

const service = () => world.service.workforce;
const admin = (given: Parameters<typeof as.custodian>[1] = {}) => as.custodian('Admin', given);
async function settle() {
  await world.custodians.workforce.worker.settle();
}

async function aMember(given: object = {}, context: Context = admin()) {
  const input = { employeeRef: newId(), name: 'Aoife Ní Bhriain', jobRole: 'Nurse', ...given };
  return service().members.upsert(input, context);
}
async function aRequirement(given: object = {}, context: Context = admin()) {
  const input = {
    name: 'Licence',
    jobRoles: ['Nurse'],
    satisfiedBy: { credentialTypes: ['Licence'] },
    ...given,
  };
  return service().requirements.upsert(input, context);
}
async function rows(filter: object = {}, context: Context = admin()) {
  return (await service().register.list({ filter, first: 100 }, context)).items;
}
const statuses = async (filter: object = {}) => (await rows(filter)).map(({ status }) => status);

describe('the register as things stand', () => {
  test('nothing is looked at until the holder agrees, and at once when they do', async () => {
    const holderDid = 'did:key:z6Mkaoife';
    const held = world.wallets.hold(holderDid, world.now());
    await aRequirement();
    await aMember({ holderDid });
    await settle();
    expect(await statuses()).toEqual(['UNVERIFIED']);
    expect(world.wallets.asked.dids).toEqual([]);

    world.wallets.agree(OTHERS, holderDid);
    await settle();
    expect(await statuses()).toEqual(['UNVERIFIED']);

    world.wallets.agree(OURS, holderDid);
    await settle();
    expect(await rows()).toMatchObject([{ status: 'COMPLIANT', credentialId: held.credentialId }]);

    world.wallets.withdraw(OURS, holderDid);
    await settle();
    expect(await rows()).toMatchObject([{ status: 'UNVERIFIED', credentialId: null }]);
  });

  test('a credential of another DID of the same holder counts', async () => {
    await aRequirement();
    await aMember({ holderDid: 'did:key:z6Mkold' });
    world.wallets.hold('did:key:z6Mknew', world.now());
    world.wallets.agree(OURS, 'did:key:z6Mkold', ['did:key:z6Mknew']);
    await settle();
    expect(await statuses()).toEqual(['COMPLIANT']);
    // And is followed from then on.
    const other = world.wallets.hold('did:key:z6Mknew', world.now(), { days: 900 });
    await settle();
    expect(await rows()).toMatchObject([{ credentialId: other.credentialId }]);
  });

  test('credentials, members and requirements that change are seen without being asked for', async () => {
    const holderDid = 'did:key:z6Mkaoife';
    world.wallets.agree(OURS, holderDid);
    const { requirementId } = await aRequirement({ graceDays: 10 });
    const { memberId } = await aMember({ holderDid });
    await settle();
    expect(await statuses()).toEqual(['MISSING']);

    const held = world.wallets.hold(holderDid, world.now(), { days: 120 });
    await settle();
    expect(await statuses()).toEqual(['COMPLIANT']);
    world.wallets.change(held, { credentialStatus: 'REVOKED' });
    await settle();
    expect(await statuses()).toEqual(['REVOKED']);
    world.wallets.change(held, { credentialStatus: 'ISSUED' });
    await settle();
    expect(await statuses()).toEqual(['COMPLIANT']);

    // By time alone.
    for (const [days, status] of [
      [30, 'EXPIRING'],
      [90, 'IN_GRACE'],
      [10, 'EXPIRED'],
    ] as const) {
      world.moveClock(days * DAY);
      await settle();
      expect(await statuses()).toEqual([status]);
    }

    await service().members.upsert({ memberId, jobRole: 'Porter' }, admin());
    await settle();
    expect(await rows()).toEqual([]);
    await service().requirements.upsert({ requirementId, jobRoles: [] }, admin());
    await settle();
    expect(await rows()).toMatchObject([{ status: 'EXPIRED', jobRole: 'Porter', requirementVersion: 2 }]);
    await service().members.upsert({ memberId, status: 'ON_LEAVE' }, admin());
    await settle();
    expect(await statuses()).toEqual(['EXPIRED']);
    await service().requirements.archive({ requirementId }, admin());
    await settle();
    expect(await rows()).toEqual([]);
  });

  test('an entry of the catalog counts in each of its versions', async () => {
    const [entryId, first, second] = [newId(), newId(), newId()];
    world.wallets.entries.set(first, entryId);
    world.wallets.entries.set(second, newId());
    world.wallets.agree(OURS, 'did:key:z6Mkone');
    world.wallets.agree(OURS, 'did:key:z6Mktwo');
    await aRequirement({ satisfiedBy: { entryIds: [entryId], acceptedIssuerDids: ['did:key:board'] } });
    const one = await aMember({ holderDid: 'did:key:z6Mkone' });
    const two = await aMember({ holderDid: 'did:key:z6Mktwo' });
    world.wallets.hold('did:key:z6Mkone', world.now(), { credentialType: 'Degree', entryVersionId: first });
    world.wallets.hold('did:key:z6Mktwo', world.now(), { credentialType: 'Degree', entryVersionId: second });
    await settle();
    expect(await statuses({ memberId: one.memberId })).toEqual(['COMPLIANT']);
    expect(await statuses({ memberId: two.memberId })).toEqual(['MISSING']);
  });

  test('a unit that is away holds nothing up for ever: the look is made later', async () => {
    await aRequirement();
    await aMember({ holderDid: 'did:key:z6Mkaoife' });
    world.wallets.state.isAway = true;
    await settle();
    expect(await rows()).toEqual([]);
    world.wallets.state.isAway = false;
    await settle();
    expect(await statuses()).toEqual(['UNVERIFIED']);
  });

  test('a second look writes nothing', async () => {
    await aRequirement();
    await aMember();
    await settle();
    const before = await world.connection.collection('compliance_register').find().toArray();
    const told = await world.told(custodianIdOf(OURS));
    world.moveClock(2 * DAY);
    await settle();
    expect(await world.connection.collection('compliance_register').find().toArray()).toEqual(before);
    expect(await world.told(custodianIdOf(OURS))).toEqual(told);
    // But it is known when it was.
    expect((await rows())[0]?.checkedAt).toEqual(world.now());
  });

  test('who is deleted is forgotten, and stays on the register under the id', async () => {
    await aRequirement();
    const { memberId } = await aMember();
    await settle();
    const day = world.now().toISOString().slice(0, 10);
    world.moveClock(DAY);
    await service().members.remove({ memberId }, admin());
    await settle();
    expect(await rows()).toEqual([]);
    expect(await rows({ asOf: day })).toMatchObject([{ memberId, status: 'UNVERIFIED' }]);
    const kept = JSON.stringify(await world.connection.collection('compliance_register').find().toArray());
    expect(kept).not.toMatch(/Aoife/);
    const page = await world.graphql(
      'query ($f: WorkforceComplianceFilter) { workforceCompliance(filter: $f) { nodes { memberId member { name } requirement { name } } } }',
      { f: { asOf: day } },
      admin(),
    );
    expect(page.data.workforceCompliance.nodes).toEqual([
      { memberId, member: null, requirement: { name: 'Licence' } },
    ]);
  });

  test('numbers follow the rows', async () => {
    const { requirementId } = await aRequirement({ jobRoles: [] });
    const first = await aMember();
    await aMember({ jobRole: 'Porter' });
    await settle();
    const numbers = async () => {
      const { total, byStatus, byJobRole, byRequirement } = await service().register.summary(admin());
      const some = (counts: typeof byStatus) =>
        Object.fromEntries(
          counts.filter(({ count }) => count !== 0).map(({ status, count }) => [status, count]),
        );
      return {
        total,
        all: some(byStatus),
        roles: byJobRole.map(({ jobRole, byStatus: of }) => [jobRole, some(of)]),
        requirements: byRequirement.map((one) => [one.requirementId, some(one.byStatus)]),
      };
    };
    expect(await numbers()).toEqual({
      total: 2,
      all: { UNVERIFIED: 2 },
      roles: [
        ['Nurse', { UNVERIFIED: 1 }],
        ['Porter', { UNVERIFIED: 1 }],
      ],
      requirements: [[requirementId, { UNVERIFIED: 2 }]],
    });
    await service().members.upsert({ memberId: first.memberId, status: 'LEFT' }, admin());
    await settle();
    expect(await numbers()).toMatchObject({
      total: 1,
      all: { UNVERIFIED: 1 },
      roles: [['Porter', { UNVERIFIED: 1 }]],
    });
    // A document for each requirement and role, as they were once counted: what has changed since is in those of today.
    await world.connection.collection('compliance_counts').insertOne({
      _id: 'former' as never,
      custodianId: custodianIdOf(OURS),
      requirementId,
      jobRole: 'Porter',
      counts: { UNVERIFIED: 4, MISSING: 1 },
    });
    expect(await numbers()).toMatchObject({
      total: 6,
      all: { UNVERIFIED: 5, MISSING: 1 },
      roles: [['Porter', { UNVERIFIED: 5, MISSING: 1 }]],
      requirements: [[requirementId, { UNVERIFIED: 5, MISSING: 1 }]],
    });
    const other = await world.graphql(
      'query ($did: DID!) { custodian(did: $did) { compliance { total } } }',
      { did: OURS },
      admin({ did: OTHERS }),
    );
    expect(other.data.custodian.compliance).toBeNull();
  });
});

describe('the register as it stood', () => {
  test('on any past day, whatever has changed since', async () => {
    const holderDid = 'did:key:z6Mkaoife';
    world.wallets.agree(OURS, holderDid);
    await aRequirement();
    const begun = world.now();
    const dayOf = (days: number) => new Date(begun.getTime() + days * DAY).toISOString().slice(0, 10);
    await aMember({ holderDid });
    await settle();
    world.moveClock(3 * DAY);
    const held = world.wallets.hold(holderDid, world.now(), { days: 400 });
    await settle();
    world.moveClock(4 * DAY);
    // Twice on one day: its end counts.
    world.wallets.change(held, { credentialStatus: 'REVOKED' });
    await settle();
    world.moveClock(1000);
    world.wallets.withdraw(OURS, holderDid);
    await settle();
    world.moveClock(30 * DAY);

    const expected = [
      [-1, []],
      [0, ['MISSING']],
      [2, ['MISSING']],
      [3, ['COMPLIANT']],
      [6, ['COMPLIANT']],
      [7, ['UNVERIFIED']],
      [20, ['UNVERIFIED']],
      [37, ['UNVERIFIED']],
    ] as const;
    for (const [days, stood] of expected)
      expect([days, await statuses({ asOf: dayOf(days) })]).toEqual([days, stood]);
    expect(await statuses({ asOf: dayOf(3), status: 'MISSING' })).toEqual([]);
    expect(await statuses({ asOf: dayOf(3), status: 'COMPLIANT' })).toEqual(['COMPLIANT']);
    await expect(rows({ asOf: dayOf(38) })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(rows({ asOf: '2026-02-30' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await rows({ asOf: dayOf(3) }, admin({ did: OTHERS }))).toEqual([]);
  });

  test('page by page, and as a file, without a row twice or missing', async () => {
    await aRequirement({ jobRoles: [] });
    await aRequirement({ jobRoles: [], name: '=HYPERLINK("http://evil.example")' });
    for (let made = 0; made < 7; made += 1)
      await aMember({ name: `+Member ${made}`, employeeRef: `@${made}` });
    await settle();
    const asOf = world.now().toISOString().slice(0, 10);
    world.moveClock(5 * DAY);
    const query = `query ($filter: WorkforceComplianceFilter, $after: String) {
      workforceCompliance(filter: $filter, first: 3, after: $after) {
        nodes { memberId requirementId } totalCount pageInfo { endCursor hasNextPage }
      }
    }`;
    for (const filter of [{}, { asOf }]) {
      const seen: string[] = [];
      for (let after: string | undefined; ; ) {
        const { data } = await world.graphql(query, { filter, after }, admin());
        const { nodes, totalCount, pageInfo } = data.workforceCompliance;
        expect(totalCount).toBe(14);
        seen.push(...nodes.map((node: object) => JSON.stringify(node)));
        if (!pageInfo.hasNextPage) break;
        after = pageInfo.endCursor;
      }
      expect(new Set(seen).size).toBe(14);
      expect(seen).toHaveLength(14);
    }
    const piece = await service().register.file({ filter: { asOf } }, admin());
    const lines = Buffer.from(piece.content).toString().trim().split('\r\n');
    expect(lines).toHaveLength(15);
    expect(lines.join('\n')).toContain('"\'=HYPERLINK(""http://evil.example"")"');
    expect(lines.slice(1).every((line) => line.includes('"\'@') && line.includes('"\'+Member'))).toBe(true);
    expect(piece.next).toBeUndefined();
    expect(await world.told(custodianIdOf(OURS))).toContainEqual(
      expect.objectContaining({ action: 'compliance.exported', newState: asOf }),
    );
  });

  test('pages of every filter are those of the rows themselves, in their order', async () => {
    const begun = world.now();
    const members: string[] = [];
    const requirements: string[] = [];
    for (const type of ['Licence', 'Degree'])
      requirements.push(
        (await aRequirement({ jobRoles: [], satisfiedBy: { credentialTypes: [type] } })).requirementId,
      );
    for (let made = 0; made < 9; made += 1) {
      const holderDid = `did:key:z6Mkholder${made}`;
      if (made > 1) world.wallets.agree(OURS, holderDid);
      if (made > 3) world.wallets.hold(holderDid, world.now(), { days: made % 2 === 0 ? 40 : 300 });
      members.push((await aMember({ holderDid })).memberId);
      await settle();
      world.moveClock(made % 3 === 0 ? 7 * DAY : 0);
      await settle();
    }
    world.moveClock(DAY);
    const register = world.connection.collection('compliance_register');
    const stored = (await register.find().toArray()) as unknown as (Record<string, string> & {
      validFrom: Date;
      validTo: Date | null;
    })[];
    const day = dayNumber(begun) + 15;
    const asOf = new Date(day * DAY).toISOString().slice(0, 10);
    const held = (row: (typeof stored)[number], isThen: boolean) =>
      isThen
        ? dayNumber(row.validFrom) <= day && (row.validTo === null || dayNumber(row.validTo) > day)
        : row.validTo === null;
    const filters: Record<string, string | undefined>[] = [
      {},
      { requirementId: requirements[0] },
      ...['COMPLIANT', 'EXPIRING', 'MISSING', 'UNVERIFIED'].map((status) => ({ status })),
      { requirementId: requirements[0], status: 'EXPIRING' },
      { memberId: members[6] },
      { memberId: members[6], status: 'MISSING' },
      { memberId: members[6], requirementId: requirements[0] },
    ];
    let shown = 0;
    for (const filter of filters)
      for (const isThen of [false, true]) {
        const expected = stored
          .filter(
            (row) => held(row, isThen) && Object.entries(filter).every(([name, is]) => row[name] === is),
          )
          .sort(
            (one, other) =>
              other.validFrom.getTime() - one.validFrom.getTime() ||
              ((one['_id'] ?? '') < (other['_id'] ?? '') ? -1 : 1),
          )
          .map(({ _id }) => _id);
        const asked = { filter: { ...filter, ...(isThen && { asOf }) }, first: 'memberId' in filter ? 1 : 4 };
        const found: string[] = [];
        for (let after: string | undefined; ; ) {
          const page = await service().register.list({ ...asked, after }, admin());
          expect([filter, isThen, page.total]).toEqual([filter, isThen, expected.length]);
          found.push(...page.items.map(({ rowId }) => rowId));
          const { endCursor, hasNextPage } = toConnection(page).pageInfo;
          if (!hasNextPage) break;
          after = endCursor ?? undefined;
        }
        expect([filter, isThen, found]).toEqual([filter, isThen, expected]);
        const second = await service().register.list({ ...asked, offset: 1, first: 2 }, admin());
        expect(second.items.map(({ rowId }) => rowId)).toEqual(expected.slice(1, 3));
        shown += expected.length;
      }
    expect(new Set(stored.map(({ status }) => status)).size).toBeGreaterThan(3);
    expect(shown).toBeGreaterThan(60);
  });

  test('no page looks at more rows than it shows, on whichever day', async () => {
    const register = world.connection.collection('compliance_register');
    const { requirementId } = await aRequirement();
    const { memberId } = await aMember();
    await settle();
    const [first] = await register.find().toArray();
    const begun = dayNumber(world.now());
    const at = (day: number) => new Date(day * DAY + 1000);
    // A year of changes, each day another one.
    const old = Array.from({ length: 365 }, (_, day) => ({
      ...first,
      _id: `row-${day}` as never,
      memberId: newId(),
      isOpen: false,
      validFrom: at(begun - day - 1),
      validTo: at(begun - Math.floor(day / 2)),
    }));
    await register.insertMany(old);
    const blocks = old.flatMap(({ _id: rowId, memberId: of, validFrom, validTo }) =>
      blocksOf(dayNumber(validFrom), dayNumber(validTo)).map((block) => {
        const { custodianId, status } = first as never as Record<string, string>;
        return { rowId, custodianId, memberId: of, requirementId, status, validFrom, block };
      }),
    );
    await world.connection.collection('compliance_register_blocks').insertMany(blocks);
    const asOf = at(begun - 100)
      .toISOString()
      .slice(0, 10);
    const filters = [
      {},
      { status: 'UNVERIFIED' },
      { requirementId },
      { requirementId, status: 'UNVERIFIED' },
    ];
    const ofMember = [{ memberId }, { memberId, status: 'UNVERIFIED' }, { memberId, asOf }];
    for (const filter of [...filters, ...filters.map((one) => ({ ...one, asOf })), ...ofMember]) {
      const { examined } = await examinedBy(world.connection, () =>
        service().register.list({ filter, first: 5 }, admin()),
      );
      // A page of rows that hold and of rows that are over, these by their blocks, and the first of each further block.
      expect([filter, examined]).toEqual([filter, Math.min(examined, 40)]);
      expect(examined).toBeGreaterThan(0);
    }
    expect((await service().register.list({ filter: { asOf }, first: 5 }, admin())).total).toBe(101);
  });
});
