import { headingAnchors } from '../../../kernel/heading-anchors.ts';

/** A part of a document under one heading. */
export interface DocPassage {
  /** Such as `holders.md#the-pages`, and `holders.md#the-pages~2` for what is left of a long text. */
  readonly id: string;
  /** File below `docs/`. */
  readonly doc: string;
  readonly heading: string;
  /** Of the headings above it, the title of the document first. */
  readonly within: readonly string[];
  /** Its words, without code and marks. */
  readonly text: string;
}

const MOST_CHARACTERS = 1500;

/** The passages of a document in Markdown; what is longer than 1,500 characters is several, cut at paragraphs. */
export function passagesOf(doc: string, markdown: string): readonly DocPassage[] {
  const passages: DocPassage[] = [];
  const above: string[] = [];
  const anchorOf = headingAnchors();
  let current: { heading: string; anchor: string; level: number; lines: string[] } | undefined;

  const end = () => {
    if (!current) return;
    const { heading, anchor, level, lines } = current;
    const within = above.slice(0, level - 1);
    partsOf(wordsOf(lines.join('\n'))).forEach((text, part) => {
      const id = `${doc}#${anchor}${part === 0 ? '' : `~${part + 1}`}`;
      passages.push({ id, doc, heading, within, text });
    });
  };
  for (const { line, isCode } of linesOf(markdown)) {
    const [, marks = '', title = ''] = (isCode ? null : /^(#{1,4})\s+(.+?)\s*#*$/.exec(line)) ?? [];
    if (title === '') {
      if (!isCode) current?.lines.push(line);
      continue;
    }
    end();
    const heading = wordsOf(title);
    above.length = marks.length - 1;
    above[marks.length - 1] = heading;
    current = { heading, anchor: anchorOf(heading), level: marks.length, lines: [] };
  }
  end();
  return passages;
}

/** Lines of a document, and whether they stand within a fence. */
function* linesOf(markdown: string): Generator<{ readonly line: string; readonly isCode: boolean }> {
  let fence: string | undefined;
  for (const line of markdown.split(/\r?\n/)) {
    const [mark] = /^\s*(?:```+|~~~+)/.exec(line) ?? [];
    if (mark !== undefined && fence === undefined) fence = mark.trim();
    else if (mark !== undefined && fence !== undefined && mark.trim().startsWith(fence)) {
      fence = undefined;
      continue;
    }
    yield { line, isCode: fence !== undefined };
  }
}

/** Markdown as words: links by what they say, tables by their cells. */
function wordsOf(markdown: string): string {
  return unmarked(markdown.replace(/<!--[\s\S]*?-->/g, '').replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1'))
    .replace(/^[ \t]*\|?[ \t:|-]+$/gm, '')
    .replace(/[ \t]*\|[ \t]*/g, ' · ')
    .replace(/^[ \t·]+|[ \t·]+$/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

/** A text in parts that are not too long; none of an empty one. */
function partsOf(text: string): string[] {
  if (text.length <= MOST_CHARACTERS) return text === '' ? [] : [text];
  const paragraph = text.lastIndexOf('\n', MOST_CHARACTERS);
  const cut = paragraph >= MOST_CHARACTERS / 3 ? paragraph : text.lastIndexOf(' ', MOST_CHARACTERS);
  const end = cut > 0 ? cut : MOST_CHARACTERS;
  return [text.slice(0, end).trimEnd(), ...partsOf(text.slice(end).trimStart())];
}

// An underscore within a word is part of it, and everything is within a code span.
const MARKED = /(`+)(.+?)\1|\*{1,3}(?=\S)([^*\n]+?)\*{1,3}|(?<![\p{L}\p{N}_])_([^_\n]+)_(?![\p{L}\p{N}_])/gu;

/** Without the marks of code spans and emphasis. */
function unmarked(line: string): string {
  return line.replace(MARKED, (_, _ticks, code?: string, strong?: string, weak?: string) =>
    code !== undefined ? code.trim() : unmarked(strong ?? weak ?? ''),
  );
}
