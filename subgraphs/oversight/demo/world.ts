import type { DemoEnrolment, DemoResultDescription } from './ports.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export interface DemoIssuer {
  readonly key: string;
  readonly name: string;
  readonly websiteUrl: string;
  readonly contactEmail: string;
  readonly countryCode: string;
  /** What becomes of it in the end; it issues before. */
  readonly status: 'ACTIVE' | 'SUSPENDED' | 'PENDING_APPROVAL';
}

export interface DemoPerson {
  readonly key: string;
  readonly name: string;
  /** What stands before the @ of the address, but for a part that is its own in each demonstration. */
  readonly mailbox: string;
}

export interface DemoCredential {
  readonly key: string;
  readonly issuer: string;
  readonly holder: string;
  readonly type: string;
  readonly claims: Readonly<Record<string, unknown>>;
  /** Milliseconds after it is issued. */
  readonly expiresAfter?: number;
  /** What happens to it once it is issued; nothing leaves it ISSUED and UNCLAIMED. */
  readonly fate?: 'claim' | 'decline' | 'revoke' | { readonly supersededBy: string };
}

/** What can be studied at an institution. */
export interface DemoProgramme {
  readonly key: string;
  readonly issuer: string;
  readonly entryCode: string;
  readonly entryType: string;
  readonly achievementType: string;
  readonly title: string;
  readonly description: string;
  readonly criteria: string;
  readonly duration: string;
  readonly credit: { readonly value: number; readonly unit: string };
  readonly resultDescriptions: readonly DemoResultDescription[];
}

/** What has come of a study. */
export interface DemoResult {
  readonly resultDescriptionId: string;
  readonly value: string;
  readonly achievedDate: string;
  readonly status: 'DRAFT' | 'CONFIRMED' | 'VOID';
  /** A credential is issued for it; the learner has a wallet then. */
  readonly isIssued?: true;
  /** The value that takes the place of the other one, after the credential was issued. */
  readonly amendedTo?: string;
}

/** Somebody who studies at an institution. */
export interface DemoStudent {
  readonly issuer: string;
  readonly learnerNumber: string;
  readonly givenName: string;
  readonly familyName: string;
  /** Whose wallet is theirs. */
  readonly holder?: string;
  readonly studies: readonly (Omit<DemoEnrolment, 'entryVersionId' | 'outcomes'> & {
    readonly programme: string;
    readonly results?: readonly DemoResult[];
  })[];
}

/** Addresses that are nobody's: the top-level domain is reserved (RFC 2606 §2). */
export const site = (name: string) => `https://${name}.demo.testamur.example`;
export const mail = (name: string) => `${name}@demo.testamur.example`;

/** The institutions of the demonstration. */
export const DEMO_ISSUERS: readonly DemoIssuer[] = [
  {
    key: 'university',
    name: 'Ardmore University (demonstration)',
    websiteUrl: site('ardmore'),
    contactEmail: mail('registrar'),
    countryCode: 'IE',
    status: 'ACTIVE',
  },
  {
    key: 'college',
    name: 'Harbour Technical College (demonstration)',
    websiteUrl: site('harbour'),
    contactEmail: mail('college'),
    countryCode: 'NZ',
    status: 'ACTIVE',
  },
  {
    key: 'academy',
    name: 'Meridian Flight Academy (demonstration)',
    websiteUrl: site('meridian'),
    contactEmail: mail('academy'),
    countryCode: 'PT',
    status: 'SUSPENDED',
  },
  {
    key: 'institute',
    name: 'Northlight Institute (demonstration)',
    websiteUrl: site('northlight'),
    contactEmail: mail('institute'),
    countryCode: 'NO',
    status: 'PENDING_APPROVAL',
  },
];

/** The people of the demonstration; the name is on their credentials. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { key: 'aoife', name: 'Aoife Byrne', mailbox: 'aoife.byrne' },
  { key: 'mateus', name: 'Mateus Carvalho', mailbox: 'mateus.carvalho' },
  { key: 'priya', name: 'Priya Raman', mailbox: 'priya.raman' },
  { key: 'tama', name: 'Tama Ngata', mailbox: 'tama.ngata' },
  { key: 'ingrid', name: 'Ingrid Solheim', mailbox: 'ingrid.solheim' },
];

const degree = (title: string, marks: Readonly<Record<string, number>>) => ({ degree: title, marks });

/** The credentials of the demonstration: every state that a credential can be in, and every answer that a holder can give. */
export const DEMO_CREDENTIALS: readonly DemoCredential[] = [
  {
    key: 'aoife-bsc',
    issuer: 'university',
    holder: 'aoife',
    type: 'UniversityDegreeCredential',
    claims: degree('Bachelor of Science in Mathematics', { Algebra: 84, Analysis: 91, Probability: 78 }),
    fate: 'claim',
  },
  {
    key: 'mateus-bsc',
    issuer: 'university',
    holder: 'mateus',
    type: 'UniversityDegreeCredential',
    claims: degree('Bachelor of Science in Physics', { Mechanics: 73, Optics: 88 }),
    fate: 'claim',
  },
  {
    key: 'priya-msc',
    issuer: 'university',
    holder: 'priya',
    type: 'UniversityDegreeCredential',
    claims: degree('Master of Science in Marine Biology', { Ecology: 93, Thesis: 95 }),
  },
  {
    key: 'tama-msc',
    issuer: 'university',
    holder: 'tama',
    type: 'UniversityDegreeCredential',
    claims: degree('Master of Arts in Linguistics', { Phonology: 81, Thesis: 66 }),
    fate: 'revoke',
  },
  {
    key: 'ingrid-old',
    issuer: 'university',
    holder: 'ingrid',
    type: 'TranscriptCredential',
    claims: { programme: 'Exchange semester', marks: { History: 61 } },
    fate: { supersededBy: 'ingrid-new' },
  },
  {
    key: 'ingrid-new',
    issuer: 'university',
    holder: 'ingrid',
    type: 'TranscriptCredential',
    claims: { programme: 'Exchange semester', marks: { History: 71 } },
    fate: 'claim',
  },
  {
    key: 'tama-welding',
    issuer: 'college',
    holder: 'tama',
    type: 'TradeCertificateCredential',
    claims: { trade: 'Welding', level: 'Level 4' },
    expiresAfter: 730 * DAY,
    fate: 'claim',
  },
  {
    key: 'mateus-first-aid',
    issuer: 'college',
    holder: 'mateus',
    type: 'CourseCertificateCredential',
    claims: { course: 'First aid at work', hours: 16 },
    expiresAfter: 20 * DAY,
    fate: 'claim',
  },
  {
    key: 'priya-first-aid',
    issuer: 'college',
    holder: 'priya',
    type: 'CourseCertificateCredential',
    claims: { course: 'First aid at work', hours: 16 },
    // Nothing is issued that has expired: longer than one issuance ever takes, short enough to be EXPIRED before anybody looks.
    expiresAfter: 15_000,
  },
  {
    key: 'aoife-course',
    issuer: 'college',
    holder: 'aoife',
    type: 'CourseCertificateCredential',
    claims: { course: 'Small boat handling', hours: 40 },
    fate: 'decline',
  },
  {
    key: 'ingrid-licence',
    issuer: 'academy',
    holder: 'ingrid',
    type: 'LicenceCredential',
    claims: { licence: 'Private pilot', class: 'Single-engine land' },
    expiresAfter: 365 * DAY,
    fate: 'claim',
  },
  {
    key: 'tama-licence',
    issuer: 'academy',
    holder: 'tama',
    type: 'LicenceCredential',
    claims: { licence: 'Drone operator', class: 'Open category' },
    expiresAfter: 365 * DAY,
  },
];

/** What the claims of credentials under a programme must have: whom they are about. */
export const DEMO_CLAIM_SCHEMA = {
  type: 'object',
  required: ['name', 'achievement'],
  properties: {
    name: { type: 'string', minLength: 1 },
    achievement: { type: 'object' },
    mark: { type: 'integer', minimum: 0, maximum: 100 },
  },
  examples: [{ name: 'Aoife Byrne', achievement: { name: 'Bachelor of Science in Mathematics' } }],
};

const mark = (id: string, name: string): DemoResultDescription => ({
  id,
  name,
  resultType: 'Percent',
  valueMin: '0',
  valueMax: '100',
  requiredValue: '40',
});

/** What can be studied in the demonstration. */
export const DEMO_PROGRAMMES: readonly DemoProgramme[] = [
  {
    key: 'mathematics',
    issuer: 'university',
    entryCode: 'DEMO-BSC-MATH',
    entryType: 'QUALIFICATION',
    achievementType: 'BachelorDegree',
    title: 'Bachelor of Science in Mathematics (demonstration)',
    description: 'Three years of algebra, analysis and probability, at a university that does not exist.',
    criteria: 'A thesis, and a mark of 40 or more.',
    duration: 'P3Y',
    credit: { value: 180, unit: 'ECTS' },
    resultDescriptions: [mark('final', 'Final mark'), mark('thesis', 'Thesis')],
  },
  {
    key: 'welding',
    issuer: 'college',
    entryCode: 'DEMO-WELD-4',
    entryType: 'QUALIFICATION',
    achievementType: 'JourneymanCertificate',
    title: 'Certificate in Welding, Level 4 (demonstration)',
    description: 'A year in the workshop of a college that does not exist.',
    criteria: 'A test piece that is judged Achieved, Merit or Excellence.',
    duration: 'P1Y',
    credit: { value: 120, unit: 'credits' },
    resultDescriptions: [
      {
        id: 'grade',
        name: 'Grade',
        resultType: 'LetterGrade',
        allowedValues: ['Not achieved', 'Achieved', 'Merit', 'Excellence'],
        requiredValue: 'Achieved',
      },
    ],
  },
];

const MATHS = { programme: 'mathematics', cohortCode: 'MATH-2022', startDate: '2022-09-05' };
const WELDING = { programme: 'welding', cohortCode: 'WELD-2024', startDate: '2024-02-12' };
const GRADUATED = { status: 'COMPLETED', endDate: '2025-06-20' } as const;

/** Who studies in the demonstration: every state that an enrolment and an outcome can be in. */
export const DEMO_STUDENTS: readonly DemoStudent[] = [
  {
    issuer: 'university',
    learnerNumber: 'AU-0001',
    givenName: 'Aoife',
    familyName: 'Byrne',
    holder: 'aoife',
    studies: [
      {
        ...MATHS,
        ...GRADUATED,
        results: [
          {
            resultDescriptionId: 'thesis',
            value: '88',
            achievedDate: '2025-05-30',
            status: 'CONFIRMED',
            isIssued: true,
            amendedTo: '91',
          },
          {
            resultDescriptionId: 'final',
            value: '84',
            achievedDate: '2025-06-18',
            status: 'CONFIRMED',
            isIssued: true,
          },
        ],
      },
    ],
  },
  {
    issuer: 'university',
    learnerNumber: 'AU-0002',
    givenName: 'Mateus',
    familyName: 'Carvalho',
    holder: 'mateus',
    studies: [
      {
        ...MATHS,
        ...GRADUATED,
        results: [
          { resultDescriptionId: 'thesis', value: '71', achievedDate: '2025-06-02', status: 'VOID' },
          {
            resultDescriptionId: 'final',
            value: '66',
            achievedDate: '2025-06-18',
            status: 'CONFIRMED',
            amendedTo: '68',
          },
        ],
      },
    ],
  },
  {
    issuer: 'university',
    learnerNumber: 'AU-0003',
    givenName: 'Sorcha',
    familyName: 'Kelleher',
    studies: [
      {
        ...MATHS,
        ...GRADUATED,
        results: [
          { resultDescriptionId: 'final', value: '35', achievedDate: '2025-06-18', status: 'CONFIRMED' },
        ],
      },
    ],
  },
  {
    issuer: 'university',
    learnerNumber: 'AU-0004',
    givenName: 'Luca',
    familyName: 'Ferri',
    studies: [
      {
        ...MATHS,
        status: 'ACTIVE',
        results: [
          { resultDescriptionId: 'thesis', value: '77', achievedDate: '2025-06-02', status: 'DRAFT' },
        ],
      },
    ],
  },
  {
    issuer: 'university',
    learnerNumber: 'AU-0005',
    givenName: 'Hana',
    familyName: 'Okafor',
    studies: [{ ...MATHS, status: 'ON_HOLD' }],
  },
  {
    issuer: 'university',
    learnerNumber: 'AU-0006',
    givenName: 'Emil',
    familyName: 'Nyström',
    studies: [{ ...MATHS, status: 'TRANSFERRED', endDate: '2024-01-31', exitReasonCode: 'MOVED' }],
  },
  {
    issuer: 'university',
    learnerNumber: 'AU-0007',
    givenName: 'Ciara',
    familyName: 'Doyle',
    studies: [{ ...MATHS, status: 'APPLIED' }],
  },
  {
    issuer: 'college',
    learnerNumber: 'HTC-101',
    givenName: 'Tama',
    familyName: 'Ngata',
    holder: 'tama',
    studies: [
      {
        ...WELDING,
        status: 'COMPLETED',
        endDate: '2024-12-06',
        results: [
          {
            resultDescriptionId: 'grade',
            value: 'Merit',
            achievedDate: '2024-12-02',
            status: 'CONFIRMED',
            isIssued: true,
          },
        ],
      },
    ],
  },
  {
    issuer: 'college',
    learnerNumber: 'HTC-102',
    givenName: 'Aroha',
    familyName: 'Wihongi',
    studies: [{ ...WELDING, status: 'WITHDRAWN', endDate: '2024-05-17', exitReasonCode: 'EMPLOYED' }],
  },
  {
    issuer: 'college',
    learnerNumber: 'HTC-103',
    givenName: 'Ben',
    familyName: 'Marsh',
    studies: [{ ...WELDING, status: 'CANCELLED', exitReasonCode: 'NO_SHOW' }],
  },
  {
    issuer: 'college',
    learnerNumber: 'HTC-104',
    givenName: 'Mele',
    familyName: 'Taufa',
    studies: [{ ...WELDING, status: 'ENROLLED' }],
  },
];
