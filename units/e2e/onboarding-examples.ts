import { newId } from '../../kernel/ids.ts';
import { until } from '../../kernel/testing/until.ts';
import { connectStore } from '../../store/connect.ts';
import { expectStatus } from '../testing/rest-road.ts';
import type { Real } from './holder-examples.ts';
import type { Headers, Road, Row } from './road.ts';

const CASES = '/api/v1/admin/issuer-onboarding/cases';
const ITEMS = ['LEGAL_NAME', 'DOMAIN_CONTROL', 'REGISTRATION_NUMBER', 'CONTACT_VERIFIED'];

/** For the routes of onboarding and anomalies, what makes their example true. */
export function onboardingExamples({
  road,
  admin,
}: {
  road: () => Road;
  admin: () => Headers;
}): Readonly<Record<string, () => Promise<Real>>> {
  const send = async (method: string, path: string, body: unknown): Promise<Row> =>
    expectStatus(await road().platform.rest(method, path, { body, headers: { ...admin() } }), 200).body;
  const fresh = async (): Promise<Real> => ({ params: { case_id: await newCase(road(), admin()) } });
  const assigned = async (): Promise<Real> => {
    const { params } = await fresh();
    await send('POST', `${CASES}/${params?.['case_id']}/assign`, {});
    return params ? { params } : {};
  };
  const checked = async (): Promise<Real> => {
    const { params } = await fresh();
    const items = ITEMS.map((item) => ({ item, state: 'MET' }));
    await send('PATCH', `${CASES}/${params?.['case_id']}/checklist`, { items });
    return params ? { params } : {};
  };
  const ofNobody = async (): Promise<Real> => ({ params: { case_id: newId() } });
  const custodians = CASES.replace('issuer', 'custodian');
  const last = ['assign', 'request-info', 'approve', 'reject'];
  return {
    [`GET ${CASES}/{case_id}`]: fresh,
    [`POST ${CASES}/{case_id}/assign`]: fresh,
    [`PATCH ${CASES}/{case_id}/checklist`]: fresh,
    [`POST ${CASES}/{case_id}/request-info`]: assigned,
    [`POST ${CASES}/{case_id}/approve`]: checked,
    [`POST ${CASES}/{case_id}/reject`]: assigned,
    [`GET ${custodians}/{case_id}`]: ofNobody,
    [`PATCH ${custodians}/{case_id}/checklist`]: ofNobody,
    ...Object.fromEntries(last.map((step) => [`POST ${custodians}/{case_id}/${step}`, ofNobody])),
    'PATCH /api/v1/admin/anomalies/{anomaly_id}': async () => ({
      params: { anomaly_id: await anAnomaly(road()) },
    }),
  };
}

/** The case of an issuer that has just registered, once it is there; its id. */
export async function newCase(road: Road, admin: Headers, registration: object = {}): Promise<string> {
  const name = `Waiting ${newId()}`;
  expectStatus(await road.post('/api/v1/issuer/register', { name, ...registration }), 201);
  let found: Row;
  await until(`the case of ${name}`, async () => {
    const { body } = await road.get(`${CASES}?q=${encodeURIComponent(name)}`, admin);
    [found] = body.items;
    return found !== undefined;
  });
  return found.case_id;
}

/** An anomaly that a rule might have raised; its id. */
async function anAnomaly(road: Road): Promise<string> {
  const store = await connectStore({ dataDir: road.platform.config.DATA_DIR });
  const at = new Date();
  const anomalyId = newId();
  await store
    .connection('core')
    .collection<{ _id: string }>('anomalies')
    .insertOne({
      _id: anomalyId,
      rule: 'ISSUE_RATE_SPIKE',
      subject: { type: 'Issuer', id: newId() },
      ...{ observed: 300, baseline: 2.5, window: 'PT1H', windowStart: at, evidence: [], score: 120 },
      ...{ status: 'OPEN', notes: [], createdAt: at, updatedAt: at, rowVersion: 1 },
      forgetAt: new Date(at.getTime() + 60_000),
    } as never);
  await store.close();
  return anomalyId;
}
