import { z } from 'zod';
import type { Envelope, Sealed } from '../../../kernel/crypto/envelope.ts';
import { newId, newToken, sha256Hex } from '../../../kernel/ids.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { instant, optional, optionalText, text, uuid } from '../../../kernel/parse.ts';
import type { HeldCredential } from '../ports.ts';
import { type CountedLink, LINK_STATES, type LinkState, linkState } from './counted-link.ts';

export const MAX_YEARS = 5;
const MAX_ACCESSES = 1_000_000;

export const createShareLinkInput = z.strictObject({
  credentialId: uuid,
  expiresAt: optional(instant),
  accessLimit: optional(
    z
      .number('give a whole number')
      .int('give a whole number')
      .min(1, 'allow at least 1 opening, or leave it out')
      .max(MAX_ACCESSES, `allow at most ${MAX_ACCESSES} openings, or leave it out`),
  ),
  label: optionalText(text(100)),
});
export const shareLinksInput = z.strictObject({
  credentialId: optional(uuid),
  state: optional(z.enum(LINK_STATES, 'give ACTIVE, REVOKED, EXPIRED or EXHAUSTED')),
  ...pageInput,
});
export const revokeShareLinkInput = z.strictObject({ shareId: uuid });

/** A link with which anybody who has it can see one credential and a fresh verdict on it. */
export interface ShareLink extends CountedLink {
  readonly credentialId: string;
  readonly holderDid: string;
  readonly label: string | null;
  /** Whom it was made for as the answer to a request, and who must be ACTIVE for it to open; null for everybody. */
  readonly verifierId: string | null;
  /** The token, sealed for this link, so that its owner can be shown it again. */
  readonly token: Sealed;
}

/** A share link as its owner sees it. */
export interface OwnShareLink {
  readonly shareId: string;
  readonly credentialId: string;
  readonly holderDid: string;
  readonly shareToken: string;
  readonly url: string;
  readonly qrUrl: string;
  readonly label: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly accessLimit: number | null;
  readonly accessCount: number;
  readonly state: LinkState;
  /** False once taken back; time and limit show in `state`. */
  readonly active: boolean;
  readonly revokedAt: Date | null;
}

export function newShareLink(
  credential: Pick<HeldCredential, 'credentialId' | 'holderDid'>,
  terms: {
    readonly holderId: string;
    readonly place: string;
    readonly label?: string | undefined;
    readonly verifierId?: string | undefined;
    readonly expiresAt?: Date | undefined;
    readonly accessLimit?: number | undefined;
    readonly at: Date;
  },
  envelope: Envelope,
): ShareLink {
  const linkId = newId();
  const token = newToken();
  return {
    linkId,
    holderId: terms.holderId,
    tokenHash: sha256Hex(token),
    place: terms.place,
    createdAt: terms.at,
    expiresAt: terms.expiresAt ?? null,
    accessLimit: terms.accessLimit ?? null,
    accessCount: 0,
    revokedAt: null,
    credentialId: credential.credentialId,
    holderDid: credential.holderDid,
    label: terms.label ?? null,
    verifierId: terms.verifierId ?? null,
    token: envelope.seal(Buffer.from(token, 'latin1'), linkId),
  };
}

/** The latest end that a link made at this instant may have. */
export function latestEnd(at: Date): Date {
  const latest = new Date(at);
  latest.setUTCFullYear(at.getUTCFullYear() + MAX_YEARS);
  return latest;
}

/** The link with its token, for its owner only. */
export function asOwnShareLink(
  link: ShareLink,
  { envelope, publicUrl, at }: { envelope: Envelope; publicUrl: string; at: Date },
): OwnShareLink {
  const {
    linkId,
    credentialId,
    holderDid,
    label,
    createdAt,
    expiresAt,
    accessLimit,
    accessCount,
    revokedAt,
  } = link;
  const shareToken = envelope.open(link.token, linkId).toString('latin1');
  return {
    shareId: linkId,
    credentialId,
    holderDid,
    shareToken,
    url: `${publicUrl}/verify/${shareToken}`,
    qrUrl: `${publicUrl}/api/v1/holder/share-links/${linkId}/qr`,
    label,
    createdAt,
    expiresAt,
    accessLimit,
    accessCount,
    state: linkState(link, at),
    active: revokedAt === null,
    revokedAt,
  };
}

const NOTICES: Readonly<Record<HeldCredential['credentialStatus'], string | null>> = {
  ISSUED: null,
  EXPIRED: 'This credential has expired: the link opens and says so.',
  REVOKED: 'The issuer has revoked this credential: the link opens and says so.',
  SUSPENDED: 'The issuer has suspended this credential: the link opens and says so while that lasts.',
  SUPERSEDED: 'A newer credential takes the place of this one: the link opens and says so.',
};

/** What the owner should know before sharing a credential of this status; null when all is well. */
export function sharingNotice(status: HeldCredential['credentialStatus']): string | null {
  return NOTICES[status];
}
