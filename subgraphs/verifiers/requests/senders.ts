import type { VerifierRole } from '../../../kernel/identity.ts';
import type { Write } from '../../../store/ledger.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import type { Members } from '../../members/members.ts';
import type { VerifierStore } from '../registry/verifier-model.ts';
import { type Outcome, outcomeLetter } from './letters.ts';
import type { VerificationRequest } from './request.ts';

/** Writes to whoever sent requests of one verifier, all of them by one person. */
export type TellSender = (
  requests: readonly [VerificationRequest, ...VerificationRequest[]],
  outcome: Outcome,
) => Promise<readonly Write[]>;

/** Letters to those who sent requests; to an Admin when they do not act for the verifier any more, and to nobody of the demonstration. */
export function createTellSender(deps: {
  members: Pick<Members<VerifierRole>['members'], 'ofTeam' | 'anotherAdmin'>;
  verifiers: Pick<VerifierStore, 'byId'>;
  mailer: Pick<Mailer, 'letterWrite'>;
  publicUrl: string;
}): TellSender {
  const { members, verifiers, mailer, publicUrl } = deps;
  return async (requests, outcome) => {
    const [{ verifierId, createdBy }] = requests;
    if ((await verifiers.byId(verifierId))?.isDemo) return [];
    const sender = createdBy === null ? undefined : await members.ofTeam(verifierId, createdBy);
    const reader =
      sender?.status === 'ACTIVE'
        ? sender
        : await members.anotherAdmin({ organizationId: verifierId, memberId: createdBy ?? '' });
    return reader ? [mailer.letterWrite(outcomeLetter(reader.userName, requests, outcome, publicUrl))] : [];
  };
}
