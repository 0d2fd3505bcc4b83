import { mail, site } from './world.ts';

/** Somebody in the team of a verifier; the first one asks people. */
interface DemoMember {
  readonly email: string;
  readonly displayName: string;
  readonly role: 'Member' | 'Admin';
}

export interface DemoVerifier {
  readonly key: string;
  readonly name: string;
  readonly sector: 'EMPLOYER' | 'RECRUITER' | 'EDUCATION';
  readonly purposeStatement: string;
  readonly countryCode: string;
  readonly organizationUrl: string;
  readonly contactEmail: string;
  readonly publicListing: boolean;
  /** What becomes of it in the end; it verifies before. */
  readonly status: 'ACTIVE' | 'SUSPENDED';
  readonly team: readonly [DemoMember, ...DemoMember[]];
  /** The credentials that it has verified, one after the other. */
  readonly verified: readonly string[];
}

/** What a verifier asks of a person, and what these answer with; nothing lets it wait. */
export interface DemoAsked {
  readonly verifier: string;
  readonly holder: string;
  readonly requested: readonly { readonly credentialType: string; readonly claims: readonly string[] }[];
  readonly purpose: string;
  readonly answer?: readonly string[];
}

const member = (key: string, displayName: string, role: DemoMember['role']): DemoMember => ({
  email: mail(key),
  displayName,
  role,
});

/** The verifiers of the demonstration. */
export const DEMO_VERIFIERS: readonly DemoVerifier[] = [
  {
    key: 'employer',
    name: 'Corrib Engineering (demonstration)',
    sector: 'EMPLOYER',
    purposeStatement: 'We check the degrees and certificates that applicants name.',
    countryCode: 'IE',
    organizationUrl: site('corrib'),
    contactEmail: mail('corrib'),
    publicListing: true,
    status: 'ACTIVE',
    team: [member('corrib.hiring', 'Emer Daly', 'Member'), member('corrib', 'Conor Blake', 'Admin')],
    // One of them is revoked, one has a successor, and the licence is of a suspended academy afterwards.
    verified: ['aoife-bsc', 'mateus-bsc', 'tama-msc', 'ingrid-old', 'mateus-first-aid', 'ingrid-licence'],
  },
  {
    key: 'recruiter',
    name: 'Southern Crews (demonstration)',
    sector: 'RECRUITER',
    purposeStatement: 'We find crews for shipyards, and check what people bring for their work.',
    countryCode: 'NZ',
    organizationUrl: site('crews'),
    contactEmail: mail('crews'),
    publicListing: false,
    status: 'ACTIVE',
    team: [member('crews', 'Hemi Walker', 'Admin')],
    verified: ['tama-welding', 'aoife-bsc'],
  },
  {
    key: 'school',
    name: 'Porto Summer School (demonstration)',
    sector: 'EDUCATION',
    purposeStatement: 'We check the degrees of people who want to study with us.',
    countryCode: 'PT',
    organizationUrl: site('summer'),
    contactEmail: mail('summer'),
    publicListing: true,
    status: 'SUSPENDED',
    team: [member('summer', 'Rita Lopes', 'Admin')],
    verified: ['priya-msc'],
  },
];

/** What verifiers of the demonstration have asked. */
export const DEMO_ASKED: readonly DemoAsked[] = [
  {
    verifier: 'employer',
    holder: 'aoife',
    requested: [{ credentialType: 'UniversityDegreeCredential', claims: ['degree'] }],
    purpose: 'Your application as an engineer: we check the degree that you named.',
    answer: ['aoife-bsc'],
  },
  {
    verifier: 'employer',
    holder: 'mateus',
    requested: [
      { credentialType: 'UniversityDegreeCredential', claims: ['degree'] },
      { credentialType: 'CourseCertificateCredential', claims: ['course'] },
    ],
    purpose: 'Your application as a physicist: we check what you named.',
  },
  {
    verifier: 'recruiter',
    holder: 'tama',
    requested: [{ credentialType: 'TradeCertificateCredential', claims: ['trade', 'level'] }],
    purpose: 'A place on a crew of welders, for which you have applied.',
  },
];
