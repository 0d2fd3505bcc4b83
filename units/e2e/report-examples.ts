import { until } from '../../kernel/testing/until.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { heldWork } from './held-work.ts';
import type { Real } from './holder-examples.ts';
import { issueTo, type Person } from './persons.ts';
import type { Road, Traveller } from './road.ts';

const PATH = '/api/v1/reports';
const REGISTER = { kind: 'ISSUANCE_REGISTER', format: 'CSV' };

/** What makes the examples of reports true. */
export function reportExamples(given: {
  road: () => Road;
  issuer: Traveller;
  person: () => Person;
}): Readonly<Record<string, () => Promise<Real>>> {
  const { road, issuer, person } = given;
  const work = heldWork(road, 'core', 'reports');

  async function ordered(body: object): Promise<string> {
    return expectStatus(await road().post(PATH, body, issuer.headers), 202).body.report_id;
  }

  /** A report that is made. */
  async function made(body: object = REGISTER): Promise<Real> {
    await work.release();
    const reportId = await ordered(body);
    await until('the report to be made', async () => {
      const { status } = expectStatus(await road().get(`${PATH}/${reportId}`, issuer.headers), 200).body;
      return !['QUEUED', 'RUNNING'].includes(status);
    });
    return { params: { report_id: reportId } };
  }

  /** A report with a row that no cell of a workbook can hold. */
  async function withErrors(): Promise<Real> {
    const { name, did } = person();
    const essay = 'x'.repeat(33_000);
    await issueTo(road(), issuer, { name, did }, { credential_data: { name, essay } });
    return made({ kind: 'DATA_SUBJECT', format: 'XLSX', filters: { holder_did: did } });
  }

  /** A report of one kind of credential, as JSON. */
  async function inJson(): Promise<Real> {
    await issueTo(road(), issuer, person(), { credential_type: 'ReportedCredential' });
    return made({ ...REGISTER, format: 'JSON', filters: { credential_type: 'ReportedCredential' } });
  }

  /** A report that nobody works on for a while. */
  async function waiting(): Promise<Real> {
    await work.hold();
    return { params: { report_id: await ordered(REGISTER) } };
  }

  const finished = () => made();
  return {
    [`GET ${PATH}/{report_id}`]: finished,
    [`DELETE ${PATH}/{report_id}`]: finished,
    [`GET ${PATH}/{report_id}/download`]: inJson,
    [`GET ${PATH}/{report_id}/manifest`]: finished,
    [`GET ${PATH}/{report_id}/events`]: finished,
    [`GET ${PATH}/{report_id}/errors`]: withErrors,
    [`POST ${PATH}/{report_id}/cancel`]: waiting,
  };
}
