import type { Command as Program } from 'commander';
import { MEMBER_KINDS, type MemberKindName } from './member-kinds.ts';
import { type MemberSignInOptions, signInMember } from './member-sign-in.ts';
import { EVERYWHERE } from './options.ts';
import { type SignOutOptions, signOut } from './sign-in.ts';
import type { Tools } from './tools.ts';

/** Adds `login` and `logout` for members of a kind of organization. */
export function addMemberSignIn(
  group: Program,
  kind: MemberKindName,
  { memberApi, publicApi, memberships, prompt, screen }: Tools,
): void {
  const sessions = memberships[kind];
  const { auth, words } = MEMBER_KINDS[kind];
  group
    .command('login')
    .description(`sign in as a member of ${words}; the token is kept for later commands`)
    .option('--email <address>', 'where the link is mailed to')
    .option('--link <link>', 'the link of the letter')
    .action((options: MemberSignInOptions) =>
      signInMember(MEMBER_KINDS[kind], options, { api: publicApi(), sessions, prompt, screen: screen() }),
    );
  group
    .command('logout')
    .description('sign out; the token stops working at once')
    .option('--everywhere', EVERYWHERE)
    .action((options: SignOutOptions) =>
      signOut(auth, options, { api: memberApi(kind), sessions, screen: screen() }),
    );
}
