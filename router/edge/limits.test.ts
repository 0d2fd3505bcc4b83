import { movableClock } from '../../kernel/clock.ts';
import { readConfig } from '../../kernel/config.ts';
import type { Identity } from '../../kernel/identity.ts';
import { createLiveSettings } from '../../kernel/live-settings.ts';
import { createLocalRateLimiter } from '../../kernel/rate-limiter.ts';
import { LIVE_SETTINGS } from '../../subgraphs/domains.ts';
import type { RateLimit } from '../../subgraphs/rest.ts';
import { createLimits } from './limits.ts';

const issuer: Identity = {
  kind: 'issuer',
  issuerStatus: 'ACTIVE',
  userId: 'u',
  role: 'Admin',
  issuerId: 'i',
  issuerDid: 'did:key:z1',
};
const apiKey: Identity = {
  kind: 'apiKey',
  issuerStatus: 'ACTIVE',
  apiKeyId: 'k',
  issuerId: 'i',
  issuerDid: 'did:key:z1',
  scopes: [],
};
const nobody: Identity = { kind: 'anonymous' };

function limitsOf(env: Record<string, string>) {
  const clock = movableClock('2026-03-04T05:06:07Z');
  const settings = createLiveSettings(readConfig(env), LIVE_SETTINGS);
  return { clock, settings, limits: createLimits(settings, createLocalRateLimiter({ now: clock.now })) };
}
const at = (identity: Identity, clientHash = '192.0.2.7') => ({ identity, clientHash });

const ONE = { RATE_LIMIT_ISSUE: '1' };
const issuerUser = { ...issuer, userId: 'other' } as Identity;

// who came first, who comes then, whether they share an allowance
const pairs: [string, ReturnType<typeof at>, ReturnType<typeof at>, boolean][] = [
  ['two people of one issuer', at(issuer), at(issuerUser), true],
  ['an issuer and its API key', at(issuer), at(apiKey), true],
  ['an issuer at two addresses', at(issuer), at(issuer, '192.0.2.8'), true],
  ['two issuers at one address', at(issuer), at({ ...issuer, issuerId: 'j' }), false],
  ['two strangers at one address', at(nobody), at(nobody), true],
  ['strangers at two addresses', at(nobody), at(nobody, '192.0.2.8'), false],
  ['an issuer and a stranger at its address', at(issuer), at(nobody), false],
  [
    'an administrator and a verifier of the same id',
    at({ kind: 'admin', userId: 'x', role: 'ADMIN' }),
    at({ kind: 'verifier', userId: 'x', role: 'Admin', verifierId: 'x', verifierStatus: 'ACTIVE' }),
    false,
  ],
  [
    'a holder and a custodian of the same id',
    at({ kind: 'holder', holderId: 'x', dids: [] }),
    at({
      kind: 'custodian',
      userId: 'x',
      role: 'r',
      custodianId: 'x',
      custodianDid: 'd',
      custodianStatus: 'ACTIVE',
    }),
    false,
  ],
];

test.each(pairs)('%s: share an allowance or not', async (_name, first, second, shared) => {
  const { limits } = limitsOf(ONE);
  await limits.take('issue', first);
  const then = limits.take('issue', second);
  if (shared) await expect(then).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 60 });
  else await expect(then).resolves.toBeUndefined();
});

test('each limit is counted for itself', async () => {
  const { limits } = limitsOf({ ...ONE, RATE_LIMIT_VERIFY: '1' });
  await limits.take('issue', at(issuer));
  await expect(limits.take('verify', at(issuer))).resolves.toBeUndefined();
  await expect(limits.take('issue:batch', at(issuer))).resolves.toBeUndefined();
  await expect(limits.take('issue:batch', at(issuer))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

test.each<[RateLimit, number]>([
  ['verify', 120],
  ['issue', 30],
  ['registration', 10],
  ['insight', 20],
  ['kyc', 5],
  ['portal', 60],
])('%s allows %i in any 60 seconds and says when there is room again', async (name, allowed) => {
  const { limits, clock } = limitsOf({});
  for (let count = 0; count < allowed; count++) await limits.take(name, at(nobody));
  clock.advance(59_000);
  await expect(limits.take(name, at(nobody))).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 1 });
  clock.advance(1000);
  await expect(limits.take(name, at(nobody))).resolves.toBeUndefined();
});

test('several at once count as several, and a request for more than there is takes nothing', async () => {
  const { limits } = limitsOf({ RATE_LIMIT_VERIFY: '10' });
  await limits.take('verify', at(nobody), { cost: 8 });
  await expect(limits.take('verify', at(nobody), { cost: 3 })).rejects.toMatchObject({
    code: 'RATE_LIMITED',
  });
  await expect(limits.take('verify', at(nobody), { cost: 2 })).resolves.toBeUndefined();
});

test('says when there is room for as much as was asked, not for one', async () => {
  const { limits, clock } = limitsOf({ RATE_LIMIT_VERIFY: '4' });
  for (let count = 0; count < 4; count++) {
    await limits.take('verify', at(nobody));
    clock.advance(10_000);
  }
  const threeMore = () => limits.take('verify', at(nobody), { cost: 3 });
  await expect(threeMore()).rejects.toMatchObject({ retryAfter: 40 });
  clock.advance(40_000);
  await expect(threeMore()).resolves.toBeUndefined();
});

test('what counts as more than the limit allows is told to ask for less', async () => {
  const { limits } = limitsOf({ RATE_LIMIT_VERIFY: '4' });
  await expect(limits.take('verify', at(nobody), { cost: 5 })).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    message: expect.stringContaining('ask for less at once'),
    retryAfter: 60,
  });
});

test('a limit that was lowered says when it has room, not when the oldest request is forgotten', async () => {
  const { limits, clock, settings } = limitsOf({ RATE_LIMIT_VERIFY: '5' });
  const take = () => limits.take('verify', at(nobody));
  for (let count = 0; count < 5; count++) {
    await take();
    clock.advance(5000);
  }
  settings.apply({ version: 1, values: { 'rate-limit.verify': 2 } });
  await expect(take()).rejects.toMatchObject({ retryAfter: 50 });
  clock.advance(50_000);
  await expect(take()).resolves.toBeUndefined();
});

test('a limit that is changed counts for the next request, with what was counted before', async () => {
  const { limits, settings } = limitsOf({ RATE_LIMIT_VERIFY: '2' });
  const take = () => limits.take('verify', at(nobody));
  await take();
  settings.apply({ version: 1, values: { 'rate-limit.verify': 1 } });
  await expect(take()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  settings.apply({ version: 2, values: { 'rate-limit.verify': 3 } });
  await take();
  await take();
  await expect(take()).rejects.toMatchObject({ message: expect.stringContaining('At most 3 of these') });
  settings.apply({ version: 3, values: {} });
  await expect(take()).rejects.toMatchObject({ message: expect.stringContaining('At most 2 of these') });
});
