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
import { type Issuer, strictPublicKey, visibleTo } from './issuer.ts';
import {
  type IssuerKey,
  methodOf,
  nextKey,
  type RegisteredIssuer,
  rotateInput,
  rotationMessage,
} from './issuer-key.ts';
import type { IssuerKeyStore } from './issuer-key-model.ts';
import type { IssuerStore } from './issuer-model.ts';
import { factOf, keyTaken } from './issuer-service.ts';
import { orNotFound, type Registry, requireOwnDid } from './registry.ts';

/** A rotated issuer and the key that is current now. */
export interface KeyRotation {
  readonly issuer: Issuer;
  readonly key: IssuerKey;
}

/** A signature and the key that made it. */
export interface PayloadSignature {
  /** 64 bytes. */
  readonly signature: Buffer;
  readonly keyVersion: number;
  readonly verificationMethod: string;
}

/** The operations on issuers' keys. */
export interface KeyService {
  /**
   * Replaces the current key by version + 1; the old one stays listed. Errors: NOT_FOUND, FORBIDDEN, VALIDATION_FAILED,
   * KEY_ROTATION_SIGNATURE_INVALID, DUPLICATE for a key that was registered before, ROW_VERSION_MISMATCH.
   */
  rotate(input: unknown, context: Context): Promise<KeyRotation>;
  /**
   * The issuer with its keys as the caller may see it, possibly from the cache; `fresh` reads the store, for decisions
   * that bind. Error: NOT_FOUND.
   */
  resolve(input: unknown, context: Context): Promise<RegisteredIssuer>;
  /** How the issuer stands in the store; undefined for an unknown one. For units. */
  standing(input: unknown, context: Context): Promise<Pick<Issuer, 'status'> | undefined>;
  /** The key history, oldest first. Error: NOT_FOUND. */
  keys(input: unknown, context: Context): Promise<readonly IssuerKey[]>;
  didDocument(input: unknown, context: Context): Promise<DidDocument>;
  /**
   * Signs `payload` with a custodied key of an ACTIVE issuer, the current one unless a version is named. Errors: NOT_FOUND for unknown and BYOK issuers,
   * ISSUER_NOT_ACTIVE. The status is read from the store in this call.
   */
  sign(input: unknown, context: Context): Promise<PayloadSignature>;
}

const MAX_PAYLOAD = 1024 * 1024;
const MAX_KEYS = 10_000;

const standingInput = z.strictObject({ did });
const resolveInput = z.strictObject({ did, fresh: optional(z.boolean('give true or false')) });

const signInput = z.strictObject({
  issuerDid: did,
  payload: z
    .instanceof(Uint8Array, { error: 'give the payload as bytes' })
    .refine(({ length }) => length > 0, 'give at least one byte to sign')
    .refine(({ length }) => length <= MAX_PAYLOAD, 'sign at most 1 MiB; hash longer data first'),
  keyVersion: optional(z.int('give a whole number').min(1, 'give a key version from 1 on')),
});

export function createKeyService(options: {
  issuers: IssuerStore;
  keys: IssuerKeyStore;
  custodiedKeys: CustodyStore;
  custody: Custody;
  registry: Registry;
  ledger: Ledger;
  idempotency: Idempotency;
  inTurn: InTurn;
  contextUrl: string;
  now: Clock;
}): KeyService {
  const { issuers, keys, custodiedKeys, custody, registry, ledger, idempotency, inTurn, contextUrl, now } =
    options;
  // Not a cache: signatures asked for at one moment share one read, which starts after each of them was asked for.
  const signers = new DataLoader(
    async (dids: readonly string[]) => {
      const reads = new Map([...new Set(dids)].map((did) => [did, issuers.byDid(did)]));
      return Promise.all(dids.map((did) => reads.get(did)));
    },
    { cache: false },
  );
  // Sealed, and never changed: which of them is current the issuer's record says.
  const currentKeys = new LRUCache<string, CustodiedKey>({ max: MAX_KEYS });
  const resolve: KeyService['resolve'] = async (input, context) => {
    const identity = permit(context, 'issuer.read');
    const { did, fresh } = parseInput(resolveInput, input);
    const found = orNotFound(await (fresh ? registry.fresh(did) : registry.cached(did)));
    return { ...found, issuer: visibleTo(identity, found.issuer) };
  };

  return {
    resolve,

    async standing(input, context) {
      permit(context, 'issuer.read');
      const { did } = parseInput(standingInput, input);
      return issuers.byDid(did);
    },

    keys: async (input, context) => (await resolve(input, context)).keys,
    didDocument: async (input, context) => didDocumentOf(await resolve(input, context), contextUrl),

    async rotate(input, context) {
      const identity = permit(context, 'issuer.rotateKey');
      const given = parseInput(rotateInput, input);
      requireOwnDid(identity, given.did);

      const rotation = idempotency.run<KeyRotation>(context, 'rotateIssuerKey', input, (remember) =>
        inTurn(given.did, async () => {
          // 1. what is current now
          const before = orNotFound(await issuers.byDid(given.did));
          requireRowVersion(context, before.rowVersion);
          const current = currentOf(await keys.byDid(given.did));

          // 2. what follows it
          const at = now();
          const held = before.signingMode === 'CUSTODIAL' ? generated(given, current, at) : undefined;
          const key = nextKey(current, held?.publicKey ?? submitted(given, current), at);
          const issuer = {
            ...before,
            publicKey: key.publicKey,
            updatedAt: at,
            rowVersion: before.rowVersion + 1,
          };
          const custodyWrites = held
            ? [custodiedKeys.retireWrite(given.did, current.keyVersion), custodiedKeys.insertWrite(held)]
            : [];

          // 3. both versions and the record, or nothing
          await ledger.commit(context, {
            writes: [
              issuers.updateWrite(before, { publicKey: key.publicKey }, at),
              keys.retireWrite(current, at),
              keys.insertWrite(key),
              ...custodyWrites,
              ...remember({ issuer, key }),
            ],
            audit: {
              ...factOf('issuer.key_rotated', before),
              previousState: `key-${current.keyVersion}`,
              newState: `key-${key.keyVersion}`,
            },
          });
          await registry.changed(given.did);
          return { issuer, key };
        }),
      );
      return rotation.catch((error: unknown) => {
        throw keyTaken(error);
      });
    },

    async sign(input, context) {
      permit(context, 'issuer.sign');
      const { issuerDid: did, payload, keyVersion } = parseInput(signInput, input);
      const issuer = await signers.load(did);
      const key =
        issuer &&
        (await (keyVersion === undefined ? currentKey(issuer) : custodiedKeys.byVersion(did, keyVersion)));
      if (issuer?.signingMode !== 'CUSTODIAL' || !key) {
        throw new AppError(
          'NOT_FOUND',
          'The platform holds no such signing key for this DID; a BYOK issuer signs itself.',
        );
      }
      if (issuer.status !== 'ACTIVE') {
        throw new AppError(
          'ISSUER_NOT_ACTIVE',
          `This issuer is ${issuer.status}; only an ACTIVE issuer can sign.`,
        );
      }
      return {
        signature: await custody.sign(key, payload),
        keyVersion: key.keyVersion,
        verificationMethod: methodOf(key),
      };
    },
  };

  async function currentKey({ did, publicKey }: Issuer): Promise<CustodiedKey | undefined> {
    const known = currentKeys.get(did);
    if (known?.publicKey.equals(publicKey)) return known;
    const key = await custodiedKeys.current(did);
    if (key) currentKeys.set(did, key);
    return key;
  }

  function generated({ newPublicKey }: RotateGiven, current: IssuerKey, at: Date): CustodiedKey {
    if (newPublicKey === undefined || newPublicKey.length === 0) {
      return custody.generate(() => current.did, current.keyVersion + 1, at);
    }
    throw invalid(
      'newPublicKey',
      'not_accepted',
      'leave it out: the platform makes the keys of a CUSTODIAL issuer',
    );
  }
}

type RotateGiven = z.output<typeof rotateInput>;

/** The new key of a BYOK issuer, proven by the current one. */
function submitted({ did, newPublicKey, oldKeySignature }: RotateGiven, current: IssuerKey): Buffer {
  if (newPublicKey === undefined || newPublicKey.length === 0) {
    throw invalid('newPublicKey', 'required', 'give the raw 32 bytes of the new Ed25519 public key');
  }
  const key = strictPublicKey(newPublicKey, 'newPublicKey');
  if (oldKeySignature === undefined || oldKeySignature.length === 0) {
    throw invalid('oldKeySignature', 'required', 'sign the rotation message with the current key');
  }
  const message = rotationMessage(did, current.keyVersion + 1, key);
  if (verify(current.publicKey, message, signatureBytes(oldKeySignature))) return key;
  throw new AppError(
    'KEY_ROTATION_SIGNATURE_INVALID',
    `The signature is not the current key's over 'testamur:rotate-issuer-key:<did>:${current.keyVersion + 1}:<base64 of the new key>'.`,
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

function currentOf(keys: readonly IssuerKey[]): IssuerKey {
  const current = keys.find((key) => key.isCurrent);
  if (current) return current;
  throw new Error('An issuer has no current key; restore its key records from a backup.');
}
