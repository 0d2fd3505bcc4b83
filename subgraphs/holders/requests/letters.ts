import { typeTitle } from '../../../kernel/credential-title.ts';
import type { Letter } from '../../../kernel/mail.ts';
import { ROLE_WORDS } from '../members.ts';
import { type Organization, vouchedName } from '../organizations.ts';
import { type Effect, effectOf, type HolderRequest, type RequestType } from './request.ts';

const ASKED: Readonly<Record<RequestType, string>> = {
  REISSUE: 'to reissue',
  REVOKE: 'to revoke',
  UPDATE: 'to update',
  DOWNLOAD: 'for a download of',
};
const GRANTED: Readonly<Record<Effect, string>> = {
  REISSUE_DRAFTED: 'The issuer prepares a new credential; it will appear in your wallet once it is issued.',
  CORRECTION_DRAFTED:
    'The custodian corrects its record. Other people of it look through the correction and vouch for it; then a new credential will appear in your wallet. Until then this one stays as it is.',
  CREDENTIAL_REVOKED: 'The credential is revoked for good: from now on every verification says so.',
  CREDENTIAL_RELEASED: 'The signed credential is ready for you: download it in your wallet.',
};

/** What a holder is told of a decision, in the wallet and by e-mail. */
export interface Tidings {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The organization's own words. */
  readonly quote: Letter['quote'];
}

/** A decision in words. Texts of an organization that was not approved are not sent: they must not appear in e-mails in our name. */
export function tidingsOf(request: HolderRequest, organization: Organization | undefined): Tidings {
  const name = vouchedName(organization);
  const role = ROLE_WORDS[request.authorityType];
  const isApproved = request.status === 'APPROVED';
  const who = name ?? (request.authorityType === 'ISSUER' ? 'an issuer' : 'a custodian');
  const what = name === null ? 'your credential' : `your credential “${typeTitle(request.credentialType)}”`;
  const response = request.response;
  return {
    title: isApproved ? 'Your request was approved' : 'Your request was rejected',
    paragraphs: [
      `You asked ${who} ${ASKED[request.requestType]} ${what}. The request was ${isApproved ? 'approved' : 'rejected'}.`,
      ...(name === null ? [`The ${role}:\n${request.issuerDid}`] : []),
      ...(isApproved ? [GRANTED[effectOf(request)]] : []),
      ...(response !== null && name === null ? ['The answer stands with the request in your wallet.'] : []),
    ],
    quote: name !== null && response !== null ? { by: `${name} answers`, text: response } : undefined,
  };
}

/** The tidings as the text of a notification. */
export function noticeOf({ paragraphs, quote }: Tidings): string {
  return [...paragraphs, ...(quote ? [`${quote.by}: ${quote.text}`] : [])].join('\n');
}

/** The letter to the holder, and to nobody else. The wallet's page asks whoever is not signed in to sign in first. */
export function resolvedLetter(
  to: string,
  { title, paragraphs, quote }: Tidings,
  {
    request,
    publicUrl,
  }: { readonly request: Pick<HolderRequest, 'authorityType'>; readonly publicUrl: string },
): Letter {
  return {
    to,
    subject: title,
    paragraphs,
    quote,
    action: { label: 'Open your wallet', url: `${publicUrl}/holder/account` },
    because: `you made a request to the ${ROLE_WORDS[request.authorityType]} of a credential in your wallet`,
  };
}
