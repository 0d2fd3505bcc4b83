import type { PrintFonts } from './fonts.ts';

/** Draws something as PDF. */
type Draw<Drawn> = (drawn: Drawn, fonts: PrintFonts) => Promise<Buffer>;

/** Prints as PDF. What draws is loaded with the first: it would hold up every start. */
export function printerOf<Drawn>(load: () => Promise<Draw<Drawn>>): (drawn: Drawn) => Promise<Buffer> {
  let loading: Promise<(drawn: Drawn) => Promise<Buffer>> | undefined;
  return async (drawn) => {
    loading ??= withFonts(load);
    return (await loading)(drawn);
  };
}

async function withFonts<Drawn>(load: () => Promise<Draw<Drawn>>) {
  const [draw, { printFonts }] = await Promise.all([load(), import('./fonts.ts')]);
  const fonts = printFonts();
  return (drawn: Drawn) => draw(drawn, fonts);
}
