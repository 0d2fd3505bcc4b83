import type { Assisted, AssistFor } from '../../kernel/assisted.ts';
import type { Context } from '../../kernel/context.ts';
import type { MediaType } from '../../kernel/file-kind.ts';
import type { PdfReader } from '../../kernel/pdf/pdf-reader.ts';
import type { ReadableDocument, SeenDocument } from './features/documents.ts';

/** A file of somebody whom nobody vouches for. */
export interface DocumentFile {
  readonly content: Uint8Array;
  /** As its bytes say. */
  readonly mediaType: MediaType;
  /** Of its bytes, in hexadecimal. */
  readonly sha256: string;
}

/** Asks what a document says; never fails. Nothing of the file is kept. */
export type DocumentReading<Facts> = (
  file: DocumentFile,
  about: AssistFor,
  context: Context,
) => Promise<Assisted<Facts>>;

/** The same question of a file: of a PDF its words or its scanned pages, of a picture the picture, which nobody decodes here. */
export function documentReading<Facts>(
  ask: (document: ReadableDocument, about: AssistFor, context: Context) => Promise<Assisted<Facts>>,
  pdfs: PdfReader,
): DocumentReading<Facts> {
  return (file, about, context) =>
    ask({ sha256: file.sha256, read: () => seenIn(file, pdfs) }, about, context);
}

async function seenIn(
  { content, mediaType }: DocumentFile,
  pdfs: PdfReader,
): Promise<SeenDocument | undefined> {
  if (mediaType !== 'application/pdf') {
    const picture = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    return { images: [{ mediaType, content: picture }] };
  }
  const seen = await pdfs.read(content);
  if (!seen) return undefined;
  if (seen.text !== undefined) return { text: seen.text };
  return { images: seen.pictures.map((picture) => ({ mediaType: 'image/png', content: picture })) };
}
