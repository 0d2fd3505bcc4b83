import { teamRoutes } from '../../members/team-rest.ts';
import type { Route } from '../../rest.ts';

/** The team of a verifier, for its own people. */
export const verifierTeamRoutes: readonly Route[] = teamRoutes({
  path: '/api/v1/verifier/team',
  caller: 'verifier',
  id: 'user_id',
  type: 'VerifierUser',
  one: 'user',
  invitation: 'VerifierInvitation',
  queries: { list: 'verifierTeam', filter: 'VerifierTeamFilter', one: 'verifierUser' },
  fields:
    'userId email displayName role status verifierId invitationExpiresAt lastSignedInAt createdAt updatedAt rowVersion',
  examples: {
    invite: {
      summary: 'A colleague who will check applications',
      body: { email: 'recruiter@example.com', role: 'Member', display_name: 'Rós Ní Bhriain' },
    },
    update: { summary: 'From now on they look after the team, too', body: { role: 'Admin' } },
  },
});
