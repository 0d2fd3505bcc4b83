import { newId } from '../../kernel/ids.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { type SettledVerifier, settleVerifier } from '../testing/verifier-road.ts';
import type { Real } from './holder-examples.ts';
import { issueTo, type Person } from './persons.ts';
import type { Headers, Road, Traveller } from './road.ts';

/** What makes the examples of verifiers true. */
export function verifierExamples({
  road,
  verifier,
  admin,
  person,
  issuer,
}: {
  road: () => Road;
  verifier: () => SettledVerifier;
  admin: () => Headers;
  person: () => Person;
  issuer: Traveller;
}): Readonly<Record<string, () => Promise<Real>>> {
  const TEAM = '/api/v1/verifier/team';
  const ADMIN = '/api/v1/admin/verifiers';
  const boss = () => verifier().headers;

  /** Somebody who has a letter, and the address of the letter. */
  const invited = async () => {
    const email = `${newId()}@employer.example`;
    const made = await road().post(TEAM, { email, role: 'Member' }, boss());
    const params = { user_id: String(expectStatus(made, 201).body.user_id) };
    return { email, params };
  };
  /** Somebody who has accepted, and their own headers. */
  const joined = async (): Promise<{ params: Record<string, string>; headers: Headers }> => {
    const { email, params } = await invited();
    const token = await road().mail.nextToken(email);
    const session = await road().post('/api/v1/verifier/auth/magic-link/verify', { token });
    return { params, headers: { authorization: `Bearer ${expectStatus(session, 200).body.token}` } };
  };
  const ofInvited = async (): Promise<Real> => ({ params: (await invited()).params });
  const ofJoined = async (): Promise<Real> => ({ params: (await joined()).params });
  const another = async (): Promise<Real> => ({
    params: { verifier_id: (await settleVerifier(road())).verifierId },
  });

  /** A request to somebody of that address; to the person one of another verifier. */
  const asked = async (email = `${newId()}@people.example`, by?: SettledVerifier): Promise<string> => {
    const body = {
      holder_email: email,
      requested: [{ credential_type: 'UniversityDegreeCredential' }],
      purpose: 'Your application as an engineer.',
    };
    const of = by ?? (await settleVerifier(road()));
    const made = await road().post(
      '/api/v1/verifier/requests',
      body,
      email === person().email ? of.headers : boss(),
    );
    return String(expectStatus(made, 201).body.request_id);
  };
  /** A verifier that has asked the person. */
  const asking = async (): Promise<string> => {
    const of = await settleVerifier(road());
    await asked(person().email, of);
    return of.verifierId;
  };
  const BLOCKED = '/api/v1/holder/blocked-verifiers';
  const received = async (): Promise<Real> => ({ params: { id: await asked(person().email) } });

  return {
    'POST /api/v1/verifier/requests': async () => ({
      body: { holder_email: `${newId()}@people.example` },
    }),
    'POST /api/v1/verifier/api-keys': async () => ({ headers: (await settleVerifier(road())).headers }),
    'DELETE /api/v1/verifier/api-keys/{api_key_id}': async () => {
      const made = await road().post('/api/v1/verifier/api-keys', { name: 'Tracking' }, boss());
      return { params: { api_key_id: String(expectStatus(made, 201).body.api_key_id) } };
    },
    'GET /api/v1/verifier/requests/{request_id}': async () => ({ params: { request_id: await asked() } }),
    'POST /api/v1/verifier/requests/{request_id}/cancel': async () => ({
      params: { request_id: await asked() },
    }),
    'POST /api/v1/holder/verification-requests/{id}/view': received,
    'POST /api/v1/holder/verification-requests/{id}/decline': received,
    'POST /api/v1/holder/verification-requests/{id}/answer': async () => ({
      ...(await received()),
      body: { credentialIds: [await issueTo(road(), issuer, person())] },
    }),
    [`POST ${BLOCKED}`]: async () => ({ body: { verifierId: await asking() } }),
    [`DELETE ${BLOCKED}/{id}`]: async () => {
      const verifierId = await asking();
      expectStatus(await road().post(BLOCKED, { verifierId }, person().headers), 200);
      return { params: { id: verifierId } };
    },
    'POST /api/v1/verifier/register': async () => ({
      body: { contact_email: `${newId()}@employer.example` },
    }),
    'POST /api/v1/verifier/me/close': async () => ({ headers: (await settleVerifier(road())).headers }),
    'POST /api/v1/verifier/auth/magic-link/verify': async () => {
      const { email } = await invited();
      return { body: { token: await road().mail.nextToken(email) } };
    },
    'POST /api/v1/verifier/auth/logout': async () => ({ headers: (await joined()).headers }),
    [`POST ${TEAM}`]: async () => ({ body: { email: `${newId()}@employer.example` } }),
    [`GET ${TEAM}/{user_id}`]: ofJoined,
    [`PATCH ${TEAM}/{user_id}`]: ofJoined,
    [`POST ${TEAM}/{user_id}/resend-invitation`]: ofInvited,
    [`POST ${TEAM}/{user_id}/cancel-invitation`]: ofInvited,
    [`POST ${TEAM}/{user_id}/suspend`]: ofJoined,
    [`POST ${TEAM}/{user_id}/reactivate`]: async () => {
      const { params } = await joined();
      expectStatus(await road().post(`${TEAM}/${params['user_id']}/suspend`, undefined, boss()), 200);
      return { params };
    },
    [`DELETE ${TEAM}/{user_id}`]: ofJoined,
    [`GET ${ADMIN}/{verifier_id}`]: another,
    [`POST ${ADMIN}/{verifier_id}/suspend`]: another,
    [`POST ${ADMIN}/{verifier_id}/close`]: another,
    [`POST ${ADMIN}/{verifier_id}/reactivate`]: async () => {
      const { params } = await another();
      const reason = 'It asks strangers.';
      expectStatus(
        await road().post(`${ADMIN}/${params?.['verifier_id']}/suspend`, { reason }, admin()),
        200,
      );
      return { params: params ?? {} };
    },
  };
}
