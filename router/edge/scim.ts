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

/** What of a refusal is told in the words of SCIM. */
interface Refusal {
  readonly error: string;
  readonly message: string;
  readonly details?: readonly { readonly code: string }[] | undefined;
}

/** A refusal of SCIM: its message (RFC 7644 §3.12), beside which clients of ours find what every refusal has. */
export function scimError<Body extends Refusal>(status: number, body: Body) {
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
