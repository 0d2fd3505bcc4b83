import type { Letter } from '../../../kernel/mail.ts';
import { typeTitle } from '../credential-title.ts';
import type { IssuerNames } from '../ports.ts';
import type { HolderRequest, RequestType } from './request.ts';

export type NamedIssuer = NonNullable<Awaited<ReturnType<IssuerNames['byDid']>>>;

const ASKED: Readonly<Record<RequestType, string>> = {
  REISSUE: 'to reissue',
  REVOKE: 'to revoke',
  UPDATE: 'to update',
  DOWNLOAD: 'for a download of',
};
const GRANTED: Readonly<Record<RequestType, string>> = {
  REISSUE: 'The issuer prepares a new credential; it will appear in your wallet once it is issued.',
  UPDATE: 'The issuer prepares a new credential; it will appear in your wallet once it is issued.',
  REVOKE: 'The credential is revoked for good: from now on every verification says so.',
  DOWNLOAD: 'The signed credential is ready for you: download it in your wallet.',
};

/** What a holder is told of a decision, in the wallet and by e-mail. */
export interface Tidings {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The issuer's own words. */
  readonly quote: Letter['quote'];
}

/** A decision in words. Texts of an issuer that was not approved are not sent: they must not appear in e-mails in our name. */
export function tidingsOf(request: HolderRequest, issuer: NamedIssuer | undefined): Tidings {
  const vouchedFor = issuer?.status === 'ACTIVE' || issuer?.status === 'SUSPENDED' ? issuer : undefined;
  const isApproved = request.status === 'APPROVED';
  const who = vouchedFor?.name ?? 'an issuer';
  const what = vouchedFor ? `your credential “${typeTitle(request.credentialType)}”` : 'your credential';
  const response = request.response;
  return {
    title: isApproved ? 'Your request was approved' : 'Your request was rejected',
    paragraphs: [
      `You asked ${who} ${ASKED[request.requestType]} ${what}. The request was ${isApproved ? 'approved' : 'rejected'}.`,
      ...(vouchedFor ? [] : [`The issuer:\n${request.issuerDid}`]),
      ...(isApproved ? [GRANTED[request.requestType]] : []),
      ...(response === null || vouchedFor ? [] : ['The answer stands with the request in your wallet.']),
    ],
    quote: vouchedFor && response !== null ? { by: `${vouchedFor.name} answers`, text: response } : undefined,
  };
}

/** The tidings as the text of a notification. */
export function noticeOf({ paragraphs, quote }: Tidings): string {
  return [...paragraphs, ...(quote ? [`${quote.by}: ${quote.text}`] : [])].join('\n');
}

/** The letter to the holder, and to nobody else. The wallet's page asks whoever is not signed in to sign in first. */
export function resolvedLetter(to: string, { title, paragraphs, quote }: Tidings, publicUrl: string): Letter {
  return {
    to,
    subject: title,
    paragraphs,
    quote,
    action: { label: 'Open your wallet', url: `${publicUrl}/holder/account` },
    because: 'you made a request to the issuer of a credential in your wallet',
  };
}
