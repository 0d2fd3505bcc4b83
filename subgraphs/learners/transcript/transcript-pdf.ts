import PDFDocument from 'pdfkit';
import type { PrintFonts } from '../../../kernel/print/fonts.ts';
import { createPen, type Pen } from '../../../kernel/print/pen.ts';
import type { Transcript, TranscriptResult, TranscriptStudy } from './transcript.ts';

type Document = InstanceType<typeof PDFDocument>;

// A4 in points.
const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 48;
const INNER = WIDTH - 2 * MARGIN;
const BOTTOM = HEIGHT - 64;
const ROW = 17;
// Two names of 255 characters fit whole.
const NAME_STEPS = [
  { lines: 1, from: 24, to: 14 },
  { lines: 3, from: 14, to: 9 },
  { lines: 5, from: 7, to: 4 },
] as const;
const INK = '#1b2430';
const QUIET = '#55606d';
const ACCENT = '#7a5c1e';
const ALARM = '#a11222';
const RULE = '#d9d3c3';

const COLUMNS = [
  { title: 'Achieved', width: 58 },
  { title: 'Result', width: 112 },
  { title: 'Value', width: 70 },
  { title: 'Status', width: 62 },
  { title: 'Credential', width: INNER - 302 },
] as const;
const GAP = 6;

/** Draws as many pages of A4 as there are results; returns the bytes of the PDF. */
export async function drawTranscript(transcript: Transcript, fonts: PrintFonts): Promise<Buffer> {
  const { learner, issuerName, madeAt } = transcript;
  const name = nameOf(transcript);
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: `Transcript – ${name}`,
      Author: issuerName,
      Subject: `Learner ${learner.learnerNumber}`,
      Creator: 'Testamur',
      Producer: 'Testamur',
      CreationDate: madeAt,
    },
  });
  const content = bytesOf(document);
  const pen = createPen(document);
  let y = drawHeading(pen, transcript, fonts);
  const turn = () => {
    document.addPage();
    pen.line(name, { x: MARGIN, y: 36, width: INNER, size: 10, minSize: 6, style: fonts.bold, color: INK });
    y = 58;
  };
  for (const study of transcript.studies) {
    // A heading stands with its first result.
    if (y + 40 + 2 * ROW > BOTTOM) turn();
    y = drawStudy(document, pen, study, y, fonts);
    for (const result of study.results) {
      if (y + ROW > BOTTOM) {
        turn();
        y = drawColumns(document, pen, y, fonts);
      }
      drawResult(pen, result, y, fonts);
      y += ROW;
    }
    y += 14;
  }
  drawFooters(document, pen, transcript, fonts);
  document.end();
  return content;
}

function drawHeading(pen: Pen, transcript: Transcript, { regular, bold, italic, mono }: PrintFonts): number {
  const { issuerName, issuerDid, learner, madeAt, studies } = transcript;
  const wide = { x: MARGIN, width: INNER } as const;
  pen.line(issuerName, { ...wide, y: 44, size: 16, minSize: 8, style: bold, color: ACCENT });
  pen.line('Transcript of results', { ...wide, y: 68, size: 12, style: italic, color: QUIET });
  pen.whole(nameOf(transcript), { ...wide, y: 88, height: 44, style: regular, color: INK }, NAME_STEPS);
  const facts = `Learner number ${learner.learnerNumber}; as of ${instantOf(madeAt)}`;
  pen.line(facts, { ...wide, y: 136, size: 10, minSize: 6, style: italic, color: QUIET });
  pen.line(issuerDid, { ...wide, y: 151, size: 7, minSize: 4, style: mono, color: QUIET });
  if (studies.some(({ results }) => results.length > 0)) return 176;
  pen.line('Nothing was confirmed so far.', { ...wide, y: 176, size: 11, style: regular, color: INK });
  return 204;
}

function drawStudy(
  document: Document,
  pen: Pen,
  study: TranscriptStudy,
  y: number,
  fonts: PrintFonts,
): number {
  const { enrolment, entryCode, title, results } = study;
  const { startDate, endDate, status } = enrolment;
  const wide = { x: MARGIN, width: INNER } as const;
  pen.line(title, { ...wide, y, size: 12, minSize: 8, style: fonts.bold, color: INK });
  const period = endDate === undefined ? `since ${startDate}` : `${startDate} – ${endDate}`;
  const words = `${entryCode} · ${period} · ${wordOf(status)}`;
  pen.line(words, { ...wide, y: y + 16, size: 8.5, minSize: 6, style: fonts.italic, color: QUIET });
  return results.length > 0 ? drawColumns(document, pen, y + 31, fonts) : y + 31;
}

function drawColumns(document: Document, pen: Pen, y: number, { bold }: PrintFonts): number {
  let x = MARGIN;
  for (const { title, width } of COLUMNS) {
    pen.line(title, { x, y, width: width - GAP, size: 7.5, style: bold, color: ACCENT });
    x += width;
  }
  document.rect(MARGIN, y + 11, INNER, 0.5).fill(RULE);
  return y + 15;
}

function drawResult(
  pen: Pen,
  { outcome, name, credentialStatus }: TranscriptResult,
  y: number,
  fonts: PrintFonts,
) {
  const { achievedDate, value, scoreStatus, resultType, status, credentialId, credentialStale } = outcome;
  const isVoid = status === 'VOID';
  const color = isVoid ? QUIET : INK;
  const credential =
    credentialId === undefined
      ? '–'
      : `${credentialStatus ?? 'UNKNOWN'}${credentialStale ? ', differs' : ''}  ${credentialId}`;
  const isGood = credentialId === undefined || (credentialStatus === 'ISSUED' && !credentialStale);
  const cells = [
    { text: achievedDate, style: fonts.regular, color },
    { text: name ?? resultType, style: fonts.regular, color },
    { text: value ?? (scoreStatus === 'EXEMPT' ? 'exempt' : '–'), style: fonts.bold, color },
    { text: status, style: isVoid ? fonts.bold : fonts.regular, color: isVoid ? ALARM : color },
    { text: credential, style: fonts.mono, color: isGood ? QUIET : ALARM },
  ];
  let x = MARGIN;
  for (const [at, cell] of cells.entries()) {
    const width = COLUMNS[at]?.width ?? 0;
    const size = at === 4 ? 7 : 9;
    const minSize = at === 4 ? 4.5 : 6;
    pen.line(cell.text, {
      x,
      y: at === 4 ? y + 1.6 : y,
      width: width - GAP,
      size,
      minSize,
      style: cell.style,
      color: cell.color,
    });
    x += width;
  }
}

function drawFooters(document: Document, pen: Pen, transcript: Transcript, { italic }: PrintFonts): void {
  const { start, count } = document.bufferedPageRange();
  const note =
    `Printed on ${instantOf(transcript.madeAt)}. This sheet is not signed; the credentials are, and their status may have changed since.` +
    (transcript.isComplete
      ? ''
      : ' It does not show everything: there are more results than it has room for.') +
    (pen.missing() > 0 ? ' Empty boxes stand for characters that it has no letters for.' : '');
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page);
    const look = { y: HEIGHT - 44, size: 8, minSize: 5, style: italic, color: QUIET } as const;
    pen.line(note, { ...look, x: MARGIN, width: INNER - 70 });
    const place = `Page ${page - start + 1} of ${count}`;
    pen.line(place, { ...look, x: MARGIN + INNER - 70, width: 70, align: 'right' });
  }
}

function nameOf({ learner: { givenName, familyName } }: Transcript): string {
  return `${givenName} ${familyName}`;
}

/** ON_HOLD as On hold. */
function wordOf(status: string): string {
  const words = status.toLowerCase().replaceAll('_', ' ');
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
}

function instantOf(at: Date): string {
  return `${at.toISOString().slice(0, 10)} at ${at.toISOString().slice(11, 16)} UTC`;
}

function bytesOf(document: Document): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => void chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
