import { newId } from '../../kernel/ids.ts';
import { until } from '../../kernel/testing/until.ts';
import { connectStore } from '../../store/connect.ts';
import * as onboarding from '../../subgraphs/oversight/onboarding/onboarding-case.ts';
import { expectStatus, HOLDER_DID } from '../testing/rest-road.ts';
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
  const ofCustodian = (stage: onboarding.Stage) => async (): Promise<Real> => ({
    params: { case_id: await aCustodianCase(road(), stage) },
  });
  const ofNobody = async (): Promise<Real> => ({ params: { case_id: newId() } });
  const custodians = CASES.replace('issuer', 'custodian');
  return {
    [`GET ${CASES}/{case_id}`]: fresh,
    [`POST ${CASES}/{case_id}/assign`]: fresh,
    [`PATCH ${CASES}/{case_id}/checklist`]: fresh,
    [`POST ${CASES}/{case_id}/request-info`]: assigned,
    [`POST ${CASES}/{case_id}/approve`]: checked,
    [`POST ${CASES}/{case_id}/reject`]: assigned,
    [`GET ${custodians}/{case_id}`]: ofCustodian('SUBMITTED'),
    [`POST ${custodians}/{case_id}/assign`]: ofCustodian('SUBMITTED'),
    [`PATCH ${custodians}/{case_id}/checklist`]: ofCustodian('UNDER_REVIEW'),
    [`POST ${custodians}/{case_id}/request-info`]: ofCustodian('UNDER_REVIEW'),
    [`POST ${custodians}/{case_id}/approve`]: ofNobody,
    [`POST ${custodians}/{case_id}/reject`]: ofNobody,
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

/** A case of a custodian, as its registration will open it; its id. */
async function aCustodianCase(road: Road, stage: onboarding.Stage): Promise<string> {
  const org = { type: 'CUSTODIAN', id: newId(), did: HOLDER_DID } as const;
  const { caseId, ...opened } = onboarding.newCase(org, new Date(), new Date());
  await insert(road, 'onboarding_cases', { _id: caseId, ...opened, stage });
  return caseId;
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
