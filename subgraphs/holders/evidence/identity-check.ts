import type { Context } from '../../../kernel/context.ts';
import { AppError, toAppError } from '../../../kernel/errors.ts';
import type { Logger } from '../../../kernel/log.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { permitHolder } from '../accounts/caller.ts';
import type { HeldCredentials } from '../ports.ts';
import { checkIdentityInput, MAX_FILE_BYTES } from './evidence.ts';
import { mediaTypeOf, PHOTO_TYPES } from './file-kind.ts';
import type { IdentityAssist, IdentityCheck } from './ports.ts';

const UNAVAILABLE: IdentityCheck = { status: 'UNAVAILABLE', result: null };
const FAILED: IdentityCheck = { status: 'FAILED', result: null };

export type IdentityChecks = ReturnType<typeof createIdentityChecks>;

/** Compares photos of identity documents with the names on credentials. No part of a photo is kept after the call. */
export function createIdentityChecks(deps: {
  credentials: Pick<HeldCredentials, 'byId'>;
  ledger: Ledger;
  assist?: IdentityAssist | undefined;
  log: Logger;
}) {
  const { credentials, ledger, assist, log } = deps;

  return {
    /** Wipes the bytes that it is given. Errors: VALIDATION_FAILED, NOT_FOUND, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE. */
    async check(input: unknown, context: Context): Promise<IdentityCheck> {
      const { holderId, dids } = permitHolder(context, 'evidence.write');
      const { content, credentialId } = parseInput(checkIdentityInput, input);
      try {
        if (content.length > MAX_FILE_BYTES)
          throw new AppError(
            'PAYLOAD_TOO_LARGE',
            `Send at most ${MAX_FILE_BYTES} bytes; save the photo smaller.`,
          );
        const credential = await credentials.byId(credentialId, dids, context);
        if (!credential) throw new AppError('NOT_FOUND', 'You hold no credential of that id.');
        const mediaType = await mediaTypeOf(content, PHOTO_TYPES);
        const outcome = await compare({ image: content, mediaType, name: credential.holderName }, context);
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

  async function compare(
    input: Parameters<IdentityAssist['checkIdentity']>[0],
    context: Context,
  ): Promise<IdentityCheck> {
    if (!assist) return UNAVAILABLE;
    try {
      return await assist.checkIdentity(input, context);
    } catch (error) {
      // The code alone: a message of the model could repeat what it read in the photo.
      log.warn({ code: toAppError(error).code }, 'The identity check failed');
      return FAILED;
    }
  }
}
