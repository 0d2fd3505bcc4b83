import { parseStrictJson } from '../../../kernel/crypto/strict-json.ts';
import type { DemoCustodianRecordService } from '../../../proto/generated/testamur/internal/demo.ts';
import type { RpcClient } from '../../rpc.ts';
import type { DemoCustodianRecords } from './ports.ts';

/** What waits for workers, which may be busy with other files. */
const DEADLINE_MS = 60_000;

/** The records of custodians of the demonstration in another process. */
export function createRemoteDemoCustodianRecords(
  demo: RpcClient<DemoCustodianRecordService>,
): DemoCustodianRecords {
  return {
    list: async (context) => (await demo.call('ListDemoCustodians', {}, context)).custodianIds,

    async takeIn({ columns, rows, ...file }, context) {
      const request = {
        ...file,
        columns: columns.map(({ transform = '', ...column }) => ({ ...column, transform })),
        rows: rows.map(({ cells, becomes, reason = '', holderDid = '', withdrawnBecause = '' }) => ({
          cells: [...cells],
          becomes,
          reason,
          holderDid,
          withdrawnBecause,
        })),
      };
      const reply = await demo.call('TakeInDemoFile', request, context, { deadlineMs: DEADLINE_MS });
      return {
        attestationId: reply.attestationId || undefined,
        toIssue: reply.toIssue.map(({ credentialData, ...credential }) => ({
          ...credential,
          credentialData: parseStrictJson(credentialData) as Record<string, unknown>,
        })),
      };
    },

    settle: (settled, context) => demo.call('SettleDemoAttestation', settled, context),

    async employ({ requirements, employees, waivers, ...workforce }, context) {
      const request = {
        ...workforce,
        requirements: requirements.map(({ formerName = '', ...asked }) => ({
          ...asked,
          jobRoles: [...asked.jobRoles],
          credentialTypes: [...asked.credentialTypes],
          acceptedIssuerDids: [...asked.acceptedIssuerDids],
          warnDays: [...asked.warnDays],
          formerName,
        })),
        employees: employees.map(({ holderDid = '', ...employee }) => ({ ...employee, holderDid })),
        waivers: [...waivers],
      };
      await demo.call('EmployDemoPeople', request, context, { deadlineMs: DEADLINE_MS });
    },

    remove: (context) => demo.call('RemoveDemoCustodianRecords', {}, context, { deadlineMs: DEADLINE_MS }),
  };
}
