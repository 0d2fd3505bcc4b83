import { Worker } from 'node:worker_threads';

/** What is to be seen of a PDF: the words of its first pages, or, where it has none, pictures of them. */
export type SeenPdf =
  | { readonly text: string; readonly pictures?: undefined }
  | { readonly text?: undefined; readonly pictures: readonly Buffer[] };

export interface PdfReader {
  /**
   * Undefined for a file that cannot be read: it is damaged or locked, shows neither words nor a scanned page, or asks for more time or
   * memory than a document does. Never fails. The bytes stay as they are.
   */
  read(bytes: Uint8Array): Promise<SeenPdf | undefined>;
}

export interface PdfLimits {
  /** Milliseconds for a file, from the start of its thread. */
  readonly ms: number;
  /** Megabytes of the heap of its thread. */
  readonly heapMb: number;
  /** Bytes of everything beside the heap, in all. */
  readonly bytes: number;
  /** Pixels of an image on a page; a larger one is left out. */
  readonly pixels: number;
  /** Threads at once; further files wait. */
  readonly threads: number;
}

const LIMITS: PdfLimits = {
  ms: 5000,
  heapMb: 192,
  bytes: 512 * 1024 * 1024,
  pixels: 24_000_000,
  threads: 2,
};

/** What of a file is looked at. */
const SHOWN = {
  pages: 3,
  characters: 12_000,
  /** With fewer letters and digits it is taken for a scan. */
  fewestLetters: 20,
  pictures: 2,
  /** Of a picture in pixels: smaller ones are stamps and logos, larger ones become smaller. */
  smallestSide: 200,
  longestSide: 2000,
};

const THREAD = new URL('./pdf-worker.mjs', import.meta.url);

/** Reads PDFs of strangers, each in a thread of its own. */
export function createPdfReader(given: Partial<PdfLimits> = {}): PdfReader {
  const limits = { ...LIMITS, ...given };
  const waiting: (() => void)[] = [];
  let running = 0;

  return {
    async read(bytes) {
      if (running >= limits.threads) await new Promise<void>((begin) => waiting.push(begin));
      else running += 1;
      try {
        return await inThread(bytes, limits);
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}

function inThread(bytes: Uint8Array, limits: PdfLimits): Promise<SeenPdf | undefined> {
  // A copy that is handed over: it goes with the thread.
  const copy = new Uint8Array(bytes);
  const thread = new Worker(THREAD, {
    workerData: { bytes: copy, limits: { ...SHOWN, bytes: limits.bytes, pixels: limits.pixels } },
    transferList: [copy.buffer],
    // It knows nothing of this process.
    env: {},
    argv: [],
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: {
      maxOldGenerationSizeMb: limits.heapMb,
      maxYoungGenerationSizeMb: 32,
      stackSizeMb: 4,
    },
  });
  return new Promise((resolve) => {
    let isOver = false;
    const end = (seen: SeenPdf | undefined) => {
      // It ends with an exit, too.
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      void thread.terminate().then(() => resolve(seen));
    };
    const timer = setTimeout(() => end(undefined), limits.ms);
    thread.once('message', (message) => end(seenIn(message)));
    thread.once('error', () => end(undefined));
    thread.once('exit', () => end(undefined));
  });
}

function seenIn(message: {
  readonly text?: string;
  readonly pictures?: readonly Uint8Array[];
}): SeenPdf | undefined {
  const { text, pictures } = message;
  if (text !== undefined) return { text };
  return (
    pictures && {
      pictures: pictures.map((picture) =>
        Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength),
      ),
    }
  );
}
