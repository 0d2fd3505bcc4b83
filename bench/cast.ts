import { cookieOf } from '../units/e2e/persons.ts';
import {
  activeIssuer,
  expectStatus,
  newToken,
  type RoadIssuer,
  restClient,
  secretsIn,
  signInAdmin,
} from '../units/testing/rest-road.ts';
import type { Headers } from './caller.ts';

/** Who acts in a measurement: an issuer that may issue, with an API key, a holder with a wallet, and an administrator. */
export interface Cast {
  readonly admin: Headers;
  readonly issuer: RoadIssuer;
  readonly apiKey: Headers;
  readonly holder: Headers;
  /** The DID of the holder's wallet key. */
  readonly holderDid: string;
  /** One POST with the answer's body. Errors: any other status than the wanted one. */
  // biome-ignore lint/suspicious/noExplicitAny: the shape is the API's, checked by its own tests
  post(path: string, body: unknown, headers: Headers, status?: number): Promise<any>;
}

/** Registers them on a new platform. */
export async function enrol({ base, dataDir }: { base: string; dataDir: string }): Promise<Cast> {
  const rest = restClient(base);
  const secrets = secretsIn(dataDir);
  const post: Cast['post'] = async (path, body, headers, status = 201) =>
    expectStatus(await rest('POST', path, { body, headers, timeoutMs: 120_000 }), status).body;
  const admin = await signInAdmin(rest);
  const issuer = await activeIssuer(rest, { secrets, admin, email: 'registrar@ardmore.example' });
  const scopes = ['credentials:issue', 'credentials:batch'];
  const key = await post(`/api/v1/issuer/${issuer.did}/api-keys`, { name: 'Bench', scopes }, issuer.headers);
  const before = secrets().length;
  await post('/api/v1/holder/auth/register', { name: 'Student', email: 'student@people.example' }, {}, 200);
  const token = await newToken(secrets, before);
  const signedIn = await rest('POST', '/api/v1/holder/auth/magic-link/verify', { body: { token } });
  const holder = { cookie: cookieOf(signedIn) ?? '' };
  const { did } = await post('/api/v1/holder/wallet-key', { mode: 'PLATFORM' }, holder);
  return { admin, issuer, apiKey: { 'x-api-key': key.api_key }, holder, holderDid: did, post };
}

/** The body of a batch: one credential for each name, all of one holder. */
export function batchBody(issuerDid: string, holderDid: string, names: readonly string[]): object {
  return {
    issuer_did: issuerDid,
    credential_type: 'UniversityDegreeCredential',
    records: names.map((name) => ({
      holder_did: holderDid,
      credential_data: { name, degree: 'BSc Physics', marks: { Mechanics: 71, Optics: 64.5 } },
    })),
  };
}
