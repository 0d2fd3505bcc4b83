import { LRUCache } from 'lru-cache';
import { type Context, memoized } from '../../../kernel/context.ts';
import type { JsonObject } from '../../../kernel/crypto/canonical-json.ts';
import { AppError, type ErrorDetail, invalid } from '../../../kernel/errors.ts';
import type { CertificateLook } from '../../../kernel/print/certificate-look.ts';
import type { Credential } from '../credential.ts';
import type { IssueRequest } from '../issue-input.ts';
import type { Authority } from '../ports.ts';
import type { TemplateVersion } from './template.ts';
import { claimCheckOf } from './template-field.ts';
import { type TemplateStores, versionIdOf } from './template-model.ts';

const KEPT_VERSIONS = 1000;

/** A published version, ready to be issued by. */
export interface UsableTemplate {
  readonly templateId: string;
  readonly version: number;
  readonly content: TemplateVersion;
  /** What is wrong with claims, by paths within them; none when they fit. */
  readonly problemsOf: (claims: JsonObject) => readonly ErrorDetail[];
}

export type Templated = ReturnType<typeof createTemplated>;

/** What issuing by a template adds to a request, and what it refuses. */
export function createTemplated({ templates, versions }: TemplateStores) {
  // Of published versions, which never change.
  const usable = new LRUCache<string, UsableTemplate>({ max: KEPT_VERSIONS });

  return { underTemplate, published, ofVersion, lookOf };

  /**
   * The request as its template would have it: of its type and under its entry, with the expiration that follows from its validity
   * where none is given, and with claims that are its fields. A request that names no template stays as it is.
   * Errors: VALIDATION_FAILED on `templateId`, `credentialType`, `entryVersionId`, `expirationTimestamp` and on each claim that does
   * not fit.
   */
  async function underTemplate<Request extends UnderTemplate>(
    request: Request,
    { type, issuerId }: Pick<Authority, 'type' | 'issuerId'>,
    context: Context,
  ): Promise<Request & Pick<IssueRequest, 'templateVersion' | 'validity'>> {
    const { templateId } = request;
    // What replaces a credential says what is right now; the template may be another one since, or gone.
    if (templateId === undefined || request.isSuccessor) return request;
    if (type !== 'ISSUER') throw invalid('templateId', 'not_yours', 'templates are of issuers; leave it out');
    const template =
      request.templateVersion === undefined
        ? await published(templateId, issuerId, context)
        : await ofVersion(templateId, request.templateVersion);
    const { content } = template;
    if (request.credentialType !== content.credentialType)
      throw invalid('credentialType', 'of_template', `this template is for ${content.credentialType}`);
    const entryVersionId = request.entryVersionId ?? content.entryVersionId;
    if (entryVersionId !== content.entryVersionId)
      throw invalid('entryVersionId', 'of_template', 'leave it out: the template names the version');
    requireClaims(request.credentialData, template);
    const validity =
      request.expiresAt === undefined && content.validity.kind !== 'NONE' ? content.validity : undefined;
    if (validity && request.own)
      throw invalid(
        'expirationTimestamp',
        'required',
        'credentials of this template expire; prepare the credential again and sign what it answers',
      );
    const hasAchievement = Object.hasOwn(request.credentialData, 'achievement');
    const isFilled = entryVersionId !== undefined && !hasAchievement && request.own === undefined;
    return {
      ...request,
      ...(entryVersionId !== undefined && { entryVersionId }),
      ...(isFilled && { achievementFromEntry: true }),
      ...(validity && { validity }),
      templateVersion: template.version,
    };
  }

  /** The version by which is issued now. Error: VALIDATION_FAILED on `templateId`. */
  function published(templateId: string, issuerId: string, context: Context): Promise<UsableTemplate> {
    return memoized(context, `template ${templateId}`, async () => {
      const found = await templates.byId(templateId);
      if (!found || found.issuerId !== issuerId)
        throw invalid('templateId', 'unknown', 'you have no such template; list yours');
      if (found.status !== 'PUBLISHED' || found.publishedVersion === undefined)
        throw invalid(
          'templateId',
          'not_published',
          `this template is ${found.status}; publish it, or name another one`,
        );
      return ofVersion(templateId, found.publishedVersion);
    });
  }

  async function ofVersion(templateId: string, version: number): Promise<UsableTemplate> {
    const found = await versionOf(templateId, version);
    if (found) return found;
    throw new AppError('NOT_FOUND', `Version ${version} of this template was never published.`);
  }

  /** As the version by which a credential was issued has certificates look; undefined without a version, and where it is gone. */
  async function lookOf({
    templateId,
    templateVersion,
    issuerId,
  }: Pick<Credential, 'templateId' | 'templateVersion' | 'issuerId'>): Promise<CertificateLook | undefined> {
    if (templateId === undefined || templateVersion === undefined) return undefined;
    const found = await versionOf(templateId, templateVersion);
    if (found?.content.issuerId !== issuerId) return undefined;
    const { background, textColor, layout } = found.content.display;
    return { background, textColor, layout };
  }

  async function versionOf(templateId: string, version: number): Promise<UsableTemplate | undefined> {
    const id = versionIdOf(templateId, version);
    const known = usable.get(id);
    if (known) return known;
    const content = await versions.byId(id);
    if (!content) return undefined;
    const check = claimCheckOf(content.fields, content.entryVersionId !== undefined);
    const made: UsableTemplate = {
      templateId,
      version,
      content,
      problemsOf: (claims) =>
        check(claims).map(({ path, code, message }) => ({ field: path, code, message })),
    };
    usable.set(id, made);
    return made;
  }
}

export type UnderTemplate = Pick<IssueRequest, 'templateVersion'> &
  Pick<
    IssueRequest,
    | 'templateId'
    | 'credentialType'
    | 'entryVersionId'
    | 'credentialData'
    | 'expiresAt'
    | 'isSuccessor'
    | 'own'
  >;

function requireClaims(claims: JsonObject, { problemsOf }: UsableTemplate): void {
  const problems = problemsOf(claims);
  if (problems.length === 0) return;
  const details = problems.map(({ field, ...rest }) => ({
    field: ['credentialData', field].filter(Boolean).join('.'),
    ...rest,
  }));
  const summary = details
    .slice(0, 5)
    .map(({ field, message }) => `${field}: ${message}`)
    .join('; ');
  throw new AppError('VALIDATION_FAILED', `${summary}. The template asks for other claims.`, { details });
}
