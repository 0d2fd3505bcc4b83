import type { Letter } from '../../../kernel/mail.ts';
import { signInAction } from '../accounts/letters.ts';
import type { Organization } from '../organizations.ts';

const OF_YOURS = 'that you keep in a wallet of your own and show to whom you like.';

/** The letter of an invite. Its texts are those of an ACTIVE issuer or custodian: nobody else can invite. */
export function inviteLetter(
  to: string,
  invite: { readonly name: string; readonly message: string | null; readonly isOfJob: boolean },
  sender: Organization,
  link: { readonly token: string; readonly expiresAt: Date; readonly publicUrl: string },
): Letter {
  const { token, expiresAt, publicUrl } = link;
  return {
    to,
    expiresAt,
    subject: `${sender.name} invites you to Testamur`,
    paragraphs: [
      `Dear ${invite.name},`,
      sender.type === 'ISSUER'
        ? `${sender.name} would like to issue credentials to you: certificates ${OF_YOURS}`
        : `${sender.name} is a custodian: it keeps or vouches for records that others have made. It would like to issue credentials of records about you: certificates ${OF_YOURS}`,
      ...(invite.isOfJob ? ['A credential is ready for you: it is issued as soon as you accept.'] : []),
    ],
    quote: invite.message === null ? undefined : { by: `${sender.name} writes`, text: invite.message },
    action: { label: 'See the invitation', url: `${publicUrl}/holder/invite#token=${token}` },
    notes: [
      'The link works for 30 days and opens a free wallet for your e-mail address.',
      'If you do not know the sender, ignore this e-mail: nothing happens.',
      `Identifier of the sender:\n${sender.did}`,
    ],
    because: `${sender.name} gave this address to invite you`,
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
      'Sign in with this e-mail address.',
    ],
    action: signInAction(publicUrl),
    notes: [
      isNewAccount
        ? 'If it was not you who accepted, somebody else may read your e-mail: change the password of your mailbox, then sign in and erase the account.'
        : 'If it was not you who accepted, somebody else may read your e-mail: change the password of your mailbox, then sign in and look through your wallet.',
    ],
    because: 'an invitation to this address was accepted',
  };
}

/** The letter of a claim link. Its texts are those of an ACTIVE issuer or custodian: nobody else can send one. */
export function claimLetter(
  to: string,
  credentialTitle: string,
  sender: Organization,
  link: { readonly token: string; readonly expiresAt: Date; readonly publicUrl: string },
): Letter {
  const { token, expiresAt, publicUrl } = link;
  return {
    to,
    expiresAt,
    subject:
      sender.type === 'ISSUER'
        ? `${sender.name} has issued a credential to you`
        : `${sender.name} vouches for a record about you`,
    paragraphs: [
      claimWords(sender, credentialTitle),
      'Open the link, sign in with this e-mail address and accept it into your wallet.',
    ],
    action: { label: 'See the credential', url: `${publicUrl}/holder/claim#token=${token}` },
    notes: [
      'The link works for 30 days. If you do not know the sender, ignore this e-mail: nothing happens.',
      `Identifier of the sender:\n${sender.did}`,
    ],
    because: `${sender.name} gave this address for your credential`,
  };
}

/** Who offers which credential, in a sentence. */
export function claimWords({ type, name }: Organization, credentialTitle: string): string {
  return type === 'ISSUER'
    ? `${name} has issued a credential to you: ${credentialTitle}.`
    : `${name}, a custodian, vouches for a record about you and has issued a credential of it: ${credentialTitle}.`;
}
