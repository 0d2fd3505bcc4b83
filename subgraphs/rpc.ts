import type { AssertedScope, ProvenAssertion } from '../kernel/assertion.ts';
import type { Context } from '../kernel/context.ts';
import type { Rpc } from '../proto/wire.ts';
import type { Resolver } from './subgraph.ts';

/** A service as its proto declares it; `proto/generated/` has one for each. */
export interface ServiceType {
  readonly service: string;
  readonly proto: string;
  readonly rpcs: Readonly<Record<string, Rpc<object, object, object, object>>>;
}

/** Which service of which unit; `proto` is a path below `proto/`, `service` fully qualified. */
export interface Contract<S extends ServiceType = ServiceType> {
  readonly service: S['service'];
  readonly proto: S['proto'];
}

/** One RPC: how the request becomes the resolver's arguments and its result the reply. `row` makes one. */
export interface RpcRow<Request = object, Reply = object> {
  readonly resolver: Resolver;
  // Methods: a server holds rows of every type, and hands each the messages of its own RPC.
  args(request: Request): unknown;
  reply(result: unknown): Reply;
  /** Fields that the operation names otherwise than the contract, by the operation's name: what refusals say. */
  readonly names?: Readonly<Record<string, string>> | undefined;
  /**
   * For RPCs that act for a person: whether what the gateway has signed about that person covers this very call. Without it the
   * calling unit acts in its own name.
   */
  covers?(asserted: ProvenAssertion, call: CoveredCall<Request>): boolean;
}

/** A call as `covers` looks at it. */
export interface CoveredCall<Request = object> {
  /** The unit whose certificate came with it. */
  readonly caller: string;
  /** The unit that is called. */
  readonly unit: string;
  readonly request: Request;
}

/** A service as a server takes it. */
export interface ServiceBinding extends Contract {
  readonly rpcs: Readonly<Record<string, RpcRow>>;
}

/** The rows of a service: one for each RPC that its proto declares, and no other. */
export type RowsOf<S extends ServiceType> = {
  readonly [Name in keyof S['rpcs']]: RpcRow<S['rpcs'][Name]['request'], S['rpcs'][Name]['sentReply']>;
};

/** A contract with its rows. */
export interface BindingOf<S extends ServiceType> extends Contract<S> {
  readonly rpcs: RowsOf<S>;
}

/** Fields beyond those that are declared, which TypeScript lets a function return without a word. */
type NoOthers<Given, Declared> = { readonly [Field in Exclude<keyof Given, keyof Declared>]: never };

interface RowWords<Request, Reply, Args, Result, Given> {
  readonly args: (request: Request) => Args;
  readonly reply: (result: Awaited<Result>) => Given & NoOthers<Given, Reply>;
  readonly names?: Readonly<Record<string, keyof Request & string>> | undefined;
  readonly covers?: (asserted: ProvenAssertion, call: CoveredCall<NoInfer<Request>>) => boolean;
}

/** A row whose arguments are those of its resolver, and whose reply is made of what that gives. */
export function row<Request, Reply, Args, Result, Given extends Reply>(
  given: RowWords<Request, Reply, Args, Result, Given> & {
    readonly resolver: (parent: unknown, args: Args, context: Context) => Result;
  },
): RpcRow<Request, Reply> {
  return given as RpcRow<Request, Reply>;
}

/** The same of an operation that no schema shows. Errors: a plain Error, at the start, for one that is missing. */
export function operationRow<Request, Reply, Args, Result, Given extends Reply>(
  given: RowWords<Request, Reply, Args, Result, Given> & {
    readonly operation: (input: Args, context: Context) => Result;
  },
): RpcRow<Request, Reply> {
  const { operation, ...words } = given;
  if (typeof operation !== 'function')
    throw new Error('A row names an operation that its domain does not have.');
  return row({ ...words, resolver: (_parent, input: Args, context) => operation(input, context) });
}

export interface CallOptions {
  /** True lets the call be repeated; by default the contract's `idempotency_level = NO_SIDE_EFFECTS` says so. */
  readonly isRead?: boolean;
  /** How long this call may take instead of what holds for the client. */
  readonly deadlineMs?: number;
  /** True for who has something to fall back on: it learns at once that the unit is away. */
  readonly failsFast?: boolean;
  /** What the gateway has signed about the person for whom this is asked; without it the unit asks in its own name. */
  readonly assertion?: string;
}

/** Calls to one service of one other unit. */
export interface RpcClient<S extends ServiceType> {
  /**
   * One RPC with the request's correlation id, idempotency key and remaining time.
   * Errors: the AppError that the other unit threw; UPSTREAM_UNAVAILABLE or UPSTREAM_TIMEOUT when it does not answer.
   */
  call<Name extends keyof S['rpcs'] & string>(
    rpc: Name,
    request: Partial<S['rpcs'][Name]['sentRequest']>,
    context: Context,
    options?: CallOptions,
  ): Promise<S['rpcs'][Name]['reply']>;
}

/**
 * What the gateway has signed about the person in a context, for one call to another unit. Error: FORBIDDEN for a request that did
 * not come through the gateway: no unit speaks for a person of itself.
 */
export type Vouch = (context: Context, scope: AssertedScope) => Promise<string>;

/** The way to the unit of a domain that runs in another process. */
export interface RemoteUnit {
  client<S extends ServiceType>(contract: Contract<S>): RpcClient<S>;
  readonly vouch: Vouch;
}

/** Whether a unit calls for a person who asks for one of these root fields. */
export function coversFields(fields: readonly string[]) {
  return (asserted: ProvenAssertion, { caller }: CoveredCall<unknown>): boolean =>
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
