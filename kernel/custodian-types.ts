/** What a custodian is. */
export const CUSTODIAN_TYPES = [
  'RECORDS_ARCHIVE',
  'REGULATOR',
  'LICENSING_BOARD',
  'AWARDING_BODY',
  'EMPLOYER',
] as const;

export type CustodianType = (typeof CUSTODIAN_TYPES)[number];

/** The same for people. */
export const CUSTODIAN_TYPE_WORDS: Readonly<Record<CustodianType, string>> = {
  RECORDS_ARCHIVE: 'records archive',
  REGULATOR: 'regulator',
  LICENSING_BOARD: 'licensing board',
  AWARDING_BODY: 'awarding body',
  EMPLOYER: 'employer',
};
