import type {
  CredentialReportService,
  ReportedAuthority,
  ReportedCredential as ReportedMessage,
} from '../../proto/generated/testamur/internal/credential_reports.ts';
import type { Sent } from '../../proto/wire.ts';
import { type BindingOf, given, millis, operationRow } from '../rpc.ts';
import { CREDENTIAL_REPORTS } from './contracts.ts';
import type { ReportedCredential } from './ports.ts';
import type { CredentialInternals } from './resolvers.ts';

/** Credentials as reports have them, for Core Engine. */
export function createCredentialReportsBinding({
  credentialReports,
}: CredentialInternals): BindingOf<CredentialReportService> {
  return {
    ...CREDENTIAL_REPORTS,
    rpcs: {
      ListReportedCredentials: operationRow({
        operation: credentialReports.page,
        args: (request) => ({
          authority: authorityOf(request.authority),
          register: request.register,
          from: instantOf(request.from),
          to: instantOf(request.to),
          status: given(request.status),
          credentialType: given(request.credentialType),
          claimStatus: given(request.claimStatus),
          category: given(request.category),
          after: given(request.after),
          limit: request.limit,
        }),
        reply: ({ rows, next }) => ({ credentials: rows.map(messageOf), next: next ?? '' }),
      }),
      ListCredentialsOfHolder: operationRow({
        operation: credentialReports.ofHolder,
        args: ({ authority, holderDid, after, limit }) => ({
          authority: authorityOf(authority),
          holderDid,
          after: given(after),
          limit,
        }),
        reply: ({ rows, next }) => ({
          credentials: rows.map(({ document, ...credential }) => ({
            credential: messageOf(credential),
            documentJson: JSON.stringify(document),
          })),
          next: next ?? '',
        }),
      }),
      FindReportedCredentials: operationRow({
        operation: credentialReports.byIds,
        args: ({ issuerDid, credentialIds }) => ({ issuerDid, credentialIds }),
        reply: (rows) => ({ credentials: rows.map(messageOf) }),
      }),
    },
  };
}

function authorityOf(authority: ReportedAuthority | null) {
  return authority === null ? undefined : { type: authority.type, did: authority.did };
}

function instantOf(epochMs: string | null | undefined): Date | undefined {
  return epochMs === null || epochMs === undefined ? undefined : new Date(Number(epochMs));
}

function messageOf({ revocation, ...row }: ReportedCredential): ReportedMessage<Sent> {
  return {
    ...row,
    issuedAt: millis(row.issuedAt),
    expiresAt: millis(row.expiresAt),
    statusChangedAt: millis(row.statusChangedAt),
    claimedAt: millis(row.claimedAt),
    entryVersionId: row.entryVersionId ?? '',
    batchId: row.batchId ?? '',
    supersedesCredentialId: row.supersedesCredentialId ?? '',
    supersededByCredentialId: row.supersededByCredentialId ?? '',
    revocation: revocation
      ? {
          reason: revocation.reason,
          category: revocation.category ?? '',
          categorySource: revocation.categorySource,
          revokedBy: revocation.revokedBy ?? '',
          revokedAt: millis(revocation.revokedAt),
        }
      : null,
  };
}
