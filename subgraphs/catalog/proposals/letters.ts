import type { Letter } from '../../../kernel/mail.ts';
import type { Decision, Proposal } from './proposal.ts';

/** What the proposer is told of; that somebody has begun to read is no decision. */
type Told = Exclude<Decision, 'START_REVIEW'>;

const WORDS: Readonly<
  Record<Told, { readonly subject: string; readonly what: string; readonly next: string }>
> = {
  ACCEPT: {
    subject: 'Your proposal was accepted',
    what: 'The administrators of the catalog have accepted a proposal of your institution.',
    next: 'What was proposed is in the catalog now; an entry or a version of one is a draft until they publish it.',
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

/** What the administrators have decided about a proposal, to the contact address of its issuer. */
export function decisionLetter(
  to: string,
  { proposalId, kind }: Pick<Proposal, 'proposalId' | 'kind'>,
  { decision, reason, takesReplies }: { decision: Told; reason: string | undefined; takesReplies: boolean },
): Letter {
  const { subject, what, next } = WORDS[decision];
  return {
    to,
    subject,
    paragraphs: [what, `The proposal, ${kind}:\n${proposalId}`, next],
    quote: reason === undefined ? undefined : { by: 'The administrators write', text: reason },
    notes: takesReplies ? ['If you have questions, reply to this e-mail.'] : [],
    because: 'this address is the contact of an issuer that has made a proposal for the catalog',
  };
}
