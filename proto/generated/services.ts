// Made of proto/**/*.proto by npm run generate; do not edit.
import type { CatalogRegistryService } from './testamur/catalog/catalog_registry.ts';
import type { AdminAccessService } from './testamur/internal/access.ts';
import type { ApplicantService } from './testamur/internal/applicants.ts';
import type { AuditService } from './testamur/internal/audit.ts';
import type { DemoIssuerService } from './testamur/internal/demo.ts';
import type { DemoCredentialService } from './testamur/internal/demo.ts';
import type { PlatformHealthService } from './testamur/internal/health.ts';
import type { IssuerMemberService } from './testamur/internal/members.ts';
import type { HolderSessionService } from './testamur/internal/session.ts';
import type { SettingsService } from './testamur/internal/settings.ts';
import type { CredentialStatsService } from './testamur/internal/stats.ts';
import type { VerificationStatsService } from './testamur/internal/stats.ts';
import type { IssuerStatsService } from './testamur/internal/stats.ts';
import type { StoredCredentialsService } from './testamur/internal/stored_credentials.ts';
import type { SubgraphService } from './testamur/internal/subgraph.ts';
import type { VerificationFailureService } from './testamur/internal/verification_failures.ts';
import type { CredentialIssuanceService } from './testamur/issuance/credential_issuance.ts';
import type { LearnerRecordsService } from './testamur/learners/learner_records.ts';
import type { IssuerRegistryService } from './testamur/registry/issuer_registry.ts';
import type { VerificationEngineService } from './testamur/verification/verification_engine.ts';

export interface Services {
  readonly 'testamur.catalog.CatalogRegistryService': CatalogRegistryService;
  readonly 'testamur.internal.AdminAccessService': AdminAccessService;
  readonly 'testamur.internal.ApplicantService': ApplicantService;
  readonly 'testamur.internal.AuditService': AuditService;
  readonly 'testamur.internal.DemoIssuerService': DemoIssuerService;
  readonly 'testamur.internal.DemoCredentialService': DemoCredentialService;
  readonly 'testamur.internal.PlatformHealthService': PlatformHealthService;
  readonly 'testamur.internal.IssuerMemberService': IssuerMemberService;
  readonly 'testamur.internal.HolderSessionService': HolderSessionService;
  readonly 'testamur.internal.SettingsService': SettingsService;
  readonly 'testamur.internal.CredentialStatsService': CredentialStatsService;
  readonly 'testamur.internal.VerificationStatsService': VerificationStatsService;
  readonly 'testamur.internal.IssuerStatsService': IssuerStatsService;
  readonly 'testamur.internal.StoredCredentialsService': StoredCredentialsService;
  readonly 'testamur.internal.SubgraphService': SubgraphService;
  readonly 'testamur.internal.VerificationFailureService': VerificationFailureService;
  readonly 'testamur.issuance.CredentialIssuanceService': CredentialIssuanceService;
  readonly 'testamur.learners.LearnerRecordsService': LearnerRecordsService;
  readonly 'testamur.registry.IssuerRegistryService': IssuerRegistryService;
  readonly 'testamur.verification.VerificationEngineService': VerificationEngineService;
}
