import type { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/context.ts';
import { didKeyFromPublicKey } from '../../kernel/crypto/multikey.ts';
import { AppError } from '../../kernel/errors.ts';
import { permit } from '../../kernel/identity.ts';
import { newId } from '../../kernel/ids.ts';
import { parseInput } from '../../kernel/parse.ts';
import type { Idempotency } from '../../store/idempotency.ts';
import type { Ledger } from '../../store/ledger.ts';
import type { Custody } from './custody.ts';
import type { CustodiedKey, CustodyStore } from './custody-model.ts';
import type { KeyStore } from './key-model.ts';
import { keyTaken, strictPublicKey } from './public-key.ts';
import {
  type Application,
  actorId,
  factAbout,
  type Noun,
  type Registrant,
  type RegistryName,
} from './registrant.ts';
import { firstKey } from './registrant-key.ts';
import type { RegistrantStore } from './registrant-model.ts';
import type { Registry } from './registry.ts';

/** How organizations come into a registry. */
export interface Registration<R> {
  /** Registers an organization; always PENDING_APPROVAL. Errors: VALIDATION_FAILED, PUBLIC_KEY_REQUIRED, DUPLICATE. */
  register(input: unknown, context: Context): Promise<R>;
  /** The same for one of the demonstration, which is marked as such; for Core Engine only. */
  registerDemo(input: unknown, context: Context): Promise<R>;
}

/** What a registry reads of a registration, and the record that it makes of it. */
export interface RegistrationForm<R, Given extends Application> {
  readonly registerInput: z.ZodType<Given>;
  recordOf(id: string, common: Registrant, given: Given): R;
}

export function createRegistration<R extends Registrant, Given extends Application>(
  options: RegistrationForm<R, Given> & {
    readonly noun: Noun<RegistryName, R>;
    readonly records: RegistrantStore<R>;
    readonly keys: KeyStore;
    readonly custodiedKeys: CustodyStore;
    readonly custody: Custody;
    readonly registry: Registry<R>;
    readonly ledger: Ledger;
    readonly idempotency: Idempotency;
    readonly now: Clock;
  },
): Registration<R> {
  const { noun, records, keys, custodiedKeys, custody, registry, ledger, idempotency, now } = options;
  const { registerInput, recordOf } = options;
  const { name, subject }: { name: RegistryName; subject: string } = noun;

  return {
    async register(input, context) {
      permit(context, `${name}.register`);
      return enrol(input, context, `register${subject}`);
    },

    async registerDemo(input, context) {
      permit(context, 'demo.seed');
      return enrol(input, context, `registerDemo${subject}`, true);
    },
  };

  async function enrol(input: unknown, context: Context, operation: string, isDemo?: true): Promise<R> {
    const given = parseInput(registerInput, input);
    const submitted = given.byok ? requiredKey(given.publicKey) : undefined;

    const registration = idempotency.run<R>(context, operation, input, async (remember) => {
      // 1. the key: the organization's own, or one that is made and sealed here
      const createdAt = now();
      const held = submitted ? undefined : custody.generate(didKeyFromPublicKey, 1, createdAt);
      const publicKey = submitted ?? keyOf(held);

      // 2. the record
      const id = newId();
      const common: Registrant = {
        did: didKeyFromPublicKey(publicKey),
        name: given.name,
        publicKey,
        status: 'PENDING_APPROVAL',
        signingMode: held ? 'CUSTODIAL' : 'BYOK',
        organizationUrl: given.websiteUrl,
        contactEmail: given.contactEmail,
        countryCode: given.countryCode,
        ...(isDemo && { isDemo }),
        createdAt,
        updatedAt: createdAt,
        createdBy: actorId(context.identity),
        rowVersion: 1,
      };
      const record = recordOf(id, common, given);

      // 3. all of it, or nothing
      await ledger.commit(context, {
        writes: [
          records.insertWrite(record),
          keys.insertWrite(firstKey(noun, record)),
          ...(held ? [custodiedKeys.insertWrite(held)] : []),
          ...remember(record),
        ],
        // Under a name of its own: nobody has to look into a demonstration's application.
        audit: {
          ...factAbout(noun, isDemo ? `${name}.registered_for_demo` : `${name}.registered`, id),
          newState: common.status,
        },
      });
      await registry.changed(common.did);
      return record;
    });
    return registration.catch((error: unknown) => {
      throw keyTaken(error);
    });
  }
}

function requiredKey(submitted: string | Uint8Array | undefined): Buffer {
  if (submitted !== undefined && submitted.length > 0) return strictPublicKey(submitted, 'publicKey');
  throw new AppError(
    'PUBLIC_KEY_REQUIRED',
    'A BYOK registration needs public_key: base64 of the raw 32-byte Ed25519 key.',
  );
}

function keyOf(held: CustodiedKey | undefined): Buffer {
  if (held) return held.publicKey;
  throw new AppError('INTERNAL', 'Neither a submitted nor a generated key is at hand.');
}
