import { z } from 'zod';
import { languageTag, text } from '../../kernel/parse.ts';

/** ISO 3166-1 alpha-2, or ISO 3166-2. */
export const jurisdictionCode = z
  .string()
  .regex(/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/, 'give a code such as IE or US-CA (ISO 3166)');

/** A code of a registry of its own, such as BSC-PHYS or 6.2: no spaces, so that it can stand in addresses and files. */
export const code = text(100).regex(
  /^[\p{L}\p{N}](?:[\p{L}\p{N}._:/+-]*[\p{L}\p{N}+])?$/u,
  'use letters, digits and . _ : / + - between them',
);

export const MOST_LANGUAGES = 50;

/** A text in several languages, by language tag (BCP 47): one at least. */
export const texts = z
  .record(languageTag, text(255), 'give texts by language, such as { "en": "Ireland" }')
  .refine((given) => Object.keys(given).length > 0, 'give the text in one language at least')
  .refine(
    (given) => Object.keys(given).length <= MOST_LANGUAGES,
    `give the text in at most ${MOST_LANGUAGES} languages`,
  );

/** Texts by language tag. */
export type Texts = Readonly<Record<string, string>>;
