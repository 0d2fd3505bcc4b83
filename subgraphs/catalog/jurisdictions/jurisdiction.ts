import { z } from 'zod';
import { pageInput } from '../../../kernel/paging.ts';
import { oneFrom, optional, text, uuid, webUrl } from '../../../kernel/parse.ts';
import type { Recorded } from '../../../store/record-store.ts';
import { jurisdictionCode, type Texts, texts } from '../parse.ts';

export const JURISDICTION_LEVELS = ['COUNTRY', 'SUBDIVISION', 'SUPRANATIONAL'] as const;
export const JURISDICTION_STATUSES = ['ACTIVE', 'INACTIVE'] as const;

/** A territory with rules of its own for qualifications, by its code of ISO 3166. */
export interface Jurisdiction extends Recorded {
  readonly code: string;
  readonly nameI18n: Texts;
  readonly parentCode?: string | undefined;
  readonly level: (typeof JURISDICTION_LEVELS)[number];
  /** Who decides there. */
  readonly regulator?: { readonly name: string; readonly url?: string | undefined } | undefined;
  /** The framework by which its levels are told unless something else is said. */
  readonly defaultFrameworkId?: string | undefined;
  readonly status: (typeof JURISDICTION_STATUSES)[number];
  /** Made for the demonstration, and removed with it. Absent otherwise. */
  readonly isDemo?: true | undefined;
}

const regulator = z.strictObject({ name: text(255), url: optional(webUrl) });

export const createJurisdictionInput = z
  .strictObject({
    code: jurisdictionCode,
    nameI18n: texts,
    parentCode: optional(jurisdictionCode),
    level: optional(oneFrom(JURISDICTION_LEVELS)),
    regulator: optional(regulator),
  })
  .refine(({ code, parentCode }) => code !== parentCode, {
    path: ['parentCode'],
    message: 'name another jurisdiction: none is above itself',
  });

export const updateJurisdictionInput = z.strictObject({
  code: jurisdictionCode,
  nameI18n: optional(texts),
  regulator: optional(regulator),
  defaultFrameworkId: optional(uuid),
  status: optional(oneFrom(JURISDICTION_STATUSES)),
});

export const jurisdictionCodeInput = z.strictObject({ code: jurisdictionCode });

export const listJurisdictionsInput = z.strictObject({
  filter: optional(
    z.strictObject({
      status: optional(oneFrom(JURISDICTION_STATUSES)),
      parentCode: optional(jurisdictionCode),
    }),
  ),
  ...pageInput,
});
