import { newId } from '../../kernel/ids.ts';
import { expectStatus } from '../testing/rest-road.ts';
import type { Real } from './holder-examples.ts';
import type { Headers, Road, Row, Traveller } from './road.ts';

const ADMIN = '/api/v1/admin/catalog';
const PATH = '/api/v1/learners';

/** What makes the examples of enrolments and of what has come of them true. */
export function studyExamples(given: {
  road: () => Road;
  admin: () => Headers;
  issuer: Traveller;
}): Readonly<Record<string, () => Promise<Real>>> {
  const { road, admin, issuer } = given;
  const made = async (path: string, body?: object, status = 201): Promise<Row> =>
    expectStatus(await road().post(`${PATH}${path}`, body, issuer.headers), status).body;

  /** A published version, whose results are percentages. */
  async function version(): Promise<string> {
    const asAdmin = async (path: string, body?: object) => road().post(`${ADMIN}/${path}`, body, admin());
    const place = await asAdmin('jurisdictions', { code: 'IE', name_i18n: { en: 'Ireland' } });
    if (place.status !== 409) expectStatus(place, 201);
    const entry = { entry_code: newId(), jurisdiction_code: 'IE', entry_type: 'COURSE' };
    const { entry_id } = expectStatus(await asAdmin('entries', entry), 201).body;
    const content = {
      title: 'Optics',
      result_descriptions: [{ id: 'mark', name: 'Mark', result_type: 'Percent' }],
    };
    const { entry_version_id } = expectStatus(
      await asAdmin(`entries/${entry_id}/versions`, content),
      201,
    ).body;
    expectStatus(await asAdmin(`entries/${entry_id}/versions/1/publish`), 200);
    return entry_version_id;
  }

  async function learner(): Promise<string> {
    const body = { learner_number: newId(), given_name: 'Aoife', family_name: 'Ní Bhriain' };
    return (await made('', body)).learner_id;
  }

  async function enrolment() {
    const learner_id = await learner();
    const body = { entry_version_id: await version(), start_date: '2025-09-01', status: 'ACTIVE' };
    const { enrolment_id } = await made(`/${learner_id}/enrolments`, body);
    return { learner_id, enrolment_id: enrolment_id as string };
  }

  /** A draft, or what was confirmed. */
  async function outcome(isConfirmed: boolean) {
    const { enrolment_id, learner_id } = await enrolment();
    const body = { result_description_id: 'mark', value: '72', achieved_date: '2026-02-27' };
    const { outcome_id } = await made(`/enrolments/${enrolment_id}/outcomes`, body);
    if (isConfirmed) await made(`/outcomes/${outcome_id}/confirm`, undefined, 200);
    return { learner_id, enrolment_id, outcome_id: outcome_id as string };
  }

  const placed = (make: () => Promise<Readonly<Record<string, string>>>) => async (): Promise<Real> => ({
    params: await make(),
  });
  return {
    [`GET ${PATH}/{learner_id}/enrolments`]: placed(enrolment),
    [`POST ${PATH}/{learner_id}/enrolments`]: async () => ({
      params: { learner_id: await learner() },
      body: { entry_version_id: await version() },
    }),
    [`PATCH ${PATH}/enrolments/{enrolment_id}`]: placed(enrolment),
    [`GET ${PATH}/enrolments/{enrolment_id}/outcomes`]: placed(() => outcome(true)),
    [`POST ${PATH}/enrolments/{enrolment_id}/outcomes`]: placed(enrolment),
    [`GET ${PATH}/outcomes/{outcome_id}`]: placed(() => outcome(true)),
    [`GET ${PATH}/outcomes/{outcome_id}/revisions`]: placed(() => outcome(true)),
    [`POST ${PATH}/outcomes/{outcome_id}/confirm`]: placed(() => outcome(false)),
    [`POST ${PATH}/outcomes/{outcome_id}/amend`]: placed(() => outcome(true)),
    [`POST ${PATH}/outcomes/{outcome_id}/void`]: placed(() => outcome(true)),
  };
}
