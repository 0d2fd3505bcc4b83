import { posix } from 'node:path';
import { type Archive, type ArchiveRules, openArchive, type StoredFile } from './archive.ts';
import { UnreadableFile } from './faults.ts';
import { type DateSystem, kindOfFormat, type NumberKind } from './number-formats.ts';
import { NO_STRINGS, readSharedStrings, type SharedStrings } from './shared-strings.ts';
import { heard } from './xml.ts';

/** What cells of a sheet are read with. */
export interface Workbook {
  /** The part of the archive that has the sheet. */
  readonly part: string;
  readonly bytes: () => AsyncIterable<Uint8Array>;
  readonly strings: SharedStrings;
  /** By the number of the style. */
  readonly kinds: readonly NumberKind[];
  readonly dates: DateSystem;
}

const RULES: ArchiveRules = {
  mostEntries: 4096,
  mostBytes: 1024 * 1024 * 1024,
  fileNames: /^[^/\p{Cc}][^\p{Cc}]{0,254}$/u,
  nameAdvice: 'a part of it has a name that workbooks never have; save the workbook anew',
};
const MOST_STYLES = 65_536;
/** Lists of parts are small, whatever the workbook is like. */
const MOST_RELATIONS = 10_000;

/**
 * Opens a sheet of a workbook (ECMA-376): the first that is not hidden, or the one of a name. Cells are read later, and nothing but
 * what they need: macros, links and drawings are left alone. Error: UnreadableFile.
 */
export async function openWorkbook(file: StoredFile, sheetName: string | undefined): Promise<Workbook> {
  const archive = partsOf(await openArchive(file, RULES));
  const workbookPart = (await archive.related('', 'officeDocument'))[0]?.target;
  if (workbookPart === undefined || workbookPart.endsWith('.bin') || !archive.has(workbookPart))
    throw noWorkbook();
  const { sheets, dates } = await readWorkbook(archive, workbookPart);
  const wanted =
    sheetName === undefined
      ? sheets.find(({ isHidden }) => !isHidden)
      : sheets.find(({ name }) => name === sheetName);
  if (!wanted)
    throw new UnreadableFile({
      code: 'sheet_missing',
      message:
        sheetName === undefined
          ? 'all its sheets are hidden; show the one that has the rows'
          : 'it has no sheet of this name; give the name of one as its tab shows it',
    });
  const related = await archive.related(workbookPart, 'worksheet');
  const part = related.find(({ id }) => id === wanted.relationId)?.target;
  if (part === undefined || !archive.has(part))
    throw new UnreadableFile({
      code: 'sheet_kind',
      message: 'the sheet has no rows, as a chart; give the name of one that has, or move it to the front',
    });
  const stringsPart = (await archive.related(workbookPart, 'sharedStrings'))[0]?.target;
  const stylesPart = (await archive.related(workbookPart, 'styles'))[0]?.target;
  return {
    part,
    bytes: archive.bytesOf(part),
    strings:
      stringsPart !== undefined && archive.has(stringsPart)
        ? await readSharedStrings(archive.bytesOf(stringsPart), stringsPart)
        : NO_STRINGS,
    kinds: stylesPart !== undefined && archive.has(stylesPart) ? await readKinds(archive, stylesPart) : [],
    dates,
  };
}

/** What a part of a workbook refers to. */
interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

interface Parts {
  has(part: string): boolean;
  bytesOf(part: string): () => AsyncIterable<Uint8Array>;
  /** The parts of one type that a part refers to; those of the package itself for an empty name. */
  related(part: string, type: string): Promise<readonly Relation[]>;
}

function partsOf(archive: Archive): Parts {
  // The names of parts have no case (ECMA-376 part 2, 6.2.2.3).
  const names = new Map(archive.names.map((name) => [name.toLowerCase(), name]));
  const has = (part: string) => names.has(part.toLowerCase());
  const bytesOf = (part: string) => archive.bytesOf(names.get(part.toLowerCase()) ?? part);
  return {
    has,
    bytesOf,
    related: async (part, type) => {
      const list = posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`);
      if (!has(list)) throw noWorkbook();
      const relations: Relation[] = [];
      await heard(bytesOf(list)(), list, {
        open(name, attribute) {
          if (name !== 'Relationship' || attribute('TargetMode') === 'External') return;
          // Files of the strict kind have other addresses with the same end.
          if (!attribute('Type')?.endsWith(`/${type}`)) return;
          if (relations.length === MOST_RELATIONS) throw noWorkbook();
          const target = posix.resolve('/', posix.dirname(part), attribute('Target') ?? '').slice(1);
          relations.push({ id: attribute('Id') ?? '', type, target });
        },
        text() {},
        close() {},
      });
      return relations;
    },
  };
}

interface SheetEntry {
  readonly name: string;
  readonly relationId: string;
  readonly isHidden: boolean;
}

async function readWorkbook(
  parts: Parts,
  part: string,
): Promise<{ readonly sheets: readonly SheetEntry[]; readonly dates: DateSystem }> {
  const sheets: SheetEntry[] = [];
  let dates: DateSystem = 1900;
  let prefix = 'r';
  await heard(parts.bytesOf(part)(), part, {
    open(name, attribute) {
      if (name === 'workbookPr') dates = isOn(attribute('date1904')) ? 1904 : 1900;
      if (name !== 'sheet') return;
      if (sheets.length === MOST_RELATIONS) throw noWorkbook();
      // Hardly any writer calls the namespace of relations otherwise than r.
      if (attribute(`${prefix}:id`) === undefined && attribute('relationships:id') !== undefined)
        prefix = 'relationships';
      sheets.push({
        name: attribute('name') ?? '',
        relationId: attribute(`${prefix}:id`) ?? '',
        isHidden: (attribute('state') ?? 'visible') !== 'visible',
      });
    },
    text() {},
    close() {},
  });
  return { sheets, dates };
}

/** What the numbers of each style stand for. */
async function readKinds(parts: Parts, part: string): Promise<readonly NumberKind[]> {
  const codes = new Map<number, string>();
  const kinds: NumberKind[] = [];
  let isCells = false;
  await heard(parts.bytesOf(part)(), part, {
    open(name, attribute) {
      if (name === 'cellXfs') isCells = true;
      if (name === 'numFmt' && codes.size < MOST_STYLES)
        codes.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '');
      if (name !== 'xf' || !isCells || kinds.length === MOST_STYLES) return;
      const id = Number(attribute('numFmtId') ?? 0);
      kinds.push(kindOfFormat(id, codes.get(id)));
    },
    text() {},
    close(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return kinds;
}

function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

function noWorkbook(): UnreadableFile {
  return new UnreadableFile({
    code: 'workbook',
    message: 'this is no workbook of the kind .xlsx; save it as .xlsx or as CSV',
  });
}
