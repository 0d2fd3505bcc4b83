import { newId } from '../../kernel/ids.ts';
import { expectStatus } from '../testing/rest-road.ts';
import type { Real } from './holder-examples.ts';
import type { Headers, Road, Row, Traveller } from './road.ts';

const ADMIN = '/api/v1/admin/catalog';
const PORTAL = '/api/v1/portal/catalog';

/** What makes the examples of the catalog true. */
export function catalogExamples(given: {
  road: () => Road;
  admin: () => Headers;
  issuer: Traveller;
}): Readonly<Record<string, () => Promise<Real>>> {
  const { road, admin, issuer } = given;
  const made = async (path: string, body: object): Promise<Row> =>
    expectStatus(await road().post(`${ADMIN}/${path}`, body, admin()), 201).body;
  const published = async () => {
    const params = await version();
    const path = `${ADMIN}/entries/${params.entry_id}/versions/1/publish`;
    expectStatus(await road().post(path, undefined, admin()), 200);
    return params;
  };

  /** Ireland, which an example adds. */
  async function ireland(): Promise<void> {
    const body = { code: 'IE', name_i18n: { en: 'Ireland' } };
    const reply = await road().post(`${ADMIN}/jurisdictions`, body, admin());
    if (reply.status !== 409) expectStatus(reply, 201);
  }

  async function framework() {
    await ireland();
    const body = { code: newId(), jurisdiction_code: 'IE', title: 'Levels' };
    return { framework_id: (await made('frameworks', body)).framework_id };
  }

  async function entry() {
    await ireland();
    const body = { entry_code: newId(), jurisdiction_code: 'IE', entry_type: 'COURSE' };
    return { entry_id: (await made('entries', body)).entry_id };
  }

  async function version() {
    const params = await entry();
    await made(`entries/${params.entry_id}/versions`, { title: 'Optics' });
    return { ...params, version: '1' };
  }

  async function draft() {
    const { entry_id } = await entry();
    const { entry_version_id } = await made(`entries/${entry_id}/versions`, { title: 'Optics' });
    return { entry_version_id };
  }

  async function skill() {
    return { skill_id: (await made('skills', { name: newId(), skill_type: 'SKILL' })).skill_id };
  }

  async function scheme(given: object = {}) {
    await ireland();
    const body = {
      scheme_code: newId(),
      name: 'Yearly return',
      jurisdiction_code: 'IE',
      regulator: 'QQI',
      version: '1',
      reporting_period: 'ANNUAL',
      output_format: 'CSV',
      fields: [
        { field_code: 'LEARNER', label: 'Learner number', type: 'TEXT', length: 20, required: true },
        { field_code: 'STARTED', label: 'Day of enrolment', type: 'DATE', length: 8, required: true },
        { field_code: 'RESULT', label: 'Result', type: 'TEXT', required: false },
      ],
      ...given,
    };
    return { schemeCode: (await made('schemes', body)).scheme_code as string };
  }

  async function mapped() {
    const params = await scheme();
    const path = `${ADMIN}/schemes/${params.schemeCode}/field-maps`;
    const maps = [{ field_code: 'LEARNER', expression: 'learner.learner_number', status: 'ACTIVE' }];
    const put = road().platform.rest('PUT', path, { body: { field_maps: maps }, headers: { ...admin() } });
    expectStatus(await put, 200);
    return params;
  }

  async function registration(): Promise<Row> {
    const { issuer_id } = expectStatus(await road().get(`/api/v1/issuers/${issuer.did}`, admin()), 200).body;
    return {
      scheme_code: (await scheme()).schemeCode,
      org: { type: 'ISSUER', id: issuer_id },
      registration_number: newId(),
    };
  }

  async function registered() {
    const body = { ...(await registration()), valid_from: '2026-01-01T00:00:00.000Z' };
    return { registration_id: (await made('registrations', body)).registration_id };
  }

  async function proposal() {
    const body = {
      kind: 'NEW_SKILL',
      payload: { name: newId(), skillType: 'SKILL' },
      rationale: 'It is taught.',
    };
    const proposed = await road().post(`${PORTAL}/proposals`, body, issuer.headers);
    return { proposal_id: expectStatus(proposed, 201).body.proposal_id };
  }

  async function submitted() {
    const params = await proposal();
    const path = `${PORTAL}/proposals/${params.proposal_id}/submit`;
    expectStatus(await road().post(path, undefined, issuer.headers), 200);
    return params;
  }

  const inIE = async () => {
    await ireland();
    return { code: 'IE' };
  };
  const inIreland = async (): Promise<Real> => {
    await ireland();
    return {};
  };
  const placed = (make: () => Promise<Readonly<Record<string, string>>>) => async (): Promise<Real> => ({
    params: await make(),
  });
  return {
    [`GET ${ADMIN}/jurisdictions/{code}`]: placed(inIE),
    [`PATCH ${ADMIN}/jurisdictions/{code}`]: placed(inIE),
    [`GET ${ADMIN}/frameworks/{framework_id}`]: placed(framework),
    [`GET ${ADMIN}/entries/{entry_id}`]: placed(published),
    [`GET ${ADMIN}/entries/{entry_id}/versions`]: placed(version),
    [`GET ${ADMIN}/versions/{entry_version_id}`]: placed(draft),
    [`POST ${ADMIN}/frameworks`]: inIreland,
    [`PATCH ${ADMIN}/frameworks/{framework_id}`]: placed(framework),
    [`POST ${ADMIN}/entries`]: inIreland,
    [`PATCH ${ADMIN}/entries/{entry_id}`]: placed(entry),
    [`POST ${ADMIN}/entries/{entry_id}/versions`]: placed(entry),
    [`PATCH ${ADMIN}/entries/{entry_id}/versions/{version}`]: placed(version),
    [`POST ${ADMIN}/entries/{entry_id}/versions/{version}/publish`]: placed(version),
    [`POST ${ADMIN}/entries/{entry_id}/retire`]: placed(published),
    [`PATCH ${ADMIN}/skills/{skill_id}`]: placed(skill),
    [`POST ${ADMIN}/schemes`]: inIreland,
    [`PATCH ${ADMIN}/schemes/{schemeCode}`]: placed(scheme),
    [`GET ${ADMIN}/schemes/{schemeCode}/field-maps`]: placed(mapped),
    [`PUT ${ADMIN}/schemes/{schemeCode}/field-maps`]: placed(scheme),
    [`POST ${ADMIN}/schemes/{schemeCode}/field-maps/suggest`]: placed(mapped),
    [`POST ${ADMIN}/schemes/{schemeCode}/preview`]: placed(mapped),
    [`POST ${ADMIN}/registrations`]: async () => ({ body: await registration() }),
    [`PATCH ${ADMIN}/registrations/{registration_id}`]: placed(registered),
    [`GET ${ADMIN}/proposals/{proposal_id}`]: placed(submitted),
    [`POST ${ADMIN}/proposals/{proposal_id}/accept`]: placed(submitted),
    [`POST ${ADMIN}/proposals/{proposal_id}/reject`]: placed(submitted),
    [`POST ${ADMIN}/proposals/{proposal_id}/request-changes`]: placed(submitted),
    [`GET ${PORTAL}/proposals/{proposal_id}`]: placed(proposal),
    [`PATCH ${PORTAL}/proposals/{proposal_id}`]: placed(proposal),
    [`POST ${PORTAL}/proposals/{proposal_id}/submit`]: placed(proposal),
    [`POST ${PORTAL}/proposals/{proposal_id}/withdraw`]: placed(submitted),
    [`GET ${PORTAL}/code-sets/{code_set_id}/codes`]: placed(async () => ({ code_set_id: 'iso-3166-1' })),
    [`GET ${PORTAL}/entries/semantic-search`]: async () => {
      await published();
      return {};
    },
    [`GET ${PORTAL}/entries/{entry_id}`]: placed(published),
    [`GET ${PORTAL}/entries/{entry_id}/versions`]: placed(published),
  };
}
