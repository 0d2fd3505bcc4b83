/**
 * What graphql-js says of a request, fit for its reply: neither names of a schema that may be hidden, which it guesses
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
