import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { anAttestationCertificate } from './attestation-certificate.ts';

type Cbor = number | string | Uint8Array | readonly Cbor[] | ReadonlyMap<number | string, Cbor>;

export interface Flags {
  readonly up: boolean;
  readonly uv: boolean;
  readonly be: boolean;
  readonly bs: boolean;
}

/** What a test may spoil of an answer before it is signed. */
export interface Spoilt {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly flags?: Partial<Flags>;
  readonly signCount?: number;
  readonly userHandle?: string | undefined;
  readonly id?: string;
  /** Members of clientDataJSON, over those that a browser writes. */
  readonly clientData?: Readonly<Record<string, unknown>>;
  /** Bytes behind the authenticator data. */
  readonly trailing?: Uint8Array;
  /** The key that signs, when it is not this authenticator's. */
  readonly signWith?: KeyObject;
}

export interface SpoiltRegistration extends Spoilt {
  readonly statement?: 'none' | 'self' | 'certified' | 'unknown';
  /** COSE members over those of the public key. */
  readonly cose?: ReadonlyMap<number, Cbor>;
  readonly transports?: readonly string[];
}

export type Authenticator = ReturnType<typeof createAuthenticator>;

/** An authenticator in software with one passkey: honest unless it is told to spoil something. */
export function createAuthenticator(options: {
  origin: string;
  algorithm?: 'ES256' | 'Ed25519';
  /** False for an authenticator whose counter always is 0. */
  isCounting?: boolean;
  flags?: Partial<Flags>;
  idBytes?: number;
}) {
  const { origin, algorithm = 'ES256', isCounting = true, idBytes = 32 } = options;
  const { publicKey, privateKey } =
    algorithm === 'ES256'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('ed25519');
  const id = randomBytes(idBytes).toString('base64url');
  let signCount = 0;
  let userHandle: string | undefined;

  return {
    id,
    publicKey,

    register(
      { challenge, rp, user }: PublicKeyCredentialCreationOptionsJSON,
      spoilt: SpoiltRegistration = {},
    ): RegistrationResponseJSON {
      userHandle = user.id;
      const clientDataJSON = clientDataOf('webauthn.create', challenge, spoilt);
      const authData = Buffer.concat([
        authenticatorDataOf(rp.id ?? '', 0x40, spoilt),
        Buffer.alloc(16),
        uint16(Buffer.from(spoilt.id ?? id, 'base64url').length),
        Buffer.from(spoilt.id ?? id, 'base64url'),
        cbor(new Map([...coseOf(publicKey), ...(spoilt.cose ?? [])])),
        spoilt.trailing ?? Buffer.alloc(0),
      ]);
      const { statement = 'none' } = spoilt;
      const signature = () => signed(Buffer.concat([authData, sha256(clientDataJSON)]), spoilt.signWith);
      const statements: Record<typeof statement, readonly [string, ReadonlyMap<string, Cbor>]> = {
        none: ['none', new Map()],
        self: [
          'packed',
          new Map<string, Cbor>([
            ['alg', algorithm === 'ES256' ? -7 : -8],
            ['sig', signature()],
          ]),
        ],
        certified: ['packed', certifiedStatement(Buffer.concat([authData, sha256(clientDataJSON)]))],
        unknown: ['of-tomorrow', new Map()],
      };
      const [fmt, attStmt] = statements[statement];
      const attestationObject = cbor(
        new Map<string, Cbor>([
          ['fmt', fmt],
          ['attStmt', attStmt],
          ['authData', authData],
        ]),
      );
      return {
        id,
        rawId: id,
        type: 'public-key',
        authenticatorAttachment: 'platform',
        clientExtensionResults: { credProps: { rk: true } },
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: [...(spoilt.transports ?? ['hybrid', 'internal'])],
        },
      };
    },

    signIn(
      { challenge, rpId = '' }: PublicKeyCredentialRequestOptionsJSON,
      spoilt: Spoilt = {},
    ): AuthenticationResponseJSON {
      if (isCounting) signCount += 1;
      const clientDataJSON = clientDataOf('webauthn.get', challenge, spoilt);
      const authenticatorData = Buffer.concat([
        authenticatorDataOf(rpId, 0, spoilt),
        spoilt.trailing ?? Buffer.alloc(0),
      ]);
      const handle = 'userHandle' in spoilt ? spoilt.userHandle : userHandle;
      return {
        id: spoilt.id ?? id,
        rawId: spoilt.id ?? id,
        type: 'public-key',
        authenticatorAttachment: 'platform',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signed(
            Buffer.concat([authenticatorData, sha256(clientDataJSON)]),
            spoilt.signWith,
          ).toString('base64url'),
          ...(handle === undefined ? {} : { userHandle: handle }),
        },
      };
    },
  };

  function clientDataOf(type: string, challenge: string, spoilt: Spoilt): Buffer {
    return Buffer.from(
      JSON.stringify({
        type,
        challenge: spoilt.challenge ?? challenge,
        origin: spoilt.origin ?? origin,
        crossOrigin: false,
        ...spoilt.clientData,
      }),
    );
  }

  // WebAuthn L3 §6.1: hash of the relying party id, flags, counter.
  function authenticatorDataOf(rpId: string, extraFlags: number, spoilt: Spoilt): Buffer {
    const flags = { up: true, uv: true, be: false, bs: false, ...options.flags, ...spoilt.flags };
    const bits =
      (flags.up ? 1 : 0) | (flags.uv ? 4 : 0) | (flags.be ? 8 : 0) | (flags.bs ? 16 : 0) | extraFlags;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(spoilt.signCount ?? signCount);
    return Buffer.concat([sha256(Buffer.from(spoilt.rpId ?? rpId)), Buffer.from([bits]), counter]);
  }

  function signed(data: Buffer, key = privateKey): Buffer {
    return sign(key.asymmetricKeyType === 'ed25519' ? null : 'sha256', data, key);
  }
}

// All in order, but for who vouches for the certificate.
function certifiedStatement(data: Buffer): ReadonlyMap<string, Cbor> {
  const { certificate, privateKey } = anAttestationCertificate();
  return new Map<string, Cbor>([
    ['alg', -7],
    ['sig', sign('sha256', data, privateKey)],
    ['x5c', [certificate]],
  ]);
}

// COSE_Key (RFC 9053 §7).
function coseOf(publicKey: KeyObject): Map<number, Cbor> {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  return publicKey.asymmetricKeyType === 'ed25519'
    ? new Map<number, Cbor>([
        [1, 1],
        [3, -8],
        [-1, 6],
        [-2, bytes(x)],
      ])
    : new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]);
}

/** CBOR (RFC 8949) of the few kinds of values that WebAuthn needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) {
    const members = [...value].flatMap(([key, member]: [number | string, Cbor]) => [cbor(key), cbor(member)]);
    return Buffer.concat([head(5, value.size), ...members]);
  }
  const items = value as readonly Cbor[];
  return Buffer.concat([head(4, items.length), ...items.map(cbor)]);
}

function head(major: number, argument: number): Buffer {
  const kind = major << 5;
  if (argument < 24) return Buffer.from([kind | argument]);
  if (argument < 256) return Buffer.from([kind | 24, argument]);
  return Buffer.concat([Buffer.from([kind | 25]), uint16(argument)]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function sha256(data: Uint8Array): Buffer {
  return createHash('sha256').update(data).digest();
}
