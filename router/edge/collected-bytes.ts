/** Bytes that come in pieces, kept in one block: a body of a million pieces costs no more than one of a single piece. */
export interface CollectedBytes {
  readonly size: number;
  add(piece: Buffer): void;
  /** A view of all of them. */
  whole(): Buffer;
}

const FIRST_BLOCK = 8192;

export function collectBytes(): CollectedBytes {
  let block = Buffer.alloc(0);
  let size = 0;
  return {
    get size() {
      return size;
    },
    add(piece) {
      const needed = size + piece.length;
      if (needed > block.length) {
        const larger = Buffer.allocUnsafeSlow(Math.max(FIRST_BLOCK, 2 * block.length, needed));
        block.copy(larger, 0, 0, size);
        block = larger;
      }
      piece.copy(block, size);
      size = needed;
    },
    whole: () => block.subarray(0, size),
  };
}
