import { z } from 'zod';
import type { AuditAction } from '../../kernel/audit-actions.ts';
import { AppError } from '../../kernel/errors.ts';
import { derivedId } from '../../kernel/ids.ts';
import { pageInput } from '../../kernel/paging.ts';
import { did, instant, optional, optionalText, text, uuid } from '../../kernel/parse.ts';
import { didWeb } from './did-web.ts';
import { areSameKeys, countingKeys, type PublishedDocument, stillLists } from './federation-document.ts';

export const FEDERATED_STATUSES = ['PROPOSED', 'VERIFIED', 'TRUSTED', 'SUSPENDED', 'REMOVED'] as const;
export const RESOLVE_STATUSES = ['OK', 'FAILED', 'CHANGED'] as const;

export type FederatedStatus = (typeof FEDERATED_STATUSES)[number];
/** OK: the site shows the pinned keys. CHANGED: it showed others, which wait. FAILED: it shows no document that can be used. */
export type ResolveStatus = (typeof RESOLVE_STATUSES)[number];

/** That a body accredits an issuer for one type of credential, for a time. */
export interface Accreditation {
  readonly credentialType: string;
  readonly validFrom: Date;
  readonly validTo?: Date | undefined;
  readonly accreditedBy: string;
}

/** A document with other keys, which waits for an administrator. */
export interface PendingDocument extends PublishedDocument {
  /** When the site showed it last. */
  readonly seenAt: Date;
}

/** An institution outside of the platform that signs credentials with the keys of its own did:web document. */
export interface FederatedIssuer extends PublishedDocument {
  readonly federatedIssuerId: string;
  readonly did: string;
  readonly name: string;
  readonly jurisdictionCodes: readonly string[];
  readonly accreditations: readonly Accreditation[];
  readonly status: FederatedStatus;
  readonly resolveStatus: ResolveStatus;
  /** Why the last attempt to read the document failed; absent when it did not. */
  readonly resolveProblem?: string | undefined;
  readonly pending?: PendingDocument | undefined;
  /** When a document was read last. */
  readonly lastResolvedAt: Date;
  /** When the last attempt began. */
  readonly checkedAt: Date;
  /** When the site last listed every pinned key that had not expired. */
  readonly confirmedAt: Date;
  readonly nextRefreshAt: Date;
  /** When it was TRUSTED for the first time. */
  readonly trustedAt?: Date | undefined;
  /** While it is SUSPENDED: since when. */
  readonly suspendedAt?: Date | undefined;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly createdBy: string | null;
  readonly rowVersion: number;
}

/** What came of reading the document anew. */
export type Resolution =
  | { readonly isUsable: true; readonly document: PublishedDocument }
  | { readonly isUsable: false; readonly problem: string };

/** Whether to pin the document that waits; a hash names the one that was read. */
export interface Acceptance {
  readonly acceptDocument: boolean;
  readonly documentHash?: string | undefined;
}

/** What is to be written of a record, and the words for the audit trail when somebody should know of it. */
export interface FederatedChange {
  readonly set: Partial<FederatedIssuer>;
  readonly fact?: { readonly action: AuditAction; readonly reason: string } | undefined;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Pinned keys verify for so long after the last time the issuer's own site listed all of them. */
export const KEYS_USABLE_MS = 7 * DAY_MS;

const DOCUMENT_CHANGED = 'federated_issuer.document_changed';

const NEXT: Readonly<Record<FederatedStatus, readonly FederatedStatus[]>> = {
  PROPOSED: ['VERIFIED', 'REMOVED'],
  VERIFIED: ['TRUSTED', 'REMOVED'],
  TRUSTED: ['SUSPENDED', 'REMOVED'],
  SUSPENDED: ['TRUSTED', 'REMOVED'],
  REMOVED: [],
};

/**
 * What an administrator's decision makes of a record. Errors: INVALID_STATE_TRANSITION for a step that the table does not
 * have, for VERIFIED and TRUSTED while a changed document waits or none can be read, and for accepting what is not there;
 * CONFLICT when another document waits than the one of `documentHash`.
 */
export function decided(
  issuer: FederatedIssuer,
  given: { status: FederatedStatus } & Acceptance,
  at: Date,
): Partial<FederatedIssuer> {
  const { status, acceptDocument, documentHash } = given;
  const { pending } = issuer;
  const accepted = acceptDocument && status !== 'REMOVED' ? pending : undefined;
  if (acceptDocument && !accepted) throw wrongState('no changed document waits; leave accept_document out');
  if (accepted && documentHash !== undefined && documentHash !== accepted.documentHash) {
    const message =
      'Another document waits by now; read pending_document and send its pending_document_hash.';
    throw new AppError('CONFLICT', message);
  }
  const stays = status === issuer.status && accepted !== undefined;
  if (!stays && !NEXT[issuer.status].includes(status)) {
    const ways = NEXT[issuer.status];
    const from = ways.length === 0 ? 'register it anew' : `it can become ${ways.join(' or ')}`;
    throw wrongState(`it is ${issuer.status}; ${from}`);
  }
  if ((status === 'VERIFIED' || status === 'TRUSTED') && !accepted) {
    if (pending)
      throw wrongState('it shows another document; read pending_document and send accept_document true');
    if (issuer.resolveStatus === 'FAILED')
      throw wrongState('its document cannot be read now; refresh it first');
  }
  return {
    status,
    ...(accepted ? pinned(accepted) : {}),
    ...(status === 'TRUSTED' && !issuer.trustedAt ? { trustedAt: at } : {}),
    ...(status === issuer.status ? {} : { suspendedAt: status === 'SUSPENDED' ? at : undefined }),
  };
}

/**
 * What reading the document anew, begun at `at`, makes of a record. A document with the very same keys is pinned in place of the
 * old one; with others it waits for an administrator, and the pinned keys stay.
 */
export function refreshed(issuer: FederatedIssuer, resolution: Resolution, at: Date): FederatedChange {
  if (!resolution.isUsable) {
    const { problem } = resolution;
    const isNews = issuer.resolveProblem === undefined;
    return {
      set: {
        // A change that waits is not settled by an outage.
        resolveStatus: issuer.pending ? 'CHANGED' : 'FAILED',
        resolveProblem: problem,
        checkedAt: at,
        nextRefreshAt: nextRefresh(issuer.federatedIssuerId, at, HOUR_MS),
      },
      ...(isNews ? { fact: { action: 'federated_issuer.resolve_failed', reason: problem } } : {}),
    };
  }
  const { document } = resolution;
  const read = {
    resolveProblem: undefined,
    lastResolvedAt: at,
    checkedAt: at,
    nextRefreshAt: nextRefresh(issuer.federatedIssuerId, at, DAY_MS),
  };
  const counting = countingKeys(issuer.keys, at);
  const isPinned = document.documentHash === issuer.documentHash;
  if (isPinned || areSameKeys(document.keys, counting)) {
    return {
      set: {
        ...read,
        ...document,
        // The pinned document lists them anew without those that have expired, and never one that was not pinned.
        keys: document.keys.filter((key) => stillLists(issuer.keys, [key])),
        resolveStatus: 'OK',
        pending: undefined,
        confirmedAt: at,
      },
      fact: isPinned
        ? backFact(issuer)
        : { action: DOCUMENT_CHANGED, reason: 'Its keys are the pinned ones.' },
    };
  }
  const keepsKeys = counting.length > 0 && stillLists(document.keys, counting);
  return {
    set: {
      ...read,
      resolveStatus: 'CHANGED',
      pending: { ...document, seenAt: at },
      ...(keepsKeys ? { confirmedAt: at } : {}),
    },
    fact: waitingFact(issuer.pending, document, keepsKeys),
  };
}

/** What is told when the site shows the pinned document: only that it is back. */
function backFact({ resolveStatus }: FederatedIssuer): FederatedChange['fact'] {
  if (resolveStatus === 'OK') return undefined;
  return { action: 'federated_issuer.resolved', reason: 'The site shows the pinned document again.' };
}

/** What is told of a document that waits, once for each: keys that waited before are no news. */
function waitingFact(
  before: PendingDocument | undefined,
  document: PublishedDocument,
  keepsKeys: boolean,
): FederatedChange['fact'] {
  if (document.documentHash === before?.documentHash) return undefined;
  if (before && areSameKeys(document.keys, before.keys)) {
    return { action: DOCUMENT_CHANGED, reason: 'Its keys are those that waited before.' };
  }
  const reason = keepsKeys
    ? 'The document lists other keys beside the pinned ones, or another end of them.'
    : 'Pinned keys are gone from the document.';
  return { action: 'federated_issuer.key_changed', reason };
}

/** Until when the pinned keys verify, unless the site lists them again before. */
export function keysUsableUntil({ confirmedAt }: Pick<FederatedIssuer, 'confirmedAt'>): Date {
  return new Date(confirmedAt.getTime() + KEYS_USABLE_MS);
}

/** The next reading: after `interval` and up to a twelfth of it more, each issuer at a time of its own. */
export function nextRefresh(federatedIssuerId: string, at: Date, interval: number): Date {
  const share = Number.parseInt(derivedId('refresh', federatedIssuerId).slice(0, 4), 16) / 0x10000;
  return new Date(at.getTime() + interval + Math.floor((share * interval) / 12));
}

function pinned({ didDocument, documentHash, keys, seenAt }: PendingDocument): Partial<FederatedIssuer> {
  return {
    didDocument,
    documentHash,
    keys,
    confirmedAt: seenAt,
    pending: undefined,
    resolveStatus: 'OK',
    resolveProblem: undefined,
  };
}

function wrongState(why: string): AppError {
  return new AppError('INVALID_STATE_TRANSITION', `This federated issuer cannot go there: ${why}.`);
}

const status = z.enum(FEDERATED_STATUSES, `give one of ${FEDERATED_STATUSES.join(', ')}`);
const reason = text(2000);
const jurisdiction = z
  .string()
  .regex(/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/, 'give codes such as IE or US-CA (ISO 3166)');

// A term or IRI of JSON-LD: no credential can have another type.
const accreditedType = text(255)
  .regex(
    /^[A-Za-z][\w.+-]*(?::[^\s<>"{}|\\^`]+)?$/,
    'give one word such as UniversityDegreeCredential, or the URL of a type',
  )
  .refine(
    (name) => name !== 'VerifiableCredential',
    'name the kind of credential; every credential is a VerifiableCredential',
  );

const accreditation = z
  .strictObject({
    credentialType: accreditedType,
    validFrom: instant,
    validTo: optional(instant),
    accreditedBy: text(255),
  })
  .refine(({ validFrom, validTo }) => validTo === undefined || validFrom < validTo, {
    path: ['validTo'],
    message: 'give an instant after validFrom',
  });

export const proposeInput = z.strictObject({
  did: didWeb,
  name: text(255),
  jurisdictionCodes: optional(
    z
      .array(jurisdiction, 'give a list of codes')
      .max(50, 'give at most 50 codes')
      .refine((list) => new Set(list).size === list.length, 'name each code once'),
  ).transform((given) => given ?? []),
  accreditations: optional(
    z.array(accreditation, 'give a list of accreditations').max(200, 'give at most 200 accreditations'),
  ).transform((given) => given ?? []),
});

export const federatedIdInput = z.strictObject({ federatedIssuerId: uuid });

export const listFederatedInput = z.strictObject({
  filter: optional(
    z.strictObject({
      status: optional(status),
      resolveStatus: optional(z.enum(RESOLVE_STATUSES, `give one of ${RESOLVE_STATUSES.join(', ')}`)),
      did: optional(did),
    }),
  ),
  ...pageInput,
});

const decision = {
  federatedIssuerId: uuid,
  reason,
  acceptDocument: optional(z.boolean('give true or false')).transform((given) => given ?? false),
  documentHash: optional(
    z.string().regex(/^[0-9a-f]{64}$/, 'give the pending_document_hash of the document that you read'),
  ),
};
const isToAccept = ({ acceptDocument, documentHash }: Acceptance) =>
  acceptDocument || documentHash === undefined;
const ACCEPT_TOO = { path: ['documentHash'], message: 'send accept_document true too, or leave this out' };

export const setFederatedStatusInput = z.strictObject({ ...decision, status }).refine(isToAccept, ACCEPT_TOO);

export const trustInput = z.strictObject(decision).refine(isToAccept, ACCEPT_TOO);

export const removeInput = z.strictObject({ federatedIssuerId: uuid, reason: optionalText(reason) });

export const resolveKeyInput = z
  .strictObject({
    did: optional(did),
    verificationMethod: optional(z.string().max(1024, 'use at most 1024 characters')),
  })
  .refine((given) => (given.did === undefined) !== (given.verificationMethod === undefined), {
    path: ['did'],
    message: 'give either a DID or a verification method',
  });
