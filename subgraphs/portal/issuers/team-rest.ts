import { teamRoutes } from '../../members/team-rest.ts';
import { type Route, route } from '../../rest.ts';

const FIELDS =
  'memberId email displayName role status issuerDid invitationExpiresAt lastSignedInAt createdAt updatedAt rowVersion';

/** The team of an issuer, for its own people. */
export const issuerTeamRoutes: readonly Route[] = [
  route('GET', '/api/v1/portal/me', {
    summary: 'Show the caller and the issuer that they act for',
    caller: 'issuer',
    limit: 'portal',
    document: `query MyIssuer { myIssuer { did name status member { ${FIELDS} } } }`,
    variables: () => ({}),
    reply: ({ member, ...issuer }) => ({ issuer, member }),
    success: 200,
  }),
  ...teamRoutes({
    path: '/api/v1/portal/me/team',
    caller: 'issuer',
    id: 'member_id',
    type: 'TeamMember',
    one: 'member',
    invitation: 'TeamInvitation',
    queries: { list: 'issuerTeam', filter: 'IssuerTeamFilter', one: 'teamMember' },
    fields: FIELDS,
    notActive: 'ISSUER_NOT_ACTIVE',
    examples: {
      invite: {
        summary: 'A colleague who will issue',
        body: { email: 'operator@example.edu', role: 'Operator', display_name: 'Rós Ní Bhriain' },
      },
      update: { summary: 'From now on they only read', body: { role: 'Viewer' } },
    },
  }),
];
