import { newId } from '../../kernel/ids.ts';
import { until } from '../../kernel/testing/until.ts';
import { expectStatus } from '../testing/rest-road.ts';
import { heldWork } from './held-work.ts';
import type { Real } from './holder-examples.ts';
import type { Road, Traveller } from './road.ts';

const PATH = '/api/v1/learners/imports';
const DOCUMENT = `mutation Begin($input: ImportLearnersInput!) {
  importLearners(input: $input) { import { importId } }
}`;

/** What makes the examples of imports of learners true. */
export function importExamples(given: {
  road: () => Road;
  issuer: Traveller;
}): Readonly<Record<string, () => Promise<Real>>> {
  const { road, issuer } = given;
  const work = heldWork(road, 'learners', 'learner_imports');

  async function statusOf(importId: string): Promise<string> {
    return expectStatus(await road().get(`${PATH}/${importId}`, issuer.headers), 200).body.status;
  }

  /** An import of a learner, and a row that is none. */
  async function begun(): Promise<string> {
    const file = `learner_number,given_name,family_name\n${newId()},Bo,Li\n,Bo,Li\n`;
    const content = Buffer.from(file).toString('base64');
    const input = { uploadId: newId(), offset: 0, isLast: true, fileName: 'learners.csv', content };
    const made = await road().ask(DOCUMENT, { input }, issuer.headers);
    return made['import'].importId;
  }
  async function ended(): Promise<Real> {
    await work.release();
    const importId = await begun();
    await until('the import to end', async () => (await statusOf(importId)) === 'COMPLETED_WITH_ERRORS');
    return { params: { import_id: importId } };
  }
  async function waiting(): Promise<Real> {
    await work.hold();
    return { params: { import_id: await begun() } };
  }

  return {
    [`GET ${PATH}/{import_id}`]: ended,
    [`GET ${PATH}/{import_id}/errors`]: ended,
    [`GET ${PATH}/{import_id}/events`]: ended,
    [`POST ${PATH}/{import_id}/cancel`]: waiting,
  };
}
