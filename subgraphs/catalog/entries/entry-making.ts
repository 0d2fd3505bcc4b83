import { type AuditFact, actorOf } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { invalid } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Write } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { type CatalogEntry, type NewEntry, USUAL_ACHIEVEMENT } from './entry.ts';
import type { EntryVersion } from './version.ts';

/** An entry as it will be, and what is to be committed with whatever causes that. */
export interface EntryChange {
  readonly entry: CatalogEntry;
  readonly writes: readonly Write[];
  readonly audit: readonly AuditFact[];
}

/** How entries come to be and end, for a commit of the caller's. */
export interface EntryMaking {
  /** A DRAFT. Errors: VALIDATION_FAILED for a jurisdiction that takes none, or another one's framework. */
  create(given: NewEntry & Pick<CatalogEntry, 'demoIssuerDid'>, context: Context): Promise<EntryChange>;
  /** Ends an entry that has not ended, and its published version. */
  retire(before: CatalogEntry, reason: string): Promise<EntryChange>;
  /** Error: VALIDATION_FAILED on `frameworkId`. */
  requireFramework(frameworkId: string | undefined, jurisdictionCode: string): Promise<void>;
}

export function createEntryMaking(deps: {
  entries: Pick<RecordStore<CatalogEntry>, 'insertWrite' | 'updateWrite'>;
  versions: Pick<RecordStore<EntryVersion>, 'byId' | 'updateWrite'>;
  /** Committed with whatever changes which entries of a jurisdiction are ACTIVE. */
  publicationsChanged: (jurisdictionCode: string) => Write;
  /** Error: VALIDATION_FAILED on `jurisdictionCode` for one that is not there or takes nothing new. */
  requireOpenJurisdiction: (code: string) => Promise<void>;
  /** The jurisdiction of a framework. */
  jurisdictionOfFramework: (frameworkId: string) => Promise<string | undefined>;
  now: Clock;
}): EntryMaking {
  const { entries, versions, publicationsChanged, requireOpenJurisdiction, jurisdictionOfFramework, now } =
    deps;
  return { create, retire, requireFramework };

  async function create(
    given: NewEntry & Pick<CatalogEntry, 'demoIssuerDid'>,
    context: Context,
  ): Promise<EntryChange> {
    await requireOpenJurisdiction(given.jurisdictionCode);
    await requireFramework(given.frameworkId, given.jurisdictionCode);
    const at = now();
    const entry: CatalogEntry = {
      ...given,
      entryId: newId(),
      achievementType: given.achievementType ?? USUAL_ACHIEVEMENT[given.entryType],
      versions: 0,
      status: 'DRAFT',
      createdAt: at,
      updatedAt: at,
      createdBy: actorOf(context, at).id,
      rowVersion: 1,
    };
    return {
      entry,
      writes: [entries.insertWrite(entry)],
      audit: [
        {
          action: 'catalog_entry.created',
          subject: { type: 'CatalogEntry', id: entry.entryId },
          newState: entry.status,
        },
      ],
    };
  }

  async function retire(before: CatalogEntry, reason: string): Promise<EntryChange> {
    const at = now();
    const { entryId, currentVersionId } = before;
    const current = currentVersionId === undefined ? undefined : await versions.byId(currentVersionId);
    const ends = current?.effectiveTo && current.effectiveTo < at ? current.effectiveTo : at;
    const set = { status: 'RETIRED' } as const;
    return {
      entry: { ...before, ...set, updatedAt: at, rowVersion: before.rowVersion + 1 },
      writes: [
        entries.updateWrite(before, set, at),
        ...(current ? [versions.updateWrite(current, { status: 'RETIRED', effectiveTo: ends }, at)] : []),
        publicationsChanged(before.jurisdictionCode),
      ],
      audit: [
        {
          action: 'catalog_entry.retired',
          subject: { type: 'CatalogEntry', id: entryId },
          reason,
          previousState: before.status,
          newState: 'RETIRED',
        },
        ...(current
          ? [
              {
                action: 'entry_version.retired',
                subject: { type: 'EntryVersion', id: current.entryVersionId },
                previousState: current.status,
                newState: 'RETIRED',
              } as const,
            ]
          : []),
      ],
    };
  }

  async function requireFramework(frameworkId: string | undefined, jurisdictionCode: string): Promise<void> {
    if (frameworkId === undefined) return;
    if ((await jurisdictionOfFramework(frameworkId)) !== jurisdictionCode)
      throw invalid('frameworkId', 'unknown', 'name a framework of the same jurisdiction');
  }
}
