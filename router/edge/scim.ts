import type { ErrorBody } from './envelope.ts';

export const SCIM_MEDIA_TYPE = 'application/scim+json';

/** Words of details and codes that RFC 7644 §3.12 has a word for. */
const SCIM_TYPES: Readonly<Record<string, string>> = {
  invalid_filter: 'invalidFilter',
  invalid_path: 'invalidPath',
  invalid_syntax: 'invalidSyntax',
  no_target: 'noTarget',
  mutability: 'mutability',
  too_many: 'tooMany',
  MALFORMED_JSON: 'invalidSyntax',
  VALIDATION_FAILED: 'invalidValue',
  DUPLICATE: 'uniqueness',
};

/** A refusal of SCIM: its message (RFC 7644 §3.12), beside which clients of ours find what every refusal has. */
export interface ScimErrorBody extends ErrorBody {
  readonly schemas: readonly string[];
  readonly status: string;
  readonly scimType?: string;
  readonly detail: string;
}

export function scimError(status: number, body: ErrorBody): ScimErrorBody {
  const [detail] = body.details ?? [];
  const scimType = SCIM_TYPES[detail?.code ?? ''] ?? SCIM_TYPES[body.error];
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    ...(scimType === undefined ? {} : { scimType }),
    detail: body.message,
    ...body,
  };
}
