/** A text as the source of a regular expression that matches it literally. */
export function escapedPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}

/** What has this text in it, taken literally, in any case. */
export function containing(text: string): RegExp {
  return new RegExp(escapedPattern(text), 'i');
}
