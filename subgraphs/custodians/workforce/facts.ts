import type { AuditFact } from '../../../kernel/audit.ts';
import type { AuditAction, AuditSubjectType } from '../../../kernel/audit-actions.ts';

/** What the trail tells of a record of a workforce. */
export function factOf(
  action: AuditAction,
  type: AuditSubjectType,
  id: string,
  { custodianId }: { readonly custodianId: string },
  states: Pick<AuditFact, 'previousState' | 'newState'>,
): AuditFact {
  return { action, subject: { type, id }, org: { type: 'CUSTODIAN', id: custodianId }, ...states };
}
