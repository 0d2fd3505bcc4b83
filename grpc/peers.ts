import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { ConfigError } from '../kernel/config.ts';
import { parseStrictJson } from '../kernel/crypto/strict-json.ts';
import type { Logger } from '../kernel/log.ts';
import { UNIT_NAMES } from '../kernel/units.ts';
import { PEER } from '../subgraphs/rpc.ts';
import { PEER_METHODS } from './callers.ts';

/** An integration outside of the platform, by the name in its certificate. */
export interface Peer {
  readonly name: string;
  /** The issuers that it acts for; without any it reads and does only what concerns no issuer. */
  readonly issuerDids: readonly string[];
  /** The RPCs that it may call; undefined for all that peers may. */
  readonly methods: ReadonlySet<string> | undefined;
}

/** The peers that are known now. */
export interface PeerRegister {
  /** Undefined for a name that nobody has bound. */
  of(name: string): Peer | undefined;
}

const unitNames: ReadonlySet<string> = new Set(UNIT_NAMES);
const peersFile = z.record(
  z
    .string()
    .min(1)
    .max(64)
    .refine((name) => !unitNames.has(name), 'a unit is no peer; give the peer a name of its own'),
  z.strictObject({
    issuers: z.array(z.string().startsWith('did:', 'name issuers by DID')).max(1000),
    methods: z
      .array(z.string().refine((name) => PEER_METHODS.has(name), 'name RPCs that peers may call'))
      .optional(),
  }),
);

/** As long as nobody has written a file: the development certificate, for what concerns no issuer. */
const UNBOUND: ReadonlyMap<string, Peer> = new Map([
  [PEER, { name: PEER, issuerDids: [], methods: undefined }],
]);

/**
 * The peers in a file, read again when it changes; a broken new file leaves the old content in force. `isOptional` is for the file
 * in the data folder, which need not be there. Errors: ConfigError for a file that is missing or wrong at the start.
 */
export function openPeerRegister(options: { file: string; isOptional: boolean; log: Logger }): PeerRegister {
  const { file, isOptional, log } = options;
  let version = '';
  let peers = UNBOUND;

  const refresh = (): void => {
    const found = statSync(file, { throwIfNoEntry: false });
    const now = found ? `${found.ino} ${found.mtimeMs} ${found.size}` : 'none';
    if (now === version) return;
    version = now;
    peers = found || !isOptional ? readPeers(file) : UNBOUND;
  };

  refresh();
  return {
    of(name) {
      try {
        refresh();
      } catch (error) {
        log.error({ err: error }, 'Keeping the peers as they were.');
      }
      return peers.get(name);
    },
  };
}

function readPeers(file: string): ReadonlyMap<string, Peer> {
  const parsed = peersFile.safeParse(jsonIn(file));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(
      `GRPC_PEERS_FILE: ${file}: ${issue?.path.join('.') || 'the file'}: ${issue?.message}. Write {"<name in the certificate>": {"issuers": ["did:key:…"], "methods": ["IssueCredential"]}}; without "methods" all that peers may call.`,
    );
  }
  return new Map(
    Object.entries(parsed.data).map(([name, { issuers, methods }]) => [
      name,
      { name, issuerDids: issuers, methods: methods && new Set(methods) },
    ]),
  );
}

function jsonIn(file: string): unknown {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (cause) {
    throw new ConfigError(`GRPC_PEERS_FILE: ${file} cannot be read; create it or mend its owner.`, { cause });
  }
  try {
    return parseStrictJson(bytes);
  } catch (cause) {
    throw new ConfigError(`GRPC_PEERS_FILE: ${file} is not JSON; mend it.`, { cause });
  }
}
