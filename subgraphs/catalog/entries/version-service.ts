import { trusted } from 'mongoose';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import type { Page } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import { pageOf } from '../../../store/record-store.ts';
import { whatIsGiven } from '../../given.ts';
import type { RoomDeps } from '../rooms.ts';
import type { CatalogEntry } from './entry.ts';
import { type EntryStores, noSuchEntry, seesDrafts } from './entry-service.ts';
import {
  contentOf,
  createVersionInput,
  type EntryVersion,
  hashOf,
  publishInput,
  requireDraft,
  requirePeriod,
  requireSample,
  resolveInput,
  updateVersionInput,
  versionIdInput,
  versionsInput,
} from './version.ts';
import type { VersionMaking } from './version-making.ts';
import { LATEST_FIRST, NEWEST_FIRST } from './version-model.ts';

/** The operations on the versions of entries. What is not published yet is there for administrators alone. */
export interface VersionService {
  /** The next version, a DRAFT. Errors: NOT_FOUND, VALIDATION_FAILED, INVALID_STATE_TRANSITION for a RETIRED entry. */
  create(input: unknown, context: Context): Promise<EntryVersion>;
  /** Changes a version that is not published, or takes it into review and back. Errors: NOT_FOUND, INVALID_STATE_TRANSITION, ROW_VERSION_MISMATCH. */
  update(input: unknown, context: Context): Promise<EntryVersion>;
  /**
   * Fixes a version for ever, and ends the one that was published before. Errors: NOT_FOUND, ROW_VERSION_MISMATCH,
   * INVALID_STATE_TRANSITION when it is published, older than the published one or its entry RETIRED, VALIDATION_FAILED when its
   * schema refuses its own examples or it would count from before the published one.
   */
  publish(input: unknown, context: Context): Promise<EntryVersion>;
  byId(input: unknown, context: Context): Promise<EntryVersion>;
  /** Those of an entry, the newest first. */
  list(input: unknown, context: Context): Promise<Page<EntryVersion>>;
  /** The version that counts, or counted, at an instant; now unless told. Error: NOT_FOUND also when none did. */
  resolve(input: unknown, context: Context): Promise<EntryVersion>;
  /** The same with its entry; or a version by its own id. */
  resolveWithEntry(input: unknown, context: Context): Promise<VersionOfEntry>;
}

/** A version, and what it is an edition of. */
export interface VersionOfEntry {
  readonly version: EntryVersion;
  readonly entry: CatalogEntry;
}

export function createVersionService(
  options: RoomDeps & EntryStores & { readonly making: VersionMaking },
): VersionService {
  const { entries, versions, publicationsChanged, making, ledger, idempotency, inTurn, now } = options;

  return {
    async create(input, context) {
      permit(context, 'catalog.manage');
      const { entryId, ...given } = parseInput(createVersionInput, input);
      const content = contentOf(given);
      requirePeriod(content);
      return idempotency.run<EntryVersion>(context, 'createEntryVersion', input, (remember) =>
        inTurn(`entry ${entryId}`, async () => {
          const entry = await loadOpen(entryId);
          const { version, writes, audit } = await making.create(entry, content, context);
          await ledger.commit(context, { writes: [...writes, ...remember(version)], audit });
          return version;
        }),
      );
    },

    async update(input, context) {
      permit(context, 'catalog.manage');
      const { entryId, version: number, ...given } = parseInput(updateVersionInput, input);
      const set: Partial<EntryVersion> = whatIsGiven(contentOf(given));
      return inTurn(`entry ${entryId}`, async () => {
        const entry = await loadOpen(entryId);
        const before = await loadNumber(entryId, number);
        requireRowVersion(context, before.rowVersion);
        requireDraft(before);
        requirePeriod({ ...before, ...set });
        await making.requireKnown(set, entry);
        const updatedAt = now();
        const isNameless = entry.currentVersionId === undefined && entry.versions === number;
        await ledger.commit(context, {
          writes: [
            versions.updateWrite(before, set, updatedAt),
            ...(isNameless && set.title !== undefined
              ? [entries.updateWrite(entry, { title: set.title }, updatedAt)]
              : []),
          ],
          audit: {
            action: 'entry_version.updated',
            subject: { type: 'EntryVersion', id: before.entryVersionId },
            previousState: before.status,
            newState: set.status ?? before.status,
          },
        });
        return { ...before, ...set, updatedAt, rowVersion: before.rowVersion + 1 };
      });
    },

    async publish(input, context) {
      permit(context, 'catalog.manage');
      const { entryId, version: number } = parseInput(publishInput, input);
      return inTurn(`entry ${entryId}`, async () => {
        const entry = await loadOpen(entryId);
        const before = await loadNumber(entryId, number);
        requireRowVersion(context, before.rowVersion);
        requireDraft(before);
        requireSample(before);
        const { currentVersionId } = entry;
        const current = currentVersionId === undefined ? undefined : await versions.byId(currentVersionId);
        if (current && current.version > number) {
          const why = `Version ${current.version} is published already; create a new version from this one.`;
          throw new AppError('INVALID_STATE_TRANSITION', why);
        }
        const at = now();
        const effectiveFrom = before.effectiveFrom ?? at;
        if (current?.effectiveFrom && current.effectiveFrom >= effectiveFrom) {
          const since = current.effectiveFrom.toISOString();
          throw invalid(
            'effectiveFrom',
            'period',
            `version ${current.version} counts since ${since}; give a later instant`,
          );
        }
        requirePeriod({ ...before, effectiveFrom });
        const published = { ...before, effectiveFrom, publishedAt: at, status: 'PUBLISHED' } as const;
        const { entryVersionId } = before;
        const set = {
          effectiveFrom,
          publishedAt: at,
          status: 'PUBLISHED',
          contentHash: hashOf(published),
        } as const;
        await ledger.commit(context, {
          writes: [
            versions.updateWrite(before, set, at),
            entries.updateWrite(
              entry,
              { currentVersionId: entryVersionId, title: before.title, status: 'ACTIVE' },
              at,
            ),
            ...(current ? [versions.updateWrite(current, superseded(current, published), at)] : []),
            publicationsChanged(entry.jurisdictionCode),
          ],
          audit: [
            {
              action: 'entry_version.published',
              subject: { type: 'EntryVersion', id: entryVersionId },
              previousState: before.status,
              newState: 'PUBLISHED',
            },
            ...(current
              ? [
                  {
                    action: 'entry_version.superseded',
                    subject: { type: 'EntryVersion', id: current.entryVersionId },
                    previousState: current.status,
                    newState: 'SUPERSEDED',
                  } as const,
                ]
              : []),
          ],
        });
        return { ...before, ...set, updatedAt: at, rowVersion: before.rowVersion + 1 };
      });
    },

    async byId(input, context) {
      const identity = permit(context, 'catalog.read');
      const found = await versions.byId(parseInput(versionIdInput, input).entryVersionId);
      if (!found || (found.publishedAt === undefined && !seesDrafts(identity))) throw noSuchVersion();
      return found;
    },

    async list(input, context) {
      const identity = permit(context, 'catalog.read');
      const { entryId, ...asked } = parseInput(versionsInput, input);
      const entry = await entries.byId(entryId);
      if (!entry || (entry.status === 'DRAFT' && !seesDrafts(identity))) throw noSuchEntry();
      const where = seesDrafts(identity) ? {} : { publishedAt: trusted({ $ne: null }) };
      // An entry has few: a page is counted off from the first.
      const { keyOf: _, ...page } = await pageOf(versions, { entryId, ...where }, NEWEST_FIRST, asked);
      return page;
    },

    resolve: async (input, context) => (await resolveWithEntry(input, context)).version,
    resolveWithEntry,
  };

  async function resolveWithEntry(input: unknown, context: Context): Promise<VersionOfEntry> {
    const identity = permit(context, 'catalog.read');
    const { entryVersionId, entryId, at = now(), ...named } = parseInput(resolveInput, input);
    if (entryVersionId !== undefined) {
      const version = await versions.byId(entryVersionId);
      const entry = version && (await entries.byId(version.entryId));
      if (!version || !entry || (version.publishedAt === undefined && !seesDrafts(identity)))
        throw noSuchVersion();
      return { version, entry };
    }
    const entry = entryId === undefined ? await entries.first(named) : await entries.byId(entryId);
    const version =
      entry &&
      (await versions.first(
        {
          entryId: entry.entryId,
          publishedAt: trusted({ $ne: null }),
          effectiveFrom: trusted({ $lte: at }),
        },
        LATEST_FIRST,
      ));
    if (version && (version.effectiveTo === undefined || at < version.effectiveTo)) return { version, entry };
    throw new AppError(
      'NOT_FOUND',
      'No version of such an entry counted at that instant; list its versions.',
    );
  }

  /** An entry that takes changes. */
  async function loadOpen(entryId: string): Promise<CatalogEntry> {
    const entry = await entries.byId(entryId);
    if (!entry) throw noSuchEntry();
    if (entry.status !== 'RETIRED') return entry;
    throw new AppError('INVALID_STATE_TRANSITION', 'This entry is RETIRED; create another one.');
  }

  async function loadNumber(entryId: string, version: number): Promise<EntryVersion> {
    const found = await versions.first({ entryId, version });
    if (found) return found;
    throw noSuchVersion();
  }
}

function superseded(
  { effectiveTo }: EntryVersion,
  { entryVersionId, effectiveFrom }: EntryVersion,
): Partial<EntryVersion> {
  const ends = effectiveTo && effectiveFrom && effectiveTo < effectiveFrom ? effectiveTo : effectiveFrom;
  return { status: 'SUPERSEDED', replacedBy: entryVersionId, effectiveTo: ends };
}

function noSuchVersion(): AppError {
  return new AppError('NOT_FOUND', 'No such version is in the catalog; list those of its entry.');
}
