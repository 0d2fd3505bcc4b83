import { newId } from '../../kernel/ids.ts';
import { expectStatus } from '../testing/rest-road.ts';
import type { Real } from './holder-examples.ts';
import type { Person } from './persons.ts';
import type { Road, Traveller } from './road.ts';

const PATH = '/api/v1/learners';
const OWN = '/api/v1/holder/learner-links';

/** What makes the examples of learner records true. */
export function learnerExamples(given: {
  road: () => Road;
  issuer: Traveller;
  person: () => Person;
}): Readonly<Record<string, () => Promise<Real>>> {
  const { road, issuer, person } = given;

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
  /** A proposal to the holder, and what more is done with it. */
  const proposed = (then?: 'accept' | 'unlink') => async () => {
    await ended();
    const learner_id = await learner();
    const body = { method: 'ISSUER_ASSERTED', holder_did: person().did };
    const reply = await road().post(`${PATH}/${learner_id}/links`, body, issuer.headers);
    const { link_id } = expectStatus(reply, 201).body;
    if (then) expectStatus(await road().post(`${OWN}/${link_id}/${then}`, undefined, person().headers), 200);
    return { params: { learner_id, link_id, linkId: link_id } };
  };
  /** The holder is no learner of the issuer any more. */
  async function ended(): Promise<void> {
    const { items } = expectStatus(await road().get(OWN, person().headers), 200).body;
    for (const { linkId, status } of items)
      if (status === 'CONFIRMED')
        expectStatus(await road().post(`${OWN}/${linkId}/unlink`, undefined, person().headers), 200);
  }

  return {
    [`POST ${PATH}/{learner_id}/erase`]: placed,
    [`GET ${PATH}/{learner_id}/links`]: proposed('accept'),
    [`POST ${PATH}/{learner_id}/links`]: placed,
    [`POST ${PATH}/{learner_id}/links/{link_id}/withdraw`]: proposed(),
    [`GET ${OWN}`]: proposed(),
    [`POST ${OWN}/{linkId}/accept`]: proposed(),
    [`POST ${OWN}/{linkId}/reject`]: proposed(),
    [`POST ${OWN}/{linkId}/request-erasure`]: proposed('accept'),
    [`POST ${OWN}/{linkId}/unlink`]: proposed('accept'),
    [`POST ${PATH}/{learner_id}/merge`]: async () => ({
      params: { learner_id: await learner() },
      body: { into_learner_id: await learner() },
    }),
    [`POST ${PATH}/{learner_id}/merge/undo`]: merged,
    [`GET ${PATH}/{learner_id}`]: placed,
    [`PATCH ${PATH}/{learner_id}`]: placed,
  };
}
