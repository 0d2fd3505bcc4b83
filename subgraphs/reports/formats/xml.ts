import { textOf } from '../table.ts';
import { type Format, NO_PROBLEMS, type ReportTable } from './format.ts';
import { xmlText } from './xml-text.ts';

/** XML 1.0: a `row` for each row with a `field` for each value; fields without a value are left out. */
export const xml: Format = {
  mediaType: 'application/xml',
  extension: 'xml',
  writer({ kind, columns }: ReportTable) {
    const begins = columns.map(({ name }) => `<field code="${xmlText(name)}">`);
    return {
      head: `<?xml version="1.0" encoding="UTF-8"?>\n<report kind="${xmlText(kind)}">\n`,
      problems: () => NO_PROBLEMS,
      row(cells, place) {
        const fields = begins.map((begin, at) => {
          const text = textOf(cells[at]);
          return text === '' ? '' : `${begin}${xmlText(text)}</field>`;
        });
        return `<row number="${place}">${fields.join('')}</row>\n`;
      },
      tail: () => '</report>\n',
    };
  },
};
