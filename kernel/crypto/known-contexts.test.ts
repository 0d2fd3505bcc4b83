import { createHash } from 'node:crypto';
import { canonicalize } from './canonical-json.ts';
import { PUBLISHED_CONTEXTS } from './known-contexts.ts';
import { CONTEXT_DOCUMENTS } from './testing/contexts.ts';

test.each([...PUBLISHED_CONTEXTS])('%s has the published content', (url, sha256) => {
  const document = JSON.parse(JSON.stringify(CONTEXT_DOCUMENTS.get(url)));
  expect(createHash('sha256').update(canonicalize(document)).digest('hex')).toBe(sha256);
});
