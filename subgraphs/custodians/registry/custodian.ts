import { z } from 'zod';
import type { Context } from '../../../kernel/context.ts';
import { CUSTODIAN_TYPES, type CustodianType } from '../../../kernel/custodian-types.ts';
import { pageInput } from '../../../kernel/paging.ts';
import { countryCode, did, oneFrom, optional, text } from '../../../kernel/parse.ts';
import { type Noun, type Registrant, registerFields } from '../../did-registry/registrant.ts';
import { signFields } from '../../did-registry/registrant-key.ts';

/** An organization that holds or vouches for records that it did not originate. */
export interface Custodian extends Registrant {
  readonly custodianId: string;
  readonly custodianType: CustodianType;
  /** Where it may act; ISO 3166. */
  readonly jurisdictionCodes: readonly string[];
  readonly mandate?: Mandate | undefined;
}

/** What allows an organization to hold the records. */
export interface Mandate {
  readonly legalBasis: string;
  /** Where the evidence is; for administrators and the custodian itself. */
  readonly evidenceRef?: string | undefined;
}

export const CUSTODIAN: Noun<'custodian', Custodian> = {
  name: 'custodian',
  one: 'a custodian',
  subject: 'Custodian',
  org: 'CUSTODIAN',
  notActive: 'CUSTODIAN_NOT_ACTIVE',
  idField: 'custodianId',
  idOf: ({ custodianId }) => custodianId,
  own: (identity) =>
    'custodianId' in identity ? { id: identity.custodianId, did: identity.custodianDid } : undefined,
  withheld: (custodian) =>
    custodian.mandate ? { ...custodian, mandate: { legalBasis: custodian.mandate.legalBasis } } : custodian,
};

const MAX_JURISDICTIONS = 50;
const jurisdictionCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/, 'give an ISO 3166 code such as IE or US-CA');

export const registerInput = z.strictObject({
  ...registerFields,
  custodianType: oneFrom(CUSTODIAN_TYPES),
  jurisdictionCodes: optional(
    z
      .array(jurisdictionCode)
      .max(MAX_JURISDICTIONS, `give at most ${MAX_JURISDICTIONS}`)
      .transform((codes) => [...new Set(codes)]),
  ).transform((codes) => codes ?? []),
  mandate: optional(z.strictObject({ legalBasis: text(500), evidenceRef: optional(text(500)) })),
});

export const signInput = z
  .strictObject({ custodianDid: did, ...signFields })
  .transform(({ custodianDid, ...given }) => ({ did: custodianDid, ...given }));

/** What the public directory is narrowed by. */
const directoryFilter = z.strictObject({
  custodianType: optional(oneFrom(CUSTODIAN_TYPES)),
  countryCode: optional(z.string().trim().toUpperCase().pipe(countryCode)),
  jurisdictionCode: optional(jurisdictionCode),
  name: optional(text(100)),
});

export type DirectoryFilter = Partial<z.output<typeof directoryFilter>>;

export const directoryInput = z.strictObject({ filter: optional(directoryFilter), ...pageInput });

/** A rotation names the caller's own custodian unless it says which one. */
export function ofOwn(input: object, { identity }: Context): object {
  const { did: given } = input as { readonly did?: unknown };
  return { ...input, did: given ?? CUSTODIAN.own(identity)?.did };
}
