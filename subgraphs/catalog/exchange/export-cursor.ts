/** Where an export goes on. */
export interface ExportCursor {
  /** START: nothing is said. PARTS: the document as it was published. ITEMS: skills of a document of another format. ABOVE: what stands above skills and no part says. */
  readonly mode: 'START' | 'PARTS' | 'ITEMS' | 'ABOVE';
  /** The place of the part behind which it goes on. */
  readonly behind: string;
  /** Whether the list or object that is open has something in it. */
  readonly isStarted: boolean;
}

export const START: ExportCursor = { mode: 'START', behind: '', isStarted: false };

export function cursorText({ mode, behind, isStarted }: ExportCursor): string {
  return Buffer.from(`${mode}|${behind}|${isStarted ? 1 : 0}`).toString('base64url');
}

/** The cursor of a text; undefined for a text that is none. */
export function cursorFrom(text: string | undefined): ExportCursor | undefined {
  if (text === undefined) return START;
  const read = /^(PARTS|ITEMS|ABOVE)\|([\d.]{0,20})\|([01])$/.exec(Buffer.from(text, 'base64url').toString());
  if (!read) return undefined;
  const [, mode, behind = '', flag] = read;
  return { mode: mode as ExportCursor['mode'], behind, isStarted: flag === '1' };
}
