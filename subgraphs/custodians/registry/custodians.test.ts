import { as, CUSTODIAN_DIDS, type CustodiansWorld, openCustodiansWorld } from '../testing.ts';

let world: CustodiansWorld;
beforeAll(async () => {
  world = await openCustodiansWorld();
});
afterAll(() => world.close());

test('a custodian is found by its DID, and by no other', async () => {
  const document = 'query ($did: DID!) { custodian(did: $did) { name custodianType status } }';
  const found = await world.graphql(document, { did: CUSTODIAN_DIDS[0] }, as.nobody());
  expect(found.data.custodian).toEqual({
    name: 'Archive of Closed Schools',
    custodianType: 'RECORDS_ARCHIVE',
    status: 'ACTIVE',
  });
  expect(await world.graphql(document, { did: 'did:key:z6Mknobody' }, as.nobody())).toMatchObject({
    code: 'NOT_FOUND',
  });
});
