// Made of proto/testamur/catalog/catalog_registry.proto by npm run generate; do not edit.
import type { Received, Rpc, Sent, Wire } from '../../../wire.ts';

export interface CatalogRegistryService {
  readonly service: 'testamur.catalog.CatalogRegistryService';
  readonly proto: 'testamur/catalog/catalog_registry.proto';
  readonly rpcs: {
    readonly CreateJurisdiction: Rpc<CreateJurisdictionRequest, CreateJurisdictionRequest<Sent>, CreateJurisdictionResponse<Sent>, CreateJurisdictionResponse>;
    readonly GetJurisdiction: Rpc<GetJurisdictionRequest, GetJurisdictionRequest<Sent>, GetJurisdictionResponse<Sent>, GetJurisdictionResponse>;
    readonly ListJurisdictions: Rpc<ListJurisdictionsRequest, ListJurisdictionsRequest<Sent>, ListJurisdictionsResponse<Sent>, ListJurisdictionsResponse>;
    readonly CreateSkill: Rpc<CreateSkillRequest, CreateSkillRequest<Sent>, CreateSkillResponse<Sent>, CreateSkillResponse>;
    readonly ListSkills: Rpc<ListSkillsRequest, ListSkillsRequest<Sent>, ListSkillsResponse<Sent>, ListSkillsResponse>;
    readonly SubmitProposal: Rpc<SubmitProposalRequest, SubmitProposalRequest<Sent>, SubmitProposalResponse<Sent>, SubmitProposalResponse>;
    readonly ListProposals: Rpc<ListProposalsRequest, ListProposalsRequest<Sent>, ListProposalsResponse<Sent>, ListProposalsResponse>;
    readonly DecideProposal: Rpc<DecideProposalRequest, DecideProposalRequest<Sent>, DecideProposalResponse<Sent>, DecideProposalResponse>;
  };
}

export interface RegulatorRecord<W extends Wire = Received> {
  readonly name: string;
  readonly url: string;
}

export interface JurisdictionRecord<W extends Wire = Received> {
  readonly code: string;
  readonly nameI18n: Readonly<Record<string, string>>;
  readonly parentCode: string;
  readonly level: string;
  readonly regulator: RegulatorRecord<W> | null;
  readonly defaultFrameworkId: string;
  readonly status: string;
  readonly createdAt: W['int64'];
  readonly updatedAt: W['int64'];
  readonly rowVersion: number;
}

export interface CreateJurisdictionRequest<W extends Wire = Received> {
  readonly code: string;
  readonly nameI18n: Readonly<Record<string, string>>;
  readonly parentCode: string;
  readonly level: string;
  readonly regulator: RegulatorRecord<W> | null;
}

export interface CreateJurisdictionResponse<W extends Wire = Received> {
  readonly jurisdiction: JurisdictionRecord<W> | null;
}

export interface GetJurisdictionRequest<W extends Wire = Received> {
  readonly code: string;
}

export interface GetJurisdictionResponse<W extends Wire = Received> {
  readonly jurisdiction: JurisdictionRecord<W> | null;
}

export interface ListJurisdictionsRequest<W extends Wire = Received> {
  readonly statusFilter: string;
  readonly parentCode: string;
  readonly page: number;
  readonly pageSize: number;
}

export interface ListJurisdictionsResponse<W extends Wire = Received> {
  readonly jurisdictions: readonly JurisdictionRecord<W>[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

export interface SkillLabels<W extends Wire = Received> {
  readonly language: string;
  readonly labels: readonly string[];
}

export interface SkillRecord<W extends Wire = Received> {
  readonly skillId: string;
  readonly name: string;
  readonly description: string;
  readonly source: string;
  readonly sourceUri: string;
  readonly skillType: string;
  readonly reuseLevel: string;
  readonly altLabelsI18n: readonly SkillLabels<W>[];
  readonly broaderIds: readonly string[];
  readonly status: string;
  readonly createdAt: W['int64'];
  readonly updatedAt: W['int64'];
  readonly rowVersion: number;
}

export interface CreateSkillRequest<W extends Wire = Received> {
  readonly name: string;
  readonly description: string;
  readonly source: string;
  readonly sourceUri: string;
  readonly skillType: string;
  readonly reuseLevel: string;
  readonly altLabelsI18n: readonly SkillLabels<W>[];
  readonly broaderIds: readonly string[];
}

export interface CreateSkillResponse<W extends Wire = Received> {
  readonly skill: SkillRecord<W> | null;
}

export interface ListSkillsRequest<W extends Wire = Received> {
  readonly query: string;
  readonly sourceFilter: string;
  readonly skillTypeFilter: string;
  readonly statusFilter: string;
  readonly page: number;
  readonly pageSize: number;
}

export interface ListSkillsResponse<W extends Wire = Received> {
  readonly skills: readonly SkillRecord<W>[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

export interface ProposalRecord<W extends Wire = Received> {
  readonly proposalId: string;
  readonly kind: string;
  readonly targetId: string;
  readonly payloadJson: string;
  readonly proposerIssuerDid: string;
  readonly rationale: string;
  readonly status: string;
  readonly decisionReason: string;
  readonly resultingId: string;
  readonly createdAt: W['int64'];
  readonly updatedAt: W['int64'];
  readonly rowVersion: number;
}

export interface SubmitProposalRequest<W extends Wire = Received> {
  readonly proposalId: string;
}

export interface SubmitProposalResponse<W extends Wire = Received> {
  readonly proposal: ProposalRecord<W> | null;
}

export interface ListProposalsRequest<W extends Wire = Received> {
  readonly statusFilter: string;
  readonly kindFilter: string;
  readonly page: number;
  readonly pageSize: number;
}

export interface ListProposalsResponse<W extends Wire = Received> {
  readonly proposals: readonly ProposalRecord<W>[];
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

export interface DecideProposalRequest<W extends Wire = Received> {
  readonly proposalId: string;
  readonly decision: string;
  readonly reason: string;
}

export interface DecideProposalResponse<W extends Wire = Received> {
  readonly proposal: ProposalRecord<W> | null;
}
