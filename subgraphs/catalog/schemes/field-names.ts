import { KNOWN_EXPRESSIONS } from './field-map.ts';

/** What regulators call what expressions stand for, beside the words of the expressions themselves. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'learner.learner_number': ['student number', 'student id', 'learner id'],
  'learner.given_name': ['first name', 'forename'],
  'learner.family_name': ['last name', 'surname'],
  'enrolment.start_date': ['date of enrolment', 'day of enrolment'],
  'entry.code': ['course code', 'programme code', 'program code', 'qualification code'],
  'entry.title': ['course title', 'programme title', 'program title', 'qualification title'],
  'issuer.registration_number': ['provider number', 'provider registration number'],
  'issuer.name': ['provider name', 'institution name', 'name of provider', 'name of institution'],
  'credential.id': ['certificate id', 'certificate number'],
  'credential.issued_at': ['date of issue', 'issue date', 'certificate date'],
};

const NAMES: ReadonlyMap<string, string> = namesOf();

/** The expression that a name stands for by itself: `Given name` is learner.given_name. Undefined for a name that says nothing, or two things. */
export function expressionNamed(name: string): string | undefined {
  return NAMES.get(plain(name));
}

function namesOf(): ReadonlyMap<string, string> {
  const all = KNOWN_EXPRESSIONS.filter((expression) => /^\w+\.\w+$/.test(expression)).flatMap(
    (expression) => {
      const member = expression.slice(expression.indexOf('.') + 1);
      const words = [expression, member, ...(OTHER_NAMES[expression] ?? [])];
      return [...new Set(words.map(plain))].map((word) => [word, expression] as const);
    },
  );
  const count = (word: string) => all.filter(([one]) => one === word).length;
  // A code alone may be an outcome's or an entry's.
  return new Map(all.filter(([word]) => count(word) === 1));
}

function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
