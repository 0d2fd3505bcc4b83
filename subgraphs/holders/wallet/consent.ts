import { z } from 'zod';
import { newId } from '../../../kernel/ids.ts';
import { optionalText, text, uuid } from '../../../kernel/parse.ts';

const CONSENT_PURPOSES = [
  'TERMS',
  'DIRECTORY_LOOKUP',
  'SHARE_WITH_VERIFIER',
  'AI_PROCESSING',
  'EMAIL_NOTICES',
] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** What a holder has agreed to, and until when; a withdrawn consent stays as the record of its time. */
export interface Consent {
  readonly consentId: string;
  readonly holderId: string;
  readonly purpose: ConsentPurpose;
  /** The version of the text that was agreed to. */
  readonly version: string;
  /** What the consent is limited to, such as the DID of a custodian or the id of a verifier; null for all. */
  readonly scope: string | null;
  readonly status: 'GRANTED' | 'WITHDRAWN';
  readonly grantedAt: Date;
  readonly withdrawnAt: Date | null;
  /** How often something was shown under it; moved so that what relies on it and its withdrawal cannot miss each other. */
  readonly reliedOn: number;
}

export const grantConsentInput = z.strictObject({
  purpose: z.enum(CONSENT_PURPOSES, `choose one of ${CONSENT_PURPOSES.join(', ')}`),
  version: text(40),
  scope: optionalText(text(512)),
});
export const withdrawConsentInput = z.strictObject({ consentId: uuid });

export function newConsent(
  holderId: string,
  { purpose, version, scope }: z.output<typeof grantConsentInput>,
  at: Date,
): Consent {
  return {
    consentId: newId(),
    holderId,
    purpose,
    version,
    scope: scope ?? null,
    status: 'GRANTED',
    grantedAt: at,
    withdrawnAt: null,
    reliedOn: 0,
  };
}
