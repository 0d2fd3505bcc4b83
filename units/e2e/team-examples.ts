import { newId } from '../../kernel/ids.ts';
import { expectStatus } from '../testing/rest-road.ts';
import type { Real } from './holder-examples.ts';
import type { Headers, Road } from './road.ts';

/** What makes the examples of a team true: the routes are those of every kind of organization. */
export function teamExamples({
  road,
  boss,
  team,
  id,
  verify,
}: {
  road: () => Road;
  boss: () => Headers;
  /** Where the routes are, and how they name a member. */
  team: string;
  id: 'member_id' | 'user_id';
  /** Where links of letters are redeemed. */
  verify: string;
}) {
  const newEmail = () => `${newId()}@people.example`;
  /** Somebody who has a letter, and the address of the letter. */
  const invited = async () => {
    const email = newEmail();
    const made = await road().post(team, { email, role: 'Viewer' }, boss());
    const params = { [id]: String(expectStatus(made, 201).body[id]) };
    return { email, params };
  };
  /** Somebody who has accepted, and their own headers. */
  const joined = async (): Promise<{ params: Record<string, string>; headers: Headers }> => {
    const { email, params } = await invited();
    const token = await road().mail.nextToken(email);
    const session = await road().post(verify, { token });
    return { params, headers: { authorization: `Bearer ${expectStatus(session, 200).body.token}` } };
  };
  const ofInvited = async (): Promise<Real> => ({ params: (await invited()).params });
  const ofJoined = async (): Promise<Real> => ({ params: (await joined()).params });

  return {
    invited,
    joined,
    examples: {
      [`POST ${team}`]: async (): Promise<Real> => ({ body: { email: newEmail() } }),
      [`GET ${team}/{${id}}`]: ofJoined,
      [`PATCH ${team}/{${id}}`]: ofJoined,
      [`POST ${team}/{${id}}/resend-invitation`]: ofInvited,
      [`POST ${team}/{${id}}/cancel-invitation`]: ofInvited,
      [`POST ${team}/{${id}}/suspend`]: ofJoined,
      [`POST ${team}/{${id}}/reactivate`]: async (): Promise<Real> => {
        const { params } = await joined();
        expectStatus(await road().post(`${team}/${params[id]}/suspend`, undefined, boss()), 200);
        return { params };
      },
      [`DELETE ${team}/{${id}}`]: ofJoined,
    },
  };
}
