import type { Connection } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import type { LiveSettings } from '../../../kernel/live-settings.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import { leaseOf } from '../../../store/lease.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { InTurn } from '../../../store/turns.ts';
import type { Jurisdiction } from '../jurisdictions/jurisdiction.ts';
import type { AnnounceExpiry, Organisations, SchemeAssistant, SchemeCodes, SchemeEntries } from './ports.ts';
import { createRegistrationExpiry } from './registration-expiry.ts';
import { registrationStore } from './registration-model.ts';
import { createRegistrationService, type RegistrationService } from './registration-service.ts';
import { createReportingService, type ReportingService } from './reporting-service.ts';
import { schemeStore } from './scheme-model.ts';
import { createSchemeService, type SchemeService } from './scheme-service.ts';
import { createStandingService, type StandingService } from './standing.ts';
import { createSuggestionService, type SuggestionService } from './suggestion-service.ts';

/** The operations of this room. */
export interface SchemesService {
  readonly schemes: SchemeService;
  readonly reporting: ReportingService;
  readonly suggestions: SuggestionService;
  readonly registrations: RegistrationService;
  readonly standing: StandingService;
}

/** Opens the room of regulatory schemes and of those who are registered under them. */
export async function openSchemesRoom(deps: {
  connection: Connection;
  ledger: Ledger;
  idempotency: Idempotency;
  inTurn: InTurn;
  jurisdictions: Pick<RecordStore<Jurisdiction>, 'byId'>;
  codes: SchemeCodes;
  entries: SchemeEntries;
  organisations: Organisations;
  announce: AnnounceExpiry | undefined;
  assistant: SchemeAssistant;
  settings: Pick<LiveSettings, 'get' | 'isKnown'>;
  now: Clock;
  log: Logger;
}) {
  const { connection, now } = deps;
  const [schemes, registrations] = await Promise.all([
    schemeStore(connection),
    registrationStore(connection),
  ]);
  const shared = { ...deps, schemes, registrations };
  const expiry = createRegistrationExpiry({
    ...shared,
    lease: leaseOf(connection, 'scheme_registrations.expiry', now),
  });
  const service: SchemesService = {
    schemes: createSchemeService(shared),
    reporting: createReportingService(shared),
    suggestions: createSuggestionService(shared),
    registrations: createRegistrationService(shared),
    standing: createStandingService(shared),
  };
  return {
    service,
    /** Whether a scheme is there for a jurisdiction, whatever its status. */
    isIn: async (jurisdictionCode: string) => (await schemes.first({ jurisdictionCode })) !== undefined,
    settleDue: expiry.settleDue,
    /** Begins to sweep. */
    start: expiry.start,
    close: expiry.close,
  };
}
