import { parse } from 'graphql';
import type { Action } from '../kernel/identity.ts';
import type { SseEvent } from '../kernel/sse.ts';
import { actionOf } from './operations.ts';

/** The figures of the settings that say how many requests a caller has in any 60 seconds. */
export type LimitFigure =
  | 'verify'
  | 'verifyBatch'
  | 'provisioning'
  | 'issue'
  | 'registration'
  | 'adminSignIn'
  | 'issuerSignIn'
  | 'custodianSignIn'
  | 'verifierSignIn'
  | 'holderSignIn'
  | 'link'
  | 'insight'
  | 'kyc'
  | 'portal'
  | 'holder'
  | 'lookup'
  | 'graphql';

/** What is counted by itself: under a figure, and behind the colon for which of several routes or groups of routes. */
export type RateLimit = LimitFigure | `${LimitFigure}:${string}`;

export function figureOf(limit: RateLimit): LimitFigure {
  return limit.split(':')[0] as LimitFigure;
}

/** What a row sees of the request; `query` and `params` are text, `body` is parsed strictly, all in the client's casing. */
export interface RouteInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** The header of a client that goes on with a stream which was cut. */
  readonly lastEventId?: string | undefined;
  /** The row's cookie, as the browser brought it back. */
  readonly cookie?: string | undefined;
  /** Whether a browser goes to it as to a page, for a row that sends on. */
  readonly isBrowser?: boolean | undefined;
}

/** A cookie that stands for nobody: the row that reads it says what it proves. */
export interface RowCookie {
  /** Begins with `__Host-`: no other host can have set it (RFC 6265bis §4.1.3.2). Its value is a token of 43 characters. */
  readonly name: `__Host-${string}`;
  /** For the OpenAPI document. */
  readonly about: string;
  /** Set with the reply, for so many seconds; 0 clears it. Without it, or where it gives nothing, the reply leaves it alone. */
  readonly sets?: (data: ReplyData) => { readonly value: string; readonly maxAge: number } | undefined;
}

/** What a page needs of a refusal. */
export interface RefusalOfRow {
  readonly error: string;
  readonly correlationId: string;
  readonly details?: readonly { readonly code: string }[] | undefined;
}

/** Where browsers go in place of the JSON that programs get. */
export interface SendsOn {
  /** An address that the operation gives, or a page of this origin. */
  readonly to: (data: ReplyData) => string;
  /** The page of this origin that tells people of a refusal, in words of its own. */
  readonly refused: (refusal: RefusalOfRow) => string;
}

/** An executable example: the OpenAPI document shows it and a test runs it. */
export interface RouteExample {
  readonly summary: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

// biome-ignore lint/suspicious/noExplicitAny: the data of a row is what its own document selects; the document is validated at start-up
export type ReplyData = any;

export interface RouteRow {
  readonly summary: string;
  /** Longer text for the OpenAPI document: consequences, not mechanics. */
  readonly description?: string;
  /** `portal` and `holder` stand for the route's group: what one group uses up is there for the others. */
  readonly limit: RateLimit;
  /** A GraphQL operation with exactly one root field; validated against the supergraph at start-up. */
  readonly document: string;
  /** Variables in the client's casing; the bridge converts along the GraphQL input types and never inside JSON scalars. */
  readonly variables: (input: RouteInput) => Record<string, unknown>;
  /** The reply from the root field's value, already in the row's casing. Default: the value itself. */
  readonly reply?: (data: ReplyData) => unknown;
  /** Fields of the reply, at any depth, that are left out where they have no value; others are null then. */
  readonly optional?: readonly string[];
  readonly success: 200 | 201 | 202 | 204;
  /** Names of query parameters, for the OpenAPI document and the refusal of unknown ones. */
  readonly query?: readonly string[];
  /** Smallest and largest value of numbers in the query or the body, where the operation has bounds of its own; of parts of it by their path, `fields.length`. */
  readonly ranges?: Readonly<Record<string, readonly [min: number, max: number]>>;
  /** Body fields that cannot be left out, although the contract lets them be null. */
  readonly requires?: readonly string[];
  /** Body fields of which one must be there. */
  readonly requiresEither?: readonly string[];
  /** HTTP statuses that the route refuses with, beyond those that follow from its other columns. */
  readonly refuses?: readonly number[];
  /** Body fields that are accepted but ignored, because a client contract says so. */
  readonly ignored?: readonly string[];
  /**
   * `upload`: multipart/form-data with one file of at most 10 MB; its bytes come in `body` as `content`, beside `fileName` and the text
   * fields. `pieces`: with one of at most 50 MB behind its text fields; the operation is asked once for each piece of it, as it comes,
   * with the same fields and `uploadId`, `offset`, `isLast` and `content`, and the answer to the last one is the reply. `form`:
   * application/x-www-form-urlencoded, as pages of other sites send it. `whole`: an object of a protocol, which the operation reads itself.
   */
  readonly body?: 'json' | 'none' | 'form' | 'upload' | 'pieces' | 'whole';
  /** Bytes of JSON that its body may have, where that is more than the 1 MB of every other one. */
  readonly maxBytes?: number;
  /** Body fields that a protocol spells in its own way: that name, by ours. */
  readonly spelled?: Readonly<Record<string, string>>;
  /** Query parameters that are not known are ignored, as a protocol demands of whoever is sent back to (RFC 6749 §4.1.2). */
  readonly ignoresQuery?: true;
  readonly cookie?: RowCookie;
  /** Browsers that go to it as to a page are sent on by 303, when it refuses, too. */
  readonly sendsOn?: SendsOn;
  /** The reply is a file, not JSON: `reply` (or the root field) gives `{fileName, mediaType, content}` with base64 content. */
  readonly file?: {
    /** What it may be. */
    readonly mediaTypes: readonly string[];
    /** `next` beside the content asks for the next piece as `after`; the pieces one behind the other are the file. */
    readonly isInPieces?: true;
    /** Browsers may show it in place; otherwise it is an attachment. */
    readonly isInline?: true;
  };
  /** The document is a subscription and the reply a stream of server-sent events: what each value of the root field becomes. */
  readonly stream?: (data: ReplyData) => SseEvent;
  /** The reply sets or clears the holder session cookie. */
  readonly setsCookie?: true;
  /** The operation remembers its result under the caller's `Idempotency-Key`, so that a retry acts once. */
  readonly idempotent?: true;
  /** The operation changes one record and refuses when `If-Match` names an older version of it. */
  readonly guarded?: true;
  readonly casing?: 'snake' | 'camel';
  /** Scripts of pages of every origin may call it: it says the same to everybody, cookie or not. */
  readonly crossOrigin?: true;
  /** Media types of the same JSON that a client may ask for with `Accept`; `application/json` unless it does. */
  readonly mediaTypes?: readonly string[];
  /** It speaks SCIM (RFC 7644): answers are `application/scim+json` unless the client asks for `application/json`. */
  readonly isScim?: true;
  /** Headers of the reply, from the root field's value. */
  readonly headers?: (data: ReplyData) => Readonly<Record<string, string>>;
  /**
   * Which callers the route is for, in words, for the OpenAPI document; the operation itself decides. An API key is read where it is
   * named here, and nowhere else.
   */
  readonly caller:
    | 'public'
    | 'issuer'
    | 'issuer or API key'
    | 'verifier or API key'
    | 'API key as bearer'
    | 'admin'
    | 'holder'
    | 'custodian'
    | 'verifier'
    | 'issuer or custodian'
    | 'issuer or admin'
    | 'issuer, custodian or admin'
    | 'issuer, holder or custodian'
    | 'issuer, holder, custodian or verifier';
  /** The API key of a verifier says in whose name a public row is asked; one that does not hold says nothing. */
  readonly namedByKey?: true;
  readonly example?: RouteExample;
}

export interface Route extends RouteRow {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `{name}` marks a parameter: `/api/v1/issuers/{issuer_did}`. */
  readonly path: string;
  /** The root field of its document. */
  readonly operation: string;
  /** What the caller must be allowed to do before anything that was sent is read. */
  readonly permits: Action;
}

/** A row that a request reaches, and the values of the parameters of its path. */
export interface RouteMatch {
  readonly row: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** One row of the REST bridge. Throws for a document whose root field has no action. */
export function route(method: Route['method'], path: string, row: RouteRow): Route {
  const operation = rootFieldOf(row.document);
  const isFamily = row.limit === 'portal' || row.limit === 'holder';
  const limit = isFamily ? (`${row.limit}:${groupOf(path)}` as const) : row.limit;
  return { method, path, ...row, limit, operation, permits: actionOf(operation) };
}

function rootFieldOf(document: string): string {
  const [definition] = parse(document, { noLocation: true }).definitions;
  const [root] = definition?.kind === 'OperationDefinition' ? definition.selectionSet.selections : [];
  return root?.kind === 'Field' ? root.name.value : '';
}

/** Whether the body of a row is a file, which its unit reads itself. */
export function isFile({ body }: Pick<RouteRow, 'body'>): boolean {
  return body === 'upload' || body === 'pieces';
}

/** The first two fixed parts of a path: `/api/v1/admin/users/{id}/role` is of the group `admin/users`. */
function groupOf(path: string): string {
  const parts = path.split('/').slice(3);
  const fixed = parts.findIndex((part) => part.startsWith('{'));
  return parts.slice(0, fixed < 0 ? 2 : Math.min(2, fixed)).join('/');
}

/** 0-based `page` and `page_size` of a list route as GraphQL's `first` and `offset`; what is no whole number is passed on to be refused. */
export function pageVariables(query: Readonly<Record<string, string>>): { first?: number; offset?: number } {
  const size = wholeNumber(query['page_size'] ?? query['pageSize']);
  const page = wholeNumber(query['page']);
  return {
    ...(size === undefined ? {} : { first: size }),
    ...(page === undefined ? {} : { offset: page * (size ?? 20) }),
  };
}

/** Number() would read '' as 0, '0x10' as 16 and half a page as an offset. */
export function wholeNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return /^-?\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
}

const WORDS: Readonly<Record<string, boolean>> = { true: true, false: false };

/** A field of a form, which is text, as what it says; another word stays as it is, for the contract to refuse. */
export function yesOrNo(
  body: Readonly<Record<string, unknown>>,
  field: string,
): Readonly<Record<string, unknown>> {
  const written = body[field];
  if (written === undefined) return {};
  return { [field]: typeof written === 'string' ? (WORDS[written] ?? written) : written };
}

/**
 * A connection as the REST page `{items, page, page_size, total}`; the document selects `nodes`, `totalCount`, `offset` and `size`, and
 * `totalIsLowerBound` where the total is not counted to the end.
 */
export function pageReply(connection: ReplyData): unknown {
  const { nodes, total_count, total_is_lower_bound, offset, size } = connection;
  return {
    items: nodes,
    page: Math.floor(offset / size),
    page_size: size,
    total: total_count,
    ...(total_is_lower_bound === undefined ? {} : { total_is_lower_bound }),
  };
}

/** The same page of a list whose searches stop at an instant; the document selects `searchedFrom`, too. */
export function searchReply(connection: ReplyData): unknown {
  return { ...(pageReply(connection) as object), searched_from: connection.searched_from };
}

/** The same page in the names of camelCase routes. */
export function camelPageReply(connection: ReplyData): unknown {
  const { nodes, totalCount, totalIsLowerBound, offset, size } = connection;
  return {
    items: nodes,
    page: Math.floor(offset / size),
    pageSize: size,
    total: totalCount,
    ...(totalIsLowerBound === undefined ? {} : { totalIsLowerBound }),
  };
}

/** What is shown of a part of the platform (`kernel/component-health.ts`). */
export const COMPONENT_FIELDS = 'name kind status latencyMs since checkedAt problem';

/** What is shown of the reading of a document about an issuer (`subgraphs/shared/kyc.graphql`). */
export const KYC_ANALYSIS_FIELDS = `analysisId issuerDid status reason documentType
  extracted { organizationName registrationNumber countryCode issuedOn }
  nameMatch fileSha256 mediaType sender createdAt`;
