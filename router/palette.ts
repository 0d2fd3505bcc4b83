/** Colours of the gateway's pages by what they are for; text on its ground has a contrast of at least 4.5 (WCAG 2.2 §1.4.3). */
export interface Palette {
  readonly [name: string]: string;
}

export const LIGHT: Palette = {
  ground: '#f3f4f6',
  paper: '#ffffff',
  ink: '#1c1e21',
  muted: '#4b5360',
  rule: '#d5d9df',
  edge: '#767c86',
  accent: '#1d4ed8',
  'on-accent': '#ffffff',
  good: '#14632d',
  'good-paper': '#e7f5eb',
  bad: '#a3001b',
  'bad-paper': '#fdecee',
  caution: '#744700',
  'caution-paper': '#fff3da',
  unknown: '#3c4654',
  'unknown-paper': '#e9ecf0',
};

export const DARK: Palette = {
  ground: '#101215',
  paper: '#1a1d21',
  ink: '#eceef1',
  muted: '#b4bbc5',
  rule: '#343a42',
  edge: '#8f97a3',
  accent: '#9db8ff',
  'on-accent': '#10131a',
  good: '#7fe0a1',
  'good-paper': '#12301d',
  bad: '#ff9fa9',
  'bad-paper': '#3d161b',
  caution: '#ffd07a',
  'caution-paper': '#352605',
  unknown: '#c9d0da',
  'unknown-paper': '#2a2f37',
};

/** The palette as custom properties, light or dark as the reader's device asks; paper is always light. */
export const PALETTE_STYLE = `:root { color-scheme: light dark; ${properties(LIGHT)} }
@media screen and (prefers-color-scheme: dark) { :root { ${properties(DARK)} } }
@media print { :root { color-scheme: light; } }
`;

function properties(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, colour]) => `--${name}: ${colour};`)
    .join(' ');
}
