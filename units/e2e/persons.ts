import { HOLDER_COOKIE } from '../../router/edge/holder-session.ts';
import { expectStatus } from '../testing/rest-road.ts';
import type { RestReply } from '../testing/test-platform.ts';
import { type Headers, idOf, type Road, type Row, type Traveller } from './road.ts';

/** Somebody with a wallet, signed in. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly holderId: string;
  readonly did: string;
  /** The session cookie. */
  readonly headers: Headers;
}

/** The session cookie that a reply sets, as a browser would send it back; undefined when it sets none or clears it. */
export function cookieOf({ headers }: Pick<RestReply, 'headers'>): string | undefined {
  const value = new RegExp(`^${HOLDER_COOKIE}=([\\w-]+);`).exec(headers.get('set-cookie') ?? '')?.[1];
  return value === undefined ? undefined : `${HOLDER_COOKIE}=${value}`;
}

/** Trades the token of a letter for the headers of a session. */
async function signInWith(road: Road, token: string): Promise<{ headers: Headers; user: Row }> {
  const reply = expectStatus(await road.post('/api/v1/holder/auth/magic-link/verify', { token }), 200);
  const cookie = cookieOf(reply);
  if (cookie === undefined) throw new Error('The sign-in set no cookie');
  return { headers: { cookie }, user: reply.body.user };
}

/** Signs in once more, as on another device. */
export async function signInAgain(road: Road, email: string): Promise<Headers> {
  expectStatus(await road.post('/api/v1/holder/auth/magic-link', { email }), 200);
  return (await signInWith(road, await road.mail.nextToken(email))).headers;
}

/** Registers a person, signs in by the link of the welcome letter and makes a wallet key on the platform. */
export async function settlePerson(road: Road, name: string): Promise<Person> {
  const email = `${name.toLowerCase()}@people.example`;
  expectStatus(await road.post('/api/v1/holder/auth/register', { name, email }), 200);
  const { headers, user } = await signInWith(road, await road.mail.nextToken(email));
  const key = await road.post('/api/v1/holder/wallet-key', { mode: 'PLATFORM' }, headers);
  return { name, email, headers, holderId: user.id, did: expectStatus(key, 201).body.did };
}

/** Issues a credential about a person and tells its id. */
export async function issueTo(
  road: Road,
  issuer: Traveller,
  { name, did }: Pick<Person, 'name' | 'did'>,
  extra: object = {},
): Promise<string> {
  return idOf(await road.issue(issuer, name, { holder_did: did, ...extra }));
}
