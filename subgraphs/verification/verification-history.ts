import { z } from 'zod';
import type { Context } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { type Identity, permit } from '../../kernel/identity.ts';
import { type Page, pageInput, pageWindow } from '../../kernel/paging.ts';
import { did, instant, optional, parseInput, uuid } from '../../kernel/parse.ts';
import { VERDICTS } from '../../kernel/verdict.ts';

import type { VerificationEvent } from './verification-event.ts';
import type { VerificationEventFilter, VerificationEventStore } from './verification-event-model.ts';

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
    case 'verifierKey':
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
