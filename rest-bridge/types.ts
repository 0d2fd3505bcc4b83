import type { Context } from '../kernel/context.ts';
import type { RouteMatch } from '../subgraphs/rest.ts';

/** A REST request as the edge hands it on: proven caller, counted, body read strictly. */
export interface EdgeRequest {
  readonly method: string;
  /** The row that the edge has found for it already. */
  readonly match?: RouteMatch | undefined;
  /** Normalised, without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The parsed JSON object; undefined when the request has none. */
  readonly body: Readonly<Record<string, unknown>> | undefined;
  readonly context: Context;
  /** `Last-Event-ID` as sent. */
  readonly lastEventId?: string | undefined;
  /** The row's cookie, as it was sent. */
  readonly cookie?: string | undefined;
  /** Whether a browser goes to a row that sends on. */
  readonly isBrowser?: boolean | undefined;
}

export interface EdgeReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON; undefined for no body. */
  readonly body: unknown;
  /** What the JSON is called, where it has a name of its own. */
  readonly mediaType?: string | undefined;
  /** Sent as it is, in place of `body`. */
  readonly file?: FileReply | undefined;
}

/** A file to be kept by the client, or shown in place. */
export interface FileReply {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
  /** What follows it, asked for as fast as it is read; undefined where that was all. */
  readonly rest?: AsyncIterable<Uint8Array> | undefined;
  readonly isInline: boolean;
}
