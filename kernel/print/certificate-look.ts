export const CERTIFICATE_LAYOUTS = ['CLASSIC', 'MODERN', 'PLAIN'] as const;

/** How an issuer has the certificates of a template look. */
export interface CertificateLook {
  /** Colours as #rrggbb. */
  readonly background?: string | undefined;
  readonly textColor?: string | undefined;
  readonly layout: (typeof CERTIFICATE_LAYOUTS)[number];
}

/** The colours of a certificate, as #rrggbb. */
export interface Palette {
  readonly paper: string;
  /** Of labels, and of the issuer's name where it stands on the paper. */
  readonly accent: string;
  /** Around the sheet. */
  readonly frame?: string | undefined;
  /** Behind the issuer's name and the title, and of the letters on it. */
  readonly band?: { readonly color: string; readonly ink: string } | undefined;
}

export const INK = '#1b2430';
export const QUIET = '#55606d';
const ACCENT = '#7a5c1e';
const WHITE = '#ffffff';
// What small text needs (WCAG 2.2, 1.4.3).
const LEGIBLE = 4.5;

/** The colours of a look; without one those of CLASSIC. A colour in which text could not be read is used for no text. */
export function paletteOf(look: CertificateLook = { layout: 'CLASSIC' }): Palette {
  const { background, textColor, layout } = look;
  if (layout === 'PLAIN') return { paper: WHITE, accent: QUIET };
  const paper = layout === 'CLASSIC' ? '#fdfcf8' : WHITE;
  const accent = legibleOn(paper, [background, textColor]) ?? ACCENT;
  const color = background ?? ACCENT;
  if (layout === 'CLASSIC') return { paper, accent, frame: color };
  // The better of the two has 3.9 on any colour: enough for letters of this size.
  const better = contrast(WHITE, color) >= contrast(INK, color) ? WHITE : INK;
  const ink = legibleOn(color, [textColor]) ?? better;
  return { paper, accent, band: { color, ink } };
}

/** The first of these colours in which small text can be read on a ground. */
function legibleOn(ground: string, colors: readonly (string | undefined)[]): string | undefined {
  return colors.find((color) => color !== undefined && contrast(color, ground) >= LEGIBLE);
}

/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
