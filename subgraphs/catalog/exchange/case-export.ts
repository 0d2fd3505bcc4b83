import { trusted } from 'mongoose';
import type { JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import { derivedId } from '../../../kernel/ids.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { Framework } from '../frameworks/framework.ts';
import { MOST_BROADER, type Skill } from '../skills/skill.ts';
import type { KeyedSkill } from '../skills/skill-model.ts';
import { caseDocumentWith, caseItemWith, newCaseDocument, newCaseItem } from './case.ts';
import { createDocumentWriter } from './document-writer.ts';
import type { ExportCursor } from './export-cursor.ts';
import { changesOf, type FrameworkMembers, membersLike, type SkillMembers } from './format.ts';
import { type DocumentPart, IN_PLACE, partIdOf } from './part-model.ts';
import { takenFrom } from './parts.ts';
import { contentOfPart } from './references.ts';

/** Parts in one piece, so that a piece stays small whatever is exported. */
const AT_ONCE = 200;
const ASSOCIATIONS = { list: '', key: '/CFAssociations' };

interface Piece {
  readonly text: string;
  readonly next?: ExportCursor | undefined;
}

/** A skill as the node of a CFPackage. */
interface Node {
  readonly title: string;
  readonly identifier: string;
  readonly uri: string;
}

/**
 * Frameworks as CFPackages: what was imported is said again word for word, but for what has changed here since then; the others are
 * written anew.
 */
export function createCaseExport(deps: {
  skills: RecordStore<KeyedSkill>;
  parts: RecordStore<DocumentPart>;
  publicUrl: string;
}): (framework: Framework, cursor: ExportCursor) => Promise<Piece> {
  const { skills, parts, publicUrl } = deps;

  return async (framework, cursor) => {
    const [first] = await parts.list({ documentId: framework.frameworkId }, IN_PLACE, { skip: 0, limit: 1 });
    const isPublished = first?.format === 'CASE';
    switch (cursor.mode) {
      case 'START':
        return isPublished ? publishedPiece(framework, { ...cursor, mode: 'PARTS' }) : beginning(framework);
      case 'PARTS':
        return publishedPiece(framework, cursor);
      case 'ITEMS':
        return itemsPiece(framework, cursor);
      case 'ABOVE':
        return abovePiece(framework, cursor, isPublished);
    }
  };

  /** A portion of a document as it was published. */
  async function publishedPiece(framework: Framework, { behind, isStarted }: ExportCursor): Promise<Piece> {
    const documentId = framework.frameworkId;
    const portion = await portionOf({ documentId }, behind);
    const last = behind === '' ? undefined : await parts.first({ documentId, place: behind });
    const writer = createDocumentWriter(last, isStarted);
    const told = await skillsOf(portion);
    for (const part of portion) {
      const text = textOf(part, framework, told);
      if (text !== undefined) writer.add(part, text);
      // What stands above skills and no association says yet comes first.
      if (part.list === ASSOCIATIONS.list && part.key === ASSOCIATIONS.key)
        return { text: writer.text, next: { mode: 'ABOVE', behind: '', isStarted: false } };
    }
    const end = portion.at(-1);
    if (portion.length === AT_ONCE && end)
      return { text: writer.text, next: { mode: 'PARTS', behind: end.place, isStarted: writer.isStarted } };
    const [associations] = await parts.byIds([partIdOf(documentId, ASSOCIATIONS)]);
    if (associations) {
      writer.end();
      return { text: writer.text };
    }
    writer.openList('CFAssociations');
    return { text: writer.text, next: { mode: 'ABOVE', behind: '', isStarted: false } };
  }

  /** The text of a part now; undefined for an edge that is no more. */
  function textOf(
    part: DocumentPart,
    framework: Framework,
    told: ReadonlyMap<string, Skill>,
  ): string | undefined {
    const { json = '{}', role, recordId = '', childId = '', parentId } = part;
    if (role === 'EDGE') {
      const isGone = parentId !== undefined && told.get(childId)?.broaderIds.includes(parentId) === false;
      return isGone ? undefined : json;
    }
    if (role === 'FRAMEWORK') {
      const taken = takenFrom<FrameworkMembers>(part);
      const changed = taken ? changesOf(taken, nowLike(framework, taken, FRAMEWORK_MEMBERS)) : {};
      return again(part, caseDocumentWith(contentOfPart(part), changed, framework));
    }
    const skill = role === 'SKILL' ? told.get(recordId) : undefined;
    const taken = takenFrom<SkillMembers>(part);
    if (!skill || !taken) return json;
    return again(
      part,
      caseItemWith(contentOfPart(part), changesOf(taken, nowLike(skill, taken, SKILL_MEMBERS)), skill),
    );
  }

  /** The beginning of a document that was not published as CASE. */
  async function beginning(framework: Framework): Promise<Piece> {
    const writer = createDocumentWriter();
    const at = addressOf(framework);
    writer.addToOpen(`"CFDocument":${JSON.stringify(newCaseDocument(framework, framework.caseUri ?? at))}`);
    writer.openList('CFItems');
    for (const level of framework.levels) writer.addToOpen(JSON.stringify(levelItem(framework, level, at)));
    return { text: writer.text, next: { mode: 'ITEMS', behind: '', isStarted: writer.isStarted } };
  }

  async function itemsPiece(framework: Framework, { behind, isStarted }: ExportCursor): Promise<Piece> {
    const portion = await portionOf({ documentId: framework.frameworkId, role: 'SKILL' }, behind);
    const told = await skillsOf(portion);
    const values = portion.flatMap(({ recordId = '' }) => {
      const skill = told.get(recordId);
      return skill ? [JSON.stringify(newCaseItem(skill, uriOf(skill)))] : [];
    });
    const text = joined(values, isStarted);
    const end = portion.at(-1);
    if (portion.length === AT_ONCE && end)
      return { text, next: { mode: 'ITEMS', behind: end.place, isStarted: isStarted || values.length > 0 } };
    const levels = framework.levels.map((level) =>
      JSON.stringify(levelEdge(framework, level, addressOf(framework))),
    );
    return {
      text: `${text}],"CFAssociations":[${levels.join(',')}`,
      next: { mode: 'ABOVE', behind: '', isStarted: levels.length > 0 },
    };
  }

  /** What stands above skills of a document and none of its associations says. */
  async function abovePiece(
    framework: Framework,
    cursor: ExportCursor,
    isPublished: boolean,
  ): Promise<Piece> {
    const documentId = framework.frameworkId;
    const portion = await portionOf({ documentId, role: 'SKILL' }, cursor.behind);
    const told = await skillsOf(portion);
    const said = await edgesSaid(documentId, [...told.keys()], isPublished);
    const missing = portion.flatMap((part) => {
      const child = told.get(part.recordId ?? '');
      if (!child) return [];
      const parentIds = child.broaderIds.filter((id) => !said.has(`${child.skillId} ${id}`));
      return parentIds.map((parentId) => ({ part, child, parentId }));
    });
    const nodes = await nodesOf(
      documentId,
      missing.map(({ parentId }) => parentId),
      isPublished,
    );
    const values = missing.flatMap(({ part, child, parentId }) => {
      const parent = nodes.get(parentId);
      const origin = isPublished ? publishedNode(part, child) : newNode(child);
      return parent ? [JSON.stringify(childOf(origin, parent, child.updatedAt))] : [];
    });
    const roots = isPublished
      ? []
      : portion.flatMap(({ recordId = '' }) => {
          const skill = told.get(recordId);
          if (!skill || skill.broaderIds.length > 0) return [];
          return [JSON.stringify(childOf(newNode(skill), documentNode(framework), skill.updatedAt))];
        });
    const text = joined([...values, ...roots], cursor.isStarted);
    const isStarted = cursor.isStarted || values.length + roots.length > 0;
    const end = portion.at(-1);
    if (portion.length === AT_ONCE && end)
      return { text, next: { mode: 'ABOVE', behind: end.place, isStarted } };
    const [associations] = isPublished ? await parts.byIds([partIdOf(documentId, ASSOCIATIONS)]) : [];
    if (!associations) return { text: `${text}]}\n` };
    return { text, next: { mode: 'PARTS', behind: associations.place, isStarted } };
  }

  function portionOf(where: object, behind: string): Promise<DocumentPart[]> {
    const rest = behind === '' ? {} : { place: trusted({ $gt: behind }) };
    return parts.list({ ...where, ...rest }, IN_PLACE, { skip: 0, limit: AT_ONCE });
  }

  async function skillsOf(portion: readonly DocumentPart[]): Promise<ReadonlyMap<string, Skill>> {
    const ids = portion.flatMap(
      ({ role, recordId, childId }) =>
        (role === 'EDGE' ? childId : role === 'SKILL' ? recordId : undefined) ?? [],
    );
    const found = await skills.byIds([...new Set(ids)]);
    return new Map(found.map((skill) => [skill.skillId, skill]));
  }

  async function edgesSaid(
    documentId: string,
    skillIds: readonly string[],
    isPublished: boolean,
  ): Promise<ReadonlySet<string>> {
    if (!isPublished || skillIds.length === 0) return new Set();
    const edges = await parts.list(
      { documentId, childId: trusted({ $in: skillIds }) },
      {},
      { skip: 0, limit: skillIds.length * MOST_BROADER },
    );
    return new Set(edges.map(({ childId, parentId }) => `${childId} ${parentId}`));
  }

  async function nodesOf(
    documentId: string,
    skillIds: readonly string[],
    isPublished: boolean,
  ): Promise<ReadonlyMap<string, Node>> {
    const found = await skills.byIds([...new Set(skillIds)]);
    const keyOf = ({ sourceUri = '' }: Skill) => partIdOf(documentId, { list: '/CFItems', key: sourceUri });
    const published = isPublished ? await parts.byIds(found.map(keyOf)) : [];
    return new Map(
      found.map((skill) => {
        const part = published.find(({ recordId }) => recordId === skill.skillId);
        return [skill.skillId, part ? publishedNode(part, skill) : newNode(skill)];
      }),
    );
  }

  function newNode(skill: Skill): Node {
    return { title: skill.name, identifier: skill.skillId, uri: uriOf(skill) };
  }

  function documentNode(framework: Framework): Node {
    const uri = framework.caseUri ?? addressOf(framework);
    return { title: framework.title, identifier: framework.frameworkId, uri };
  }

  function uriOf({ sourceUri, skillId }: Skill): string {
    return sourceUri?.includes('://') ? sourceUri : `${publicUrl}/catalog/skills/${skillId}`;
  }

  function addressOf({ frameworkId }: Framework): string {
    return `${publicUrl}/catalog/frameworks/${frameworkId}`;
  }
}

const FRAMEWORK_MEMBERS = ['title', 'publisher', 'version', 'caseUri', 'adoptionStatus'] as const;
const SKILL_MEMBERS = ['name', 'description', 'source', 'sourceUri', 'skillType', 'altLabelsI18n'] as const;

/** The members of a record that documents say, whether this one did or not. */
function nowLike<T extends object, Name extends keyof T & string>(
  record: T,
  _taken: Partial<T>,
  names: readonly Name[],
): Pick<T, Name> {
  return membersLike<T>(
    record,
    Object.fromEntries(names.map((name) => [name, undefined])) as Partial<T>,
  ) as Pick<T, Name>;
}

/** The text of a part whose value is the same object, or that of what it has become. */
function again(part: DocumentPart, value: JsonObject): string {
  return JSON.stringify(value) === JSON.stringify(contentOfPart(part))
    ? (part.json ?? '{}')
    : JSON.stringify(value);
}

function joined(values: readonly string[], isStarted: boolean): string {
  return `${isStarted && values.length > 0 ? ',' : ''}${values.join(',')}`;
}

function publishedNode(part: DocumentPart, { name }: Skill): Node {
  const { identifier, uri } = contentOfPart(part);
  return { title: name, identifier: String(identifier), uri: String(uri) };
}

function childOf(origin: Node, destination: Node, at: Date): JsonObject {
  const identifier = derivedId('case association', origin.identifier, destination.identifier);
  return {
    identifier,
    associationType: 'isChildOf',
    uri: `urn:uuid:${identifier}`,
    originNodeURI: origin,
    destinationNodeURI: destination,
    lastChangeDateTime: at.toISOString(),
  };
}

type Level = Framework['levels'][number];

function levelNode({ frameworkId }: Framework, { levelCode, label }: Level, at: string): Node {
  return {
    title: label,
    identifier: derivedId('framework level', frameworkId, levelCode),
    uri: `${at}#level-${encodeURIComponent(levelCode)}`,
  };
}

function levelItem(framework: Framework, level: Level, at: string): JsonObject {
  const { identifier, uri } = levelNode(framework, level, at);
  const lastChangeDateTime = framework.updatedAt.toISOString();
  return {
    identifier,
    fullStatement: level.label,
    humanCodingScheme: level.levelCode,
    CFItemType: 'Level',
    uri,
    lastChangeDateTime,
  };
}

function levelEdge(framework: Framework, level: Level, at: string): JsonObject {
  const destination = {
    title: framework.title,
    identifier: framework.frameworkId,
    uri: framework.caseUri ?? at,
  };
  return childOf(levelNode(framework, level, at), destination, framework.updatedAt);
}
