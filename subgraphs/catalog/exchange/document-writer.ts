import type { DocumentPart } from './part-model.ts';
import { looksInto } from './readers.ts';

/** Writes a document from its parts, in their order; what is open between two pieces is told by the part before. */
export interface DocumentWriter {
  /** A part with its text. */
  add(part: DocumentPart, text: string): void;
  /** Another value of the list that is open. */
  addToOpen(text: string): void;
  /** Opens a list that is a member of the document. */
  openList(name: string): void;
  /** Ends the document. */
  end(): void;
  readonly text: string;
  readonly isStarted: boolean;
}

/** Goes on behind `last`; without it, begins. `isStarted` says whether what is open then has something in it. */
export function createDocumentWriter(last?: DocumentPart, isStarted = false): DocumentWriter {
  // The pointers of what is open, the document itself first.
  const open: string[] = last ? openAfter(last) : [''];
  const pieces: string[] = last ? [] : ['{'];
  let hasSome = isStarted;

  return {
    add(part, text) {
      const parent = parentOf(part);
      closeDownTo(parent);
      separate();
      const isMember = part.list === '';
      const container = containerOf(part);
      pieces.push(
        isMember ? `${JSON.stringify(nameIn(part.pointer))}:` : '',
        container ? opening(container) : text,
      );
      hasSome = true;
      if (!container) return;
      open.push(part.pointer);
      hasSome = false;
    },
    addToOpen(text) {
      separate();
      pieces.push(text);
      hasSome = true;
    },
    openList(name) {
      closeDownTo('');
      separate();
      pieces.push(`${JSON.stringify(name)}:[`);
      open.push(`/${name}`);
      hasSome = false;
    },
    end() {
      closeDownTo('');
      pieces.push('}\n');
    },
    get text() {
      return pieces.join('');
    },
    get isStarted() {
      return hasSome;
    },
  };

  function closeDownTo(pointer: string): void {
    while (open.length > 1 && open.at(-1) !== pointer) {
      const closed = open.pop() ?? '';
      pieces.push(looksInto(closed, 'list') ? ']' : '}');
      hasSome = true;
    }
  }

  function separate(): void {
    if (hasSome) pieces.push(',');
  }
}

function openAfter(part: DocumentPart): string[] {
  const pointer = containerOf(part) ? part.pointer : parentOf(part);
  const names = pointer.split('/').slice(1);
  return ['', ...names.map((_, at) => `/${names.slice(0, at + 1).join('/')}`)];
}

function parentOf({ list, pointer }: DocumentPart): string {
  return list === '' ? pointer.slice(0, pointer.lastIndexOf('/')) : list;
}

/** What a part opens, where it says the beginning of a list or object whose values are parts themselves. */
function containerOf({ role, pointer, json }: DocumentPart): 'list' | 'object' | undefined {
  if (role !== 'HEADER') return undefined;
  if (json === '[]' && looksInto(pointer, 'list')) return 'list';
  return json === '{}' && looksInto(pointer, 'object') ? 'object' : undefined;
}

function opening(container: 'list' | 'object'): string {
  return container === 'list' ? '[' : '{';
}

function nameIn(pointer: string): string {
  return pointer
    .slice(pointer.lastIndexOf('/') + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
}
