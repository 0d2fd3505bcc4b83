import { type AssistReason, type AssistStatus, askedBy, assistReply } from '../../../kernel/assisted.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { mediaTypeOf, PHOTO_TYPES } from '../../../kernel/file-kind.ts';
import { sha256Hex } from '../../../kernel/ids.ts';
import { isNameOf } from '../../../kernel/name-match.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { permitHolder } from '../accounts/caller.ts';
import type { HeldCredentials } from '../ports.ts';
import { checkIdentityInput } from './evidence.ts';
import type { IdentityDocuments } from './ports.ts';

export interface IdentityCheck {
  readonly status: AssistStatus;
  readonly reason: AssistReason | null;
  /** Null unless the status is COMPLETED. */
  readonly result: 'MATCH_CONFIRMED' | 'COULD_NOT_CONFIRM' | null;
}

export type IdentityChecks = ReturnType<typeof createIdentityChecks>;

/** Compares photos of identity documents with the names on credentials. No part of a photo is kept after the call. */
export function createIdentityChecks(deps: {
  credentials: Pick<HeldCredentials, 'byId'>;
  ledger: Ledger;
  identityDocuments: IdentityDocuments;
}) {
  const { credentials, ledger, identityDocuments } = deps;

  return {
    /** Wipes the bytes that it is given. Errors: VALIDATION_FAILED, NOT_FOUND, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE. */
    async check(input: unknown, context: Context): Promise<IdentityCheck> {
      const { holderId, dids } = permitHolder(context, 'evidence.write');
      const { content, credentialId } = parseInput(checkIdentityInput, input);
      try {
        const credential = await credentials.byId(credentialId, dids, context);
        if (!credential) throw new AppError('NOT_FOUND', 'You hold no credential of that id.');
        const mediaType = await mediaTypeOf(content, PHOTO_TYPES);
        const assisted = await identityDocuments.identityDocument(
          { content, mediaType, sha256: sha256Hex(content) },
          { ...askedBy(context), subject: { type: 'Credential', id: credentialId }, concerns: dids },
          context,
        );
        const outcome = assistReply(assisted, ({ fullName }) =>
          isNameOf(credential.holderName, fullName) ? 'MATCH_CONFIRMED' : 'COULD_NOT_CONFIRM',
        );
        await ledger.commit(context, {
          writes: [],
          audit: {
            action: 'credential.identity_checked',
            subject: { type: 'Credential', id: credentialId },
            org: { type: 'HOLDER', id: holderId },
            newState: outcome.status,
          },
        });
        return outcome;
      } finally {
        content.fill(0);
      }
    },
  };
}
