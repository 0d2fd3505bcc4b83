// Made of proto/testamur/internal/person_reports.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface LearnerReportService {
  readonly service: 'testamur.internal.LearnerReportService';
  readonly proto: 'testamur/internal/person_reports.proto';
  readonly rpcs: {
    readonly ListRecordsOfLearner: Rpc<ListRecordsOfLearnerRequest, ListRecordsOfLearnerRequest<Sent>, ListRecordsOfLearnerResponse<Sent>, ListRecordsOfLearnerResponse>;
  };
}

export interface CustodianReportService {
  readonly service: 'testamur.internal.CustodianReportService';
  readonly proto: 'testamur/internal/person_reports.proto';
  readonly rpcs: {
    readonly ListReportedCompliance: Rpc<ListReportedComplianceRequest, ListReportedComplianceRequest<Sent>, ListReportedComplianceResponse<Sent>, ListReportedComplianceResponse>;
    readonly ListRecordsOfHolder: Rpc<ListRecordsOfHolderRequest, ListRecordsOfHolderRequest<Sent>, ListRecordsOfHolderResponse<Sent>, ListRecordsOfHolderResponse>;
  };
}

export interface PersonRecord<W extends Wire = Received> {
  readonly section: string;
  readonly recordId: string;
  readonly contentJson: string;
}

export interface ListRecordsOfLearnerRequest<W extends Wire = Received> {
  readonly issuerDid: string;
  readonly learnerId: string;
  readonly holderDid: string;
  readonly after: string;
}

export interface ListRecordsOfLearnerResponse<W extends Wire = Received> {
  readonly records: readonly PersonRecord<W>[];
  readonly next: string;
  readonly holderDid: string;
}

export interface ListReportedComplianceRequest<W extends Wire = Received> {
  readonly custodianId: string;
  readonly asOf: string;
  readonly memberId: string;
  readonly requirementId: string;
  readonly status: string;
  readonly after: string;
  readonly limit: number;
}

export interface ReportedCompliance<W extends Wire = Received> {
  readonly rowId: string;
  readonly memberId: string;
  readonly employeeRef: string;
  readonly name: string;
  readonly jobRole: string;
  readonly site: string;
  readonly requirementId: string;
  readonly requirementName: string;
  readonly requirementVersion: number;
  readonly severity: string;
  readonly status: string;
  readonly credentialId: string;
  readonly expiresAt: W['int64'];
  readonly validFrom: W['int64'];
  readonly validTo: W['int64'];
  readonly checkedAt: W['int64'];
}

export interface ListReportedComplianceResponse<W extends Wire = Received> {
  readonly rows: readonly ReportedCompliance<W>[];
  readonly next: string;
}

export interface ListRecordsOfHolderRequest<W extends Wire = Received> {
  readonly custodianId: string;
  readonly holderDid: string;
  readonly after: string;
}

export interface ListRecordsOfHolderResponse<W extends Wire = Received> {
  readonly records: readonly PersonRecord<W>[];
  readonly next: string;
}
