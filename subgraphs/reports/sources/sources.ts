import type { ReportsNeeds } from '../ports.ts';
import { credentialRegister } from './credentials.ts';
import { entryTitles } from './entry-titles.ts';
import { learnerOutcomes, outcomesOf } from './outcomes.ts';
import { dataSubject } from './person.ts';
import { schemeReturn } from './scheme.ts';
import type { ReportSources } from './source.ts';
import { auditEvents } from './trail.ts';
import { workforceCompliance } from './workforce.ts';

/** Where the rows of every kind come from. */
export function createSources(needs: ReportsNeeds): ReportSources {
  const outcomes = outcomesOf({ ...needs, titles: entryTitles(needs.versions) });
  return {
    SCHEME_COMPLIANCE: schemeReturn({ ...needs, outcomes }),
    ISSUANCE_REGISTER: credentialRegister(needs.credentials, 'ISSUED'),
    REVOCATION_REGISTER: credentialRegister(needs.credentials, 'REVOKED'),
    LEARNER_OUTCOMES: learnerOutcomes(outcomes),
    WORKFORCE_COMPLIANCE: workforceCompliance(needs.workforce),
    AUDIT_EXPORT: auditEvents(needs),
    DATA_SUBJECT: dataSubject(needs),
  };
}
