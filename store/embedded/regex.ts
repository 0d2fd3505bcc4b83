import { type BSONRegExp, isRegExp, regExpOf } from './bson.ts';
import { Failure, unsupported } from './failure.ts';

const SPACE = '\\t\\n\\v\\f\\r ';
const NO_SPACE = '\\0-\\x08\\x0e-\\x1f!-\\u{10ffff}';
const BLANK = '\\t \\u00a0\\u1680\\u180e\\u2000-\\u200a\\u202f\\u205f\\u3000';
const LINE_END = '\\n\\v\\f\\r\\u0085\\u2028\\u2029';
const ALL = '[\\s\\S]';
const AT_END = `(?!${ALL})`;

/** PCRE's classes by name, ASCII as without its option UCP (pcre2pattern: POSIX character classes). */
const POSIX: Readonly<Record<string, string>> = {
  alpha: 'A-Za-z',
  digit: '0-9',
  alnum: 'A-Za-z0-9',
  upper: 'A-Z',
  lower: 'a-z',
  space: SPACE,
  blank: ' \\t',
  punct: '!-\\/:-@\\[-`\\{-~',
  print: ' -~',
  graph: '!-~',
  cntrl: '\\0-\\x1f\\x7f',
  xdigit: '0-9A-Fa-f',
  word: 'A-Za-z0-9_',
  ascii: '\\0-\\x7f',
};

/** What means the same inside and outside of a class: the members of the set. */
const SETS: Readonly<Record<string, string>> = {
  d: '0-9',
  D: '\\0-\\/:-\\u{10ffff}',
  w: 'A-Za-z0-9_',
  W: '\\0-\\/:-@\\[-\\^`\\{-\\u{10ffff}',
  s: SPACE,
  S: NO_SPACE,
  h: BLANK,
  v: LINE_END,
};

const CHARACTERS: Readonly<Record<string, string>> = {
  a: '\\x07',
  e: '\\x1b',
  f: '\\f',
  n: '\\n',
  r: '\\r',
  t: '\\t',
};

interface Modes {
  i: boolean;
  m: boolean;
  s: boolean;
  x: boolean;
}

/**
 * The JavaScript expression that matches what PCRE matches for a pattern with MongoDB's options i, m, s, x
 * (manual: $regex). What JavaScript cannot express is refused (115), what PCRE refuses is 51091, 51108.
 */
function compileRegExp(pattern: string, options: string): RegExp {
  const odd = /[^imsxu]/.exec(options)?.[0];
  if (odd !== undefined) throw new Failure(51108, `invalid flag in regex options: ${odd}`);
  if (pattern.includes('\0')) throw new Failure(2, 'Regular expression cannot contain an embedded null byte');
  const has = (option: string): boolean => options.includes(option);
  const modes = { i: has('i'), m: has('m'), s: has('s'), x: has('x') };
  const source = new Translation(pattern, modes).run();
  try {
    return new RegExp(source, modes.i ? 'iu' : 'u');
  } catch (cause) {
    throw invalid(cause instanceof Error ? cause.message : pattern);
  }
}

/** The argument of a query (`/x/i`, or `$regex` with `$options`) as a JavaScript expression. */
export function queryRegExp(argument: unknown, $options?: unknown): RegExp {
  if ($options !== undefined && typeof $options !== 'string')
    throw new Failure(2, '$options has to be a string');
  if (typeof argument === 'string') return compileRegExp(argument, $options ?? '');
  if (!isRegExp(argument)) throw new Failure(2, '$regex has to be a string');
  const { pattern, options } = regExpOf(argument as RegExp | BSONRegExp);
  if ($options !== undefined && options !== '')
    throw new Failure(51075, 'options set in both $regex and $options');
  return compileRegExp(pattern, $options ?? options);
}

function invalid(reason: string): Failure {
  return new Failure(51091, `Regular expression is invalid: ${reason}`);
}

class Translation {
  private readonly pattern: string;
  private readonly modes: Modes;
  private at = 0;

  constructor(pattern: string, modes: Modes) {
    this.pattern = pattern;
    this.modes = modes;
  }

  run(): string {
    // Modes that hold for all of the pattern may stand at its beginning.
    for (
      let found = this.take(/\(\?([imsx]+)\)/y);
      found !== undefined;
      found = this.take(/\(\?([imsx]+)\)/y)
    )
      for (const mode of found[1] ?? '') this.modes[mode as keyof Modes] = true;
    let source = '';
    while (this.at < this.pattern.length) source += this.next();
    return source;
  }

  private take(expected: RegExp): RegExpExecArray | undefined {
    expected.lastIndex = this.at;
    const found = expected.exec(this.pattern) ?? undefined;
    if (found !== undefined) this.at += found[0].length;
    return found;
  }

  private next(): string {
    if (this.modes.x && this.take(/\s+|#[^\n]*\n?/y) !== undefined) return '';
    const literal = this.take(/\\Q([\s\S]*?)(?:\\E|$)/y)?.[1];
    if (literal !== undefined) return [...literal].map(escaped).join('');
    const quantifier = this.take(/(?:[*+?]|\{\d+(?:,\d*)?\})([+?]?)/y);
    if (quantifier !== undefined) {
      if (quantifier[1] === '+') throw unsupported('A possessive quantifier in a regular expression');
      return quantifier[0];
    }
    const character = this.take(/[\s\S]/uy)?.[0] ?? '';
    switch (character) {
      case '\\':
        return this.escape();
      case '[':
        return this.characterClass();
      case '(':
        return this.group();
      case '.':
        return this.modes.s ? ALL : '[^\\n]';
      case '^':
        // Not behind a newline that ends the text (pcre2pattern: circumflex and dollar).
        return this.modes.m ? `(?:^|(?<=\\n)(?=${ALL}))` : '^';
      case '$':
        return this.modes.m ? `(?=\\n|${AT_END})` : `(?=\\n?${AT_END})`;
      case ')':
      case '|':
        return character;
      default:
        return escaped(character);
    }
  }

  private group(): string {
    if (this.take(/\?#[^)]*\)/y) !== undefined) return '(?:)';
    const name = this.take(/\?P?<([A-Za-z_]\w*)>|\?'([A-Za-z_]\w*)'/y);
    if (name !== undefined) return `(?<${name[1] ?? name[2]}>`;
    const backward = this.take(/\?P=(\w+)\)/y)?.[1];
    if (backward !== undefined) return `\\k<${backward}>`;
    const plain = this.take(/\?(?::|=|!|<=|<!)/y)?.[0];
    if (plain !== undefined) return `(${plain}`;
    if (this.take(/[?*]/y) !== undefined)
      throw unsupported(
        'A group of this kind in a regular expression (atomic, conditional, modes, recursion)',
      );
    return '(';
  }

  private escape(): string {
    const reference = this.take(/[1-9]\d*|k<\w+>|k\{(\w+)\}|k'(\w+)'/y);
    if (reference !== undefined) {
      const name = reference[1] ?? reference[2];
      return name === undefined ? `\\${reference[0]}` : `\\k<${name}>`;
    }
    const letter = this.pattern[this.at] ?? '';
    const outside: Readonly<Record<string, string>> = {
      A: '(?<![\\s\\S])',
      z: AT_END,
      Z: `(?=\\n?${AT_END})`,
      b: '\\b',
      B: '\\B',
      N: '[^\\n]',
      R: `(?:\\r\\n|[${LINE_END}])`,
      H: `[^${BLANK}]`,
      V: `[^${LINE_END}]`,
    };
    const simple = outside[letter];
    if (simple !== undefined) {
      this.at++;
      return simple;
    }
    const set = SETS[letter];
    if (set === undefined) return this.character();
    this.at++;
    return `[${set}]`;
  }

  /** An escape that stands for one character, or a property of characters. */
  private character(): string {
    const code = this.take(/x\{([0-9a-f]{1,6})\}|x([0-9a-f]{0,2})/iy);
    if (code !== undefined) return codePoint(Number.parseInt(code[1] ?? (code[2] || '0'), 16));
    const octal = this.take(/0([0-7]{0,2})|o\{([0-7]{1,7})\}/y);
    if (octal !== undefined) return codePoint(Number.parseInt(octal[1] || octal[2] || '0', 8));
    const control = this.take(/c([a-z])/iy)?.[1];
    if (control !== undefined) return `\\c${control}`;
    const property = this.take(/([pP])(?:([CLMNPSZ])|\{(\^?)([CLMNPSZ][a-z]?)\})/y);
    if (property !== undefined) {
      const isNot = (property[1] === 'P') !== (property[3] === '^');
      return `\\${isNot ? 'P' : 'p'}{${property[2] ?? property[4]}}`;
    }
    const letter = this.take(/[\s\S]/uy)?.[0];
    if (letter === undefined) throw invalid('\\ at end of pattern');
    if (!/[A-Za-z0-9]/.test(letter)) return escaped(letter);
    const known = CHARACTERS[letter];
    if (known !== undefined) return known;
    if (/[GKXCEQpPgLlUu]/.test(letter)) throw unsupported(`The escape \\${letter} in a regular expression`);
    throw invalid('unrecognized character follows \\');
  }

  private characterClass(): string {
    let members = this.take(/\^/y) === undefined ? '[' : '[^';
    if (this.take(/\]/y) !== undefined) members += '\\]';
    for (;;) {
      const named = this.take(/\[:(\^?)(\w+):\]/y);
      if (named !== undefined) {
        const set = POSIX[named[2] ?? ''];
        if (set === undefined) throw invalid('unknown POSIX class name');
        if (named[1] === '^') throw unsupported('A negated POSIX class in a regular expression');
        members += set;
        continue;
      }
      if (this.take(/\[[.=]/y) !== undefined) throw invalid('POSIX collating elements are not supported');
      const character = this.take(/[\s\S]/uy)?.[0];
      if (character === undefined) throw invalid('missing terminating ] for character class');
      if (character === ']') return `${members}]`;
      if (character === '\\') members += this.memberEscape();
      else members += character === '-' ? '-' : escaped(character);
    }
  }

  private memberEscape(): string {
    if (this.take(/b/y) !== undefined) return '\\x08';
    const set = SETS[this.pattern[this.at] ?? ''];
    if (set !== undefined) {
      this.at++;
      return set;
    }
    if (this.take(/-/y) !== undefined) return '\\-';
    if (/[HVQ1-9]/.test(this.pattern[this.at] ?? ''))
      throw unsupported('This escape in a class of a regular expression');
    return this.character();
  }
}

function codePoint(value: number): string {
  if (value > 0x10ffff) throw invalid('character code point value in \\x{} or \\o{} is too large');
  return `\\u{${value.toString(16)}}`;
}

/** A character that stands for itself, in a pattern with the flag `u`. */
function escaped(character: string): string {
  return /[\^$\\.*+?()[\]{}|/]/.test(character) ? `\\${character}` : character;
}
