import type { JsonObject } from '../../kernel/crypto/canonical-json.ts';
import { parseStrictJson } from '../../kernel/crypto/strict-json.ts';
import type { DemoTemplateService } from '../../proto/generated/testamur/internal/demo.ts';
import { type BindingOf, operationRow } from '../rpc.ts';
import { oneOf } from '../rpc-replies.ts';
import { DEMO_TEMPLATES } from './contracts.ts';
import type { CredentialInternals } from './resolvers.ts';
import { TEMPLATE_STATUSES } from './templates/template.ts';

/** What the demonstration asks of templates and bulk issuance. */
export function createDemoTemplatesBinding({
  demoTemplates,
}: Pick<CredentialInternals, 'demoTemplates'>): BindingOf<DemoTemplateService> {
  return {
    ...DEMO_TEMPLATES,
    rpcs: {
      AddDemoTemplate: operationRow({
        operation: demoTemplates.add,
        args: ({ issuerDid, content, becomes, edited }) => ({
          issuerDid,
          content: parseStrictJson(content) as JsonObject,
          becomes: oneOf(TEMPLATE_STATUSES, becomes),
          edited: edited === '' ? undefined : (parseStrictJson(edited) as JsonObject),
        }),
        reply: ({ templateId }) => ({ templateId }),
      }),
      SendDemoFile: operationRow({
        operation: demoTemplates.send,
        args: (file) => file,
        reply: ({ status, issued }) => ({ status, issued }),
      }),
      RemoveDemoTemplates: operationRow({
        operation: demoTemplates.remove,
        args: ({ issuerDids }) => issuerDids,
        reply: ({ removed }) => ({ removed }),
      }),
    },
  };
}
