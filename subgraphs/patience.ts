// The name under which grpc/ still imports it.
export { documentFacts as errandOf } from './document-facts.ts';
