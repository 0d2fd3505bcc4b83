import { titleOf, typeTitle } from './credential-title.ts';

describe('the title of a credential', () => {
  test.each<[string, string, object]>([
    ['Leaving Certificate', 'X', { achievement: { name: ' Leaving Certificate ' } }],
    ['Diver', 'X', { achievement: 'Diver' }],
    ['University Degree', 'UniversityDegreeCredential', {}],
    ['Credential', 'Credential', { achievement: { name: '  ' } }],
    ['Thing', 'ThingCredential', { achievement: { name: 7 } }],
    ['Thing', 'ThingCredential', { achievement: ['Diver'] }],
  ])('is %s', (title, credentialType, credentialSubject) => {
    expect(titleOf({ credentialType, vcJson: JSON.stringify({ credentialSubject }) })).toBe(title);
  });

  test.each(['{}', '[]', 'null', '7', '{"credentialSubject":"x"}', '{"credentialSubject":[1]}'])(
    'is that of its type when the document is %s',
    (vcJson) => {
      expect(titleOf({ credentialType: 'UniversityDegreeCredential', vcJson })).toBe('University Degree');
    },
  );

  test('is cut when it is endless', () => {
    const vcJson = JSON.stringify({ credentialSubject: { achievement: 'x'.repeat(5000) } });
    expect(titleOf({ credentialType: 'X', vcJson })).toHaveLength(200);
  });
});

describe('a type in words', () => {
  test.each([
    ['UniversityDegreeCredential', 'University Degree'],
    ['BachelorOfScienceCredential', 'Bachelor of Science'],
    ['BScDegreeCredential', 'BSc Degree'],
    ['MOOCCertificate', 'MOOC Certificate'],
    ['OfficeOfTheDeanCredential', 'Office of the Dean'],
    ['safe_Pass_2', 'safe Pass 2'],
    ['Credential', 'Credential'],
  ])('%s is %s', (type, title) => {
    expect(typeTitle(type)).toBe(title);
  });
});
