import { ask } from '../api.ts';
import { runSignInPage } from '../organization/sign-in.ts';

runSignInPage({
  kind: 'custodian',
  invitation:
    'The people of a custodian sign in with their organization, or with a link that comes by e-mail.',
  requestLink: (email) => ask('POST /api/v1/custodian/auth/magic-link', { body: { email } }),
  async redeem(token) {
    const reply = await ask('POST /api/v1/custodian/auth/magic-link/verify', { body: { token } });
    const { custodian, ...session } = reply;
    return { ...session, organization: { ...custodian, identifier: custodian.did } };
  },
  async redeemCode(code) {
    const reply = await ask('POST /api/v1/custodian/auth/sso/token', { body: { code } });
    const { custodian, ...session } = reply;
    return { ...session, organization: { ...custodian, identifier: custodian.did } };
  },
  signOut: (bearer) => ask('POST /api/v1/custodian/auth/sso/logout', { body: {}, bearer }),
});
