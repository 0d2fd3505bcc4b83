import { type Command, part, type Values } from './command.ts';

type Who = Required<Pick<Command, 'as'>>;

/** Single sign-on of the members of an organization. */
function ssoCommands(
  words: (verb: string) => string,
  who: Who,
  path: (given: Values) => string,
): readonly Command[] {
  return [
    {
      ...who,
      words: words('show'),
      summary: 'show your single sign-on, and what it still lacks',
      ask: (given) => ({ method: 'GET', path: path(given) }),
    },
    {
      ...who,
      words: words('validate'),
      summary: 'look whether the identity provider answers as it is set up',
      ask: (given) => ({ method: 'POST', path: `${path(given)}/validate` }),
    },
    {
      ...who,
      words: words('activate'),
      summary: 'let people sign in through it',
      ask: (given) => ({ method: 'POST', path: `${path(given)}/activate` }),
    },
  ];
}

/** Of custodians, which know their own, and of institutions, which name their DID. */
export const singleSignOnCommands: readonly Command[] = [
  ...ssoCommands(
    (verb) => `custodian sso ${verb}`,
    { as: 'custodian' },
    () => '/api/v1/custodian/sso',
  ),
  ...ssoCommands(
    (verb) => `learners sso ${verb} <did>`,
    { as: 'issuer' },
    ({ did }) => `/api/v1/issuer/${part(did)}/sso`,
  ),
];
