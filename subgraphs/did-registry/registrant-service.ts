import type { AuditAction } from '../../kernel/audit-actions.ts';
import type { Clock } from '../../kernel/clock.ts';
import { type Context, requireRowVersion } from '../../kernel/context.ts';
import { type IssuerStatus, permit } from '../../kernel/identity.ts';
import { type Page, pageWindow } from '../../kernel/paging.ts';
import { parseInput } from '../../kernel/parse.ts';
import type { Ledger } from '../../store/ledger.ts';
import type { InTurn } from '../../store/turns.ts';
import {
  byDidInput,
  decideInput,
  factAbout,
  listByPageInput,
  listInput,
  type Named,
  type Noun,
  named,
  orNotFound,
  type Registrant,
  type RegistryName,
  setStatusInput,
  statusAfter,
  visibleTo,
} from './registrant.ts';
import type { RegistrantFilter, RegistrantStore } from './registrant-model.ts';
import type { Registry } from './registry.ts';

/** A change of status and what it was before, for replies that show both. */
export type StatusChange<Name extends string, R> = Named<Name, R> & { readonly previousStatus: IssuerStatus };

/** The operations on the records of organizations. */
export interface RegistrantService<Name extends string, R> {
  /** The organization of a DID as the caller may see it, possibly from the cache. Error: NOT_FOUND. */
  byDid(input: unknown, context: Context): Promise<R>;
  list(input: unknown, context: Context): Promise<Page<R>>;
  /** Numbered pages, and a page size of 0 for all of them on one: for units, through the RPC that promises it. */
  listByPage(input: unknown, context: Context): Promise<Page<R>>;
  /** Errors: NOT_FOUND, INVALID_STATE_TRANSITION unless PENDING_APPROVAL, ROW_VERSION_MISMATCH. */
  approve(input: unknown, context: Context): Promise<StatusChange<Name, R>>;
  reject(input: unknown, context: Context): Promise<StatusChange<Name, R>>;
  /** From any status to any other; the status that it has already changes nothing. The reason goes to the audit entry, not to the record. */
  setStatus(input: unknown, context: Context): Promise<StatusChange<Name, R>>;
}

export function createRegistrantService<Name extends RegistryName, R extends Registrant>(options: {
  noun: Noun<Name, R>;
  records: RegistrantStore<R>;
  registry: Registry<R>;
  ledger: Ledger;
  inTurn: InTurn;
  now: Clock;
}): RegistrantService<Name, R> {
  const { noun, records, registry, ledger, inTurn, now } = options;
  const name: RegistryName = noun.name;

  return {
    async byDid(input, context) {
      const identity = permit(context, `${name}.read`);
      const { did } = parseInput(byDidInput, input);
      const { record } = orNotFound(noun, await registry.cached(did));
      return visibleTo(noun, identity, record);
    },

    async list(input, context) {
      permit(context, `${name}.list`);
      const { statusFilter, contactEmail, ...page } = parseInput(listInput, input);
      return onePage({ statusFilter, contactEmail }, pageWindow(page));
    },

    async listByPage(input, context) {
      permit(context, `${name}.list`);
      const { page, pageSize, ...filter } = parseInput(listByPageInput, input);
      if (pageSize > 0) return onePage(filter, { skip: page * pageSize, limit: pageSize });
      const items = await records.list(filter);
      return { items, total: items.length, offset: 0, size: 0 };
    },

    async approve(input, context) {
      permit(context, `${name}.decide`);
      const { did, reason } = parseInput(decideInput, input);
      return changeStatus(
        did,
        (status) => statusAfter(noun, 'approve', status),
        { action: `${name}.approved`, reason },
        context,
      );
    },

    async reject(input, context) {
      permit(context, `${name}.decide`);
      const { did, reason } = parseInput(decideInput, input);
      return changeStatus(
        did,
        (status) => statusAfter(noun, 'reject', status),
        { action: `${name}.rejected`, reason },
        context,
      );
    },

    async setStatus(input, context) {
      permit(context, `${name}.setStatus`);
      const { did, status, reason } = parseInput(setStatusInput, input);
      return changeStatus(did, () => status, { action: `${name}.status_set`, reason }, context);
    },
  };

  async function onePage(
    filter: RegistrantFilter,
    window: { skip: number; limit: number },
  ): Promise<Page<R>> {
    const [items, counted] = await Promise.all([records.list(filter, window), records.count(filter)]);
    return { items, ...counted, offset: window.skip, size: window.limit };
  }

  function changeStatus(
    did: string,
    decide: (status: IssuerStatus) => IssuerStatus,
    { action, reason }: { action: AuditAction; reason: string | undefined },
    context: Context,
  ): Promise<StatusChange<Name, R>> {
    return inTurn(did, async () => {
      const before = orNotFound(noun, await records.byDid(did));
      requireRowVersion(context, before.rowVersion);
      const status = decide(before.status);
      if (status === before.status) return { ...named(noun, before), previousStatus: status };
      const updatedAt = now();
      await ledger.commit(context, {
        writes: [records.updateWrite(before, { status }, updatedAt)],
        audit: {
          ...factAbout(noun, action, noun.idOf(before)),
          reason,
          previousState: before.status,
          newState: status,
        },
      });
      await registry.changed(did);
      const after = { ...before, status, updatedAt, rowVersion: before.rowVersion + 1 };
      return { ...named(noun, after), previousStatus: before.status };
    });
  }
}
