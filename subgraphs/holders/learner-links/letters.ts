import type { Letter } from '../../../kernel/mail.ts';

/** Asks whoever has an address to look into the wallet, or to open one; the same whether there is an account or not. */
export function inviteLetter(to: string, publicUrl: string, issuerName: string): Letter {
  return {
    to,
    subject: 'An institution would like to reach your wallet',
    paragraphs: [
      `${issuerName} keeps records of a learner with this address, and would like to issue credentials to your wallet.`,
      'Sign in with this address, or open a wallet with it, and say there whether that learner is you.',
    ],
    action: { label: 'Open your wallet', url: `${publicUrl}/holder` },
    notes: ['If it is not you, decline it in the wallet or ignore this e-mail: nothing happens.'],
    because: 'an institution has this address in its records',
  };
}
