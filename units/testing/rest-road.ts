import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../kernel/testing/until.ts';
import { httpCall } from './http-call.ts';
import { type RestReply, TEST_ADMIN } from './test-platform.ts';

export const HOLDER_DID = 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK';

/** Rate limits that no test reaches, and an administrator whose password is known. */
export const ROAD_SETTINGS = {
  ADMIN_BOOTSTRAP_EMAIL: TEST_ADMIN.email,
  ADMIN_BOOTSTRAP_PASSWORD: TEST_ADMIN.password,
  RATE_LIMIT_REGISTRATION: '100000',
  RATE_LIMIT_SIGN_IN: '100000',
  RATE_LIMIT_LINK: '100000',
  RATE_LIMIT_ISSUE: '100000',
  RATE_LIMIT_VERIFY: '100000',
  RATE_LIMIT_PORTAL: '100000',
  RATE_LIMIT_HOLDER: '100000',
  RATE_LIMIT_INSIGHT: '100000',
  RATE_LIMIT_KYC: '100000',
  RATE_LIMIT_LOOKUP: '100000',
  RATE_LIMIT_GRAPHQL: '100000',
};

type Headers = Readonly<Record<string, string>>;

type RestCall = (
  method: string,
  path: string,
  options?: { body?: unknown; headers?: Headers; timeoutMs?: number },
) => Promise<RestReply>;

/** One REST call to the gateway at `base`; a body that is not text is sent as JSON. */
export type Rest = RestCall & { readonly base: string };

/** Calls to the gateway at `base`. Errors: those of the connection, when no whole answer came. */
export function restClient(base: string): Rest {
  const call: RestCall = async (method, path, { body, headers = {}, timeoutMs = 20_000 } = {}) => {
    const {
      status,
      headers: received,
      bytes,
    } = await httpCall(`${base}${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status, headers: received, body: bytes.length === 0 ? undefined : JSON.parse(bytes.toString()) };
  };
  return Object.assign(call, { base });
}

/** The first administrator's headers. */
export async function signInAdmin(rest: Rest): Promise<Headers> {
  const reply = await rest('POST', '/api/v1/admin/auth/login', { body: TEST_ADMIN });
  return bearer(reply);
}

export interface RoadIssuer {
  readonly did: string;
  /** Of the person who signed in. */
  readonly headers: Headers;
}

/** What the platform told its owner so far, oldest first: `secretsIn` reads it of a process, `secretsOf` of log lines. */
type Secrets = () => readonly string[];

/** Registers a CUSTODIAL issuer, approves it and signs its person in. */
export async function activeIssuer(
  rest: Rest,
  { secrets, admin, email }: { secrets: Secrets; admin: Headers; email: string },
): Promise<RoadIssuer> {
  const registered = await rest('POST', '/api/v1/issuer/register', {
    body: { name: 'Ardmore University', contact_email: email },
  });
  const did: string = expectStatus(registered, 201).body.issuer_did;
  expectStatus(await rest('POST', `/api/v1/issuers/${did}/approve`, { headers: admin }), 200);
  return { did, headers: await signInIssuer(rest, { secrets, email }) };
}

/** Signs an issuer's person in; one at a time, since a link does not say whose it is. */
export async function signInIssuer(
  rest: Rest,
  { secrets, email }: { secrets: Secrets; email: string },
): Promise<Headers> {
  const before = secrets().length;
  expectStatus(await rest('POST', '/api/v1/issuer/auth/magic-link', { body: { email } }), 200);
  const token = await newToken(secrets, before);
  return bearer(await rest('POST', '/api/v1/issuer/auth/magic-link/verify', { body: { token } }));
}

/** The body of an issuance whose claims carry `name`. */
export function issueBody(did: string, name: string): object {
  return {
    issuer_did: did,
    holder_did: HOLDER_DID,
    credential_type: 'UniversityDegreeCredential',
    credential_data: { name, degree: 'BSc Physics', marks: { Mechanics: 71, Optics: 64.5 } },
  };
}

/** The reply, when its status is the wanted one; else an error that shows the body. */
export function expectStatus<R extends Pick<RestReply, 'status' | 'body'>>(reply: R, wanted: number): R {
  if (reply.status === wanted) return reply;
  throw new Error(`Answered ${reply.status} instead of ${wanted}: ${JSON.stringify(reply.body)}`);
}

/** The secrets that a process on this data folder keeps for its owner. */
export function secretsIn(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.log');
  return () => {
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => (JSON.parse(line) as { secret: string }).secret);
  };
}

/** The secrets in log lines of a platform in this process. */
export function secretsOf(lines: readonly string[]): Secrets {
  return () =>
    lines
      .map((line) => JSON.parse(line) as { secret?: boolean; reveal?: string })
      .flatMap(({ secret, reveal }) => (secret === true && reveal !== undefined ? [reveal] : []));
}

/** The token of the next link that the platform tells its owner of, after `before` secrets. */
export async function newToken(secrets: Secrets, before: number): Promise<string> {
  let token: string | undefined;
  await until('a sign-in link', () => {
    [token] = secrets()
      .slice(before)
      .flatMap((secret) => /[#?&]token=([A-Za-z0-9_-]{20,})/.exec(secret)?.[1] ?? []);
    return token !== undefined;
  });
  return token ?? '';
}

function bearer(reply: RestReply): Headers {
  return { authorization: `Bearer ${expectStatus(reply, 200).body.token}` };
}
