import { newContext } from '../../kernel/context.ts';
import { aCredential } from '../../kernel/crypto/testing/credentials.ts';
import type { Identity } from '../../kernel/identity.ts';
import { newId } from '../../kernel/ids.ts';
import { othersThan } from '../testing/rooms.ts';
import { aRecord, aWorld, SIGNER } from './testing/world.ts';

const verifierId = newId();
const person: Identity = {
  kind: 'verifier',
  userId: newId(),
  role: 'Member',
  verifierId,
  verifierStatus: 'ACTIVE',
};
const key: Identity = {
  kind: 'verifierKey',
  apiKeyId: newId(),
  verifierId,
  verifierStatus: 'ACTIVE',
  scopes: ['credentials:verify'],
};
const good = aCredential(SIGNER);
const tampered = { ...good, issuanceDate: '2020-01-01T00:00:00.000Z' };
const world = () => aWorld({ records: [aRecord(good)] });

const batch = (input: unknown, identity: Identity = person, given = world()) =>
  given.service.verifyBatch(input, newContext({ identity }));

test('gives each document its own outcome, in order, whatever the others are', async () => {
  const documents = [good, tampered, '{', JSON.stringify(good), 7, null, [], '[]', '{"a":1,"a":2}', {}];
  const { results, ...counts } = await batch({ documents });

  expect(counts).toEqual({ total: 10, valid: 2, notValid: 2, refused: 6 });
  expect(results.map(({ index, verification, error }) => [index, verification?.status ?? error])).toEqual([
    [0, 'VALID'],
    [1, 'INVALID_SIGNATURE'],
    [2, 'MALFORMED_JSON'],
    [3, 'VALID'],
    [4, 'VALIDATION_FAILED'],
    [5, 'VALIDATION_FAILED'],
    [6, 'VALIDATION_FAILED'],
    [7, 'VALIDATION_FAILED'],
    [8, 'MALFORMED_JSON'],
    [9, 'MALFORMED'],
  ]);
  for (const { error, message, verification } of results)
    expect([error === null, message === null]).toEqual([verification !== null, verification !== null]);
});

test('one that is too large, or hostile, costs the others nothing', async () => {
  const large = { ...good, note: 'x'.repeat(1_000_000) };
  const deep = `${'['.repeat(70)}${']'.repeat(70)}`;
  const documents = [large, JSON.stringify(large), deep, '{"__proto__":{"isValid":true}}', good];
  const { results } = await batch({ documents });
  expect(results.map(({ verification, error }) => verification?.status ?? error)).toEqual([
    'VALIDATION_FAILED',
    'VALIDATION_FAILED',
    'MALFORMED_JSON',
    'MALFORMED_JSON',
    'VALID',
  ]);
});

test('says the same of a document as a verification of it alone', async () => {
  const given = world();
  const alone = await given.service.verify({ credential: tampered }, newContext({ identity: person }));
  const { results } = await batch({ documents: [tampered] }, person, given);
  expect(results[0]?.verification).toEqual(alone);
});

test('is on record under the verifier: people in the portal, programs at the door', async () => {
  const given = world();
  await batch({ documents: [good, tampered] }, person, given);
  await batch({ documents: [good] }, key, given);
  expect(given.events.map(({ verifierId: by, channel }) => [by, channel])).toEqual([
    [verifierId, 'PORTAL'],
    [verifierId, 'PORTAL'],
    [verifierId, 'API'],
  ]);
});

test('takes 100 documents and looks at all of them', async () => {
  const given = world();
  const { results, valid } = await batch({ documents: Array(100).fill(good) }, person, given);
  expect([valid, results.length, given.events.length]).toEqual([100, 100, 100]);
  expect(results.map(({ index }) => index)).toEqual(Array.from({ length: 100 }, (_, at) => at));
});

test('passes on which checks to make', async () => {
  const { results } = await batch({ documents: [good], checkStatus: false, checkExpiration: false });
  const outcomes = results[0]?.verification?.checks.map(({ check, code }) => [check, code]);
  expect(outcomes).toEqual(expect.arrayContaining([['EXPIRATION', 'NOT_ASKED']]));
});

test.each([
  ['nothing', {}, 'documents'],
  ['no documents', { documents: [] }, 'documents'],
  ['101 documents', { documents: Array(101).fill(good) }, 'documents'],
  ['documents that are no list', { documents: good }, 'documents'],
  ['a flag that is a word', { documents: [good], checkStatus: 'yes' }, 'checkStatus'],
  ['a verifier of its choice', { documents: [good], verifierId: newId() }, 'verifierId'],
  ['a channel of its choice', { documents: [good], channel: 'OFFLINE' }, 'channel'],
])('refuses %s as a whole', async (_what, input, field) => {
  await expect(batch(input)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    details: [expect.objectContaining({ field })],
  });
});

test('is an outcome of each document where the registry does not answer', async () => {
  const { results, refused } = await batch({ documents: [good, '{'] }, person, aWorld({ issuers: 'DOWN' }));
  expect(results.map(({ error }) => error)).toEqual(['UPSTREAM_UNAVAILABLE', 'MALFORMED_JSON']);
  expect(refused).toBe(2);
});

test('is for ACTIVE verifiers and their keys of the right scope alone', async () => {
  const codeOf = (identity: Identity) =>
    batch({ documents: [good] }, identity).then(
      () => 'OK',
      (error) => error.code,
    );
  for (const identity of othersThan('verifier'))
    expect(['UNAUTHENTICATED', 'SCOPE_MISSING']).toContain(await codeOf(identity));
  expect(await codeOf({ ...key, scopes: ['history:read'] })).toBe('SCOPE_MISSING');
  expect(await codeOf({ ...person, verifierStatus: 'SUSPENDED' })).toBe('VERIFIER_NOT_ACTIVE');
  expect(await codeOf({ ...key, verifierStatus: 'CLOSED' })).toBe('VERIFIER_NOT_ACTIVE');
  expect(await codeOf({ ...person, role: 'Guest' })).toBe('FORBIDDEN');
});
