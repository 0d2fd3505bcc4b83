import { newId } from '../../../kernel/ids.ts';
import { by, byUnit, othersThan } from '../../testing/rooms.ts';
import { aWallet } from './testing/a-wallet.ts';

const CUSTODIAN = 'did:key:z6Mkcustodian';
const unit = byUnit('custodian-registry');

describe('who lets a custodian see a wallet', () => {
  let wallet: Awaited<ReturnType<typeof aWallet>>;
  beforeAll(async () => {
    wallet = await aWallet();
  });
  afterAll(() => wallet.close());

  const aDid = () => `did:key:z6Mk${newId().replaceAll('-', '')}`;
  async function aHolderWithDids() {
    const holder = await wallet.aHolder();
    const dids = [aDid(), aDid()] as const;
    for (const did of dids)
      await wallet.ledger.commit(by(), {
        writes: wallet.accounts.linkDidWrites(holder.holderId, did),
        audit: [],
      });
    const { grantConsent, withdrawConsent } = wallet.room.resolvers.Mutation;
    return {
      ...holder,
      dids,
      grant: async (scope: string | undefined, purpose = 'SHARE_WITH_VERIFIER') =>
        (
          await grantConsent(
            undefined as never,
            { input: { purpose, version: '1', scope } as never },
            holder.as(),
          )
        ).consent.consentId,
      withdraw: (consentId: string) =>
        withdrawConsent(undefined as never, { input: { consentId } }, holder.as()),
    };
  }
  const sharing = (...dids: readonly string[]) =>
    wallet.room.sharing.sharing({ custodianDid: CUSTODIAN, dids }, unit);

  test('the one whom the consent names, and every DID of the holder', async () => {
    const holder = await aHolderWithDids();
    const [former, current] = holder.dids;
    expect(await sharing(former, current)).toEqual([]);
    const consentId = await holder.grant(CUSTODIAN);
    expect(await sharing(former, aDid())).toEqual([{ did: former, dids: holder.dids }]);
    expect(await sharing(former, current)).toHaveLength(2);
    await holder.withdraw(consentId);
    expect(await sharing(former, current)).toEqual([]);
  });

  test.each<[string, string | undefined, string?]>([
    ['another custodian', 'did:key:z6Mkanother'],
    ['everybody', undefined],
    ['another purpose', CUSTODIAN, 'DIRECTORY_LOOKUP'],
  ])('not by a consent for %s', async (_name, scope, ...[purpose]) => {
    const holder = await aHolderWithDids();
    await holder.grant(scope, purpose);
    expect(await sharing(...holder.dids)).toEqual([]);
  });

  test('nobody whose account is LOCKED or gone', async () => {
    const holder = await aHolderWithDids();
    await holder.grant(CUSTODIAN);
    await wallet
      .rows('holders')
      .updateOne(
        { _id: holder.holderId as never },
        { $set: { status: 'LOCKED', erasesAt: new Date(wallet.now().getTime() + 1000) } },
      );
    expect(await sharing(...holder.dids)).toEqual([]);
  });

  test('what changes is told once, and from where somebody stands', async () => {
    const { changes } = wallet.room.sharing;
    const start = await changes(undefined, unit);
    expect(start).toMatchObject({ dids: [], isAtEnd: true });
    expect(await changes(start.after, unit)).toEqual(start);
    const holder = await aHolderWithDids();
    await holder.grant(CUSTODIAN);
    const granted = await changes(start.after, unit);
    expect([...granted.dids].sort()).toEqual([...holder.dids].sort());
    expect(granted.isAtEnd).toBe(true);
    expect((await changes(granted.after, unit)).dids).toEqual([]);
    expect((await changes(start.after, unit)).dids).toHaveLength(2);
  });

  test('more DIDs than one question may name are refused', async () => {
    await expect(sharing(...Array.from({ length: 501 }, aDid))).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  test.each(othersThan('unit').map((identity) => [identity.kind, identity] as const))(
    'is not for %s',
    async (_kind, identity) => {
      const asked = { custodianDid: CUSTODIAN, dids: [] };
      const code = { code: expect.stringMatching(/^(SCOPE_MISSING|UNAUTHENTICATED)$/) };
      await expect(wallet.room.sharing.sharing(asked, by(identity))).rejects.toMatchObject(code);
      await expect(wallet.room.sharing.changes(undefined, by(identity))).rejects.toMatchObject(code);
    },
  );
});
