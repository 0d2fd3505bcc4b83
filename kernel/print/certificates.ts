import type { ClaimLines } from '../claim-lines.ts';
import { titleOf } from '../credential-title.ts';
import type { Certificate } from './certificate.ts';

/** What a certificate says of what a document states: its title, its holder, and the claims but the holder's name. */
export function wordingOf({
  vcJson,
  credentialType,
  holderName,
  claims: { lines, left },
}: {
  readonly vcJson: string;
  readonly credentialType: string;
  readonly holderName: string;
  /** The claims of that document. */
  readonly claims: ClaimLines;
}): Pick<Certificate, 'title' | 'holderName' | 'lines' | 'linesLeft'> {
  return {
    title: titleOf({ vcJson, credentialType }),
    holderName,
    lines: lines.filter(({ label, value }) => !(label === 'Name' && value === holderName)),
    linesLeft: left,
  };
}

/** Prints certificates as PDF. What draws is loaded with the first: it would hold up every start. */
export function certificatePrinter(): (certificate: Certificate) => Promise<Buffer> {
  let drawing: ReturnType<typeof loadDrawing> | undefined;
  return async (certificate) => {
    drawing ??= loadDrawing();
    return (await drawing)(certificate);
  };
}

async function loadDrawing(): Promise<(certificate: Certificate) => Promise<Buffer>> {
  const { drawCertificate } = await import('./certificate.ts');
  const { printFonts } = await import('./fonts.ts');
  const fonts = printFonts();
  return (certificate) => drawCertificate(certificate, fonts);
}
