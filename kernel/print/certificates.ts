import type { ClaimLines } from '../claim-lines.ts';
import { titleOf } from '../credential-title.ts';
import type { Certificate } from './certificate.ts';
import { printerOf } from './printer.ts';

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

/** Prints certificates. */
export const certificatePrinter = () =>
  printerOf<Certificate>(async () => (await import('./certificate.ts')).drawCertificate);
