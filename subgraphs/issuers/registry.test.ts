import { decodeEntry, encodeEntry } from '../did-registry/registry.ts';
import { as, type IssuersWorld, openIssuersWorld } from './testing.ts';

let world: IssuersWorld;
beforeAll(async () => {
  world = await openIssuersWorld();
});
afterAll(() => world.close());

const nameOf = async (did: string) =>
  (await world.issuers.service.issuers.byDid({ did }, as.anonymous())).name;
const rename = (did: string, name: string) => world.tamper('issuers', { did }, { $set: { name } });

test('a read is answered from the cache until the issuer changes', async () => {
  const { did } = await world.register({ name: 'Before' });
  expect(await nameOf(did)).toBe('Before');
  await rename(did, 'After');
  expect(await nameOf(did)).toBe('Before');
  await world.issuers.service.issuers.setStatus({ did, status: 'SUSPENDED' }, as.unit());
  expect(await nameOf(did)).toBe('After');
});

test.each([
  ['a rotation', (did: string) => world.issuers.service.keys.rotate({ did }, as.unit())],
  ['a decision', (did: string) => world.issuers.service.issuers.approve({ did }, as.admin())],
])('%s shows in the next cached read', async (_, change) => {
  const { did } = await world.register({ name: 'Before', status: 'PENDING_APPROVAL' });
  await nameOf(did);
  await rename(did, 'After');
  await change(did);
  expect(await nameOf(did)).toBe('After');
});

test('what issuance reads is never from the cache', async () => {
  const { did } = await world.register();
  await world.issuers.ports.cachedDirectory.byDid(did, as.anonymous());
  await world.tamper('issuers', { did }, { $set: { status: 'REVOKED' } });
  expect(await world.issuers.ports.cachedDirectory.byDid(did, as.anonymous())).toMatchObject({
    status: 'ACTIVE',
  });
  expect(await world.issuers.ports.directory.byDid(did, as.anonymous())).toMatchObject({ status: 'REVOKED' });
});

test('a DID that nobody registered is absent, and is found once it is registered', async () => {
  const { did } = await world.register({ mode: 'BYOK' });
  expect(await world.issuers.ports.directory.byDid(did.slice(0, -1), as.anonymous())).toBeUndefined();
  expect(await world.issuers.ports.cachedDirectory.byDid('no did', as.anonymous())).toBeUndefined();
});

test('an entry crosses Redis unchanged', async () => {
  const { did } = await world.register();
  await world.issuers.service.keys.rotate({ did }, as.unit());
  const { issuer, keys } = await world.issuers.service.keys.resolve({ did, fresh: true }, as.unit());
  const entry = { record: issuer, keys };
  expect(decodeEntry(encodeEntry(entry))).toEqual(entry);
  expect(() => decodeEntry('{"record":{}}')).toThrow();
});
