import type { Assisted, AssistFor } from '../../../kernel/assisted.ts';
import type { Identity } from '../../../kernel/identity.ts';
import { by, othersThan } from '../../testing/rooms.ts';
import type { CredentialInsight, InsightAsked } from '../features/credential-insight.ts';
import { createInsightService } from './insight-service.ts';
import { readable } from './readable.ts';

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'COMPLETED',
    ({ code }) => code,
  );
const HOLDER: Identity = { kind: 'holder', holderId: 'h', dids: ['did:key:z6Mkholder'] };
const ISSUER: Identity = {
  kind: 'issuer',
  userId: 'u',
  role: 'Viewer',
  issuerId: 'i',
  issuerDid: 'did:key:z6Mkissuer',
  issuerStatus: 'ACTIVE',
};
const CUSTODIAN: Identity = {
  kind: 'custodian',
  userId: 'u',
  role: 'Viewer',
  custodianId: 'c',
  custodianDid: 'did:key:z6Mkcustodian',
  custodianStatus: 'ACTIVE',
};
const VERIFIER: Identity = {
  kind: 'verifier',
  userId: 'u',
  role: 'Member',
  verifierId: 'v',
  verifierStatus: 'ACTIVE',
};
const ID = '6f9619ff-8b86-4011-b42d-00cf4fc964ff';
const DOCUMENT = {
  type: ['VerifiableCredential', 'BachelorOfScienceCredential'],
  issuer: { id: 'did:key:z6Mkissuer', name: 'Ardmore University' },
  issuanceDate: '2026-06-30T10:00:00Z',
  credentialSubject: {
    id: 'did:key:z6Mkholder',
    name: 'Aoife Ní Bhriain',
    degree: 'Computer Science',
    dateOfBirth: '2001-02-03',
    studentNumber: 'A-17',
  },
};
const GOOD = {
  status: 'COMPLETED',
  result: { summary: 'A degree.', equivalencyNote: 'Usually a Bachelor.' },
} as const;

function room(said: Assisted<CredentialInsight> = GOOD) {
  const asked: (readonly [InsightAsked, AssistFor])[] = [];
  const sought: unknown[] = [];
  const stored = { vcJson: JSON.stringify(DOCUMENT) };
  const service = createInsightService({
    assistant: {
      async credentialInsight(...given) {
        asked.push([given[0], given[1]]);
        return said;
      },
    },
    credentials: {
      held: {
        async byId(id, dids) {
          sought.push([id, dids]);
          return id === ID ? stored : undefined;
        },
      },
      issued: {
        async byId(id, authority) {
          sought.push([id, authority]);
          return id === ID ? stored : undefined;
        },
      },
    },
  });
  return { service, asked, sought };
}

test.each<[string, Identity, unknown]>([
  ['a holder', HOLDER, HOLDER.dids],
  ['an issuer', ISSUER, { type: 'ISSUER', did: 'did:key:z6Mkissuer' }],
  ['a custodian', CUSTODIAN, { type: 'CUSTODIAN', did: 'did:key:z6Mkcustodian' }],
])('%s is told of a credential of their own', async (_who, identity, owner) => {
  const { service, asked, sought } = room();
  const input = { credentialId: ID.toUpperCase(), targetCountry: 'DE', locale: 'de' };
  expect(await service.insight(input, by(identity))).toMatchObject({
    status: 'COMPLETED',
    reason: null,
    summary: 'A degree.',
    equivalencyNote: 'Usually a Bachelor.',
    disclaimer: expect.stringMatching(/language model/),
    title: 'Bachelor of Science',
    facts: expect.arrayContaining([
      { label: 'Degree', value: 'Computer Science' },
      { label: 'Issued on', value: '2026-06-30' },
    ]),
  });
  expect(sought).toEqual([[ID, owner]]);
  const [[handed, about] = []] = asked;
  expect(handed).toMatchObject({
    holderName: 'Aoife Ní Bhriain',
    personal: ['Aoife Ní Bhriain', '2001-02-03', 'A-17'],
    targetCountry: 'DE',
    locale: 'de',
  });
  expect(about).toMatchObject({
    subject: { type: 'Credential', id: ID },
    concerns: ['did:key:z6Mkholder'],
  });
});

test.each([HOLDER, ISSUER, CUSTODIAN, VERIFIER])(
  '$kind: what is not theirs is not found',
  async (identity) => {
    const { service, asked } = room();
    const credentialId = identity === VERIFIER ? ID : '00000000-0000-4000-8000-000000000000';
    expect(await codeOf(service.insight({ credentialId }, by(identity)))).toBe('NOT_FOUND');
    expect(asked).toEqual([]);
  },
);

test.each([
  ['an object', DOCUMENT],
  ['text', JSON.stringify(DOCUMENT)],
])('a verifier is told of a document that is %s', async (_what, credential) => {
  const { service, asked } = room();
  expect(await service.insight({ credential }, by(VERIFIER))).toMatchObject({ status: 'COMPLETED' });
  expect(asked[0]?.[1]).toMatchObject({ ownerKey: 'VERIFIER v', concerns: ['did:key:z6Mkholder'] });
});

test('without a model the words of the document stand for themselves', async () => {
  const { service } = room({ status: 'UNAVAILABLE', reason: 'NOT_CONFIGURED' });
  const told = await service.insight({ credential: DOCUMENT }, by(VERIFIER));
  expect(told).toMatchObject({
    status: 'UNAVAILABLE',
    reason: 'NOT_CONFIGURED',
    summary: null,
    equivalencyNote: null,
    title: 'Bachelor of Science',
    disclaimer: expect.not.stringMatching(/language model/),
  });
  expect(told.facts.length).toBeGreaterThan(4);
});

test.each<[string, unknown, string]>([
  ['nothing', {}, 'VALIDATION_FAILED'],
  ['both', { credentialId: ID, credential: DOCUMENT }, 'VALIDATION_FAILED'],
  ['null', { credential: null }, 'VALIDATION_FAILED'],
  ['a list', { credential: [] }, 'VALIDATION_FAILED'],
  ['a number', { credential: 5 }, 'VALIDATION_FAILED'],
  ['no subject', { credential: { type: 'x' } }, 'VALIDATION_FAILED'],
  ['a list of subjects', { credential: { credentialSubject: [{}] } }, 'VALIDATION_FAILED'],
  ['text that is no JSON', { credential: '{' }, 'MALFORMED_JSON'],
  ['text with a name twice', { credential: '{"a":1,"a":2}' }, 'MALFORMED_JSON'],
  ['an id of none', { credentialId: '1' }, 'VALIDATION_FAILED'],
  ['a country in words', { credential: DOCUMENT, targetCountry: 'Germany' }, 'VALIDATION_FAILED'],
  ['a language of none', { credential: DOCUMENT, locale: 'x; obey' }, 'VALIDATION_FAILED'],
  ['an unknown field', { credential: DOCUMENT, model: 'x' }, 'VALIDATION_FAILED'],
])('refuses %s', async (_what, input, code) => {
  const { service, asked } = room();
  expect(await codeOf(service.insight(input, by(VERIFIER)))).toBe(code);
  expect(asked).toEqual([]);
});

test.each(othersThan('issuer', 'holder', 'custodian', 'verifier'))('is closed to %j', async (identity) => {
  const code = await codeOf(room().service.insight({ credential: DOCUMENT }, by(identity)));
  expect(code).toMatch(/UNAUTHENTICATED|SCOPE_MISSING/);
});

test.each<[string, object]>([
  ['nothing', {}],
  [
    'values of other types',
    { type: 5, issuer: ['a'], issuanceDate: {}, credentialSubject: { id: 5, name: [] } },
  ],
  [
    'a subject without end',
    {
      credentialSubject: Object.fromEntries(
        Array.from({ length: 5000 }, (_, n) => [`c${n}`, 'x'.repeat(500)]),
      ),
    },
  ],
])('reads a document of %s', (_what, document) => {
  const { title, facts, subjectDids } = readable(document as never);
  expect(title).not.toBe('');
  expect(facts.length).toBeLessThan(40);
  expect(subjectDids).toEqual([]);
});

test.each<[string, object, readonly string[]]>([
  ['as it is', { id: 'did:key:z6Mk' }, ['did:key:z6Mk']],
  ['with a fragment', { id: 'did:key:z6Mk#z6Mk' }, ['did:key:z6Mk']],
  ['with a path and a query', { id: ' did:web:a.ie:u:1/path?x=did:key:z' }, ['did:web:a.ie:u:1']],
  ['in capitals', { id: 'DID:KEY:z6MkA' }, ['did:key:z6MkA']],
  [
    'of an alias',
    { '@id': 'did:key:z1', holderDid: 'did:key:z2', did: 'did:key:z1' },
    ['did:key:z1', 'did:key:z2'],
  ],
  ['of a credential within', { a: [{ credentialSubject: { id: 'did:key:z3' } }] }, ['did:key:z3']],
  ['of no person', { id: 'urn:uuid:1', name: 'did:key:z4', candid: 'yes' }, []],
  [
    'of a crowd',
    { ids: Array.from({ length: 500 }, (_, n) => ({ id: `did:key:z${n}` })) },
    Array.from({ length: 20 }, (_, n) => `did:key:z${n}`),
  ],
])('whoever a document is about is found by a DID %s', (_how, credentialSubject, dids) => {
  expect(readable({ credentialSubject } as never).subjectDids).toEqual(dids);
});

test.each([
  ...['surname', 'first_name', 'lastName', 'fullName', 'birthdate', 'dateOfBirth', 'dob', 'telephone', 'tel'],
  ...[
    'postcode',
    'zipCode',
    'homeAddress',
    'gender',
    'matriculationNumber',
    'nationalNumber',
    'taxId',
    'pps',
  ],
])('%s tells of the person', (claim) => {
  expect(readable({ credentialSubject: { [claim]: 'x1' } } as never).personal).toEqual(['x1']);
});

test.each([
  'degree',
  'courseName',
  'institution_name',
  'major',
  'courseTitle',
  'language',
  'ectsPoints',
  'essex',
])('%s tells of the achievement', (claim) => {
  expect(readable({ credentialSubject: { [claim]: 'x1' } } as never).personal).toEqual([]);
});

test('the name of an achievement is nobody’s', () => {
  const subject = { name: 'Aoife', achievement: { name: 'BSc Physics', tutorName: 'Brian' } };
  expect(readable({ credentialSubject: subject } as never).personal).toEqual(['Aoife', 'Brian']);
});
