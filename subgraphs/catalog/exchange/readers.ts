import { caseReader } from './case.ts';
import { ctdlReader } from './ctdl.ts';
import type { FormatName, FormatReader } from './format.ts';
import type { LooksInto } from './json-items.ts';

/** How each format is read. */
export const READERS: Readonly<Record<FormatName, FormatReader>> = { CASE: caseReader, CTDL: ctdlReader };

/** The lists of both formats. */
export const looksInto: LooksInto = (pointer, container) =>
  container === 'object'
    ? pointer === '' || pointer === '/CFDefinitions'
    : /^\/(?:CFItems|CFAssociations|CFRubrics|CFDefinitions\/[^/]+|@graph)$/.test(pointer);
