import { z } from 'zod';
import type { JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import {
  freeText,
  languageTag,
  optional,
  optionalText,
  parseInput,
  text,
  uuidAsWritten,
} from '../../../kernel/parse.ts';
import type { AdoptionStatus, Framework } from '../frameworks/framework.ts';
import { createFrameworkInput } from '../frameworks/framework.ts';
import { parseNewSkill, type Skill } from '../skills/skill.ts';
import type { FormatReader, FrameworkMembers, Outline, SkillMembers } from './format.ts';
import { ItemRefused, readItem } from './refusals.ts';
import { skillSourceOf } from './skill-source.ts';

/** CASE 1.0 and 1.1, `associationType`; others begin with `ext:`. */
const ASSOCIATION_TYPES = [
  'isChildOf',
  'isPeerOf',
  'isPartOf',
  'exactMatchOf',
  'precedes',
  'isRelatedTo',
  'replacedBy',
  'exemplar',
  'hasSkillLevel',
  'isTranslationOf',
] as const;

const ADOPTION: Readonly<Record<string, AdoptionStatus>> = {
  'Private Draft': 'DRAFT',
  'Public Draft': 'DRAFT',
  Draft: 'DRAFT',
  Adopted: 'ADOPTED',
  Deprecated: 'DEPRECATED',
};
const CASE_ADOPTION: Readonly<Record<AdoptionStatus, string>> = {
  DRAFT: 'Draft',
  ADOPTED: 'Adopted',
  DEPRECATED: 'Deprecated',
};
const SKILL_TYPES: Readonly<Record<string, Skill['skillType']>> = { knowledge: 'KNOWLEDGE', skill: 'SKILL' };

const uri = text(512);
const link = z
  .looseObject(
    { identifier: optional(text(512)), uri: optional(uri) },
    'give an object with uri and identifier',
  )
  .refine(
    (given) => given.identifier !== undefined || given.uri !== undefined,
    'name it by identifier or uri',
  );

const documentShape = z.looseObject({
  identifier: uuidAsWritten,
  uri,
  title: z.string('give a text'),
  creator: optionalText(z.string('give a text')),
  publisher: optionalText(z.string('give a text')),
  version: optionalText(z.string('give a text')),
  adoptionStatus: optional(z.enum(Object.keys(ADOPTION), `give one of ${Object.keys(ADOPTION).join(', ')}`)),
});

const itemShape = z.looseObject({
  identifier: uuidAsWritten,
  uri,
  fullStatement: freeText(1, 4000),
  abbreviatedStatement: optionalText(freeText(1, 255)),
  alternativeLabel: optionalText(z.string('give a text')),
  CFItemType: optionalText(z.string('give a text')),
  language: optionalText(languageTag),
});

const associationShape = z.looseObject({
  identifier: uuidAsWritten,
  associationType: z
    .string('give a text')
    .refine(
      (given) => (ASSOCIATION_TYPES as readonly string[]).includes(given) || given.startsWith('ext:'),
      `give one of ${ASSOCIATION_TYPES.join(', ')}, or an extension such as ext:supports`,
    ),
  originNodeURI: link,
  destinationNodeURI: link,
});

const partShape = z.looseObject({ identifier: optional(text(512)), uri: optional(uri) }, 'give an object');

/** CFPackages of CASE: the CFDocument is a framework and each CFItem a skill; what has no record is kept as it is. */
export const caseReader: FormatReader = {
  outline({ pointer, list, value }): Outline {
    if (list === '' && pointer === '/CFDocument') {
      const { identifier, uri: at } = shaped(pointer, documentShape, value);
      return { role: 'FRAMEWORK', key: pointer, names: [at, nameOf(identifier)] };
    }
    if (list === '') return { role: 'HEADER', key: pointer, names: [] };
    if (list === '/CFItems') {
      const { identifier, uri: at } = shaped(pointer, itemShape, value);
      return { role: 'SKILL', key: at, names: [at, nameOf(identifier)] };
    }
    if (list === '/CFAssociations') {
      const { identifier, associationType, originNodeURI, destinationNodeURI } = shaped(
        pointer,
        associationShape,
        value,
      );
      const key = nameOf(identifier);
      if (associationType !== 'isChildOf') return { role: 'PART', key, names: [] };
      return { role: 'EDGE', key, names: [], child: endOf(originNodeURI), parent: endOf(destinationNodeURI) };
    }
    const { identifier, uri: at } = shaped(pointer, partShape, value);
    return { role: 'PART', key: nameOf(identifier ?? at ?? pointer), names: [] };
  },

  framework(pointer, value): FrameworkMembers {
    const given = shaped(pointer, documentShape, value);
    const sources = {
      title: 'title',
      publisher: given.publisher === undefined ? 'creator' : 'publisher',
      version: 'version',
      caseUri: 'uri',
    };
    return readItem(pointer, sources, () => {
      const { title, publisher, version, caseUri } = parseInput(createFrameworkInput, {
        title: given.title,
        publisher: given.publisher ?? given.creator,
        version: given.version,
        caseUri: given.uri,
        // Told of the import, not by the document.
        code: 'CODE',
        jurisdictionCode: 'ZZ',
      });
      const adoptionStatus = ADOPTION[given.adoptionStatus ?? 'Draft'] ?? 'DRAFT';
      return { title, publisher, version: version ?? '1', caseUri, adoptionStatus };
    });
  },

  skill(pointer, value): SkillMembers {
    const given = shaped(pointer, itemShape, value);
    const { fullStatement, abbreviatedStatement, alternativeLabel, CFItemType, language = 'und' } = given;
    const sources = {
      name: abbreviatedStatement === undefined ? 'fullStatement' : 'abbreviatedStatement',
      description: 'fullStatement',
      sourceUri: 'uri',
      altLabelsI18n: 'alternativeLabel',
    };
    return readItem(pointer, sources, () => {
      const name = shortened(abbreviatedStatement ?? fullStatement);
      const { description, source, sourceUri, skillType, altLabelsI18n } = parseNewSkill({
        name,
        description: name === fullStatement ? undefined : fullStatement,
        ...skillSourceOf(given.uri),
        skillType: SKILL_TYPES[CFItemType?.trim().toLowerCase() ?? ''] ?? 'COMPETENCE',
        altLabelsI18n: alternativeLabel === undefined ? {} : { [language]: [alternativeLabel] },
      });
      return { name, description, source, sourceUri, skillType, altLabelsI18n };
    });
  },

  entry(pointer) {
    throw new ItemRefused([{ pointer, code: 'unknown', message: 'CASE has no entries; send them as CTDL' }]);
  },
};

const LONGEST_SKILL_NAME = 255;

/** A statement as a name: on one line, and with an ellipsis where it goes on. */
export function shortened(statement: string): string {
  const line = statement.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_SKILL_NAME) return line;
  // A half of a surrogate pair is no letter.
  return `${line
    .slice(0, LONGEST_SKILL_NAME - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
}

function shaped<S extends z.ZodType>(pointer: string, shape: S, value: unknown): z.output<S> {
  return readItem(pointer, {}, () => parseInput(shape, value));
}

/** The name of an end of an association: documents agree on identifiers more often than on addresses. */
function endOf({
  identifier,
  uri: at,
}: {
  identifier?: string | undefined;
  uri?: string | undefined;
}): string {
  return identifier === undefined ? (at ?? '') : nameOf(identifier);
}

/** UUIDs are the same in either case (RFC 9562 §4). */
function nameOf(identifier: string): string {
  return uuidAsWritten.safeParse(identifier).success ? identifier.toLowerCase() : identifier;
}

/** A CFItem as it was published, with what has changed of the skill since then. */
export function caseItemWith(item: JsonObject, changed: Partial<SkillMembers>, skill: Skill): JsonObject {
  const isEnded = skill.status === 'RETIRED' && item['statusEndDate'] === undefined;
  if (Object.keys(changed).length === 0 && !isEnded) return item;
  const { abbreviatedStatement: _short, alternativeLabel: _label, ...kept } = item;
  const [label] =
    'altLabelsI18n' in changed ? Object.values(skill.altLabelsI18n).flat() : [item['alternativeLabel']];
  return {
    ...kept,
    ...statementsOf(item, changed, skill),
    ...(label === undefined ? {} : { alternativeLabel: label }),
    ...('skillType' in changed ? { CFItemType: CASE_ITEM_TYPES[skill.skillType] } : {}),
    ...(isEnded ? { statusEndDate: dayOf(skill.updatedAt) } : {}),
    lastChangeDateTime: skill.updatedAt.toISOString(),
  };
}

function statementsOf(
  item: JsonObject,
  changed: Partial<SkillMembers>,
  { name, description }: Skill,
): JsonObject {
  const isNamed = 'name' in changed;
  const isRestated = 'description' in changed || (isNamed && description === undefined);
  const fullStatement = isRestated ? (description ?? name) : item['fullStatement'];
  const short = item['abbreviatedStatement'];
  const isShort = short !== undefined || shortened(String(fullStatement)) !== name;
  return {
    fullStatement,
    ...(isShort ? { abbreviatedStatement: isNamed || short === undefined ? name : short } : {}),
  };
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

const CASE_ITEM_TYPES: Readonly<Record<Skill['skillType'], string>> = {
  KNOWLEDGE: 'Knowledge',
  SKILL: 'Skill',
  COMPETENCE: 'Competence',
};

/** A CFItem for a skill that no document of CASE told of. */
export function newCaseItem(skill: Skill, at: string): JsonObject {
  const [language, [label]] = Object.entries(skill.altLabelsI18n)[0] ?? [undefined, []];
  const name = skill.name;
  const full = skill.description ?? name;
  return {
    identifier: skill.skillId,
    fullStatement: full,
    ...(shortened(full) === name ? {} : { abbreviatedStatement: name }),
    ...(label === undefined ? {} : { alternativeLabel: label }),
    CFItemType: CASE_ITEM_TYPES[skill.skillType],
    uri: at,
    ...(language === undefined || language === 'und' ? {} : { language }),
    ...(skill.status === 'RETIRED' ? { statusEndDate: dayOf(skill.updatedAt) } : {}),
    lastChangeDateTime: skill.updatedAt.toISOString(),
  };
}

/** A CFDocument as it was published, with what has changed of the framework since then. */
export function caseDocumentWith(
  document: JsonObject,
  changed: Partial<FrameworkMembers>,
  framework: Framework,
): JsonObject {
  if (Object.keys(changed).length === 0) return document;
  const { title, publisher, version, caseUri, adoptionStatus } = framework;
  const publishing = document['publisher'] === undefined && publisher !== undefined ? 'creator' : 'publisher';
  return {
    ...document,
    ...('title' in changed ? { title } : {}),
    ...('publisher' in changed && publisher !== undefined ? { [publishing]: publisher } : {}),
    ...('version' in changed ? { version } : {}),
    ...('caseUri' in changed && caseUri !== undefined ? { uri: caseUri } : {}),
    ...('adoptionStatus' in changed ? { adoptionStatus: CASE_ADOPTION[adoptionStatus] } : {}),
    lastChangeDateTime: framework.updatedAt.toISOString(),
  };
}

/** A CFDocument for a framework that no document of CASE told of. */
export function newCaseDocument(framework: Framework, at: string): JsonObject {
  const { frameworkId, title, publisher, version, adoptionStatus, updatedAt } = framework;
  return {
    identifier: frameworkId,
    uri: at,
    // CASE asks for somebody.
    creator: publisher ?? 'unknown',
    title,
    ...(publisher === undefined ? {} : { publisher }),
    version,
    adoptionStatus: CASE_ADOPTION[adoptionStatus],
    lastChangeDateTime: updatedAt.toISOString(),
  };
}
