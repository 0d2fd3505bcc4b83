import { invalid } from '../../../kernel/errors.ts';
import { CORE_USER, fits, parseFilter } from './filter.ts';
import {
  type Asserted,
  assertedIn,
  assertionOf,
  attributeOf,
  immutable,
  isObject,
  namePart,
  requireSchema,
  type ScimUser,
} from './user.ts';

export const PATCH_OP = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const MOST_OPERATIONS = 100;

// `name.givenName`, `roles[primary eq "True"].value`; what stands in brackets is read later.
const PATH = /^([A-Za-z$][\w$-]*)(?:\[([^\]]*)\])?(?:\.([A-Za-z$][\w$-]*))?$/;

interface Operation {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string | undefined;
  readonly value: unknown;
}

/**
 * What the operations of a PATCH say of a person (RFC 7644 §3.5.2), the last word on each attribute. All attributes but the name have one
 * value here, so that `add` and `replace` are the same. Error: VALIDATION_FAILED with the details `invalid_syntax`, `invalid_path`,
 * `no_target`, `mutability` and those of values.
 */
export function readPatch(message: Readonly<Record<string, unknown>>, user: ScimUser): Asserted {
  requireSchema(memberOf(message, 'schemas'), PATCH_OP);
  const operations = memberOf(message, 'operations');
  if (!Array.isArray(operations) || operations.length === 0)
    throw invalid('Operations', 'invalid_syntax', 'send a list of operations');
  if (operations.length > MOST_OPERATIONS)
    throw invalid('Operations', 'invalid_value', `send at most ${MOST_OPERATIONS} operations`);
  return operations
    .map((operation, index) =>
      said(readOperation(operation, `Operations[${index}]`), user, `Operations[${index}]`),
    )
    .reduce(both, {});
}

function both(before: Asserted, after: Asserted): Asserted {
  const isWhole = after.name === null || after.name === undefined;
  const name = isWhole ? after.name : { ...before.name, ...after.name };
  return { ...before, ...after, ...(name === undefined ? {} : { name }) };
}

function readOperation(operation: unknown, field: string): Operation {
  if (!isObject(operation)) throw invalid(field, 'invalid_syntax', 'send an object with op, path and value');
  const op = String(memberOf(operation, 'op')).toLowerCase();
  if (op !== 'add' && op !== 'remove' && op !== 'replace')
    throw invalid(`${field}.op`, 'invalid_syntax', 'send add, replace or remove');
  const path = memberOf(operation, 'path') ?? undefined;
  if (path !== undefined && (typeof path !== 'string' || path.length > 500))
    throw invalid(`${field}.path`, 'invalid_path', 'send the name of an attribute');
  const value = memberOf(operation, 'value');
  if (op !== 'remove' && value === undefined) throw invalid(`${field}.value`, 'required', 'send a value');
  if (op === 'remove' && path === undefined)
    throw invalid(`${field}.path`, 'no_target', 'send the name of the attribute to remove');
  return { op, path, value };
}

function said({ op, path, value }: Operation, user: ScimUser, field: string): Asserted {
  if (path === undefined || path === '' || path.toLowerCase() === CORE_USER.toLowerCase())
    return wholeSaid(op, value, user, field);
  const local = withoutUrn(path);
  // What other schemas have is kept no more than the rest of this one.
  if (isForeign(local)) return {};
  const [, written = '', condition, sub] = PATH.exec(local) ?? [];
  const attribute = written === '' ? undefined : attributeOf(written);
  if (attribute === undefined)
    throw invalid(
      `${field}.path`,
      'invalid_path',
      'send the path of an attribute of the User schema, which /Schemas lists',
    );
  if (attribute === 'READ_ONLY')
    throw immutable(`${field}.path`, 'leave this attribute out: the platform sets it');
  if (attribute === 'NOT_KEPT') return {};
  if (
    sub !== undefined &&
    attribute !== 'name' &&
    !(attribute === 'roles' && sub.toLowerCase() === 'value')
  ) {
    // What else a role has follows from its value.
    if (attribute === 'roles') return {};
    throw invalid(`${field}.path`, 'invalid_path', `${written} has no parts`);
  }
  if (condition !== undefined && attribute !== 'roles')
    throw invalid(`${field}.path`, 'invalid_path', `${written} is no list`);
  if (op === 'remove') return removed(attribute, { condition, sub }, user, field);
  if (condition !== undefined) parseFilter(condition);
  if (attribute === 'name' && sub !== undefined) {
    const name = namePart(sub, value, `${field}.value`);
    return name === undefined ? {} : { name };
  }
  return assertionOf(attribute, value, `${field}.value`);
}

/** An operation without a path: an object of attributes, whose names may be paths themselves, as Entra ID and Okta send them. */
function wholeSaid(op: Operation['op'], value: unknown, user: ScimUser, field: string): Asserted {
  if (op === 'remove' || !isObject(value))
    throw invalid(`${field}.value`, 'invalid_value', 'send an object of attributes, or a path');
  const entries = Object.entries(value);
  const isPath = (written: string) => !isForeign(withoutUrn(written)) && /[.[]/.test(withoutUrn(written));
  const plain = entries.filter(([written]) => !isPath(written));
  const paths = entries.filter(([written]) => isPath(written));
  return [
    assertedIn(Object.fromEntries(plain), (written) => `${field}.value.${written}`),
    ...paths
      // An attribute that nobody knows is passed over in an object, as in a whole resource.
      .filter(([written]) => attributeOf(/^[^.[]*/.exec(withoutUrn(written))?.[0] ?? '') !== undefined)
      .map(([path, held]) => said({ op, path, value: held }, user, field)),
  ].reduce(both, {});
}

function removed(
  attribute: 'userName' | 'externalId' | 'displayName' | 'name' | 'active' | 'roles',
  { condition, sub }: { readonly condition: string | undefined; readonly sub: string | undefined },
  user: ScimUser,
  field: string,
): Asserted {
  switch (attribute) {
    case 'userName':
    case 'active':
      throw immutable(`${field}.path`, `${attribute} cannot be removed; replace it`);
    case 'name': {
      const name = sub === undefined ? null : namePart(sub, null, `${field}.path`);
      return name === undefined ? {} : { name };
    }
    case 'roles': {
      const filter = condition === undefined ? undefined : parseFilter(condition);
      const isMeant = !filter || (user.roles ?? []).some((role) => fits(filter, role));
      return isMeant ? { role: 'Viewer' } : {};
    }
    default:
      return { [attribute]: null };
  }
}

/** The path without the URN of the core schema. */
function withoutUrn(path: string): string {
  const prefix = `${CORE_USER}:`;
  return path.toLowerCase().startsWith(prefix.toLowerCase()) ? path.slice(prefix.length) : path;
}

function isForeign(path: string): boolean {
  return /^urn:/i.test(path);
}

/** Names of members are not case-sensitive (RFC 7643 §2.1). */
function memberOf(object: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.entries(object).find(([known]) => known.toLowerCase() === name)?.[1];
}
