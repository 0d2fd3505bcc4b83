import type { Context } from '../../../kernel/context.ts';
import { toConnection } from '../../../kernel/paging.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { FieldSuggestions } from './field-suggestions.ts';
import type { TemplatePreviews } from './preview.ts';
import type { CredentialTemplate } from './template.ts';
import type { TemplateService } from './template-service.ts';

/** The fields of credential templates. */
export function templateResolvers(
  templates: TemplateService,
  previews: TemplatePreviews,
  suggestions: FieldSuggestions,
) {
  const changed = async (template: Promise<CredentialTemplate>) => ({ template: await template });
  const list = async (_: unknown, args: Parameters<TemplateService['list']>[0], context: Context) =>
    toConnection(await templates.list(args, context));
  return {
    Query: {
      credentialTemplate: (_, { id, version }, context) =>
        templates.get({ templateId: id, version }, context),
      credentialTemplates: list,
      credentialTemplateCsv: (_, { id }, context) => previews.csv({ templateId: id }, context),
      previewCredentialTemplate: (_, { input }, context) => previews.preview(input, context),
      templateFieldSuggestion: (_, { input }, context) => suggestions.suggest(input, context),
    },
    Mutation: {
      createCredentialTemplate: (_, { input }, context) => changed(templates.create(input, context)),
      updateCredentialTemplate: (_, { input }, context) => changed(templates.update(input, context)),
      publishCredentialTemplate: (_, { input }, context) => changed(templates.publish(input, context)),
      archiveCredentialTemplate: (_, { input }, context) => changed(templates.archive(input, context)),
    },
    CredentialTemplatePreview: { certificate: (preview) => previews.certificate(preview) },
    MyIssuer: { templates: list },
  } satisfies Resolvers;
}
