import { newId } from '../../kernel/ids.ts';
import type { Headers, Road } from '../e2e/road.ts';
import { expectStatus } from './rest-road.ts';

/** A verifier that was registered and confirmed, and its first Admin. */
export interface SettledVerifier {
  readonly verifierId: string;
  readonly name: string;
  readonly email: string;
  readonly headers: Headers;
}

/** What an employer sends that registers. */
export const aRegistration = (given: object = {}) => ({
  name: 'Burren Software',
  sector: 'EMPLOYER',
  purpose_statement: 'We check the degrees that applicants for our posts name.',
  contact_email: `hr-${newId()}@employer.example`,
  terms_version: '2026-11',
  ...given,
});

/** Registers a verifier, follows the link of the letter, and returns who that is. */
export async function settleVerifier(road: Road, given: object = {}): Promise<SettledVerifier> {
  const body = aRegistration(given);
  expectStatus(await road.post('/api/v1/verifier/register', body), 200);
  const token = await road.mail.nextToken(body.contact_email);
  const session = await road.post('/api/v1/verifier/auth/magic-link/verify', { token });
  const { token: bearer, verifier } = expectStatus(session, 200).body;
  return {
    verifierId: verifier.verifier_id,
    name: verifier.name,
    email: body.contact_email,
    headers: { authorization: `Bearer ${bearer}` },
  };
}
