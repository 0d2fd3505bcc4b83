import { newId } from '../../kernel/ids.ts';
import { until } from '../../kernel/testing/until.ts';
import type { SettledCustodian } from '../testing/custodian-road.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { heldWork } from './held-work.ts';
import type { Real } from './holder-examples.ts';
import type { Road, Row } from './road.ts';

const PATH = '/api/v1/custodian/workforce';
const DAY = 24 * 3600 * 1000;
const IMPORT = `mutation Import($input: ImportMembersInput!) { importMembers(input: $input) { import { importId } } }`;

/** A file of a member, and of a row that is none. */
export const aFileOfMembers = () => `employee_ref,name,job_role\n${newId()},Bo Li,Porter\n,Bo Li,Porter\n`;

/** What makes the examples of workforces true. */
export function workforceExamples({
  road,
  custodian,
}: {
  road: () => Road;
  custodian: () => SettledCustodian;
}): Readonly<Record<string, () => Promise<Real>>> {
  const imports = heldWork(road, 'custodians', 'workforce.imports');
  const boss = () => custodian().people.Admin.headers;
  const post = async (path: string, body?: object): Promise<Row> =>
    expectStatus(await road().post(`${PATH}/${path}`, body, boss()), 201).body;

  async function member(jobRole = 'Nurse'): Promise<string> {
    const body = { employee_ref: newId(), name: 'Aoife Ní Bhriain', job_role: jobRole };
    return (await post('members', body)).member_id;
  }
  async function requirement(jobRole = 'Nurse'): Promise<string> {
    const satisfied_by = { credential_types: ['NursingLicence'] };
    const body = { name: `Licence ${newId()}`, job_roles: [jobRole], satisfied_by };
    return (await post('requirements', body)).requirement_id;
  }
  const waiverBody = async () => ({
    member_id: await member(),
    requirement_id: await requirement(),
    until: new Date(Date.now() + 30 * DAY).toISOString(),
  });
  async function waiver(): Promise<string> {
    return (await post('waivers', { ...(await waiverBody()), reason: 'It is under way.' })).waiver_id;
  }
  /** Somebody of whom something is asked, once that was looked at. */
  async function standing(): Promise<Real> {
    const jobRole = `Nurse ${newId()}`;
    await requirement(jobRole);
    const member_id = await member(jobRole);
    await until('the register to have a row', async () => {
      const { body } = await road().get(`${PATH}/status?member_id=${member_id}`, boss());
      return body.items.length > 0;
    });
    return {};
  }
  async function imported(): Promise<string> {
    const content = Buffer.from(aFileOfMembers()).toString('base64');
    const input = { uploadId: newId(), offset: 0, isLast: true, fileName: 'people.csv', content };
    return (await road().ask(IMPORT, { input }, boss()))['import'].importId;
  }
  async function ended(): Promise<Real> {
    await imports.release();
    const importId = await imported();
    await until('the import to end', async () => {
      const { body } = await road().get(`${PATH}/imports/${importId}`, boss());
      return body.status === 'COMPLETED_WITH_ERRORS';
    });
    return { params: { import_id: importId } };
  }
  async function waiting(): Promise<Real> {
    await imports.hold();
    return { params: { import_id: await imported() } };
  }
  const ofMember = async (): Promise<Real> => ({ params: { member_id: await member() } });
  const ofRequirement = async (): Promise<Real> => ({ params: { requirement_id: await requirement() } });

  return {
    [`POST ${PATH}/members`]: async () => ({ body: { employee_ref: newId() } }),
    [`GET ${PATH}/members/{member_id}`]: ofMember,
    [`PATCH ${PATH}/members/{member_id}`]: ofMember,
    [`DELETE ${PATH}/members/{member_id}`]: ofMember,
    [`GET ${PATH}/requirements`]: ofRequirement,
    [`GET ${PATH}/requirements/{requirement_id}`]: ofRequirement,
    [`PATCH ${PATH}/requirements/{requirement_id}`]: ofRequirement,
    [`POST ${PATH}/requirements/{requirement_id}/archive`]: ofRequirement,
    [`GET ${PATH}/status`]: standing,
    [`GET ${PATH}/status/summary`]: standing,
    [`GET ${PATH}/waivers`]: async () => {
      await waiver();
      return {};
    },
    [`POST ${PATH}/waivers`]: async () => ({ body: await waiverBody() }),
    [`POST ${PATH}/waivers/{waiver_id}/end`]: async () => ({ params: { waiver_id: await waiver() } }),
    [`GET ${PATH}/imports/{import_id}`]: ended,
    [`GET ${PATH}/imports/{import_id}/errors`]: ended,
    [`POST ${PATH}/imports/{import_id}/cancel`]: waiting,
  };
}
