/** What is wrong with a row of a file. No text of the file is in it: cells hold personal data. */
export interface RowFault {
  /** The name of the column; absent where the row as a whole is wrong. */
  readonly column?: string | undefined;
  /** A stable word. */
  readonly code: string;
  /** What to do. */
  readonly message: string;
}

/** What is wrong with a file, so that nothing more of it is read. */
export interface FileFault extends RowFault {
  /** Of an archive, which of its files. */
  readonly file?: string | undefined;
  readonly line?: number | undefined;
}

/** A file that cannot be read; trying again does not help. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly fault: FileFault;

  constructor(fault: FileFault, cause?: unknown) {
    super(fault.message, cause === undefined ? undefined : { cause });
    this.fault = fault;
  }
}
