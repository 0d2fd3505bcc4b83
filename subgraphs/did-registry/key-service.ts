import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Clock } from '../../kernel/clock.ts';
import { type Context, requireRowVersion } from '../../kernel/context.ts';
import { decodeBase64 } from '../../kernel/crypto/base64.ts';
import { verify } from '../../kernel/crypto/ed25519.ts';
import { AppError, invalid, isAppError } from '../../kernel/errors.ts';
import { permit } from '../../kernel/identity.ts';
import { did, optional, parseInput } from '../../kernel/parse.ts';
import type { Idempotency } from '../../store/idempotency.ts';
import type { Ledger } from '../../store/ledger.ts';
import type { InTurn } from '../../store/turns.ts';
import type { Custody } from './custody.ts';
import type { CustodiedKey, CustodyStore } from './custody-model.ts';
import { type DidDocument, didDocumentOf } from './did-document.ts';
import type { KeyStore } from './key-model.ts';
import { keyTaken, strictPublicKey } from './public-key.ts';
import {
  factAbout,
  type Named,
  type Noun,
  named,
  orNotFound,
  type Registrant,
  type RegistryName,
  requireOwnDid,
  visibleTo,
} from './registrant.ts';
import {
  currentOf,
  methodOf,
  nextKey,
  type PayloadSignature,
  type Registered,
  type RegistrantKey,
  rotateInput,
  rotationMessage,
  type SignInput,
} from './registrant-key.ts';
import type { RegistrantStore } from './registrant-model.ts';
import type { Registry } from './registry.ts';

/** A rotated organization and the key that is current now. */
export type KeyRotation<Name extends string, R> = Named<Name, R> & { readonly key: RegistrantKey };

/** An organization with its keys, oldest first. */
export type Resolved<Name extends string, R> = Named<Name, R> & { readonly keys: readonly RegistrantKey[] };

/** The operations on keys. */
export interface KeyService<Name extends string, R> {
  /**
   * Replaces the current key by version + 1; the old one stays listed. Errors: NOT_FOUND, FORBIDDEN, VALIDATION_FAILED,
   * KEY_ROTATION_SIGNATURE_INVALID, DUPLICATE for a key that was registered before, ROW_VERSION_MISMATCH, LIMIT_REACHED.
   */
  rotate(input: unknown, context: Context): Promise<KeyRotation<Name, R>>;
  /**
   * The organization with its keys as the caller may see it, possibly from the cache; `fresh` reads the store, for decisions
   * that bind. Error: NOT_FOUND.
   */
  resolve(input: unknown, context: Context): Promise<Resolved<Name, R>>;
  /** How the organization stands in the store; undefined for an unknown one. For units. */
  standing(input: unknown, context: Context): Promise<Pick<Registrant, 'status'> | undefined>;
  /** The key history, oldest first. Error: NOT_FOUND. */
  keys(input: unknown, context: Context): Promise<readonly RegistrantKey[]>;
  didDocument(input: unknown, context: Context): Promise<DidDocument>;
  /**
   * Signs `payload` with a custodied key of an ACTIVE organization, the current one unless a version is named. Errors: NOT_FOUND
   * for unknown and BYOK ones, the noun's own for one that is not ACTIVE. The status is read from the store in this call.
   */
  sign(input: unknown, context: Context): Promise<PayloadSignature>;
}

const MAX_KEYS = 10_000;
/** Of one DID: everybody who asks for its document reads all of them. */
const MOST_VERSIONS = 1000;

const standingInput = z.strictObject({ did });
const resolveInput = z.strictObject({ did, fresh: optional(z.boolean('give true or false')) });

export function createKeyService<Name extends RegistryName, R extends Registrant>(options: {
  noun: Noun<Name, R>;
  records: RegistrantStore<R>;
  keys: KeyStore;
  custodiedKeys: CustodyStore;
  custody: Custody;
  registry: Registry<R>;
  ledger: Ledger;
  idempotency: Idempotency;
  inTurn: InTurn;
  signInput: SignInput;
  contextUrl: string;
  now: Clock;
}): KeyService<Name, R> {
  const { noun, records, keys, custodiedKeys, custody, registry, ledger, idempotency, inTurn, now } = options;
  const { signInput, contextUrl } = options;
  const name: RegistryName = noun.name;
  // Not a cache: signatures asked for at one moment share one read, which starts after each of them was asked for.
  const signers = new DataLoader(
    async (dids: readonly string[]) => {
      const reads = new Map([...new Set(dids)].map((did) => [did, records.byDid(did)]));
      return Promise.all(dids.map((did) => reads.get(did)));
    },
    { cache: false },
  );
  // Sealed, and never changed: which of them is current the organization's record says.
  const currentKeys = new LRUCache<string, CustodiedKey>({ max: MAX_KEYS });
  const load = async (input: unknown, context: Context): Promise<Registered<R>> => {
    const identity = permit(context, `${name}.read`);
    const { did, fresh } = parseInput(resolveInput, input);
    const found = orNotFound(noun, await (fresh ? registry.fresh(did) : registry.cached(did)));
    return { ...found, record: visibleTo(noun, identity, found.record) };
  };

  return {
    async resolve(input, context) {
      const { record, keys } = await load(input, context);
      return { ...named(noun, record), keys };
    },

    async standing(input, context) {
      permit(context, `${name}.read`);
      const { did } = parseInput(standingInput, input);
      return records.byDid(did);
    },

    keys: async (input, context) => (await load(input, context)).keys,
    async didDocument(input, context) {
      const { record, keys } = await load(input, context);
      return didDocumentOf(record, keys, contextUrl);
    },

    async rotate(input, context) {
      const identity = permit(context, `${name}.rotateKey`);
      const given = parseInput(rotateInput, input);
      requireOwnDid(noun, identity, given.did);

      const rotation = idempotency.run<KeyRotation<Name, R>>(
        context,
        `rotate${noun.subject}Key`,
        input,
        (remember) =>
          inTurn(given.did, async () => {
            // 1. what is current now
            const before = orNotFound(noun, await records.byDid(given.did));
            requireRowVersion(context, before.rowVersion);
            const current = currentOf(await keys.byDid(given.did));
            if (current.keyVersion >= MOST_VERSIONS)
              throw new AppError(
                'LIMIT_REACHED',
                `This ${name} has had ${MOST_VERSIONS} keys, and may not have more; ask the platform.`,
              );

            // 2. what follows it
            const at = now();
            const held = before.signingMode === 'CUSTODIAL' ? generated(given, current, at) : undefined;
            const key = nextKey(current, held?.publicKey ?? submitted(name, given, current), at);
            const after = {
              ...before,
              publicKey: key.publicKey,
              updatedAt: at,
              rowVersion: before.rowVersion + 1,
            };
            const rotated = { ...named(noun, after), key };
            const custodyWrites = held
              ? [custodiedKeys.retireWrite(given.did, current.keyVersion), custodiedKeys.insertWrite(held)]
              : [];

            // 3. both versions and the record, or nothing
            await ledger.commit(context, {
              writes: [
                records.updateWrite(before, { publicKey: key.publicKey }, at),
                keys.retireWrite(current, at),
                keys.insertWrite(key),
                ...custodyWrites,
                ...remember(rotated),
              ],
              audit: {
                ...factAbout(noun, `${name}.key_rotated`, noun.idOf(before)),
                previousState: `key-${current.keyVersion}`,
                newState: `key-${key.keyVersion}`,
              },
            });
            await registry.changed(given.did);
            return rotated;
          }),
      );
      return rotation.catch((error: unknown) => {
        throw keyTaken(error);
      });
    },

    async sign(input, context) {
      permit(context, `${name}.sign`);
      const { did, payload, keyVersion } = parseInput(signInput, input);
      const signer = await signers.load(did);
      const key =
        signer &&
        (await (keyVersion === undefined ? currentKey(signer) : custodiedKeys.byVersion(did, keyVersion)));
      if (signer?.signingMode !== 'CUSTODIAL' || !key) {
        throw new AppError(
          'NOT_FOUND',
          `The platform holds no such signing key for this DID; a BYOK ${name} signs itself.`,
        );
      }
      if (signer.status !== 'ACTIVE') {
        throw new AppError(
          noun.notActive,
          `This ${name} is ${signer.status}; only an ACTIVE ${name} can sign.`,
        );
      }
      return {
        signature: await custody.sign(key, payload),
        keyVersion: key.keyVersion,
        verificationMethod: methodOf(key),
      };
    },
  };

  async function currentKey({ did, publicKey }: Registrant): Promise<CustodiedKey | undefined> {
    const known = currentKeys.get(did);
    if (known?.publicKey.equals(publicKey)) return known;
    const key = await custodiedKeys.current(did);
    if (key) currentKeys.set(did, key);
    return key;
  }

  function generated({ newPublicKey }: RotateGiven, current: RegistrantKey, at: Date): CustodiedKey {
    if (newPublicKey === undefined || newPublicKey.length === 0) {
      return custody.generate(() => current.did, current.keyVersion + 1, at);
    }
    throw invalid(
      'newPublicKey',
      'not_accepted',
      `leave it out: the platform makes the keys of a CUSTODIAL ${name}`,
    );
  }
}

type RotateGiven = z.output<typeof rotateInput>;

/** The new key of a BYOK organization, proven by the current one. */
function submitted(
  name: RegistryName,
  { did, newPublicKey, oldKeySignature }: RotateGiven,
  current: RegistrantKey,
): Buffer {
  if (newPublicKey === undefined || newPublicKey.length === 0) {
    throw invalid('newPublicKey', 'required', 'give the raw 32 bytes of the new Ed25519 public key');
  }
  const key = strictPublicKey(newPublicKey, 'newPublicKey');
  if (oldKeySignature === undefined || oldKeySignature.length === 0) {
    throw invalid('oldKeySignature', 'required', 'sign the rotation message with the current key');
  }
  const message = rotationMessage(name, did, current.keyVersion + 1, key);
  if (verify(current.publicKey, message, signatureBytes(oldKeySignature))) return key;
  throw new AppError(
    'KEY_ROTATION_SIGNATURE_INVALID',
    `The signature is not the current key's over 'testamur:rotate-${name}-key:<did>:${current.keyVersion + 1}:<base64 of the new key>'.`,
  );
}

// A signature of another length or spelling does not verify; that is all its sender needs to know.
function signatureBytes(signature: string | Uint8Array): Uint8Array {
  if (typeof signature !== 'string') return signature;
  try {
    return decodeBase64(signature, 64);
  } catch (error) {
    if (isAppError(error)) return new Uint8Array();
    throw error;
  }
}
