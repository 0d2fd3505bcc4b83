import PDFDocument from 'pdfkit';

/** A PDF as programs write them. */
export function aWrittenPdf(
  draw: (pdf: PDFKit.PDFDocument) => unknown,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  return new Promise((resolve) => {
    const pdf = new PDFDocument(options);
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    draw(pdf);
    pdf.end();
  });
}

/** An object of a PDF: as it is written, or a stream with what stands in its dictionary. */
type PdfObject = string | readonly [dictionary: string, content: Buffer];

/** A PDF of these objects, of which the first is its catalog, with a table of where they stand (ISO 32000-1 §7.5.4). */
export function pdfOf(objects: Readonly<Record<number, PdfObject>>): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')];
  let length = 9;
  const offsets = Object.entries(objects).map(([number, object]) => {
    const part = Buffer.concat([
      Buffer.from(`${number} 0 obj\n`),
      bytesOf(object),
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(part);
    length += part.length;
    return length - part.length;
  });
  const size = offsets.length + 1;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}

/** A PDF of one page with this content. */
export function pdfWithContent(
  content: Buffer,
  resources: string,
  dictionary = '',
  more: Readonly<Record<number, PdfObject>> = {},
): Buffer {
  return pdfOf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << ${resources} >> >>`,
    4: [dictionary, content],
    ...more,
  });
}

/** A PDF of one page with one image in RGB, deflated. */
export function pdfWithImage(width: number, height: number, deflated: Buffer): Buffer {
  const image = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode`;
  return pdfWithContent(Buffer.from('/X Do'), '/XObject << /X 5 0 R >>', '', { 5: [image, deflated] });
}

function bytesOf(object: PdfObject): Buffer {
  if (typeof object === 'string') return Buffer.from(object);
  const [dictionary, content] = object;
  const start = `<< ${dictionary} /Length ${content.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(start), content, Buffer.from('\nendstream')]);
}
