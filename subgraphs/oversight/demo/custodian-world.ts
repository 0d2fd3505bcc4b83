import type {
  DemoEmployee,
  DemoIntake,
  DemoIntakeRow,
  DemoRequirement,
  DemoRole,
  DemoWaiver,
} from './custodian-ports.ts';
import { mail, site } from './world.ts';

/** Somebody in the team of a custodian. */
export interface DemoColleague {
  readonly key: string;
  readonly email: string;
  readonly displayName: string;
  readonly role: DemoRole;
}

export interface DemoCustodian {
  readonly key: 'archive' | 'employer' | 'board';
  readonly name: string;
  readonly websiteUrl: string;
  readonly contactEmail: string;
  readonly countryCode: string;
  readonly custodianType: 'RECORDS_ARCHIVE' | 'EMPLOYER' | 'LICENSING_BOARD';
  readonly status: 'ACTIVE' | 'PENDING_APPROVAL';
  /** Nobody has signed in yet for one without a team. */
  readonly team: readonly DemoColleague[];
}

/** A row of a file; its last cell is the address of a person of the demonstration, where it names one. */
export interface DemoFileRow extends Omit<DemoIntakeRow, 'holderDid'> {
  /** Whose address stands in the file. */
  readonly person?: string;
  /** Whose wallet the credential goes to, and whether they accept it. */
  readonly holder?: string;
  readonly isClaimed?: true;
}

/** A file of the archive, with who works it off. */
export interface DemoFile extends DemoIntake {
  readonly rows: readonly DemoFileRow[];
  readonly uploader: string;
  readonly reviewer: string;
  readonly attester: string;
}

const colleague = (key: string, displayName: string, role: DemoRole): DemoColleague => ({
  key,
  displayName,
  role,
  email: mail(key),
});

/** The custodians of the demonstration. The first Admin has the address of the contact, as whoever signs in first does. */
export const DEMO_CUSTODIANS: readonly DemoCustodian[] = [
  {
    key: 'archive',
    name: 'Archive of Closed Schools (demonstration)',
    websiteUrl: site('archive'),
    contactEmail: mail('archive'),
    countryCode: 'IE',
    custodianType: 'RECORDS_ARCHIVE',
    status: 'ACTIVE',
    team: [
      colleague('archive', 'Nora Quill', 'Admin'),
      colleague('archive.uploader', 'Declan Moss', 'Reviewer'),
      colleague('archive.reviewer', 'Siobhán Reed', 'Reviewer'),
      colleague('archive.attester', 'Fergus Hale', 'Attester'),
      colleague('archive.viewer', 'Maeve Lind', 'Viewer'),
    ],
  },
  {
    key: 'employer',
    name: 'Blackwater Shipyard (demonstration)',
    websiteUrl: site('shipyard'),
    contactEmail: mail('shipyard'),
    countryCode: 'IE',
    custodianType: 'EMPLOYER',
    status: 'ACTIVE',
    team: [
      colleague('shipyard', 'Orla Keane', 'Admin'),
      colleague('shipyard.staff', 'Tom Wyse', 'Reviewer'),
      colleague('shipyard.safety', 'Greta Holm', 'Attester'),
    ],
  },
  {
    key: 'board',
    name: 'Northern Board of Divers (demonstration)',
    websiteUrl: site('divers'),
    contactEmail: mail('divers'),
    countryCode: 'NO',
    custodianType: 'LICENSING_BOARD',
    status: 'PENDING_APPROVAL',
    team: [],
  },
];

const SCHOOL = {
  recordKind: 'CREDENTIAL',
  sourceOrgName: 'Saint Brendan\u2019s School (closed in 2011)',
  columns: [
    { name: 'Pupil', target: 'holder_name' },
    { name: 'Award', target: 'credential_type' },
    { name: 'Awarded', target: 'award_date', transform: 'DATE_DMY' },
    { name: 'Result', target: 'result' },
    { name: 'E-mail', target: 'email' },
  ],
  statementTemplate: 'TRANSCRIBED_FROM_ORIGINAL',
  credentialType: 'ArchivedRecordCredential',
  uploader: 'archive.uploader',
  reviewer: 'archive.reviewer',
  attester: 'archive.attester',
} as const;

const row = (
  pupil: string,
  result: string,
  becomes: DemoFileRow['becomes'],
  given: Omit<Partial<DemoFileRow>, 'cells' | 'becomes'> & { readonly awarded?: string } = {},
): DemoFileRow => {
  const { awarded = '30/06/2009', ...rest } = given;
  return { cells: [pupil, 'Leaving Certificate', awarded, result], becomes, ...rest };
};

/** What the archive has taken in: records in every state that a record can be in, and a file that nobody has read yet. */
export const DEMO_FILES: readonly DemoFile[] = [
  {
    ...SCHOOL,
    fileName: 'saint-brendans-2009.csv',
    isRead: true,
    rows: [
      row('Aoife Byrne', '545 points', 'ISSUED', { person: 'aoife', holder: 'aoife', isClaimed: true }),
      row('Tama Ngata', '410 points', 'ISSUED', { holder: 'tama' }),
      row('Róisín Daly', '480 points', 'ATTESTED'),
      row('Conor Frayne', '365 points', 'APPROVED', {
        withdrawnBecause: 'A line of the register was read as another one (demonstration).',
      }),
      row('Gráinne Roche', '390 points', 'REJECTED', {
        reason: 'There is no such name in the register (demonstration).',
      }),
      row('Pádraig Nolan', '425 points', 'RETURNED', {
        reason: 'The points are hard to read; please look again (demonstration).',
      }),
      row('Sinéad Burke', '500 points', 'IN_REVIEW'),
      row('Eoin Tierney', '335 points', 'PENDING_REVIEW'),
      row('Róisín Daly', '480 points', 'DUPLICATE_SUSPECTED'),
      row('Liam Hession', '455 points', 'INVALID', { awarded: '31/06/2009' }),
    ],
  },
  {
    ...SCHOOL,
    fileName: 'saint-brendans-2010.csv',
    isRead: false,
    rows: [
      row('Niall Keogh', '375 points', 'PENDING_REVIEW', { awarded: '30/06/2010' }),
      row('Deirdre Foley', '520 points', 'PENDING_REVIEW', { awarded: '30/06/2010' }),
    ],
  },
];

/** What the shipyard asks of its people, with who keeps it. */
export const DEMO_WORKFORCE: {
  readonly manager: string;
  readonly attester: string;
  readonly requirements: readonly (DemoRequirement & { readonly acceptedIssuers: readonly string[] })[];
  /** Whose wallet is theirs, and whether they agree that the shipyard looks at what is in it. */
  readonly employees: readonly (DemoEmployee & { readonly holder?: string; readonly agrees?: true })[];
  readonly waivers: readonly DemoWaiver[];
} = {
  manager: 'shipyard.staff',
  attester: 'shipyard.safety',
  requirements: [
    {
      name: 'University degree',
      jobRoles: ['Engineer', 'Foreman'],
      credentialTypes: ['UniversityDegreeCredential'],
      acceptedIssuers: ['university'],
      warnDays: [90, 30],
      graceDays: 0,
      severity: 'MANDATORY',
      formerName: 'Degree',
    },
    {
      name: 'First aid at work',
      jobRoles: [],
      credentialTypes: ['CourseCertificateCredential'],
      acceptedIssuers: ['college'],
      warnDays: [30, 7],
      graceDays: 0,
      severity: 'MANDATORY',
    },
    {
      name: 'First aid, refreshed within two weeks',
      jobRoles: ['Engineer'],
      credentialTypes: ['CourseCertificateCredential'],
      acceptedIssuers: ['college'],
      warnDays: [14],
      graceDays: 14,
      severity: 'RECOMMENDED',
    },
    {
      name: 'Welding certificate',
      jobRoles: ['Foreman', 'Welder'],
      credentialTypes: ['TradeCertificateCredential'],
      acceptedIssuers: ['college'],
      warnDays: [90, 30],
      graceDays: 30,
      severity: 'MANDATORY',
    },
  ],
  employees: [
    {
      employeeRef: 'BS-101',
      name: 'Aoife Byrne',
      jobRole: 'Engineer',
      site: 'Dry dock',
      status: 'ACTIVE',
      holder: 'aoife',
      agrees: true,
    },
    {
      employeeRef: 'BS-102',
      name: 'Mateus Carvalho',
      jobRole: 'Engineer',
      site: 'Dry dock',
      status: 'ACTIVE',
      holder: 'mateus',
      agrees: true,
    },
    {
      employeeRef: 'BS-103',
      name: 'Priya Raman',
      jobRole: 'Engineer',
      site: 'Slipway',
      status: 'ON_LEAVE',
      holder: 'priya',
      agrees: true,
    },
    {
      employeeRef: 'BS-104',
      name: 'Tama Ngata',
      jobRole: 'Foreman',
      site: 'Slipway',
      status: 'ACTIVE',
      holder: 'tama',
      agrees: true,
    },
    // Her wallet is known, and she has not agreed.
    {
      employeeRef: 'BS-105',
      name: 'Ingrid Solheim',
      jobRole: 'Welder',
      site: 'Slipway',
      status: 'ACTIVE',
      holder: 'ingrid',
    },
    {
      employeeRef: 'BS-106',
      name: 'Sorcha Kelleher',
      jobRole: 'Welder',
      site: 'Dry dock',
      status: 'ACTIVE',
    },
    { employeeRef: 'BS-107', name: 'Ben Marsh', jobRole: 'Welder', site: 'Dry dock', status: 'LEFT' },
  ],
  waivers: [
    {
      employeeRef: 'BS-104',
      requirement: 'First aid at work',
      reason: 'The next course begins in three weeks (demonstration).',
      days: 60,
    },
  ],
};
