import { type AuditFact, actorOf } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Write } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { CatalogEntry } from './entry.ts';
import { type EntryVersion, MOST_VERSIONS, type NewContent, type VersionContent } from './version.ts';

/** A version as it will be, and what is to be committed with whatever causes that. */
export interface VersionCreation {
  readonly version: EntryVersion;
  readonly writes: readonly Write[];
  readonly audit: readonly AuditFact[];
}

/** How versions come to be, for a commit of the caller's. */
export interface VersionMaking {
  /** The next version of an entry that takes changes, a DRAFT. Errors: VALIDATION_FAILED for a level or a skill that is not there, CONFLICT for one too many. */
  create(entry: CatalogEntry, content: NewContent, context: Context): Promise<VersionCreation>;
  /** Errors: VALIDATION_FAILED on `levelCode` and `skills`. */
  requireKnown(content: Partial<VersionContent>, entry: CatalogEntry): Promise<void>;
}

export function createVersionMaking(deps: {
  entries: Pick<RecordStore<CatalogEntry>, 'updateWrite'>;
  versions: Pick<RecordStore<EntryVersion>, 'insertWrite'>;
  /** The codes of the levels of a framework. */
  levelsOfFramework: (frameworkId: string) => Promise<readonly string[]>;
  /** Those of the skills that are not there. */
  unknownSkills: (skillIds: readonly string[]) => Promise<readonly string[]>;
  now: Clock;
}): VersionMaking {
  const { entries, versions, levelsOfFramework, unknownSkills, now } = deps;
  return { create, requireKnown };

  async function create(
    entry: CatalogEntry,
    content: NewContent,
    context: Context,
  ): Promise<VersionCreation> {
    await requireKnown(content, entry);
    if (entry.versions >= MOST_VERSIONS)
      throw new AppError(
        'LIMIT_REACHED',
        `An entry has at most ${MOST_VERSIONS} versions; create another entry.`,
      );
    const at = now();
    const version: EntryVersion = {
      ...content,
      entryVersionId: newId(),
      entryId: entry.entryId,
      version: entry.versions + 1,
      resultDescriptions: content.resultDescriptions ?? [],
      skills: content.skills ?? [],
      alignments: content.alignments ?? [],
      status: 'DRAFT',
      createdAt: at,
      updatedAt: at,
      createdBy: actorOf(context, at).id,
      rowVersion: 1,
    };
    // Before one is published, the newest draft names the entry.
    const named = entry.currentVersionId === undefined ? { title: version.title } : {};
    return {
      version,
      writes: [
        // First: who has lost a race learns it from the entry, and tries again with the next number.
        entries.updateWrite(entry, { versions: version.version, ...named }, at),
        versions.insertWrite(version),
      ],
      audit: [
        {
          action: 'entry_version.created',
          subject: { type: 'EntryVersion', id: version.entryVersionId },
          newState: version.status,
        },
      ],
    };
  }

  async function requireKnown(
    { levelCode, skills = [] }: Partial<VersionContent>,
    { frameworkId }: CatalogEntry,
  ): Promise<void> {
    if (levelCode !== undefined && frameworkId !== undefined) {
      const levels = await levelsOfFramework(frameworkId);
      if (levels.length > 0 && !levels.includes(levelCode))
        throw invalid(
          'levelCode',
          'unknown',
          `the framework of this entry has the levels ${levels.join(', ')}`,
        );
    }
    const unknown = await unknownSkills(skills.map(({ skillId }) => skillId));
    const at = skills.findIndex(({ skillId }) => unknown.includes(skillId));
    if (at >= 0)
      throw invalid(`skills[${at}].skillId`, 'unknown', 'no such skill is in the catalog; list them');
  }
}
