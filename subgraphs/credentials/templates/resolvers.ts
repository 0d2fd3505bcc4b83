import { toConnection } from '../../../kernel/paging.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { TemplatePreviews } from './preview.ts';
import type { CredentialTemplate } from './template.ts';
import type { TemplateService } from './template-service.ts';

/** The fields of credential templates. */
export function templateResolvers(templates: TemplateService, previews: TemplatePreviews) {
  const changed = async (template: Promise<CredentialTemplate>) => ({ template: await template });
  return {
    Query: {
      credentialTemplate: (_, { id, version }, context) =>
        templates.get({ templateId: id, version }, context),
      credentialTemplates: async (_, args, context) => toConnection(await templates.list(args, context)),
      credentialTemplateCsv: (_, { id }, context) => previews.csv({ templateId: id }, context),
      previewCredentialTemplate: (_, { input }, context) => previews.preview(input, context),
    },
    Mutation: {
      createCredentialTemplate: (_, { input }, context) => changed(templates.create(input, context)),
      updateCredentialTemplate: (_, { input }, context) => changed(templates.update(input, context)),
      publishCredentialTemplate: (_, { input }, context) => changed(templates.publish(input, context)),
      archiveCredentialTemplate: (_, { input }, context) => changed(templates.archive(input, context)),
    },
  } satisfies Resolvers;
}
