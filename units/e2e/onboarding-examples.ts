import { newId } from '../../kernel/ids.ts';
import { until } from '../../kernel/testing/until.ts';
import { connectStore } from '../../store/connect.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { checkCustodianCase, newCustodianCase } from './custodian-examples.ts';
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
  const custodians = CASES.replace('issuer', 'custodian');
  const ofCustodian = async (): Promise<Real> => ({
    params: { case_id: (await newCustodianCase(road(), admin())).caseId },
  });
  const ofAssigned = async (): Promise<Real> => {
    const { caseId } = await newCustodianCase(road(), admin());
    await send('POST', `${custodians}/${caseId}/assign`, {});
    return { params: { case_id: caseId } };
  };
  const ofChecked = async (): Promise<Real> => {
    const { caseId } = await newCustodianCase(road(), admin());
    await checkCustodianCase(road(), admin(), caseId);
    return { params: { case_id: caseId } };
  };
  return {
    [`GET ${CASES}/{case_id}`]: fresh,
    [`POST ${CASES}/{case_id}/assign`]: fresh,
    [`PATCH ${CASES}/{case_id}/checklist`]: fresh,
    [`POST ${CASES}/{case_id}/request-info`]: assigned,
    [`POST ${CASES}/{case_id}/approve`]: checked,
    [`POST ${CASES}/{case_id}/reject`]: assigned,
    [`GET ${custodians}/{case_id}`]: ofCustodian,
    [`POST ${custodians}/{case_id}/assign`]: ofCustodian,
    [`PATCH ${custodians}/{case_id}/checklist`]: ofCustodian,
    [`POST ${custodians}/{case_id}/request-info`]: ofAssigned,
    [`POST ${custodians}/{case_id}/approve`]: ofChecked,
    [`POST ${custodians}/{case_id}/reject`]: ofAssigned,
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
  const at = new Date();
  const anomalyId = newId();
  await insert(road, 'anomalies', {
    _id: anomalyId,
    rule: 'ISSUE_RATE_SPIKE',
    subject: { type: 'Issuer', id: newId() },
    ...{ observed: 300, baseline: 2.5, window: 'PT1H', windowStart: at, evidence: [], score: 120 },
    ...{ status: 'OPEN', notes: [], createdAt: at, updatedAt: at, rowVersion: 1 },
    forgetAt: new Date(at.getTime() + 60_000),
  });
  return anomalyId;
}

/** Puts a document into a collection of the core's, past the platform. */
async function insert(road: Road, collection: string, document: object): Promise<void> {
  const store = await connectStore({ dataDir: road.platform.config.DATA_DIR });
  await store.connection('core').collection(collection).insertOne(document);
  await store.close();
}
