import { z } from 'zod';
import { pageInput } from '../../../kernel/paging.ts';
import { oneFrom, optional, optionalText, text, uuid, webUrl } from '../../../kernel/parse.ts';
import type { Recorded } from '../../../store/record-store.ts';
import { code, jurisdictionCode } from '../parse.ts';

export const FRAMEWORK_KINDS = ['QUALIFICATION', 'COMPETENCY', 'SKILL', 'OCCUPATION'] as const;
export const ADOPTION_STATUSES = ['DRAFT', 'ADOPTED', 'DEPRECATED'] as const;

export type AdoptionStatus = (typeof ADOPTION_STATUSES)[number];

/** One step of a framework, such as level 8 of the Irish one. */
export interface FrameworkLevel {
  readonly levelCode: string;
  readonly label: string;
  /** 1 to 8, of the European Qualifications Framework. */
  readonly eqfLevel?: number | undefined;
  readonly iscedCode?: string | undefined;
}

/** An ordered scheme of qualifications, competencies, skills or occupations: a CFDocument of CASE. */
export interface Framework extends Recorded {
  readonly frameworkId: string;
  readonly code: string;
  readonly jurisdictionCode: string;
  readonly title: string;
  readonly kind: (typeof FRAMEWORK_KINDS)[number];
  readonly publisher?: string | undefined;
  readonly version: string;
  readonly caseUri?: string | undefined;
  readonly adoptionStatus: AdoptionStatus;
  readonly levels: readonly FrameworkLevel[];
}

/** To which statuses a framework may go; its present one is always right. */
const NEXT: Readonly<Record<AdoptionStatus, readonly AdoptionStatus[]>> = {
  DRAFT: ['ADOPTED'],
  ADOPTED: ['DEPRECATED'],
  DEPRECATED: ['ADOPTED'],
};

export function mayBecome(from: AdoptionStatus, to: AdoptionStatus): boolean {
  return from === to || NEXT[from].includes(to);
}

const level = z.strictObject({
  levelCode: text(50),
  label: text(255),
  eqfLevel: optional(
    z
      .number()
      .int('give a whole number')
      .min(1, 'the European framework begins with 1')
      .max(8, 'the European framework ends with 8'),
  ),
  iscedCode: optionalText(text(10)),
});

const levels = z
  .array(level, 'give a list of levels')
  .max(200, 'give at most 200 levels')
  .refine(
    (given) => new Set(given.map(({ levelCode }) => levelCode)).size === given.length,
    'name each level once',
  );

const own = {
  title: text(255),
  kind: oneFrom(FRAMEWORK_KINDS),
  publisher: optionalText(text(255)),
  caseUri: optionalText(webUrl),
};

export const createFrameworkInput = z.strictObject({
  ...own,
  kind: optional(own.kind),
  code,
  jurisdictionCode,
  version: optional(text(50)),
  levels: optional(levels),
});

export const updateFrameworkInput = z.strictObject({
  frameworkId: uuid,
  title: optional(own.title),
  kind: optional(own.kind),
  publisher: own.publisher,
  caseUri: own.caseUri,
  levels: optional(levels),
  adoptionStatus: optional(oneFrom(ADOPTION_STATUSES)),
});

export const frameworkIdInput = z.strictObject({ frameworkId: uuid });

export const listFrameworksInput = z.strictObject({
  filter: optional(
    z.strictObject({
      jurisdictionCode: optional(jurisdictionCode),
      kind: optional(own.kind),
      adoptionStatus: optional(oneFrom(ADOPTION_STATUSES)),
    }),
  ),
  ...pageInput,
});
