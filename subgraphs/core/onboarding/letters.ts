import type { Letter } from '../../../kernel/mail.ts';
import type { CaseOrg } from './onboarding-case.ts';
import type { Applicant } from './ports.ts';

const BECAUSE = 'your institution has registered with this address';

/**
 * A question of the administrators. The name is a stranger's text until somebody has approved it: it must not travel in our name,
 * so the DID says which registration is meant.
 */
export function infoLetter(to: string, { did }: CaseOrg, message: string): Letter {
  return {
    to,
    subject: 'A question about your registration',
    paragraphs: [
      'Before your institution can be approved, we need to know something more.',
      `The registration:\n${did}`,
    ],
    quote: { by: 'The administrators write', text: message },
    notes: ['Answer by replying to this e-mail from the address that it was sent to.'],
    because: BECAUSE,
  };
}

/** The institution may issue from now on. */
export function approvedLetter(to: string, { name, did }: Applicant): Letter {
  return {
    to,
    subject: 'Your institution is approved',
    paragraphs: [
      `${name} is approved: from now on it can issue credentials.`,
      `Its DID:\n${did}`,
      'To sign in, ask for a sign-in link with this e-mail address.',
    ],
    because: BECAUSE,
  };
}

/** The institution was turned away. */
export function rejectedLetter(to: string, { did }: CaseOrg, reason: string | undefined): Letter {
  return {
    to,
    subject: 'Your registration was not approved',
    paragraphs: [
      'The administrators have looked at the registration of your institution and did not approve it.',
      `The registration:\n${did}`,
    ],
    quote: reason === undefined ? undefined : { by: 'Their reason', text: reason },
    notes: ['If you think that this is a mistake, reply to this e-mail.'],
    because: BECAUSE,
  };
}
