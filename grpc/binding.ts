import type { ProvenAssertion } from '../kernel/assertion.ts';
import type { Resolver } from '../subgraphs/subgraph.ts';

// biome-ignore lint/suspicious/noExplicitAny: a message is what its proto declares; the row's generated types check it
type Message = any;

/** One RPC: how the request becomes the resolver's arguments and its result the reply. */
export interface RpcRow {
  readonly resolver: Resolver;
  readonly args: (request: Message) => Record<string, unknown>;
  readonly reply: (result: Message) => Record<string, unknown>;
  /** Fields that the operation names otherwise than the contract, by the operation's name: what refusals say. */
  readonly names?: Readonly<Record<string, string>>;
  /**
   * For RPCs that act for a person: whether what the gateway has signed about that person covers this very call. Without it the
   * calling unit acts in its own name.
   */
  readonly covers?: (asserted: ProvenAssertion, call: CoveredCall) => boolean;
}

/** A call as `covers` looks at it. */
export interface CoveredCall {
  /** The unit whose certificate came with it. */
  readonly caller: string;
  /** The unit that is called. */
  readonly unit: string;
  readonly request: Message;
}

export interface ServiceBinding {
  /** Fully qualified: `testamur.registry.IssuerRegistryService`. */
  readonly service: string;
  /** Path of the proto file below `proto/`. */
  readonly proto: string;
  readonly rpcs: Readonly<Record<string, RpcRow>>;
}

/** The name in the development certificate of an integration outside the platform. */
export const PEER = 'peer';

/** proto3 has no absent text: '' means that the field was not sent. */
export function given(text: string | undefined): string | undefined {
  return text === '' || text === undefined ? undefined : text;
}

/** proto3 int64 arrives as text; '0' means that the field was not sent. */
export function givenNumber(value: string | number | undefined): number | undefined {
  const number = Number(value ?? 0);
  return number === 0 ? undefined : number;
}

/** Bytes as sent, or undefined when empty. */
export function givenBytes(bytes: Uint8Array | undefined): Buffer | undefined {
  return bytes && bytes.length > 0 ? Buffer.from(bytes) : undefined;
}

/** Epoch milliseconds as int64 text; '0' for no instant. */
export function millis(instant: Date | null | undefined): string {
  return String(instant?.getTime() ?? 0);
}
