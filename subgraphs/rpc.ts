import type { AssertedScope, ProvenAssertion } from '../kernel/assertion.ts';
import type { Context } from '../kernel/context.ts';
import type { Resolver } from './subgraph.ts';

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

/** Which service of which unit; `proto` is a path below `proto/`, `service` fully qualified. */
export type Contract = Pick<ServiceBinding, 'service' | 'proto'>;

export interface CallOptions {
  /** True lets the call be repeated; by default the contract's `idempotency_level = NO_SIDE_EFFECTS` says so. */
  readonly isRead?: boolean;
  /** How long this call may take instead of what holds for the client. */
  readonly deadlineMs?: number;
  /** True for who has something to fall back on: it learns at once that the unit is away. */
  readonly isImpatient?: boolean;
  /** What the gateway has signed about the person for whom this is asked; without it the unit asks in its own name. */
  readonly assertion?: string;
}

/** Calls to one service of one other unit. */
export interface RpcClient {
  /**
   * One RPC with the request's correlation id, idempotency key and remaining time.
   * Errors: the AppError that the other unit threw; UPSTREAM_UNAVAILABLE or UPSTREAM_TIMEOUT when it does not answer.
   */
  call<Reply>(rpc: string, request: object, context: Context, options?: CallOptions): Promise<Reply>;
}

/**
 * What the gateway has signed about the person in a context, for one call to another unit. Error: FORBIDDEN for a request that did
 * not come through the gateway: no unit speaks for a person of itself.
 */
export type Vouch = (context: Context, scope: AssertedScope) => Promise<string>;

/** The way to the unit of a domain that runs in another process. */
export interface RemoteUnit {
  client(contract: Contract): RpcClient;
  readonly vouch: Vouch;
}

/** Whether a unit calls for a person who asks for one of these root fields. */
export function coversFields(fields: readonly string[]) {
  return (asserted: ProvenAssertion, { caller }: CoveredCall): boolean =>
    asserted.to.includes(caller) && asserted.fields.some((field) => fields.includes(field));
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
