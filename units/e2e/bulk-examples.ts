import { aSigner } from '../../kernel/crypto/testing/credentials.ts';
import { newId } from '../../kernel/ids.ts';
import { until } from '../../kernel/testing/until.ts';
import { expectStatus, HOLDER_DID } from '../testing/rest-road.ts';
import { heldWork } from './held-work.ts';
import type { Real } from './holder-examples.ts';
import { type Headers, type Road, type Row, type Traveller, traveller } from './road.ts';

const PATH = '/api/v1/portal/me/bulk-issuance';
const CATALOG = '/api/v1/admin/catalog';
const TEMPLATES = '/api/v1/portal/me/credential-templates';
const DOCUMENT = `mutation Begin($input: CreateBulkJobInput!) { createBulkJob(input: $input) { job { jobId } } }`;

/** A file of a row that is right and one that is not. */
export const aFileOfGraduates = () => `Wallet,Student,Award\n${HOLDER_DID},Bo,BSc\n${HOLDER_DID},Ann,\n`;

/** What makes the examples of bulk issuance true. */
export function bulkExamples({
  road,
  admin,
  issuer,
}: {
  road: () => Road;
  admin: () => Headers;
  issuer: Traveller;
}): Readonly<Record<string, () => Promise<Real>>> {
  const work = heldWork(road, 'credentials', 'bulk issuance');
  const signer = aSigner(47);
  const own = traveller('Own-Key');
  /** An issuer that signs itself. */
  async function ownHeaders(): Promise<Headers> {
    const registration = { byok: true, public_key: Buffer.from(signer.publicKey).toString('base64') };
    if (own.did === '') await road().settle(own, admin(), registration);
    return own.headers;
  }

  async function template(given: object, headers: Headers): Promise<string> {
    const field = { key: 'degree', label_i18n: { en: 'Degree' }, type: 'string', required: true };
    const body = {
      name: 'Bachelor',
      credential_type: 'UniversityDegreeCredential',
      fields: [field],
      ...given,
    };
    const made = expectStatus(await road().post(TEMPLATES, body, headers), 201).body;
    const path = `${TEMPLATES}/${made.template_id}/publish`;
    expectStatus(await road().post(path, undefined, headers), 200);
    return made.template_id;
  }
  async function sent(bytes = aFileOfGraduates(), given = {}, headers = issuer.headers): Promise<string> {
    const content = Buffer.from(bytes).toString('base64');
    const file = { uploadId: newId(), offset: 0, isLast: true, fileName: 'class.csv', content };
    const input = { ...file, templateId: await template(given, headers) };
    const made: Row = await road().ask(DOCUMENT, { input }, headers);
    return made['job'].jobId;
  }
  const step = async (
    jobId: string,
    word: string,
    status: number,
    { body, headers = issuer.headers }: { body?: unknown; headers?: Headers } = {},
  ) => {
    expectStatus(await road().post(`${PATH}/${jobId}/${word}`, body, headers), status);
    return jobId;
  };
  const standing = (jobId: string, wanted: string, headers = issuer.headers) =>
    until(`the job to be ${wanted}`, async () => {
      const { status } = expectStatus(await road().get(`${PATH}/${jobId}`, headers), 200).body;
      return status === wanted;
    });
  async function mapped(
    ...[bytes, given, headers = issuer.headers]: Parameters<typeof sent>
  ): Promise<string> {
    const mapping = [
      { header: 'Wallet', field: 'holder_did' },
      { header: 'Student', field: 'name' },
      { header: 'Award', field: 'degree' },
    ];
    return step(await sent(bytes, given, headers), 'mapping', 200, { body: { mapping }, headers });
  }
  async function read(...[bytes, given, headers = issuer.headers]: Parameters<typeof sent>): Promise<string> {
    await work.release();
    const jobId = await step(await mapped(bytes, given, headers), 'validate', 202, { headers });
    await standing(jobId, 'VALIDATED', headers);
    return jobId;
  }
  /** One that is at work for a while. */
  async function running(): Promise<string> {
    const jobId = await read();
    await work.hold();
    return step(jobId, 'start', 202);
  }
  async function paused(): Promise<string> {
    return step(await running(), 'pause', 200);
  }
  /** One whose credentials its catalog entry would not have: it has ended since the file was read. */
  async function failed(): Promise<string> {
    const catalog = async (path: string, body: unknown, status = 201): Promise<Row> =>
      expectStatus(await road().post(`${CATALOG}/${path}`, body, admin()), status).body;
    await road().post(`${CATALOG}/jurisdictions`, { code: 'FI', name_i18n: { en: 'Finland' } }, admin());
    const entry = { entry_code: newId(), jurisdiction_code: 'FI', entry_type: 'COURSE' };
    const { entry_id } = await catalog('entries', entry);
    const { entry_version_id } = await catalog(`entries/${entry_id}/versions`, { title: 'Optics' });
    await catalog(`entries/${entry_id}/versions/1/publish`, undefined, 200);
    const jobId = await read(undefined, { entry_version_id });
    await catalog(`entries/${entry_id}/retire`, { reason: 'It has ended.' }, 200);
    await step(jobId, 'start', 202);
    await standing(jobId, 'COMPLETED_WITH_ERRORS');
    return jobId;
  }
  async function toSign(): Promise<
    Real & { readonly headers: Headers; readonly params: { job_id: string } }
  > {
    const headers = await ownHeaders();
    const jobId = await step(await read(undefined, {}, headers), 'start', 202, { headers });
    await standing(jobId, 'READY_TO_SIGN', headers);
    return { params: { job_id: jobId }, headers };
  }
  const of = (made: () => Promise<string>) => async (): Promise<Real> => ({
    params: { job_id: await made() },
  });

  return {
    [`POST ${PATH}`]: async () => ({ body: { template_id: await template({}, issuer.headers) } }),
    [`POST ${PATH}/suggest-mapping`]: async () => ({
      body: { template_id: await template({}, issuer.headers) },
    }),
    [`GET ${PATH}`]: of(() => sent()),
    [`GET ${PATH}/{job_id}`]: of(() => mapped()),
    [`POST ${PATH}/{job_id}/mapping`]: of(() => sent()),
    [`POST ${PATH}/{job_id}/validate`]: of(() => mapped()),
    [`POST ${PATH}/{job_id}/start`]: of(() => read()),
    [`POST ${PATH}/{job_id}/pause`]: of(running),
    [`POST ${PATH}/{job_id}/resume`]: of(paused),
    [`POST ${PATH}/{job_id}/cancel`]: of(() => read()),
    [`POST ${PATH}/{job_id}/retry-failed`]: of(failed),
    [`GET ${PATH}/{job_id}/to-sign`]: toSign,
    [`POST ${PATH}/{job_id}/signatures`]: async () => {
      const { params, headers } = await toSign();
      const reply = await road().get(`${PATH}/${params.job_id}/to-sign`, headers);
      const [line = ''] = String(reply.body).split('\n');
      const { credential_id, bytes_to_sign } = JSON.parse(line);
      const signature = Buffer.from(signer.sign(Buffer.from(bytes_to_sign, 'base64'))).toString('base64');
      return { params, headers, body: { signatures: [{ credential_id, signature }] } };
    },
    [`GET ${PATH}/{job_id}/rows`]: of(() => read()),
    [`GET ${PATH}/{job_id}/errors.csv`]: of(() => read()),
    [`GET ${PATH}/{job_id}/events`]: of(() => read()),
  };
}
