import { z } from 'zod';
import { type AttestedClaims, attestedClaimsOf, proofAddressOf } from '../../../kernel/attested-claims.ts';
import {
  type ClaimLines,
  type DisplayLine,
  isRecord,
  linesOfClaims,
  shortened,
} from '../../../kernel/claim-lines.ts';
import type { Context } from '../../../kernel/context.ts';
import { CREDENTIAL_STATUSES } from '../../../kernel/credential-status.ts';
import { titleOf } from '../../../kernel/credential-title.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { optional, text, uuid } from '../../../kernel/parse.ts';
import type { CertificateAttestation, CertificateIssuer } from '../../../kernel/print/certificate.ts';
import type { HeldCredential, HeldCredentials } from '../ports.ts';

const MAX_ISSUER_NAME = 255;
const PAGE = 100;

/** A credential as its holder sees it. */
export interface WalletCredential {
  readonly credentialId: string;
  readonly type: string;
  readonly title: string;
  readonly issuer: WalletIssuer;
  readonly issuedAt: Date;
  readonly expiresAt: Date | null;
  readonly status: HeldCredential['credentialStatus'];
  readonly claimStatus: HeldCredential['claimStatus'];
  readonly supersededBy: string | null;
  readonly supersedes: string | null;
  /** What a custodian's credential states of how the custodian vouches for it; null for any other. */
  readonly attestation: WalletAttestation | null;
  readonly display: readonly DisplayLine[];
  /** The signed credential, parsed. */
  readonly vc: unknown;
}

export type WalletIssuer = CertificateIssuer;
export type WalletAttestation = CertificateAttestation;

export const listCredentialsInput = z.strictObject({
  filter: optional(
    z.strictObject({
      status: optional(z.enum(CREDENTIAL_STATUSES, `choose one of ${CREDENTIAL_STATUSES.join(', ')}`)),
      q: optional(text(100)),
    }),
  ),
  ...pageInput,
});
export const credentialInput = z.strictObject({ id: uuid });
export const certificateInput = z.strictObject({ id: uuid, shareId: optional(uuid) });

/** All that somebody holds under each DID, page by page and newest first, `atMost` of each. */
export async function* heldPages(
  credentials: HeldCredentials,
  { dids, atMost }: { readonly dids: readonly string[]; readonly atMost: number },
  context: Context,
): AsyncGenerator<readonly HeldCredential[]> {
  for (const did of dids) {
    // One DID at a time: only such a list reaches the oldest credential, and its total is no end of it.
    for (let offset = 0; offset < atMost; offset += PAGE) {
      const { items } = await credentials.list({ dids: [did], offset, limit: PAGE }, context);
      if (items.length > 0) yield items;
      if (items.length < PAGE) break;
    }
  }
}

/** The claims of the signed document in words; how a custodian vouches for them is told apart. */
export function displayOf(held: Pick<HeldCredential, 'vcJson' | 'authorityType'>): ClaimLines {
  const subject = subjectOf(held.vcJson);
  if (!attestedIn(held)) return linesOfClaims(subject);
  const { attestation: _attestation, ...claims } = subject;
  return linesOfClaims(claims);
}

/** What a custodian's credential states of its attestation; undefined for any other, whatever its claims are called. */
export function attestationOf(
  held: Pick<HeldCredential, 'vcJson' | 'authorityType'>,
  publicUrl: string,
): WalletAttestation | undefined {
  const attested = attestedIn(held);
  return attested && { ...attested, proofUrl: proofAddressOf(attested, publicUrl) };
}

/** The same without the address of the proof. */
export function attestedIn({
  authorityType,
  vcJson,
}: Pick<HeldCredential, 'vcJson' | 'authorityType'>): AttestedClaims | undefined {
  return authorityType === 'CUSTODIAN' ? attestedClaimsOf(subjectOf(vcJson)) : undefined;
}

/** What the signed document says of its issuer's name; undefined when it says nothing. */
export function issuerNameIn(vcJson: string): string | undefined {
  const vc: unknown = JSON.parse(vcJson);
  const issuer = isRecord(vc) ? vc['issuer'] : undefined;
  const name = isRecord(issuer) ? issuer['name'] : undefined;
  return typeof name === 'string' ? shortened(name, MAX_ISSUER_NAME) : undefined;
}

export function toWalletCredential(
  held: HeldCredential,
  issuer: WalletIssuer,
  publicUrl: string,
): WalletCredential {
  return {
    credentialId: held.credentialId,
    type: held.credentialType,
    // Read from the signed document, which may be long, only where somebody asks.
    get title() {
      return titleOf(held);
    },
    get attestation() {
      return attestationOf(held, publicUrl) ?? null;
    },
    get display() {
      return displayOf(held).lines;
    },
    get vc() {
      return JSON.parse(held.vcJson);
    },
    issuer,
    issuedAt: held.issuanceTimestamp,
    expiresAt: held.expirationTimestamp ?? null,
    status: held.credentialStatus,
    claimStatus: held.claimStatus,
    supersededBy: held.supersededByCredentialId ?? null,
    supersedes: held.supersedesCredentialId ?? null,
  };
}

/** A name for a file of this credential that every file system takes. */
export function fileNameOf({ credentialType, credentialId }: HeldCredential, extension: string): string {
  const type = credentialType.replace(/[^A-Za-z0-9_-]+/g, '-').slice(0, 80);
  return `${type}-${credentialId}.${extension}`;
}

function subjectOf(vcJson: string): Readonly<Record<string, unknown>> {
  const vc: unknown = JSON.parse(vcJson);
  const subject = isRecord(vc) ? vc['credentialSubject'] : undefined;
  return isRecord(subject) ? subject : {};
}
