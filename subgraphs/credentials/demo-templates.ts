import { asUnit, type Context, newContext } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { permit } from '../../kernel/identity.ts';
import { newId } from '../../kernel/ids.ts';
import { anewAfterRaces } from '../../store/anew.ts';
import type { Ledger, Write } from '../../store/ledger.ts';
import type { RecordStore } from '../../store/record-store.ts';
import { untilDone } from '../until-done.ts';
import type { Authorities } from './authorities.ts';
import { type BulkJob, isAtRest, jobFact } from './bulk/bulk-job.ts';
import { BY_ROW } from './bulk/bulk-models.ts';
import { rowKeyOf } from './bulk/bulk-row.ts';
import { DEMO_ACTOR } from './bulk/job-changes.ts';
import type { openBulk } from './bulk/room.ts';
import type { CredentialPorts, CredentialsNeeds } from './ports.ts';
import { type TemplateStores, versionIdOf } from './templates/template-model.ts';
import type { TemplateService } from './templates/template-service.ts';

/** Records that one commit removes. */
const PORTION = 200;

/** Makes templates and jobs for issuers of the demonstration by the ordinary operations, and takes them away again. */
export function createDemoTemplates(deps: {
  readonly templates: TemplateStores;
  readonly service: TemplateService;
  readonly bulk: Pick<Awaited<ReturnType<typeof openBulk>>, 'service' | 'worker' | 'stores'>;
  readonly authorities: Pick<Authorities, 'now'>;
  readonly rowInvites: Pick<CredentialsNeeds['rowInvites'], 'withdraw'>;
  readonly ledger: Ledger;
  readonly now: () => Date;
}): CredentialPorts['demoTemplates'] {
  const { service, bulk, authorities, rowInvites, ledger, now } = deps;
  const { templates, versions } = deps.templates;
  const { jobs, rows, uploads } = bulk.stores;

  return {
    async add({ issuerDid, content, becomes, edited }, context) {
      const { acting } = await actingFor(issuerDid, context);
      const { templateId } = await service.create(content, acting());
      if (becomes !== 'DRAFT') await service.publish({ templateId }, acting());
      if (edited) await service.update({ templateId, ...edited }, acting());
      if (becomes === 'ARCHIVED') await service.archive({ templateId }, acting());
      return { templateId };
    },

    async send({ issuerDid, isStarted, ...file }, context) {
      const { acting } = await actingFor(issuerDid, context);
      const sent = { ...file, uploadId: newId(), offset: 0, isLast: true };
      const made = await bulk.service.receive(sent, acting());
      if (!made) throw new Error('The last piece of a file of the demonstration makes no job.');
      const { jobId } = made;
      await bulk.service.validate({ jobId }, acting());
      await atRest(jobId, context);
      if (isStarted) {
        await bulk.service.start({ jobId }, acting());
        await atRest(jobId, context);
      }
      const { status, counts } = await bulk.service.byId({ jobId }, acting());
      return { status, issued: counts.issued };
    },

    async remove(issuerDids, context) {
      permit(context, 'demo.seed');
      let removed = 0;
      for (const issuerDid of issuerDids) {
        const { issuerId } = await actingFor(issuerDid, context);
        removed += await removeJobs(issuerId, context);
        removed += await removeTemplates(issuerId, context);
      }
      // What it was at when its job went.
      await bulk.worker.settle();
      return { removed };
    },
  };

  async function atRest(jobId: string, context: Context): Promise<void> {
    const isDone = async () => {
      const job = await jobs.byId(jobId);
      // The letter about it, which nobody gets, is behind it, too.
      return job !== undefined && isAtRest(job.status) && !job.isDue;
    };
    await untilDone('Working off a file of the demonstration', bulk.worker.settle, isDone, context);
  }

  async function removeJobs(issuerId: string, context: Context): Promise<number> {
    for (let removed = 0; ; ) {
      const found = await jobs.list({ issuerId }, {}, { skip: 0, limit: PORTION });
      if (found.length === 0) return removed;
      for (const { jobId, file } of found) {
        await stop(jobId, context);
        await removeRows(jobId, context);
        await uploads.remove(file.fileId);
        await ledger.commit(context, {
          writes: [deletion(jobs, { _id: jobId })],
          audit: jobFact('bulk_issuance.removed_with_demo', { jobId, issuerId }),
        });
      }
      removed += found.length;
    }
  }

  /** The worker takes it up no more; what it is at does not commit, since the job has changed. */
  async function stop(jobId: string, context: Context): Promise<void> {
    await anewAfterRaces(async () => {
      const before = await jobs.byId(jobId);
      if (!before) return;
      const set: Partial<BulkJob> = { isDue: false, followsInvites: false, run: before.run + 1 };
      await ledger.commit(context, { writes: [jobs.updateWrite(before, set, now())], audit: [] });
    });
  }

  async function removeRows(jobId: string, context: Context): Promise<void> {
    for (;;) {
      const found = await rows.list({ jobId }, BY_ROW, { skip: 0, limit: PORTION });
      if (found.length === 0) return;
      const waiting = found.filter(({ status }) => status === 'AWAITING_HOLDER');
      if (waiting.length > 0)
        await rowInvites.withdraw(waiting.map(rowKeyOf), asUnit(context, 'credential-issuance'));
      await ledger.commit(context, {
        writes: found.map(({ rowId }) => deletion(rows, { _id: rowId })),
        audit: [],
      });
    }
  }

  async function removeTemplates(issuerId: string, context: Context): Promise<number> {
    for (let removed = 0; ; ) {
      const found = await templates.list({ issuerId }, {}, { skip: 0, limit: PORTION });
      if (found.length === 0) return removed;
      for (const { templateId, version, status } of found)
        await ledger.commit(context, {
          writes: [
            ...Array.from({ length: version }, (_, at) =>
              deletion(versions, { _id: versionIdOf(templateId, at + 1) }),
            ),
            deletion(templates, { _id: templateId }),
          ],
          audit: {
            action: 'credential_template.removed_with_demo',
            subject: { type: 'CredentialTemplate', id: templateId },
            org: { type: 'ISSUER', id: issuerId },
            previousState: status,
          },
        });
      removed += found.length;
    }
  }

  /** Each call of `acting` is a request of its own. */
  async function actingFor(
    issuerDid: string,
    context: Context,
  ): Promise<{ readonly issuerId: string; readonly acting: () => Context }> {
    permit(context, 'demo.seed');
    const issuer = await authorities.now({ type: 'ISSUER', did: issuerDid }, context);
    if (!issuer?.isDemo)
      throw new AppError(
        'INVALID_STATE_TRANSITION',
        'This issuer is not of the demonstration, so nothing is made up for it.',
      );
    const { issuerId, status: issuerStatus } = issuer;
    const { correlationId } = context;
    const identity = {
      kind: 'issuer',
      userId: DEMO_ACTOR,
      role: 'Admin',
      issuerId,
      issuerDid,
      issuerStatus,
    } as const;
    return { issuerId, acting: () => newContext({ correlationId, identity }) };
  }
}

function deletion({ model }: Pick<RecordStore<never>, 'model'>, filter: object): Write {
  return { model, operation: { deleteOne: { filter } } };
}
