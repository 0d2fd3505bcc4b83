import { CORE_USER, fits, namedBy, parseFilter } from './filter.ts';
import { PATCH_OP, readPatch } from './patch.ts';
import { type ScimUser, userOf } from './user.ts';

const at = new Date('2026-03-04T05:06:07.000Z');
const ANNE: ScimUser = userOf(
  {
    memberId: '3f0c6e1a-6f1d-4a53-9a3e-0c6b8f2d7e11',
    organizationId: 'i-1',
    userName: 'anne@example.edu',
    displayName: 'Anne "A" Kelly',
    externalId: 'DIR\\anne',
    role: 'Operator',
    status: 'ACTIVE',
    createdAt: at,
    updatedAt: at,
    createdBy: null,
    rowVersion: 1,
  } as Parameters<typeof userOf>[0],
  'https://testamur.example',
);

/** JSON that String() throws at. */
const TEXTLESS = { toString: 1, valueOf: 1 };

describe('a filter', () => {
  test.each([
    ['userName eq "ANNE@example.edu"', true],
    ['externalId eq "DIR\\\\anne"', true],
    ['externalId eq "dir\\\\anne"', false],
    ['displayName eq "anne \\"a\\" kelly"', true],
    ['displayName co "\\u0041" and displayName sw "Anne" and displayName ew "y"', true],
    ['active eq True', true],
    ['active eq "False"', false],
    ['active ne false', true],
    ['name.givenName pr', false],
    ['not (name.givenName pr)', true],
    ['externalId ne null', true],
    ['name eq null', true],
    // `and` binds closer than `or` (RFC 7644 §3.4.2.2, table 5).
    ['userName eq "x" and active eq false or active eq true', true],
    ['userName eq "x" and (active eq false or active eq true)', false],
    ['roles eq "operator"', true],
    ['roles[value eq "Operator" and primary eq true]', true],
    ['roles[value eq "Admin"]', false],
    ['emails[type eq "work"].value sw "anne"', true],
    [
      `${CORE_USER.toUpperCase()}:userName gt "a" and userName lt "b" and userName ge "anne" and userName le "annf"`,
      true,
    ],
    ['meta.resourceType eq "user"', false],
    ['colour eq "red"', false],
    ['userName eq 7', false],
  ])('%s', (text, isFit) => {
    expect(fits(parseFilter(text), ANNE)).toBe(isFit);
  });

  test.each([
    ['userName eq "A" or externalId eq "B"', ['userName a', 'externalId B']],
    ['active eq true and (userName eq "A" or id eq "B")', ['userName a', 'id B']],
    ['emails[type eq "work" and value eq "A"]', ['userName a']],
    ['roles.value eq "A"', undefined],
    ['userName sw "A"', undefined],
    ['not (userName eq "A")', undefined],
    ['roles[value eq "Admin"] or userName eq "A"', undefined],
  ])('%s names whom it can fit', (text, named) => {
    expect(namedBy(parseFilter(text))?.map(({ by, value }) => `${by} ${value}`)).toEqual(named);
  });

  test.each([
    ['an open quote with escapes', `userName eq "${'\\a'.repeat(480)}`],
    ['an open quote with line breaks', `userName eq "${'\n'.repeat(900)}`],
    ['parentheses', '('.repeat(1000)],
    ['brackets', 'a['.repeat(500)],
    ['not', 'not('.repeat(250)],
    ['spaces', ' '.repeat(1000)],
    ['groups that multiply', '(id eq 1 or id eq 2) and '.repeat(39)],
  ])('of many %s is refused as fast as any', (_name, text) => {
    const begun = performance.now();
    expect(() => parseFilter(text)).toThrow(
      expect.objectContaining({ details: [expect.objectContaining({ code: 'invalid_filter' })] }),
    );
    expect(performance.now() - begun).toBeLessThan(100);
  });
});

describe('a PATCH says', () => {
  const patched = (...Operations: object[]) => readPatch({ schemas: [PATCH_OP], Operations })(ANNE);
  test.each([
    [
      'with a path under the URN',
      [{ op: 'Replace', path: `${CORE_USER}:ACTIVE`, value: 'False' }],
      { active: false },
    ],
    [
      'a part of the name in another case',
      [{ op: 'add', path: 'NAME.givenname', value: 'Anne' }],
      { name: { givenName: 'Anne' } },
    ],
    [
      'parts of the name one after the other',
      [
        { op: 'add', path: 'name.givenName', value: 'A' },
        { op: 'replace', value: { 'name.familyName': 'K', name: { formatted: 'A K' } } },
      ],
      { name: { givenName: 'A', familyName: 'K', formatted: 'A K' } },
    ],
    [
      'the last word alone',
      [
        { op: 'add', path: 'displayName', value: 'A' },
        { op: 'remove', path: 'displayName' },
      ],
      { displayName: null },
    ],
    [
      'the name away',
      [
        { op: 'add', path: 'name.givenName', value: 'A' },
        { op: 'remove', path: 'name' },
      ],
      { name: null },
    ],
    [
      'what follows the removal of the name',
      [
        { op: 'remove', path: 'name' },
        { op: 'add', path: 'name.givenName', value: 'A' },
      ],
      { name: { formatted: null, familyName: null, givenName: 'A' } },
    ],
    [
      'a role as Entra ID names it',
      [{ op: 'Add', path: 'roles[primary eq "True"].value', value: 'Admin' }],
      { role: 'Admin' },
    ],
    ['the role away that it has', [{ op: 'remove', path: 'roles[value eq "Operator"]' }], { role: 'Viewer' }],
    [
      'and not one that came before in its place',
      [
        { op: 'add', path: 'roles', value: [{ value: 'Admin' }] },
        { op: 'remove', path: 'roles[value eq "Operator"]' },
      ],
      { role: 'Admin' },
    ],
    ['and not one that it has not', [{ op: 'remove', path: 'roles[value eq "Admin"]' }], {}],
    [
      'nothing of what is not kept',
      [
        { op: 'add', path: 'title', value: 'Dr' },
        { op: 'add', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager', value: 'x' },
        {
          op: 'replace',
          value: {
            nickName: 'x',
            'emails[type eq "work"].value': 'x@y.example',
            colour: 'red',
            'urn:x:1.0:y': 1,
            id: 'x',
          },
        },
      ],
      {},
    ],
    [
      'an empty value as none',
      [{ op: 'replace', value: { externalId: '', displayName: null } }],
      { externalId: null, displayName: null },
    ],
  ])('%s', (_name, operations, said) => {
    expect(patched(...operations)).toEqual(said);
  });

  test.each([
    ['an operation', { op: TEXTLESS, path: 'active', value: true }],
    ['an operation in a list', { op: [TEXTLESS], path: 'active', value: true }],
    ['a role', { op: 'add', path: 'roles', value: [{ value: TEXTLESS }] }],
    ['a role in a list', { op: 'add', path: 'roles', value: [[TEXTLESS]] }],
  ])('what is wrong with %s that cannot become text', (_name, operation) => {
    expect(() => patched(operation)).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }));
  });

  test('nothing of the prototype', () => {
    const value = JSON.parse('{"__proto__": {"active": false}, "constructor": 1}');
    expect(patched({ op: 'add', value })).toEqual({});
    expect(() => patched({ op: 'add', path: '__proto__', value: 1 })).toThrow(/path of an attribute/);
  });
});
