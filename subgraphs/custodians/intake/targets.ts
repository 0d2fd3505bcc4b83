import type { z } from 'zod';
import { fold } from '../../../kernel/name-search.ts';
import { calendarDate, did, email, text, uuid } from '../../../kernel/parse.ts';
import type { MappedColumn, RecordKind } from './intake-batch.ts';
import type { NormalizedRecord } from './intake-record.ts';

/** A member of a record that a column may fill. */
export type Member = Exclude<keyof NormalizedRecord, 'claims'>;

interface Target {
  readonly member: Member;
  readonly value: z.ZodType<string>;
  /** What other systems call it, beside its own name. */
  readonly aliases: readonly string[];
}

const name = text(255);
const code = text(100);

/** What a column may be mapped to, by its name in a mapping; `claim:<name>` comes beside these. */
const TARGETS = {
  holder_name: {
    member: 'holderName',
    value: name,
    aliases: ['name', 'full_name', 'student_name', 'learner_name', 'graduate', 'licensee', 'employee_name'],
  },
  given_name: { member: 'givenName', value: name, aliases: ['first_name', 'forename', 'given_names'] },
  family_name: { member: 'familyName', value: name, aliases: ['last_name', 'surname'] },
  email: { member: 'email', value: email, aliases: ['e-mail', 'email_address', 'mail'] },
  learner_number: {
    member: 'learnerNumber',
    value: code,
    aliases: ['student_number', 'student_id', 'learner_id', 'matriculation_number'],
  },
  holder_did: { member: 'holderDid', value: did, aliases: ['did', 'wallet'] },
  credential_type: {
    member: 'credentialType',
    value: code,
    aliases: ['credential', 'award', 'qualification', 'degree', 'licence_type', 'license_type'],
  },
  entry_code: {
    member: 'entryCode',
    value: code,
    aliases: ['programme_code', 'program_code', 'course_code', 'code'],
  },
  entry_version_id: { member: 'entryVersionId', value: uuid, aliases: [] },
  award_date: {
    member: 'awardDate',
    value: calendarDate,
    aliases: ['date_awarded', 'date_of_award', 'graduation_date', 'issue_date', 'issued', 'date'],
  },
  expiry_date: {
    member: 'expiryDate',
    value: calendarDate,
    aliases: ['expires', 'expiry', 'expiration_date', 'valid_until'],
  },
  result: { member: 'result', value: text(255), aliases: ['grade', 'mark', 'score', 'classification'] },
  licence_number: {
    member: 'licenceNumber',
    value: code,
    aliases: ['license_number', 'licence_no', 'license_no', 'registration_number'],
  },
  employee_ref: {
    member: 'employeeRef',
    value: code,
    aliases: ['employee_number', 'employee_id', 'staff_number', 'personnel_number'],
  },
  job_role: { member: 'jobRole', value: code, aliases: ['role', 'job', 'job_title', 'position'] },
  site: { member: 'site', value: code, aliases: ['location', 'plant', 'branch'] },
} as const satisfies Record<string, Target>;

export type TargetName = keyof typeof TARGETS;
export const TARGET_NAMES = Object.keys(TARGETS) as TargetName[];

/** The members that a value of a mapping's name fills. */
export const memberOf = (target: TargetName): Member => TARGETS[target].member;

const NAME_OF = new Map(TARGET_NAMES.map((target) => [memberOf(target), target]));
/** How a mapping names a member. */
export const targetOf = (member: Member): TargetName => NAME_OF.get(member) ?? 'holder_name';

const PERSON: readonly TargetName[] = [
  'holder_name',
  'given_name',
  'family_name',
  'email',
  'holder_did',
  'learner_number',
];
const AWARD: readonly TargetName[] = ['credential_type', 'entry_code', 'entry_version_id', 'award_date'];

/** What the rows of each kind may say. */
const OF_KIND: Readonly<Record<RecordKind, readonly TargetName[]>> = {
  CREDENTIAL: [...PERSON, ...AWARD, 'expiry_date', 'result'],
  OUTCOME: [...PERSON, ...AWARD, 'result'],
  LICENCE: [...PERSON, ...AWARD, 'licence_number', 'expiry_date'],
  WORKFORCE: [
    'holder_name',
    'given_name',
    'family_name',
    'email',
    'holder_did',
    'employee_ref',
    'job_role',
    'site',
  ],
};

/** What each row must say: of each line, all of one of the choices. */
const NAME_REQUIRED: readonly (readonly TargetName[])[] = [['holder_name'], ['given_name', 'family_name']];
const REQUIRED: Readonly<Record<RecordKind, readonly (readonly (readonly TargetName[])[])[]>> = {
  CREDENTIAL: [NAME_REQUIRED, [['credential_type']], [['award_date']]],
  OUTCOME: [NAME_REQUIRED, [['entry_code'], ['entry_version_id']], [['result']], [['award_date']]],
  LICENCE: [NAME_REQUIRED, [['licence_number']], [['award_date']]],
  WORKFORCE: [NAME_REQUIRED, [['employee_ref']], [['job_role']]],
};

export const targetsOf = (kind: RecordKind): readonly TargetName[] => OF_KIND[kind];

/** What is missing so that rows of a kind are whole: the choices of each line, of which none is there. */
export function missingFrom(
  kind: RecordKind,
  has: (target: TargetName) => boolean,
): (readonly TargetName[])[] {
  return REQUIRED[kind]
    .filter((choices) => !choices.some((choice) => choice.every(has)))
    .map((choices) => choices[0] ?? []);
}

/** The value of a cell for a target, or what is wrong with it. */
export function valueFor(
  target: TargetName,
  given: string,
): { readonly value: string } | { readonly code: string; readonly message: string } {
  const parsed = TARGETS[target].value.safeParse(given);
  if (parsed.success) return { value: parsed.data };
  const [issue] = parsed.error.issues;
  return { code: issue?.code ?? 'invalid', message: issue?.message ?? 'give another value' };
}

/** `givenName`, `given_name` and `Given Name` are one name. */
export function plainName(given: string): string {
  return fold(given).replace(/[^\p{L}\p{N}]/gu, '');
}

// Whole words, and parts of those in which nothing else ends: a birthplace is none of our business either.
const OF_BIRTH =
  /birth|^dob$|^bday$|geburt|naissance|nacimiento|nascimento|nascita|gebdat|geboorte|fodelse|fodsel/;

/** Whether a column or a claim is about when somebody was born, which is never taken in. */
export const isOfBirth = (given: string): boolean => OF_BIRTH.test(plainName(given));

/** A mapping of the headers that say by themselves what they are; each target once. */
export function suggestedMapping(kind: RecordKind, headers: readonly string[]): readonly MappedColumn[] {
  // Of headers that are the same but for case and signs, the first.
  const left = new Map(
    headers
      .filter((header) => !isOfBirth(header))
      .toReversed()
      .map((header) => [plainName(header), header]),
  );
  return targetsOf(kind).flatMap((target) => {
    const name = [target, ...TARGETS[target].aliases].map(plainName).find((one) => left.has(one));
    const column = name === undefined ? undefined : left.get(name);
    if (name === undefined || column === undefined) return [];
    left.delete(name);
    return [{ column, target }];
  });
}
