import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { openTypeOf } from './woff.ts';

/** A font and the characters it has. */
export interface Face {
  /** The name under which a document knows it. */
  readonly name: string;
  /** The OpenType file to embed; absent for the fonts that every PDF reader brings along. */
  readonly file?: () => Buffer;
  readonly covers: (codePoint: number) => boolean;
}

/** How a text looks: a face for Western text, and a family of another design for everything else, one face per script. */
export interface Style {
  readonly face: Face;
  readonly others: readonly Face[];
}

export type PrintFonts = Readonly<Record<'regular' | 'bold' | 'italic' | 'mono', Style>>;

/** A stretch of text and the face that has all its characters; undefined where no face has them. */
export interface Run {
  readonly face: Face | undefined;
  readonly text: string;
}

const SCRIPTS = [
  ['noto-sans', 'latin'],
  ['noto-sans', 'latin-ext'],
  ['noto-sans', 'vietnamese'],
  ['noto-sans', 'greek'],
  ['noto-sans', 'greek-ext'],
  ['noto-sans', 'cyrillic'],
  ['noto-sans', 'cyrillic-ext'],
  ['noto-sans', 'devanagari'],
  ['noto-sans-arabic', 'arabic'],
  ['noto-sans-hebrew', 'hebrew'],
  ['noto-sans-thai', 'thai'],
] as const;
// What Windows-1252 has beyond Latin-1: the encoding of the fonts that every reader brings along.
const WINDOWS_1252 = new Set([...'€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'].map((character) => character.codePointAt(0)));
// Control characters, and those that turn the direction of what follows: a name must not rewrite its neighbours.
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}]/u;

/** The fonts of what is printed. A font file is read when the first text needs it. */
export function printFonts(): PrintFonts {
  const regular = SCRIPTS.map(([family, script]) => embedded(family, script, 400));
  const bold = SCRIPTS.map(([family, script]) => embedded(family, script, 700));
  return {
    regular: { face: builtIn('Times-Roman'), others: regular },
    bold: { face: builtIn('Times-Bold'), others: bold },
    italic: { face: builtIn('Times-Italic'), others: regular },
    mono: { face: builtIn('Courier'), others: regular },
  };
}

/**
 * A text as runs from left to right, as they stand on paper. Western text is one run of the style's own face; of any other
 * text each character is of the first face that has it.
 */
export function runsOf(text: string, { face, others }: Style): readonly Run[] {
  const normal = text.normalize('NFC').replace(/\s+/g, ' ').replace(UNSEEN, '');
  if (hasAll(face, normal)) return [{ face, text: normal }];
  const runs: { face: Face | undefined; text: string }[] = [];
  for (const character of normal) {
    const last = runs.at(-1);
    // A space, a hyphen or an accent stays with what stands before it, where that face has it.
    const stays = last?.face && !/\p{L}|\p{N}/u.test(character) && hasAll(last.face, character);
    const found = stays ? last.face : others.find((other) => hasAll(other, character));
    if (last && last.face === found) last.text += character;
    else runs.push({ face: found, text: character });
  }
  return inVisualOrder(runs);
}

/** True for text that is written from right to left. */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** Turns stretches of right-to-left runs around, or all the others when the text begins from the right. */
function inVisualOrder(runs: readonly Run[]): readonly Run[] {
  const first = runs.find(({ text }) => /\p{L}/u.test(text));
  const isFromRight = first !== undefined && isRightToLeft(first.text);
  // Space between two directions belongs to the text around both.
  const isRight = ({ text }: Run) => (text.trim() === '' ? isFromRight : isRightToLeft(text));
  const separated = runs.flatMap(withSpaceApart);
  const stretches: Run[][] = [];
  for (const run of isFromRight ? separated.reverse() : separated) {
    const last = stretches.at(-1);
    if (last?.[0] && isRight(last[0]) === isRight(run)) last.push(run);
    else stretches.push([run]);
  }
  return stretches.flatMap((stretch) =>
    stretch[0] && isRight(stretch[0]) !== isFromRight ? stretch.reverse() : stretch,
  );
}

/** A run and the space behind it, where the next run begins. */
function withSpaceApart({ face, text }: Run, index: number, { length }: readonly Run[]): readonly Run[] {
  const bare = text.trimEnd();
  if (index === length - 1 || bare === text || bare === '') return [{ face, text }];
  return [
    { face, text: bare },
    { face, text: text.slice(bare.length) },
  ];
}

function hasAll(face: Face, text: string): boolean {
  return [...text].every((character) => face.covers(character.codePointAt(0) ?? 0));
}

function embedded(family: string, script: string, weight: 400 | 700): Face {
  const path = `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`;
  let opened: { readonly file: Buffer; readonly characters: ReadonlySet<number> } | undefined;
  const open = () => {
    if (opened) return opened;
    const file = openTypeOf(readFileSync(createRequire(import.meta.url).resolve(path)));
    opened = { file, characters: new Set(create(file).characterSet) };
    return opened;
  };
  return {
    name: `${family}-${script}-${weight}`,
    file: () => open().file,
    covers: (codePoint) => open().characters.has(codePoint),
  };
}

function builtIn(name: string): Face {
  return {
    name,
    covers: (codePoint) =>
      (codePoint >= 0x20 && codePoint <= 0x7e) ||
      (codePoint >= 0xa0 && codePoint <= 0xff) ||
      WINDOWS_1252.has(codePoint),
  };
}
