import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

// One file for each range of letters, the likelier first: the fonts come apart so.
const SUBSETS: Readonly<Record<string, readonly string[]>> = {
  'noto-sans': [
    'latin',
    'latin-ext',
    'vietnamese',
    'greek',
    'greek-ext',
    'cyrillic',
    'cyrillic-ext',
    'devanagari',
  ],
  'noto-sans-arabic': ['arabic'],
  'noto-sans-hebrew': ['hebrew'],
  'noto-sans-thai': ['thai'],
};

/** Fonts for names and claims that the fonts of every PDF reader cannot write. */
export const CERTIFICATE_FONTS: readonly string[] = Object.entries(SUBSETS).flatMap(([font, subsets]) =>
  subsets.map((subset) => resolve(`@fontsource/${font}/files/${font}-${subset}-400-normal.woff`)),
);
