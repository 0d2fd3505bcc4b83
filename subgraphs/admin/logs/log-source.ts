import type { LogEvent } from '../../../kernel/log-line.ts';

/** A program whose lines can be read. */
export interface LogService {
  readonly name: string;
  /** In the words of the source: `running`, `exited` … */
  readonly state: string;
}

export type LogSourceName = 'sidecar' | 'local' | 'remote';

/** Where log lines come from. What it gives may be shown: secrets are left out, control characters are spelt out. */
export interface LogSource {
  readonly name: LogSourceName;
  /** Undefined when the source says that it has none. Errors: UPSTREAM_UNAVAILABLE. */
  services(): Promise<readonly LogService[] | undefined>;
  /** Lines until the reader ends. When the source goes away, an event says so and it is asked again; nothing is thrown. */
  follow(options: FollowOptions): AsyncIterableIterator<LogEvent>;
}

export interface FollowOptions {
  /** All of them when not given. */
  readonly services: readonly string[] | undefined;
  /** Lines of before to begin with. */
  readonly tail: number;
  /** The id of the last line that was read, in place of `tail`. */
  readonly after: string | undefined;
}
