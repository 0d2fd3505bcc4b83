import { browserText } from './browser-files.ts';

/** What the sign-in page says for one kind of organizations; the addresses of its files and doors begin with the kind. */
interface Words {
  readonly '{{as}}': string;
  readonly '{{of}}': string;
  readonly '{{label}}': string;
  readonly '{{identifier}}': string;
  readonly '{{any}}': string;
  readonly '{{unregistered}}': string;
}

const WORDS = {
  issuer: {
    '{{as}}': 'an issuer',
    '{{of}}': 'your institution',
    '{{label}}': 'Institution',
    '{{identifier}}': 'DID',
    '{{any}}': 'an institution',
    '{{unregistered}}': 'An institution that is not registered yet registers',
  },
  custodian: {
    '{{as}}': 'a custodian',
    '{{of}}': 'your organization',
    '{{label}}': 'Custodian',
    '{{identifier}}': 'DID',
    '{{any}}': 'a custodian',
    '{{unregistered}}': 'An archive, a board or another custodian that is not registered yet registers',
  },
  verifier: {
    '{{as}}': 'a verifier',
    '{{of}}': 'your organization',
    '{{label}}': 'Verifier',
    '{{identifier}}': 'Id',
    '{{any}}': 'a verifier',
    '{{unregistered}}':
      'To check one credential nobody has to sign in: <a href="/verify">check it here</a>. An employer or another organization that checks credentials and is not registered yet registers',
  },
} as const satisfies Record<string, Words>;

export const SIGN_IN_KINDS = ['issuer', 'custodian', 'verifier'] as const;

/** The page on which the people of one kind of organizations redeem a link. */
export function signInPage(kind: (typeof SIGN_IN_KINDS)[number]): string {
  const words = Object.entries({ ...WORDS[kind], '{{kind}}': kind });
  return words.reduce(
    (html, [name, word]) => html.replaceAll(name, word),
    browserText('organization/sign-in.html'),
  );
}
