import { newId } from '../../../../kernel/ids.ts';
import { keysOf } from '../../entries/entry-keys.ts';
import { as, type CatalogWorld } from '../../testing.ts';

const AT = new Date('2026-01-01T00:00:00.000Z');

/** An entry as a store holds it, without the way through drafts and publication. */
export function aStoredEntry(given: {
  readonly entryCode: string;
  readonly title: string;
  readonly jurisdictionCode?: string;
  readonly currentVersionId?: string | null;
}) {
  return {
    _id: newId(),
    jurisdictionCode: 'IE',
    frameworkId: null,
    entryType: 'COURSE',
    achievementType: 'Course',
    ctid: null,
    ownerIssuerDid: null,
    currentVersionId: null,
    versions: 1,
    status: 'ACTIVE',
    createdAt: AT,
    updatedAt: AT,
    createdBy: null,
    rowVersion: 1,
    ...given,
    ...keysOf(given),
  };
}

/** An ACTIVE entry whose first version is published. */
export async function aPublishedEntry(
  { catalog }: Pick<CatalogWorld, 'catalog'>,
  given: {
    readonly entryCode: string;
    readonly title: string;
    readonly jurisdictionCode?: string;
    readonly description?: string;
    readonly skills?: readonly { readonly skillId: string }[];
  },
) {
  const { entryCode, jurisdictionCode = 'IE', ...content } = given;
  const { entries, versions } = catalog.service;
  const { entryId } = await entries.create({ entryCode, jurisdictionCode, entryType: 'COURSE' }, as.admin());
  await versions.create({ entryId, ...content }, as.admin());
  return versions.publish({ entryId, version: 1 }, as.admin());
}
