import { ask } from '../api.ts';
import { runSignInPage } from '../organization/sign-in.ts';

runSignInPage({
  kind: 'verifier',
  invitation: 'The people of a verifier sign in with a link that comes by e-mail.',
  requestLink: (email) => ask('POST /api/v1/verifier/auth/magic-link', { body: { email } }),
  async redeem(token) {
    const reply = await ask('POST /api/v1/verifier/auth/magic-link/verify', { body: { token } });
    const { verifier, ...session } = reply;
    return { ...session, organization: { ...verifier, identifier: verifier.verifier_id } };
  },
  async signOut(bearer) {
    await ask('POST /api/v1/verifier/auth/logout', { body: {}, bearer });
    return { logout_url: null };
  },
});
