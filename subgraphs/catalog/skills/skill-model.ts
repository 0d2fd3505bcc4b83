import type { Connection, IndexOptions } from 'mongoose';
import { type Order, type RecordStore, recordStore } from '../../../store/record-store.ts';
import {
  REUSE_LEVELS,
  SKILL_SOURCES,
  SKILL_STATUSES,
  SKILL_TYPES,
  type Skill,
  type SkillKeys,
} from './skill.ts';

/** A skill with the keys of the list. */
export type KeyedSkill = Skill & SkillKeys;

/** The order of the list: by folded name. */
export const BY_NAME = { sortName: 1, _id: 1 } as const;

/** The index that keeps one skill for each identifier of a source. */
export const SOURCE_INDEX = ['source', 'sourceUri'] as const;

const CONDITIONS = ['source', 'skillType', 'status'] as const;

/** Opens the collection `skills`. */
export function skillStore(connection: Connection): Promise<RecordStore<KeyedSkill>> {
  return recordStore<KeyedSkill>(connection, {
    name: 'Skill',
    collection: 'skills',
    key: 'skillId',
    shape: {
      name: { type: String, required: true },
      description: { type: String, default: null },
      source: { type: String, required: true, enum: SKILL_SOURCES },
      sourceUri: { type: String, default: null },
      skillType: { type: String, required: true, enum: SKILL_TYPES },
      reuseLevel: { type: String, default: null, enum: REUSE_LEVELS },
      altLabelsI18n: { type: Object, required: true },
      broaderIds: { type: [String], required: true },
      status: { type: String, required: true, enum: SKILL_STATUSES },
      sortName: { type: String, required: true },
      searchTerms: { type: [String], required: true },
      searchStarts: { type: [String], required: true },
    },
    indexes: [
      // One skill for each identifier of a source, whoever adds it at the same moment.
      [
        { [SOURCE_INDEX[0]]: 1, [SOURCE_INDEX[1]]: 1 },
        { unique: true, partialFilterExpression: { sourceUri: { $type: 'string' } } },
      ],
      ...listIndexes(),
    ],
  });
}

/** The list by name under every choice of conditions, with and without the beginning of a name. */
function listIndexes(): (readonly [Order, IndexOptions?])[] {
  const choices = CONDITIONS.reduce<Order[]>(
    (all, condition) => all.flatMap((chosen) => [chosen, { ...chosen, [condition]: 1 }]),
    [{}],
  );
  return choices.flatMap((chosen) => [
    [{ ...chosen, ...BY_NAME }] as const,
    [{ searchStarts: 1, ...chosen, ...BY_NAME }] as const,
  ]);
}
