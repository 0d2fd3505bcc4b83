import { documentFacts } from './document-facts.ts';

test.each([
  ['{ issuer { did } }', undefined, true, false],
  ['query Q { issuer { did } }', 'Q', true, false],
  ['mutation { revokeCredential { id } }', undefined, false, false],
  ['mutation B($i: I!) { issueBatch(input: $i) { total } }', undefined, false, true],
  ['mutation { all: issueBatch { total } }', undefined, false, true],
  ['mutation A { issueBatch { total } } mutation B { claim { id } }', 'A', false, true],
  ['mutation A { issueBatch { total } } mutation B { claim { id } }', 'B', false, false],
  ['mutation A { issueBatch { total } } mutation B { claim { id } }', undefined, false, false],
  ['{ not graphql', undefined, false, false],
  ['', undefined, false, false],
])('%s (%s): a query %s, slow %s', (document, name, isQuery, isSlow) => {
  for (const _again of [1, 2]) expect(documentFacts(document, name)).toMatchObject({ isQuery, isSlow });
});
