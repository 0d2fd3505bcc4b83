/**
 * What libraries tell by the text of their errors alone: every phrase that the platform looks for stands here. The tests provoke
 * each error with the version that is installed; whoever changes a version runs them and puts the new one here.
 */
export const CHECKED_WITH = {
  graphql: '16.15.0',
  '@apollo/server': '5.5.1',
  '@grpc/grpc-js': '1.14.7',
  mongoose: '9.12.1',
} as const;

/** graphql: the document has more tokens than its parser was told to read. */
export function saysTooManyTokens(message: string): boolean {
  return /more that \d+ tokens/.test(message); // [sic]
}

/** graphql: an argument that may not be null got a variable that is; told while it runs, with a path. */
export function saysNullArgument(message: string): boolean {
  return /^Argument "\w+" of non-null type "[^"]+" must not be null\.$/.test(message);
}

/** graphql: the field that an input object may not have, or must have; undefined for any other error. */
export function fieldProblemOf(
  message: string,
): { readonly kind: 'unknown' | 'missing'; readonly field: string } | undefined {
  const unknown = /^Field "([^"]*)" is not defined/.exec(message)?.[1];
  if (unknown !== undefined) return { kind: 'unknown', field: unknown };
  const missing = /^Field "([^"]*)" of required type/.exec(message)?.[1];
  return missing === undefined ? undefined : { kind: 'missing', field: missing };
}

type BuiltInScalar = 'String' | 'Int' | 'Float' | 'Boolean' | 'ID';
type ValueProblem =
  | { readonly kind: 'scalar'; readonly scalar: BuiltInScalar }
  | { readonly kind: 'enum'; readonly name: string }
  | { readonly kind: 'object' | 'null' };

/** graphql: which type a value of a variable does not fit; undefined for any other error. */
export function valueProblemOf(message: string): ValueProblem | undefined {
  const scalar = /^(String|Int|Float|Boolean|ID) cannot represent/.exec(message)?.[1];
  if (scalar !== undefined) return { kind: 'scalar', scalar: scalar as BuiltInScalar };
  const name = /^(?:Enum|Value ".*" does not exist in) "(\w+)"/s.exec(message)?.[1];
  if (name !== undefined) return { kind: 'enum', name };
  if (/to be an object\.$/.test(message)) return { kind: 'object' };
  return /not to be null\.$/.test(message) ? { kind: 'null' } : undefined;
}

/**
 * graphql: what it says of a request, fit for its reply: neither names of a schema that may be hidden, which it guesses
 * ("Did you mean"), nor values that were sent, which it repeats: a password with a slip in its field is still a password.
 */
export function publicMessage(message: string): string {
  return message
    .replace(/ Did you mean .*$/s, '')
    .replace(/Value ".*" does not exist in/s, 'The value does not exist in')
    .replace(/ got invalid value .*(?= at ")/s, ' got an invalid value')
    .replace(/ got invalid value .*(?=; )/s, ' got an invalid value')
    .replace(/( cannot represent [^:"]*):.*$/s, '$1.')
    .replace(/^(Expected (?:value of )?type "[^"]*"), found .*$/s, '$1.');
}

// @apollo/server: refusals that carry no code, or one that says less than the text.
const APOLLO_REFUSALS = {
  HASH_MISMATCH: /^provided sha does not match/,
  PERSISTED_QUERY_VERSION: /^Unsupported persisted query version/,
  NO_QUERY_BY_GET: /^GET requests only support/,
  INTROSPECTION_OFF: /^GraphQL introspection is not allowed/,
} as const;

export type ApolloRefusal = keyof typeof APOLLO_REFUSALS;

/** @apollo/server: why it refuses a request before anything runs; undefined for any other error. */
export function apolloRefusalOf(message: string): ApolloRefusal | undefined {
  const words = Object.keys(APOLLO_REFUSALS) as ApolloRefusal[];
  return words.find((word) => APOLLO_REFUSALS[word].test(message));
}

/** @grpc/grpc-js: the call waited for a connection until its deadline, and was never sent. */
export function saysNeverSent(details: string): boolean {
  return details.includes('Waiting for LB pick');
}

/** mongoose: the connection is closed or not open yet; the platform waits for no queue. */
export function saysNotConnected(message: string): boolean {
  return /bufferCommands = false/.test(message);
}

/**
 * MongoDB and the embedded store: the name of the unique index that refused a write; it stands before any value of the caller.
 * The driver drops `keyPattern` from the errors of a bulk write.
 */
export function refusingIndexOf(message: string): string | undefined {
  return / index: (\S+) /.exec(message)?.[1];
}
