import type { DemoTemplateService } from '../../../proto/generated/testamur/internal/demo.ts';
import type { RpcClient } from '../../rpc.ts';
import type { CredentialPorts } from '../ports.ts';

/** What waits for workers, which may be busy with other files. */
const DEADLINE_MS = 60_000;

/** Templates and files of issuers of the demonstration in another process. */
export function createRemoteDemoTemplates(
  demo: RpcClient<DemoTemplateService>,
): CredentialPorts['demoTemplates'] {
  return {
    async add({ content, edited, ...template }, context) {
      const request = {
        ...template,
        content: JSON.stringify(content),
        edited: edited === undefined ? '' : JSON.stringify(edited),
      };
      return demo.call('AddDemoTemplate', request, context);
    },
    send: ({ content, ...file }, context) =>
      demo.call('SendDemoFile', { ...file, content: Buffer.from(content) }, context, {
        deadlineMs: DEADLINE_MS,
      }),
    remove: (issuerDids, context) =>
      demo.call('RemoveDemoTemplates', { issuerDids: [...issuerDids] }, context, {
        deadlineMs: DEADLINE_MS,
      }),
  };
}
