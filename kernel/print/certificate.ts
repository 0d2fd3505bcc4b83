import PDFDocument from 'pdfkit';
import { create as createQrCode } from 'qrcode';
import type { AttestedClaims } from '../attested-claims.ts';
import type { DisplayLine } from '../claim-lines.ts';
import type { CredentialStatus } from '../credential-status.ts';
import { CUSTODIAN_TYPE_WORDS, type CustodianType } from '../custodian-types.ts';
import type { IssuerStatus } from '../identity.ts';
import { type CertificateLook, INK, type Palette, paletteOf, QUIET } from './certificate-look.ts';
import type { PrintFonts } from './fonts.ts';
import { createPen, type Pen } from './pen.ts';

/** Who stands behind a credential. */
export interface CertificateIssuer {
  readonly did: string;
  readonly name: string;
  /** Null when the registry does not know the DID. */
  readonly status: IssuerStatus | null;
  /** CUSTODIAN for one that vouches for what others have awarded. */
  readonly authorityType: 'ISSUER' | 'CUSTODIAN';
  /** What kind of custodian the registry has it as; null for an issuer, and for a DID that it does not know. */
  readonly custodianType: CustodianType | null;
}

/** What the signed document says of the attestation, and where anybody gets the proof. */
export interface CertificateAttestation extends AttestedClaims {
  readonly proofUrl: string | undefined;
}

/** What a certificate says; all of it as of `printedAt`. */
export interface Certificate {
  readonly title: string;
  readonly holderName: string;
  readonly issuer: CertificateIssuer;
  /** How a custodian vouches for it, as the credential states it. */
  readonly attestation?: CertificateAttestation | undefined;
  readonly credentialId: string;
  readonly issuedAt: Date;
  readonly expiresAt?: Date | undefined;
  readonly status: CredentialStatus;
  readonly statusChangedAt: Date;
  readonly lines: readonly DisplayLine[];
  /** Claims beyond `lines`; infinite when nobody counted them. */
  readonly linesLeft: number;
  readonly printedAt: Date;
  /** Where the QR code leads; without it there is none. */
  readonly verificationUrl?: string | undefined;
  /** As the template has it by which it was issued; without one the usual look. */
  readonly look?: CertificateLook | undefined;
  /** Set for what no credential stands behind: the page says so across all of it. */
  readonly specimen?: { readonly problems: readonly string[] } | undefined;
}

type Document = InstanceType<typeof PDFDocument>;

// A4 landscape in points.
const WIDTH = 841.89;
const HEIGHT = 595.28;
const MARGIN = 64;
const INNER = WIDTH - 2 * MARGIN;
// The band of MODERN, and how far what stands in it moves up.
const BAND = { height: 120, lift: 14 };
const QR = { x: WIDTH - MARGIN - 118, y: 292, size: 118 };
const CLAIMS = { x: MARGIN, y: 286, bottom: 468 };
// What a custodian states stands between the status and the claims, and its attestation among the facts below.
const STATEMENT = { y: 268, claims: 312, bottom: 450 };
// Smaller letters are hard to read on paper.
const MIN_CLAIM = 7;
// A claim's label and its value in such letters.
const MIN_STEP = 17;
// How many lines a name may take, and between which sizes; a legal name of 255 characters fits whole.
const NAME_STEPS = [
  { lines: 1, from: 30, to: 18 },
  { lines: 2, from: 18, to: 10 },
  { lines: 3, from: 12, to: 5 },
] as const;
const ALARM = '#a11222';
const SPECIMEN = 'SPECIMEN';

/** Draws one page of A4, with a QR code where there is an address for it; returns the bytes of the PDF. */
export async function drawCertificate(given: Certificate, fonts: PrintFonts): Promise<Buffer> {
  // A specimen leads nowhere, whatever it is given.
  const certificate = given.specimen ? { ...given, verificationUrl: undefined } : given;
  const { title, holderName, issuer, credentialId, verificationUrl, specimen } = certificate;
  const document = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: `${specimen ? `${SPECIMEN}: ` : ''}${title} – ${holderName}`,
      Author: issuer.name,
      Subject: specimen ? SPECIMEN : `Credential ${credentialId}`,
      Creator: 'Testamur',
      Producer: 'Testamur',
      CreationDate: certificate.printedAt,
    },
  });
  const content = bytesOf(document);
  const pen = createPen(document);
  const palette = paletteOf(certificate.look);
  drawGround(document, palette);
  drawHeading(pen, certificate, palette, fonts);
  drawStatus(document, pen, certificate, fonts);
  drawStatement(document, pen, certificate, palette, fonts);
  drawClaims(pen, certificate, palette, fonts);
  if (verificationUrl) drawQrCode(document, pen, verificationUrl, fonts);
  drawFooter(pen, certificate, fonts);
  if (specimen) drawSpecimen(document, pen, fonts);
  document.end();
  return content;
}

function drawGround(document: Document, { paper, frame, band }: Palette): void {
  document.rect(0, 0, WIDTH, HEIGHT).fill(paper);
  if (band) document.rect(0, 0, WIDTH, BAND.height).fill(band.color);
  if (!frame) return;
  document
    .lineWidth(2.5)
    .rect(24, 24, WIDTH - 48, HEIGHT - 48)
    .stroke(frame);
  document
    .lineWidth(0.6)
    .rect(30, 30, WIDTH - 60, HEIGHT - 60)
    .stroke(frame);
}

/** A word across the sheet, above all else, that the rest can still be read through. */
function drawSpecimen(document: Document, pen: Pen, { bold }: PrintFonts): void {
  const size = 145;
  const degrees = (Math.atan2(HEIGHT, WIDTH) * -180) / Math.PI;
  document.save();
  document.rotate(degrees, { origin: [WIDTH / 2, HEIGHT / 2] }).fillOpacity(0.2);
  pen.line(SPECIMEN, {
    x: 0,
    y: HEIGHT / 2 - size * 0.47,
    width: WIDTH,
    size,
    style: bold,
    color: ALARM,
    align: 'center',
  });
  document.restore();
}

function drawHeading(
  pen: Pen,
  { title, holderName, issuer, attestation, issuedAt, expiresAt }: Certificate,
  { accent, band }: Palette,
  fonts: PrintFonts,
): void {
  const centered = { x: MARGIN, width: INNER, align: 'center' } as const;
  const lift = band ? BAND.lift : 0;
  const { regular, bold, italic } = fonts;
  pen.line(headOf(issuer), {
    ...centered,
    y: 56 - lift,
    size: 17,
    minSize: 9,
    style: bold,
    color: band?.ink ?? accent,
  });
  const heading = { ...centered, style: bold, color: band?.ink ?? INK };
  if (pen.fits({ text: title, style: bold, width: INNER, minSize: 22 }))
    pen.line(title, { ...heading, y: 86 - lift, size: 34, minSize: 22 });
  else pen.paragraph(title, { ...heading, y: 82 - lift, size: 20 }, 2);
  const introduction = introductionOf(issuer, attestation);
  pen.line(introduction, { ...centered, y: 136, size: 13, minSize: 8, style: italic, color: QUIET });
  pen.whole(holderName, { ...centered, y: 153, height: 46, style: regular, color: INK }, NAME_STEPS);
  const validity = expiresAt ? `expires on ${dayOf(expiresAt)}` : 'does not expire';
  const dates = `Issued on ${dayOf(issuedAt)}; ${validity}`;
  pen.line(dates, { ...centered, y: 202, size: 13, style: italic, color: QUIET });
}

function drawStatus(document: Document, pen: Pen, certificate: Certificate, { bold }: PrintFonts): void {
  const { text, isGood } = statusWords(certificate);
  const y = 232;
  if (!isGood) document.rect(MARGIN, y, INNER, 30).fill(ALARM);
  const box = {
    x: MARGIN + 12,
    y: y + (isGood ? 8 : 7),
    width: INNER - 24,
    align: 'center',
    style: bold,
  } as const;
  pen.line(text, { ...box, size: isGood ? 12 : 15, minSize: 8, color: isGood ? QUIET : '#ffffff' });
}

/** That a custodian vouches for a record of others, and in which words: it must not look like the school that awarded it. */
function drawStatement(
  document: Document,
  pen: Pen,
  { issuer, attestation, verificationUrl }: Certificate,
  { accent }: Palette,
  { regular, bold }: PrintFonts,
): void {
  if (issuer.authorityType !== 'CUSTODIAN') return;
  const box = { x: MARGIN + 12, width: roomBeside(verificationUrl) - 12 };
  document.rect(MARGIN, STATEMENT.y, 3, 34).fill(accent);
  const words = attestation?.statement ?? attestation?.statementTemplate;
  const role = 'A custodian vouches for records that others have made.';
  const head = words === undefined ? role : `${role} Of this one it states:`;
  pen.line(head, { ...box, y: STATEMENT.y, size: 9, style: bold, color: accent });
  if (words === undefined) return;
  const look = { ...box, y: STATEMENT.y + 12, size: 10, style: regular, color: INK };
  pen.paragraph(`“${words}”`, look, 2);
}

function roomBeside(verificationUrl: string | undefined): number {
  return verificationUrl ? INNER - QR.size - 36 : INNER;
}

/** The claims in as many columns as they need. */
function drawClaims(
  pen: Pen,
  { issuer, lines, linesLeft, verificationUrl }: Certificate,
  { accent }: Palette,
  { regular, bold, italic }: PrintFonts,
): void {
  if (lines.length === 0) return;
  const isCustodian = issuer.authorityType === 'CUSTODIAN';
  const [top, bottom] = isCustodian ? [STATEMENT.claims, STATEMENT.bottom] : [CLAIMS.y, CLAIMS.bottom];
  const room = roomBeside(verificationUrl);
  const most = Math.floor((bottom - top) / MIN_STEP);
  const usual = lines.length <= 6 ? 1 : lines.length <= 16 ? 2 : 3;
  const columns = Math.max(usual, Math.ceil(lines.length / most));
  const rows = Math.ceil(lines.length / columns);
  const step = Math.min(30, (bottom - top) / rows);
  const gap = 18;
  const width = (room - gap * (columns - 1)) / columns;
  const labelSize = Math.max(MIN_CLAIM, Math.min(8.5, step * 0.34));
  const valueSize = Math.max(MIN_CLAIM, Math.min(13, step * 0.44));
  lines.forEach(({ label, value }, index) => {
    const x = CLAIMS.x + Math.floor(index / rows) * (width + gap);
    const y = top + (index % rows) * step;
    pen.line(label, { x, y, width, size: labelSize, style: bold, color: accent });
    pen.line(value, {
      x,
      y: y + labelSize * 1.2,
      width,
      size: valueSize,
      minSize: Math.max(MIN_CLAIM, valueSize * 0.7),
      style: regular,
      color: INK,
    });
  });
  if (linesLeft === 0) return;
  const rest = `and ${Number.isFinite(linesLeft) ? linesLeft : 'many'} more in the signed credential`;
  pen.line(rest, {
    x: CLAIMS.x,
    y: bottom + 2,
    width: room,
    size: 9,
    style: italic,
    color: QUIET,
  });
}

/** As vector squares, which stay sharp in print. */
function drawQrCode(document: Document, pen: Pen, verificationUrl: string, { regular }: PrintFonts): void {
  const { modules } = createQrCode(verificationUrl, { errorCorrectionLevel: 'M' });
  // Readers need four light modules around the code (ISO/IEC 18004 §5.3.8).
  const step = QR.size / (modules.size + 8);
  document.rect(QR.x, QR.y, QR.size, QR.size).fill('#ffffff');
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column))
        document.rect(QR.x + (column + 4) * step, QR.y + (row + 4) * step, step, step);
  document.fill('#000000');
  document.link(QR.x, QR.y, QR.size, QR.size, verificationUrl);
  const beside = { x: QR.x - 20, width: QR.size + 40, align: 'center' } as const;
  pen.line('Scan to verify now', { ...beside, y: QR.y + QR.size + 6, size: 11, style: regular, color: INK });
}

function drawFooter(pen: Pen, certificate: Certificate, { italic, mono }: PrintFonts): void {
  const { issuer, attestation, credentialId, printedAt, verificationUrl, specimen } = certificate;
  const wide = { x: MARGIN, width: INNER } as const;
  const facts: readonly (readonly [label: string, value: string | undefined])[] = [
    [roleOf(issuer) === 'custodian' ? 'Custodian' : 'Issuer', `${issuer.did}${standingOf(issuer)}`],
    ['Credential', specimen ? 'none' : credentialId],
    ['Attestation', attestation && placeOf(attestation)],
    ['Its proof', attestation?.proofUrl],
    ['Verify at', verificationUrl],
  ];
  const told = facts.filter((fact): fact is readonly [string, string] => fact[1] !== undefined);
  const top = Math.min(488, 524 - told.length * 12);
  told.forEach(([label, value], index) => {
    const look = { y: top + index * 12, size: 8, style: mono, color: QUIET };
    pen.line(label, { ...look, x: MARGIN, width: 66 });
    pen.line(value, { ...look, x: MARGIN + 68, width: INNER - 68, minSize: 5 });
  });
  const picture =
    'This sheet is a picture of a signed credential, not the credential; its status may have changed since. ' +
    (verificationUrl
      ? 'Scan the code to see what holds today.'
      : 'To verify it, ask its holder for a link that shows what holds today.');
  const none =
    'This sheet shows what one would look like: no credential stands behind it, and nothing can be verified.';
  const note = `Printed on ${instantOf(printedAt)}. ${specimen ? none : picture}`;
  pen.line(note, { ...wide, y: 528, size: 9.5, minSize: 7, style: italic, color: QUIET });
  if (pen.missing() === 0) return;
  const missing =
    'Empty boxes stand for characters that this sheet has no letters for; the signed credential has them.';
  pen.line(missing, { ...wide, y: 540, size: 9, minSize: 7, style: italic, color: QUIET });
}

function statusWords({ status, statusChangedAt, expiresAt, issuer, specimen }: Certificate): {
  text: string;
  isGood: boolean;
} {
  if (specimen) return { text: specimenWords(specimen), isGood: false };
  const since = dayOf(statusChangedAt);
  switch (status) {
    case 'ISSUED':
      return inForceWords(issuer);
    case 'REVOKED':
      return {
        text: `REVOKED on ${since}: the ${roleOf(issuer)} has withdrawn this credential for good`,
        isGood: false,
      };
    case 'EXPIRED':
      return { text: `EXPIRED on ${dayOf(expiresAt ?? statusChangedAt)}`, isGood: false };
    case 'SUSPENDED':
      return { text: `SUSPENDED on ${since}: do not rely on this credential`, isGood: false };
    case 'SUPERSEDED':
      return {
        text: `REPLACED on ${since}: the ${roleOf(issuer)} has issued a newer credential instead`,
        isGood: false,
      };
  }
}

function specimenWords({ problems: [first, ...others] }: NonNullable<Certificate['specimen']>): string {
  if (first === undefined) return `${SPECIMEN}: no credential was issued`;
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  return `${SPECIMEN} of what could not be issued: ${first}${more}`;
}

/** A credential is worth no more than its issuer: what verification would refuse must not look good in print. */
function inForceWords(issuer: CertificateIssuer): { text: string; isGood: boolean } {
  const { status } = issuer;
  const role = roleOf(issuer);
  switch (status) {
    case 'ACTIVE':
      return { text: 'Status when printed: in force', isGood: true };
    case 'SUSPENDED':
      return { text: `Status when printed: in force, but its ${role} is suspended`, isGood: true };
    case null:
      return { text: `NOT VERIFIABLE: the registry does not know this ${role}`, isGood: false };
    default:
      return { text: `NOT VERIFIABLE: the registry lists this ${role} as ${status}`, isGood: false };
  }
}

function standingOf({ status }: CertificateIssuer): string {
  if (status === 'ACTIVE') return '';
  return status === null ? ' (not in the registry)' : ` (${status})`;
}

/** The name at the top: a custodian's says at once what it is. */
function headOf({ name, authorityType, custodianType }: CertificateIssuer): string {
  if (authorityType === 'ISSUER') return name;
  const kind = custodianType === null ? 'custodian' : `custodian (${CUSTODIAN_TYPE_WORDS[custodianType]})`;
  return `Vouched for by ${name}, ${kind}`;
}

/** What stands between the title and the holder's name. */
function introductionOf(
  { authorityType }: CertificateIssuer,
  attestation: CertificateAttestation | undefined,
): string {
  if (authorityType === 'ISSUER') return 'issued to';
  const { sourceName } = attestation ?? {};
  return sourceName === undefined ? 'a record of' : `a record of ${sourceName}, about`;
}

function placeOf({ attestationId, leafIndex, treeSize }: CertificateAttestation): string {
  if (leafIndex === undefined || treeSize === undefined) return attestationId;
  return `${attestationId}, row ${leafIndex + 1} of ${treeSize}`;
}

function roleOf({ authorityType }: CertificateIssuer): 'issuer' | 'custodian' {
  return authorityType === 'CUSTODIAN' ? 'custodian' : 'issuer';
}

function dayOf(at: Date): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', options).format(at);
}

function instantOf(at: Date): string {
  return `${dayOf(at)} at ${at.toISOString().slice(11, 16)} UTC`;
}

function bytesOf(document: Document): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => void chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
