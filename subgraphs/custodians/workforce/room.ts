import { leaseOf } from '../../../store/lease.ts';
import type { Uploads } from '../../../store/uploads.ts';
import type { RegistrantStore } from '../../did-registry/registrant-model.ts';
import type { Teams } from '../../requester.ts';
import { createFollower } from '../follow-changes.ts';
import type { Custodian } from '../registry/custodian.ts';
import type { RoomDeps } from '../rooms.ts';
import { createChangeWatch } from './change-watch.ts';
import { checkStore } from './check-model.ts';
import { createComplianceWorker } from './compliance-worker.ts';
import { createEvidence } from './evidence.ts';
import { memberFaultStore, memberImportStore } from './member-import-model.ts';
import { createMemberImportService } from './member-import-service.ts';
import { createMemberImportWorker } from './member-import-worker.ts';
import { memberStore } from './member-model.ts';
import { createMemberService } from './member-service.ts';
import type { WorkforceNeeds } from './ports.ts';
import { registerStore } from './register-model.ts';
import { createRegisterService } from './register-service.ts';
import { requirementStore, requirementVersionStore } from './requirement-model.ts';
import { createRequirementService } from './requirement-service.ts';
import { waiverStore } from './waiver-model.ts';
import { createWaiverService } from './waiver-service.ts';
import { createWarningWorker } from './warning-worker.ts';

/** Opens the room of the workforce: who works for a custodian, what is asked of them, and how they stand. */
export async function openWorkforce(
  deps: RoomDeps & {
    readonly workforce: WorkforceNeeds;
    readonly teams: Teams;
    readonly custodians: Pick<RegistrantStore<Custodian>, 'byId'>;
    /** Files that come in pieces, for all rooms. */
    readonly uploads: Uploads;
  },
) {
  const { connection, now } = deps;
  const [members, requirements, versions, waivers, register, checks, imports, faults] = await Promise.all([
    memberStore(connection),
    requirementStore(connection),
    requirementVersionStore(connection),
    waiverStore(connection),
    registerStore(connection),
    checkStore(connection),
    memberImportStore(connection),
    memberFaultStore(connection),
  ]);
  const stores = { members, requirements, versions, waivers, register, checks, imports, faults };
  const shared = { ...deps, ...stores };
  const worker = createComplianceWorker({
    ...shared,
    evidence: createEvidence(deps.workforce),
    followChanges: createChangeWatch({
      ...deps.workforce,
      checks,
      follow: createFollower(connection, 'compliance_cursors'),
      now,
    }),
    lease: leaseOf(connection, 'workforce.compliance', now),
  });
  const warnings = createWarningWorker({ ...shared, lease: leaseOf(connection, 'workforce.warnings', now) });
  const { wake } = worker;
  const importLease = leaseOf(connection, 'workforce.imports', now);
  const importWorker = createMemberImportWorker({ ...shared, lease: importLease, wake });
  return {
    service: {
      members: createMemberService({ ...shared, wake }),
      requirements: createRequirementService({ ...shared, wake }),
      waivers: createWaiverService({ ...shared, wake }),
      register: createRegisterService(shared),
      imports: createMemberImportService({ ...shared, wakeImports: importWorker.wake }),
    },
    stores,
    worker,
    warnings,
    importWorker,
    start() {
      worker.start();
      warnings.start();
      importWorker.start();
    },
    async close() {
      await Promise.all([worker.close(), warnings.close(), importWorker.close()]);
    },
  };
}

export type WorkforceRoom = Awaited<ReturnType<typeof openWorkforce>>;
export type WorkforceService = WorkforceRoom['service'];
