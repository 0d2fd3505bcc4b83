import { z } from 'zod';
import type { Context } from '../../../kernel/context.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { optional, parseInput, uuid } from '../../../kernel/parse.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { CatalogEntry } from '../entries/entry.ts';
import { noSuchEntry, seesDrafts } from '../entries/entry-service.ts';
import type { EntryVersion } from '../entries/version.ts';
import type { Framework } from '../frameworks/framework.ts';
import type { KeyedSkill } from '../skills/skill-model.ts';
import { createCaseExport } from './case-export.ts';
import { createCtdlExport } from './ctdl-export.ts';
import { cursorFrom, cursorText } from './export-cursor.ts';
import type { DocumentPart } from './part-model.ts';

/** A piece of a document that goes out; the pieces one behind the other are the document. */
export interface ExportedPiece {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: string;
  /** Asks for the next piece; undefined with the last. */
  readonly next?: string | undefined;
}

/** How the catalog goes out in the formats of others. */
export interface ExportService {
  /** A framework with its skills as a CFPackage of CASE. Errors: NOT_FOUND, VALIDATION_FAILED for an `after` that no piece named. */
  framework(input: unknown, context: Context): Promise<ExportedPiece>;
  /** An entry as a graph of CTDL: its published version, and for administrators its newest one before any was published. Error: NOT_FOUND. */
  entry(input: unknown, context: Context): Promise<ExportedPiece>;
}

const frameworkInput = z.strictObject({ frameworkId: uuid, after: optional(z.string().max(200)) });
const entryInput = z.strictObject({ entryId: uuid });

export function createExportService(deps: {
  frameworks: RecordStore<Framework>;
  entries: RecordStore<CatalogEntry>;
  versions: RecordStore<EntryVersion>;
  skills: RecordStore<KeyedSkill>;
  parts: RecordStore<DocumentPart>;
  publicUrl: string;
}): ExportService {
  const { frameworks, entries, versions } = deps;
  const asCase = createCaseExport(deps);
  const asCtdl = createCtdlExport(deps);

  return {
    async framework(input, context) {
      permit(context, 'catalog.read');
      const { frameworkId, after } = parseInput(frameworkInput, input);
      const cursor = cursorFrom(after);
      if (!cursor) throw invalid('after', 'cursor', 'give the `next` of the piece before');
      const framework = await frameworks.byId(frameworkId);
      if (!framework) throw new AppError('NOT_FOUND', 'No such framework is in the catalog; list them.');
      const { text, next } = await asCase(framework, cursor);
      return {
        fileName: `${fileStem(framework.code)}.case.json`,
        mediaType: 'application/json',
        content: text,
        next: next && cursorText(next),
      };
    },

    async entry(input, context) {
      const identity = permit(context, 'catalog.read');
      const entry = await entries.byId(parseInput(entryInput, input).entryId);
      if (!entry || (entry.status === 'DRAFT' && !seesDrafts(identity))) throw noSuchEntry();
      const { currentVersionId, entryId } = entry;
      const version =
        currentVersionId === undefined
          ? await versions.first({ entryId, version: entry.versions })
          : await versions.byId(currentVersionId);
      if (!version) throw new AppError('NOT_FOUND', 'This entry has no version yet; create one.');
      return {
        fileName: `${fileStem(entry.entryCode)}.ctdl.json`,
        mediaType: 'application/ld+json',
        content: await asCtdl(entry, version),
      };
    },
  };
}

/** A code as the beginning of the name of a file. */
function fileStem(code: string): string {
  return code.replace(/[^A-Za-z0-9.-]+/g, '-').slice(0, 80);
}
