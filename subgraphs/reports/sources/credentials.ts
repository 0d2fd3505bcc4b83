import type { CredentialScope, ReportedCredential, ReportedCredentials } from '../ports.ts';
import type { ReportOrder } from '../runs/run.ts';
import type { Cell } from '../table.ts';
import { dayBegin, type ReportSource } from './source.ts';

/** The registers of issued and of revoked credentials. */
export function credentialRegister(
  credentials: Pick<ReportedCredentials, 'page'>,
  register: 'ISSUED' | 'REVOKED',
): ReportSource {
  return {
    async page(order, after, limit, context) {
      const { status, credentialType, claimStatus, category } = order.filters;
      const { rows, next } = await credentials.page(
        {
          ...scopeOf(order),
          register,
          from: dayBegin(order.periodFrom),
          to: dayBegin(order.periodTo),
          status,
          credentialType,
          claimStatus,
          category,
          after,
          limit,
        },
        context,
      );
      const cellsOf = register === 'ISSUED' ? issuedCells : revokedCells(order);
      return { rows: rows.map((row) => ({ recordId: row.credentialId, cells: cellsOf(row) })), next };
    },
  };
}

/** Whose credentials a report is about. */
export function scopeOf({ organization }: ReportOrder): CredentialScope {
  return organization ? { authority: { type: organization.type, did: organization.did } } : {};
}

function issuedCells(row: ReportedCredential): Cell[] {
  return [
    row.credentialId,
    row.issuerDid,
    row.authorityType,
    row.holderDid,
    row.holderName,
    row.credentialType,
    row.issuedAt,
    row.expiresAt ?? null,
    row.status,
    row.statusChangedAt,
    row.claimStatus,
    row.claimedAt ?? null,
    row.entryVersionId ?? null,
    row.batchId ?? null,
    row.supersedesCredentialId ?? null,
    row.supersededByCredentialId ?? null,
    row.vcHash,
  ];
}

function revokedCells({ owner }: ReportOrder): (row: ReportedCredential) => Cell[] {
  // The reason is for the parties of a credential, whom administrators are not of.
  const showsReason = owner.type !== 'PLATFORM';
  return (row) => [
    row.credentialId,
    row.issuerDid,
    row.authorityType,
    row.holderDid,
    row.holderName,
    row.credentialType,
    row.issuedAt,
    row.revocation?.revokedAt ?? null,
    row.revocation?.category ?? null,
    row.revocation?.categorySource ?? null,
    (showsReason && row.revocation?.reason) || null,
    row.revocation?.revokedBy ?? null,
    row.supersededByCredentialId ?? null,
  ];
}
