import { ask } from '../api.ts';
import { runSignInPage } from '../organization/sign-in.ts';

runSignInPage({
  kind: 'issuer',
  invitation:
    'Members of an institution sign in with their organization, or with a link that comes by e-mail.',
  requestLink: (email) => ask('POST /api/v1/issuer/auth/magic-link', { body: { email } }),
  async redeem(token) {
    const reply = await ask('POST /api/v1/issuer/auth/magic-link/verify', { body: { token } });
    const { issuer, ...session } = reply;
    return { ...session, organization: { ...issuer, identifier: issuer.did } };
  },
  async redeemCode(code) {
    const reply = await ask('POST /api/v1/issuer/auth/sso/token', { body: { code } });
    const { issuer, ...session } = reply;
    return { ...session, organization: { ...issuer, identifier: issuer.did } };
  },
  signOut: (bearer) => ask('POST /api/v1/issuer/auth/sso/logout', { body: {}, bearer }),
});
