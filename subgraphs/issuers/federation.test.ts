import { loadProtos, rpcsOf } from '../../grpc/load.ts';
import type { Context } from '../../kernel/context.ts';
import { aSigner } from '../../kernel/crypto/testing/credentials.ts';
import { AppError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { createLogger } from '../../kernel/log.ts';
import type { Ledger } from '../../store/ledger.ts';
import { createLocalExecutor } from '../execute.ts';
import { didWeb, documentUrlOf } from './did-web.ts';
import {
  decided,
  FEDERATED_STATUSES,
  type FederatedIssuer,
  type FederatedStatus,
  KEYS_USABLE_MS,
  refreshed,
} from './federation.ts';
import { readDidDocument } from './federation-document.ts';
import { createIssuerBindings } from './rpcs.ts';
import { aDidDocument, aDidDocumentWithEnd, someSites } from './testing/did-web.ts';
import { as, type IssuersWorld, openIssuersWorld, TEST_START } from './testing.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const later = (ms: number) => new Date(TEST_START.getTime() + ms);
const DOWN = new AppError('UPSTREAM_UNAVAILABLE', 'example.edu cannot be read: it cannot be reached.');

const sites = someSites();
let world: IssuersWorld;
beforeAll(async () => {
  world = await openIssuersWorld({ outbound: sites.outbound });
});
beforeEach(() => {
  world.clock.now = TEST_START;
});
afterAll(() => world.close());

const service = () => world.issuers.service.federation;
const admin = (given: Partial<Context> = {}) => as.admin('OPERATOR', given);
let count = 0;
const aDid = () => `did:web:university-${++count}.example`;

/** Registers an institution whose site shows a good document, and takes it to a status. */
async function registered(
  status: FederatedStatus = 'PROPOSED',
  given: Record<string, unknown> = {},
  documentOf: (did: string) => object = aDidDocument,
) {
  const did = aDid();
  sites.show(did, documentOf(did));
  let issuer = await service().propose({ did, name: 'Example University', ...given }, admin());
  const way: readonly FederatedStatus[] = ['VERIFIED', 'TRUSTED', 'SUSPENDED'];
  for (const next of status === 'REMOVED' ? ['REMOVED' as const] : way.slice(0, way.indexOf(status) + 1)) {
    ({ federatedIssuer: issuer } = await set(issuer, next));
  }
  return issuer;
}
const set = ({ federatedIssuerId }: FederatedIssuer, status: string, more: object = {}, context = admin()) =>
  service().setStatus({ federatedIssuerId, status, reason: 'Looked at.', ...more }, context);
const refresh = ({ federatedIssuerId }: FederatedIssuer, context = admin()) =>
  service().refresh({ federatedIssuerId }, context);
const current = ({ federatedIssuerId }: FederatedIssuer) => service().byId({ federatedIssuerId }, admin());

/** The ledger for processes of which none writes before so many of them have read and decided. */
function committingTogether(processes: number): Ledger {
  const { ledger } = world.issuers;
  const waiting: (() => void)[] = [];
  return {
    ...ledger,
    async commit(context, change) {
      await new Promise<void>((go) => {
        waiting.push(go);
        if (waiting.length >= processes) for (const each of waiting) each();
      });
      return ledger.commit(context, change);
    },
  };
}

/** The audit entries of an issuer, oldest first. */
async function told({ federatedIssuerId }: FederatedIssuer) {
  const entries = (await world.stored('audit_entries')) as unknown as {
    seq: number;
    action: string;
    subject: { id: string };
    reason: string | null;
    previousState: string | null;
    newState: string | null;
  }[];
  return entries
    .filter(({ subject }) => subject.id === federatedIssuerId)
    .sort((a, b) => a.seq - b.seq)
    .map(({ action, reason, previousState, newState }) => ({ action, reason, previousState, newState }));
}

// biome-ignore lint/suspicious/noExplicitAny: replies of every RPC pass through here
async function rpc(name: string, request: object): Promise<any> {
  const [binding] = createIssuerBindings(world.issuers.subgraph);
  const row = binding!.rpcs[name]!;
  const method = rpcsOf(loadProtos([binding!.proto]), binding!.service)[name]!;
  const received = method.requestDeserialize(method.requestSerialize(request));
  const result = await row.resolver(undefined, row.args(received), as.unit());
  return method.responseDeserialize(method.responseSerialize(row.reply(result)));
}
async function graphql(document: string, variables: Record<string, unknown>) {
  const executor = createLocalExecutor(world.issuers.subgraph.schema, createLogger({ level: 'silent' }));
  const { data, errors } = await executor.execute({ document, variables, context: admin() });
  // biome-ignore lint/suspicious/noExplicitAny: data is what the document selects
  return { data: data as any, code: errors?.[0]?.extensions['code'] };
}

describe('the daily reading', () => {
  /** What earlier tests have left is put out of the way. */
  const settle = async () => {
    world.clock.now = later(100 * DAY);
    await service().refreshDue();
    return world.clock.now.getTime() - TEST_START.getTime();
  };

  test('reads each once a day, says nothing of what stays, and tells of what fails', async () => {
    const start = await settle();
    const issuer = await registered('TRUSTED');
    const readings = () => sites.asked.filter((url) => url === documentUrlOf(issuer.did)).length;
    expect([await service().refreshDue(), readings()]).toEqual([0, 1]);

    world.clock.now = later(start + 1.2 * DAY);
    expect(await service().refreshDue()).toBeGreaterThan(0);
    expect(readings()).toBe(2);
    expect(await service().refreshDue()).toBe(0);
    const read = await current(issuer);
    expect(read).toMatchObject({ resolveStatus: 'OK', confirmedAt: world.clock.now, rowVersion: 3 });
    expect(await told(issuer)).toHaveLength(3);

    sites.show(issuer.did, DOWN);
    world.clock.now = later(start + 2.5 * DAY);
    await service().refreshDue();
    const failed = await current(issuer);
    expect(failed).toMatchObject({
      status: 'TRUSTED',
      resolveStatus: 'FAILED',
      resolveProblem: DOWN.message,
      keys: issuer.keys,
      confirmedAt: read.confirmedAt,
    });
    // A failing site is asked again within the hour, and told of once.
    expect(failed.nextRefreshAt.getTime() - world.clock.now.getTime()).toBeLessThan(1.1 * HOUR);
    world.clock.now = later(start + 2.6 * DAY);
    await service().refreshDue();
    expect((await told(issuer)).slice(3)).toEqual([
      {
        action: 'federated_issuer.resolve_failed',
        reason: DOWN.message,
        previousState: 'OK',
        newState: 'FAILED',
      },
    ]);

    sites.show(issuer.did, aDidDocument(issuer.did));
    world.clock.now = later(start + 2.7 * DAY);
    await service().refreshDue();
    expect(await current(issuer)).toMatchObject({ resolveStatus: 'OK', confirmedAt: world.clock.now });
    expect((await current(issuer)).resolveProblem).toBeUndefined();
    expect((await told(issuer)).at(-1)).toMatchObject({
      action: 'federated_issuer.resolved',
      newState: 'OK',
    });
  });

  test('is done by one of several instances, and goes on when that one stops', async () => {
    const start = await settle();
    const some = [await registered(), await registered(), await registered()];
    const removed = await registered('REMOVED');
    const [a, b] = [
      await world.open({ outbound: sites.outbound }),
      await world.open({ outbound: sites.outbound }),
    ];
    world.clock.now = later(start + 1.2 * DAY);
    sites.asked.length = 0;
    await Promise.all([a, b, world.issuers].map(({ service: { federation } }) => federation.refreshDue()));
    for (const { did } of some)
      expect(sites.asked.filter((url) => url === documentUrlOf(did))).toHaveLength(1);
    expect(sites.asked).not.toContain(documentUrlOf(removed.did));

    sites.show(some[0]!.did, () => {
      throw new Error('The process dies here.');
    });
    world.clock.now = later(start + 2.5 * DAY);
    for (let tries = 0; tries < 2; tries += 1) await a.service.federation.refreshDue().catch(() => undefined);
    sites.show(some[0]!.did, aDidDocument(some[0]!.did));
    expect((await current(some[0]!)).checkedAt).toEqual(later(start + 1.2 * DAY));
    world.clock.now = later(start + 2.5 * DAY + 2 * 60_000);
    await b.service.federation.refreshDue();
    expect((await current(some[0]!)).checkedAt).toEqual(world.clock.now);
  });

  test('does not undo what another instance has read since', async () => {
    const start = await settle();
    const issuer = await registered('TRUSTED');
    const other = await world.open({ outbound: sites.outbound });
    world.clock.now = later(start + 1.2 * DAY);
    sites.show(issuer.did, async () => {
      sites.show(issuer.did, aDidDocument(issuer.did, aSigner(9)));
      world.clock.now = later(start + 1.2 * DAY + 1);
      const { federatedIssuerId } = issuer;
      await other.service.federation.refresh({ federatedIssuerId }, admin());
      return aDidDocument(issuer.did);
    });
    await service().refreshDue();
    expect(await current(issuer)).toMatchObject({ resolveStatus: 'CHANGED', checkedAt: world.clock.now });
  });

  test('does not undo a decision that falls into it', async () => {
    const start = await settle();
    const issuer = await registered('TRUSTED');
    world.clock.now = later(start + 1.2 * DAY);
    sites.show(issuer.did, async () => {
      await set(issuer, 'SUSPENDED');
      return aDidDocument(issuer.did, aSigner(9));
    });
    await service().refreshDue();
    expect(await current(issuer)).toMatchObject({ status: 'SUSPENDED', resolveStatus: 'CHANGED' });
  });
});

describe('a did:web', () => {
  test.each([
    ['did:web:example.edu', 'https://example.edu/.well-known/did.json'],
    ['did:web:w3c-ccg.github.io:user:alice', 'https://w3c-ccg.github.io/user/alice/did.json'],
    ['did:web:example.com%3A3000', 'https://example.com:3000/.well-known/did.json'],
    ['did:web:example.com%3A3000:user:alice', 'https://example.com:3000/user/alice/did.json'],
    ['did:web:localhost%3A8443', 'https://localhost:8443/.well-known/did.json'],
    ['did:web:xn--mnchen-3ya.example:a%20b', 'https://xn--mnchen-3ya.example/a%20b/did.json'],
  ])('%s stands at %s', (did, url) => {
    expect(didWeb.parse(did)).toBe(did);
    expect(documentUrlOf(did)).toBe(url);
    expect(new URL(url).href).toBe(url);
  });

  test.each([
    ...[
      '',
      'did:web:',
      'did:web',
      'did:key:z6Mk',
      'did:webs:example.edu',
      'DID:web:example.edu',
      'did:Web:a.b',
    ],
    ...[
      'did:web:Example.edu',
      'did:web:example.edu.',
      'did:web:.example.edu',
      'did:web:a..b',
      'did:web:-a.example',
    ],
    ...[
      'did:web:a_b.example',
      'did:web:user%40example.edu',
      'did:web:example.edu%2Fpath',
      'did:web:example.edu/x',
    ],
    ...[
      'did:web:example.edu%3a8443',
      'did:web:example.edu%3A',
      'did:web:example.edu%3A0',
      'did:web:example.edu%3A443',
    ],
    ...[
      'did:web:example.edu%3A65536',
      'did:web:example.edu%3A80%3A80',
      'did:web:example.edu%3A8x',
      'did:web:a#b',
    ],
    ...[
      'did:web:127.0.0.1',
      'did:web:127.1',
      'did:web:0x7f.1',
      'did:web:2130706433',
      'did:web:%5B%3A%3A1%5D',
    ],
    ...[
      'did:web:example.edu:..',
      'did:web:example.edu:a:..:b',
      'did:web:example.edu:%2e%2E',
      'did:web:example.edu:.',
    ],
    ...[
      'did:web:example.edu:a%2Fb',
      'did:web:example.edu:a%5cb',
      'did:web:example.edu::b',
      'did:web:example.edu:',
    ],
    ...[
      `did:web:${'a'.repeat(64)}.example`,
      `did:web:${'a.'.repeat(130)}example`,
      `did:web:a.b:${'x'.repeat(600)}`,
    ],
  ])('%p is none', (did) => expect(didWeb.safeParse(did).success).toBe(false));
});

describe('the keys of a document', () => {
  const DID = 'did:web:example.edu';
  const [one, two] = [aSigner(1), aSigner(2)];
  const multikey = aDidDocument(DID, one).verificationMethod[0]!.publicKeyMultibase;
  const method = (more: object) => ({ id: `${DID}#key-1`, type: 'Multikey', controller: DID, ...more });
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(one.publicKey).toString('base64url') };
  const withMethod = (more: object) => aDidDocument(DID, one, { verificationMethod: [method(more)] });
  const read = (document: unknown) => readDidDocument(DID, document, TEST_START);

  test.each([
    ['a Multikey', aDidDocument(DID, one)],
    [
      'an Ed25519VerificationKey2020',
      withMethod({ type: 'Ed25519VerificationKey2020', publicKeyMultibase: multikey }),
    ],
    ['a JsonWebKey2020', withMethod({ type: 'JsonWebKey2020', publicKeyJwk: jwk })],
    [
      'a JsonWebKey',
      withMethod({ type: 'JsonWebKey', publicKeyJwk: { ...jwk, alg: 'EdDSA', kid: 'key-1' } }),
    ],
    [
      'relative ids',
      { ...withMethod({ id: '#key-1', publicKeyMultibase: multikey }), assertionMethod: ['#key-1'] },
    ],
    [
      'a method that stands in assertionMethod itself',
      { id: DID, assertionMethod: [method({ publicKeyMultibase: multikey })] },
    ],
    [
      'a key that has not expired',
      withMethod({ publicKeyMultibase: multikey, expires: '2027-01-01T00:00:00Z' }),
    ],
    [
      'a key among others that do not count',
      aDidDocument(DID, one, {
        verificationMethod: [
          method({ publicKeyMultibase: multikey }),
          method({ id: `${DID}#p256`, type: 'JsonWebKey', publicKeyJwk: { kty: 'EC', crv: 'P-256' } }),
        ],
        assertionMethod: [`${DID}#p256`, 'did:web:other.example#key-1', 7, `${DID}#key-1`, `${DID}#key-1`],
      }),
    ],
  ])('are read from %s', (_name, document) => {
    const reading = read(document);
    const keys = reading.isUsable ? reading.document.keys : reading;
    expect(keys).toMatchObject([
      { keyId: `${DID}#key-1`, type: expect.any(String), publicKeyMultibase: multikey },
    ]);
  });

  test.each([
    ['none', {}, undefined],
    ['an instant', { expires: '2027-01-01T00:00:00Z' }, new Date('2027-01-01')],
    ['an instant of another zone', { expires: '2027-01-01T02:00:00+02:00' }, new Date('2027-01-01')],
  ])('have the end that the document names: %s', (_name, more, end) => {
    const reading = read(withMethod({ publicKeyMultibase: multikey, ...more }));
    const [key] = reading.isUsable ? reading.document.keys : [];
    expect(key?.expires).toEqual(end);
  });

  const none = { verificationMethod: [method({ publicKeyMultibase: multikey })] };
  test.each([
    ['no object', [], 'not_an_object'],
    ['null', null, 'not_an_object'],
    ['another DID', { ...aDidDocument(DID), id: 'did:web:example.com' }, 'wrong_id'],
    ['no DID', { ...aDidDocument(DID), id: undefined }, 'wrong_id'],
    ['no assertionMethod', { id: DID, ...none }, 'no_assertion_method'],
    ['authentication alone', { id: DID, ...none, authentication: [`${DID}#key-1`] }, 'no_assertion_method'],
    [
      'an assertionMethod that is no list',
      { id: DID, ...none, assertionMethod: `${DID}#key-1` },
      'no_assertion_method',
    ],
    ['a key that is nowhere', aDidDocument(DID, one, { assertionMethod: [`${DID}#key-2`] }), 'no_usable_key'],
    ['a key of another DID', aDidDocument('did:web:example.com', one, { id: DID }), 'no_usable_key'],
    [
      'a foreign controller',
      withMethod({ controller: 'did:web:evil.example', publicKeyMultibase: multikey }),
      'no_usable_key',
    ],
    ['no controller', withMethod({ controller: undefined, publicKeyMultibase: multikey }), 'no_usable_key'],
    [
      'an unknown type',
      withMethod({ type: 'RsaVerificationKey2018', publicKeyMultibase: multikey }),
      'no_usable_key',
    ],
    [
      'another multicodec',
      withMethod({ publicKeyMultibase: 'z6LSbysY2xFMRpGMhb7tFTLMpeuPRaqaWM1yECx2AtzE3KCc' }),
      'no_usable_key',
    ],
    ['a key of another base', withMethod({ publicKeyMultibase: `u${multikey}` }), 'no_usable_key'],
    ['no key', withMethod({}), 'no_usable_key'],
    [
      'a weak key',
      withMethod({ type: 'JsonWebKey', publicKeyJwk: { ...jwk, x: Buffer.alloc(32).toString('base64url') } }),
      'no_usable_key',
    ],
    [
      'a private key',
      withMethod({ type: 'JsonWebKey', publicKeyJwk: { ...jwk, d: jwk.x } }),
      'no_usable_key',
    ],
    ['a short x', withMethod({ type: 'JsonWebKey', publicKeyJwk: { ...jwk, x: 'AAAA' } }), 'no_usable_key'],
    [
      'a padded x',
      withMethod({ type: 'JsonWebKey', publicKeyJwk: { ...jwk, x: `${jwk.x}=` } }),
      'no_usable_key',
    ],
    [
      'a revoked key',
      withMethod({ publicKeyMultibase: multikey, revoked: '2020-01-01T00:00:00Z' }),
      'no_usable_key',
    ],
    [
      'an expired key',
      withMethod({ publicKeyMultibase: multikey, expires: '2026-01-01T00:00:00Z' }),
      'no_usable_key',
    ],
    [
      'a key that expires at this moment',
      withMethod({ publicKeyMultibase: multikey, expires: TEST_START.toISOString() }),
      'no_usable_key',
    ],
    [
      'a key that expires no one knows when',
      withMethod({ publicKeyMultibase: multikey, expires: 'soon' }),
      'no_usable_key',
    ],
    [
      'two keys of one name',
      aDidDocument(DID, one, {
        verificationMethod: [
          ...aDidDocument(DID, one).verificationMethod,
          ...aDidDocument(DID, two).verificationMethod,
        ],
      }),
      'duplicate_key',
    ],
    [
      'too many keys',
      aDidDocument(DID, one, { assertionMethod: Array(60).fill(`${DID}#key-1`) }),
      'bad_methods',
    ],
  ])('are none in a document with %s', (_name, document, code) => {
    expect(read(document)).toMatchObject({ isUsable: false, code, why: expect.stringMatching(/\w/) });
  });

  test('hash by what the document says, not by how it is written', () => {
    const hash = (document: object) => {
      const reading = read(document);
      return reading.isUsable && reading.document.documentHash;
    };
    const document = aDidDocument(DID);
    expect(hash(Object.fromEntries(Object.entries(document).reverse()))).toBe(hash(document));
    expect(hash({ ...document, service: [] })).not.toBe(hash(document));
  });
});

describe('the states', () => {
  const reading = readDidDocument('did:web:a.example', aDidDocument('did:web:a.example'), TEST_START);
  const document = reading.isUsable ? reading.document : (undefined as never);
  const issuer = (given: Partial<FederatedIssuer>): FederatedIssuer => ({
    ...document,
    federatedIssuerId: newId(),
    did: 'did:web:a.example',
    name: 'A',
    jurisdictionCodes: [],
    accreditations: [],
    status: 'PROPOSED',
    resolveStatus: 'OK',
    lastResolvedAt: TEST_START,
    checkedAt: TEST_START,
    confirmedAt: TEST_START,
    nextRefreshAt: TEST_START,
    createdAt: TEST_START,
    updatedAt: TEST_START,
    createdBy: null,
    rowVersion: 1,
    ...given,
  });
  const pending = { ...document, documentHash: 'other', seenAt: TEST_START };
  const ALLOWED = new Set([
    ...['PROPOSED>VERIFIED', 'VERIFIED>TRUSTED', 'TRUSTED>SUSPENDED', 'SUSPENDED>TRUSTED'],
    ...['PROPOSED>REMOVED', 'VERIFIED>REMOVED', 'TRUSTED>REMOVED', 'SUSPENDED>REMOVED'],
  ]);
  const pairs = FEDERATED_STATUSES.flatMap((from) => FEDERATED_STATUSES.map((to) => [from, to] as const));

  test.each(pairs)('%s to %s', (from, to) => {
    const decide = () => decided(issuer({ status: from }), { status: to, acceptDocument: false }, later(1));
    if (ALLOWED.has(`${from}>${to}`)) expect(decide()).toMatchObject({ status: to });
    else expect(decide).toThrow(expect.objectContaining({ code: 'INVALID_STATE_TRANSITION' }));
  });

  test.each([
    ['VERIFIED', 'PROPOSED'],
    ['TRUSTED', 'VERIFIED'],
    ['TRUSTED', 'SUSPENDED'],
  ] as const)('nobody becomes %s from %s while a changed document waits, or none can be read', (to, from) => {
    for (const state of [{ resolveStatus: 'CHANGED', pending }, { resolveStatus: 'FAILED' }] as const) {
      const decide = () =>
        decided(issuer({ status: from, ...state }), { status: to, acceptDocument: false }, later(1));
      expect(decide).toThrow(expect.objectContaining({ code: 'INVALID_STATE_TRANSITION' }));
    }
    const accepting = { status: to, acceptDocument: true };
    expect(
      decided(issuer({ status: from, resolveStatus: 'CHANGED', pending }), accepting, later(1)),
    ).toMatchObject({
      status: to,
      documentHash: 'other',
      resolveStatus: 'OK',
      pending: undefined,
    });
  });

  test.each(['PROPOSED', 'VERIFIED', 'TRUSTED', 'SUSPENDED'] as const)(
    'a %s one can accept a document and stay what it is',
    (status) => {
      const before = issuer({ status, resolveStatus: 'CHANGED', pending, suspendedAt: later(-5) });
      const after = { ...before, ...decided(before, { status, acceptDocument: true }, later(1)) };
      expect(after).toMatchObject({ status, documentHash: 'other', suspendedAt: later(-5) });
    },
  );

  test.each([
    ['what does not wait', {}, 'TRUSTED'],
    ['for one that is removed with it', { resolveStatus: 'CHANGED', pending }, 'REMOVED'],
  ] as const)('a document is not accepted: %s', (_name, state, status) => {
    const decide = () =>
      decided(issuer({ status: 'TRUSTED', ...state }), { status, acceptDocument: true }, later(1));
    expect(decide).toThrow(expect.objectContaining({ code: 'INVALID_STATE_TRANSITION' }));
  });

  test('a suspension has a beginning and an end', () => {
    const suspended = {
      ...issuer({ status: 'TRUSTED' }),
      ...decided(issuer({ status: 'TRUSTED' }), { status: 'SUSPENDED', acceptDocument: false }, later(7)),
    };
    expect(suspended.suspendedAt).toEqual(later(7));
    expect(
      { ...suspended, ...decided(suspended, { status: 'TRUSTED', acceptDocument: false }, later(9)) }
        .suspendedAt,
    ).toBeUndefined();
  });

  test('an outage does not settle a change, and the way back to the pinned document does', () => {
    const changed = issuer({ resolveStatus: 'CHANGED', pending });
    const failed = refreshed(changed, { isUsable: false, problem: 'down' }, later(1));
    expect(failed).toMatchObject({ set: { resolveStatus: 'CHANGED', resolveProblem: 'down' } });
    expect('pending' in failed.set).toBe(false);
    const back = refreshed(changed, { isUsable: true, document }, later(2));
    expect(back).toMatchObject({
      set: { resolveStatus: 'OK', confirmedAt: later(2) },
      fact: { action: 'federated_issuer.resolved' },
    });
    expect({ ...changed, ...back.set }.pending).toBeUndefined();
  });
});

describe('registration', () => {
  test('pins what the site shows and waits', async () => {
    const did = aDid();
    const document = aDidDocument(did, aSigner(3), { service: [{ 'odd.$name': '__proto' }] });
    sites.show(did, document);
    const accreditation = {
      credentialType: 'UniversityDegreeCredential',
      validFrom: '2020-01-01T00:00:00.000Z',
      accreditedBy: 'The ministry',
    };
    const made = await service().propose(
      {
        did,
        name: ' Example University ',
        jurisdictionCodes: ['IE', 'US-CA'],
        accreditations: [accreditation],
      },
      admin(),
    );
    expect(await current(made)).toEqual(made);
    expect(made).toMatchObject({
      did,
      name: 'Example University',
      status: 'PROPOSED',
      resolveStatus: 'OK',
      didDocument: document,
      keys: [{ keyId: `${did}#key-1`, type: 'Multikey' }],
      accreditations: [{ ...accreditation, validFrom: new Date('2020-01-01') }],
      createdBy: 'admin-1',
    });
    expect(made.nextRefreshAt >= later(DAY) && made.nextRefreshAt < later(DAY + 2 * HOUR)).toBe(true);
    expect(await told(made)).toEqual([
      { action: 'federated_issuer.proposed', reason: null, previousState: null, newState: 'PROPOSED' },
    ]);
  });

  const SOME = 'did:web:bad.example';
  const good = { credentialType: 'X', validFrom: '2020-01-01T00:00:00Z', accreditedBy: 'Y' };
  test.each([
    ['nothing', {}, 'did'],
    ['another method', { did: 'did:key:z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp' }, 'did'],
    ['no name', { name: undefined }, 'name'],
    ['an empty name', { name: ' ' }, 'name'],
    ['a long name', { name: 'x'.repeat(256) }, 'name'],
    ['a name that is a number', { name: 7 }, 'name'],
    ['a name with control characters', { name: 'a\u0000b' }, 'name'],
    ['a jurisdiction of another form', { jurisdictionCodes: ['Ireland'] }, 'jurisdictionCodes[0]'],
    ['jurisdictions that are no list', { jurisdictionCodes: 'IE' }, 'jurisdictionCodes'],
    ['the same jurisdiction twice', { jurisdictionCodes: ['IE', 'IE'] }, 'jurisdictionCodes'],
    ['too many jurisdictions', { jurisdictionCodes: Array(51).fill('IE') }, 'jurisdictionCodes'],
    [
      'an accreditation without a type',
      { accreditations: [{ ...good, credentialType: undefined }] },
      'accreditations[0].credentialType',
    ],
    [
      'an accreditation of no time',
      { accreditations: [{ ...good, validFrom: 'once' }] },
      'accreditations[0].validFrom',
    ],
    [
      'an accreditation that ends before it begins',
      { accreditations: [{ ...good, validTo: '2019-01-01T00:00:00Z' }] },
      'accreditations[0].validTo',
    ],
    [
      'an accreditation with more in it',
      { accreditations: [{ ...good, grade: 'A' }] },
      'accreditations[0].grade',
    ],
    ['too many accreditations', { accreditations: Array(201).fill(good) }, 'accreditations'],
    ['a status', { status: 'TRUSTED' }, 'status'],
  ])('refuses %s before it asks anybody', async (name, given, field) => {
    const before = sites.asked.length;
    const input = name === 'nothing' ? given : { did: SOME, name: 'Bad', ...given };
    await expect(service().propose(input, admin())).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: expect.arrayContaining([expect.objectContaining({ field })]),
    });
    expect(sites.asked).toHaveLength(before);
  });

  test.each([
    ['a site that is down', DOWN, 'UPSTREAM_UNAVAILABLE', /cannot be reached/],
    ['a forbidden address', new AppError('SSRF_BLOCKED', 'Not there.'), 'SSRF_BLOCKED', /Not there/],
    ['a document of another DID', aDidDocument('did:web:other.example'), 'VALIDATION_FAILED', /another DID/],
    ['a document without keys', { id: SOME, assertionMethod: [] }, 'VALIDATION_FAILED', /assertionMethod/],
  ])('keeps nothing of %s, and says why', async (_name, shown, code, why) => {
    sites.show(SOME, shown);
    await expect(service().propose({ did: SOME, name: 'Bad' }, admin())).rejects.toMatchObject({
      code,
      message: expect.stringMatching(why),
    });
    expect((await service().list({ filter: { did: SOME } }, admin())).total).toBe(0);
  });

  test('takes a DID once, whoever is quicker, and again after its removal', async () => {
    const did = aDid();
    sites.show(did, aDidDocument(did));
    const other = await world.open({ outbound: sites.outbound });
    const propose = (by: typeof world.issuers) =>
      by.service.federation.propose({ did, name: 'U' }, admin()).then(
        ({ status }) => status,
        ({ code }) => code,
      );
    const outcomes = await Promise.all([propose(world.issuers), propose(other), propose(world.issuers)]);
    expect(outcomes.sort()).toEqual(['DUPLICATE', 'DUPLICATE', 'PROPOSED']);
    const { items } = await service().list({ filter: { did } }, admin());
    world.clock.now = later(1000);
    await service().remove({ federatedIssuerId: items[0]!.federatedIssuerId }, admin());
    expect(await propose(world.issuers)).toBe('PROPOSED');
    expect((await service().resolveKey({ did }, as.unit())).issuer.status).toBe('PROPOSED');
    expect((await service().list({ filter: { did } }, admin())).total).toBe(2);
  });

  test('acts once for an Idempotency-Key', async () => {
    const did = aDid();
    sites.show(did, aDidDocument(did));
    const context = () => admin({ idempotencyKey: `once-${did}` });
    const first = await service().propose({ did, name: 'U' }, context());
    expect(await service().propose({ did, name: 'U' }, context())).toEqual(first);
    await expect(service().propose({ did, name: 'V' }, context())).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });
});

describe('decisions', () => {
  test('lead to trust and away from it, each with its reason in the trail', async () => {
    const issuer = await registered();
    for (const [status, reason] of [
      ['VERIFIED', 'Looked it up.'],
      ['TRUSTED', 'The board agreed.'],
      ['SUSPENDED', 'The accreditation lapsed.'],
      ['TRUSTED', 'It is back.'],
      ['REMOVED', 'It closed.'],
    ] as const)
      await set(issuer, status, { reason });
    expect((await told(issuer)).slice(1)).toEqual([
      {
        action: 'federated_issuer.verified',
        reason: 'Looked it up.',
        previousState: 'PROPOSED',
        newState: 'VERIFIED',
      },
      {
        action: 'federated_issuer.trusted',
        reason: 'The board agreed.',
        previousState: 'VERIFIED',
        newState: 'TRUSTED',
      },
      {
        action: 'federated_issuer.suspended',
        reason: 'The accreditation lapsed.',
        previousState: 'TRUSTED',
        newState: 'SUSPENDED',
      },
      {
        action: 'federated_issuer.trusted',
        reason: 'It is back.',
        previousState: 'SUSPENDED',
        newState: 'TRUSTED',
      },
      {
        action: 'federated_issuer.removed',
        reason: 'It closed.',
        previousState: 'TRUSTED',
        newState: 'REMOVED',
      },
    ]);
    expect(await current(issuer)).toMatchObject({ status: 'REMOVED', trustedAt: TEST_START, rowVersion: 6 });
  });

  test.each([
    ['no reason', { reason: undefined }, 'VALIDATION_FAILED'],
    ['an empty reason', { reason: '' }, 'VALIDATION_FAILED'],
    ['a long reason', { reason: 'x'.repeat(2001) }, 'VALIDATION_FAILED'],
    ['another status', { status: 'FRIENDLY' }, 'VALIDATION_FAILED'],
    ['something else', { force: true }, 'VALIDATION_FAILED'],
    ['an acceptance that is a text', { acceptDocument: 'yes' }, 'VALIDATION_FAILED'],
    ['a document that is not to be accepted', { documentHash: '0'.repeat(64) }, 'VALIDATION_FAILED'],
    ['a hash that is none', { acceptDocument: true, documentHash: 'newest' }, 'VALIDATION_FAILED'],
    ['an id that is none', { federatedIssuerId: 'x' }, 'VALIDATION_FAILED'],
    ['an unknown id', { federatedIssuerId: newId() }, 'NOT_FOUND'],
  ])('with %s are refused', async (_name, more, code) => {
    const issuer = await registered();
    await expect(set(issuer, 'VERIFIED', more)).rejects.toMatchObject({ code });
  });

  test('go from the version that was seen', async () => {
    const issuer = await registered('VERIFIED');
    await expect(set(issuer, 'TRUSTED', {}, admin({ expectedRowVersion: 1 }))).rejects.toMatchObject({
      code: 'ROW_VERSION_MISMATCH',
    });
    expect(await set(issuer, 'TRUSTED', {}, admin({ expectedRowVersion: 2 }))).toMatchObject({
      previousStatus: 'VERIFIED',
      federatedIssuer: { status: 'TRUSTED', rowVersion: 3 },
    });
  });

  test('made at once are made one after the other', async () => {
    const issuer = await registered('TRUSTED');
    const outcomes = await Promise.all(
      [1, 2, 3].map(() =>
        set(issuer, 'SUSPENDED').then(
          () => 'OK',
          ({ code }) => code,
        ),
      ),
    );
    expect(outcomes.sort()).toEqual(['INVALID_STATE_TRANSITION', 'INVALID_STATE_TRANSITION', 'OK']);
  });

  test.each([
    ['the same', ['SUSPENDED', 'SUSPENDED'], 'SUSPENDED'],
    ['one that ends all others', ['REMOVED', 'SUSPENDED'], 'REMOVED'],
  ] as const)('made by two processes on one version follow each other: %s', async (_name, to, end) => {
    const issuer = await registered('TRUSTED');
    const { federatedIssuerId } = issuer;
    const ledger = committingTogether(2);
    const processes = [await world.open({ ledger }), await world.open({ ledger })];
    const deciding = processes.map(({ service: { federation } }, index) =>
      federation.setStatus({ federatedIssuerId, status: to[index], reason: 'Looked at.' }, admin()),
    );
    const made = (await Promise.allSettled(deciding)).filter(({ status }) => status === 'fulfilled').length;
    expect(await current(issuer)).toMatchObject({ status: end, rowVersion: issuer.rowVersion + made });
    // Each decision in the trail begins where the one before it ended.
    const trail = (await told(issuer)).slice(3);
    expect(trail).toHaveLength(made);
    const ends = trail.map(({ newState }) => newState);
    expect(trail.map(({ previousState }) => previousState)).toEqual(['TRUSTED', ...ends.slice(0, -1)]);
  });

  test('to remove may be repeated', async () => {
    const { federatedIssuerId } = await registered('TRUSTED');
    const removed = await service().remove({ federatedIssuerId, reason: 'Closed.' }, admin());
    expect(await service().remove({ federatedIssuerId }, admin())).toEqual(removed);
    await expect(refresh(removed)).rejects.toMatchObject({ code: 'INVALID_STATE_TRANSITION' });
  });
});

describe('a document that changes', () => {
  test('keeps the pinned keys, tells of it once, and waits until it is accepted', async () => {
    const issuer = await registered('TRUSTED');
    const { did } = issuer;
    sites.show(did, aDidDocument(did, aSigner(9)));
    world.clock.now = later(HOUR);
    const changed = await refresh(issuer);
    expect(changed).toMatchObject({
      status: 'TRUSTED',
      resolveStatus: 'CHANGED',
      keys: issuer.keys,
      documentHash: issuer.documentHash,
      confirmedAt: TEST_START,
      lastResolvedAt: later(HOUR),
      pending: { didDocument: aDidDocument(did, aSigner(9)), seenAt: later(HOUR) },
    });
    await refresh(issuer);
    expect((await told(issuer)).filter(({ action }) => action.endsWith('key_changed'))).toEqual([
      {
        action: 'federated_issuer.key_changed',
        reason: expect.stringContaining('gone'),
        previousState: 'OK',
        newState: 'CHANGED',
      },
    ]);

    const { federatedIssuer } = await set(issuer, 'TRUSTED', {
      acceptDocument: true,
      reason: 'They called us.',
    });
    expect(federatedIssuer).toMatchObject({
      resolveStatus: 'OK',
      keys: changed.pending!.keys,
      confirmedAt: later(HOUR),
    });
    expect(await current(issuer)).toEqual(federatedIssuer);
    expect(federatedIssuer.pending).toBeUndefined();
    expect((await told(issuer)).at(-1)).toEqual({
      action: 'federated_issuer.document_accepted',
      reason: 'They called us.',
      previousState: 'CHANGED',
      newState: 'OK',
    });
  });

  test('is accepted only as the one that was read, on every door', async () => {
    const issuer = await registered('TRUSTED');
    const { federatedIssuerId } = issuer;
    const hashOf = async (seed: number) => {
      sites.show(issuer.did, aDidDocument(issuer.did, aSigner(seed)));
      return (await refresh(issuer)).pending!.documentHash;
    };
    const given = { reason: 'They called us.', acceptDocument: true };
    const mutation = (name: string) => async (documentHash: string) => {
      const document = `mutation ($input: ${name}Input!) {
        done: ${name[0]!.toLowerCase()}${name.slice(1)}(input: $input) { federatedIssuer { documentHash } }
      }`;
      const status = name.startsWith('Set') ? { status: 'TRUSTED' } : {};
      const input = { federatedIssuerId, ...given, ...status, documentHash };
      const { data, code } = await graphql(document, { input });
      return code ?? data.done.federatedIssuer.documentHash;
    };
    const doors: readonly ((documentHash: string) => Promise<string>)[] = [
      mutation('SetFederatedIssuerStatus'),
      // TRUSTED is no step from TRUSTED, but it is one that accepts.
      mutation('TrustFederatedIssuer'),
      (documentHash) =>
        rpc('UpdateFederatedIssuerStatus', {
          federatedIssuerId,
          ...given,
          newStatus: 'TRUSTED',
          documentHash,
        }).then(
          ({ federatedIssuer }) => federatedIssuer.documentHash,
          ({ code }) => code,
        ),
    ];
    for (const [index, accept] of doors.entries()) {
      const read = await hashOf(20 + index);
      const waiting = await hashOf(30 + index);
      expect([await accept(read), (await current(issuer)).pending?.documentHash]).toEqual([
        'CONFLICT',
        waiting,
      ]);
      expect([await accept(waiting), (await current(issuer)).pending]).toEqual([waiting, undefined]);
    }
  });

  test('is not accepted in place of the one that another process has put away meanwhile', async () => {
    const issuer = await registered('TRUSTED');
    const { federatedIssuerId, did } = issuer;
    sites.show(did, aDidDocument(did, aSigner(9)));
    const read = (await refresh(issuer)).pending!;
    sites.show(did, aDidDocument(did, aSigner(10)));
    const ledger = committingTogether(2);
    const [one, other] = [
      await world.open({ ledger, outbound: sites.outbound }),
      await world.open({ ledger }),
    ];
    const decision = {
      federatedIssuerId,
      status: 'TRUSTED',
      reason: 'They called us.',
      acceptDocument: true,
    };
    const [accepted] = await Promise.allSettled([
      other.service.federation.setStatus({ ...decision, documentHash: read.documentHash }, admin()),
      one.service.federation.refresh({ federatedIssuerId }, admin()),
    ]);
    const { documentHash, pending } = await current(issuer);
    // Whichever was first: the document that nobody has read waits.
    expect(pending?.didDocument).toEqual(aDidDocument(did, aSigner(10)));
    expect(documentHash).toBe(accepted.status === 'fulfilled' ? read.documentHash : issuer.documentHash);
  });

  test('waits for the version that was looked at', async () => {
    const issuer = await registered('TRUSTED');
    sites.show(issuer.did, aDidDocument(issuer.did, aSigner(9)));
    const { rowVersion } = await refresh(issuer);
    sites.show(issuer.did, aDidDocument(issuer.did, aSigner(10)));
    await refresh(issuer);
    const accepting = set(
      issuer,
      'TRUSTED',
      { acceptDocument: true },
      admin({ expectedRowVersion: rowVersion }),
    );
    await expect(accepting).rejects.toMatchObject({ code: 'ROW_VERSION_MISMATCH' });
  });

  type Document = ReturnType<typeof aDidDocumentWithEnd>;
  /** The document with members of its second key replaced, or without that key. */
  const second = (document: Document, more: object | undefined) => ({
    ...document,
    verificationMethod: document.verificationMethod.flatMap((method, index) =>
      index === 0 ? [method] : more ? [{ ...method, ...more }] : [],
    ),
    assertionMethod: document.assertionMethod.slice(0, more ? 2 : 1),
  });
  const inSpelling = (type: string, { publicKey }: { publicKey: Uint8Array }) => ({
    type,
    publicKeyMultibase: undefined,
    publicKeyJwk: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey).toString('base64url') },
  });
  const DOCUMENT = { resolveStatus: 'OK', action: 'document_changed', isConfirmed: true };
  const KEY = { resolveStatus: 'CHANGED', action: 'key_changed' };
  const END = later(2 * DAY);

  test.each([
    ['has a service', (one: Document) => ({ ...one, service: [{ id: '#site' }] }), DAY, DOCUMENT],
    [
      'names its keys in another order',
      (one: Document) => ({ ...one, assertionMethod: one.assertionMethod.toReversed() }),
      DAY,
      DOCUMENT,
    ],
    [
      'spells a key in another way',
      (one: Document) => second(one, inSpelling('JsonWebKey', aSigner(2))),
      DAY,
      DOCUMENT,
    ],
    [
      'lists what is no key here',
      (one: Document) => ({
        ...one,
        assertionMethod: [...one.assertionMethod, 'did:web:other.example#key-1'],
      }),
      DAY,
      DOCUMENT,
    ],
    ['drops a key that has expired', (one: Document) => second(one, undefined), 3 * DAY, DOCUMENT],
    ['drops a key before its end', (one: Document) => second(one, undefined), DAY, KEY],
    ['revokes a key', (one: Document) => second(one, { revoked: later(HOUR).toISOString() }), DAY, KEY],
    [
      'has another key under the name of the old one',
      (one: Document) => second(one, inSpelling('JsonWebKey', aSigner(9))),
      DAY,
      KEY,
    ],
    [
      'has one key more',
      (one: Document) => ({
        ...one,
        assertionMethod: [...one.assertionMethod, { ...one.verificationMethod[0], id: `${one.id}#key-3` }],
      }),
      DAY,
      { ...KEY, isConfirmed: true },
    ],
    [
      'has a key that ends later',
      (one: Document) => second(one, { expires: later(9 * DAY).toISOString() }),
      DAY,
      { ...KEY, isConfirmed: true },
    ],
    [
      'has a key that ends sooner',
      (one: Document) => second(one, { expires: later(1.5 * DAY).toISOString() }),
      DAY,
      { ...KEY, isConfirmed: true },
    ],
    [
      'has an expired key with another end',
      (one: Document) => second(one, { expires: later(9 * DAY).toISOString() }),
      3 * DAY,
      { ...KEY, isConfirmed: true },
    ],
  ])('and %s, is told of as what it is', async (_name, change, ms, { resolveStatus, action, ...more }) => {
    const issuer = await registered('TRUSTED', {}, (did) => aDidDocumentWithEnd(did, END));
    const { did } = issuer;
    const document = JSON.parse(JSON.stringify(change(aDidDocumentWithEnd(did, END))));
    sites.show(did, document);
    world.clock.now = later(ms);
    const verifying = async () => (await service().resolveKey({ did }, as.unit())).keys;
    const before = await verifying();
    const read = await refresh(issuer);
    expect(await current(issuer)).toEqual(read);
    expect(read).toMatchObject({
      status: 'TRUSTED',
      resolveStatus,
      confirmedAt: 'isConfirmed' in more ? later(ms) : TEST_START,
    });
    expect([read.didDocument, read.pending?.didDocument]).toEqual(
      resolveStatus === 'OK' ? [document, undefined] : [issuer.didDocument, document],
    );
    // Whatever a site shows, the keys with which credentials verify are those from before.
    const bytes = (keys: typeof before) =>
      keys.map((key) => [key.keyId, key.publicKeyMultibase, key.expires]);
    expect(bytes(await verifying()).sort()).toEqual(bytes(before).sort());

    await refresh(issuer);
    const facts = (await told(issuer)).filter((fact) => fact.action.endsWith('_changed'));
    expect(facts).toEqual([
      {
        action: `federated_issuer.${action}`,
        reason: expect.any(String),
        previousState: 'OK',
        newState: resolveStatus,
      },
    ]);
  });

  test('in something else while it waits, tells of no other key', async () => {
    const issuer = await registered('TRUSTED');
    const actions: string[] = [];
    for (const [signer, more] of [
      [aSigner(9), {}],
      [aSigner(9), { service: [] }],
      [aSigner(10), { service: [] }],
      [aSigner(1), { service: [] }],
    ] as const) {
      const document = aDidDocument(issuer.did, signer, more);
      sites.show(issuer.did, document);
      const { didDocument, pending } = await refresh(issuer);
      expect(pending?.didDocument ?? didDocument).toEqual(document);
      actions.push((await told(issuer)).at(-1)?.action.replace('federated_issuer.', '') ?? '');
    }
    expect(actions).toEqual(['key_changed', 'document_changed', 'key_changed', 'document_changed']);
    expect(await current(issuer)).toMatchObject({ resolveStatus: 'OK', keys: issuer.keys });
    expect((await current(issuer)).pending).toBeUndefined();
  });
});

describe('a pinned key that expires', () => {
  const END = later(2 * HOUR);

  /** A trusted institution with a key without end and one that ends. */
  const withEnd = () => registered('TRUSTED', {}, (did) => aDidDocumentWithEnd(did, END));

  /** The names of the keys with which a credential verifies, on each way to the verifier. */
  const ways: Readonly<Record<string, (did: string) => Promise<readonly { readonly keyId: string }[]>>> = {
    'by the DID': async (did) => (await service().resolveKey({ did }, as.unit())).keys,
    'by the name of the key': async (did) => {
      const asked = [1, 2].map((name) => {
        const resolving = service().resolveKey({ verificationMethod: `${did}#key-${name}` }, as.unit());
        return resolving.then(
          ({ keys }) => keys,
          ({ code }) => (code === 'NOT_FOUND' ? [] : [{ keyId: code as string }]),
        );
      });
      return (await Promise.all(asked)).flat();
    },
    'in this process': async (did) =>
      (await world.issuers.ports.federated.byDid(did, as.anonymous()))?.keys ?? [],
    'over gRPC': async (did) => (await rpc('ResolveFederatedKey', { did })).keys,
  };

  test.each([
    ['a moment before its end', -1, ['#key-1', '#key-2']],
    ['at its end', 0, ['#key-1']],
    ['long after its end', 5 * DAY, ['#key-1']],
  ])('counts as long as the document says: %s', async (_name, offset, counting) => {
    const { did, federatedIssuerId } = await withEnd();
    world.clock.now = new Date(END.getTime() + offset);
    const names = async () =>
      Promise.all(
        Object.entries(ways).map(async ([way, ask]) => [
          way,
          (await ask(did)).map(({ keyId }) => keyId.replace(did, '')),
        ]),
      );
    const expected = Object.keys(ways).map((way) => [way, counting]);
    expect(await names()).toEqual(expected);
    // The same document confirms the keys that it lists, not those that have expired.
    expect(await service().refresh({ federatedIssuerId }, admin())).toMatchObject({
      resolveStatus: 'OK',
      confirmedAt: world.clock.now,
    });
    expect(await names()).toEqual(expected);
  });

  test('does not count either when it was the only one', async () => {
    const issuer = await registered('TRUSTED');
    const { did } = issuer;
    await world.tamper('federated_issuers', { did }, { $set: { 'document.keys.0.expires': END } });
    world.clock.now = END;
    for (const ask of Object.values(ways)) expect(await ask(did)).toEqual([]);
    // Nor does another key in its place confirm it.
    sites.show(did, aDidDocument(did, aSigner(9)));
    expect(await refresh(issuer)).toMatchObject({ resolveStatus: 'CHANGED', confirmedAt: TEST_START });
  });

  test('shows its end to administrators and peers', async () => {
    const issuer = await withEnd();
    const { federatedIssuerId } = issuer;
    expect((await current(issuer)).keys.map(({ expires }) => expires)).toEqual([undefined, END]);
    const { data } = await graphql(
      'query ($id: ID!) { federatedIssuer(id: $id) { keys { expires } pendingKeys { expires } } }',
      { id: federatedIssuerId },
    );
    expect(data.federatedIssuer.keys).toEqual([{ expires: null }, { expires: END.toISOString() }]);
    const { keys } = (await rpc('GetFederatedIssuer', { federatedIssuerId })).federatedIssuer;
    expect(keys.map(({ expires }: { expires: string }) => expires)).toEqual(['0', String(END.getTime())]);
  });

  test.each([
    ['before its end learns it from the same document', -1, ['#key-1', '#key-2'], [undefined, END]],
    ['after its end goes with the next reading', 1, ['#key-1'], [undefined]],
  ])('and was pinned without its end: %s', async (_name, offset, names, ends) => {
    const issuer = await withEnd();
    const { did } = issuer;
    await world.tamper('federated_issuers', { did }, { $unset: { 'document.keys.1.expires': '' } });
    world.clock.now = new Date(END.getTime() + offset);
    expect((await service().resolveKey({ did }, as.unit())).keys).toHaveLength(2);
    await refresh(issuer);
    const { keys } = await current(issuer);
    expect(keys.map(({ keyId }) => keyId.replace(did, ''))).toEqual(names);
    expect(keys.map(({ expires }) => expires)).toEqual(ends);
  });

  test('comes back through no reading of the same document', async () => {
    const issuer = await withEnd();
    const [first] = issuer.keys;
    await world.tamper('federated_issuers', { did: issuer.did }, { $set: { 'document.keys': [first] } });
    expect((await refresh(issuer)).keys).toEqual([first]);
    expect((await current(issuer)).keys).toEqual([first]);
  });

  test('need not be listed for the others to be confirmed', async () => {
    const issuer = await withEnd();
    const replaced = JSON.stringify(aDidDocumentWithEnd(issuer.did, later(9 * DAY)));
    sites.show(issuer.did, JSON.parse(replaced.replaceAll('#key-2', '#key-3')));
    world.clock.now = END;
    expect(await refresh(issuer)).toMatchObject({ resolveStatus: 'CHANGED', confirmedAt: END });
  });
});

describe('the answer for verification', () => {
  test('has keys, standing and the end of their time', async () => {
    const issuer = await registered('TRUSTED');
    expect(await world.issuers.ports.federated.byDid(issuer.did, as.anonymous())).toEqual({
      did: issuer.did,
      name: 'Example University',
      status: 'TRUSTED',
      wasTrusted: true,
      keys: [{ keyId: `${issuer.did}#key-1`, publicKey: expect.anything() }],
      accreditations: [],
      hasChanged: false,
      keysUsableUntil: later(KEYS_USABLE_MS),
      suspendedAt: undefined,
    });
    expect(
      await world.issuers.ports.federated.byDid('did:web:nobody.example', as.anonymous()),
    ).toBeUndefined();
  });

  test.each([
    ['a DID', (did: string) => ({ did }), undefined],
    ['a key', (did: string) => ({ verificationMethod: `${did}#key-1` }), undefined],
    ['another key', (did: string) => ({ verificationMethod: `${did}#key-2` }), 'NOT_FOUND'],
    ['another DID', () => ({ did: 'did:web:nobody.example' }), 'NOT_FOUND'],
    ['nothing', () => ({}), 'VALIDATION_FAILED'],
    ['both', (did: string) => ({ did, verificationMethod: `${did}#key-1` }), 'VALIDATION_FAILED'],
  ])('is given for %s or refused', async (_name, input, code) => {
    const { did } = await registered('TRUSTED');
    const answer = service().resolveKey(input(did), as.unit('peer'));
    if (code) await expect(answer).rejects.toMatchObject({ code });
    else expect((await answer).keys).toHaveLength(1);
  });
});

describe('the doors', () => {
  const someone = { issuerId: 'i', did: 'did:key:z' };
  const contexts = {
    nobody: as.anonymous(),
    issuer: as.issuer(someone),
    'API key': as.apiKey(someone),
    holder: as.holder(),
    verifier: as.verifier(),
    custodian: as.custodian(),
  };
  const operations = [
    'propose',
    'byId',
    'list',
    'setStatus',
    'trust',
    'remove',
    'refresh',
    'resolveKey',
  ] as const;
  test.each(Object.entries(contexts))('are closed to %s', async (_name, context) => {
    for (const operation of operations) {
      const { code } = await service()
        [operation]({}, context)
        .then(
          () => ({ code: 'OPEN' }),
          (error) => error,
        );
      expect([operation, code]).toEqual([
        operation,
        context.identity.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'SCOPE_MISSING',
      ]);
    }
  });

  test('let a VIEWER look and no more, and no administrator ask for keys', async () => {
    const codes: Record<string, string> = {};
    for (const operation of operations) {
      const { code } = await service()
        [operation]({}, as.admin('VIEWER'))
        .then(
          () => ({ code: 'OPEN' }),
          (error) => error,
        );
      codes[operation] = code;
    }
    const closed = {
      propose: 'FORBIDDEN',
      setStatus: 'FORBIDDEN',
      trust: 'FORBIDDEN',
      remove: 'FORBIDDEN',
      refresh: 'FORBIDDEN',
    };
    expect(codes).toEqual({
      ...closed,
      byId: 'VALIDATION_FAILED',
      list: 'OPEN',
      resolveKey: 'SCOPE_MISSING',
    });
  });

  test('say the same of one issuer over gRPC and GraphQL, from registration to removal', async () => {
    const did = aDid();
    sites.show(did, aDidDocument(did));
    const made = await rpc('RegisterFederatedIssuer', {
      did,
      name: 'Example University',
      jurisdictionCodes: ['IE'],
      accreditations: [{ credentialType: 'X', validFrom: Date.UTC(2020, 0), validTo: 0, accreditedBy: 'Y' }],
    });
    const { federatedIssuerId } = made.federatedIssuer;
    const FIELDS = `federatedIssuerId did name status resolveStatus didDocument documentHash
      accreditations { credentialType validFrom validTo accreditedBy }
      keys { keyId type publicKeyMultibase } pendingDocument pendingDocumentHash pendingKeys { keyId }
      keysUsableUntil rowVersion`;
    const shown = async () => {
      const { data } = await graphql(`query ($id: ID!) { federatedIssuer(id: $id) { ${FIELDS} } }`, {
        id: federatedIssuerId,
      });
      return data.federatedIssuer;
    };
    expect(await shown()).toMatchObject({
      did,
      status: 'PROPOSED',
      didDocument: JSON.parse(made.federatedIssuer.didDocumentJson),
      documentHash: made.federatedIssuer.documentHash,
      accreditations: [{ credentialType: 'X', validFrom: '2020-01-01T00:00:00.000Z', validTo: null }],
      pendingDocument: null,
      keysUsableUntil: later(KEYS_USABLE_MS).toISOString(),
    });
    expect(made.federatedIssuer.keys).toMatchObject([{ keyId: `${did}#key-1`, type: 'Multikey' }]);
    expect(Buffer.from(made.federatedIssuer.keys[0].publicKey)).toEqual(Buffer.from(aSigner(1).publicKey));

    const step = { federatedIssuerId, newStatus: 'VERIFIED', reason: 'r' };
    expect(await rpc('UpdateFederatedIssuerStatus', step)).toMatchObject({ previousStatus: 'PROPOSED' });
    const trusting = await graphql(
      'mutation ($input: TrustFederatedIssuerInput!) { trustFederatedIssuer(input: $input) { previousStatus federatedIssuer { status } } }',
      { input: { federatedIssuerId, reason: 'r' } },
    );
    expect(trusting.data.trustFederatedIssuer).toEqual({
      previousStatus: 'VERIFIED',
      federatedIssuer: { status: 'TRUSTED' },
    });

    sites.show(did, aDidDocument(did, aSigner(5)));
    const refreshing = await rpc('RefreshFederatedIssuer', { federatedIssuerId });
    const seen = await shown();
    expect(refreshing.federatedIssuer).toMatchObject({
      resolveStatus: 'CHANGED',
      pendingDocumentHash: seen.pendingDocumentHash,
    });
    expect(JSON.parse(refreshing.federatedIssuer.pendingDocumentJson)).toEqual(seen.pendingDocument);
    expect(seen.pendingKeys).toEqual([{ keyId: `${did}#key-1` }]);
    const accepting = { federatedIssuerId, newStatus: 'TRUSTED', reason: 'r', acceptDocument: true };
    expect((await rpc('UpdateFederatedIssuerStatus', accepting)).federatedIssuer).toMatchObject({
      resolveStatus: 'OK',
    });
    const resolved = await rpc('ResolveFederatedKey', { verificationMethod: `${did}#key-1` });
    expect(resolved).toMatchObject({
      federatedIssuerId,
      did,
      status: 'TRUSTED',
      wasTrusted: true,
      suspendedAt: '0',
    });
    expect(Buffer.from(resolved.keys[0].publicKey)).toEqual(Buffer.from(aSigner(5).publicKey));

    const listing = await rpc('ListFederatedIssuers', { did, pageSize: 1 });
    expect(listing).toMatchObject({
      total: 1,
      page: 0,
      pageSize: 1,
      federatedIssuers: [{ did, status: 'TRUSTED' }],
    });
    expect((await rpc('RemoveFederatedIssuer', { federatedIssuerId })).federatedIssuer.status).toBe(
      'REMOVED',
    );
    expect((await rpc('GetFederatedIssuer', { federatedIssuerId })).federatedIssuer.status).toBe(
      (await shown()).status,
    );
    const removed = await graphql(
      '{ federatedIssuers(filter: { status: REMOVED }, first: 1) { totalCount nodes { status } pageInfo { hasNextPage } } }',
      {},
    );
    expect(removed.data.federatedIssuers).toMatchObject({
      nodes: [{ status: 'REMOVED' }],
      pageInfo: { hasNextPage: true },
    });
  });

  test.each([
    ['RegisterFederatedIssuer', { did: 'did:web:127.1', name: 'x' }, 'VALIDATION_FAILED'],
    [
      'RegisterFederatedIssuer',
      { did: 'did:web:a.example', name: 'x', accreditations: [{}] },
      'VALIDATION_FAILED',
    ],
    ['GetFederatedIssuer', {}, 'VALIDATION_FAILED'],
    ['GetFederatedIssuer', { federatedIssuerId: newId() }, 'NOT_FOUND'],
    ['ListFederatedIssuers', { statusFilter: 'LOST' }, 'VALIDATION_FAILED'],
    ['ListFederatedIssuers', { pageSize: 101 }, 'VALIDATION_FAILED'],
    ['ListFederatedIssuers', { page: -1 }, 'VALIDATION_FAILED'],
    [
      'UpdateFederatedIssuerStatus',
      { federatedIssuerId: newId(), newStatus: 'TRUSTED', reason: 'r' },
      'NOT_FOUND',
    ],
    ['RefreshFederatedIssuer', { federatedIssuerId: newId() }, 'NOT_FOUND'],
    ['RemoveFederatedIssuer', { federatedIssuerId: 'x' }, 'VALIDATION_FAILED'],
    ['ResolveFederatedKey', {}, 'VALIDATION_FAILED'],
  ])('%s refuses %j with %s', async (name, request, code) => {
    await expect(rpc(name, request)).rejects.toMatchObject({ code });
  });
});
