import type { AuditEntry } from '../../../kernel/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Organizations, ReportedTrail } from '../ports.ts';
import type { Cell } from '../table.ts';
import { dayBegin, type ReportSource } from './source.ts';

/** Events of the audit trail: of an organization its own; of the platform all but those of the demonstration. */
export function auditEvents({
  trail,
  organizations,
}: {
  trail: ReportedTrail;
  organizations: Pick<Organizations, 'demoAmong'>;
}): ReportSource {
  return {
    async page({ owner, organization, periodFrom, periodTo, orderedAt, filters }, after, limit, context) {
      const { rows, next } = await trail.page({
        orgId: organization?.id,
        from: dayBegin(periodFrom),
        // What the report itself does to the trail is not in it.
        to: dayBegin(periodTo) ?? orderedAt,
        action: filters.action,
        status: filters.status,
        after,
        limit,
      });
      const entries = organization ? rows : await withoutDemo(rows, context);
      const isOwn = owner.type !== 'PLATFORM';
      return {
        rows: entries.map((entry) => ({ recordId: entry.auditId, cells: cellsOf(entry, isOwn) })),
        leftOut: rows.length - entries.length,
        next,
      };
    },
  };

  async function withoutDemo(rows: readonly AuditEntry[], context: Context): Promise<readonly AuditEntry[]> {
    const issuers = rows.flatMap(({ org }) => (org?.type === 'ISSUER' ? [org.id] : []));
    if (issuers.length === 0) return rows;
    const demo = await organizations.demoAmong([...new Set(issuers)], context);
    return rows.filter(({ org }) => !(org && demo.has(org.id)));
  }
}

/** An organization sees what happened, and of administrators neither who it was nor what they have noted. */
function cellsOf({ actor, subject, org, ...entry }: AuditEntry, isOwn: boolean): Cell[] {
  const isHidden = isOwn && actor.type === 'ADMIN';
  return [
    entry.auditId,
    entry.source,
    entry.seq,
    entry.occurredAt,
    actor.type,
    isHidden ? null : actor.id,
    isHidden ? null : actor.role,
    entry.action,
    subject.type,
    subject.id,
    org?.type ?? null,
    org?.id ?? null,
    entry.status,
    isHidden ? null : entry.reason,
    entry.previousState,
    entry.newState,
    entry.correlationId,
    entry.hash,
  ];
}
