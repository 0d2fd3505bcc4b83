import { teamRoutes } from '../../members/team-rest.ts';
import { type Route, route } from '../../rest.ts';

const FIELDS =
  'userId email displayName role status custodianDid invitationExpiresAt lastSignedInAt createdAt updatedAt rowVersion';

/** The team of a custodian, for its own people. */
export const custodianTeamRoutes: readonly Route[] = [
  route('GET', '/api/v1/custodian/me', {
    summary: 'Show the caller and the custodian that they act for',
    caller: 'custodian',
    limit: 'portal',
    document: `query CurrentCustodianUser { currentCustodianUser { ${FIELDS} } }`,
    variables: () => ({}),
    success: 200,
  }),
  ...teamRoutes({
    path: '/api/v1/custodian/team',
    caller: 'custodian',
    id: 'user_id',
    type: 'CustodianUser',
    one: 'user',
    invitation: 'CustodianInvitation',
    queries: { list: 'custodianTeam', filter: 'CustodianTeamFilter', one: 'custodianUser' },
    fields: FIELDS,
    notActive: 'CUSTODIAN_NOT_ACTIVE',
    examples: {
      invite: {
        summary: 'A colleague who will look through records',
        body: { email: 'reviewer@example.org', role: 'Reviewer', display_name: 'Rós Ní Bhriain' },
      },
      update: { summary: 'From now on they attest', body: { role: 'Attester' } },
    },
  }),
];
