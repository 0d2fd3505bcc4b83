import { z } from 'zod';
import { pageInput } from '../../../kernel/paging.ts';
import { did, oneFrom, optional, optionalText, text, uuid } from '../../../kernel/parse.ts';
import type { Recorded } from '../../../store/record-store.ts';
import { code, jurisdictionCode } from '../parse.ts';

export const ENTRY_TYPES = [
  'QUALIFICATION',
  'COURSE',
  'UNIT',
  'SKILL_SET',
  'LICENCE',
  'MICRO_CREDENTIAL',
  'SCHOOL_CERTIFICATE',
  'BADGE',
] as const;
export const ENTRY_STATUSES = ['DRAFT', 'ACTIVE', 'RETIRED'] as const;

/** Open Badges 3.0, `AchievementType`. */
export const ACHIEVEMENT_TYPES = [
  'Achievement',
  'ApprenticeshipCertificate',
  'Assessment',
  'Assignment',
  'AssociateDegree',
  'Award',
  'BachelorDegree',
  'Badge',
  'Certificate',
  'CertificateOfCompletion',
  'Certification',
  'CoCurricular',
  'CommunityService',
  'Competency',
  'Course',
  'Degree',
  'Diploma',
  'DoctoralDegree',
  'Fieldwork',
  'GeneralEducationDevelopment',
  'JourneymanCertificate',
  'LearningProgram',
  'License',
  'MasterCertificate',
  'MasterDegree',
  'Membership',
  'MicroCredential',
  'ProfessionalDoctorate',
  'QualityAssuranceCredential',
  'ResearchDoctorate',
  'SecondarySchoolDiploma',
] as const;

export type EntryStatus = (typeof ENTRY_STATUSES)[number];

/** Something that can be studied for, passed or earned in a jurisdiction; what it is in detail stands in its versions. */
export interface CatalogEntry extends Recorded {
  readonly entryId: string;
  readonly entryCode: string;
  readonly jurisdictionCode: string;
  readonly frameworkId?: string | undefined;
  readonly entryType: (typeof ENTRY_TYPES)[number];
  /** Of Open Badges 3.0, or an extension `ext:…`. */
  readonly achievementType: string;
  /** Its identifier in the Credential Registry (CTDL). */
  readonly ctid?: string | undefined;
  /** The issuer that looks after it; none where the platform does. */
  readonly ownerIssuerDid?: string | undefined;
  /** Of the published version; of the newest one before any was published. */
  readonly title?: string | undefined;
  /** The version that was published last. */
  readonly currentVersionId?: string | undefined;
  /** How many versions it has. */
  readonly versions: number;
  readonly status: EntryStatus;
  /** Made for the demonstration, for this issuer of it alone, and removed with it. Absent otherwise. */
  readonly demoIssuerDid?: string | undefined;
}

const achievementType = text(100).refine(
  (given) => (ACHIEVEMENT_TYPES as readonly string[]).includes(given) || /^ext:[A-Za-z0-9.\-_]+$/.test(given),
  'give an achievement type of Open Badges 3.0, such as BachelorDegree, or an extension such as ext:Apprenticeship',
);
const ctid = z
  .string()
  .regex(
    /^ce-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
    'give a CTID: ce- and a UUID (CTDL)',
  )
  .toLowerCase();

const own = {
  frameworkId: optional(uuid),
  entryType: oneFrom(ENTRY_TYPES),
  ctid: optionalText(ctid),
  ownerIssuerDid: optionalText(did),
};

export const newEntryInput = z.strictObject({
  ...own,
  entryCode: code,
  jurisdictionCode,
  achievementType: optional(achievementType),
});

/** What is told of an entry that is not there yet. */
export type NewEntry = z.output<typeof newEntryInput>;

export const updateEntryInput = z.strictObject({
  ...own,
  entryId: uuid,
  entryType: optional(own.entryType),
  achievementType: optional(achievementType),
});

/** What an entry of a kind is in the words of Open Badges unless something else is said. */
export const USUAL_ACHIEVEMENT: Readonly<Record<CatalogEntry['entryType'], string>> = {
  QUALIFICATION: 'Degree',
  COURSE: 'Course',
  UNIT: 'Course',
  SKILL_SET: 'Competency',
  LICENCE: 'License',
  MICRO_CREDENTIAL: 'MicroCredential',
  SCHOOL_CERTIFICATE: 'SecondarySchoolDiploma',
  BADGE: 'Badge',
};

export const entryIdInput = z.strictObject({ entryId: uuid });

export const retirementInput = z.strictObject({ reason: text(2000) });

export const retireEntryInput = retirementInput.extend({ entryId: uuid });

export const listEntriesInput = z.strictObject({
  filter: optional(
    z.strictObject({
      jurisdictionCode: optional(jurisdictionCode),
      status: optional(oneFrom(ENTRY_STATUSES)),
      entryType: optional(own.entryType),
      frameworkId: optional(uuid),
    }),
  ),
  ...pageInput,
});
