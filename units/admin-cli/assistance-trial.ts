import { z } from 'zod';
import { TRIED_FEATURES } from '../../subgraphs/assistance/trial/tried-features.ts';
import type { Api } from './client.ts';
import { CommandError } from './command-error.ts';
import type { Screen } from './screen.ts';

const trialReply = z.object({
  status: z.enum(['COMPLETED', 'UNAVAILABLE', 'FAILED']),
  reason: z.string().nullable(),
  call: z
    .object({
      call_id: z.string(),
      model: z.string(),
      prompt_tokens: z.number(),
      completion_tokens: z.number(),
      latency_ms: z.number(),
    })
    .nullable(),
});

/**
 * Asks the language model that the platform is set up with one harmless question for each feature, one after the other. Errors:
 * CommandError, also when it has not helped with all of them.
 */
export async function tryAssistance(
  given: readonly string[],
  { api, screen }: { api: Api; screen: Screen },
): Promise<void> {
  const features = given.length === 0 ? TRIED_FEATURES : given.map((name) => name.toUpperCase());
  const tried: ({ feature: string } & z.output<typeof trialReply>)[] = [];
  for (const feature of features) {
    screen.progress(`${feature} …`);
    const asked = { method: 'POST', path: '/api/v1/admin/assistance/trials', body: { feature } } as const;
    tried.push({ feature, ...trialReply.parse(await api.ask(asked)) });
  }
  if (screen.isJson) screen.record({ trials: tried });
  else
    screen.list(tried, [
      ['FEATURE', 'feature'],
      ['STATUS', 'status'],
      ['REASON', 'reason'],
      ['MS', 'call.latency_ms'],
      ['TOKENS IN', 'call.prompt_tokens'],
      ['TOKENS OUT', 'call.completion_tokens'],
      ['MODEL', 'call.model'],
    ]);
  const failed = tried.filter(({ status }) => status !== 'COMPLETED').length;
  if (failed > 0)
    throw new CommandError(
      `The model did not help with ${failed} of ${tried.length}: docs/assistance.md says what the reasons mean.`,
    );
}
