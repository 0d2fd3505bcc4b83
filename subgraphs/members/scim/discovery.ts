import { AppError } from '../../../kernel/errors.ts';
import { ISSUER_ROLES } from '../../../kernel/identity.ts';
import { CORE_USER } from './filter.ts';
import { SCIM_PATH } from './user.ts';

const SCHEMAS = 'urn:ietf:params:scim:schemas:core:2.0';

export const LIST_RESPONSE = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
/** Resources on one page at most. */
export const MOST_RESULTS = 200;

export const DOCUMENT_KINDS = ['SERVICE_PROVIDER_CONFIG', 'RESOURCE_TYPES', 'SCHEMAS'] as const;

/** What a client can know of the server before it asks for anybody (RFC 7644 §4). Error: NOT_FOUND for an id of nothing. */
export function scimDocuments(
  publicUrl: string,
): (kind: (typeof DOCUMENT_KINDS)[number], id?: string) => object {
  const base = `${publicUrl}${SCIM_PATH}`;
  const userType = {
    schemas: [`${SCHEMAS}:ResourceType`],
    id: 'User',
    name: 'User',
    endpoint: '/Users',
    description: 'A member of the team of the issuer.',
    schema: CORE_USER,
    schemaExtensions: [],
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/User` },
  };
  const userSchema = {
    schemas: [`${SCHEMAS}:Schema`],
    id: CORE_USER,
    name: 'User',
    description: 'A member of the team of the issuer.',
    attributes: USER_ATTRIBUTES,
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${CORE_USER}` },
  };

  const config = {
    schemas: [`${SCHEMAS}:ServiceProviderConfig`],
    patch: { supported: true },
    bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
    filter: { supported: true, maxResults: MOST_RESULTS },
    changePassword: { supported: false },
    sort: { supported: false },
    etag: { supported: true },
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'API key as bearer token',
        description: 'An API key of the issuer with the scope team:provision, sent as Authorization: Bearer.',
        specUri: 'https://www.rfc-editor.org/rfc/rfc6750',
        primary: true,
      },
    ],
    meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
  };

  return (kind, id) => {
    if (kind === 'SERVICE_PROVIDER_CONFIG') return config;
    const one = kind === 'SCHEMAS' ? userSchema : userType;
    if (id === undefined)
      return { schemas: [LIST_RESPONSE], totalResults: 1, startIndex: 1, itemsPerPage: 1, Resources: [one] };
    if (one.id.toLowerCase() === id.toLowerCase()) return one;
    throw new AppError('NOT_FOUND', `There is no such thing here; what there is: ${one.id}.`);
  };
}

interface Attribute {
  readonly name: string;
  readonly type: 'string' | 'boolean' | 'complex';
  readonly description: string;
  readonly [characteristic: string]: unknown;
}

/** An attribute with the characteristics of RFC 7643 §7; those that are not told are the defaults of §2.2. */
function attribute(given: Attribute): object {
  const text = given.type === 'string' ? { caseExact: false, uniqueness: 'none' } : {};
  return {
    multiValued: false,
    required: false,
    mutability: 'readWrite',
    returned: 'default',
    ...text,
    ...given,
  };
}

const readOnly = { mutability: 'readOnly' };
const USER_ATTRIBUTES = [
  attribute({
    name: 'userName',
    type: 'string',
    description: 'The e-mail address of the person, in lower case: where links to sign in go.',
    required: true,
    uniqueness: 'server',
  }),
  attribute({
    name: 'name',
    type: 'complex',
    description: 'The parts of the name.',
    subAttributes: [
      attribute({ name: 'formatted', type: 'string', description: 'The whole name.' }),
      attribute({ name: 'familyName', type: 'string', description: 'The family name.' }),
      attribute({ name: 'givenName', type: 'string', description: 'The given name.' }),
    ],
  }),
  attribute({
    name: 'displayName',
    type: 'string',
    description: 'The name that colleagues see; of somebody new the whole name unless told.',
  }),
  attribute({
    name: 'active',
    type: 'boolean',
    description: 'Whether the person may act for the issuer. False ends every sign-in at once.',
  }),
  attribute({
    name: 'emails',
    type: 'complex',
    description: 'The address once more; what is sent is passed over.',
    multiValued: true,
    ...readOnly,
    subAttributes: [
      attribute({ name: 'value', type: 'string', description: 'The userName.', ...readOnly }),
      attribute({
        name: 'type',
        type: 'string',
        description: 'Always work.',
        canonicalValues: ['work'],
        ...readOnly,
      }),
      attribute({ name: 'primary', type: 'boolean', description: 'Always true.', ...readOnly }),
    ],
  }),
  attribute({
    name: 'roles',
    type: 'complex',
    description: 'What the person may do: one role; Viewer unless told.',
    multiValued: true,
    subAttributes: [
      attribute({
        name: 'value',
        type: 'string',
        description: 'Admin, Operator or Viewer.',
        required: true,
        canonicalValues: [...ISSUER_ROLES],
      }),
      attribute({ name: 'primary', type: 'boolean', description: 'Always true.', ...readOnly }),
    ],
  }),
];
