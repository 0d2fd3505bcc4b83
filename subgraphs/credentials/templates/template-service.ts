import { type AuditFact, actorOf } from '../../../kernel/audit.ts';
import type { AuditAction } from '../../../kernel/audit-actions.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { type Context, requireRowVersion } from '../../../kernel/context.ts';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { permit } from '../../../kernel/identity.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Page } from '../../../kernel/paging.ts';
import { parseInput } from '../../../kernel/parse.ts';
import type { Idempotency } from '../../../store/idempotency.ts';
import type { Ledger } from '../../../store/ledger.ts';
import { pageOf } from '../../../store/record-store.ts';
import type { InTurn } from '../../../store/turns.ts';
import type { ProgramVersions, TemplateCodes } from '../ports.ts';
import { requireIssuable } from '../programs.ts';
import {
  type CredentialTemplate,
  createTemplateInput,
  isChanged,
  listTemplatesInput,
  MOST_TEMPLATES,
  statusAfter,
  type TemplateContent,
  type TemplateVersion,
  templateIdInput,
  templateInput,
  updateTemplateInput,
} from './template.ts';
import { claimCheckOf, MOST_CHOICES, type TemplateField } from './template-field.ts';
import { BY_NAME, type TemplateStores, versionIdOf } from './template-model.ts';
import { isOver } from './validity.ts';

/** The operations on templates: an issuer sees and changes its own alone. */
export interface TemplateService {
  /** Adds a DRAFT. Errors: LIMIT_REACHED, VALIDATION_FAILED. */
  create(input: unknown, context: Context): Promise<CredentialTemplate>;
  /** Replaces what it says. The first edit behind a publication makes the next version; the published one goes on. Error: NOT_FOUND. */
  update(input: unknown, context: Context): Promise<CredentialTemplate>;
  /** From now on it is issued by this version, which never changes. Errors: NOT_FOUND, INVALID_STATE_TRANSITION, VALIDATION_FAILED. */
  publish(input: unknown, context: Context): Promise<CredentialTemplate>;
  /** Nothing new is issued by it. Errors: NOT_FOUND, INVALID_STATE_TRANSITION. */
  archive(input: unknown, context: Context): Promise<CredentialTemplate>;
  /** As it is worked on; with a version as that was published. Error: NOT_FOUND. */
  get(input: unknown, context: Context): Promise<CredentialTemplate>;
  /** By name. */
  list(input: unknown, context: Context): Promise<Page<CredentialTemplate>>;
}

export interface TemplateDeps extends TemplateStores {
  readonly ledger: Ledger;
  readonly idempotency: Idempotency;
  readonly inTurn: InTurn;
  readonly programs: ProgramVersions;
  readonly codes: TemplateCodes;
  readonly now: Clock;
}

export function createTemplateService(deps: TemplateDeps): TemplateService {
  const { templates, versions, ledger, idempotency, inTurn, programs, codes, now } = deps;

  return {
    async create(input, context) {
      permit(context, 'template.manage');
      const content = parseInput(createTemplateInput, input);
      requireCheckable(content);
      const { issuerId, issuerDid } = issuerOf(context);
      const templateId = await idempotency.run<string>(context, 'createTemplate', input, (remember) =>
        // One after another, so that the limit holds.
        inTurn(`templates of ${issuerId}`, async () => {
          const [drafts, published] = await Promise.all(
            (['DRAFT', 'PUBLISHED'] as const).map((status) => templates.count({ issuerId, status })),
          );
          if ((drafts?.total ?? 0) + (published?.total ?? 0) >= MOST_TEMPLATES)
            throw new AppError('LIMIT_REACHED', `You have ${MOST_TEMPLATES} templates; archive one first.`);
          const at = now();
          const made: CredentialTemplate = {
            ...content,
            templateId: newId(),
            issuerId,
            issuerDid,
            version: 1,
            status: 'DRAFT',
            createdAt: at,
            updatedAt: at,
            createdBy: actorOf(context, at).id,
            rowVersion: 1,
          };
          await ledger.commit(context, {
            writes: [templates.insertWrite(made), ...remember(made.templateId)],
            audit: factOf('credential_template.created', made, { newState: made.status }),
          });
          return made.templateId;
        }),
      );
      return load(templateId, context);
    },

    async update(input, context) {
      permit(context, 'template.manage');
      const { templateId, content } = parseInput(updateTemplateInput, input);
      requireCheckable(content);
      return change(templateId, context, (before) => {
        const version = isChanged(before) ? before.version : before.version + 1;
        return {
          set: { ...ABSENT, ...content, version },
          fact: {
            action: 'credential_template.updated',
            previousState: `version ${before.version}`,
            newState: `version ${version}`,
          },
        };
      });
    },

    async publish(input, context) {
      permit(context, 'template.manage');
      const { templateId } = parseInput(templateIdInput, input);
      return inTurn(turnOf(templateId), async () => {
        const before = await load(templateId, context);
        requireRowVersion(context, before.rowVersion);
        const status = statusAfter(before.status, 'PUBLISH');
        if (!isChanged(before) && before.status === status)
          throw new AppError(
            'INVALID_STATE_TRANSITION',
            'This version is PUBLISHED already; edit the template to make the next one.',
          );
        const at = now();
        if (isOver(before.validity, at))
          throw invalid(
            'validity.date',
            'past',
            'this day is over, so that nothing could be issued; edit the template and give a later one',
          );
        await requireEntry(before, context);
        // An archived template whose version was published before is taken up again as it was.
        const isNew = isChanged(before);
        const fields = isNew ? await withCodes(before.fields, context) : before.fields;
        requireCheckable({ ...before, fields });
        const published: TemplateVersion = {
          ...contentOf(before),
          fields,
          templateVersionId: versionIdOf(templateId, before.version),
          templateId,
          issuerId: before.issuerId,
          version: before.version,
          createdAt: at,
          updatedAt: at,
          createdBy: actorOf(context, at).id,
          rowVersion: 1,
        };
        const set = { status, publishedVersion: before.version };
        await ledger.commit(context, {
          writes: [
            templates.updateWrite(before, set, at),
            ...(isNew ? [versions.insertWrite(published)] : []),
          ],
          audit: factOf('credential_template.published', before, {
            reason: `version ${before.version}`,
            previousState: before.status,
            newState: status,
          }),
        });
        return { ...before, ...set, updatedAt: at, rowVersion: before.rowVersion + 1 };
      });
    },

    async archive(input, context) {
      permit(context, 'template.manage');
      const { templateId } = parseInput(templateIdInput, input);
      return change(templateId, context, (before) => {
        const status = statusAfter(before.status, 'ARCHIVE');
        return {
          set: { status },
          fact: {
            action: 'credential_template.archived',
            previousState: before.status,
            newState: status,
          },
        };
      });
    },

    async get(input, context) {
      permit(context, 'template.read');
      const { templateId, version } = parseInput(templateInput, input);
      const template = await load(templateId, context);
      if (version === undefined) return template;
      const published = await versions.byId(versionIdOf(templateId, version));
      if (!published)
        throw new AppError('NOT_FOUND', `Version ${version} of this template was never published.`);
      return { ...template, ...contentOf(published), version };
    },

    async list(input, context) {
      permit(context, 'template.read');
      const { filter, ...page } = parseInput(listTemplatesInput, input);
      const { issuerId } = issuerOf(context);
      const where = { issuerId, ...(filter?.status && { status: filter.status }) };
      return pageOf(templates, where, BY_NAME, page);
    },
  };

  function change(
    templateId: string,
    context: Context,
    decide: (before: CredentialTemplate) => {
      readonly set: Partial<CredentialTemplate>;
      readonly fact: { readonly action: AuditAction } & States;
    },
  ): Promise<CredentialTemplate> {
    return inTurn(turnOf(templateId), async () => {
      const before = await load(templateId, context);
      requireRowVersion(context, before.rowVersion);
      const {
        set,
        fact: { action, ...states },
      } = decide(before);
      const at = now();
      await ledger.commit(context, {
        writes: [templates.updateWrite(before, set, at)],
        audit: factOf(action, before, states),
      });
      return { ...before, ...set, updatedAt: at, rowVersion: before.rowVersion + 1 };
    });
  }

  async function load(templateId: string, context: Context): Promise<CredentialTemplate> {
    const found = await templates.byId(templateId);
    if (found && found.issuerId === issuerOf(context).issuerId) return found;
    throw new AppError('NOT_FOUND', 'There is no template of that id; check it against your list.');
  }

  /** What is published names an entry under which this issuer may issue. Error: VALIDATION_FAILED on `entryVersionId`. */
  async function requireEntry(
    { entryVersionId, issuerDid }: CredentialTemplate,
    context: Context,
  ): Promise<void> {
    if (entryVersionId === undefined) return;
    requireIssuable(await programs.byId(entryVersionId, context), issuerDid, false);
  }

  /** The fields with the codes that are valid now in place of their code sets. Error: VALIDATION_FAILED for a set that is not to be used. */
  async function withCodes(
    fields: readonly TemplateField[],
    context: Context,
  ): Promise<readonly TemplateField[]> {
    const ids = [...new Set(fields.flatMap(({ codeSetId }) => codeSetId ?? []))];
    const found = new Map(
      await Promise.all(
        ids.map(async (id) => [id, await codes.validNow(id, MOST_CHOICES, context)] as const),
      ),
    );
    return fields.map((field, at) => {
      if (field.codeSetId === undefined) return field;
      const valid = found.get(field.codeSetId);
      const path = `fields[${at}].codeSetId`;
      if (!valid) throw invalid(path, 'unknown', 'there is no such code set in the catalog; list its sets');
      if (valid.isMore)
        throw invalid(
          path,
          'too_many',
          `this set has more than ${MOST_CHOICES} codes; give the values that you use`,
        );
      if (valid.codes.length === 0) throw invalid(path, 'empty', 'no code of this set is valid now');
      return { ...field, enum: valid.codes };
    });
  }
}

type States = Pick<AuditFact, 'reason' | 'previousState' | 'newState'>;

/** What an edit that leaves it out takes away. */
const ABSENT = { entryVersionId: undefined };

export function contentOf(of: TemplateContent): TemplateContent {
  const { name, credentialType, entryVersionId, fields, validity, display } = of;
  return { name, credentialType, entryVersionId, fields, validity, display };
}

/** The issuer that asks. Error: SCOPE_MISSING. */
export function issuerOf({ identity }: Context): { readonly issuerId: string; readonly issuerDid: string } {
  if (identity.kind === 'issuer') return identity;
  throw new AppError('SCOPE_MISSING', 'Only people of an issuer have templates; sign in as one of them.');
}

/** Error: VALIDATION_FAILED for fields whose claims could not be checked. */
function requireCheckable({
  fields,
  entryVersionId,
}: Pick<TemplateContent, 'fields' | 'entryVersionId'>): void {
  claimCheckOf(fields, entryVersionId !== undefined);
}

const turnOf = (templateId: string) => `template ${templateId}`;

function factOf(
  action: AuditAction,
  { templateId, issuerId }: Pick<CredentialTemplate, 'templateId' | 'issuerId'>,
  states: States,
): AuditFact {
  return {
    action,
    subject: { type: 'CredentialTemplate', id: templateId },
    org: { type: 'ISSUER', id: issuerId },
    ...states,
  };
}
