import { type Route, route, wholeNumber } from '../../rest.ts';

const STATE = 'status model pending entries embedded failure failedAt';
const EMBEDDINGS = '/api/v1/admin/catalog/embeddings';

/** How far embeddings are, for administrators. */
export const adminSearchRoutes: readonly Route[] = [
  route('GET', EMBEDDINGS, {
    summary: 'See how far the embeddings of the catalog are',
    caller: 'admin',
    limit: 'portal',
    document: `query CatalogEmbeddings { catalogEmbeddings { ${STATE} } }`,
    variables: () => ({}),
    success: 200,
  }),

  route('POST', `${EMBEDDINGS}/rebuild`, {
    summary: 'Have the embeddings of the catalog made anew',
    description:
      'In the background, even where neither texts nor model have changed; searches go on with those that there are. Of themselves ' +
      'embeddings follow every publication. Nothing happens where no model is set up (UNAVAILABLE).',
    caller: 'admin',
    limit: 'portal',
    document: `mutation RebuildEmbeddings($input: RebuildEmbeddingsInput!) {
      rebuildEmbeddings(input: $input) { embeddings { ${STATE} } }
    }`,
    variables: ({ body }) => ({ input: body }),
    reply: ({ embeddings }) => embeddings,
    success: 202,
    example: { summary: 'Those of all jurisdictions', body: {} },
  }),
];

/** The search of the catalog, for issuers. */
export const portalSearchRoutes: readonly Route[] = [
  route('GET', '/api/v1/portal/catalog/entries/semantic-search', {
    summary: 'Find entries by what somebody types, in letters and in meaning',
    description:
      'Entries of this code, else those whose code or title begins so, else those with all of its words, and behind these those that ' +
      'mean the same. `status` says whether a language model was asked: UNAVAILABLE and FAILED leave the matches by letters. By meaning ' +
      'the first 1,000 entries of the list are compared; `truncated` says that there are more.',
    caller: 'issuer',
    limit: 'portal',
    query: ['q', 'jurisdiction', 'limit'],
    ranges: { limit: [1, 100] },
    document: `query SemanticCatalogSearch($q: String!, $jurisdiction: String!, $limit: Int) {
      semanticCatalogSearch(q: $q, jurisdiction: $jurisdiction, first: $limit) {
        status matchType searched truncated
        items {
          matchType score
          entry {
            entryId entryCode jurisdictionCode frameworkId entryType achievementType ctid ownerIssuerDid title
            currentVersionId versions status createdAt updatedAt rowVersion
          }
        }
      }
    }`,
    // What is missing is refused by the operation, beside what else is wrong.
    variables: ({ query: { q = '', jurisdiction = '', limit } }) => ({
      q,
      jurisdiction,
      ...(limit === undefined ? {} : { limit: wholeNumber(limit) }),
    }),
    success: 200,
  }),
];
