import { z } from 'zod';
import { asUnit } from '../../kernel/context.ts';
import { millis, type RemoteUnit } from '../rpc.ts';
import { dateOf } from '../rpc-replies.ts';
import { DEMO_LEARNERS, HOLDER_LINKS, LEARNER_MATCH, LEARNER_REPORTS, LEARNERS } from './contracts.ts';
import type { LearnersPorts } from './ports.ts';
import { reportedFrom } from './reports/reported.ts';

const content = z.record(z.string(), z.unknown());

/** Learner records, asked of their unit in another process. */
export function remoteLearners({ client }: RemoteUnit): LearnersPorts {
  const links = client(HOLDER_LINKS);
  const demo = client(DEMO_LEARNERS);
  const records = client(LEARNERS);
  const match = client(LEARNER_MATCH);
  const persons = client(LEARNER_REPORTS);
  return {
    holderLinks: {
      async forget({ holderId, dids }, context) {
        await links.call('ForgetHolder', { holderId, dids }, context);
      },
      async exportOf({ holderId, dids }, context) {
        const reply = await links.call('ExportLinks', { holderId, dids }, context);
        return reply.links.map(({ createdAt, ...link }) => ({ ...link, createdAt: dateOf(createdAt) }));
      },
    },
    known: {
      async find(issuerDid, people, context) {
        const { learnerIds } = await match.call('FindLearners', { issuerDid, people: [...people] }, context);
        return people.map((_person, at) => learnerIds[at] || undefined);
      },
    },
    reported: {
      async outcomes({ issuerDid, from, to, after = '', limit }, context) {
        const request = { issuerDid, from: millis(from), to: millis(to), cursor: after, pageSize: limit };
        const core = asUnit(context, 'core-engine');
        const reply = await records.call('ListOutcomesForReport', request, core);
        return {
          rows: reply.outcomes.map(reportedFrom),
          next: reply.nextCursor || undefined,
          through: dateOf(reply.through),
        };
      },
      async ofPerson({ issuerDid, learnerId = '', holderDid = '', after = '' }, context) {
        const request = { issuerDid, learnerId, holderDid, after };
        const reply = await persons.call('ListRecordsOfLearner', request, asUnit(context, 'core-engine'));
        return {
          rows: reply.records.map(({ section, recordId, contentJson }) => ({
            section,
            recordId,
            content: content.parse(JSON.parse(contentJson)),
          })),
          next: reply.next || undefined,
          holderDid: reply.holderDid || undefined,
        };
      },
    },
    demo: {
      async add({ enrolments, ...learner }, context) {
        const request = {
          ...learner,
          enrolments: enrolments.map(({ outcomes, ...study }) => ({
            ...study,
            cohortCode: study.cohortCode ?? '',
            endDate: study.endDate ?? '',
            exitReasonCode: study.exitReasonCode ?? '',
            outcomes: [...outcomes],
          })),
        };
        const reply = await demo.call('AddDemoLearner', request, context);
        return {
          outcomes: reply.outcomes.map(({ outcomeId, claimsJson }) => ({
            outcomeId,
            claims: JSON.parse(claimsJson),
          })),
        };
      },
      async nameCredential({ outcomeId, credentialId }, context) {
        await demo.call('NameDemoCredential', { outcomeId, credentialId }, context);
      },
      async amend({ outcomeId, value, reason }, context) {
        await records.call('AmendOutcome', { outcomeId, value, reason }, context);
      },
      remove: (context) => demo.call('RemoveDemoLearners', {}, context),
    },
  };
}
