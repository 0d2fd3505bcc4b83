import { invalid } from '../../../kernel/errors.ts';
import { CORE_USER, type Filter, fits, parseFilter } from './filter.ts';
import {
  type Asserted,
  assertedIn,
  assertionOf,
  attributeOf,
  immutable,
  isObject,
  NAMELESS,
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

/** The role goes if it is one that fits. */
interface RoleTaken {
  readonly roleThat: Filter;
}

/**
 * What the operations of a PATCH say of a person (RFC 7644 §3.5.2), the last word on each attribute. All attributes but the name have one
 * value here, so that `add` and `replace` are the same. Error: VALIDATION_FAILED with the details `invalid_syntax`, `invalid_path`,
 * `no_target`, `mutability` and those of values.
 */
export function readPatch(message: Readonly<Record<string, unknown>>): (user: ScimUser) => Asserted {
  requireSchema(memberOf(message, 'schemas'), PATCH_OP);
  const operations = memberOf(message, 'operations');
  if (!Array.isArray(operations) || operations.length === 0)
    throw invalid('Operations', 'invalid_syntax', 'send a list of operations');
  if (operations.length > MOST_OPERATIONS)
    throw invalid('Operations', 'invalid_value', `send at most ${MOST_OPERATIONS} operations`);
  const steps = operations.map((operation, index) => {
    const field = `Operations[${index}]`;
    return said(readOperation(operation, field), field);
  });
  return ({ roles }) =>
    steps.reduce<Asserted>((before, step) => {
      if (!('roleThat' in step)) return both(before, step);
      const role = { ...roles?.[0], ...(before.role && { value: before.role }) };
      return fits(step.roleThat, role) ? both(before, { role: 'Viewer' }) : before;
    }, {});
}

function both(before: Asserted, after: Asserted): Asserted {
  if (!after.name) return { ...before, ...after };
  // Parts that follow the removal of the whole name are all that is left of it.
  const parts = before.name === null ? NAMELESS : before.name;
  return { ...before, ...after, name: { ...parts, ...after.name } };
}

function readOperation(operation: unknown, field: string): Operation {
  if (!isObject(operation)) throw invalid(field, 'invalid_syntax', 'send an object with op, path and value');
  const written = memberOf(operation, 'op');
  const op = typeof written === 'string' ? written.toLowerCase() : undefined;
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

function said(operation: Operation, field: string): Asserted | RoleTaken {
  const { op, path = '', value } = operation;
  if (path === '' || path.toLowerCase() === CORE_USER.toLowerCase()) return wholeSaid(op, value, field);
  if (op !== 'remove') return assertionAt(path, value, field);
  const place = placeOf(path, field);
  return place === undefined ? {} : removed(place, field);
}

/** What `add` and `replace` say of the attribute of a path. */
function assertionAt(path: string, value: unknown, field: string): Asserted {
  const place = placeOf(path, field);
  if (place === undefined) return {};
  const { attribute, condition, sub } = place;
  if (condition !== undefined) parseFilter(condition);
  if (attribute === 'name' && sub !== undefined) {
    const name = namePart(sub, value, `${field}.value`);
    return name === undefined ? {} : { name };
  }
  return assertionOf(attribute, value, `${field}.value`);
}

/** Where a path leads: an attribute that is kept, with a condition or a part; undefined for what is passed over. */
interface Place {
  readonly attribute: 'userName' | 'externalId' | 'displayName' | 'name' | 'active' | 'roles';
  readonly condition: string | undefined;
  readonly sub: string | undefined;
}

function placeOf(path: string, field: string): Place | undefined {
  const local = withoutUrn(path);
  // What other schemas have is kept no more than the rest of this one.
  if (isForeign(local)) return undefined;
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
  if (attribute === 'NOT_KEPT') return undefined;
  // What else a role has follows from its value.
  if (attribute === 'roles' && sub !== undefined && sub.toLowerCase() !== 'value') return undefined;
  if (sub !== undefined && attribute !== 'name' && attribute !== 'roles')
    throw invalid(`${field}.path`, 'invalid_path', `${written} has no parts`);
  if (condition !== undefined && attribute !== 'roles')
    throw invalid(`${field}.path`, 'invalid_path', `${written} is no list`);
  return { attribute, condition, sub };
}

/** An operation without a path: an object of attributes, whose names may be paths themselves, as Entra ID and Okta send them. */
function wholeSaid(op: Operation['op'], value: unknown, field: string): Asserted {
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
      .map(([path, held]) => assertionAt(path, held, field)),
  ].reduce(both, {});
}

function removed({ attribute, condition, sub }: Place, field: string): Asserted | RoleTaken {
  switch (attribute) {
    case 'userName':
    case 'active':
      throw immutable(`${field}.path`, `${attribute} cannot be removed; replace it`);
    case 'name': {
      const name = sub === undefined ? null : namePart(sub, null, `${field}.path`);
      return name === undefined ? {} : { name };
    }
    case 'roles':
      return condition === undefined ? { role: 'Viewer' } : { roleThat: parseFilter(condition) };
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
