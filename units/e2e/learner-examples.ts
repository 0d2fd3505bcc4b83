import { newId } from '../../kernel/ids.ts';
import { expectStatus } from '../testing/rest-road.ts';
import type { Real } from './holder-examples.ts';
import type { Road, Traveller } from './road.ts';

const PATH = '/api/v1/learners';

/** What makes the examples of learner records true. */
export function learnerExamples(given: {
  road: () => Road;
  issuer: Traveller;
}): Readonly<Record<string, () => Promise<Real>>> {
  const { road, issuer } = given;

  async function learner(): Promise<string> {
    const body = { learner_number: newId(), given_name: 'Aoife', family_name: 'Ní Bhriain' };
    return expectStatus(await road().post(PATH, body, issuer.headers), 201).body.learner_id;
  }

  const placed = async (): Promise<Real> => ({ params: { learner_id: await learner() } });
  const merged = async () => {
    const [learner_id, into_learner_id] = [await learner(), await learner()];
    expectStatus(await road().post(`${PATH}/${learner_id}/merge`, { into_learner_id }, issuer.headers), 200);
    return { params: { learner_id } };
  };
  return {
    [`POST ${PATH}/{learner_id}/merge`]: async () => ({
      params: { learner_id: await learner() },
      body: { into_learner_id: await learner() },
    }),
    [`POST ${PATH}/{learner_id}/merge/undo`]: merged,
    [`GET ${PATH}/{learner_id}`]: placed,
    [`PATCH ${PATH}/{learner_id}`]: placed,
  };
}
