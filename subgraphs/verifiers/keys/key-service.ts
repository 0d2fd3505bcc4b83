import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import {
  permit,
  type VerifierKeyScope,
  type VerifierRole,
  type VerifierStatus,
} from '../../../kernel/identity.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { Page } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { InTurn } from '../../../store/turns.ts';
import { authenticateInput } from '../../api-keys/api-key.ts';
import type { ApiKeyStore } from '../../api-keys/api-key-model.ts';
import { type CreatedApiKey, createKeyBook } from '../../api-keys/key-book.ts';
import type { Members } from '../../members/members.ts';
import type { VerifierStore } from '../registry/verifier-model.ts';
import { actingIn } from '../registry/verifier-service.ts';
import {
  createKeyInput,
  type KeyVerifier,
  keyInput,
  listKeysInput,
  VERIFIER_KEYS,
  type VerifierKey,
} from './verifier-key.ts';

/** Whom an API key proves, with the verifier's status as it is in the store now. */
export interface AuthenticatedVerifierKey {
  readonly apiKeyId: string;
  readonly verifierId: string;
  readonly scopes: readonly VerifierKeyScope[];
  readonly verifierStatus: VerifierStatus;
}

export type VerifierKeyService = ReturnType<typeof createVerifierKeyService>;

/** The API keys of verifiers: their Admins make and revoke them, their people see them. */
export function createVerifierKeyService(deps: {
  verifiers: VerifierStore;
  apiKeys: ApiKeyStore<KeyVerifier, VerifierKeyScope>;
  people: Pick<Members<VerifierRole>, 'members'>;
  ledger: Ledger;
  idempotency: Idempotency;
  inTurn: InTurn;
  now: Clock;
  log: Logger;
}) {
  const { verifiers, people } = deps;
  const book = createKeyBook({ ...deps, kind: VERIFIER_KEYS });

  return {
    /** Errors: LIMIT_REACHED, SECRET_SHOWN_ONCE, VALIDATION_FAILED. */
    async create(input: unknown, context: Context): Promise<CreatedApiKey<VerifierKey>> {
      const acting = actingIn(context, 'verifierKey.manage');
      const { organizationId: verifierId, memberId: createdBy } = acting;
      const given = parseInput(createKeyInput, input);
      const by = {
        operation: 'createVerifierApiKey',
        input,
        createdBy,
        ownerOf: async () => ({ verifierId }),
        // Somebody who lost the role meanwhile leaves no way in behind.
        writes: [people.members.actingWrite(acting)],
      };
      return book.create(verifierId, given, by, context);
    },

    async list(input: unknown, context: Context): Promise<Page<VerifierKey>> {
      const { organizationId } = actingIn(context, 'verifierKey.read');
      return book.list(organizationId, parseInput(listKeysInput, input));
    },

    /** Ends a key for ever; repeating it changes nothing. Errors: NOT_FOUND. */
    async revoke(input: unknown, context: Context): Promise<VerifierKey> {
      const acting = actingIn(context, 'verifierKey.manage');
      const { apiKeyId } = parseInput(keyInput, input);
      return book.revoke(acting.organizationId, apiKeyId, context, [people.members.actingWrite(acting)]);
    },

    /** Error: API_KEY_INVALID, the same for every reason. */
    async authenticate(input: unknown, context: Context): Promise<AuthenticatedVerifierKey> {
      permit(context, 'verifierKey.authenticate');
      const { apiKey } = parseInput(authenticateInput, input);
      const { key, owner } = await book.authenticate(apiKey, ({ verifierId }) => verifiers.byId(verifierId));
      const { apiKeyId, verifierId, scopes } = key;
      return { apiKeyId, verifierId, scopes, verifierStatus: owner.status };
    },
  };
}
