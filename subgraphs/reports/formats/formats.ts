import { csv } from './csv.ts';
import { fixedWidth } from './fixed-width.ts';
import type { Format, ReportFormat } from './format.ts';
import { json } from './json.ts';
import { xlsx } from './xlsx.ts';
import { xml } from './xml.ts';

/** Every format of reports. */
export const FORMATS: Readonly<Record<ReportFormat, Format>> = {
  CSV: csv,
  JSON: json,
  XLSX: xlsx,
  XML: xml,
  FIXED_WIDTH: fixedWidth,
};
