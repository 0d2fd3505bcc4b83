import type { Connection } from 'mongoose';
import type { Clock } from '../../../kernel/clock.ts';
import type { Logger } from '../../../kernel/log.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import type { Ledger } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import type { TrailReader, TrailReaderOptions } from '../audit/trail-reader.ts';
import { caseStore } from './case-model.ts';
import { createCaseService } from './case-service.ts';
import { createDecisions } from './decision.ts';
import { noticeStore } from './notice-model.ts';
import { createNotices } from './notices.ts';
import type { Administrators, KycAnalyses, Registries } from './ports.ts';
import { receiptStore } from './receipt-model.ts';
import { onboardingResolvers } from './resolvers.ts';
import { createRegistryTrailHandler } from './trail-handler.ts';

export type { Administrators, Applicant, Applicants, KycAnalyses, Registries } from './ports.ts';

/** Opens the room of those who apply: a case for each, from registration to the decision. */
export async function openOnboardingRoom(deps: {
  connection: Connection;
  ledger: Ledger;
  idempotency: Idempotency;
  mailer: Mailer;
  registries: Registries;
  administrators: Administrators;
  kyc: KycAnalyses;
  readTrail: (options: TrailReaderOptions) => TrailReader;
  publicUrl: string;
  /** At least 32 secret bytes that stay the same: they key the hashes of contact addresses. */
  contactKey: Uint8Array;
  now: Clock;
  log: Logger;
}) {
  const { connection, readTrail, kyc, contactKey } = deps;
  const [cases, receipts, untold] = await Promise.all([
    caseStore(connection),
    receiptStore(connection, contactKey),
    noticeStore(connection),
  ]);
  const service = createCaseService({ ...deps, cases });
  const decisions = createDecisions({ ...deps, cases, service });
  const notices = createNotices({ ...deps, notices: untold, cases });
  const reader = readTrail({
    name: 'onboarding',
    databases: ['issuers', 'custodians'],
    handle: createRegistryTrailHandler({
      ...deps,
      cases,
      receipts,
      notices: untold,
      onOpened: notices.notice,
    }),
  });
  return {
    resolvers: onboardingResolvers(service, decisions, kyc),
    /** Waits until every registration and decision that the trail tells of has its consequence. */
    catchUp: reader.drain,
    /** Tells administrators who waits, if it is time. */
    tellAdministrators: notices.tell,
    start() {
      reader.start();
      notices.start();
    },
    async close() {
      await Promise.all([reader.close(), notices.close()]);
    },
  };
}
