import { newId } from '../../kernel/ids.ts';
import { aClass, send } from '../../subgraphs/credentials/bulk/testing.ts';
import { aTemplate } from '../../subgraphs/credentials/templates/testing.ts';
import { aCredentialsRoom, anIssuer, issuerContext } from '../../subgraphs/credentials/testing.ts';
import { idOf, insert, instantOf, isRare, LATER, MANY, type Room } from './room.ts';

/** Jobs, the rows of a big one, and templates of one issuer. */
export async function issuingRoom(): Promise<Room> {
  const issuer = anIssuer();
  const context = issuerContext(issuer);
  const room = await aCredentialsRoom([issuer]);
  const { connection } = room;
  const { service, worker, hearing, upkeep } = room.bulk;
  const { templateId } = await room.templates.create(aTemplate(), context);
  await room.templates.publish({ templateId }, context);
  const BIG_NUMBER = 9e9;
  const BIG = idOf(BIG_NUMBER);
  const { issuerId, did: issuerDid } = issuer;
  const job = (number: number, given: object = {}) => ({
    issuerId,
    issuerDid,
    signingMode: 'CUSTODIAL',
    templateId,
    templateVersion: 1,
    file: { fileId: idOf(number), name: 'class.csv', size: 100, sha256: '', format: 'CSV' },
    headers: ['holder_did', 'name', 'Degree'],
    mapping: [{ header: 'holder_did', field: 'holder_did' }],
    options: { holderKey: 'DID', onError: 'CONTINUE' },
    counts: { total: 3, valid: 3, invalid: 0, issued: 3, failed: 0, awaitingHolder: 0, skipped: 0 },
    rows: 3,
    status: isRare(number) ? 'FAILED' : 'COMPLETED',
    failure: null,
    doneBefore: 0,
    run: 1,
    retriesFailed: false,
    isStopped: false,
    followsInvites: false,
    isEndTold: true,
    isDue: false,
    attempts: 0,
    correlationId: 'c',
    dropAt: number % 2 ? null : instantOf(9e7),
    ...given,
  });
  await insert(connection, 'bulk_jobs', [BIG_NUMBER, BIG_NUMBER + 1], (number) => job(number));
  return {
    async fill(from, until) {
      await insert(connection, 'bulk_jobs', [from, until], (number) => job(number));
      await insert(connection, 'bulk_rows', [from, until], (number) => ({
        jobId: BIG,
        rowNumber: number + 2,
        claims: { name: `Person ${number}`, degree: 'BSc' },
        holderDid: 'did:key:z6Mk',
        email: null,
        faults: isRare(number) ? [{ code: 'missing', message: 'give a degree' }] : [],
        status: isRare(number) ? 'FAILED' : isRare(number + 1) ? 'INVALID' : 'ISSUED',
        credentialId: idOf(number),
        toSign: null,
        inviteId: null,
        inviteRound: 0,
      }));
      await insert(connection, 'credential_templates', [from, until], (number) => ({
        ...aTemplate({ name: `Template ${number}` }),
        issuerId,
        issuerDid,
        entryVersionId: null,
        validity: { kind: 'NONE' },
        display: {},
        version: 3,
        publishedVersion: 3,
        status: isRare(number) ? 'DRAFT' : 'ARCHIVED',
      }));
    },
    questions: [
      { name: 'jobs', ask: () => service.list({}, context) },
      { name: 'jobs, page 200', from: MANY, ask: () => service.list(LATER, context) },
      { name: 'jobs, FAILED', ask: () => service.list({ filter: { status: 'FAILED' } }, context) },
      { name: 'rows of a job', ask: () => service.rows({ jobId: BIG }, context) },
      {
        name: 'rows of a job, page 200',
        from: MANY,
        ask: () => service.rows({ jobId: BIG, ...LATER }, context),
      },
      {
        name: 'rows of a job, FAILED',
        ask: () => service.rows({ jobId: BIG, filter: { status: 'FAILED' } }, context),
      },
      {
        name: 'rows of a job, ISSUED',
        ask: () => service.rows({ jobId: BIG, filter: { status: 'ISSUED' } }, context),
      },
      { name: 'errors of a job as CSV', ask: () => service.errors({ jobId: BIG }, context) },
      { name: 'a job', ask: () => service.byId({ jobId: BIG }, context) },
      {
        name: 'one more job, begun and cancelled',
        ask: async () => {
          const { jobId } = await send(room, issuer, aClass(1), { templateId, uploadId: newId() });
          await service.cancel({ jobId }, context);
        },
      },
      { name: 'jobs: an idle look for work', ask: () => worker.settle() },
      { name: 'jobs: an idle look for answers', ask: () => hearing.sweep() },
      { name: 'jobs: an idle look for what to drop', ask: () => upkeep.sweep() },
      { name: 'templates', ask: () => room.templates.list({}, context) },
      { name: 'templates, DRAFT', ask: () => room.templates.list({ filter: { status: 'DRAFT' } }, context) },
      { name: 'a template', ask: () => room.templates.get({ templateId }, context) },
      { name: 'a version of a template', ask: () => room.templates.get({ templateId, version: 1 }, context) },
    ],
    end: () => room.end(),
  };
}
