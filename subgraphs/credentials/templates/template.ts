import { z } from 'zod';
import { AppError } from '../../../kernel/errors.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { oneFrom, optional, text, uuid } from '../../../kernel/parse.ts';
import { CERTIFICATE_LAYOUTS, type CertificateLook } from '../../../kernel/print/certificate-look.ts';
import type { Recorded } from '../../../store/record-store.ts';
import { credentialType } from '../issue-input.ts';
import { fieldsInput, type TemplateField } from './template-field.ts';
import { type Validity, validityInput } from './validity.ts';

export const TEMPLATE_STATUSES = ['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const;
export type TemplateStatus = (typeof TEMPLATE_STATUSES)[number];

/** How wallets and certificates show a credential. */
export interface TemplateDisplay extends CertificateLook {
  /** An https address for those who show it; never fetched by the platform, and on no certificate. */
  readonly logoUrl?: string | undefined;
}

/** What a version of a template says; once it is published it never changes. */
export interface TemplateContent {
  readonly name: string;
  readonly credentialType: string;
  /** The version of a catalog entry under which its credentials are issued. */
  readonly entryVersionId?: string | undefined;
  readonly fields: readonly TemplateField[];
  readonly validity: Validity;
  readonly display: TemplateDisplay;
}

/** A form of an issuer for credentials of one kind. It holds the version that is worked on, which is the published one until that is edited. */
export interface CredentialTemplate extends Recorded, TemplateContent {
  readonly templateId: string;
  readonly issuerId: string;
  readonly issuerDid: string;
  /** 1 for the first version, and one more with the first edit behind each publication. */
  readonly version: number;
  /** The version that is issued by; undefined for a template that was never published. */
  readonly publishedVersion?: number | undefined;
  readonly status: TemplateStatus;
}

/** A version that was published. */
export interface TemplateVersion extends Recorded, TemplateContent {
  readonly templateVersionId: string;
  readonly templateId: string;
  readonly issuerId: string;
  readonly version: number;
}

/** Templates of an issuer that are not ARCHIVED, at most. */
export const MOST_TEMPLATES = 200;

const TEMPLATE_EVENTS = {
  EDIT: { from: ['DRAFT', 'PUBLISHED', 'ARCHIVED'] },
  PUBLISH: { from: ['DRAFT', 'PUBLISHED', 'ARCHIVED'], to: 'PUBLISHED' },
  ARCHIVE: { from: ['DRAFT', 'PUBLISHED'], to: 'ARCHIVED' },
} as const satisfies Record<string, { from: readonly TemplateStatus[]; to?: TemplateStatus }>;

/** The status after an event. Error: INVALID_STATE_TRANSITION when the table has no such arrow. */
export function statusAfter(from: TemplateStatus, event: keyof typeof TEMPLATE_EVENTS): TemplateStatus {
  const arrow: { from: readonly TemplateStatus[]; to?: TemplateStatus } = TEMPLATE_EVENTS[event];
  if (arrow.from.includes(from)) return arrow.to ?? from;
  throw new AppError('INVALID_STATE_TRANSITION', `This template is ${from} already.`);
}

/** Whether it says something that is not published. */
export function isChanged({ version, publishedVersion }: CredentialTemplate): boolean {
  return version !== publishedVersion;
}

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'give a colour such as #1a2b3c');

const display = z.strictObject({
  background: optional(colour),
  textColor: optional(colour),
  logoUrl: optional(
    z
      .string()
      .max(512, 'use at most 512 characters')
      .refine(
        (url) => url.startsWith('https://') && URL.canParse(url) && !/[\s<>"']/.test(url),
        'give an address that begins with https://',
      ),
  ),
  layout: optional(oneFrom(CERTIFICATE_LAYOUTS)),
});

const content = {
  name: text(255),
  credentialType,
  entryVersionId: optional(uuid),
  fields: fieldsInput,
  validity: optional(validityInput),
  display: optional(display),
};

export const createTemplateInput = z.strictObject(content).transform(contentOf);
export const updateTemplateInput = z
  .strictObject({ templateId: uuid, ...content })
  .transform(({ templateId, ...rest }) => ({ templateId, content: contentOf(rest) }));
export const templateIdInput = z.strictObject({ templateId: uuid });
export const templateInput = z.strictObject({
  templateId: uuid,
  version: optional(
    z.int('give a whole number').min(1, 'the first version is 1').max(1_000_000, 'there is no such version'),
  ),
});
export const listTemplatesInput = z.strictObject({
  filter: optional(z.strictObject({ status: optional(oneFrom(TEMPLATE_STATUSES)) })),
  ...pageInput,
});

function contentOf(given: z.output<z.ZodObject<typeof content>>): TemplateContent {
  const { validity = { kind: 'NONE' }, display: shown, ...rest } = given;
  return { ...rest, validity, display: { ...shown, layout: shown?.layout ?? 'CLASSIC' } };
}
