import { newId } from '../../kernel/ids.ts';
import { until } from '../../kernel/testing/until.ts';
import { connectStore } from '../../store/connect.ts';
import { expectStatus } from '../testing/rest-road.ts';
import type { Real } from './holder-examples.ts';
import type { Headers, Road, Row } from './road.ts';

const CASES = '/api/v1/admin/issuer-onboarding/cases';
const CUSTODIAN_CASES = CASES.replace('issuer', 'custodian');
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
  const fresh = (cases: string) => async (): Promise<Real> => ({
    params: { case_id: await newCase(road(), admin(), {}, cases) },
  });
  const assigned = (cases: string) => async (): Promise<Real> => {
    const caseId = await newCase(road(), admin(), {}, cases);
    await send('POST', `${cases}/${caseId}/assign`, {});
    return { params: { case_id: caseId } };
  };
  const checked = (cases: string, items: readonly string[]) => async (): Promise<Real> => {
    const caseId = await newCase(road(), admin(), {}, cases);
    const met = items.map((item) => ({ item, state: 'MET' }));
    await send('PATCH', `${cases}/${caseId}/checklist`, { items: met });
    return { params: { case_id: caseId } };
  };
  const ofCases = (cases: string, items: readonly string[]) => ({
    [`GET ${cases}/{case_id}`]: fresh(cases),
    [`POST ${cases}/{case_id}/assign`]: fresh(cases),
    [`PATCH ${cases}/{case_id}/checklist`]: fresh(cases),
    [`POST ${cases}/{case_id}/request-info`]: assigned(cases),
    [`POST ${cases}/{case_id}/approve`]: checked(cases, items),
    [`POST ${cases}/{case_id}/reject`]: assigned(cases),
  });
  return {
    ...ofCases(CASES, ITEMS),
    ...ofCases(CUSTODIAN_CASES, [...ITEMS, 'MANDATE']),
    'PATCH /api/v1/admin/anomalies/{anomaly_id}': async () => ({
      params: { anomaly_id: await anAnomaly(road()) },
    }),
  };
}

/** The case of an issuer, or of a custodian, that has just registered, once it is there; its id. */
export async function newCase(
  road: Road,
  admin: Headers,
  registration: object = {},
  cases = CASES,
): Promise<string> {
  const name = `Waiting ${newId()}`;
  const [path, type] =
    cases === CASES
      ? ['/api/v1/issuer/register', {}]
      : ['/api/v1/custodian/register', { custodian_type: 'RECORDS_ARCHIVE' }];
  expectStatus(await road.post(path, { name, ...type, ...registration }), 201);
  let found: Row;
  await until(`the case of ${name}`, async () => {
    const { body } = await road.get(`${cases}?q=${encodeURIComponent(name)}`, admin);
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
