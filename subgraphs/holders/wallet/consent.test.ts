import { newId } from '../../../kernel/ids.ts';
import { by, othersThan } from '../../testing/rooms.ts';
import { aWallet } from './testing/a-wallet.ts';

const LOOKUP = { purpose: 'DIRECTORY_LOOKUP', version: '1' };

describe('consents', () => {
  let wallet: Awaited<ReturnType<typeof aWallet>>;
  let holder: Awaited<ReturnType<typeof wallet.aHolder>>;
  beforeAll(async () => {
    wallet = await aWallet();
  });
  afterAll(() => wallet.close());
  beforeEach(async () => {
    holder = await wallet.aHolder();
  });

  const grant = async (input: unknown = LOOKUP, context = holder.as()) =>
    (
      await wallet.room.resolvers.Mutation.grantConsent(
        undefined as never,
        { input: input as never },
        context,
      )
    ).consent;
  const withdraw = async (consentId: unknown, context = holder.as()) =>
    (
      await wallet.room.resolvers.Mutation.withdrawConsent(
        undefined as never,
        { input: { consentId: consentId as never } },
        context,
      )
    ).consent;
  const list = (context = holder.as()) => wallet.room.resolvers.Me.consents(undefined as never, {}, context);
  const has = (scope?: string) => wallet.room.hasConsented(holder.holderId, 'DIRECTORY_LOOKUP', scope);

  test('a granted consent stands until it is withdrawn, and stays on record', async () => {
    expect(await has()).toBe(false);
    const granted = await grant();
    expect(granted).toMatchObject({
      ...LOOKUP,
      scope: null,
      status: 'GRANTED',
      grantedAt: wallet.now(),
      withdrawnAt: null,
    });
    expect(await has()).toBe(true);

    wallet.moveClock(1000);
    const withdrawn = await withdraw(granted.consentId);
    expect(withdrawn).toEqual({ ...granted, status: 'WITHDRAWN', withdrawnAt: wallet.now() });
    expect(await has()).toBe(false);
    expect(await list()).toEqual([withdrawn]);
  });

  test('granting what stands in this version changes nothing; another version ends the former', async () => {
    const first = await grant();
    expect(await grant()).toEqual(first);
    wallet.moveClock(1000);
    const second = await grant({ ...LOOKUP, version: '2' });

    expect(await list()).toMatchObject([
      { consentId: second.consentId, version: '2', status: 'GRANTED' },
      { consentId: first.consentId, version: '1', status: 'WITHDRAWN', withdrawnAt: second.grantedAt },
    ]);
  });

  test('withdrawing again changes nothing; granting again is a new consent', async () => {
    const first = await grant();
    const once = await withdraw(first.consentId);
    wallet.moveClock(1000);
    expect(await withdraw(first.consentId)).toEqual(once);
    expect((await grant()).consentId).not.toBe(first.consentId);
    expect(await list()).toHaveLength(2);
  });

  test('a scope limits a consent to what it names', async () => {
    await grant({ ...LOOKUP, scope: 'did:key:z6Mk1' });
    expect(await has()).toBe(false);
    expect(await has('did:key:z6Mk1')).toBe(true);
    expect(await has('did:key:z6Mk2')).toBe(false);
    await grant();
    expect(await has('did:key:z6Mk2')).toBe(true);
    expect(await list()).toHaveLength(2);
  });

  test('one purpose is not another', async () => {
    await grant({ ...LOOKUP, purpose: 'EMAIL_NOTICES' });
    expect(await has()).toBe(false);
    expect(await wallet.room.hasConsented(holder.holderId, 'EMAIL_NOTICES')).toBe(true);
  });

  test('ten grants at once leave one standing consent', async () => {
    const granted = await Promise.all(Array.from({ length: 10 }, () => grant()));
    expect(new Set(granted.map(({ consentId }) => consentId)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  test('grants of several versions at once leave one standing consent', async () => {
    await Promise.allSettled(['1', '2', '3', '4'].map((version) => grant({ ...LOOKUP, version })));
    expect((await list()).filter(({ status }) => status === 'GRANTED')).toHaveLength(1);
  });

  test('ten withdrawals at once end it once', async () => {
    const { consentId } = await grant();
    await Promise.all(Array.from({ length: 10 }, () => withdraw(consentId)));
    const actions = (await wallet.audit(holder.holderId)).map(({ action }) => action);
    expect(actions).toEqual(['consent.granted', 'consent.withdrawn']);
  });

  test('a consent of somebody else is as unknown as any', async () => {
    const { consentId } = await grant();
    const other = await wallet.aHolder();
    const refusals = await Promise.all(
      [withdraw(consentId, other.as()), withdraw(newId())].map((attempt) =>
        attempt.catch((error: unknown) => error as Error),
      ),
    );
    expect(refusals[0]).toMatchObject({ code: 'NOT_FOUND' });
    expect((refusals[0] as Error).message).toBe((refusals[1] as Error).message);
    expect(await list(other.as())).toEqual([]);
    expect(await has()).toBe(true);
  });

  test('the trail names the consent and its purpose, not what it is limited to', async () => {
    const { consentId } = await grant({ ...LOOKUP, scope: 'Dr. Grete Hermann' });
    const [entry] = await wallet.audit(holder.holderId);
    expect(entry).toMatchObject({
      action: 'consent.granted',
      subject: { type: 'Consent', id: consentId },
      reason: 'DIRECTORY_LOOKUP',
      newState: 'GRANTED',
    });
    expect(JSON.stringify(entry)).not.toContain('Grete');
  });

  test.each<[string, unknown, string]>([
    ['nothing', undefined, 'input'],
    ['no purpose', { version: '1' }, 'purpose'],
    ['another purpose', { purpose: 'MARKETING', version: '1' }, 'purpose'],
    ['a list of purposes', { purpose: ['TERMS'], version: '1' }, 'purpose'],
    ['no version', { purpose: 'TERMS' }, 'version'],
    ['an empty version', { purpose: 'TERMS', version: '  ' }, 'version'],
    ['a long version', { purpose: 'TERMS', version: 'v'.repeat(41) }, 'version'],
    ['a number as version', { purpose: 'TERMS', version: 1 }, 'version'],
    ['a long scope', { purpose: 'TERMS', version: '1', scope: 's'.repeat(513) }, 'scope'],
    ['an operator as scope', { purpose: 'TERMS', version: '1', scope: { $ne: null } }, 'scope'],
    ['control characters', { purpose: 'TERMS', version: '1', scope: 'a\u0000b' }, 'scope'],
    ['a holder', { purpose: 'TERMS', version: '1', holderId: newId() }, 'holderId'],
    ['a status', { purpose: 'TERMS', version: '1', status: 'GRANTED' }, 'status'],
  ])('refuses %s', async (_name, input, field) => {
    const refusal = { code: 'VALIDATION_FAILED', details: [{ field }] };
    await expect(
      wallet.room.resolvers.Mutation.grantConsent(undefined as never, { input: input as never }, holder.as()),
    ).rejects.toMatchObject(refusal);
    expect(await list()).toEqual([]);
  });

  test.each([[undefined], ['x'], [7], [{ $gt: '' }]])(
    'refuses %p as the id of a consent',
    async (consentId) => {
      await expect(withdraw(consentId)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: [{ field: 'consentId' }],
      });
    },
  );

  test.each(othersThan('holder').map((identity) => [identity.kind, identity] as const))(
    'are closed to callers of kind %s',
    async (kind, identity) => {
      const code = kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING';
      for (const attempt of [
        grant(LOOKUP, by(identity)),
        withdraw(newId(), by(identity)),
        list(by(identity)),
      ])
        await expect(attempt).rejects.toMatchObject({ code });
    },
  );
});
