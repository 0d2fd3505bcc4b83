import { trusted } from 'mongoose';
import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { newEntryInput } from '../entries/entry.ts';
import type { EntryMaking } from '../entries/entry-making.ts';
import type { EntryStores } from '../entries/entry-service.ts';
import type { VersionService } from '../entries/version-service.ts';
import type { Jurisdiction } from '../jurisdictions/jurisdiction.ts';
import type { RoomDeps } from '../rooms.ts';
import type { DemoEntries } from './ports.ts';

const PORTION = 50;
// ISO 3166-1 leaves these to whoever wants them: no territory ever has one.
const CODES = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => `X${letter}`);
const NAME = { en: 'Testland (demonstration)' };

/** Makes the entries of the demonstration, and takes them away again; no other entry is ever deleted. */
export function createDemoEntries(
  options: RoomDeps &
    EntryStores & {
      readonly jurisdictions: RecordStore<Jurisdiction>;
      readonly entryMaking: EntryMaking;
      readonly versionService: VersionService;
      /** Whether something stands in a jurisdiction. */
      readonly isInUse: (jurisdictionCode: string) => Promise<boolean>;
    },
): DemoEntries {
  const { jurisdictions, entries, versions, publicationsChanged, ledger, inTurn, now } = options;
  const { entryMaking, versionService, isInUse } = options;

  return {
    async publish({ issuerDid, entryCode, entryType, achievementType, ...content }, context) {
      permit(context, 'demo.seed');
      const jurisdictionCode = await openJurisdiction(context);
      const given = parseInput(newEntryInput, {
        entryCode,
        jurisdictionCode,
        entryType,
        achievementType,
        ownerIssuerDid: issuerDid,
      });
      const { entry, writes, audit } = await entryMaking.create(
        { ...given, demoIssuerDid: issuerDid },
        context,
      );
      await ledger.commit(context, { writes, audit });
      const { entryId } = entry;
      const { version, entryVersionId } = await versionService.create({ entryId, ...content }, context);
      await versionService.publish({ entryId, version }, context);
      return { entryVersionId };
    },

    async remove(context) {
      permit(context, 'demo.seed');
      let removed = 0;
      for (;;) {
        const where = { demoIssuerDid: trusted({ $gt: '' }) };
        const found = await entries.list(where, { demoIssuerDid: 1 }, { skip: 0, limit: PORTION });
        for (const { entryId } of found) await removeEntry(entryId, context);
        removed += found.length;
        if (found.length < PORTION) break;
      }
      await closeJurisdiction(context);
      return { removed };
    },
  };

  /** Nobody else can refer to it: others neither enrol in it nor issue under it, and schemes do not govern it. */
  function removeEntry(entryId: string, context: Context): Promise<void> {
    return inTurn(`entry ${entryId}`, async () => {
      const entry = await entries.byId(entryId);
      if (!entry) return;
      await ledger.commit(context, {
        writes: [
          entries.deleteWrite(entry),
          { model: versions.model, operation: { deleteMany: { filter: { entryId } } } },
          publicationsChanged(entry.jurisdictionCode),
        ],
        audit: {
          action: 'catalog_entry.removed_with_demo',
          subject: { type: 'CatalogEntry', id: entryId },
          previousState: entry.status,
        },
      });
    });
  }

  /** Its code; that of a jurisdiction that was there before is never taken. */
  async function openJurisdiction(context: Context): Promise<string> {
    const there = await jurisdictions.first({ isDemo: true });
    if (there) return (await setStatus(there, 'ACTIVE', context)).code;
    const code = await freeCode();
    const at = now();
    const jurisdiction: Jurisdiction = {
      code,
      nameI18n: NAME,
      level: 'COUNTRY',
      status: 'ACTIVE',
      isDemo: true,
      createdAt: at,
      updatedAt: at,
      createdBy: null,
      rowVersion: 1,
    };
    await ledger.commit(context, {
      writes: [jurisdictions.insertWrite(jurisdiction)],
      audit: {
        action: 'jurisdiction.created',
        subject: { type: 'Jurisdiction', id: code },
        newState: jurisdiction.status,
      },
    });
    return code;
  }

  async function freeCode(): Promise<string> {
    const taken = new Set((await jurisdictions.byIds(CODES)).map(({ code }) => code));
    const code = CODES.find((each) => !taken.has(each));
    if (code !== undefined) return code;
    throw new AppError(
      'CONFLICT',
      'The demonstration needs a jurisdiction of its own, and all of XA to XZ are there already.',
    );
  }

  /** It takes nothing new from then on; what somebody has put there stays, and so does it. */
  async function closeJurisdiction(context: Context): Promise<void> {
    const there = await jurisdictions.first({ isDemo: true });
    if (!there) return;
    const closed = await setStatus(there, 'INACTIVE', context);
    if (await isInUse(closed.code)) return;
    await ledger.commit(context, {
      writes: [jurisdictions.deleteWrite(closed)],
      audit: {
        action: 'jurisdiction.removed_with_demo',
        subject: { type: 'Jurisdiction', id: closed.code },
        previousState: closed.status,
      },
    });
  }

  function setStatus(
    { code }: Jurisdiction,
    status: Jurisdiction['status'],
    context: Context,
  ): Promise<Jurisdiction> {
    return inTurn(`jurisdiction ${code}`, async () => {
      const before = await jurisdictions.byId(code);
      if (!before) throw new AppError('CONFLICT', 'Somebody else is changing the demonstration.');
      if (before.status === status) return before;
      const updatedAt = now();
      await ledger.commit(context, {
        writes: [jurisdictions.updateWrite(before, { status }, updatedAt)],
        audit: {
          action: 'jurisdiction.updated',
          subject: { type: 'Jurisdiction', id: code },
          previousState: before.status,
          newState: status,
        },
      });
      return { ...before, status, updatedAt, rowVersion: before.rowVersion + 1 };
    });
  }
}
