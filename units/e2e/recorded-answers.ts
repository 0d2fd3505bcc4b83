import { writeFileSync } from 'node:fs';
import { RECORDED_ANSWERS, RECORDED_FILE } from '../../rest-bridge/recorded-answers.ts';

const ORIGIN = 'https://vc.example.edu';
const NOW = Date.parse('2026-01-02T03:04:05.678Z');
const KEYS = [
  'z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK',
  'z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp',
  'z6MkucxHajtFEuFkqiAedXXCUySu7ngVVe16bg7MkQj8B4y4',
];
const PROOF = 'z2YwC8z3ap7yx1nZYCg4L3j3ApHsF8kgPdSb5xoS1VR7vPG3F561B52hYnQF9iseabecm3ijx4K1FBTQsCZahKZme';
const HASH = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const TOKEN = 'q3Zk0cTt2yJ3mR5vW8xL1nB4dF7hK9pS6uE0aC2gI5o';
const DAY = 24 * 3600 * 1000;
const STEP = 5 * 60 * 1000;

// What differs from run to run, the longest kinds first: addresses, ids, instants, days, keys, proofs, hashes, bytes and secrets.
const PASSING = new RegExp(
  [
    /(?<origin>https?:\/\/localhost:\d+)/,
    /(?<host>localhost%3A\d+)/,
    /(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/,
    /(?<jwt>eyJ[\w-]+\.[\w-]+\.[\w-]+)/,
    /(?<instant>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)/,
    /(?<day>\b\d{4}-\d\d-\d\d\b)/,
    /(?<key>z6Mk[1-9A-HJ-NP-Za-km-z]{44})/,
    /(?<proof>\bz[1-9A-HJ-NP-Za-km-z]{60,}\b)/,
    /(?<hash>\b[0-9a-f]{64}\b)/,
    /(?<bytes>\b[A-Za-z0-9+/]{42,88}={1,2})/,
    /(?<secret>\b[A-Za-z0-9_-]{27,100}(?![A-Za-z0-9_-]))/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** An answer as it is shown: what differs from run to run is replaced by placeholders, and long lists are cut. */
function asRecorded(answer: unknown): unknown {
  const seen = new Map<string, number>();
  const numberOf = (kind: string, text: string) => {
    const all = [...seen.keys()].filter((each) => each.startsWith(kind));
    const known = seen.get(`${kind} ${text}`) ?? all.length;
    seen.set(`${kind} ${text}`, known);
    return known;
  };
  return shown(answer, '');

  function shown(value: unknown, name: string): unknown {
    if (typeof value === 'string') return value.replace(PASSING, placeholder);
    if (typeof value === 'number') return isNear(value) ? shifted(value) : value;
    if (Array.isArray(value)) return value.slice(0, name === 'items' ? 1 : 2).map((item) => shown(item, ''));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shown(inner, key)]));
  }

  function placeholder(text: string, ...rest: unknown[]): string {
    const groups = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    const [kind = ''] = Object.entries(groups).find(([, match]) => match !== undefined) ?? [];
    const isMixed = /\d/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text);
    switch (kind) {
      case 'origin':
        return ORIGIN;
      case 'host':
        return ORIGIN.replace('https://', '');
      case 'id':
        return `3f0c6e1a-6f1d-4a53-9a3e-0c6b8f2d7e${(0x11 + numberOf(kind, text)).toString(16)}`;
      case 'instant':
        return isNear(Date.parse(text)) ? new Date(shifted(Date.parse(text))).toISOString() : text;
      case 'day': {
        const at = Date.parse(text);
        return isNear(at)
          ? new Date(NOW + Math.floor((at - Date.now()) / DAY + 1) * DAY).toISOString().slice(0, 10)
          : text;
      }
      case 'key':
        return KEYS[numberOf(kind, text) % KEYS.length] ?? text;
      case 'proof':
        return PROOF;
      case 'jwt':
        return TOKEN;
      case 'hash':
        return HASH;
      case 'bytes':
        return text.length > 50 ? text : Buffer.from(HASH, 'hex').toString('base64');
      default:
        return isMixed ? TOKEN.repeat(3).slice(0, text.length) : text;
    }
  }
}

/** Within a year or so of the present: an instant of the run. */
function isNear(ms: number): boolean {
  return Math.abs(ms - Date.now()) < 400 * DAY;
}

/** As far from the example's present as it is from the run's. */
function shifted(ms: number): number {
  return NOW + Math.round((ms - Date.now()) / STEP) * STEP;
}

/** Where two answers are not of the same form: another kind of value, or other fields. Lists are alike whatever is in them, and so are values and null. */
export function differences(a: unknown, b: unknown, way = 'answer'): string[] {
  if (a === null || b === null || (Array.isArray(a) && Array.isArray(b))) return [];
  if (typeof a !== typeof b || Array.isArray(a) !== Array.isArray(b)) return [way];
  if (typeof a !== 'object' || typeof b !== 'object') return [];
  const [left, right] = [a, b] as [Record<string, unknown>, Record<string, unknown>];
  const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  return keys.flatMap((key) =>
    key in left && key in right ? differences(left[key], right[key], `${way}.${key}`) : [`${way}.${key}`],
  );
}

/** Writes answers beside those that were recorded before; one that is still of the form of the new one stays as it is. */
export function record(answers: ReadonlyMap<string, unknown>): void {
  const names = new Set([...Object.keys(RECORDED_ANSWERS), ...answers.keys()]);
  const entries = [...names].flatMap((name) => {
    const [known, given] = [RECORDED_ANSWERS[name], answers.get(name)];
    const isKept = given === undefined || (known !== undefined && differences(known, given).length === 0);
    const answer = isKept ? known : asRecorded(given);
    return answer === undefined ? [] : [[name, answer]];
  });
  writeFileSync(RECORDED_FILE, `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`);
}
