import type { Letter } from '../../../kernel/mail.ts';
import type { Decision, Proposal, ProposalKind } from './proposal.ts';

/** What the proposer is told of; that somebody has begun to read is no decision. */
type Told = Exclude<Decision, 'START_REVIEW'>;

const WORDS: Readonly<
  Record<Told, { readonly subject: string; readonly what: string; readonly next: string | undefined }>
> = {
  ACCEPT: {
    subject: 'Your proposal was accepted',
    what: 'The administrators of the catalog have accepted a proposal of your institution.',
    next: undefined,
  },
  REJECT: {
    subject: 'Your proposal was rejected',
    what: 'The administrators of the catalog have looked at a proposal of your institution and rejected it.',
    next: 'It stays readable in your portal and cannot be submitted again; make a new one if things have changed.',
  },
  REQUEST_CHANGES: {
    subject: 'Your proposal needs changes',
    what: 'The administrators of the catalog have looked at a proposal of your institution and ask for changes.',
    next: 'Change it in your portal, then submit it again.',
  },
};

/** What has become of what was accepted. */
const MADE: Readonly<Record<ProposalKind, string>> = {
  NEW_ENTRY: 'The entry is in the catalog now, as a draft until a version of it is published.',
  NEW_VERSION: 'The version is in the catalog now, as a draft until the administrators publish it.',
  RETIRE_ENTRY: 'The entry has ended: nothing new is issued under it.',
  NEW_SKILL: 'The skill is in the catalog now.',
  NEW_CODE: 'The code is in its code set now.',
};

/** What the administrators have decided about a proposal, to the contact address of its issuer. */
export function decisionLetter(
  to: string,
  { proposalId, kind }: Pick<Proposal, 'proposalId' | 'kind'>,
  { decision, reason, takesReplies }: { decision: Told; reason: string | undefined; takesReplies: boolean },
): Letter {
  const { subject, what, next = MADE[kind] } = WORDS[decision];
  return {
    to,
    subject,
    paragraphs: [what, `The proposal, ${kind}:\n${proposalId}`, next],
    quote: reason === undefined ? undefined : { by: 'The administrators write', text: reason },
    notes: takesReplies ? ['If you have questions, reply to this e-mail.'] : [],
    because: 'this address is the contact of an issuer that has made a proposal for the catalog',
  };
}
