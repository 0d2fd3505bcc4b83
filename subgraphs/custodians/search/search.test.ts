import type { Context } from '../../../kernel/context.ts';
import { examinedBy } from '../../../store/testing/examined.ts';
import { taken } from '../intake/testing.ts';
import { recordSource } from '../review/record-source.ts';
import { as, CUSTODIAN_DIDS, type CustodiansWorld, custodianIdOf, openCustodiansWorld } from '../testing.ts';
import { memberSource } from '../workforce/member-source.ts';
import { MOST_HITS } from './search.ts';
import { createSearchService } from './search-service.ts';

const [A, B] = CUSTODIAN_DIDS;
const HEADER = 'Name,Credential Type,Award Date,Email,Learner Number';
let world: CustodiansWorld;

beforeAll(async () => {
  world = await openCustodiansWorld();
  await taken(
    world,
    `${HEADER}
Aoife Ní Bhriain,Diploma,1987-06-30,aoife@school.example,1987-00417
Bríd Ní Bhriain,Diploma,1988-06-30,,
Cora Wu,Diploma,,,
`,
  );
  await taken(world, `${HEADER}\nAoife Other,Diploma,1987-06-30,,\n`, { did: B });
});
afterAll(() => world.close());
beforeEach(() => {
  world.others.credentialSearch = { search: async () => [] };
});

const ask = (input: object = {}, context: Context = as.custodian()) =>
  world.service.search.ask({ q: 'aoife', purpose: 'AUDIT', ...input }, context);
const names = async (input: object) => (await ask(input)).hits.map(({ name }) => name);

describe('hits', () => {
  test('are masked, of the own custodian alone', async () => {
    const { hits, hasMore, searchId } = await ask({ purpose: 'LEGAL_REQUEST' });
    expect(hits).toEqual([
      {
        kind: 'RECORD',
        id: expect.any(String),
        status: 'PENDING_REVIEW',
        name: 'A*** N*** B***',
        email: 'a***@s***',
        number: '***417',
        expiresAt: undefined,
      },
    ]);
    expect({ hasMore, searchId }).toEqual({ hasMore: false, searchId: expect.any(String) });
    const other = await ask({}, as.custodian('Viewer', { did: B }));
    expect(other.hits).toMatchObject([{ name: 'A*** O***' }]);
  });

  test.each<[string, object, string[]]>([
    ['the beginning of a word', { q: 'bhri' }, ['A*** N*** B***', 'B*** N*** B***']],
    ['several words in any order', { q: 'NI  brid' }, ['B*** N*** B***']],
    ['accents', { q: 'Bríd' }, ['B*** N*** B***']],
    ['no word that only has it within', { q: 'hriain' }, []],
    ['a status', { q: 'ni', status: 'APPROVED' }, []],
    ['a status alone', { q: undefined, status: 'INVALID' }, ['C*** W***']],
    ['a kind', { kind: 'CREDENTIAL' }, []],
    ['a sign that is a word', { q: '王' }, []],
    ['a pattern is none', { q: '..' + 'aoife.*' }, ['A*** N*** B***']],
  ])('by %s', async (_name, input, expected) => {
    expect(await names(input)).toEqual(expected);
  });

  test('by the whole id, which is unknown to others', async () => {
    const [hit] = (await ask()).hits;
    expect(await names({ q: hit?.id.toUpperCase() })).toEqual(['A*** N*** B***']);
    expect(await names({ q: hit?.id, status: 'ISSUED' })).toEqual([]);
    expect((await ask({ q: hit?.id }, as.custodian('Viewer', { did: B }))).hits).toEqual([]);
  });

  test('credentials are asked of who keeps them', async () => {
    const asked: object[] = [];
    const expirationTimestamp = new Date('2027-01-01T00:00:00Z');
    const found = { credentialId: 'c', credentialStatus: 'ISSUED', holderName: 'Aoife Ryan' } as const;
    world.others.credentialSearch = {
      async search(input) {
        asked.push(input);
        return [{ ...found, expirationTimestamp }, ...Array.from({ length: MOST_HITS }, () => found)];
      },
    };
    const expiresBefore = '2027-06-01T00:00:00.000Z';
    const { hits, hasMore } = await ask({ status: 'ISSUED', expiresBefore });
    expect(asked).toEqual([
      {
        custodianDid: A,
        q: 'aoife',
        status: 'ISSUED',
        expiresBefore: new Date(expiresBefore),
        limit: MOST_HITS + 1,
      },
    ]);
    expect(hits).toHaveLength(MOST_HITS);
    expect(hasMore).toBe(true);
    expect(hits[0]).toMatchObject({ kind: 'CREDENTIAL', name: 'A*** R***', expiresAt: expirationTimestamp });
  });

  test('more than are shown are told', async () => {
    const rows = Array.from({ length: MOST_HITS + 1 }, (_, at) => `Zita Row${at},Diploma,1987-06-30,,`);
    await taken(world, `${HEADER}\n${rows.join('\n')}\n`);
    const { hits, hasMore } = await ask({ q: 'zita', kind: 'RECORD' });
    expect({ hits: hits.length, hasMore }).toEqual({ hits: MOST_HITS, hasMore: true });
    const few = await ask({ q: 'zita row7', kind: 'RECORD' });
    expect({ hits: few.hits.length, hasMore: few.hasMore }).toEqual({ hits: 1, hasMore: false });
  });

  test('are found by an index', async () => {
    const source = recordSource(world.custodians.intake.records);
    const custodianId = custodianIdOf(A);
    const sought = { custodianId, custodianDid: A, q: 'aoife', limit: 5 };
    const { examined } = await examinedBy(world.connection, () => source.find(sought, as.custodian()));
    expect(examined).toBe(1);
  });
});

describe('people who work for a custodian', () => {
  const employ = (given: object, context = as.custodian('Admin')) =>
    world.service.workforce.members.upsert(
      { employeeRef: 'E-1', name: 'Una Daly', jobRole: 'Nurse', ...given },
      context,
    );

  beforeAll(async () => {
    await employ({ employeeRef: 'E-0417', email: 'una@clinic.example' });
    await employ({ employeeRef: 'E-0418', name: 'Orla Ó Dálaigh', status: 'LEFT' });
    await employ({ employeeRef: 'E-0417', name: 'Una Elsewhere' }, as.custodian('Admin', { did: B }));
  });

  test('are found masked, of the own custodian alone', async () => {
    const { hits, hasMore } = await ask({ q: 'una' });
    expect(hits).toEqual([
      {
        kind: 'MEMBER',
        id: expect.any(String),
        status: 'ACTIVE',
        name: 'U*** D***',
        email: 'u***@c***',
        number: '***417',
        expiresAt: undefined,
      },
    ]);
    expect(hasMore).toBe(false);
    const other = await ask({ q: 'una' }, as.custodian('Viewer', { did: B }));
    expect(other.hits).toMatchObject([{ kind: 'MEMBER', name: 'U*** E***' }]);
    expect((await ask({ q: hits[0]?.id }, as.custodian('Viewer', { did: B }))).hits).toEqual([]);
  });

  test.each<[string, object, string[]]>([
    ['the beginning of a word', { q: 'dal' }, ['O*** Ó*** D***', 'U*** D***']],
    ['a name and a status', { q: 'dal', status: 'LEFT' }, ['O*** Ó*** D***']],
    ['a status alone', { q: undefined, status: 'LEFT' }, ['O*** Ó*** D***']],
    ['a status that nobody has', { q: undefined, status: 'ON_LEAVE' }, []],
    ['the whole number', { q: 'E-0418' }, ['O*** Ó*** D***']],
    ['the whole number and another status', { q: 'E-0418', status: 'ACTIVE' }, []],
    ['a part of a number, which names nobody', { q: 'E-041' }, []],
    ['another kind', { q: 'dal', kind: 'RECORD' }, []],
  ])('by %s', async (_name, input, expected) => {
    expect(await names({ kind: 'MEMBER', ...input })).toEqual(expected);
  });

  test('by the whole id, once', async () => {
    const [hit] = (await ask({ q: 'una' })).hits;
    expect(await names({ q: hit?.id.toUpperCase() })).toEqual(['U*** D***']);
    expect(await names({ q: hit?.id, status: 'LEFT' })).toEqual([]);
  });

  test('whose number is also the name of somebody are shown once each, and more than are shown are told', async () => {
    for (let at = 0; at <= MOST_HITS; at++) await employ({ employeeRef: `Yara ${at}`, name: `Yara ${at}` });
    const { hits, hasMore } = await ask({ q: 'yara', kind: 'MEMBER' });
    expect({ hits: hits.length, hasMore }).toEqual({ hits: MOST_HITS, hasMore: true });
    expect(await names({ q: 'Yara 7', kind: 'MEMBER' })).toEqual(['Y*** 7***']);
  });

  test('have no day on which they expire', async () => {
    await expect(ask({ kind: 'MEMBER', expiresBefore: '2027-01-01T00:00:00Z' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'expiresBefore' }],
    });
  });

  test('are found by an index', async () => {
    const source = memberSource(world.custodians.workforce.stores.members);
    const sought = { custodianId: custodianIdOf(A), custodianDid: A, limit: 5 };
    const examinedFor = async (input: object) =>
      (await examinedBy(world.connection, () => source.find({ ...sought, ...input }, as.custodian())))
        .examined;
    expect(await examinedFor({ q: 'una' })).toBe(1);
    expect(await examinedFor({ q: 'E-0417' })).toBe(1);
    expect(await examinedFor({ status: 'ACTIVE' })).toBeLessThanOrEqual(sought.limit + 2);
  });
});

describe('the trail', () => {
  const toldOf = async (searchId: string) => {
    const [entry] = await world.connection
      .collection('audit_entries')
      .find({ 'subject.id': searchId })
      .toArray();
    return entry;
  };

  test('tells who searched, why, where and with how many hits, and never what for', async () => {
    const context = as.custodian('Viewer', { person: 'curious' });
    const { searchId } = await ask({ q: 'Aoife Ní' }, context);
    const entry = await toldOf(searchId);
    const { identity } = context;
    expect(entry).toMatchObject({
      action: 'custodian_search.asked',
      actor: { type: 'CUSTODIAN_USER', id: identity.kind === 'custodian' && identity.userId, role: 'Viewer' },
      subject: { type: 'CustodianSearch' },
      org: { type: 'CUSTODIAN', id: custodianIdOf(A) },
      reason: expect.stringMatching(/^AUDIT; kinds RECORD,CREDENTIAL,MEMBER; hits 1; query [0-9a-f]{32}$/),
    });
    expect(JSON.stringify(entry)).not.toMatch(/aoife|ní/i);
  });

  test('a search without hits stands there, too', async () => {
    const { searchId } = await ask({ q: 'nobody at all' });
    expect(await toldOf(searchId)).toMatchObject({ reason: expect.stringContaining('hits 0') });
  });

  test('has one fingerprint for one question of one custodian', async () => {
    const printOf = async (input: object, context?: Context) =>
      String((await toldOf((await ask(input, context)).searchId))?.['reason']).split('query ')[1];
    const print = await printOf({});
    expect(await printOf({ q: ' AOIFE', purpose: 'IDENTITY_CHECK' })).toBe(print);
    for (const other of [{ q: 'aoifa' }, { status: 'NEW' }, { expiresBefore: '2027-01-01T00:00:00Z' }])
      expect(await printOf(other)).not.toBe(print);
    expect(await printOf({}, as.custodian('Admin', { did: B }))).not.toBe(print);
  });

  test('a search whose entry cannot be kept is not answered', async () => {
    const failing = createSearchService({
      sources: [recordSource(world.custodians.intake.records)],
      ledger: { ...world.ledger, commit: () => Promise.reject(new Error('The disk is full.')) },
      fingerprintKey: Buffer.alloc(32),
    });
    await expect(failing.ask({ q: 'aoife', purpose: 'AUDIT' }, as.custodian())).rejects.toThrow('full');
  });
});

describe('refusals', () => {
  test.each<[string, object, string]>([
    ['no purpose', { purpose: undefined }, 'purpose'],
    ['a purpose of one’s own', { purpose: 'CURIOSITY' }, 'purpose'],
    ['nothing to look for', { q: undefined }, 'q'],
    ['spaces', { q: '  ' }, 'q'],
    ['a pattern', { q: '.*' }, 'q'],
    ['many signs', { q: '^$([{|' }, 'q'],
    ['one letter among signs', { q: '*a*' }, 'q'],
    ['one letter of another alphabet', { q: 'Ж' }, 'q'],
    ['one letter', { q: 'a' }, 'q'],
    ['signs alone', { q: '\u0301' }, 'q'],
    ['a text without end', { q: 'a'.repeat(101) }, 'q'],
    ['control characters', { q: 'ao\u0000ife' }, 'q'],
    ['no text', { q: { $gt: '' } }, 'q'],
    ['a kind that there is not', { kind: 'HOLDER' }, 'kind'],
    ['a status that nothing has', { status: 'LOST' }, 'status'],
    ['a status of another kind', { kind: 'CREDENTIAL', status: 'NEW' }, 'status'],
    ['no instant', { expiresBefore: 'soon' }, 'expiresBefore'],
    ['an end of what has none', { kind: 'RECORD', expiresBefore: '2027-01-01T00:00:00Z' }, 'expiresBefore'],
    ['somebody else’s custodian', { custodianId: custodianIdOf(B) }, 'custodianId'],
  ])('%s', async (_name, input, field) => {
    await expect(ask(input)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field }] });
  });

  test.each<[string, Context, string]>([
    ['nobody', as.nobody(), 'UNAUTHENTICATED'],
    ['a unit', as.unit(), 'SCOPE_MISSING'],
    ['a custodian that is suspended', as.custodian('Admin', { status: 'SUSPENDED' }), 'CUSTODIAN_NOT_ACTIVE'],
  ])('%s', async (_name, context, code) => {
    await expect(ask({}, context)).rejects.toMatchObject({ code });
  });
});

test('GraphQL asks for the same', async () => {
  const document = `query ($q: String, $purpose: CustodianSearchPurpose!) {
    custodianSearch(q: $q, purpose: $purpose) { searchId purpose hits { kind id status name email number expiresAt } hasMore }
  }`;
  const { data } = await world.graphql(document, { q: 'aoife', purpose: 'AUDIT' }, as.custodian('Viewer'));
  expect(data.custodianSearch).toMatchObject({
    purpose: 'AUDIT',
    hits: [{ kind: 'RECORD', name: 'A*** N*** B***', number: '***417', expiresAt: null }],
    hasMore: false,
  });
});
