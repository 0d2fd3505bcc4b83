import type { DemoCustodianRecordService } from '../../../proto/generated/testamur/internal/demo.ts';
import { type BindingOf, given, operationRow } from '../../rpc.ts';
import { oneOf } from '../../rpc-replies.ts';
import { STATEMENT_TEMPLATES } from '../attestations/statements.ts';
import { DEMO_CUSTODIAN_RECORDS } from '../contracts.ts';
import { RECORD_KINDS, TRANSFORMS } from '../intake/intake-batch.ts';
import { MEMBER_STATUSES } from '../workforce/member.ts';
import { SEVERITIES } from '../workforce/requirement.ts';
import { DEMO_RECORD_STATUSES, type DemoCustodianRecords } from './ports.ts';

/** What the demonstration asks of custodians. */
export function demoRecordBinding(demo: DemoCustodianRecords): BindingOf<DemoCustodianRecordService> {
  return {
    ...DEMO_CUSTODIAN_RECORDS,
    rpcs: {
      ListDemoCustodians: operationRow({
        operation: (_input: object, context) => demo.list(context),
        args: () => ({}),
        reply: (custodianIds) => ({ custodianIds }),
      }),
      TakeInDemoFile: operationRow({
        operation: demo.takeIn,
        args: ({ recordKind, columns, rows, statementTemplate, ...file }) => ({
          ...file,
          recordKind: oneOf(RECORD_KINDS, recordKind),
          columns: columns.map(({ transform, ...column }) => ({
            ...column,
            transform: transform === '' ? undefined : oneOf(TRANSFORMS, transform),
          })),
          rows: rows.map(({ cells, becomes, reason, holderDid, withdrawnBecause }) => ({
            cells,
            becomes: oneOf(DEMO_RECORD_STATUSES, becomes),
            reason: given(reason),
            holderDid: given(holderDid),
            withdrawnBecause: given(withdrawnBecause),
          })),
          statementTemplate: oneOf(STATEMENT_TEMPLATES, statementTemplate),
        }),
        reply: ({ attestationId = '', toIssue }) => ({
          attestationId,
          toIssue: toIssue.map(({ credentialData, ...credential }) => ({
            ...credential,
            credentialData: JSON.stringify(credentialData),
          })),
        }),
      }),
      SettleDemoAttestation: operationRow({
        operation: demo.settle,
        args: (settled) => settled,
        reply: ({ issued }) => ({ issued }),
      }),
      EmployDemoPeople: operationRow({
        operation: demo.employ,
        args: ({ requirements, employees, waivers, ...workforce }) => ({
          ...workforce,
          requirements: requirements.map(({ severity, formerName, ...asked }) => ({
            ...asked,
            severity: oneOf(SEVERITIES, severity),
            formerName: given(formerName),
          })),
          employees: employees.map(({ status, holderDid, ...employee }) => ({
            ...employee,
            status: oneOf(MEMBER_STATUSES, status),
            holderDid: given(holderDid),
          })),
          waivers,
        }),
        reply: () => ({}),
      }),
      RemoveDemoCustodianRecords: operationRow({
        operation: (_input: object, context) => demo.remove(context),
        args: () => ({}),
        reply: ({ removed }) => ({ removed }),
      }),
    },
  };
}
