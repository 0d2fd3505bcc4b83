import { z } from 'zod';
import { newId, newToken, sha256Hex } from '../../../kernel/ids.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { instant, optional, optionalText, text, uuid } from '../../../kernel/parse.ts';
import { type CountedLink, linkState } from './counted-link.ts';
import { disclosedPaths } from './disclosure.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_LIFETIME_MS = DAY_MS;
export const MAX_LIFETIME_MS = 30 * DAY_MS;
const MAX_ITEMS = 10;
const MAX_ACCESSES = 1000;

const PROOF_STATES = ['ACTIVE', 'CONSUMED', 'EXPIRED', 'REVOKED'] as const;
export type ProofState = (typeof PROOF_STATES)[number];

const item = z.strictObject({ credentialId: uuid, disclosedPaths: optional(disclosedPaths) });

export const createProofLinkInput = z.strictObject({
  items: z
    .array(item)
    .min(1, 'name at least one credential')
    .max(MAX_ITEMS, `name at most ${MAX_ITEMS} credentials`)
    .refine(
      (items) => new Set(items.map(({ credentialId }) => credentialId)).size === items.length,
      'name each credential once',
    ),
  purpose: text(200).refine((purpose) => purpose.length >= 3, 'say in at least 3 characters what it is for'),
  audience: optionalText(text(200)),
  expiresAt: optional(instant),
  accessLimit: optional(
    z
      .number('give a whole number')
      .int('give a whole number')
      .min(1, 'allow at least 1 opening')
      .max(MAX_ACCESSES, `allow at most ${MAX_ACCESSES} openings`),
  ),
});
export const proofLinksInput = z.strictObject({
  state: optional(z.enum(PROOF_STATES, 'give ACTIVE, CONSUMED, EXPIRED or REVOKED')),
  ...pageInput,
});
export const revokeProofLinkInput = z.strictObject({ proofId: uuid });

/** One credential of a proof: whole, or the claims at these paths of its subject. */
export interface ProofItem {
  readonly credentialId: string;
  readonly disclosedPaths: readonly string[] | null;
}

/** A link that shows claims of several credentials of one holder for a purpose. */
export interface ProofLink extends CountedLink {
  readonly items: readonly ProofItem[];
  /** The DIDs that the credentials are about. */
  readonly holderDids: readonly string[];
  readonly purpose: string;
  readonly audience: string | null;
  readonly expiresAt: Date;
  readonly accessLimit: number;
}

/** A proof link as its owner sees it; its token is kept by nobody. */
export interface OwnProofLink {
  readonly proofId: string;
  readonly items: readonly ProofItem[];
  readonly purpose: string;
  readonly audience: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly accessLimit: number;
  readonly accessCount: number;
  readonly state: ProofState;
  readonly revokedAt: Date | null;
}

export function newProofLink(
  asked: z.output<typeof createProofLinkInput>,
  terms: {
    readonly holderId: string;
    readonly holderDids: readonly string[];
    readonly place: string;
    at: Date;
  },
): { link: ProofLink; token: string } {
  const { at, ...owner } = terms;
  const token = newToken();
  return {
    token,
    link: {
      ...owner,
      linkId: newId(),
      tokenHash: sha256Hex(token),
      createdAt: at,
      expiresAt: asked.expiresAt ?? new Date(at.getTime() + DEFAULT_LIFETIME_MS),
      accessLimit: asked.accessLimit ?? 1,
      accessCount: 0,
      revokedAt: null,
      items: asked.items.map(({ credentialId, disclosedPaths: paths }) => ({
        credentialId,
        disclosedPaths: paths ?? null,
      })),
      purpose: asked.purpose,
      audience: asked.audience ?? null,
    },
  };
}

export function asOwnProofLink(link: ProofLink, at: Date): OwnProofLink {
  const { linkId, items, purpose, audience, createdAt, expiresAt, accessLimit, accessCount, revokedAt } =
    link;
  const state = linkState(link, at);
  return {
    proofId: linkId,
    items,
    purpose,
    audience,
    createdAt,
    expiresAt,
    accessLimit,
    accessCount,
    state: state === 'EXHAUSTED' ? 'CONSUMED' : state,
    revokedAt,
  };
}
