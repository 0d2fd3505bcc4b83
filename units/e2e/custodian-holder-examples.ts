import { newId } from '../../kernel/ids.ts';
import type { SettledCustodian } from '../testing/custodian-road.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { attestationSteps } from './attestation-examples.ts';
import { A_PDF, bounced, type Real } from './holder-examples.ts';
import type { Person } from './persons.ts';
import type { Road, Row } from './road.ts';

const REQUESTS = '/api/v1/custodian/requests';
const INVITES = '/api/v1/custodian/invites';

/** What makes the examples true of what a custodian and the people of its records have to do with each other. */
export function custodianHolderExamples(given: {
  road: () => Road;
  custodian: () => SettledCustodian;
  person: () => Person;
}): Readonly<Record<string, () => Promise<Real>>> {
  const { road, custodian, person } = given;
  const { attester, issued } = attestationSteps(given);
  const ask = async (path: string, body: unknown): Promise<Row> =>
    expectStatus(await road().post(`/api/v1/holder${path}`, body, person().headers), 201).body;

  const request = async (): Promise<Real & { params: { request_id: string } }> => {
    const { credential_id: credentialId } = await issued();
    const made = await ask('/requests', {
      credentialId,
      requestType: 'UPDATE',
      reason: 'My name is misspelt.',
    });
    return { params: { request_id: made.requestId }, headers: attester() };
  };
  const shown = async (): Promise<Real> => {
    const asked = await request();
    const form = new FormData();
    const fields = { kind: 'NAME_CHANGE', visibility: 'ISSUER', requestId: asked.params.request_id };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', new Blob([A_PDF]), 'letter.pdf');
    const { evidenceId } = await ask('/evidence', form);
    return { ...asked, params: { ...asked.params, evidence_id: evidenceId } };
  };
  const invited = async (): Promise<Real> => {
    const body = { name: 'Brian Cox', email: `${newId()}@people.example` };
    const made = await road().post(INVITES, body, custodian().people.Admin.headers);
    return { params: { invite_id: expectStatus(made, 201).body.invite_id } };
  };

  return {
    [`GET ${REQUESTS}`]: async () => ({ headers: (await request()).headers ?? {} }),
    [`POST ${REQUESTS}/{request_id}/approve`]: request,
    [`POST ${REQUESTS}/{request_id}/reject`]: request,
    [`GET ${REQUESTS}/{request_id}/evidence`]: shown,
    [`GET ${REQUESTS}/{request_id}/evidence/{evidence_id}`]: shown,
    [`POST ${INVITES}`]: async () => ({ body: { email: `${newId()}@people.example` } }),
    [`GET ${INVITES}`]: async () => ({ headers: (await invited()).headers ?? attester() }),
    [`POST ${INVITES}/{invite_id}/resend`]: invited,
    [`POST ${INVITES}/{invite_id}/cancel`]: invited,
    [`PATCH ${INVITES}/{invite_id}`]: async () => ({
      params: {
        invite_id: await bounced(road(), '/custodian/invites', custodian().people.Admin.headers),
      },
      body: { email: `${newId()}@people.example` },
    }),
    'POST /api/v1/custodian/claims': async () => ({
      body: { credential_id: (await issued()).credential_id },
    }),
  };
}
