import { z } from 'zod';
import { isJsonObject, type JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import { languageTag, optional, parseInput, text } from '../../../kernel/parse.ts';
import { type CatalogEntry, newEntryInput } from '../entries/entry.ts';
import { createVersionInput } from '../entries/version.ts';
import { type AdoptionStatus, createFrameworkInput } from '../frameworks/framework.ts';
import { code } from '../parse.ts';
import { parseNewSkill } from '../skills/skill.ts';
import { shortened } from './case.ts';
import type { FormatReader, NamedCompetency, Outline } from './format.ts';
import { ItemRefused, readItem } from './refusals.ts';
import { skillSourceOf } from './skill-source.ts';

/** The published contexts of CTDL, with whose terms nodes are written. None is ever fetched. */
export const CTDL_CONTEXT = 'https://credreg.net/ctdl/schema/context/json';
const CONTEXTS: ReadonlySet<string> = new Set([
  CTDL_CONTEXT,
  'http://credreg.net/ctdl/schema/context/json',
  'https://credreg.net/ctdlasn/schema/context/json',
  'http://credreg.net/ctdlasn/schema/context/json',
]);

type Kind = readonly [entryType: CatalogEntry['entryType'], achievementType: string];

/** Classes of CTDL that are entries of the catalog. */
const ENTRY_CLASSES: Readonly<Record<string, Kind>> = {
  'ceterms:AcademicCertificate': ['QUALIFICATION', 'Certificate'],
  'ceterms:ApprenticeshipCertificate': ['QUALIFICATION', 'ApprenticeshipCertificate'],
  'ceterms:AssociateDegree': ['QUALIFICATION', 'AssociateDegree'],
  'ceterms:AssociateOfAppliedArtsDegree': ['QUALIFICATION', 'AssociateDegree'],
  'ceterms:AssociateOfAppliedScienceDegree': ['QUALIFICATION', 'AssociateDegree'],
  'ceterms:AssociateOfArtsDegree': ['QUALIFICATION', 'AssociateDegree'],
  'ceterms:AssociateOfScienceDegree': ['QUALIFICATION', 'AssociateDegree'],
  'ceterms:BachelorDegree': ['QUALIFICATION', 'BachelorDegree'],
  'ceterms:BachelorOfArtsDegree': ['QUALIFICATION', 'BachelorDegree'],
  'ceterms:BachelorOfScienceDegree': ['QUALIFICATION', 'BachelorDegree'],
  'ceterms:Badge': ['BADGE', 'Badge'],
  'ceterms:BasicTechnicalCertificate': ['QUALIFICATION', 'Certificate'],
  'ceterms:Certificate': ['QUALIFICATION', 'Certificate'],
  'ceterms:CertificateOfCompletion': ['QUALIFICATION', 'CertificateOfCompletion'],
  'ceterms:CertificateOfParticipation': ['QUALIFICATION', 'Achievement'],
  'ceterms:Certification': ['QUALIFICATION', 'Certification'],
  'ceterms:Course': ['COURSE', 'Course'],
  'ceterms:Credential': ['QUALIFICATION', 'Achievement'],
  'ceterms:Degree': ['QUALIFICATION', 'Degree'],
  'ceterms:DigitalBadge': ['BADGE', 'Badge'],
  'ceterms:Diploma': ['QUALIFICATION', 'Diploma'],
  'ceterms:DoctoralDegree': ['QUALIFICATION', 'DoctoralDegree'],
  'ceterms:GeneralEducationDevelopment': ['SCHOOL_CERTIFICATE', 'GeneralEducationDevelopment'],
  'ceterms:HigherEducationCertificate': ['QUALIFICATION', 'Certificate'],
  'ceterms:JourneymanCertificate': ['QUALIFICATION', 'JourneymanCertificate'],
  'ceterms:LearningOpportunityProfile': ['COURSE', 'LearningProgram'],
  'ceterms:LearningProgram': ['COURSE', 'LearningProgram'],
  'ceterms:License': ['LICENCE', 'License'],
  'ceterms:MasterCertificate': ['QUALIFICATION', 'MasterCertificate'],
  'ceterms:MasterDegree': ['QUALIFICATION', 'MasterDegree'],
  'ceterms:MasterOfArtsDegree': ['QUALIFICATION', 'MasterDegree'],
  'ceterms:MasterOfScienceDegree': ['QUALIFICATION', 'MasterDegree'],
  'ceterms:MicroCredential': ['MICRO_CREDENTIAL', 'MicroCredential'],
  'ceterms:OpenBadge': ['BADGE', 'Badge'],
  'ceterms:PreparationCertificate': ['QUALIFICATION', 'Certificate'],
  'ceterms:ProfessionalCertificate': ['QUALIFICATION', 'Certificate'],
  'ceterms:ProfessionalDoctorate': ['QUALIFICATION', 'ProfessionalDoctorate'],
  'ceterms:ProficiencyCertificate': ['QUALIFICATION', 'Certificate'],
  'ceterms:QualityAssuranceCredential': ['QUALIFICATION', 'QualityAssuranceCredential'],
  'ceterms:ResearchDoctorate': ['QUALIFICATION', 'ResearchDoctorate'],
  'ceterms:SecondaryEducationCertificate': ['SCHOOL_CERTIFICATE', 'Certificate'],
  'ceterms:SecondarySchoolDiploma': ['SCHOOL_CERTIFICATE', 'SecondarySchoolDiploma'],
  'ceterms:SpecialistDegree': ['QUALIFICATION', 'Degree'],
  'ceterms:TechnicalLevel1Certificate': ['QUALIFICATION', 'Certificate'],
  'ceterms:TechnicalLevel2Certificate': ['QUALIFICATION', 'Certificate'],
  'ceterms:TechnicalLevel3Certificate': ['QUALIFICATION', 'Certificate'],
  'ceterms:WorkbasedLearningCertificate': ['QUALIFICATION', 'Certificate'],
};

const PUBLICATION: Readonly<Record<string, AdoptionStatus>> = {
  'publicationStatus:Draft': 'DRAFT',
  'publicationStatus:Published': 'ADOPTED',
  'publicationStatus:Deprecated': 'DEPRECATED',
};

const MOST_ATTACHED = 200;
const MOST_EDGES = 100;

const nodeShape = z.looseObject({
  '@id': text(512),
  '@type': z.union(
    [text(200), z.array(text(200)).min(1, 'name one type').max(20, 'name at most 20 types')],
    'name its type',
  ),
  'ceterms:ctid': optional(
    z
      .string('give a text')
      .regex(/^ce-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'give a CTID: ce- and a UUID (CTDL)'),
  ),
});

/** Graphs of CTDL and CTDL-ASN in their published compact form: credentials and courses are entries, competencies skills. */
export const ctdlReader: FormatReader = {
  outline({ pointer, list, value }): Outline {
    if (list === '') {
      if (pointer === '/@context') requireContext(pointer, value);
      return { role: 'HEADER', key: pointer, names: [] };
    }
    const node = readItem(pointer, {}, () => parseInput(nodeShape, value));
    const { '@id': id, 'ceterms:ctid': ctid } = node;
    const names = [id, ...(ctid === undefined ? [] : [ctid.toLowerCase()])];
    const attached = blankNamesIn(node)
      .filter((name) => name !== id)
      .slice(0, MOST_ATTACHED);
    const types = [node['@type']].flat();
    if (types.includes('ceasn:CompetencyFramework')) return { role: 'FRAMEWORK', key: id, names, attached };
    if (types.includes('ceasn:Competency')) {
      const parents = [...new Set(referencesIn(node['ceasn:isChildOf']))].filter(
        (parent) => parent.length <= 512,
      );
      return {
        role: 'SKILL',
        key: id,
        names,
        attached,
        partOf: referencesIn(node['ceasn:isPartOf'])[0] ?? referencesIn(node['ceasn:isTopChildOf'])[0],
        edges: parents.slice(0, MOST_EDGES).map((parent) => ({ path: '/ceasn:isChildOf', parent })),
      };
    }
    const isEntry = types.some((type) => ENTRY_CLASSES[type] !== undefined);
    return { role: isEntry ? 'ENTRY' : 'PART', key: id, names, attached };
  },

  framework(pointer, node) {
    const sources = {
      title: 'ceasn:name',
      publisher: 'ceasn:publisherName',
      version: 'ceasn:versionIdentifier',
      caseUri: '@id',
    };
    return readItem(pointer, sources, () => {
      const { title, publisher, version, caseUri } = parseInput(createFrameworkInput, {
        title: wordsIn(node['ceasn:name'])?.text,
        publisher: wordsIn(node['ceasn:publisherName'])?.text,
        version: typeof node['ceasn:versionCode'] === 'string' ? node['ceasn:versionCode'] : undefined,
        caseUri: node['@id'],
        // Told of the import, not by the document.
        code: 'CODE',
        jurisdictionCode: 'ZZ',
      });
      const status = PUBLICATION[conceptIn(node['ceasn:publicationStatusType']) ?? ''] ?? 'DRAFT';
      return { title, publisher, version: version ?? '1', caseUri, adoptionStatus: status };
    });
  },

  skill(pointer, node) {
    const label = wordsIn(node['ceasn:competencyLabel']);
    const statement = wordsIn(node['ceasn:competencyText']);
    const sources = {
      name: label ? 'ceasn:competencyLabel' : 'ceasn:competencyText',
      description: 'ceasn:competencyText',
      sourceUri: '@id',
    };
    return readItem(pointer, sources, () => {
      const name = shortened(label?.text ?? statement?.text ?? '');
      const { description, source, sourceUri, skillType, altLabelsI18n } = parseNewSkill({
        name,
        description: statement?.text === name ? undefined : statement?.text,
        ...skillSourceOf(String(node['@id'])),
        skillType: 'COMPETENCE',
      });
      return { name, description, source, sourceUri, skillType, altLabelsI18n };
    });
  },

  entry(pointer, node, attached) {
    const ctid = typeof node['ceterms:ctid'] === 'string' ? node['ceterms:ctid'] : undefined;
    const coded = node['ceterms:codedNotation'];
    const [entryType, achievementType] = kindOf(node);
    const credit = creditIn(node['ceterms:creditValue']);
    const duration = firstObject(node['ceterms:estimatedDuration'])?.['ceterms:exactDuration'];
    const conditions = objectsIn(node['ceterms:requires'], attached);
    const sources = {
      entryCode: ctid === undefined ? '@id' : 'ceterms:ctid',
      ctid: 'ceterms:ctid',
      title: 'ceterms:name',
      description: 'ceterms:description',
      credit: 'ceterms:creditValue',
      duration: 'ceterms:estimatedDuration',
      criteria: 'ceterms:requires',
    };
    return readItem(pointer, sources, () => {
      const entry = parseInput(newEntryInput, {
        entryCode: code.safeParse(coded).success ? coded : (ctid?.toLowerCase() ?? undefined),
        jurisdictionCode: 'ZZ',
        entryType,
        achievementType,
        ctid,
      });
      const version = parseInput(createVersionInput, {
        entryId: NO_ENTRY,
        title: wordsIn(node['ceterms:name'])?.text,
        description: wordsIn(node['ceterms:description'])?.text,
        credit,
        duration,
        criteria: criteriaIn(conditions),
      });
      const { title, description, criteria } = version;
      return {
        entry: { entryCode: entry.entryCode, entryType, achievementType, ctid: entry.ctid },
        version: { title, description, credit: version.credit, duration: version.duration, criteria },
        competencies: competenciesIn([
          ...conditions.flatMap((condition) => objectsIn(condition['ceterms:targetCompetency'], attached)),
          ...objectsIn(node['ceterms:teaches'], attached),
          ...objectsIn(node['ceterms:assesses'], attached),
        ]),
      };
    });
  },
};

// The shape of a version names its entry; which one is decided elsewhere.
const NO_ENTRY = '00000000-0000-4000-8000-000000000000';

function requireContext(pointer: string, value: unknown): void {
  const known = [value].flat().every((one) => typeof one === 'string' && CONTEXTS.has(one));
  if (known && value !== undefined) return;
  const message = `write nodes with the published context alone: ${CTDL_CONTEXT}`;
  throw new ItemRefused([{ pointer, code: 'context', message }]);
}

function kindOf(node: JsonObject): Kind {
  const types = [node['@type']].flat();
  return (
    types.map((type) => ENTRY_CLASSES[String(type)]).find((kind) => kind !== undefined) ?? [
      'QUALIFICATION',
      'Achievement',
    ]
  );
}

/** Words of a language map (JSON-LD `@container: @language`): the English ones where there are some. */
export function wordsIn(value: unknown): { readonly language: string; readonly text: string } | undefined {
  if (typeof value === 'string') return { language: 'und', text: value };
  if (!isJsonObject(value)) return undefined;
  const words = Object.entries(value).flatMap(([language, given]) => {
    const [first] = [given].flat();
    return typeof first === 'string' && languageTag.safeParse(language).success
      ? [{ language, text: first }]
      : [];
  });
  return words.find(({ language }) => language === 'en' || language.startsWith('en-')) ?? words[0];
}

/** What a member names: addresses, or objects that have one. */
export function referencesIn(value: unknown): readonly string[] {
  return [value].flat().flatMap((one) => {
    if (typeof one === 'string') return [one];
    return isJsonObject(one) && typeof one['@id'] === 'string' ? [one['@id']] : [];
  });
}

/** Objects of a member, those included that it names by a name of this document. */
function objectsIn(value: unknown, attached: readonly JsonObject[]): readonly JsonObject[] {
  return [value].flat().flatMap((one) => {
    if (isJsonObject(one) && Object.keys(one).some((name) => name !== '@id')) return [one];
    const [name] = referencesIn(one);
    return attached.filter((node) => name !== undefined && node['@id'] === name);
  });
}

function firstObject(value: unknown): JsonObject | undefined {
  return [value].flat().find(isJsonObject);
}

function conceptIn(value: unknown): string | undefined {
  const target = firstObject(value)?.['ceterms:targetNode'];
  return typeof target === 'string' ? target : referencesIn(value)[0];
}

function creditIn(value: unknown): { readonly value: number; readonly unit: string } | undefined {
  const given = firstObject(value);
  const amount = given?.['schema:value'];
  if (typeof amount !== 'number') return undefined;
  const [unit] = [given?.['ceterms:creditUnitType']].flat();
  const named = wordsIn(firstObject(unit)?.['ceterms:targetNodeName'])?.text ?? conceptIn(unit);
  return { value: amount, unit: named?.replace(/^creditUnit:/, '') ?? 'credit' };
}

function criteriaIn(conditions: readonly JsonObject[]): string | undefined {
  const said = conditions.flatMap((condition) => wordsIn(condition['ceterms:description'])?.text ?? []);
  return said.length === 0 ? undefined : said.join('\n\n');
}

function competenciesIn(objects: readonly JsonObject[]): readonly NamedCompetency[] {
  return objects.flatMap((object) => {
    const uri = object['ceterms:targetNode'];
    if (typeof uri !== 'string') return [];
    const name = wordsIn(object['ceterms:targetNodeName'])?.text;
    const framework = wordsIn(object['ceterms:frameworkName'])?.text;
    return [{ name, uri, framework }];
  });
}

/** Names that hold within the document alone (`_:…`), wherever they stand in a node. */
function blankNamesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.startsWith('_:') ? [value] : [];
  if (Array.isArray(value)) return [...new Set(value.flatMap(blankNamesIn))];
  return isJsonObject(value) ? [...new Set(Object.values(value).flatMap(blankNamesIn))] : [];
}

const CLASS_OF_TYPE: Readonly<Record<CatalogEntry['entryType'], string>> = {
  QUALIFICATION: 'ceterms:Credential',
  COURSE: 'ceterms:Course',
  UNIT: 'ceterms:Course',
  SKILL_SET: 'ceterms:Credential',
  LICENCE: 'ceterms:License',
  MICRO_CREDENTIAL: 'ceterms:MicroCredential',
  SCHOOL_CERTIFICATE: 'ceterms:SecondarySchoolDiploma',
  BADGE: 'ceterms:Badge',
};

/** The class of CTDL that an entry is of: that of its achievement where CTDL has one of the same name. */
export function ctdlClassOf({ entryType, achievementType }: CatalogEntry): string {
  const named = `ceterms:${achievementType}`;
  return ENTRY_CLASSES[named]?.[0] === entryType ? named : CLASS_OF_TYPE[entryType];
}
