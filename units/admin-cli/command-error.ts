import type { Row } from './screen.ts';

/** What the process ends with: 1 refused, 2 misused, 3 not reached, 130 stopped (as shells tell of SIGINT). */
export type ExitCode = 1 | 2 | 3 | 130;

/** A command that did not do what it was asked, in words for a person. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: ExitCode;
  /** The platform's refusal as it came, for `--json`. */
  readonly refusal: Row | undefined;
  /** The HTTP status of that refusal. */
  readonly status: number | undefined;
  /** How long to wait before asking again, when the platform said so. */
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    exitCode: ExitCode = 1,
    refused: { refusal?: Row; status?: number; retryAfterMs?: number | undefined } = {},
  ) {
    super(message);
    this.exitCode = exitCode;
    this.refusal = refused.refusal;
    this.status = refused.status;
    this.retryAfterMs = refused.retryAfterMs;
  }
}

/** Errors of the machine, such as a folder that is not there, as a sentence; bugs stay what they are. */
export function unusable(file: string, error: unknown): unknown {
  const { syscall, message } = error as { syscall?: unknown; message?: unknown };
  if (syscall === undefined) return error;
  return new CommandError(
    `${file} cannot be used: ${String(message).replace(/^\w+: |, \w+( '.*')?$/g, '')}.`,
    2,
  );
}
