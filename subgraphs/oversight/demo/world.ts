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

const site = (name: string) => `https://${name}.demo.testamur.example`;
const mail = (name: string) => `${name}@demo.testamur.example`;

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
