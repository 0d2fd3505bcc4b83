import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { as, CUSTODIAN_DIDS, type CustodiansWorld, openCustodiansWorld } from '../testing.ts';

const DAY = 24 * 60 * 60 * 1000;
const [, OTHERS] = CUSTODIAN_DIDS;

let world: CustodiansWorld;
beforeAll(async () => {
  world = await openCustodiansWorld();
});
afterAll(() => world.close());

const service = () => world.service.workforce;
const admin = as.custodian('Admin');
const other = as.custodian('Admin', { did: OTHERS });
const inDays = (days: number) => new Date(world.now().getTime() + days * DAY).toISOString();
const aMember = (given: object = {}, context: Context = admin) =>
  service().members.upsert({ employeeRef: newId(), name: 'Brian', jobRole: 'Nurse', ...given }, context);
const aRequirement = (given: object = {}, context: Context = admin) =>
  service().requirements.upsert(
    { name: 'Licence', satisfiedBy: { credentialTypes: ['Licence'] }, ...given },
    context,
  );
const codeOf = (work: Promise<unknown>) => work.then(String, ({ code }: { code: string }) => code);

describe('who may', () => {
  const roles = ['Viewer', 'Reviewer', 'Attester', 'Admin'] as const;
  const id = newId();
  test.each<[string, (context: Context) => Promise<unknown>, readonly string[]]>([
    ['read members', (context) => service().members.list({}, context), roles],
    ['read one', (context) => service().members.byId({ memberId: id }, context), roles],
    ['change members', (context) => service().members.upsert({}, context), ['Reviewer', 'Admin']],
    ['delete members', (context) => service().members.remove({}, context), ['Reviewer', 'Admin']],
    ['read requirements', (context) => service().requirements.list({}, context), roles],
    ['change requirements', (context) => service().requirements.upsert({}, context), ['Reviewer', 'Admin']],
    ['archive requirements', (context) => service().requirements.archive({}, context), ['Reviewer', 'Admin']],
    ['grant waivers', (context) => service().waivers.grant({}, context), ['Attester', 'Admin']],
    ['end waivers', (context) => service().waivers.end({}, context), ['Attester', 'Admin']],
    ['read waivers', (context) => service().waivers.list({}, context), roles],
    ['read the register', (context) => service().register.list({}, context), roles],
    ['count', (context) => service().register.summary(context), roles],
    ['download', (context) => service().register.file({}, context), roles],
    ['import', (context) => service().imports.receive({}, context), ['Reviewer', 'Admin']],
    ['read imports', (context) => service().imports.list({}, context), roles],
    ['cancel imports', (context) => service().imports.cancel({}, context), ['Reviewer', 'Admin']],
  ])('%s', async (_name, work, allowed) => {
    for (const role of roles) {
      const code = await codeOf(work(as.custodian(role)));
      expect([role, code === 'FORBIDDEN']).toEqual([role, !allowed.includes(role)]);
    }
    expect(await codeOf(work(as.nobody()))).toBe('UNAUTHENTICATED');
    expect(await codeOf(work(as.unit()))).toBe('SCOPE_MISSING');
  });
});

describe('members', () => {
  test.each<[string, object, string]>([
    ['no number', { employeeRef: undefined }, 'employeeRef'],
    ['an empty number', { employeeRef: ' ' }, 'employeeRef'],
    ['a long number', { employeeRef: 'n'.repeat(101) }, 'employeeRef'],
    ['a number as number', { employeeRef: 7 }, 'employeeRef'],
    ['no name', { name: undefined }, 'name'],
    ['a long name', { name: 'n'.repeat(256) }, 'name'],
    ['no job role', { jobRole: undefined }, 'jobRole'],
    ['a wrong address', { email: 'nobody' }, 'email'],
    ['a wrong DID', { holderDid: 'z6Mk' }, 'holderDid'],
    ['another status', { status: 'RETIRED' }, 'status'],
    ['an operator', { site: { $ne: null } }, 'site'],
    ['another custodian', { custodianId: newId() }, 'custodianId'],
  ])('refuses %s', async (_name, given, field) => {
    await expect(aMember(given)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field }] });
  });

  test('a number and a wallet are given once within a custodian', async () => {
    const holderDid = `did:key:z6Mk${newId().replaceAll('-', '')}`;
    const { employeeRef } = await aMember({ holderDid });
    expect(await codeOf(aMember({ employeeRef }))).toBe('DUPLICATE');
    expect(await codeOf(aMember({ holderDid }))).toBe('DUPLICATE');
    const { memberId } = await aMember();
    expect(await codeOf(service().members.upsert({ memberId, holderDid }, admin))).toBe('DUPLICATE');
    expect(await codeOf(aMember({ employeeRef, holderDid }, other))).not.toBe('DUPLICATE');
    const raced = newId();
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(aMember({ employeeRef: raced }))));
    expect(codes.filter((code) => code === 'DUPLICATE')).toHaveLength(2);
  });

  test('what is left out stays, and null takes away', async () => {
    const { memberId } = await aMember({ email: 'a@ward.example', site: 'Galway' });
    await service().members.upsert({ memberId, jobRole: 'Porter', site: null }, admin);
    const now = await service().members.byId({ memberId }, admin);
    expect(now).toMatchObject({ jobRole: 'Porter', email: 'a@ward.example', rowVersion: 2 });
    expect(now.site).toBeUndefined();
    const stale = as.custodian('Admin', { expectedRowVersion: 1 });
    expect(await codeOf(service().members.upsert({ memberId, name: 'B' }, stale))).toBe(
      'ROW_VERSION_MISMATCH',
    );
  });

  test('a repeated request adds one', async () => {
    const employeeRef = newId();
    const again = () => aMember({ employeeRef }, as.custodian('Admin', { idempotencyKey: 'one' }));
    expect((await again()).memberId).toBe((await again()).memberId);
  });

  test('the list finds by each condition, in the order of names', async () => {
    const site = newId();
    for (const [name, jobRole, status] of [
      ['Zoë Byrne', 'Nurse', 'ACTIVE'],
      ['Áine Byrne', 'Nurse', 'ON_LEAVE'],
      ['Colm Daly', 'Porter', 'ACTIVE'],
      ['Eoin Foley', 'Nurse', 'LEFT'],
    ])
      await aMember({ name, jobRole, status, site });
    const names = async (filter: object) =>
      (await service().members.list({ filter: { site, ...filter } }, admin)).items.map(({ name }) => name);
    expect(await names({})).toEqual(['Áine Byrne', 'Colm Daly', 'Eoin Foley', 'Zoë Byrne']);
    expect(await names({ jobRole: 'Nurse' })).toEqual(['Áine Byrne', 'Eoin Foley', 'Zoë Byrne']);
    expect(await names({ status: 'ACTIVE', jobRole: 'Nurse' })).toEqual(['Zoë Byrne']);
    expect(await names({ q: 'byr' })).toEqual(['Áine Byrne', 'Zoë Byrne']);
    expect(await names({ q: 'aine' })).toEqual(['Áine Byrne']);
    expect((await service().members.list({ filter: { site } }, other)).items).toEqual([]);
  });

  test('what is somebody else’s is as unknown as any', async () => {
    const { memberId } = await aMember();
    const { requirementId } = await aRequirement();
    const answers = await Promise.all(
      [memberId, newId()].map((id) =>
        service()
          .members.byId({ memberId: id }, other)
          .catch(({ message }: Error) => message),
      ),
    );
    expect(answers[0]).toBe(answers[1]);
    // One after the other: a refusal that nobody awaits yet ends the suite.
    for (const work of [
      () => service().members.upsert({ memberId, name: 'x' }, other),
      () => service().members.remove({ memberId }, other),
      () => service().requirements.byId({ requirementId }, other),
      () => service().requirements.archive({ requirementId }, other),
      () => service().waivers.grant({ memberId, requirementId, reason: 'Why not', until: inDays(1) }, other),
      () => service().waivers.list({ filter: { memberId } }, other),
    ])
      expect(await codeOf(work())).toBe('NOT_FOUND');
  });

  test('the trail has ids alone', async () => {
    const { memberId } = await aMember({ name: 'Grete Hermann' });
    await service().members.upsert({ memberId, status: 'ON_LEAVE' }, admin);
    await service().members.remove({ memberId }, admin);
    const told = await world.told(memberId);
    expect(told.map(({ action, newState }) => [action, newState])).toEqual([
      ['workforce_member.created', 'ACTIVE'],
      ['workforce_member.updated', 'ON_LEAVE'],
      ['workforce_member.removed', null],
    ]);
    expect(JSON.stringify(told)).not.toContain('Grete');
  });
});

describe('requirements', () => {
  test.each<[string, object, string]>([
    ['no name', { name: undefined }, 'name'],
    ['nothing that meets it', { satisfiedBy: {} }, 'satisfiedBy.credentialTypes'],
    ['nothing at all', { satisfiedBy: undefined }, 'satisfiedBy'],
    ['an entry that is no id', { satisfiedBy: { entryIds: ['x'] } }, 'satisfiedBy.entryIds[0]'],
    [
      'an issuer that is no DID',
      { satisfiedBy: { credentialTypes: ['A'], acceptedIssuerDids: ['x'] } },
      'satisfiedBy.acceptedIssuerDids[0]',
    ],
    ['a warning of no days', { warnDays: [0] }, 'warnDays[0]'],
    ['a warning twice', { warnDays: [7, 7] }, 'warnDays'],
    ['half a day', { graceDays: 0.5 }, 'graceDays'],
    ['less than no grace', { graceDays: -1 }, 'graceDays'],
    ['another severity', { severity: 'OPTIONAL' }, 'severity'],
    ['no day of the calendar', { effectiveFrom: '2026-02-30' }, 'effectiveFrom'],
    ['a job role twice', { jobRoles: ['A', 'A'] }, 'jobRoles'],
  ])('refuses %s', async (_name, given, field) => {
    await expect(aRequirement(given)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field }],
    });
  });

  test('what is not said is as usual, and each wording is kept', async () => {
    const made = await aRequirement();
    expect(made).toMatchObject({
      jobRoles: [],
      warnDays: [90, 60, 30, 7],
      graceDays: 0,
      severity: 'MANDATORY',
      effectiveFrom: '2026-03-01',
      version: 1,
      status: 'ACTIVE',
    });
    const { requirementId } = made;
    expect(await service().requirements.upsert({ requirementId, warnDays: [10, 50] }, admin)).toMatchObject({
      warnDays: [50, 10],
      version: 2,
      name: 'Licence',
    });
    const kept = await world.connection
      .collection('compliance_requirement_versions')
      .find({ requirementId })
      .sort({ version: 1 })
      .toArray();
    expect(kept.map(({ version, warnDays }) => [version, warnDays[0]])).toEqual([
      [1, 90],
      [2, 50],
    ]);
    await service().requirements.archive({ requirementId }, admin);
    expect((await service().requirements.archive({ requirementId }, admin)).rowVersion).toBe(3);
    expect(await codeOf(service().requirements.upsert({ requirementId, name: 'x' }, admin))).toBe(
      'INVALID_STATE_TRANSITION',
    );
  });
});

describe('waivers', () => {
  const grant = async (given: object = {}, context = as.custodian('Attester')) => {
    const [{ memberId }, { requirementId }] = await Promise.all([aMember(), aRequirement()]);
    const asked = {
      memberId,
      requirementId,
      reason: 'The renewal is under way.',
      until: inDays(30),
      ...given,
    };
    return service().waivers.grant(asked, context);
  };

  test.each<[string, () => object, string]>([
    ['no reason', () => ({ reason: undefined }), 'reason'],
    ['a short reason', () => ({ reason: 'no' }), 'reason'],
    ['a long reason', () => ({ reason: 'n'.repeat(2001) }), 'reason'],
    ['no end', () => ({ until: undefined }), 'until'],
    ['an end that is over', () => ({ until: inDays(-1) }), 'until'],
    ['an end after more than 180 days', () => ({ until: inDays(180.01) }), 'until'],
  ])('refuses %s', async (_name, given, field) => {
    await expect(grant(given())).rejects.toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field }] });
  });

  test('one at a time; it ends early, or by itself', async () => {
    const first = await grant({ until: inDays(180) });
    const { memberId, requirementId, waiverId } = first;
    const again = { memberId, requirementId, reason: 'Once more', until: inDays(10) };
    const attester = as.custodian('Attester');
    expect(await codeOf(service().waivers.grant(again, attester))).toBe('DUPLICATE');
    const { worker } = world.custodians.workforce;
    const stands = async () =>
      (await service().register.list({ filter: { memberId, requirementId } }, admin)).items.map(
        ({ status }) => status,
      );
    await worker.settle();
    expect(await stands()).toEqual(['WAIVED']);
    const ended = await service().waivers.end({ waiverId }, attester);
    expect(ended).toMatchObject({ status: 'ENDED', endedAt: world.now() });
    expect(await service().waivers.end({ waiverId }, attester)).toEqual(ended);
    await worker.settle();
    expect(await stands()).toEqual(['UNVERIFIED']);

    world.moveClock(1000);
    const second = await service().waivers.grant(again, attester);
    await worker.settle();
    world.moveClock(11 * DAY);
    expect(await codeOf(service().waivers.end({ waiverId: second.waiverId }, attester))).toBe(
      'INVALID_STATE_TRANSITION',
    );
    // Nobody has noted yet that it is over.
    const third = await service().waivers.grant({ ...again, until: inDays(5) }, attester);
    await worker.settle();
    expect(await stands()).toEqual(['WAIVED']);
    world.moveClock(6 * DAY);
    await worker.settle();
    expect(await stands()).toEqual(['UNVERIFIED']);
    const { items } = await service().waivers.list({ filter: { memberId } }, admin);
    expect(items.map(({ waiverId: id, status }) => [id, status])).toEqual([
      [third.waiverId, 'EXPIRED'],
      [second.waiverId, 'EXPIRED'],
      [waiverId, 'ENDED'],
    ]);
    expect((await world.told(third.waiverId)).map(({ action }) => action)).toEqual([
      'compliance_waiver.granted',
      'compliance_waiver.expired',
    ]);
    await service().members.remove({ memberId }, admin);
    expect(
      JSON.stringify(await world.connection.collection('compliance_waivers').find({ memberId }).toArray()),
    ).not.toMatch(/renewal|Once more/);
  });

  test('of several at once one is granted', async () => {
    const [{ memberId }, { requirementId }] = await Promise.all([aMember(), aRequirement()]);
    const asked = { memberId, requirementId, reason: 'At once', until: inDays(3) };
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(service().waivers.grant(asked, admin))));
    expect(codes.filter((code) => code === 'DUPLICATE')).toHaveLength(2);
  });
});
