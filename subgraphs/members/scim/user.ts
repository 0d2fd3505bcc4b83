import { z } from 'zod';
import { AppError, type ErrorDetail, invalid } from '../../../kernel/errors.ts';
import { ISSUER_ROLES, type IssuerRole } from '../../../kernel/identity.ts';
import { email, text } from '../../../kernel/parse.ts';
import type { PersonName, TeamMember } from '../member.ts';
import { CORE_USER } from './filter.ts';

/** A member as a resource of SCIM (RFC 7643 §4.1). Members whose value is null have none. */
export interface ScimUser {
  readonly schemas: readonly string[];
  readonly id: string;
  readonly externalId: string | null;
  readonly userName: string | null;
  readonly name: { readonly [Part in keyof PersonName]-?: string | null } | null;
  readonly displayName: string | null;
  readonly active: boolean | null;
  readonly emails:
    | readonly { readonly value: string; readonly type: string; readonly primary: boolean }[]
    | null;
  readonly roles: readonly { readonly value: string; readonly primary: boolean }[] | null;
  readonly meta: ScimMeta | null;
}

export interface ScimMeta {
  readonly resourceType: string;
  readonly created: Date;
  readonly lastModified: Date;
  readonly location: string;
  /** The row version as an entity tag. */
  readonly version: string;
}

/** Where the resources are, below the address of the gateway. */
export const SCIM_PATH = '/api/v1/scim/v2';

export function userOf(member: TeamMember, publicUrl: string): ScimUser {
  const { memberId, externalId, userName, name, displayName, role, status, rowVersion } = member;
  return {
    schemas: [CORE_USER],
    id: memberId,
    externalId: externalId ?? null,
    userName,
    name: name
      ? {
          formatted: name.formatted ?? null,
          familyName: name.familyName ?? null,
          givenName: name.givenName ?? null,
        }
      : null,
    displayName: displayName ?? null,
    active: status === 'ACTIVE',
    emails: [{ value: userName, type: 'work', primary: true }],
    roles: [{ value: role, primary: true }],
    meta: {
      resourceType: 'User',
      created: member.createdAt,
      lastModified: member.updatedAt,
      location: `${publicUrl}${SCIM_PATH}/Users/${memberId}`,
      version: `"${rowVersion}"`,
    },
  };
}

/** What a directory says of a person; what it does not say is not there, and null takes a value away. */
export interface Asserted {
  readonly userName?: string;
  readonly externalId?: string | null;
  readonly displayName?: string | null;
  readonly name?: { readonly [Part in keyof PersonName]?: string | null } | null;
  readonly active?: boolean;
  readonly role?: IssuerRole;
}

/** No part of a name. */
export const NAMELESS = { formatted: null, familyName: null, givenName: null } as const;
const NAME_PARTS = ['formatted', 'familyName', 'givenName'] as const;
const TEXT = { externalId: 255, displayName: 200 } as const;
/** Set by the platform alone. */
const READ_ONLY: ReadonlySet<string> = new Set(['id', 'meta', 'schemas', 'groups']);
/** Attributes of the core schema that directories send and nothing is done with: a team has no use for them. */
const NOT_KEPT: ReadonlySet<string> = new Set(
  'nickName profileUrl title userType preferredLanguage locale timezone password emails phoneNumbers ims photos addresses entitlements x509Certificates'
    .toLowerCase()
    .split(' '),
);

/** What is known of the name of an attribute, in any case and with the URN of the core schema or without. */
export function attributeOf(
  written: string,
):
  | 'userName'
  | 'externalId'
  | 'displayName'
  | 'name'
  | 'active'
  | 'roles'
  | 'READ_ONLY'
  | 'NOT_KEPT'
  | undefined {
  const lower = written.toLowerCase();
  const name = lower.startsWith(`${CORE_USER}:`.toLowerCase()) ? lower.slice(CORE_USER.length + 1) : lower;
  if (READ_ONLY.has(name)) return 'READ_ONLY';
  // What other schemas have is not kept either.
  if (NOT_KEPT.has(name) || name.startsWith('urn:')) return 'NOT_KEPT';
  return KEPT.find((kept) => kept.toLowerCase() === name);
}

const KEPT = ['userName', 'externalId', 'displayName', 'name', 'active', 'roles'] as const;

/** What a whole resource says, as POST and PUT send it; attributes that are not kept are passed over. Error: VALIDATION_FAILED. */
export function readUser(
  resource: Readonly<Record<string, unknown>>,
): Asserted & { readonly userName: string } {
  requireSchema(schemasOf(resource), CORE_USER);
  const said = assertedIn(resource, (written) => written);
  if (said.userName === undefined)
    throw invalid('userName', 'required', 'send the e-mail address of the person');
  return { ...said, userName: said.userName };
}

/** What the members of an object say. Attributes that nobody knows are passed over as those that are not kept (RFC 7644 §3.3). */
export function assertedIn(
  resource: Readonly<Record<string, unknown>>,
  pathOf: (written: string) => string,
): Asserted {
  const said = new Map<string, Asserted>();
  for (const [written, value] of Object.entries(resource)) {
    const attribute = attributeOf(written);
    if (attribute === undefined || attribute === 'READ_ONLY' || attribute === 'NOT_KEPT') continue;
    if (said.has(attribute)) throw wrong(pathOf(written), 'repeated', 'send this attribute once');
    said.set(attribute, assertionOf(attribute, value, pathOf(written)));
  }
  return Object.assign({}, ...said.values()) as Asserted;
}

/** What one attribute says. `field` names it in refusals. Error: VALIDATION_FAILED. */
export function assertionOf(attribute: (typeof KEPT)[number], value: unknown, field: string): Asserted {
  switch (attribute) {
    case 'userName':
      return { userName: parsed(email, value, field) };
    case 'externalId':
    case 'displayName':
      return { [attribute]: isAbsent(value) ? null : parsed(text(TEXT[attribute]), value, field) };
    case 'name':
      return { name: nameIn(value, field) };
    case 'active':
      return { active: parsed(flag, value, field) };
    case 'roles':
      return { role: roleIn(value, field) };
  }
}

/** What a part of the name says; undefined for a part that is not kept. */
export function namePart(written: string, value: unknown, field: string): Asserted['name'] | undefined {
  const part = NAME_PARTS.find((known) => known.toLowerCase() === written.toLowerCase());
  return part && { [part]: isAbsent(value) ? null : parsed(text(200), value, field) };
}

function nameIn(value: unknown, field: string): Asserted['name'] {
  if (isAbsent(value)) return null;
  if (!isObject(value)) throw wrong(field, 'invalid_type', 'send an object with givenName and familyName');
  return Object.assign(
    {},
    ...Object.entries(value).map(([part, held]) => namePart(part, held, `${field}.${part.slice(0, 100)}`)),
  ) as Asserted['name'];
}

/** The one role that is sent: as text, as an object with a `value`, or as a list of one of these. None is the least. */
function roleIn(value: unknown, field: string): IssuerRole {
  const list = isAbsent(value) ? [] : Array.isArray(value) ? value : [value];
  const [sent, another] = list;
  if (sent === undefined) return 'Viewer';
  if (another !== undefined)
    throw wrong(field, 'too_many', `send one of ${ISSUER_ROLES.join(', ')}: a member has one role`);
  const named = isObject(sent)
    ? Object.entries(sent).find(([key]) => key.toLowerCase() === 'value')?.[1]
    : sent;
  const word = typeof named === 'string' ? named.trim().toLowerCase() : undefined;
  const role = ISSUER_ROLES.find((known) => known.toLowerCase() === word);
  if (role === undefined)
    throw wrong(field, 'invalid_value', `send one of ${ISSUER_ROLES.join(', ')} as its value`);
  return role;
}

// Entra ID writes booleans of PATCH as "True" and "False".
const flag = z.union(
  [
    z.boolean(),
    z.stringFormat('boolean', /^(?:true|false)$/i).transform((word) => word.toLowerCase() === 'true'),
  ],
  'send true or false',
);

function isAbsent(value: unknown): boolean {
  return (
    value === null ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  );
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed<S extends z.ZodType>(schema: S, value: unknown, field: string): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const isType = issue?.code === 'invalid_type';
  throw wrong(
    field,
    isType ? 'invalid_type' : 'invalid_value',
    isType ? 'send text' : (issue?.message ?? 'send another value'),
  );
}

function wrong(field: string, code: string, message: string): AppError {
  return invalid(field.slice(0, 100), code, message);
}

function schemasOf(resource: Readonly<Record<string, unknown>>): unknown {
  return Object.entries(resource).find(([name]) => name.toLowerCase() === 'schemas')?.[1];
}

/** A message or resource names its schema (RFC 7643 §3); others beside it are extensions. */
export function requireSchema(schemas: unknown, schema: string): void {
  const named = Array.isArray(schemas) ? schemas : [];
  if (named.some((one) => typeof one === 'string' && one.toLowerCase() === schema.toLowerCase())) return;
  throw invalid('schemas', 'invalid_syntax', `send a list with ${schema}`);
}

/** Refuses what changes an attribute that stays as it is (RFC 7644 §3.12, `mutability`). */
export function immutable(field: string, message: string): AppError {
  const detail: ErrorDetail = { field, code: 'mutability', message };
  return new AppError('VALIDATION_FAILED', `${field}: ${message}`, { details: [detail] });
}
