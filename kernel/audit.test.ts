import { type AuditEntry, actorOf, auditHash, CHAIN_START } from './audit.ts';
import { newContext } from './context.ts';
import type { Identity } from './identity.ts';
import { firstBrokenSeq } from './testing/audit-chain.ts';

const FIRST_DAY = new Date('2026-01-01T23:59:59.999Z');

function aChain(length: number): AuditEntry[] {
  let prevHash = CHAIN_START;
  return Array.from({ length }, (_, index) => {
    const entry = {
      auditId: `a${index}`,
      source: 'issuers',
      seq: index + 1,
      occurredAt: new Date(Date.UTC(2026, 0, 1, 0, 0, index)),
      actor: { type: 'ADMIN' as const, id: 'u', role: 'ADMIN', ipHash: null },
      action: 'issuer.approved' as const,
      subject: { type: 'Issuer', id: 'i' },
      org: null,
      status: 'SUCCESS' as const,
      reason: 'fine',
      previousState: 'PENDING_APPROVAL',
      newState: 'ACTIVE',
      correlationId: 'c',
      prevHash,
    };
    prevHash = auditHash(entry);
    return { ...entry, hash: prevHash };
  });
}

const spoiled: [string, (chain: AuditEntry[]) => AuditEntry[], number | undefined][] = [
  ['untouched', (chain) => chain, undefined],
  ['empty', () => [], undefined],
  ['a changed reason', (chain) => chain.map((e) => (e.seq === 3 ? { ...e, reason: 'other' } : e)), 3],
  [
    'a changed actor',
    (chain) => chain.map((e) => (e.seq === 3 ? { ...e, actor: { ...e.actor, id: 'x' } } : e)),
    3,
  ],
  [
    'a changed instant',
    (chain) => chain.map((e) => (e.seq === 3 ? { ...e, occurredAt: new Date(0) } : e)),
    3,
  ],
  ['a field that was added', (chain) => chain.map((e) => (e.seq === 3 ? { ...e, extra: 1 } : e)), 3],
  ['a removed entry', (chain) => chain.filter((e) => e.seq !== 3), 3],
  ['a doubled entry', (chain) => chain.flatMap((e) => (e.seq === 3 ? [e, e] : [e])), 4],
  ['two that changed places', (chain) => [chain[1]!, chain[0]!, ...chain.slice(2)], 1],
  ['a missing beginning', (chain) => chain.slice(1), 1],
  [
    'an entry that was changed and sealed anew',
    (chain) =>
      chain.map((e) => {
        if (e.seq !== 3) return e;
        const { hash: _, ...rest } = { ...e, reason: 'other' };
        return { ...rest, hash: auditHash(rest) };
      }),
    4,
  ],
];
test.each(spoiled)('a chain with %s', (_name, spoil, seq) => {
  expect(firstBrokenSeq(spoil(aChain(5)))).toBe(seq);
});

test('a chain can be walked in parts', () => {
  const chain = aChain(5);
  const { seq, hash } = chain[2]!;
  expect(firstBrokenSeq(chain.slice(3), { seq, hash })).toBeUndefined();
  expect(firstBrokenSeq(chain.slice(3), { seq, hash: CHAIN_START })).toBe(4);
});

test('the order of members does not count, as stores may change it', () => {
  const [entry] = aChain(1);
  const reversed = Object.fromEntries(Object.entries(entry!).reverse()) as unknown as AuditEntry;
  expect(firstBrokenSeq([reversed])).toBeUndefined();
});

describe('the actor', () => {
  const org = { issuerId: 'i', issuerDid: 'd' };
  const actors: [Identity, object][] = [
    [{ kind: 'anonymous' }, { type: 'ANONYMOUS', id: null, role: null }],
    [
      { kind: 'admin', userId: 'u', role: 'VIEWER' },
      { type: 'ADMIN', id: 'u', role: 'VIEWER' },
    ],
    [
      { kind: 'issuer', issuerStatus: 'ACTIVE', userId: 'u', role: 'Admin', ...org },
      { type: 'ISSUER_USER', id: 'u', role: 'Admin' },
    ],
    [
      { kind: 'apiKey', issuerStatus: 'ACTIVE', apiKeyId: 'k', scopes: [], ...org },
      { type: 'API_KEY', id: 'k', role: null },
    ],
    [
      { kind: 'holder', holderId: 'h', dids: [] },
      { type: 'HOLDER', id: 'h', role: null },
    ],
    [
      { kind: 'verifier', userId: 'u', role: 'Admin', verifierId: 'v', verifierStatus: 'ACTIVE' },
      { type: 'VERIFIER', id: 'u', role: 'Admin' },
    ],
    [
      {
        kind: 'custodian',
        userId: 'u',
        role: 'r',
        custodianId: 'c',
        custodianDid: 'd',
        custodianStatus: 'ACTIVE',
      },
      { type: 'CUSTODIAN_USER', id: 'u', role: 'r' },
    ],
    [
      { kind: 'unit', unit: 'core-engine' },
      { type: 'SYSTEM', id: 'core-engine', role: null },
    ],
  ];
  test.each(actors)('%j', (identity, actor) => {
    expect(actorOf(newContext({ identity }), FIRST_DAY)).toEqual({ ...actor, ipHash: null });
  });

  test('an address is told by a hash of the day', () => {
    const context = newContext({ clientHash: '192.0.2.7' });
    const { ipHash } = actorOf(context, FIRST_DAY);
    expect(ipHash).toMatch(/^[0-9a-f]{16}$/);
    expect(actorOf(context, FIRST_DAY).ipHash).toBe(ipHash);
    expect(actorOf(context, new Date('2026-01-02T00:00:00Z')).ipHash).not.toBe(ipHash);
  });
});
