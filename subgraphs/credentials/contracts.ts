import type { CredentialFactService } from '../../proto/generated/testamur/internal/credential_facts.ts';
import type { CredentialReportService } from '../../proto/generated/testamur/internal/credential_reports.ts';
import type { CustodianCredentialService } from '../../proto/generated/testamur/internal/custodian_credentials.ts';
import type {
  DemoCredentialService,
  DemoTemplateService,
} from '../../proto/generated/testamur/internal/demo.ts';
import type { OutcomeCredentialService } from '../../proto/generated/testamur/internal/outcome_credentials.ts';
import type { CredentialStatsService } from '../../proto/generated/testamur/internal/stats.ts';
import type { StoredCredentialsService } from '../../proto/generated/testamur/internal/stored_credentials.ts';
import type { CredentialIssuanceService } from '../../proto/generated/testamur/issuance/credential_issuance.ts';
import type { Contract } from '../rpc.ts';

export const ISSUANCE: Contract<CredentialIssuanceService> = {
  service: 'testamur.issuance.CredentialIssuanceService',
  proto: 'testamur/issuance/credential_issuance.proto',
};
export const DEMO_CREDENTIALS: Contract<DemoCredentialService> = {
  service: 'testamur.internal.DemoCredentialService',
  proto: 'testamur/internal/demo.proto',
};
export const DEMO_TEMPLATES: Contract<DemoTemplateService> = {
  service: 'testamur.internal.DemoTemplateService',
  proto: 'testamur/internal/demo.proto',
};
export const CREDENTIAL_STATS: Contract<CredentialStatsService> = {
  service: 'testamur.internal.CredentialStatsService',
  proto: 'testamur/internal/stats.proto',
};
export const STORED_CREDENTIALS: Contract<StoredCredentialsService> = {
  service: 'testamur.internal.StoredCredentialsService',
  proto: 'testamur/internal/stored_credentials.proto',
};
export const OUTCOME_CREDENTIALS: Contract<OutcomeCredentialService> = {
  service: 'testamur.internal.OutcomeCredentialService',
  proto: 'testamur/internal/outcome_credentials.proto',
};
export const CREDENTIAL_FACTS: Contract<CredentialFactService> = {
  service: 'testamur.internal.CredentialFactService',
  proto: 'testamur/internal/credential_facts.proto',
};
export const CREDENTIAL_REPORTS: Contract<CredentialReportService> = {
  service: 'testamur.internal.CredentialReportService',
  proto: 'testamur/internal/credential_reports.proto',
};
export const CUSTODIAN_CREDENTIALS: Contract<CustodianCredentialService> = {
  service: 'testamur.internal.CustodianCredentialService',
  proto: 'testamur/internal/custodian_credentials.proto',
};

/** What a person of a custodian asks for when credentials of attested records are issued. */
export const ATTESTED_FIELDS: readonly string[] = ['Mutation.issueFromAttestation'];

/** What a member of an issuer asks for when credentials of outcomes are issued. */
export const OUTCOME_FIELDS: readonly string[] = ['Mutation.issueEligible'];
