import type { AuditFact } from '../../../kernel/audit.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Write } from '../../../store/ledger.ts';
import type { RecordStore } from '../../../store/record-store.ts';
import { type Framework, mayBecome } from '../frameworks/framework.ts';
import { code } from '../parse.ts';
import { keysOf, type Skill } from '../skills/skill.ts';
import type { KeyedSkill } from '../skills/skill-model.ts';
import { changesOf, type FrameworkMembers, membersLike, type SkillMembers, textOfMembers } from './format.ts';
import type { CatalogImport } from './import.ts';
import { partIdOf } from './part-model.ts';
import { type PartBook, takenFrom } from './parts.ts';
import { READERS } from './readers.ts';
import { contentOfPart, type References } from './references.ts';
import { FileRefused, ItemRefused } from './refusals.ts';
import type { StagedItem } from './staged-item-model.ts';
import type { Decision, Step } from './step.ts';

/** The steps that make frameworks and skills of items. */
export function createRecordSteps(deps: {
  frameworks: RecordStore<Framework>;
  skills: RecordStore<KeyedSkill>;
  references: References;
  book: PartBook;
  /** Committed with the change of a skill's name. */
  renamed: () => Write;
  now: Clock;
}): { readonly frameworks: Step; readonly skills: Step } {
  const { frameworks, skills, references, book, renamed, now } = deps;

  return {
    async frameworks(job, [item]) {
      if (!item || item.outcome === 'REFUSED') return [];
      const decision = await refusing(item, () => frameworkOf(job, item));
      const [problem] = decision.problems ?? [];
      // The rest of a CFPackage is about its document.
      if (problem && job.format === 'CASE')
        throw new FileRefused(problem.pointer, problem.code, problem.message);
      return [decision];
    },

    async skills(job, portion) {
      const waiting = portion.filter(({ outcome }) => outcome === undefined);
      const read = waiting.map((item) => ({ item, ...membersOf(job, item) }));
      const [there, homes] = await Promise.all([
        references.skillsAt(read.flatMap(({ members }) => members?.sourceUri ?? [])),
        references.named(
          job.importId,
          waiting.flatMap(({ partOf }) => partOf ?? []),
          ['FRAMEWORK'],
        ),
      ]);
      const asked = read.map(({ item, members }) => {
        const before = members?.sourceUri === undefined ? undefined : there.get(members.sourceUri);
        const skillId = before?.skillId ?? newId();
        const home = item.partOf === undefined ? undefined : homes.get(item.partOf)?.recordId;
        return {
          item,
          before,
          skillId,
          documentId: home ?? (job.format === 'CASE' ? job.frameworkId : skillId) ?? skillId,
        };
      });
      const kept = await book.of(
        asked.map(({ documentId }) => documentId),
        waiting,
      );
      let isTold = false;
      return read.map(({ item, members: told, refused }, index) => {
        const about = asked[index];
        if (!told || !about) return { item, outcome: 'REFUSED', problems: refused ?? [] };
        const { before, skillId, documentId } = about;
        // Whose skill it was first stays.
        const members = before ? { ...told, source: before.source, sourceUri: before.sourceUri } : told;
        const noted = { recordId: skillId, taken: textOfMembers(members) };
        const writes = book.keep(job, documentId, item, kept, noted);
        const common = { item, recordId: skillId, documentId };
        if (!before) {
          const skill = newSkill(job, skillId, members);
          const fact = factOf(job, 'skill.created', { type: 'Skill', id: skillId }, undefined, skill.status);
          const insert = skills.insertWrite({ ...skill, ...keysOf(skill) });
          return { ...common, outcome: 'MADE', writes: [insert, ...writes], facts: [fact] };
        }
        const part = kept.get(partIdOf(documentId, item));
        const set = changesOf(
          takenFrom<SkillMembers>(part) ?? membersLike<SkillMembers>(before, members),
          members,
        );
        if (Object.keys(changesOf(membersLike<SkillMembers>(before, set), set)).length === 0)
          return { ...common, outcome: 'UNCHANGED', writes };
        const update = skills.updateWrite(before, { ...set, ...keysOf({ ...before, ...set }) }, now());
        const fact = factOf(
          job,
          'skill.updated',
          { type: 'Skill', id: skillId },
          before.status,
          before.status,
        );
        // Once a portion, whose writes are one commit.
        const telling = isTold || set.name === undefined || set.name === before.name ? [] : [renamed()];
        isTold ||= telling.length > 0;
        return { ...common, outcome: 'CHANGED', writes: [update, ...telling, ...writes], facts: [fact] };
      });
    },
  };

  async function frameworkOf(job: CatalogImport, item: StagedItem): Promise<Decision> {
    const members = READERS[job.format ?? 'CASE'].framework(item.pointer, contentOfPart(item));
    const before = await knownFramework(job, item, members);
    const frameworkId = before?.frameworkId ?? newId();
    const kept = await book.of([frameworkId], [item]);
    const writes = book.keep(job, frameworkId, item, kept, {
      recordId: frameworkId,
      taken: textOfMembers(members),
    });
    const learned =
      job.frameworkId === undefined ? { frameworkId, isFrameworkNew: before === undefined } : {};
    const common = { item, recordId: frameworkId, learned };
    if (!before) {
      const framework = await newFramework(job, item, frameworkId, members);
      const fact = factOf(
        job,
        'framework.created',
        { type: 'Framework', id: frameworkId },
        undefined,
        framework.adoptionStatus,
      );
      return {
        ...common,
        outcome: 'MADE',
        writes: [frameworks.insertWrite(framework), ...writes],
        facts: [fact],
      };
    }
    const part = kept.get(partIdOf(frameworkId, item));
    const set = changesOf(
      takenFrom<FrameworkMembers>(part) ?? membersLike<FrameworkMembers>(before, members),
      members,
    );
    if (Object.keys(changesOf(membersLike<FrameworkMembers>(before, set), set)).length === 0)
      return { ...common, outcome: 'UNCHANGED', writes };
    const { adoptionStatus = before.adoptionStatus } = set;
    if (!mayBecome(before.adoptionStatus, adoptionStatus))
      throw refusal(
        `${item.pointer}/adoptionStatus`,
        'transition',
        `this framework is ${before.adoptionStatus} here, which cannot become ${adoptionStatus}; change the document or the framework`,
      );
    await requireFree(job, item, { ...before, ...set });
    const fact = factOf(
      job,
      'framework.updated',
      { type: 'Framework', id: frameworkId },
      before.adoptionStatus,
      adoptionStatus,
    );
    return {
      ...common,
      outcome: 'CHANGED',
      writes: [frameworks.updateWrite(before, set, now()), ...writes],
      facts: [fact],
    };
  }

  /** The framework of this address in the jurisdiction; or one that was exported from here. */
  async function knownFramework(
    { jurisdictionCode }: CatalogImport,
    { names }: StagedItem,
    { caseUri }: FrameworkMembers,
  ): Promise<Framework | undefined> {
    const byUri = await frameworks.first({ caseUri, jurisdictionCode });
    if (byUri) return byUri;
    const byIds = await frameworks.byIds(names);
    return byIds.find((framework) => framework.jurisdictionCode === jurisdictionCode);
  }

  async function newFramework(
    job: CatalogImport,
    item: StagedItem,
    frameworkId: string,
    members: FrameworkMembers,
  ): Promise<Framework> {
    const identifier = item.names.find((name) => code.safeParse(name).success && !name.includes('/'));
    const at = now();
    const framework: Framework = {
      ...members,
      frameworkId,
      code: job.frameworkCode ?? identifier ?? frameworkId,
      jurisdictionCode: job.jurisdictionCode,
      kind: job.kind,
      levels: [],
      createdAt: at,
      updatedAt: at,
      createdBy: job.createdBy,
      rowVersion: 1,
    };
    await requireFree(job, item, framework);
    return framework;
  }

  async function requireFree(
    { jurisdictionCode }: CatalogImport,
    { pointer }: StagedItem,
    { frameworkId, code: given, version }: Framework,
  ): Promise<void> {
    const other = await frameworks.first({ jurisdictionCode, code: given, version });
    if (!other || other.frameworkId === frameworkId) return;
    throw refusal(
      pointer,
      'duplicate',
      `another framework of ${jurisdictionCode} has the code ${given} and version ${version}; give another frameworkCode`,
    );
  }

  function newSkill(job: CatalogImport, skillId: string, members: SkillMembers): Skill {
    const at = now();
    return {
      ...members,
      skillId,
      broaderIds: [],
      status: 'ACTIVE',
      createdAt: at,
      updatedAt: at,
      createdBy: job.createdBy,
      rowVersion: 1,
    };
  }
}

function membersOf(
  job: CatalogImport,
  item: StagedItem,
): { readonly members?: SkillMembers; readonly refused?: ItemRefused['problems'] } {
  try {
    return { members: READERS[job.format ?? 'CASE'].skill(item.pointer, contentOfPart(item)) };
  } catch (error) {
    if (error instanceof ItemRefused) return { refused: error.problems };
    throw error;
  }
}

/** What a step decides of an item, or that the item is refused. */
export async function refusing(item: StagedItem, decide: () => Promise<Decision>): Promise<Decision> {
  try {
    return await decide();
  } catch (error) {
    if (error instanceof ItemRefused) return { item, outcome: 'REFUSED', problems: error.problems };
    throw error;
  }
}

export function refusal(pointer: string, problem: string, message: string): ItemRefused {
  return new ItemRefused([{ pointer, code: problem, message }]);
}

/** What the trail is told of a record that an import made or changed. */
export function factOf(
  { importId }: CatalogImport,
  action: AuditFact['action'],
  subject: AuditFact['subject'],
  previousState: string | undefined,
  newState: string,
): AuditFact {
  return { action, subject, reason: `import ${importId}`, previousState, newState };
}
