import { trusted } from 'mongoose';
import type { JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { SKILL_SOURCES, type Skill } from '../skills/skill.ts';
import type { KeyedSkill } from '../skills/skill-model.ts';
import type { Role } from './format.ts';
import { skillsAt } from './skill-source.ts';
import { fullKey, type StagedItem } from './staged-item-model.ts';

const AT_ONCE = 100;

export type References = ReturnType<typeof createReferences>;

/** What the items of a document name: others of the same document, and what is in the catalog already. */
export function createReferences(deps: { items: RecordStore<StagedItem>; skills: RecordStore<KeyedSkill> }) {
  const { items, skills } = deps;
  return {
    /** Items of a document by name; only those of these roles. */
    async named(
      importId: string,
      names: readonly string[],
      roles: readonly Role[],
    ): Promise<ReadonlyMap<string, StagedItem>> {
      const found = new Map<string, StagedItem>();
      // A name is of one item alone.
      for (const some of portionsOf([...new Set(names)]))
        for (const item of await items.list(
          { importId, names: trusted({ $in: some }) },
          {},
          { skip: 0, limit: some.length },
        ))
          if (roles.includes(item.role)) for (const name of item.names) found.set(name, item);
      return found;
    },

    /** Which of these parts a document has, by list and key. */
    async keys(
      importId: string,
      parts: readonly { readonly list: string; readonly key: string }[],
    ): Promise<ReadonlySet<string>> {
      const names = trusted({ $in: parts.map(fullKey) });
      const found = await items.list({ importId, names }, {}, { skip: 0, limit: parts.length });
      return new Set(found.flatMap((item) => item.names));
    },

    /** Skills of the catalog by address. */
    async skillsAt(uris: readonly string[]): Promise<ReadonlyMap<string, KeyedSkill>> {
      const found = new Map<string, KeyedSkill>();
      for (const some of portionsOf([...new Set(uris)])) {
        const there = await storedSkills(some.flatMap(skillsAt));
        for (const uri of some) {
          const skill = there.find((one) => skillsAt(uri).some((name) => isNamed(one, name)));
          if (skill) found.set(uri, skill);
        }
      }
      return found;
    },
  };

  /** A query for each source, since an index begins with it. */
  async function storedSkills(
    names: readonly Pick<Skill, 'source' | 'sourceUri'>[],
  ): Promise<readonly KeyedSkill[]> {
    const found = await Promise.all(
      SKILL_SOURCES.map((source) => {
        const uris = names.filter((name) => name.source === source).map(({ sourceUri }) => sourceUri);
        if (uris.length === 0) return [];
        return skills.list(
          { source, sourceUri: trusted({ $in: uris }) },
          {},
          { skip: 0, limit: uris.length },
        );
      }),
    );
    return found.flat();
  }
}

function isNamed(skill: Skill, { source, sourceUri }: Pick<Skill, 'source' | 'sourceUri'>): boolean {
  return skill.source === source && skill.sourceUri === sourceUri;
}

/** In portions of as much as one query asks for. */
export function portionsOf<T>(all: readonly T[], size = AT_ONCE): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
}

/** What an item says; it was read before it was stored. */
export function contentOfPart({ json = '{}' }: { readonly json?: string | undefined }): JsonObject {
  return JSON.parse(json);
}
