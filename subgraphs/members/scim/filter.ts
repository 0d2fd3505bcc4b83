import { invalid } from '../../../kernel/errors.ts';

/** A filter expression (RFC 7644 §3.4.2.2), read into a tree. Paths are in lower case, without the URN of the core schema. */
export type Filter =
  | { readonly is: 'compare'; readonly path: string; readonly operator: Operator; readonly value: Literal }
  | { readonly is: 'present'; readonly path: string }
  | { readonly is: 'and' | 'or'; readonly parts: readonly Filter[] }
  | { readonly is: 'not'; readonly part: Filter }
  /** `emails[type eq "work"]`: one value of the attribute fits the whole expression. */
  | { readonly is: 'within'; readonly path: string; readonly part: Filter };

type Literal = string | number | boolean | null;
const OPERATORS = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const;
type Operator = (typeof OPERATORS)[number];

const MOST_CHARACTERS = 1000;
const MOST_COMPARISONS = 20;
const MOST_DEPTH = 10;
export const CORE_USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const CORE_PREFIX = `${CORE_USER}:`.toLowerCase();

// One alternative can begin at each place, so that the time is linear in the text.
const TOKEN =
  /\s*(?:([()[\]])|("(?:[^"\\]|\\.)*")|(-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?(?![\w.:-]))|(\.?[A-Za-z$][\w$:.-]*))\s*/suy;

/** Reads a filter. Error: VALIDATION_FAILED with the detail `invalid_filter`, for what is longer or deeper than 1,000 characters, 20 comparisons and 10 levels, too. */
export function parseFilter(text: string): Filter {
  if (text.length > MOST_CHARACTERS) throw unreadable(`use at most ${MOST_CHARACTERS} characters`);
  const tokens = tokensOf(text);
  let at = 0;
  let comparisons = 0;
  const next = () => tokens[at]?.toLowerCase();
  const taken = (word: string): boolean => {
    if (next() !== word) return false;
    at += 1;
    return true;
  };
  const need = (word: string) => {
    if (!taken(word)) throw unreadable(`write ${word} ${place()}`);
  };
  const place = () => (at < tokens.length ? `before ${shown(tokens[at])}` : 'at the end');

  const found = either(0);
  if (at < tokens.length) throw unreadable(`write and or or ${place()}`);
  return found;

  function either(depth: number): Filter {
    if (depth > MOST_DEPTH) throw unreadable(`put at most ${MOST_DEPTH} parentheses into each other`);
    return joined('or', () => joined('and', () => one(depth)));
  }

  function joined(is: 'and' | 'or', part: () => Filter): Filter {
    const parts = [part()];
    while (taken(is)) parts.push(part());
    const [only] = parts;
    return parts.length === 1 && only ? only : { is, parts };
  }

  function one(depth: number): Filter {
    if (next() === 'not' && tokens[at + 1] === '(') {
      at += 1;
      return { is: 'not', part: grouped(depth) };
    }
    if (next() === '(') return grouped(depth);
    const path = pathOf(tokens[at], place);
    at += 1;
    if (!taken('[')) return comparison(path);
    const part = either(depth + 1);
    need(']');
    const sub = /^\.([a-z$].*)$/.exec(next() ?? '')?.[1];
    if (sub === undefined) return { is: 'within', path, part };
    // Entra ID compares a member of the values that fit: `emails[type eq "work"].value eq "…"`.
    at += 1;
    return { is: 'within', path, part: { is: 'and', parts: [part, comparison(sub)] } };
  }

  function comparison(path: string): Filter {
    comparisons += 1;
    if (comparisons > MOST_COMPARISONS) throw unreadable(`compare at most ${MOST_COMPARISONS} times`);
    const word = next();
    at += 1;
    if (word === 'pr') return { is: 'present', path };
    const operator = OPERATORS.find((known) => known === word);
    if (!operator) throw unreadable(`write one of ${OPERATORS.join(', ')} or pr behind ${shown(path)}`);
    const value = literalOf(tokens[at]);
    if (value === undefined) throw unreadable(`write a value in quotes, true or false behind ${operator}`);
    at += 1;
    return { is: 'compare', path, operator, value };
  }

  function grouped(depth: number): Filter {
    need('(');
    const part = either(depth + 1);
    need(')');
    return part;
  }
}

function tokensOf(text: string): readonly string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex;
    const [, ...kinds] = TOKEN.exec(text) ?? [];
    const token = kinds.find((kind) => kind !== undefined);
    if (token === undefined) throw unreadable(`mend it from ${shown(text.slice(from).trim())} on`);
    tokens.push(token);
  }
  return tokens;
}

function pathOf(token: string | undefined, place: () => string): string {
  if (token === undefined || !/^[A-Za-z$]/.test(token))
    throw unreadable(`write the name of an attribute ${place()}`);
  const path = token.toLowerCase();
  return path.startsWith(CORE_PREFIX) ? path.slice(CORE_PREFIX.length) : path;
}

function literalOf(token: string | undefined): Literal | undefined {
  const word = token?.toLowerCase();
  if (word === 'true' || word === 'false') return word === 'true';
  if (word === 'null') return null;
  if (token === undefined || !/^["\d-]/.test(token)) return undefined;
  try {
    return JSON.parse(token) as string | number;
  } catch {
    throw unreadable(`write ${shown(token)} as JSON does`);
  }
}

function unreadable(remedy: string) {
  return invalid('filter', 'invalid_filter', remedy);
}

function shown(part: string | undefined): string {
  return (part ?? '').slice(0, 40);
}

/** Whether a resource fits a filter. Text is compared without case, but for attributes that are case-exact (RFC 7643 §7). */
export function fits(filter: Filter, resource: object): boolean {
  switch (filter.is) {
    case 'and':
      return filter.parts.every((part) => fits(part, resource));
    case 'or':
      return filter.parts.some((part) => fits(part, resource));
    case 'not':
      return !fits(filter.part, resource);
    case 'within':
      return valuesAt(resource, filter.path).some(
        (value) => typeof value === 'object' && value !== null && fits(filter.part, value),
      );
    case 'present':
      return valuesAt(resource, filter.path).length > 0;
    case 'compare': {
      const { path, operator, value } = filter;
      const values = valuesAt(resource, path);
      // Nothing is different from every value.
      if (operator === 'ne') return !values.some((held) => compares(held, 'eq', value, isCaseExact(path)));
      if (value === null) return values.length === 0;
      return values.some((held) => compares(held, operator, value, isCaseExact(path)));
    }
  }
}

function isCaseExact(path: string): boolean {
  return path === 'id' || path === 'externalid' || path.startsWith('meta.');
}

/** What a path leads to: each value of a list, and the `value` of one that has such (RFC 7644 §3.4.2.2). */
function valuesAt(resource: object, path: string): readonly unknown[] {
  const held = path
    .split('.')
    .reduce<readonly unknown[]>(
      (parents, name) => parents.flatMap((parent) => memberOf(parent, name)),
      [resource],
    );
  return held.filter((value) => value !== null && value !== undefined);
}

function memberOf(parent: unknown, name: string): readonly unknown[] {
  if (typeof parent !== 'object' || parent === null) return [];
  const found = Object.entries(parent).find(([known]) => known.toLowerCase() === name)?.[1];
  return Array.isArray(found) ? found : [found];
}

function compares(held: unknown, operator: Operator, value: Literal, isExact: boolean): boolean {
  if (typeof held === 'object' && held !== null)
    return 'value' in held && compares(held.value, operator, value, isExact);
  // Entra ID writes booleans as text.
  if (typeof held === 'boolean') return operator === 'eq' && String(held) === String(value).toLowerCase();
  if (typeof held !== 'string' || typeof value !== 'string') return operator === 'eq' && held === value;
  const [one, other] = isExact ? [held, value] : [held.toLowerCase(), value.toLowerCase()];
  switch (operator) {
    case 'eq':
      return one === other;
    case 'co':
      return one.includes(other);
    case 'sw':
      return one.startsWith(other);
    case 'ew':
      return one.endsWith(other);
    case 'gt':
      return one > other;
    case 'ge':
      return one >= other;
    case 'lt':
      return one < other;
    case 'le':
      return one <= other;
    case 'ne':
      return one !== other;
  }
}

/** What members are found by in an index. */
export interface Named {
  readonly by: 'id' | 'userName' | 'externalId';
  readonly value: string;
}

const NAMES: Readonly<Record<string, Named['by']>> = {
  id: 'id',
  username: 'userName',
  externalid: 'externalId',
  // Members have one address, which is their name.
  emails: 'userName',
  'emails.value': 'userName',
};

/** By what all that fit a filter can be found: each of them has one of these. Undefined where the filter names nobody. */
export function namedBy(filter: Filter, under = ''): readonly Named[] | undefined {
  switch (filter.is) {
    case 'compare': {
      const by = NAMES[`${under}${filter.path}`];
      if (by === undefined || filter.operator !== 'eq' || typeof filter.value !== 'string') return undefined;
      return [{ by, value: by === 'userName' ? filter.value.toLowerCase() : filter.value }];
    }
    case 'and': {
      for (const part of filter.parts) {
        const named = namedBy(part, under);
        if (named) return named;
      }
      return undefined;
    }
    case 'or': {
      const named = filter.parts.map((part) => namedBy(part, under));
      return named.every((one) => one !== undefined) ? named.flat() : undefined;
    }
    case 'within':
      return namedBy(filter.part, `${filter.path}.`);
    default:
      return undefined;
  }
}

/** Whether a filter asks for nothing but those who are active, or those who are not; undefined for every other one. */
export function activeAlone(filter: Filter): boolean | undefined {
  if (filter.is !== 'compare' || filter.path !== 'active' || filter.operator !== 'eq') return undefined;
  const word = String(filter.value).toLowerCase();
  return word === 'true' || word === 'false' ? word === 'true' : undefined;
}
