import { z } from 'zod';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { did, email, oneFrom, optional, text, uuid } from '../../../kernel/parse.ts';
import type { Recorded } from '../../../store/record-store.ts';
import { issuerNamed } from '../learners/learner.ts';

/** Why a learner is believed to be a holder: the address of an invite or of the record, the issuer's word, or a check of identity. */
export const LINK_METHODS = ['INVITE', 'EMAIL_MATCH', 'ISSUER_ASSERTED', 'ID_CHECK'] as const;
export const LINK_STATUSES = ['PROPOSED', 'CONFIRMED', 'REJECTED', 'UNLINKED'] as const;
/** Those that a holder has to do with still. */
export const OPEN_STATUSES = ['PROPOSED', 'CONFIRMED'] as const;
/** Proposals of one learner that may wait for an answer at once. */
export const MOST_PROPOSED = 5;

export type LinkMethod = (typeof LINK_METHODS)[number];
export type LinkStatus = (typeof LINK_STATUSES)[number];

/** That a learner of an issuer is the holder of a wallet: proposed by the issuer, and so when the holder says so. */
export interface IdentityLink extends Recorded {
  readonly linkId: string;
  readonly learnerId: string;
  readonly issuerDid: string;
  readonly method: LinkMethod;
  readonly status: LinkStatus;
  /** The holder, where the issuer has named one, and whoever has accepted; nobody else is ever told. */
  readonly holderDid?: string | undefined;
  /** The person who has accepted, whatever their DIDs. */
  readonly holderId?: string | undefined;
  /** The address whose owner may accept, while it is PROPOSED without a DID. Whether somebody has it is not known here. */
  readonly email?: string | undefined;
  /** Where the check of identity is recorded. */
  readonly evidenceRef?: string | undefined;
  readonly confirmedAt?: Date | undefined;
  readonly endedAt?: Date | undefined;
  /** When the holder asked the issuer to forget the learner. */
  readonly erasureRequestedAt?: Date | undefined;
  /** The holder is still to be told. */
  readonly isUntold?: true | undefined;
}

export const linkIdInput = z.strictObject({ linkId: uuid });

export const proposeInput = z.strictObject({
  learnerId: uuid,
  method: oneFrom(LINK_METHODS),
  holderDid: optional(did),
  email: optional(email),
  evidenceRef: optional(text(255)),
});
export type Proposed = z.output<typeof proposeInput>;

export const withdrawInput = z.strictObject({ learnerId: uuid, linkId: uuid });
export const learnerLinksInput = z.strictObject({ learnerId: uuid, ...pageInput });
export const ownLinksInput = z.strictObject(pageInput);
export const erasureRequestsInput = z.strictObject({ ...issuerNamed, ...pageInput });
export const resolveInput = z.strictObject({ ...issuerNamed, holderDid: did });
export const forgetInput = z.strictObject({
  holderId: z.string().min(1).max(128),
  dids: z.array(did).max(1000),
});

/** Whom a proposal is made to. Errors: VALIDATION_FAILED for a method without what it needs, or with what it has no use for. */
export function addressee({ method, holderDid, email: address, evidenceRef }: Proposed): {
  readonly holderDid?: string | undefined;
  readonly email?: string | undefined;
} {
  const byAddress = method === 'INVITE' || method === 'EMAIL_MATCH';
  if (byAddress && holderDid !== undefined)
    throw invalid('holderDid', 'not_allowed', `leave it out: ${method} goes to an e-mail address`);
  if (!byAddress && address !== undefined)
    throw invalid('email', 'not_allowed', `leave it out: ${method} names the DID of the holder`);
  if (!byAddress && holderDid === undefined)
    throw invalid('holderDid', 'required', `name the DID of the holder for ${method}`);
  if (method === 'ID_CHECK' && evidenceRef === undefined)
    throw invalid('evidenceRef', 'required', 'say where the check of identity is recorded');
  if (method !== 'ID_CHECK' && evidenceRef !== undefined)
    throw invalid('evidenceRef', 'not_allowed', 'leave it out: only ID_CHECK has evidence');
  return { holderDid, email: address };
}

const EVENTS = {
  CONFIRM: { from: 'PROPOSED', to: 'CONFIRMED' },
  REJECT: { from: 'PROPOSED', to: 'REJECTED' },
  UNLINK: { from: 'CONFIRMED', to: 'UNLINKED' },
} as const satisfies Record<string, { from: LinkStatus; to: LinkStatus }>;
export type LinkEvent = keyof typeof EVENTS;

/** The status after an event. Error: INVALID_STATE_TRANSITION when the table has no such arrow. */
export function nextLinkStatus(from: LinkStatus, event: LinkEvent): LinkStatus {
  const arrow = EVENTS[event];
  if (from === arrow.from) return arrow.to;
  throw new AppError(
    'INVALID_STATE_TRANSITION',
    `This link is ${from}; only a ${arrow.from} one can become ${arrow.to}.`,
  );
}
