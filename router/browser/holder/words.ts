/** A name of JSON or a type as words: `dateOfBirth` as `Date of birth`, `BachelorOfScienceCredential` as `Bachelor of Science`. */
export function wordsOf(name: string, { isType = false } = {}): string {
  const words = (isType ? name.replace(/(?<=.)Credential$/, '') : name)
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}{2,})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[_\s]+/)
    .filter((word) => word !== '')
    .map((word, at) => (at > 0 && (isType ? SMALL : CAPITALIZED).test(word) ? word.toLowerCase() : word))
    .join(' ');
  return isType ? words : words.charAt(0).toUpperCase() + words.slice(1);
}

const SMALL = /^(?:Of|In|And|The|For|To|With)$/;
const CAPITALIZED = /^\p{Lu}\p{Ll}/u;
