import type {
  LearnerLinkRecord,
  LearnerRecordsService,
} from '../../../proto/generated/testamur/learners/learner_records.ts';
import type { Sent } from '../../../proto/wire.ts';
import { given, millis, operationRow, type RowsOf } from '../../rpc.ts';
import { recordOf as learnerRecordOf } from '../learners/rpcs.ts';
import type { IdentityLink } from './link.ts';
import type { LinkService } from './link-service.ts';

/** The RPCs of links, a part of the contract of learner records. */
export function linkRpcs(
  links: LinkService,
): Pick<RowsOf<LearnerRecordsService>, 'LinkHolder' | 'ResolveLearnerByHolder'> {
  return {
    LinkHolder: operationRow({
      operation: links.propose,
      args: ({ learnerId, method, holderDid, email, evidenceRef }) => ({
        learnerId,
        method,
        holderDid: given(holderDid),
        email: given(email),
        evidenceRef: given(evidenceRef),
      }),
      reply: (link) => ({ link: recordOf(link) }),
    }),
    ResolveLearnerByHolder: operationRow({
      operation: links.resolve,
      args: ({ issuerDid, holderDid }) => ({ issuerDid: given(issuerDid), holderDid }),
      reply: ({ link, learner }) => ({ link: recordOf(link), learner: learnerRecordOf(learner) }),
    }),
  };
}

function recordOf(link: IdentityLink): LearnerLinkRecord<Sent> {
  return {
    linkId: link.linkId,
    learnerId: link.learnerId,
    issuerDid: link.issuerDid,
    method: link.method,
    status: link.status,
    holderDid: link.holderDid ?? '',
    evidenceRef: link.evidenceRef ?? '',
    createdAt: millis(link.createdAt),
    confirmedAt: millis(link.confirmedAt),
    endedAt: millis(link.endedAt),
  };
}
