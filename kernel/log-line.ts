/** One line that a program wrote, as streams of logs show it. */
export interface LogLine {
  /** The compose service or unit that wrote it. */
  readonly service: string;
  readonly stream: 'stdout' | 'stderr';
  readonly timestamp: Date;
  readonly line: string;
}

/** What a stream of logs sends: lines, and why lines are missing. */
export type LogEvent =
  | ({ readonly event: 'LOG'; readonly id: string } & LogLine)
  /** So many lines were left out, because the reader was slow. */
  | { readonly event: 'DROPPED'; readonly count: number }
  /** It cannot be known what came between the last event and the next one. */
  | { readonly event: 'GAP'; readonly reason: string }
  /** The source has gone away; it is being called again. */
  | { readonly event: 'INTERRUPTED'; readonly reason: string }
  /** There is no source; nothing follows. */
  | { readonly event: 'UNAVAILABLE'; readonly reason: string };

/** How long a line may be, in bytes of UTF-8 with the mark of a cut. */
export const MAX_LINE_BYTES = 16_384;
const CUT = ' … [cut at 16 KB]';
const MAX_SERVICE = 128;
// Control characters, separators that end lines, and what turns the direction of text; a tab may stay.
const UNSHOWABLE = /(?!\t)[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A line that holds a secret on purpose (`logSecret`): no stream may show it. Also true for a text that holds the mark and is no JSON,
 * since a secret that was cut in half is still one.
 */
export function isSecretLine(line: string): boolean {
  // Most lines end here; a backslash may spell the name in another way.
  if (!line.includes('secret') && !line.includes('\\u')) return false;
  if (/"secret"\s*:\s*true/.test(line)) return true;
  try {
    return (JSON.parse(line) as { secret?: unknown } | null)?.secret === true;
  } catch {
    return false;
  }
}

/** The line as a stream may show it: one line of text that no terminal obeys, at most 16 KB; undefined for one that holds a secret. */
export function admittedLine(raw: LogLine): LogLine | undefined {
  if (isSecretLine(raw.line)) return undefined;
  return { ...raw, service: shown(raw.service.slice(0, MAX_SERVICE)), line: cut(raw.line) };
}

function cut(text: string): string {
  // Each UTF-16 unit is a byte at least: what lies behind is never shown.
  const escaped = shown(text.replace(/\r$/, '').slice(0, MAX_LINE_BYTES + 1));
  const bytes = Buffer.from(escaped);
  if (bytes.length <= MAX_LINE_BYTES) return escaped;
  const kept = bytes.subarray(0, MAX_LINE_BYTES - Buffer.byteLength(CUT));
  // As a stream, so that half a character at the end is left out.
  return `${new TextDecoder().decode(kept, { stream: true })}${CUT}`;
}

function shown(text: string): string {
  return text
    .toWellFormed()
    .replace(UNSHOWABLE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
