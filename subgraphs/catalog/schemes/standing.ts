import type { RecordStore } from '../../../store/record-store.ts';
import type { SchemeEntries, SchemeStanding } from './ports.ts';
import { covers, type SchemeRegistration } from './registration.ts';
import { NEWEST_FIRST } from './registration-model.ts';
import type { RegulatoryScheme } from './scheme.ts';
import { BY_CODE } from './scheme-model.ts';
import { walk } from './walk.ts';

/** Answers who may issue what where, by what the store has now. */
export function createStanding(deps: {
  schemes: RecordStore<RegulatoryScheme>;
  registrations: RecordStore<SchemeRegistration>;
  entries: SchemeEntries;
}): SchemeStanding {
  const { schemes, registrations, entries } = deps;
  return { isRegistered, governs };

  async function isRegistered(org: SchemeRegistration['org'], entryId: string, at: Date): Promise<boolean> {
    const jurisdictionCode = (await entries.jurisdictionsOf([entryId])).get(entryId);
    if (jurisdictionCode === undefined) return false;
    const governing = new Set((await governs(jurisdictionCode)).map(({ schemeCode }) => schemeCode));
    if (governing.size === 0) return false;
    const own = walk(registrations, { 'org.id': org.id, status: 'ACTIVE' }, NEWEST_FIRST);
    for await (const registration of own) {
      const { schemeCode, org: registered } = registration;
      if (registered.type === org.type && governing.has(schemeCode) && covers(registration, entryId, at))
        return true;
    }
    return false;
  }

  async function governs(jurisdictionCode: string): Promise<RegulatoryScheme[]> {
    const found: RegulatoryScheme[] = [];
    for await (const scheme of walk(schemes, { jurisdictionCode, status: 'ACTIVE' }, BY_CODE))
      found.push(scheme);
    return found;
  }
}
