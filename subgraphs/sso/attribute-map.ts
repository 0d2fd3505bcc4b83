/** Which of a provider's attributes say what. Absent names mean the usual ones. */
export interface AttributeMap {
  readonly email?: string | undefined;
  readonly name?: string | undefined;
  readonly groups?: string | undefined;
  /** The first rule that a person meets names the role. */
  readonly roles: readonly RoleRule[];
}

export interface RoleRule {
  /** The attribute whose values are looked at; that of the groups when absent. */
  readonly attribute?: string | undefined;
  readonly value: string;
  readonly role: string;
}

/** All values of each attribute or claim that a provider has sent, by its name. */
export type Attributes = ReadonlyMap<string, readonly string[]>;

/** What a provider says of a person, read through the map of the organization. */
export interface MappedPerson {
  /** Every address that the attribute has: who has several is not told apart by one of them. */
  readonly emails: readonly string[];
  readonly name: string | null;
  readonly groups: readonly string[];
  /** The role of the first rule that is met; undefined when none is. */
  readonly role: string | undefined;
}

// Names under which most products send these (OpenID Connect Core §5.1, eduPerson, Active Directory).
const EMAIL = [
  'email',
  'mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
];
const NAME = [
  'name',
  'displayName',
  'urn:oid:2.16.840.1.113730.3.1.241',
  'http://schemas.microsoft.com/identity/claims/displayname',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name',
];
const GROUPS = [
  'groups',
  'memberOf',
  'urn:oid:1.3.6.1.4.1.5923.1.5.1.1',
  'http://schemas.xmlsoap.org/claims/Group',
  'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups',
];

const MAX_GROUPS = 200;
const MAX_TEXT = 255;

/** Reads a person's attributes. Nothing of it is checked: that is for whoever knows the proved domains. */
export function personOf(attributes: Attributes, map: AttributeMap): MappedPerson {
  const groups = valuesOf(attributes, map.groups, GROUPS);
  const rule = map.roles.find(({ attribute, value }) =>
    (attribute === undefined ? groups : (attributes.get(attribute) ?? [])).includes(value),
  );
  const [name = ''] = valuesOf(attributes, map.name, NAME);
  return {
    emails: [...new Set(valuesOf(attributes, map.email, EMAIL))],
    name: shown(name),
    groups: groups.filter((group) => group.length <= MAX_TEXT).slice(0, MAX_GROUPS),
    role: rule?.role,
  };
}

function valuesOf(attributes: Attributes, name: string | undefined, usual: readonly string[]) {
  if (name !== undefined) return attributes.get(name) ?? [];
  const found = usual.find((one) => (attributes.get(one) ?? []).length > 0);
  return found === undefined ? [] : (attributes.get(found) ?? []);
}

/** A name as it may be shown: one line, without what rewrites its neighbours. */
function shown(name: string): string | null {
  const plain = name
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .trim()
    .slice(0, MAX_TEXT);
  return plain === '' || !plain.isWellFormed() ? null : plain;
}
