import type { SettledCustodian } from '../testing/custodian-road.ts';
import type { Real } from './holder-examples.ts';
import type { Road } from './road.ts';
import { teamExamples } from './team-examples.ts';

/** What makes the examples of custodians true. */
export function custodianExamples({
  road,
  custodian,
}: {
  road: () => Road;
  custodian: () => SettledCustodian;
}): Readonly<Record<string, () => Promise<Real>>> {
  const verify = '/api/v1/custodian/auth/magic-link/verify';
  const { invited, joined, examples } = teamExamples({
    road,
    boss: () => custodian().people.Admin.headers,
    team: '/api/v1/custodian/team',
    id: 'user_id',
    verify,
  });
  return {
    'GET /api/v1/custodians/{did}': async () => ({ params: { did: custodian().did } }),
    'GET /api/v1/custodians/{did}/did.json': async () => ({ params: { did: custodian().did } }),
    [`POST ${verify}`]: async () => {
      const { email } = await invited();
      return { body: { token: await road().mail.nextToken(email) } };
    },
    'POST /api/v1/custodian/auth/logout': async () => ({ headers: (await joined()).headers }),
    ...examples,
  };
}
