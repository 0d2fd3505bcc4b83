import { newId } from '../../kernel/ids.ts';
import { expectStatus } from '../testing/rest-road.ts';
import type { Real } from './holder-examples.ts';
import type { Headers, Road, Row } from './road.ts';

const ADMIN = '/api/v1/admin/catalog';
const PORTAL = '/api/v1/portal/catalog';

/** What makes the examples of the catalog true. */
export function catalogExamples(given: {
  road: () => Road;
  admin: () => Headers;
}): Readonly<Record<string, () => Promise<Real>>> {
  const { road, admin } = given;
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

  const inIreland = async (): Promise<Real> => {
    await ireland();
    return {};
  };
  const placed = (make: () => Promise<Readonly<Record<string, string>>>) => async (): Promise<Real> => ({
    params: await make(),
  });
  return {
    [`PATCH ${ADMIN}/jurisdictions/{code}`]: placed(async () => {
      await ireland();
      return { code: 'IE' };
    }),
    [`POST ${ADMIN}/frameworks`]: inIreland,
    [`PATCH ${ADMIN}/frameworks/{framework_id}`]: placed(framework),
    [`POST ${ADMIN}/entries`]: inIreland,
    [`PATCH ${ADMIN}/entries/{entry_id}`]: placed(entry),
    [`POST ${ADMIN}/entries/{entry_id}/versions`]: placed(entry),
    [`PATCH ${ADMIN}/entries/{entry_id}/versions/{version}`]: placed(version),
    [`POST ${ADMIN}/entries/{entry_id}/versions/{version}/publish`]: placed(version),
    [`POST ${ADMIN}/entries/{entry_id}/retire`]: placed(published),
    [`GET ${PORTAL}/entries/{entry_id}`]: placed(published),
    [`GET ${PORTAL}/entries/{entry_id}/versions`]: placed(published),
  };
}
