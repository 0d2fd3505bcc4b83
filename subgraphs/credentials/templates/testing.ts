/** A template whose claims are those of `anIssueInput`; `given` changes it. */
export function aTemplate(given: Readonly<Record<string, unknown>> = {}) {
  return {
    name: 'Bachelor of Science',
    credentialType: 'UniversityDegreeCredential',
    fields: [
      { key: 'degree', labelI18n: { en: 'Degree' }, type: 'string', required: true, max: 60 },
      { key: 'marks', labelI18n: { en: 'Marks' }, type: 'object' },
    ],
    ...given,
  };
}
