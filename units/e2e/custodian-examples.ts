import { newId } from '../../kernel/ids.ts';
import type { SettledCustodian } from '../testing/custodian-road.ts';
import { expectStatus } from '../testing/rest-road.ts';
import type { Real } from './holder-examples.ts';
import type { Headers, Road } from './road.ts';

/** What makes the examples of custodians true. */
export function custodianExamples({
  road,
  custodian,
}: {
  road: () => Road;
  custodian: () => SettledCustodian;
}): Readonly<Record<string, () => Promise<Real>>> {
  const TEAM = '/api/v1/custodian/team';
  const boss = () => custodian().people.Admin.headers;

  /** Somebody who has a letter, and the address of the letter. */
  const invited = async () => {
    const email = `${newId()}@archive.example`;
    const made = await road().post(TEAM, { email, role: 'Viewer' }, boss());
    const params = { user_id: String(expectStatus(made, 201).body.user_id) };
    return { email, params };
  };
  /** Somebody who has accepted, and their own headers. */
  const joined = async (): Promise<{ params: Record<string, string>; headers: Headers }> => {
    const { email, params } = await invited();
    const token = await road().mail.nextToken(email);
    const session = await road().post('/api/v1/custodian/auth/magic-link/verify', { token });
    return { params, headers: { authorization: `Bearer ${expectStatus(session, 200).body.token}` } };
  };
  const ofInvited = async (): Promise<Real> => ({ params: (await invited()).params });
  const ofJoined = async (): Promise<Real> => ({ params: (await joined()).params });

  return {
    'GET /api/v1/custodians/{did}': async () => ({ params: { did: custodian().did } }),
    'POST /api/v1/custodian/auth/magic-link/verify': async () => {
      const { email } = await invited();
      return { body: { token: await road().mail.nextToken(email) } };
    },
    'POST /api/v1/custodian/auth/logout': async () => ({ headers: (await joined()).headers }),
    'POST /api/v1/custodian/auth/sso/logout': async () => ({ headers: (await joined()).headers }),
    [`POST ${TEAM}`]: async () => ({ body: { email: `${newId()}@archive.example` } }),
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
  };
}
