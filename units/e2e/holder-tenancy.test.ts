import { newId } from '../../kernel/ids.ts';
import { connectStore, type Store } from '../../store/connect.ts';
import { ROUTES } from '../../subgraphs/domains.ts';
import type { Route } from '../../subgraphs/rest.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { type SettledVerifier, settleVerifier } from '../testing/verifier-road.ts';
import { holderExamples, type Real } from './holder-examples.ts';
import { learnerExamples } from './learner-examples.ts';
import { issueTo, type Person, settlePerson } from './persons.ts';
import { type Headers, openRoad, type Road, type Row, traveller } from './road.ts';
import { contentsOf } from './store-contents.ts';
import { verifierExamples } from './verifier-examples.ts';

let road: Road;
let store: Store;
let aoife: Person;
let mallory: Person;
let admin: Headers;
let verifier: SettledVerifier;
const issuer = traveller('Ardmore');
beforeAll(async () => {
  road = await openRoad({ EXPIRY_SWEEP_SECONDS: '86400' });
  store = await connectStore({ dataDir: road.platform.config.DATA_DIR });
  admin = await road.signInAdmin();
  await road.settle(issuer, admin);
  verifier = await settleVerifier(road);
  [aoife, mallory] = [await settlePerson(road, 'Aoife'), await settlePerson(road, 'Mallory')];
});
afterAll(async () => {
  await store.close();
  await road.close();
});

const THEIRS = { road: () => road, issuer, person: () => aoife };
const EXAMPLES = {
  ...holderExamples(THEIRS),
  ...learnerExamples(THEIRS),
  ...verifierExamples({ ...THEIRS, verifier: () => verifier, admin: () => admin }),
};
const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const isHolders = ({ caller }: Route) => caller === 'holder';
/** Routes of holders that point at something: by their path or in their body. */
const POINTING = ROUTES.filter((row) => isHolders(row) && (row.path.includes('{') || pointsInBody(row)));
const OTHER_OUTCOMES: Readonly<Record<string, string>> = {
  // Whoever has the token has the mailbox that it was sent to, or has stolen it: only then does it say more than an unknown one.
  'POST /api/v1/holder/claims/{token}/accept': 'FORBIDDEN',
  'POST /api/v1/holder/auth/passkey/register/finish': 'CEREMONY_EXPIRED',
};

function pointsInBody({ example }: Route): boolean {
  return /"(\w+Id|items)":/.test(JSON.stringify(example?.body ?? {}));
}

/** The request that Aoife's example stands for, with Mallory's session. */
async function send(row: Route, { params = {}, body = {} }: Real) {
  const path = row.path.replace(/\{(\w+)\}/g, (_match, name: string) => params[name] ?? 'nothing');
  const sent = { ...row.example?.body, ...body };
  const headers = { ...mallory.headers };
  if (row.body !== 'upload')
    return road.platform.rest(row.method, path, {
      headers,
      ...(row.example ? { body: sent } : {}),
    });
  const form = new FormData();
  for (const [name, value] of Object.entries(sent)) form.set(name, String(value));
  form.set('file', new Blob(['%PDF-1.4\n%%EOF\n']), 'a.pdf');
  const reply = await fetch(`${road.platform.base}${path}`, { method: 'POST', headers, body: form });
  return { status: reply.status, body: (await reply.json()) as Row };
}

/** The same request about things that never were. */
function aboutNothing({ params = {}, body = {} }: Real): Real {
  const unknown = (value: unknown): unknown => {
    if (typeof value === 'string') return /^[0-9a-f-]{36}$/.test(value) ? newId() : 'x'.repeat(value.length);
    if (Array.isArray(value)) return value.map(unknown);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, unknown(item)]));
  };
  return {
    params: unknown(params) as Record<string, string>,
    body: 'items' in body || 'credentialId' in body ? (unknown(body) as Record<string, unknown>) : body,
  };
}

/** What is kept, without what merely says that somebody was here. */
async function kept() {
  const contents = await contentsOf(store);
  return JSON.stringify(
    Object.entries(contents).filter(([name]) => !/sessions|audit|ceremonies|claim_tickets/.test(name)),
  );
}

test('every route that points at something has an example of Aoife’s', () => {
  expect(POINTING.map(nameOf).filter((name) => EXAMPLES[name] === undefined)).toEqual([]);
  expect(POINTING.length).toBeGreaterThan(15);
});

describe('over REST', () => {
  test.each(POINTING.map((row) => ({ name: nameOf(row), row })))(
    '$name is for Mallory as if it did not exist',
    async ({ name, row }) => {
      const real = await EXAMPLES[name]!();
      const before = await kept();
      const reply = await send(row, real);
      expect([reply.status < 500, reply.body?.error]).toEqual([true, OTHER_OUTCOMES[name] ?? 'NOT_FOUND']);
      expect(JSON.stringify(reply.body)).not.toContain('Aoife');
      if (!OTHER_OUTCOMES[name]) {
        const nothing = await send(row, aboutNothing(real));
        expect([nothing.status, nothing.body.error, nothing.body.message]).toEqual([
          reply.status,
          reply.body.error,
          reply.body.message,
        ]);
      }
      expect(await kept()).toBe(before);
    },
  );

  const LISTS = ROUTES.filter((row) => isHolders(row) && row.method === 'GET' && !row.path.includes('{'));
  test.each(LISTS.map((row) => ({ name: nameOf(row), row })))(
    '$name shows Mallory nothing of Aoife’s',
    async ({ row }) => {
      const reply = await road.platform.rest('GET', row.path, { headers: { ...mallory.headers } });
      expect(reply.status).toBe(200);
      const text = Buffer.isBuffer(reply.body) ? reply.body.toString('latin1') : JSON.stringify(reply.body);
      for (const secret of ['Aoife', 'aoife', aoife.did, aoife.holderId]) expect(text).not.toContain(secret);
      if (reply.body?.items) expect(reply.body.items).toEqual([]);
    },
  );
});

describe('over GraphQL', () => {
  /** Aoife's ids by the names under which inputs and arguments point at them. */
  let ids: Readonly<Record<string, string>>;
  beforeAll(async () => {
    const of = async (name: string) => Object.values((await EXAMPLES[name]!()).params ?? {})[0] ?? '';
    const credentialId = await issueTo(road, issuer, aoife);
    const { requestId } = expectStatus(
      await road.post(
        '/api/v1/holder/requests',
        { credentialId, requestType: 'UPDATE', reason: 'My name has changed.' },
        aoife.headers,
      ),
      201,
    ).body;
    const challenge = await road.post('/api/v1/holder/wallet-key/challenge', undefined, aoife.headers);
    ids = {
      credentialId,
      requestId,
      challengeId: expectStatus(challenge, 201).body.challengeId,
      shareId: await of('DELETE /api/v1/holder/share-links/{id}'),
      proofId: await of('DELETE /api/v1/holder/proof-links/{id}'),
      evidenceId: await of('DELETE /api/v1/holder/evidence/{id}'),
      notificationId: await of('POST /api/v1/holder/notifications/{id}/read'),
      consentId: await of('POST /api/v1/holder/consents/{id}/withdraw'),
    };
  });

  const typeOf = (type: Row): string => type.name ?? typeOf(type.ofType);
  // What a field of the type needs beside the ids, so that nothing but ownership can refuse it.
  const VALUES: Readonly<Record<string, unknown>> = {
    HolderRequestType: 'DOWNLOAD',
    WalletKeyMode: 'DEVICE',
    EvidenceKind: 'OTHER',
    Base64: Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64'),
    String: 'Application',
    JSON: {},
    ID: newId(),
  };
  // What belongs to issuers, tokens and ceremonies is tried elsewhere.
  const ELSEWHERE = [
    'issueCredential',
    'reissueCredential',
    'revokeCredential',
    'setRevocationCategory',
    'resolveHolderRequest',
    'createClaimTicket',
    'resendInvite',
    'correctInvite',
    'cancelInvite',
    'deletePasskey',
  ];

  const TYPE = 'name ofType { name ofType { name ofType { name } } }';
  async function contract() {
    const { data } = await road.platform.graphql(`{ __schema { types { name kind
      fields { name args { name type { ${TYPE} } } type { ${TYPE} } }
      inputFields { name type { ${TYPE} } } } } }`);
    return new Map((data.__schema.types as Row[]).map((type) => [type.name as string, type]));
  }

  test('every mutation that points at something is for Mallory as if it did not exist', async () => {
    const types = await contract();
    const tried: string[] = [];
    for (const { name, args } of types.get('Mutation')!.fields as Row[]) {
      if (args.length === 0 || ELSEWHERE.includes(name)) continue;
      const inputType = typeOf(args[0].type);
      const fields = types.get(inputType)!.inputFields as Row[];
      const pointing = fields.filter((field) => field.name in ids);
      if (pointing.length === 0) continue;
      const isRequired = (field: Row) => field.type.name === null;
      const input = Object.fromEntries(
        fields
          .filter((field) => isRequired(field) || field.name in ids)
          .map((field) => [field.name, ids[field.name] ?? VALUES[typeOf(field.type)]]),
      );
      const document = `mutation ($input: ${inputType}!) { ${name}(input: $input) { __typename } }`;
      const before = await kept();
      const outcomes = [];
      for (const about of [
        input,
        Object.fromEntries(Object.entries(input).map(([key, value]) => [key, key in ids ? newId() : value])),
      ]) {
        const { errors } = await road.platform.graphql(document, { input: about }, { ...mallory.headers });
        outcomes.push([name, errors?.[0]?.extensions.code, errors?.[0]?.message]);
      }
      expect(outcomes[0]).toEqual(outcomes[1]);
      // Refused for whom it belongs to, or, where Mallory's own say is missing, before anything was looked up.
      expect([name, ['NOT_FOUND', 'VALIDATION_FAILED', 'SCOPE_MISSING'].includes(outcomes[0]![1])]).toEqual([
        name,
        true,
      ]);
      expect(await kept()).toBe(before);
      tried.push(name);
    }
    expect(tried).toEqual(
      expect.arrayContaining([
        'claimCredential',
        'createShareLink',
        'revokeShareLink',
        'revokeProofLink',
        'deleteEvidence',
        'addEvidence',
        'checkIdentity',
        'markNotificationRead',
        'withdrawConsent',
        'createHolderRequest',
      ]),
    );
  });

  test('every field of `me` that takes an id shows Mallory nothing', async () => {
    const types = await contract();
    const guesses = (type: string, name: string) =>
      name in ids ? [ids[name]!] : type === 'ID' ? Object.values(ids) : [];
    const tried: string[] = [];
    for (const { name, args, type } of types.get('Me')!.fields as Row[]) {
      const selection = selectionOf(types.get(typeOf(type)), types);
      for (const arg of args as Row[]) {
        const besides = (args as Row[])
          .filter((other) => other !== arg && other.type.name === null)
          .map((other) => `${other.name}: "${guesses(typeOf(other.type), other.name)[0]}"`);
        for (const guess of guesses(typeOf(arg.type), arg.name)) {
          const given = [`${arg.name}: "${guess}"`, ...besides].join(', ');
          const { data, errors } = await road.platform.graphql(
            `{ me { ${name}(${given}) ${selection} } }`,
            {},
            { ...mallory.headers },
          );
          const seen = JSON.stringify(data ?? null);
          for (const secret of [...Object.values(ids), 'Aoife', aoife.did])
            expect(seen).not.toContain(secret);
          if (errors) expect([name, errors[0].extensions.code]).toEqual([name, 'NOT_FOUND']);
          tried.push(`${name}(${arg.name})`);
        }
      }
    }
    expect(new Set(tried).size).toBeGreaterThan(5);
  });

  /** Everything that can be selected without arguments, two levels deep. */
  function selectionOf(type: Row | undefined, types: ReadonlyMap<string, Row>, depth = 2): string {
    if (!type?.fields || depth === 0) return depth === 0 && type?.fields ? '{ __typename }' : '';
    const fields = (type.fields as Row[]).map(
      (field) => `${field.name} ${selectionOf(types.get(typeOf(field.type)), types, depth - 1)}`,
    );
    return `{ ${fields.join(' ')} }`;
  }
});
