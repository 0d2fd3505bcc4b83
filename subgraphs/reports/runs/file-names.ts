import { FORMATS } from '../formats/formats.ts';
import type { ReportRun } from './run.ts';

type Named = Pick<
  ReportRun,
  'reportId' | 'kind' | 'format' | 'scheme' | 'periodFrom' | 'periodTo' | 'filters'
>;

/** The name of the file of a run: what it is, of which time, and enough of its id to tell it from others. */
export function fileNameOf(run: Named): string {
  return `${stemOf(run)}.${FORMATS[run.format].extension}`;
}

export function errorsFileName(run: Named): string {
  return `${stemOf(run)}-errors.csv`;
}

export function manifestFileName(run: Named): string {
  return `${stemOf(run)}.manifest.json`;
}

function stemOf({ reportId, kind, scheme, periodFrom, periodTo, filters }: Named): string {
  const period = [periodFrom && `from-${periodFrom}`, periodTo && `to-${periodTo}`, filters.asOf];
  const words = [
    kind.toLowerCase().replaceAll('_', '-'),
    scheme?.schemeCode,
    ...period,
    reportId.slice(0, 8),
  ];
  return words.flatMap((word) => (word ? [word.replace(/[^A-Za-z0-9-]+/g, '-').slice(0, 60)] : [])).join('-');
}
