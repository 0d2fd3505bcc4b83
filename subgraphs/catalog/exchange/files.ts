/** A piece of a file, as a door received it. */
export interface FilePiece {
  readonly uploadId: string;
  /** Bytes before it. */
  readonly offset: number;
  readonly isLast: boolean;
  readonly content: Uint8Array;
}

/** What is there of a file after a piece. */
export interface FileState {
  readonly uploadId: string;
  readonly size: number;
  /** Hex; of the whole file alone. */
  readonly sha256?: string | undefined;
  readonly isWhole: boolean;
}

/** Files that are sent in pieces, kept until they are removed. */
export interface ImportFiles {
  /** A repeated piece changes nothing. `owner` is who may send further pieces. */
  receive(piece: FilePiece, owner: string): Promise<FileState>;
  read(uploadId: string): AsyncIterable<Buffer>;
  remove(uploadId: string): Promise<void>;
}
