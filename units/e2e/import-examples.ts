import { newId } from '../../kernel/ids.ts';
import { until } from '../../kernel/testing/until.ts';
import { expectStatus } from '../testing/rest-road.ts';
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

  async function statusOf(importId: string): Promise<string> {
    return expectStatus(await road().get(`${PATH}/${importId}`, issuer.headers), 200).body.status;
  }

  /** An import of so many learners, and one row that is none, as soon as it stands so. */
  async function imported(count: number, statuses: readonly string[]): Promise<Real> {
    const rows = Array.from({ length: count }, () => `${newId()},Bo,Li`);
    const file = ['learner_number,given_name,family_name', ...rows, ',Bo,Li', ''].join('\n');
    const content = Buffer.from(file).toString('base64');
    const input = { uploadId: newId(), offset: 0, isLast: true, fileName: 'learners.csv', content };
    const made = await road().ask(DOCUMENT, { input }, issuer.headers);
    const { importId } = made['import'];
    await until(`the import to be ${statuses}`, async () => statuses.includes(await statusOf(importId)));
    return { params: { import_id: importId } };
  }

  const ended = () => imported(1, ['COMPLETED_WITH_ERRORS']);
  return {
    [`GET ${PATH}/{import_id}`]: ended,
    [`GET ${PATH}/{import_id}/errors`]: ended,
    [`GET ${PATH}/{import_id}/events`]: ended,
    [`POST ${PATH}/{import_id}/cancel`]: () => imported(10_000, ['RUNNING']),
  };
}
