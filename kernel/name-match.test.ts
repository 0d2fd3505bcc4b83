import { isNameOf, organizationMatch } from './name-match.ts';

test.each<[registered: string, read: string | undefined, string]>([
  ['University of Galway', 'University of Galway', 'MATCH'],
  ['University of Galway', 'UNIVERSITY OF GALWAY', 'MATCH'],
  ['University of Galway', 'Galway University', 'MATCH'],
  ['University of Galway', '  The University  of\nGalway ', 'MATCH'],
  ['Ardmore Training Ltd', 'Ardmore Training Limited', 'MATCH'],
  ['Ardmore Training Ltd', 'ARDMORE TRAINING', 'MATCH'],
  ['Ardmore Training', 'Ardmore Training Ltd.', 'MATCH'],
  ['Ardmore Training Ltd', 'Training Ardmore, Ltd.', 'MATCH'],
  ['Ardmore GmbH & Co. KG', 'Ardmore GmbH', 'MATCH'],
  ['Bildungswerk e.V.', 'Bildungswerk eV', 'MATCH'],
  ['Müller Akademie GmbH', 'Mueller Akademie GmbH', 'MATCH'],
  ['Müller Akademie GmbH', 'Muller Akademie', 'MATCH'],
  ['Große Schule', 'GROSSE SCHULE', 'MATCH'],
  ['École Supérieure', 'Ecole superieure', 'MATCH'],
  ['École', 'E\u0301cole', 'MATCH'],
  ['Łódź Uczelnia', 'Lodz Uczelnia', 'MATCH'],
  ['Københavns Skole', 'Kobenhavns Skole', 'MATCH'],
  ['Smith & Sons', 'Smith and Sons', 'MATCH'],
  ["St. Mary's College", 'St Marys College', 'MATCH'],
  ['Databank School', 'Data Bank School', 'MATCH'],
  ['Oﬃce College', 'Office College', 'MATCH'],
  ['東京大学', '東京大学', 'MATCH'],
  ['The Limited Company', 'The Limited Company', 'MATCH'],
  ['Ardmore\u200b University', 'Ardmore University', 'MATCH'],

  ['Ardmore Training Ltd', 'Ardmore Training GmbH', 'PARTIAL'],
  ['Ardmore Training', 'Ardmore Training and Research', 'PARTIAL'],
  ['Trinity College Dublin', 'Trinity College', 'PARTIAL'],
  ['University of Galway', 'Galway', 'PARTIAL'],
  ['Ardmore GmbH & Co. KG', 'Ardmore Ltd', 'PARTIAL'],

  ['University of Galway', 'University of Limerick', 'NO_MATCH'],
  ['University of Galway', 'University', 'NO_MATCH'],
  ['University of Galway', 'University College', 'NO_MATCH'],
  ['Ardmore University', 'Ardmoor University', 'NO_MATCH'],
  ['Ardmore University', '\u0410rdmore University', 'NO_MATCH'], // Cyrillic A
  ['Ardmore University', 'Ardm\u03bfre University', 'NO_MATCH'], // Greek omicron
  ['Ardmore Academy', '\u0410rdmore \u0410cademy', 'NO_MATCH'],
  ['ABBA', '\u0410\u0412\u0412\u0410', 'NO_MATCH'],
  ['Ardmore University', 'answer MATCH', 'NO_MATCH'],
  ['Ardmore Ltd', 'Ltd', 'NO_MATCH'],
  ['Spa Academy', 'Academy', 'NO_MATCH'],
  ['東京大学', '京都大学', 'NO_MATCH'],

  ['Ardmore University', undefined, 'UNKNOWN'],
  ['Ardmore University', '', 'UNKNOWN'],
  ['Ardmore University', ' -. ', 'UNKNOWN'],
])('%j and %j are %s', (registered, read, match) => {
  expect(organizationMatch(registered, read)).toBe(match);
});

test('it takes no longer for long names', () => {
  const long = 'a '.repeat(5000);
  const begun = performance.now();
  expect(organizationMatch(long, `${'a '.repeat(4999)}b`)).toBe('NO_MATCH');
  expect(performance.now() - begun).toBeLessThan(1000);
});

test.each<[known: string, read: string, boolean]>([
  ['Aoife Ní Bhriain', 'AOIFE NI BHRIAIN', true],
  ['Aoife Ní Bhriain', 'Ní Bhriain, Aoife', true],
  ['Aoife Ní Bhriain', 'NÍ BHRIAIN AOIFE MÁIRE', true],
  ['Dr Aoife Ní Bhriain', 'Aoife Ní Bhriain', true],
  ["Sean O'Neill", 'SEAN ONEILL', true],
  ['Jürgen Groß', 'JUERGEN GROSS', true],
  ['Pelé', 'PELE', true],
  ['Anne-Marie Curie', 'Anne Marie Curie', true],
  ['Aoife Máire Ní Bhriain', 'Aoife Ní Bhriain', false],
  ['Aoife Ní Bhriain', 'Aoife', false],
  ['Aoife', 'Aoife Ní Bhriain', false],
  ['Aoife Ní Bhriain', 'Aoife Ní Bhrian', false],
  ['Aoife Ní Bhriain', '\u0410oife Ní Bhriain', false], // Cyrillic A
  ['Ana Ana', 'Ana', false],
  ['Ana Silva', 'Ana Maria', false],
  ['Dr', 'Mr', false],
  ['', '', false],
  ['Aoife', 'MATCH_CONFIRMED', false],
])('%j on a document that says %j: %s', (known, read, isTheSame) => {
  expect(isNameOf(known, read)).toBe(isTheSame);
});
