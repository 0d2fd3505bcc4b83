/** The one function of fontkit, which pdfkit draws with, that tells what a font covers. */
declare module 'fontkit' {
  export function create(file: Uint8Array): { readonly characterSet: readonly number[] };
}
