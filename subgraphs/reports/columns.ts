import { KINDS, type ReportKind } from './kinds.ts';
import type { PinnedScheme } from './ports.ts';
import { schemeColumns } from './sources/scheme.ts';
import type { Column } from './table.ts';

/** The columns of a report: of a scheme its fields, else those of the kind. */
export function columnsOf({
  kind,
  scheme,
}: {
  readonly kind: ReportKind;
  readonly scheme?: PinnedScheme | undefined;
}): readonly Column[] {
  return scheme ? schemeColumns(scheme) : KINDS[kind].columns;
}
