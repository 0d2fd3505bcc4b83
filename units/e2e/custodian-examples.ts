import { newId } from '../../kernel/ids.ts';
import { until } from '../../kernel/testing/until.ts';
import { expectStatus } from '../testing/rest-road.ts';
import type { Real } from './holder-examples.ts';
import { type Headers, type Road, type Row, type Traveller, traveller } from './road.ts';

const CASES = '/api/v1/admin/custodian-onboarding/cases';

/** For the routes of custodians, what makes their example true. */
export function custodianExamples({
  road,
  admin,
  custodian,
}: {
  road: () => Road;
  admin: () => Headers;
  /** One that is ACTIVE, with the session of its first Admin. */
  custodian: Traveller;
}): Readonly<Record<string, () => Promise<Real>>> {
  return {
    'POST /api/v1/custodian/auth/logout': async () => {
      const leaver = traveller(`Leaver-${newId()}`);
      await settleCustodian(road(), leaver, admin());
      return { headers: leaver.headers };
    },
    'POST /api/v1/custodian/auth/magic-link/verify': async () => {
      const path = '/api/v1/custodian/auth/magic-link';
      expectStatus(await road().post(path, { email: custodian.email }), 200);
      return { body: { token: await road().mail.nextToken(custodian.email) } };
    },
    'GET /api/v1/custodians/{did}': async () => ({ params: { did: custodian.did } }),
    'POST /api/v1/custodian/keys/rotate': async () => {
      const rotating = traveller(`Rotating-${newId()}`);
      await settleCustodian(road(), rotating, admin());
      return { headers: rotating.headers };
    },
  };
}

/** Registers a custodian, approves it through its case and signs its contact person in. */
export async function settleCustodian(road: Road, custodian: Traveller, admin: Headers): Promise<void> {
  const given = { name: custodian.name, contact_email: custodian.email };
  const { caseId, did } = await newCustodianCase(road, admin, given);
  custodian.did = did;
  await checkCustodianCase(road, admin, caseId);
  expectStatus(await road.post(`${CASES}/${caseId}/approve`, {}, admin), 200);
  expectStatus(await road.post('/api/v1/custodian/auth/magic-link', { email: custodian.email }), 200);
  const token = await road.mail.nextToken(custodian.email);
  const session = await road.post('/api/v1/custodian/auth/magic-link/verify', { token });
  custodian.headers = { authorization: `Bearer ${expectStatus(session, 200).body.token}` };
}

/** The case of a custodian that has just registered, once it is there. */
export async function newCustodianCase(
  road: Road,
  admin: Headers,
  registration: { readonly name?: string; readonly contact_email?: string } = {},
): Promise<{ readonly caseId: string; readonly did: string }> {
  const name = registration.name ?? `Waiting ${newId()}`;
  const body = { custodian_type: 'RECORDS_ARCHIVE', ...registration, name };
  const registered = expectStatus(await road.post('/api/v1/custodian/register', body), 201).body;
  let found: Row;
  await until(`the case of ${name}`, async () => {
    const { body: page } = await road.get(`${CASES}?q=${encodeURIComponent(name)}`, admin);
    [found] = page.items;
    return found !== undefined;
  });
  return { caseId: found.case_id, did: registered.custodian_did };
}

/** Meets everything on the checklist of a custodian. */
export async function checkCustodianCase(road: Road, admin: Headers, caseId: string): Promise<void> {
  const items = ['LEGAL_NAME', 'DOMAIN_CONTROL', 'REGISTRATION_NUMBER', 'CONTACT_VERIFIED', 'MANDATE'];
  const reply = await road.platform.rest('PATCH', `${CASES}/${caseId}/checklist`, {
    body: { items: items.map((item) => ({ item, state: 'MET' })) },
    headers: { ...admin },
  });
  expectStatus(reply, 200);
}
