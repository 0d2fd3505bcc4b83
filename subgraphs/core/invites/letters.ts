import type { Letter } from '../../../kernel/mail.ts';
import type { IssuerNames } from '../ports.ts';

export type NamedIssuer = NonNullable<Awaited<ReturnType<IssuerNames['byDid']>>>;

/** The letter of an invite. Its texts are those of an ACTIVE issuer: nobody else can invite. */
export function inviteLetter(
  to: string,
  invite: { readonly name: string; readonly message: string | null },
  issuer: NamedIssuer,
  link: { readonly token: string; readonly publicUrl: string },
): Letter {
  const { token, publicUrl } = link;
  return {
    to,
    subject: `${issuer.name} invites you to Testamur`,
    paragraphs: [
      `Dear ${invite.name},`,
      `${issuer.name} (${issuer.did}) would like to issue credentials to you: certificates that you keep in a wallet of your own and show to whom you like.`,
      ...(invite.message === null ? [] : [`${issuer.name} writes: ${invite.message}`]),
      'The link works for 30 days and opens a free wallet for your e-mail address. If you do not know the sender, ignore this e-mail: nothing happens.',
    ],
    action: { label: 'See the invitation', url: `${publicUrl}/holder/invite#token=${token}` },
    code: { label: 'Token for API clients (POST /api/v1/holder/invites/{token}/accept)', value: token },
  };
}

/** The letter after an invite was accepted. */
export function acceptedLetter(to: string, isNewAccount: boolean, publicUrl: string): Letter {
  return {
    to,
    subject: isNewAccount ? 'Your Testamur wallet is ready' : 'You accepted an invitation',
    paragraphs: [
      isNewAccount
        ? 'Your wallet was opened because an invitation to this address was accepted. Credentials that are issued to you will appear in it.'
        : 'An invitation to this address was accepted. Credentials that are issued to you will appear in your wallet.',
      'Sign in with this e-mail address. If it was not you who accepted, sign in and erase the account.',
    ],
    action: { label: 'Sign in', url: `${publicUrl}/holder/sign-in` },
  };
}

/** The letter of a claim link. Its texts are those of an ACTIVE issuer: nobody else can send one. */
export function claimLetter(
  to: string,
  credentialType: string,
  issuer: NamedIssuer,
  link: { readonly token: string; readonly publicUrl: string },
): Letter {
  const { token, publicUrl } = link;
  return {
    to,
    subject: `${issuer.name} has issued a credential to you`,
    paragraphs: [
      `${issuer.name} (${issuer.did}) has issued a credential to you: ${credentialType}.`,
      'Open the link, sign in with this e-mail address and accept it into your wallet. The link works for 30 days. If you do not know the sender, ignore this e-mail: nothing happens.',
    ],
    action: { label: 'See the credential', url: `${publicUrl}/holder/claim#token=${token}` },
    code: { label: 'Token for API clients (POST /api/v1/holder/claims/{token}/accept)', value: token },
  };
}

/** The name of an organization as long as the platform vouches for it; the text of anybody else is a stranger's. */
export function vouchedName(issuer: NamedIssuer | undefined): string | null {
  return issuer?.status === 'ACTIVE' || issuer?.status === 'SUSPENDED' ? issuer.name : null;
}
