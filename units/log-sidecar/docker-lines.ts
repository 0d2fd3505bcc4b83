import { MAX_LINE_BYTES } from '../../kernel/log-line.ts';

/** A line as the Docker Engine keeps it. */
export interface DockerLine {
  readonly stream: 'stdout' | 'stderr';
  /** Nanoseconds since 1970: two lines of one millisecond are two. */
  readonly nanos: bigint;
  readonly line: string;
}

// The longest line that is shown, its instant, and a little more by which it is known to be cut.
const MAX_RAW = MAX_LINE_BYTES + 64;
const HEADER = 8;
const STDERR = 2;
const LF = 10;

/**
 * The lines of `GET /containers/{id}/logs?timestamps=1`. Without a terminal its body is a row of frames: one byte for the stream, three
 * of zeros, four for the length (big-endian), the payload. A frame need not be a line, nor a chunk a frame; what is kept is one line a stream.
 */
export async function* readDockerLines(
  body: AsyncIterable<Uint8Array>,
  options: { hasTerminal: boolean },
): AsyncGenerator<DockerLine, void, undefined> {
  const splitters = { stdout: lineSplitter(), stderr: lineSplitter() };
  let stream: 'stdout' | 'stderr' = 'stdout';
  let header = Buffer.alloc(0);
  let left = 0;
  for await (const bytes of body) {
    let chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (options.hasTerminal) {
      for (const line of splitters.stdout(chunk)) yield* parsed('stdout', line);
      continue;
    }
    while (chunk.length > 0) {
      if (left === 0) {
        const missing = HEADER - header.length;
        header = Buffer.concat([header, chunk.subarray(0, missing)]);
        chunk = chunk.subarray(missing);
        if (header.length < HEADER) break;
        stream = header[0] === STDERR ? 'stderr' : 'stdout';
        left = header.readUInt32BE(4);
        header = Buffer.alloc(0);
        continue;
      }
      const payload = chunk.subarray(0, left);
      chunk = chunk.subarray(payload.length);
      left -= payload.length;
      for (const line of splitters[stream](payload)) yield* parsed(stream, line);
    }
  }
  // The last line of a program that was killed has no end.
  for (const name of ['stdout', 'stderr'] as const)
    for (const line of splitters[name](Buffer.from('\n'))) yield* parsed(name, line);
}

/** Cuts bytes into lines; of a line that is too long the rest is dropped, so that one without an end costs no memory. */
function lineSplitter(): (bytes: Buffer) => Buffer[] {
  let kept: Buffer[] = [];
  let size = 0;
  const keep = (part: Buffer) => {
    const fitting = part.subarray(0, MAX_RAW - size);
    if (fitting.length === 0) return;
    kept.push(Buffer.from(fitting));
    size += fitting.length;
  };
  return (bytes) => {
    const lines: Buffer[] = [];
    let start = 0;
    for (let end = bytes.indexOf(LF); end !== -1; end = bytes.indexOf(LF, start)) {
      keep(bytes.subarray(start, end));
      if (size > 0) lines.push(Buffer.concat(kept));
      kept = [];
      size = 0;
      start = end + 1;
    }
    keep(bytes.subarray(start));
    return lines;
  };
}

function* parsed(stream: DockerLine['stream'], raw: Buffer): Generator<DockerLine> {
  const text = raw.toString();
  const space = text.indexOf(' ');
  const nanos = nanosOf(space === -1 ? text : text.slice(0, space));
  if (nanos !== undefined) yield { stream, nanos, line: space === -1 ? '' : text.slice(space + 1) };
}

/** Nanoseconds of an instant of RFC 3339; undefined for what is none. */
export function nanosOf(instant: string): bigint | undefined {
  const [, seconds = '', fraction = '', zone = ''] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/.exec(instant) ?? [];
  const ms = Date.parse(`${seconds}${zone}`);
  if (Number.isNaN(ms)) return undefined;
  return BigInt(ms) * 1_000_000n + BigInt(fraction.padEnd(9, '0'));
}
