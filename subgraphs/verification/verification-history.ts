import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../kernel/csv-cell.ts';
import { AppError } from '../../kernel/errors.ts';
import { type Identity, permit } from '../../kernel/identity.ts';
import { cursorOf, type Page, pageInput, pageWindow, toConnection } from '../../kernel/paging.ts';
import { did, instant, optional, parseInput, text, uuid } from '../../kernel/parse.ts';
import { utcDay } from '../../kernel/utc-day.ts';
import { VERDICTS } from '../../kernel/verdict.ts';

import type { VerificationEvent } from './verification-event.ts';
import type {
  EventPage,
  VerificationEventFilter,
  VerificationEventStore,
} from './verification-event-model.ts';

const historyInput = z.strictObject({
  filter: optional(
    z.strictObject({
      issuerDid: optional(did),
      credentialId: optional(uuid),
      status: optional(z.enum(VERDICTS)),
      from: optional(instant),
      to: optional(instant),
    }),
  ),
  ...pageInput,
});

const fileInput = z.strictObject({ filter: historyInput.shape.filter, after: optional(text(1000)) });

const ROWS_A_PIECE = 1000;
const BEHIND_EVERY_ID = '~';
const COLUMNS = [
  'verification_id',
  'occurred_at',
  'channel',
  'status',
  'credential_id',
  'issuer_did',
  'vc_hash',
  'failed_checks',
] as const;

/** A piece of a file; `next` asks for the next one. */
export interface HistoryPiece {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Buffer;
  readonly next: string | null;
}

/** What a verifier has verified, for its people and its API keys alone, newest first. Errors: VALIDATION_FAILED. */
export function createVerifierHistory({ events, now }: { events: VerificationEventStore; now: Clock }) {
  return {
    async list(input: unknown, context: Context): Promise<Page<VerificationEvent>> {
      const verifierId = verifierIn(context);
      const { filter, ...page } = parseInput(historyInput, input);
      return events.list({ ...filter, verifierId }, pageWindow(page));
    },

    /** As CSV, 1000 rows a piece. */
    async file(input: unknown, context: Context): Promise<HistoryPiece> {
      const verifierId = verifierIn(context);
      const { filter, after } = parseInput(fileInput, input);
      const page = await events.list({ ...filter, verifierId }, pageWindow({ first: ROWS_A_PIECE, after }));
      const head = after === undefined ? BYTE_ORDER_MARK + csvLine(COLUMNS) : '';
      return {
        fileName: `verifications-${utcDay(now())}.csv`,
        mediaType: 'text/csv',
        content: Buffer.from(head + page.items.map(lineOf).join('')),
        next: nextPiece(page),
      };
    },
  };
}

/** Where the file goes on: behind its last row, or behind what was looked at in vain. */
function nextPiece(page: EventPage): string | null {
  const { items, offset, lookedFrom } = page;
  if (items.length === ROWS_A_PIECE) return toConnection(page).pageInfo.endCursor;
  return lookedFrom ? cursorOf(offset + items.length, [lookedFrom.getTime(), BEHIND_EVERY_ID]) : null;
}

function verifierIn(context: Context): string {
  const identity = permit(context, 'verification.ofVerifier');
  if (identity.kind === 'verifier' || identity.kind === 'verifierKey') return identity.verifierId;
  throw new AppError('SCOPE_MISSING', 'This is for verifiers; sign in as one.');
}

function lineOf(event: VerificationEvent): string {
  const failed = event.checks.filter(({ outcome }) => outcome === 'FAILED').map(({ code }) => code);
  return csvLine([
    event.verificationId,
    event.occurredAt.toISOString(),
    event.channel,
    event.status,
    event.credentialId ?? '',
    event.issuerDid ?? '',
    event.vcHash ?? '',
    failed.join(' '),
  ]);
}

/**
 * Verifications, newest first: an issuer sees those of its own credentials, a verifier its own, an administrator all.
 * Errors: FORBIDDEN for another issuer's DID, VALIDATION_FAILED.
 */
export function createVerificationHistory({ events }: { events: VerificationEventStore }) {
  return async (input: unknown, context: Context): Promise<Page<VerificationEvent>> => {
    const identity = permit(context, 'verification.history');
    const { filter = {}, ...page } = parseInput(historyInput, input);
    return events.list(ownedBy(identity, filter), pageWindow(page));
  };
}

function ownedBy(identity: Identity, filter: VerificationEventFilter): VerificationEventFilter {
  switch (identity.kind) {
    case 'issuer':
      if (filter.issuerDid !== undefined && filter.issuerDid !== identity.issuerDid) {
        throw new AppError(
          'FORBIDDEN',
          'Leave issuerDid out: an issuer sees the verifications of its own credentials.',
        );
      }
      return { ...filter, issuerDid: identity.issuerDid };
    case 'verifier':
      return { ...filter, verifierId: identity.verifierId };
    case 'admin':
      return filter;
    default:
      throw new AppError(
        'SCOPE_MISSING',
        'This is for issuers, verifiers and administrators; sign in as one.',
      );
  }
}
