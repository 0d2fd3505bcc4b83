import type { Context } from '../../../kernel/context.ts';
import { untilDone } from '../../until-done.ts';
import type { RoomDeps } from '../rooms.ts';
import { daysAfter } from '../workforce/compliance.ts';
import type { WorkforceRoom } from '../workforce/room.ts';
import type { Acting } from './acting.ts';
import type { DemoWorkforce } from './ports.ts';

/** Employs people of the demonstration, by the operations with which a custodian does it. */
export function createDemoWorkforce({
  workforce: { service, worker, stores },
  now,
}: Pick<RoomDeps, 'now'> & {
  readonly workforce: Pick<WorkforceRoom, 'service' | 'worker' | 'stores'>;
}) {
  return async (
    custodianId: string,
    { managerId, attesterId, requirements, employees, waivers }: DemoWorkforce,
    acting: Acting,
    context: Context,
  ): Promise<void> => {
    const manager = acting(managerId, 'Reviewer');
    const attester = acting(attesterId, 'Attester');
    const requirementIds = new Map<string, string>();
    for (const { formerName, credentialTypes, acceptedIssuerDids, ...asked } of requirements) {
      const { requirementId } = await service.requirements.upsert(
        { ...asked, name: formerName ?? asked.name, satisfiedBy: { credentialTypes, acceptedIssuerDids } },
        manager,
      );
      if (formerName !== undefined)
        await service.requirements.upsert({ requirementId, name: asked.name }, manager);
      requirementIds.set(asked.name, requirementId);
    }
    const memberIds = new Map<string, string>();
    for (const employee of employees)
      memberIds.set(employee.employeeRef, (await service.members.upsert({ ...employee }, manager)).memberId);
    for (const { employeeRef, requirement, reason, days } of waivers) {
      const about = {
        memberId: memberIds.get(employeeRef),
        requirementId: requirementIds.get(requirement),
      };
      await service.waivers.grant({ ...about, reason, until: daysAfter(now(), days) }, attester);
    }
    const isSettled = () => stores.checks.isSettled(custodianId, now());
    await untilDone('Looking at the people of the demonstration', worker.settle, isSettled, context);
  };
}
