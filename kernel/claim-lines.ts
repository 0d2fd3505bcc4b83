const MAX_LINES = 30;
/** How many claims, groups and items of lists are looked at: whoever signs a credential decides how many there are. */
const MAX_VISITED = 2000;
const MAX_KEY = 60;
const MAX_LABEL = 100;
const MAX_VALUE = 200;
const MAX_NAME = 255;
// What people look for first, in this order, wherever the document has it: of the words in the name of a claim the first that is here counts.
const SOUGHT_FIRST = [
  ['degree', 'award', 'achievement', 'qualification', 'diploma', 'certificate'],
  ['title', 'name'],
  ['course', 'programme', 'program', 'major', 'subject', 'specialisation', 'specialization'],
  ['grade', 'classification', 'class', 'honours', 'honors', 'result', 'gpa', 'level'],
  ['institution', 'university', 'college', 'school', 'faculty', 'department'],
  ['date', 'awarded', 'conferred', 'graduation', 'completed', 'completion', 'year'],
].map((words) => new Set(words));

/** One claim in words. */
export interface DisplayLine {
  readonly label: string;
  readonly value: string;
}

export interface ClaimLines {
  readonly lines: readonly DisplayLine[];
  /** Claims that did not fit; infinite when there are more than anybody counted. */
  readonly left: number;
}

/**
 * The claims of a subject as labels and values, at most 30: the name of the holder, then what people look for first, then as they
 * stand in the document. Work is bounded whatever the document holds: names and values are cut before anything is done with them.
 */
export function linesOfClaims(subject: Readonly<Record<string, unknown>>): ClaimLines {
  const { id: _id, name, ...claims } = subject;
  const lines: DisplayLine[] = [];
  let visited = 0;
  let found = 0;
  if (name !== undefined) add('', 'name', name, MAX_NAME);
  const isWhole = addAll('', claims);
  return { lines, left: isWhole ? found - lines.length : Number.POSITIVE_INFINITY };

  /** False when it gave up. */
  function addAll(group: string, claimsOfGroup: Readonly<Record<string, unknown>>): boolean {
    const keys = Object.keys(claimsOfGroup);
    const looked = soughtFirst(keys.slice(0, MAX_VISITED));
    return looked.every((key) => add(group, key, claimsOfGroup[key])) && looked.length === keys.length;
  }

  function add(group: string, key: string, value: unknown, maxValue = MAX_VALUE): boolean {
    visited += 1;
    if (visited > MAX_VISITED) return false;
    const label = () => labelled(group, key);
    if (isRecord(value)) return addAll(label(), value);
    if (Array.isArray(value) && value.some(isObject)) {
      const group = label();
      return value.every((item, index) => add(group, String(index + 1), item));
    }
    const words = wordsFor(value, maxValue);
    if (words.trim() === '') return true;
    found += 1;
    if (lines.length < MAX_LINES) lines.push({ label: label(), value: shortened(words, maxValue) });
    return true;
  }
}

/** `dateOfBirth` and `date_of_birth` as words; of a long name the beginning. */
export function wordsOf(name: string, spell: (word: string, index: number) => string): string {
  return name
    .slice(0, MAX_LABEL)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]{2,})([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_]+/)
    .filter((word) => word !== '')
    .map(spell)
    .join(' ');
}

/** A text of at most `max` characters, with an ellipsis where it was cut; of a longer one no more than that is looked at. */
export function shortened(value: string, max: number): string {
  // A character has at most two units.
  const characters = [...value.slice(0, 2 * max + 2)];
  return characters.length <= max ? value : `${characters.slice(0, max - 1).join('')}…`;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) && !Array.isArray(value);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function soughtFirst(keys: readonly string[]): readonly string[] {
  return keys
    .map((key, at) => ({ key, at, rank: rankOf(key) }))
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ key }) => key);
}

function rankOf(key: string): number {
  const words = wordsOf(key.slice(0, MAX_KEY), (word) => word.toLowerCase()).split(' ');
  const word = words.find((each) => SOUGHT_FIRST.some((sought) => sought.has(each)));
  return word === undefined ? SOUGHT_FIRST.length : SOUGHT_FIRST.findIndex((sought) => sought.has(word));
}

function labelled(group: string, key: string): string {
  const words = wordsOf(shortened(key, MAX_KEY), (word, at) =>
    at > 0 && /^[A-Z][a-z]/.test(word) ? word.toLowerCase() : word,
  );
  const name = words.charAt(0).toUpperCase() + words.slice(1);
  return shortened(group === '' ? name : `${group} · ${name}`, MAX_LABEL);
}

/** A value in words; of a list no more items than the words have room for. */
function wordsFor(value: unknown, max: number): string {
  if (!Array.isArray(value)) return wordFor(value);
  const items: readonly unknown[] = value.slice(0, max + 1);
  return items.map((item) => wordFor(item).slice(0, 2 * max + 2)).join(', ');
}

function wordFor(value: unknown): string {
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  return value === null || value === undefined ? '' : String(value);
}
