import type { Clock } from '../../../kernel/clock.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { type Page, pageWindow } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import { duplicateKeyOf, type Ledger, type Write } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import type { InTurn } from '../../../store/turns.ts';
import { whatIsGiven } from '../../given.ts';
import type { HierarchyStore } from './hierarchy-model.ts';
import {
  keysOf,
  listSkillsInput,
  parseNewSkill,
  type Skill,
  skillIdInput,
  soughtBy,
  sourceUriOf,
  updateSkillInput,
} from './skill.ts';
import { requireAll, type SkillMaker } from './skill-creation.ts';
import { BY_NAME, type KeyedSkill } from './skill-model.ts';

/** The operations on skills. */
export interface SkillService {
  /** ACTIVE at once. Errors: VALIDATION_FAILED also for a broader skill that is not there, DUPLICATE for an identifier that its source has given to another. */
  create(input: unknown, context: Context): Promise<Skill>;
  /** What is left out stays. Errors: NOT_FOUND, ROW_VERSION_MISMATCH, DUPLICATE, VALIDATION_FAILED also for a skill that would be broader than itself. */
  update(input: unknown, context: Context): Promise<Skill>;
  byId(input: unknown, context: Context): Promise<Skill>;
  /** By folded name. */
  list(input: unknown, context: Context): Promise<Page<Skill>>;
}

// Ids that one query asks for.
const READ_AT_ONCE = 100;

export function createSkillService(options: {
  skills: RecordStore<KeyedSkill>;
  hierarchy: HierarchyStore;
  create: SkillMaker;
  /** Committed with the change of a name. */
  renamed: () => Write;
  ledger: Ledger;
  idempotency: Idempotency;
  inTurn: InTurn;
  now: Clock;
}): SkillService {
  const { skills, hierarchy, create, renamed, ledger, idempotency, inTurn, now } = options;

  return {
    async create(input, context) {
      permit(context, 'catalog.manage');
      const given = parseNewSkill(input);
      const made = idempotency.run<Skill>(context, 'createSkill', input, async (remember) => {
        const { skill, write, fact } = await create(given, context);
        await ledger.commit(context, { writes: [write, ...remember(skill)], audit: fact });
        return skill;
      });
      return made.catch(explained);
    },

    async update(input, context) {
      permit(context, 'catalog.manage');
      const { skillId, ...given } = parseInput(updateSkillInput, input);
      const isToRise = given.broaderIds !== undefined && given.broaderIds.length > 0;
      const changed = inTurn(isToRise ? 'skill hierarchy' : `skill ${skillId}`, async () => {
        // The version first: whatever changes while the skills are read makes the commit begin anew.
        const version = isToRise ? await hierarchy.version() : undefined;
        const before = await load(skillId);
        requireRowVersion(context, before.rowVersion);
        if (given.broaderIds) await requireNoCycle(skillId, given.broaderIds);
        const set = { ...whatIsGiven(given), ...sourceOf(before, given) };
        const after = { ...before, ...set };
        const updatedAt = now();
        const writes: Write[] = [
          skills.updateWrite(before, { ...set, ...keysOf(after) }, updatedAt),
          ...(version === undefined ? [] : [hierarchy.changeWrite(version)]),
          ...(after.name === before.name ? [] : [renamed()]),
        ];
        await ledger.commit(context, {
          writes,
          audit: {
            action: 'skill.updated',
            subject: { type: 'Skill', id: skillId },
            previousState: before.status,
            newState: after.status,
          },
        });
        return skillOf({ ...after, updatedAt, rowVersion: before.rowVersion + 1 });
      });
      return changed.catch(explained);
    },

    async byId(input, context) {
      permit(context, 'catalog.read');
      return skillOf(await load(parseInput(skillIdInput, input).id));
    },

    async list(input, context) {
      permit(context, 'catalog.read');
      const { filter: { q, ...conditions } = {}, ...page } = parseInput(listSkillsInput, input);
      const where = { ...whatIsGiven(conditions), ...(q === undefined ? {} : beginsWith(q)) };
      const window = pageWindow(page);
      const [items, counted] = await Promise.all([skills.list(where, BY_NAME, window), skills.count(where)]);
      const keyOf = skills.keyOf(BY_NAME);
      const keys = new Map(items.map((item) => [item.skillId, keyOf(item)]));
      return {
        items: items.map(skillOf),
        ...counted,
        offset: window.skip,
        size: window.limit,
        keyOf: ({ skillId }) => keys.get(skillId) ?? [],
      };
    },
  };

  async function load(skillId: string): Promise<KeyedSkill> {
    const found = await skills.byId(skillId);
    if (found) return found;
    throw new AppError('NOT_FOUND', 'No such skill is in the catalog; list them.');
  }

  /** Errors: VALIDATION_FAILED for broader skills that are not there, and for those that the skill itself is broader than. */
  async function requireNoCycle(skillId: string, broaderIds: readonly string[]): Promise<void> {
    const seen = new Set<string>(broaderIds);
    let level: readonly Skill[] = await requireAll(broaderIds, skills);
    while (!seen.has(skillId)) {
      const above = [...new Set(level.flatMap((skill) => skill.broaderIds))].filter((id) => !seen.has(id));
      if (above.length === 0) return;
      for (const id of above) seen.add(id);
      level = await read(above);
    }
    const message = 'leave out what this skill itself is broader than: none stands above itself';
    throw invalid('broaderIds', 'cycle', message);
  }

  async function read(skillIds: readonly string[]): Promise<readonly Skill[]> {
    const found: Skill[] = [];
    for (let at = 0; at < skillIds.length; at += READ_AT_ONCE)
      found.push(...(await skills.byIds(skillIds.slice(at, at + READ_AT_ONCE))));
    return found;
  }
}

/** The source after a change and the identifier there, which another source does not take over. */
function sourceOf(
  before: Skill,
  given: { readonly source?: Skill['source'] | undefined; readonly sourceUri?: string | undefined },
): Pick<Skill, 'source' | 'sourceUri'> {
  const source = given.source ?? before.source;
  const kept = source === before.source ? before.sourceUri : undefined;
  return { source, sourceUri: sourceUriOf(source, given.sourceUri ?? kept) };
}

function beginsWith(q: string): object {
  const { start, pattern } = soughtBy(q);
  return { searchStarts: start, ...(pattern ? { searchTerms: pattern } : {}) };
}

function skillOf({
  sortName: _name,
  searchTerms: _terms,
  searchStarts: _starts,
  ...skill
}: KeyedSkill): Skill {
  return skill;
}

/** The refusal that a duplicate key stands for. */
export function skillTaken(cause: unknown): AppError | undefined {
  if (!duplicateKeyOf(cause)?.includes('sourceUri')) return undefined;
  const message =
    'A skill with this identifier of its source is in the catalog already; find it in the list.';
  return new AppError('DUPLICATE', message, { cause });
}

function explained(error: unknown): never {
  throw skillTaken(error) ?? error;
}
