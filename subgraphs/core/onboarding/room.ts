import type { Connection } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import type { Mailer } from '../../../kernel/mail.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { TrailReader, TrailReaderOptions } from '../audit/trail-reader.ts';
import { caseStore } from './case-model.ts';
import { createCaseService, type Registries } from './case-service.ts';
import { createDecisions } from './decision.ts';
import type { Administrators, Applicants } from './ports.ts';
import { onboardingResolvers } from './resolvers.ts';
import { createIssuerTrailHandler } from './trail-handler.ts';

export type { Administrators, Applicant, Applicants } from './ports.ts';

/** Opens the room of those who apply: a case for each, from registration to the decision. */
export async function openOnboardingRoom(deps: {
  connection: Connection;
  ledger: Ledger;
  idempotency: Idempotency;
  mailer: Mailer;
  applicants: Applicants;
  administrators: Administrators;
  readTrail: (options: TrailReaderOptions) => TrailReader;
  now: Clock;
}) {
  const { applicants, readTrail } = deps;
  const cases = await caseStore(deps.connection);
  // Custodians have no registry yet, so nobody of them has a case.
  const registries: Registries = { ISSUER: applicants };
  const service = createCaseService({ ...deps, cases, registries });
  const decisions = createDecisions({ ...deps, cases, service, registries });
  const reader = readTrail({
    name: 'onboarding',
    sources: ['issuers'],
    handle: createIssuerTrailHandler({ ...deps, cases, applicants }),
  });
  return {
    resolvers: onboardingResolvers(service, decisions),
    /** Waits until every registration and decision that the trail tells of has its consequence. */
    catchUp: reader.drain,
    start: reader.start,
    close: reader.close,
  };
}
