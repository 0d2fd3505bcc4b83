import { type Route, route } from '../../rest.ts';

/** The search of custodians. */
export const searchRoutes: readonly Route[] = [
  route('GET', '/api/v1/custodian/search', {
    summary: 'Look for a person in what you hold',
    description:
      'Finds rows of your intake, credentials that you have issued and people who work for you, by the beginning of a name. `purpose` is required: IDENTITY_CHECK, REISSUE_REQUEST, LEGAL_REQUEST, AUDIT or DATA_SUBJECT_REQUEST; it stands in the audit trail with who asked, without the words that were looked for. Names, addresses and numbers come masked. `kind` is RECORD, CREDENTIAL or MEMBER; `expires_before` finds credentials alone.',
    caller: 'custodian',
    limit: 'lookup:custodian-search',
    query: ['q', 'kind', 'status', 'expires_before', 'purpose'],
    document: `query CustodianSearch($q: String, $kind: CustodianSearchKind, $status: String, $expiresBefore: DateTime, $purpose: CustodianSearchPurpose!) {
      custodianSearch(q: $q, kind: $kind, status: $status, expiresBefore: $expiresBefore, purpose: $purpose) {
        searchId purpose hits { kind id status name email number expiresAt } hasMore
      }
    }`,
    variables: ({ query }) => ({
      q: query['q'],
      kind: query['kind'],
      status: query['status'],
      expiresBefore: query['expires_before'],
      purpose: query['purpose'],
    }),
    success: 200,
  }),
];
