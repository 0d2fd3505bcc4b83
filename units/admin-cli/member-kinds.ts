/** A kind of organization whose members use the command line: how they sign in, and where that is kept. */
export interface MemberKind {
  /** Where the platform signs them in and out. */
  readonly auth: string;
  /** The field of the reply to a sign-in that tells the organization. */
  readonly organization: string;
  /** What it is called in a sentence. */
  readonly words: string;
  /** The word that stands before their commands. */
  readonly word: string;
  /** The file of the sign-in, and the variable that names another. */
  readonly file: string;
  readonly variable: string;
}

export type MemberKindName = 'issuer' | 'custodian';

export const MEMBER_KINDS: Readonly<Record<MemberKindName, MemberKind>> = {
  issuer: {
    auth: '/api/v1/issuer/auth',
    organization: 'issuer',
    words: 'an institution',
    word: 'learners',
    file: 'issuer.json',
    variable: 'TESTAMUR_ISSUER_SESSION',
  },
  custodian: {
    auth: '/api/v1/custodian/auth',
    organization: 'custodian',
    words: 'a custodian',
    word: 'custodian',
    file: 'custodian.json',
    variable: 'TESTAMUR_CUSTODIAN_SESSION',
  },
};
