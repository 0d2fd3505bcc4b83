import { z } from 'zod';
import type {
  CredentialReportService,
  ReportedCredential as ReportedMessage,
} from '../../../proto/generated/testamur/internal/credential_reports.ts';
import type { RpcClient } from '../../rpc.ts';
import { millis } from '../../rpc.ts';
import { dateOf, optionalDate, sent } from '../../rpc-replies.ts';
import type { CredentialPorts, ReportedCredential } from '../ports.ts';

const document = z.record(z.string(), z.unknown());

/** Credentials as reports have them, asked from another process. */
export function createRemoteReportedCredentials(
  client: RpcClient<CredentialReportService>,
): CredentialPorts['reported'] {
  return {
    async page({ from, to, authority, ...asked }, context) {
      const request = {
        authority: authority ?? null,
        register: asked.register,
        from: from && millis(from),
        to: to && millis(to),
        status: asked.status ?? '',
        credentialType: asked.credentialType ?? '',
        claimStatus: asked.claimStatus ?? '',
        category: asked.category ?? '',
        after: asked.after ?? '',
        limit: asked.limit,
      };
      const { credentials, next } = await client.call('ListReportedCredentials', request, context);
      return { rows: credentials.map(reportedOf), next: next || undefined };
    },
    async ofHolder({ authority, holderDid, after, limit }, context) {
      const request = { authority: authority ?? null, holderDid, after: after ?? '', limit };
      const { credentials, next } = await client.call('ListCredentialsOfHolder', request, context);
      return {
        rows: credentials.map(({ credential, documentJson }) => ({
          ...reportedOf(sent(credential)),
          document: document.parse(JSON.parse(documentJson)),
        })),
        next: next || undefined,
      };
    },
    async byIds({ issuerDid, credentialIds }, context) {
      const request = { issuerDid, credentialIds: [...credentialIds] };
      return (await client.call('FindReportedCredentials', request, context)).credentials.map(reportedOf);
    },
  };
}

function reportedOf({ revocation, ...row }: ReportedMessage): ReportedCredential {
  return {
    ...row,
    issuedAt: dateOf(row.issuedAt),
    expiresAt: optionalDate(row.expiresAt),
    statusChangedAt: dateOf(row.statusChangedAt),
    claimedAt: optionalDate(row.claimedAt),
    entryVersionId: row.entryVersionId || undefined,
    batchId: row.batchId || undefined,
    supersedesCredentialId: row.supersedesCredentialId || undefined,
    supersededByCredentialId: row.supersededByCredentialId || undefined,
    revocation: revocation
      ? {
          reason: revocation.reason,
          category: revocation.category || undefined,
          categorySource: revocation.categorySource,
          revokedBy: revocation.revokedBy || undefined,
          revokedAt: dateOf(revocation.revokedAt),
        }
      : undefined,
  };
}
