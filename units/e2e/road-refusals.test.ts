import { ERRORS, type ErrorCode, isAppError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { expectStatus, HOLDER_DID } from '../testing/rest-road.ts';
import { newOwnKey, signOwn } from './own-key.ts';
import {
  claims,
  type Headers,
  idOf,
  issueBody,
  openRoad,
  type Road,
  type Row,
  TYPE,
  traveller,
} from './road.ts';
import type { RpcRequest } from './rpc-door.ts';

const UNKNOWN_DID = 'did:key:z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp';
const WEAK_KEY = Buffer.alloc(32).toString('base64');

let road: Road;
const [issuer, byok, suspended, waiting] = [
  traveller('Ardmore'),
  traveller('Ballyhoura'),
  traveller('Cappoquin'),
  traveller('Dungarvan'),
];
const ownKey = newOwnKey();
let issued: Row;
let taken: Row;

beforeAll(async () => {
  road = await openRoad();
  const admin = await road.signInAdmin();
  await road.settle(issuer, admin);
  await road.settle(byok, admin, { byok: true, public_key: ownKey.publicKey });
  await road.settle(suspended, admin);
  await road.settle(waiting, undefined);
  const status = { status: 'SUSPENDED', reason: 'Accreditation lapsed.' };
  expectStatus(await road.post(`/api/v1/issuers/${suspended.did}/status`, status, admin), 200);
  issued = await road.issue(issuer, 'Aoife');
  taken = ownFields('Fiadh', { credentialId: newId() });
  await road.issue(byok, 'Fiadh', taken);
});
afterAll(() => road.close());

function ownFields(name: string, given: { credentialId: string }) {
  return signOwn(ownKey, {
    issuerDid: byok.did,
    issuerName: byok.name,
    holderDid: HOLDER_DID,
    credentialType: TYPE,
    credentialData: claims(name),
    issuedAt: Date.now(),
    contextUrl: road.platform.config.contextUrl,
    ...given,
  }).fields;
}

/** The same wrong request in the spelling of each door. */
interface Wrong {
  readonly rest: readonly [method: string, path: string, body?: unknown, headers?: Headers];
  readonly graphql: readonly [field: string, args: object, headers?: Headers];
  readonly rpc: RpcRequest;
}

const REGISTER = 'registerIssuer(input: $input: RegisterIssuerInput!) { issuer { did } }';
const ISSUE = 'issueCredential(input: $input: IssueCredentialInput!) { credentialId }';
const REVOKE = 'revokeCredential(input: $input: RevokeCredentialInput!) { credential { credentialId } }';
const ROTATE = 'rotateIssuerKey(input: $input: RotateIssuerKeyInput!) { key { keyVersion } }';
const API_KEY = 'createApiKey(input: $input: CreateApiKeyInput!) { text }';
const VERIFY = 'verifyCredential(input: $input: VerifyCredentialInput!) { verification { status } }';

const camel = (name: string) => name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());
const camelKeys = (body: object) =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [camel(name), value]));
const bytes = (body: object, ...names: string[]) =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      names.includes(name) ? Buffer.from(value, 'base64') : value,
    ]),
  );

function registering(body: object): Wrong {
  const input = camelKeys(body);
  return {
    rest: ['POST', '/api/v1/issuer/register', body],
    graphql: [REGISTER, { input }],
    rpc: { to: 'registry', rpc: 'RegisterIssuer', request: bytes(input, 'publicKey') },
  };
}

function issuing(as: { did: string; headers: Headers }, change: object): Wrong {
  const body = { ...issueBody({ ...issuer, did: as.did }, 'Grace'), ...change };
  const input = camelKeys(body);
  const credentialData = JSON.stringify(body.credential_data);
  return {
    rest: ['POST', '/api/v1/credentials/issue', body, as.headers],
    graphql: [ISSUE, { input }, as.headers],
    rpc: {
      to: 'issuance',
      rpc: 'IssueCredential',
      request: bytes({ ...input, credentialData }, 'signature'),
    },
  };
}

function revoking(credentialId: string, reason: string): Wrong {
  return {
    rest: ['POST', `/api/v1/credentials/${credentialId}/revoke`, { reason }, issuer.headers],
    graphql: [REVOKE, { input: { credentialId, reason } }, issuer.headers],
    rpc: {
      to: 'issuance',
      rpc: 'RevokeCredential',
      request: { credentialId, reason, issuerDid: issuer.did },
    },
  };
}

function rotating(of: { did: string; headers: Headers }, body: object): Wrong {
  const input = { did: of.did, ...camelKeys(body) };
  const { did: issuerDid, ...keys } = input;
  const request = { issuerDid, ...bytes(keys, 'newPublicKey', 'oldKeySignature') };
  return {
    rest: ['POST', `/api/v1/issuer/${of.did}/keys/rotate`, body, of.headers],
    graphql: [ROTATE, { input }, of.headers],
    rpc: { to: 'registry', rpc: 'RotateKey', request, as: 'core-engine' },
  };
}

function keying(of: { did: string; headers: Headers }, body: object): Wrong {
  return {
    rest: ['POST', `/api/v1/issuer/${of.did}/api-keys`, body, of.headers],
    graphql: [API_KEY, { input: { issuerDid: of.did, ...body } }, of.headers],
    rpc: { to: 'registry', rpc: 'CreateApiKey', request: { issuerDid: of.did, ...body }, as: 'core-engine' },
  };
}

function reading(credentialId: string): Wrong {
  return {
    rest: ['GET', `/api/v1/credentials/${credentialId}`, undefined, issuer.headers],
    graphql: ['credential(id: $id: ID!) { credentialId }', { id: credentialId }, issuer.headers],
    rpc: { to: 'issuance', rpc: 'GetCredentialForIssuer', request: { credentialId, issuerDid: issuer.did } },
  };
}

const own = () => ownFields('Grace', { credentialId: newId() });

const WRONG: readonly (readonly [name: string, code: ErrorCode, wrong: () => Wrong])[] = [
  ['a registration without a name', 'VALIDATION_FAILED', () => registering({ name: ' ' })],
  ['a name of 256 letters', 'VALIDATION_FAILED', () => registering({ name: 'x'.repeat(256) })],
  ['an address that is none', 'VALIDATION_FAILED', () => registering({ name: 'x', contact_email: 'x at y' })],
  ['a country that is none', 'VALIDATION_FAILED', () => registering({ name: 'x', country_code: 'Ireland' })],
  [
    'a URL that runs code',
    'VALIDATION_FAILED',
    () => registering({ name: 'x', website_url: 'javascript:alert(1)' }),
  ],
  ['BYOK without a key', 'PUBLIC_KEY_REQUIRED', () => registering({ name: 'x', byok: true })],
  [
    'a key that proves nothing',
    'VALIDATION_FAILED',
    () => registering({ name: 'x', byok: true, public_key: WEAK_KEY }),
  ],
  [
    'a key of 31 bytes',
    'VALIDATION_FAILED',
    () => registering({ name: 'x', byok: true, public_key: Buffer.alloc(31, 1).toString('base64') }),
  ],
  [
    'a key that is registered',
    'DUPLICATE',
    () => registering({ name: 'x', byok: true, public_key: ownKey.publicKey }),
  ],
  [
    'an issuer that nobody registered',
    'NOT_FOUND',
    () => ({
      rest: ['GET', `/api/v1/issuers/${UNKNOWN_DID}`],
      graphql: ['issuer(did: $did: DID!) { did }', { did: UNKNOWN_DID }],
      rpc: { to: 'registry', rpc: 'GetIssuer', request: { issuerDid: UNKNOWN_DID } },
    }),
  ],
  [
    'a DID document that does not exist',
    'NOT_FOUND',
    () => ({
      rest: ['GET', `/api/v1/issuers/${UNKNOWN_DID}/did.json`],
      graphql: ['didDocument(did: $did: DID!)', { did: UNKNOWN_DID }],
      rpc: { to: 'registry', rpc: 'GetDIDDocument', request: { issuerDid: UNKNOWN_DID } },
    }),
  ],
  ['issuing while approval waits', 'ISSUER_NOT_ACTIVE', () => issuing(waiting, {})],
  ['issuing while suspended', 'ISSUER_NOT_ACTIVE', () => issuing(suspended, {})],
  [
    'claims without a name',
    'VALIDATION_FAILED',
    () => issuing(issuer, { credential_data: { degree: 'BA' } }),
  ],
  [
    'claims with an id',
    'VALIDATION_FAILED',
    () => issuing(issuer, { credential_data: { name: 'x', id: 'y' } }),
  ],
  [
    'a type of two words',
    'VALIDATION_FAILED',
    () => issuing(issuer, { credential_type: 'University Degree' }),
  ],
  [
    'the type of every credential',
    'VALIDATION_FAILED',
    () => issuing(issuer, { credential_type: 'VerifiableCredential' }),
  ],
  [
    'an expiration in the past',
    'VALIDATION_FAILED',
    () => issuing(issuer, { expiration_timestamp: Date.now() - 1000 }),
  ],
  ['a template that is no UUID', 'VALIDATION_FAILED', () => issuing(issuer, { template_id: 'x' })],
  ['a BYOK issuer that signs nothing', 'BYOK_FIELDS_REQUIRED', () => issuing(byok, {})],
  [
    'a BYOK issuer that forgets one of five',
    'BYOK_FIELDS_REQUIRED',
    () => {
      const { proof_created_timestamp: _forgotten, ...four } = own();
      return issuing(byok, four);
    },
  ],
  [
    'a signature over other claims',
    'SIGNATURE_INVALID',
    () => issuing(byok, { ...own(), credential_data: claims('Mallory') }),
  ],
  [
    'a signature of 63 bytes',
    'VALIDATION_FAILED',
    () => issuing(byok, { ...own(), signature: Buffer.alloc(63, 1).toString('base64') }),
  ],
  ['a CUSTODIAL issuer that signs', 'VALIDATION_FAILED', () => issuing(issuer, own())],
  [
    'other claims under a taken id',
    'DUPLICATE',
    () => issuing(byok, ownFields('Grace', { credentialId: taken.credential_id })),
  ],
  ['a credential that does not exist', 'NOT_FOUND', () => reading(newId())],
  ['an id that is no UUID', 'VALIDATION_FAILED', () => reading('1')],
  ['a revocation without a reason', 'VALIDATION_FAILED', () => revoking(idOf(issued), ' x ')],
  ['a revocation of nothing', 'NOT_FOUND', () => revoking(newId(), 'A wrong grade.')],
  [
    'a rotation that the old key did not sign',
    'KEY_ROTATION_SIGNATURE_INVALID',
    () => {
      const next = newOwnKey();
      return rotating(byok, { new_public_key: next.publicKey, old_key_signature: next.sign('mine') });
    },
  ],
  [
    'a key for a CUSTODIAL issuer',
    'VALIDATION_FAILED',
    () => rotating(issuer, { new_public_key: newOwnKey().publicKey }),
  ],
  ['an API key for a BYOK issuer', 'NOT_CUSTODIAL', () => keying(byok, { name: 'x' })],
  [
    'a scope that does not exist',
    'VALIDATION_FAILED',
    () => keying(issuer, { name: 'x', scopes: ['credentials:*'] }),
  ],
  [
    'a verification of nothing',
    'VALIDATION_FAILED',
    () => ({
      rest: ['POST', '/api/v1/credentials/verify', { credential: null }],
      graphql: [VERIFY, { input: { credential: null } }],
      rpc: { to: 'verification', rpc: 'VerifyCredential', request: { credentialJson: 'null' } },
    }),
  ],
  [
    'a verification of text that is no JSON',
    'MALFORMED_JSON',
    () => {
      const text = '{"id":"a","id":"b"}';
      return {
        rest: ['POST', '/api/v1/credentials/verify', { credential_json: text }],
        graphql: [VERIFY, { input: { credentialJson: text } }],
        rpc: { to: 'verification', rpc: 'VerifyCredential', request: { credentialJson: text } },
      };
    },
  ],
  [
    'the status of nothing',
    'NOT_FOUND',
    () => {
      const credentialId = newId();
      return {
        rest: ['GET', `/api/v1/credentials/${credentialId}/status`],
        graphql: ['credentialStatus(id: $id: ID!) { isActive }', { id: credentialId }],
        rpc: { to: 'verification', rpc: 'CheckCredentialStatus', request: { credentialId } },
      };
    },
  ],
  [
    'a page of 101',
    'VALIDATION_FAILED',
    () => ({
      rest: ['GET', '/api/v1/credentials?page_size=101', undefined, issuer.headers],
      graphql: ['credentials(first: $first: Int) { totalCount }', { first: 101 }, issuer.headers],
      rpc: { to: 'issuance', rpc: 'ListCredentialsByIssuer', request: { did: issuer.did, pageSize: 101 } },
    }),
  ],
];

describe('one wrong request, three doors, one code', () => {
  test.each(WRONG)('%s: %s', async (_name, code, wrongOf) => {
    const wrong = wrongOf();

    const [method, path, body, headers = {}] = wrong.rest;
    const byRest = await road.platform.rest(method, path, { body, headers });
    expect({ code: byRest.body?.error, status: byRest.status }).toEqual({ code, status: ERRORS[code].http });

    const [field, variables, as = {}] = wrong.graphql;
    const { errors } = await road.platform.graphql(operation(field), variables, as);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual([code]);

    const refusal: unknown = await road.rpc.call(wrong.rpc).catch((error: unknown) => error);
    if (!isAppError(refusal)) throw new Error(`gRPC answered ${JSON.stringify(refusal)}`);
    const { cause } = refusal as { cause?: { code?: number } };
    expect({ code: refusal.code, status: cause?.code }).toEqual({ code, status: ERRORS[code].grpc });
    expect(fieldsOf(refusal.details)).toEqual(fieldsOf(byRest.body.details));
  });
});

// A credential is a value on one door and text on another, where text that is no JSON is `input`; lists of all doors are asked for
// by GraphQL's arguments.
const SAME_FIELD: Readonly<Record<string, string>> = {
  credentialJson: 'credential',
  input: 'credential',
  first: 'pageSize',
};

/** Which fields are wrong, in one spelling. */
function fieldsOf(details: readonly { field: string }[] = []): string[] {
  return details.map(({ field }) => SAME_FIELD[camel(field)] ?? camel(field));
}

/** `field(arg: $arg: Type)` as an operation with its variables declared. */
function operation(field: string): string {
  const declared = [...field.matchAll(/(\$\w+): ([\w!]+)/g)].map(([, name, type]) => `${name}: ${type}`);
  const call = field.replace(/(\$\w+): [\w!]+/g, '$1');
  const isWrite = declared.some((variable) => variable.endsWith('Input!'));
  return `${isWrite ? 'mutation' : 'query'} (${declared.join(', ')}) { ${call} }`;
}
