import { newContext } from '../kernel/context.ts';
import type { IssuerStatus } from '../kernel/identity.ts';
import { authorityDirectory } from './authority-directory.ts';

const context = newContext();
const of = <Entry>(entry: Entry | undefined) => {
  let asked = 0;
  return {
    byDid: async () => {
      asked += 1;
      return entry;
    },
    asked: () => asked,
  };
};
const anIssuer = (status: IssuerStatus) => ({ issuerId: 'i', status });
const aCustodian = (status: IssuerStatus) => ({ custodianId: 'c', status });

test.each<[IssuerStatus | undefined, IssuerStatus | undefined, string | undefined]>([
  ['ACTIVE', 'ACTIVE', 'i'],
  ['SUSPENDED', 'ACTIVE', 'i'],
  ['REVOKED', 'ACTIVE', 'i'],
  ['PENDING_APPROVAL', 'ACTIVE', 'c'],
  ['REJECTED', 'REVOKED', 'c'],
  ['PENDING_APPROVAL', 'PENDING_APPROVAL', 'i'],
  ['PENDING_APPROVAL', undefined, 'i'],
  [undefined, 'ACTIVE', 'c'],
  [undefined, 'PENDING_APPROVAL', 'c'],
  [undefined, undefined, undefined],
])('an issuer that is %s and a custodian that is %s: %s', async (issuer, custodian, id) => {
  const directory = authorityDirectory(
    of(issuer && anIssuer(issuer)),
    of(custodian && aCustodian(custodian)),
  );
  const found = await directory.byDid('did:key:z6Mk', context);
  expect(found?.issuerId).toBe(id);
  expect(found?.authorityType).toBe(id === 'c' ? 'CUSTODIAN' : undefined);
});

test.each<[IssuerStatus | undefined, IssuerStatus | undefined]>([
  ['ACTIVE', 'ACTIVE'],
  ['REVOKED', 'ACTIVE'],
  ['ACTIVE', 'REVOKED'],
  ['PENDING_APPROVAL', 'PENDING_APPROVAL'],
  [undefined, 'ACTIVE'],
  ['ACTIVE', undefined],
])('of one type, whatever the other is: an issuer %s, a custodian %s', async (issuer, custodian) => {
  const [issuers, custodians] = [of(issuer && anIssuer(issuer)), of(custodian && aCustodian(custodian))];
  const directory = authorityDirectory(issuers, custodians);
  const asIssuer = await directory.byDid('did:key:z6Mk', context, 'ISSUER');
  expect(asIssuer).toEqual(issuer && { issuerId: 'i', status: issuer });
  expect(custodians.asked()).toBe(0);
  const asCustodian = await directory.byDid('did:key:z6Mk', context, 'CUSTODIAN');
  expect(asCustodian).toEqual(custodian && { issuerId: 'c', status: custodian, authorityType: 'CUSTODIAN' });
  expect(issuers.asked()).toBe(1);
});

test('asks for no custodian where an issuer answers', async () => {
  const custodians = of(aCustodian('ACTIVE'));
  await authorityDirectory(of(anIssuer('SUSPENDED')), custodians).byDid('did:key:z6Mk', context);
  expect(custodians.asked()).toBe(0);
});
