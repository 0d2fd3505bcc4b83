import { newId } from '../../kernel/ids.ts';
import { until } from '../../kernel/testing/until.ts';
import type { SettledCustodian } from '../testing/custodian-road.ts';
import { expectStatus } from '../testing/rest-road.ts';
import type { Real } from './holder-examples.ts';
import type { Road, Row } from './road.ts';

const PATH = '/api/v1/custodian/intake';
const RECORDS = '/api/v1/custodian/records';
const DOCUMENT = `mutation Take($input: CreateIntakeInput!) { createIntake(input: $input) { batch { intakeId } } }`;
const MAPPING = [
  { column: 'Name', target: 'holder_name' },
  { column: 'Awarded', target: 'award_date', transform: { kind: 'DATE_DMY' } },
  { target: 'credential_type', transform: { kind: 'CONSTANT', value: 'Diploma' } },
];

/** A file of a record that is right and one that is not. */
export const aFileOfAwards = () => `Name,Awarded\nBo ${newId()},30/06/1999\nAnn ${newId()},soon\n`;

/** The steps of a file: the Reviewer sends it, and the Admin decides. */
export function intakeSteps({ road, custodian }: { road: () => Road; custodian: () => SettledCustodian }) {
  const sender = () => custodian().people.Reviewer.headers;
  const boss = () => custodian().people.Admin.headers;

  async function sent(): Promise<string> {
    const content = Buffer.from(aFileOfAwards()).toString('base64');
    const file = { uploadId: newId(), offset: 0, isLast: true, fileName: 'awards.csv', content };
    const input = { ...file, recordKind: 'CREDENTIAL', sourceOrgName: 'Old College' };
    const made: Row = await road().ask(DOCUMENT, { input }, sender());
    return made['batch'].intakeId;
  }
  async function mapped(): Promise<string> {
    const intakeId = await sent();
    expectStatus(await road().post(`${PATH}/${intakeId}/mapping`, { mapping: MAPPING }, sender()), 200);
    return intakeId;
  }
  async function read(): Promise<string> {
    const intakeId = await mapped();
    expectStatus(await road().post(`${PATH}/${intakeId}/validate`, undefined, sender()), 202);
    await until('the batch to be read', async () => {
      const { status } = expectStatus(await road().get(`${PATH}/${intakeId}`, sender()), 200).body;
      return status === 'READY_FOR_REVIEW';
    });
    return intakeId;
  }
  /** The record that is right. */
  async function waiting(): Promise<string> {
    const { body } = await road().get(`${PATH}/${await read()}/records?status=PENDING_REVIEW`, boss());
    return body.items[0].record_id;
  }
  /** The same, once it is approved. */
  async function approved(): Promise<{ recordId: string; intakeId: string }> {
    const recordId = await waiting();
    const reply = await road().post(`${RECORDS}/${recordId}/approve`, {}, boss());
    return { recordId, intakeId: expectStatus(reply, 200).body.intake_id };
  }
  return { sender, boss, sent, mapped, read, waiting, approved };
}

/** What makes the examples of intake and of its review true. */
export function intakeExamples(given: {
  road: () => Road;
  custodian: () => SettledCustodian;
}): Readonly<Record<string, () => Promise<Real>>> {
  const { road } = given;
  const { sender, boss, sent, mapped, read, waiting } = intakeSteps(given);

  const ofBatch = (make: () => Promise<string>) => async (): Promise<Real> => ({
    params: { intake_id: await make() },
  });
  const ofRecord = async (): Promise<Real> => ({ params: { record_id: await waiting() } });
  const done = async (step: string, body?: object): Promise<Real> => {
    const record_id = await waiting();
    expectStatus(await road().post(`${RECORDS}/${record_id}/${step}`, body, boss()), 200);
    return { params: { record_id } };
  };
  const ofMany = async (): Promise<Real> => ({ body: { record_ids: [await waiting()] } });

  return {
    [`GET ${PATH}/{intake_id}`]: ofBatch(read),
    [`POST ${PATH}/{intake_id}/mapping`]: async () => ({ ...(await ofBatch(sent)()), headers: sender() }),
    [`POST ${PATH}/{intake_id}/validate`]: ofBatch(mapped),
    [`POST ${PATH}/{intake_id}/cancel`]: ofBatch(sent),
    [`GET ${PATH}/{intake_id}/errors.csv`]: ofBatch(read),
    [`GET ${PATH}/{intake_id}/events`]: ofBatch(read),
    [`GET ${PATH}/{intake_id}/records`]: ofBatch(read),
    [`GET ${RECORDS}/{record_id}`]: ofRecord,
    [`POST ${RECORDS}/approve`]: ofMany,
    [`POST ${RECORDS}/reject`]: ofMany,
    [`PATCH ${RECORDS}/{record_id}`]: async () => ({
      ...(await done('return', { reason: 'Which day?' })),
      headers: sender(),
    }),
    [`POST ${RECORDS}/{record_id}/assign`]: ofRecord,
    [`POST ${RECORDS}/{record_id}/unassign`]: () => done('assign', {}),
    [`POST ${RECORDS}/{record_id}/approve`]: ofRecord,
    [`POST ${RECORDS}/{record_id}/reject`]: ofRecord,
    [`POST ${RECORDS}/{record_id}/return`]: ofRecord,
    [`POST ${RECORDS}/{record_id}/match`]: ofRecord,
  };
}
