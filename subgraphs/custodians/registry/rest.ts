import { type Route, route } from '../../rest.ts';

const PUBLIC = 'custodianId did name custodianType status signingMode organizationUrl countryCode';

/** Custodians, for everybody. */
export const custodianRoutes: readonly Route[] = [
  route('GET', '/api/v1/custodians/{did}', {
    summary: 'Look a custodian up by its DID',
    caller: 'public',
    limit: 'lookup',
    document: `query Custodian($did: DID!) { custodian(did: $did) { ${PUBLIC} } }`,
    variables: ({ params }) => ({ did: params['did'] }),
    success: 200,
  }),
];
