import { createReplyChecks } from '../../rest-bridge/testing/openapi-replies.ts';
import { expectStatus, HOLDER_DID } from '../testing/rest-road.ts';
import { startTestPlatform, TEST_ADMIN, type TestPlatform } from '../testing/test-platform.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { openRpcDoor, type RpcDoor } from './rpc-door.ts';

export const TYPE = 'UniversityDegreeCredential';

export type Headers = Readonly<Record<string, string>>;

/** An issuer on its way; its DID and headers come with registration and sign-in. */
export interface Traveller {
  readonly email: string;
  readonly name: string;
  did: string;
  headers: Headers;
}

// biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of a reply
export type Row = any;

/**
 * A platform with its three doors and a mail server; its clock is the system's and can be moved. Each reply over REST must be what the
 * platform's OpenAPI document says of it.
 */
export interface Road {
  readonly platform: TestPlatform;
  readonly rpc: RpcDoor;
  readonly mail: Mailbox;
  get(path: string, headers?: Headers): ReturnType<TestPlatform['rest']>;
  post(path: string, body: unknown, headers?: Headers): ReturnType<TestPlatform['rest']>;
  /** The value of the root field over GraphQL. Errors: what it refused with. */
  ask(document: string, variables?: object, headers?: Headers): Promise<Row>;
  /** The headers of the first administrator. */
  signInAdmin(): Promise<Headers>;
  /** Registers an issuer, approves it as that administrator unless there is none, and signs its person in. */
  settle(issuer: Traveller, admin: Headers | undefined, registration?: object): Promise<void>;
  /** Lets the partner integration act for an issuer over gRPC, beside those that it acts for already. */
  actFor(issuer: Traveller): void;
  /** Trades the link in a real e-mail for the headers of a session. */
  signIn(issuer: Traveller): Promise<void>;
  /** Issues over REST and returns the signed credential. */
  issue(issuer: Traveller, name: string, extra?: object): Promise<Row>;
  /** The verdict over REST. */
  verify(credential: unknown, flags?: object): Promise<Row>;
  advance(ms: number): void;
  close(): Promise<void>;
}

/** Starts everything; `env` overrides settings of the platform. */
export async function openRoad(env: Record<string, string> = {}): Promise<Road> {
  const mail = await openMailbox();
  let offset = 0;
  const started = await startTestPlatform({
    env: { SMTP_URL: mail.url, ...env },
    now: () => new Date(Date.now() + offset),
  });
  const problemsOf = createReplyChecks((await started.rest('GET', '/v3/api-docs')).body);
  const rest: TestPlatform['rest'] = async (method, path, options) => {
    const reply = await started.rest(method, path, options);
    const problems = problemsOf(method, path, reply);
    if (problems.length > 0)
      throw new Error(`${method} ${path} answered ${reply.status}: ${problems.join('; ')}`);
    return reply;
  };
  const platform: TestPlatform = Object.assign(Object.create(started), { rest });
  const rpc = await openRpcDoor(platform.config);
  const bound = new Set<string>();
  const road: Road = {
    platform,
    rpc,
    mail,
    get: (path, headers = {}) => platform.rest('GET', path, { headers }),
    post: (path, body, headers = {}) => platform.rest('POST', path, { body, headers }),
    async ask(document, variables = {}, headers = {}) {
      const { data, errors } = await platform.graphql(document, variables, headers);
      if (errors) throw new Error(JSON.stringify(errors));
      return Object.values(data)[0];
    },
    async signInAdmin() {
      const login = await road.post('/api/v1/admin/auth/login', TEST_ADMIN);
      return { authorization: `Bearer ${expectStatus(login, 200).body.token}` };
    },
    async settle(issuer, admin, registration = {}) {
      const body = { name: issuer.name, contact_email: issuer.email, ...registration };
      const registered = await road.post('/api/v1/issuer/register', body);
      issuer.did = expectStatus(registered, 201).body.issuer_did;
      road.actFor(issuer);
      if (admin)
        expectStatus(await road.post(`/api/v1/issuers/${issuer.did}/approve`, undefined, admin), 200);
      await road.signIn(issuer);
    },
    actFor({ did }) {
      rpc.bindPeer(...bound.add(did));
    },
    async signIn(issuer) {
      const asked = await road.post('/api/v1/issuer/auth/magic-link', { email: issuer.email });
      expectStatus(asked, 200);
      const token = await mail.nextToken(issuer.email);
      const session = await road.post('/api/v1/issuer/auth/magic-link/verify', { token });
      issuer.headers = { authorization: `Bearer ${expectStatus(session, 200).body.token}` };
    },
    async issue(issuer, name, extra = {}) {
      const body = { ...issueBody(issuer, name), ...extra };
      const issued = await road.post('/api/v1/credentials/issue', body, issuer.headers);
      const { credential_id } = expectStatus(issued, 201).body;
      return expectStatus(await road.get(`/api/v1/credentials/${credential_id}`, issuer.headers), 200).body
        .vc;
    },
    verify: async (credential, flags = {}) =>
      expectStatus(await road.post('/api/v1/credentials/verify', { credential, ...flags }), 200).body,
    advance(ms) {
      offset += ms;
    },
    async close() {
      rpc.close();
      await platform.stop();
      await mail.close();
    },
  };
  return road;
}

export function traveller(name: string): Traveller {
  return { name, email: `${name.toLowerCase()}@road.example`, did: '', headers: {} };
}

export function claims(name: string) {
  return { name, degree: 'BSc Physics', marks: { Mechanics: 71, Optics: 64.5 } };
}

/** The body of an issuance over REST. */
export function issueBody({ did }: Traveller, name: string) {
  return { issuer_did: did, holder_did: HOLDER_DID, credential_type: TYPE, credential_data: claims(name) };
}

/** The UUID of a signed credential. */
export function idOf({ id }: { readonly id: string }): string {
  return id.replace('urn:uuid:', '');
}
