import type { Letter } from '../../../kernel/mail.ts';
import type { IssuerNames } from '../ports.ts';
import type { HolderRequest, RequestType } from './request.ts';

export type NamedIssuer = NonNullable<Awaited<ReturnType<IssuerNames['byDid']>>>;

const ASKED: Readonly<Record<RequestType, string>> = {
  REISSUE: 'reissue',
  REVOKE: 'revoke',
  UPDATE: 'update',
  DOWNLOAD: 'hand out',
};
const GRANTED: Readonly<Record<RequestType, string>> = {
  REISSUE: 'The issuer prepares a new credential; it will appear in your wallet once it is issued.',
  UPDATE: 'The issuer prepares a new credential; it will appear in your wallet once it is issued.',
  REVOKE: 'The credential is revoked for good: from now on every verification says so.',
  DOWNLOAD: 'The signed credential is ready for you; sign in to download it.',
};

/** What a holder is told of a decision, in the wallet and by e-mail. */
export interface Tidings {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** A decision in words. The texts of an issuer that nobody approved are a stranger's: they must not travel in our name. */
export function tidingsOf(request: HolderRequest, issuer: NamedIssuer | undefined): Tidings {
  const isVouchedFor = issuer?.status === 'ACTIVE' || issuer?.status === 'SUSPENDED';
  const isApproved = request.status === 'APPROVED';
  const who = isVouchedFor ? `${issuer.name} (${request.issuerDid})` : `the issuer ${request.issuerDid}`;
  const what = isVouchedFor ? `your credential ${request.credentialType}` : 'your credential';
  const response = request.response;
  return {
    title: isApproved ? 'Your request was approved' : 'Your request was rejected',
    paragraphs: [
      `You asked ${who} to ${ASKED[request.requestType]} ${what}. The request was ${isApproved ? 'approved' : 'rejected'}.`,
      ...(isApproved ? [GRANTED[request.requestType]] : []),
      ...(response === null
        ? []
        : [isVouchedFor ? `The answer: ${response}` : 'The answer stands with the request in your wallet.']),
    ],
  };
}

/** The letter to the holder, and to nobody else. */
export function resolvedLetter(
  to: string,
  request: HolderRequest,
  tidings: Tidings,
  publicUrl: string,
): Letter {
  const isReleased = request.requestType === 'DOWNLOAD' && request.status === 'APPROVED';
  return {
    to,
    subject: tidings.title,
    paragraphs: tidings.paragraphs,
    action: isReleased
      ? { label: 'Download the credential', url: downloadUrl(publicUrl, request.credentialId) }
      : { label: 'Sign in', url: `${publicUrl}/holder/sign-in` },
  };
}

/** Where the signed-in holder fetches the signed credential. */
export function downloadUrl(publicUrl: string, credentialId: string): string {
  return `${publicUrl}/api/v1/holder/credentials/${credentialId}/download`;
}
