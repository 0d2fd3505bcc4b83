import type { Letter } from '../../../kernel/mail.ts';
import type { Mailer } from '../../../store/letters/mailer.ts';
import type { Proposers } from '../proposals/ports.ts';
import type { AnnounceExpiry } from './ports.ts';
import type { SchemeRegistration } from './registration.ts';

/** Tells issuers by e-mail that a registration of theirs ends soon; an issuer without an address is not told. */
export function createExpiryLetters(deps: {
  readonly issuers: Proposers;
  readonly mailer: Mailer;
}): AnnounceExpiry {
  const { issuers, mailer } = deps;
  return async (registration, context) => {
    const { org, validTo } = registration;
    if (org.type !== 'ISSUER' || validTo === undefined) return [];
    const [issuer] = await issuers.byIds([org.id], context);
    if (!issuer?.contactEmail) return [];
    return [mailer.letterWrite(expiryLetter(issuer.contactEmail, registration, validTo))];
  };
}

function expiryLetter(
  to: string,
  { schemeCode, registrationNumber }: SchemeRegistration,
  validTo: Date,
): Letter {
  return {
    to,
    subject: 'A registration of your institution ends soon',
    paragraphs: [
      `Your registration ${registrationNumber} under the scheme ${schemeCode} ends on ${validTo.toISOString().slice(0, 10)}.`,
      'Ask the regulator to renew it, and the administrators of the catalog to note the new end.',
    ],
    notes: [],
    because: 'this address is the contact of an issuer that is registered under a regulatory scheme',
  };
}
