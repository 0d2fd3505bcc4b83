import { isJsonObject, type JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { CatalogEntry } from '../entries/entry.ts';
import type { EntryVersion } from '../entries/version.ts';
import type { Skill } from '../skills/skill.ts';
import type { KeyedSkill } from '../skills/skill-model.ts';
import { CTDL_CONTEXT, ctdlClassOf, wordsIn } from './ctdl.ts';
import { createDocumentWriter } from './document-writer.ts';
import type { TakenEntry } from './entry-step.ts';
import { changesOf } from './format.ts';
import { type DocumentPart, IN_PLACE } from './part-model.ts';
import { takenFrom } from './parts.ts';
import { contentOfPart } from './references.ts';

/** The parts of an entry's document: its own, the headers and what they name. */
const MOST_PARTS = 1000;

/** Entries as graphs of CTDL: what was imported is said again word for word, but for what has changed here since then. */
export function createCtdlExport(deps: {
  skills: RecordStore<KeyedSkill>;
  parts: RecordStore<DocumentPart>;
  publicUrl: string;
}): (entry: CatalogEntry, version: EntryVersion) => Promise<string> {
  const { skills, parts, publicUrl } = deps;

  return async (entry, version) => {
    const { entryId } = entry;
    const published = await parts.list({ documentId: entryId }, IN_PLACE, { skip: 0, limit: MOST_PARTS });
    const named = await skills.byIds(version.skills.map(({ skillId }) => skillId));
    if (published.length === 0) return newDocument(entry, version, named);
    const writer = createDocumentWriter();
    for (const part of published) writer.add(part, textOf(part, entry, version, named));
    writer.end();
    return writer.text;
  };

  function newDocument(entry: CatalogEntry, version: EntryVersion, named: readonly Skill[]): string {
    const node = {
      '@id': `${publicUrl}/catalog/entries/${entry.entryId}`,
      '@type': ctdlClassOf(entry),
      ...(entry.ctid === undefined ? {} : { 'ceterms:ctid': entry.ctid }),
      'ceterms:codedNotation': entry.entryCode,
      'ceterms:name': { und: version.title },
      ...(version.description === undefined ? {} : { 'ceterms:description': { und: version.description } }),
      ...creditOf(version),
      ...durationOf(version),
      ...(hasConditions(version) ? { 'ceterms:requires': [conditionOf(version, named, 'und')] } : {}),
    };
    return `${JSON.stringify({ '@context': CTDL_CONTEXT, '@graph': [node] })}\n`;
  }

  function textOf(
    part: DocumentPart,
    entry: CatalogEntry,
    version: EntryVersion,
    named: readonly Skill[],
  ): string {
    const { json = '{}' } = part;
    const taken = takenFrom<TakenEntry>(part);
    if (part.role !== 'ENTRY' || !taken) return json;
    const { entryType, achievementType, ctid } = entry;
    const { title, description, credit, duration, criteria, skills: skillsNow, alignments } = version;
    const changed = {
      ...changesOf(taken.entry, { entryType, achievementType, ctid }),
      ...changesOf(taken.content, {
        title,
        description,
        credit,
        duration,
        criteria,
        skills: skillsNow,
        alignments,
      }),
    };
    if (Object.keys(changed).length === 0) return json;
    return JSON.stringify(nodeWith(contentOfPart(part), changed, entry, version, named));
  }

  function nodeWith(
    node: JsonObject,
    changed: object,
    entry: CatalogEntry,
    version: EntryVersion,
    named: readonly Skill[],
  ): JsonObject {
    const language = wordsIn(node['ceterms:name'])?.language ?? 'und';
    const words = (name: string, text: string | undefined) => ({
      [name]: worded(node[name], language, text),
    });
    const isAny = (...members: string[]) => members.some((member) => member in changed);
    const now = {
      ...node,
      ...(isAny('entryType', 'achievementType') ? { '@type': ctdlClassOf(entry) } : {}),
      ...(isAny('ctid') ? { 'ceterms:ctid': entry.ctid } : {}),
      ...(isAny('title') ? words('ceterms:name', version.title) : {}),
      ...(isAny('description') ? words('ceterms:description', version.description) : {}),
      ...(isAny('credit') ? { 'ceterms:creditValue': undefined, ...creditOf(version) } : {}),
      ...(isAny('duration') ? { 'ceterms:estimatedDuration': undefined, ...durationOf(version) } : {}),
      // Conditions are one text here: what has changed of it takes the place of all of them.
      ...(isAny('criteria', 'skills', 'alignments')
        ? { 'ceterms:requires': hasConditions(version) ? [conditionOf(version, named, language)] : undefined }
        : {}),
    };
    return now;
  }

  function conditionOf(version: EntryVersion, named: readonly Skill[], language: string): JsonObject {
    const skillNodes = named.map((skill) => ({
      '@type': 'ceterms:CredentialAlignmentObject',
      'ceterms:targetNode': skill.sourceUri?.includes('://')
        ? skill.sourceUri
        : `${publicUrl}/catalog/skills/${skill.skillId}`,
      'ceterms:targetNodeName': { [language]: skill.name },
    }));
    const aligned = version.alignments.map(({ targetUrl, targetName, targetFramework }) => ({
      '@type': 'ceterms:CredentialAlignmentObject',
      'ceterms:targetNode': targetUrl,
      'ceterms:targetNodeName': { [language]: targetName },
      ...(targetFramework === undefined ? {} : { 'ceterms:frameworkName': { [language]: targetFramework } }),
    }));
    const targets = [...skillNodes, ...aligned];
    return {
      '@type': 'ceterms:ConditionProfile',
      ...(version.criteria === undefined ? {} : { 'ceterms:description': { [language]: version.criteria } }),
      ...(targets.length === 0 ? {} : { 'ceterms:targetCompetency': targets }),
    };
  }
}

function hasConditions({ criteria, skills, alignments }: EntryVersion): boolean {
  return criteria !== undefined || skills.length > 0 || alignments.length > 0;
}

function worded(before: unknown, language: string, text: string | undefined): unknown {
  if (text === undefined) return undefined;
  return { ...(isJsonObject(before) ? before : {}), [language]: text };
}

function creditOf({ credit }: EntryVersion): JsonObject {
  if (!credit) return {};
  return {
    'ceterms:creditValue': [
      {
        '@type': 'schema:QuantitativeValue',
        'schema:value': credit.value,
        'ceterms:creditUnitType': [
          { '@type': 'ceterms:CredentialAlignmentObject', 'ceterms:targetNodeName': { en: credit.unit } },
        ],
      },
    ],
  };
}

function durationOf({ duration }: EntryVersion): JsonObject {
  if (duration === undefined) return {};
  return {
    'ceterms:estimatedDuration': [{ '@type': 'ceterms:DurationProfile', 'ceterms:exactDuration': duration }],
  };
}
