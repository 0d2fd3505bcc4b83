import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Clock } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import type { LiveSettings } from '../../../kernel/live-settings.ts';
import { parseInput, uuid } from '../../../kernel/parse.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { ENFORCE_REGISTRATION } from '../settings.ts';
import type { GovernedEntry, RegistrationStanding, SchemeEntries } from './ports.ts';
import { covers, type Organisation, type SchemeRegistration } from './registration.ts';
import { NEWEST_FIRST } from './registration-model.ts';
import type { RegulatoryScheme } from './scheme.ts';
import { BY_CODE } from './scheme-model.ts';
import { walk } from './walk.ts';

/** Whether organisations are registered for what they issue, by what the store has now. */
export interface StandingService {
  /**
   * How an issuer stands at this instant towards the entry of a version; one that is not there is governed by nobody.
   * Error: UPSTREAM_UNAVAILABLE for an issuer that is not registered while this unit has not read the settings.
   */
  ofIssuer(input: unknown, context: Context): Promise<RegistrationStanding>;
  /** The ACTIVE schemes that govern an entry, and whether an organisation is registered under one of them at an instant. */
  of(
    org: Organisation,
    entry: GovernedEntry,
    at: Date,
  ): Promise<Pick<RegistrationStanding, 'schemeCodes' | 'isRegistered'>>;
}

const REMEMBERED_VERSIONS = 1000;

const standingInput = z.strictObject({ entryVersionId: uuid, issuerId: uuid });

export function createStandingService(deps: {
  schemes: Pick<RecordStore<RegulatoryScheme>, 'model'>;
  registrations: RecordStore<SchemeRegistration>;
  entries: Pick<SchemeEntries, 'ofVersion'>;
  settings: Pick<LiveSettings, 'get' | 'isKnown'>;
  now: Clock;
}): StandingService {
  const { schemes, registrations, entries, settings, now } = deps;
  // Neither the entry of a version nor the jurisdiction of an entry ever changes.
  const entriesOf = new LRUCache<string, GovernedEntry>({ max: REMEMBERED_VERSIONS });

  return {
    async ofIssuer(input, context) {
      permit(context, 'registration.standing');
      const { entryVersionId, issuerId } = parseInput(standingInput, input);
      const entry = await entryOf(entryVersionId);
      if (!entry) return UNGOVERNED;
      const standing = await of({ type: 'ISSUER', id: issuerId }, entry, now());
      if (standing.schemeCodes.length === 0) return UNGOVERNED;
      // Without the settings nobody can tell whether to warn or to refuse; who is registered need not wait for them.
      if (!settings.isKnown && !standing.isRegistered) throw settingsUnknown();
      return { ...standing, isEnforced: !settings.isKnown || settings.get(ENFORCE_REGISTRATION) };
    },
    of,
  };

  async function entryOf(entryVersionId: string): Promise<GovernedEntry | undefined> {
    const known = entriesOf.get(entryVersionId);
    if (known) return known;
    const found = await entries.ofVersion(entryVersionId);
    if (!found) return undefined;
    const { entryId, jurisdictionCode } = found;
    const entry = { entryId, jurisdictionCode };
    entriesOf.set(entryVersionId, entry);
    return entry;
  }

  async function of(org: Organisation, { entryId, jurisdictionCode }: GovernedEntry, at: Date) {
    const schemeCodes = await governing(jurisdictionCode);
    return { schemeCodes, isRegistered: await isRegistered(org, entryId, schemeCodes, at) };
  }

  /** The codes alone: a scheme with its fields and maps is large, and each issuance asks. */
  async function governing(jurisdictionCode: string): Promise<readonly string[]> {
    const found = await schemes.model
      .find({ jurisdictionCode, status: 'ACTIVE' })
      .sort(BY_CODE)
      .select({ _id: 1 })
      .lean<{ _id: string }[]>();
    return found.map(({ _id }) => _id);
  }

  async function isRegistered(
    org: Organisation,
    entryId: string,
    schemeCodes: readonly string[],
    at: Date,
  ): Promise<boolean> {
    if (schemeCodes.length === 0) return false;
    const governing = new Set(schemeCodes);
    const own = walk(registrations, { 'org.id': org.id, status: 'ACTIVE' }, NEWEST_FIRST);
    for await (const registration of own) {
      const { schemeCode, org: registered } = registration;
      if (registered.type === org.type && governing.has(schemeCode) && covers(registration, entryId, at))
        return true;
    }
    return false;
  }
}

const UNGOVERNED: RegistrationStanding = { schemeCodes: [], isRegistered: false, isEnforced: false };

function settingsUnknown(): AppError {
  const message = 'The catalog has just started and does not know its settings yet. Try again shortly.';
  return new AppError('UPSTREAM_UNAVAILABLE', message, { retryAfter: 1 });
}
