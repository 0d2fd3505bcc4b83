import { ASSIST_REASONS, ASSIST_STATUSES, type Assisted, type AssistFor } from '../../kernel/assisted.ts';
import type { Context } from '../../kernel/context.ts';
import { isAppError } from '../../kernel/errors.ts';
import type { RemoteUnit } from '../rpc.ts';
import { oneOf } from '../rpc-replies.ts';
import { ASSISTANCE } from './contracts.ts';
import type { TextAssistant } from './features.ts';
import type { AssistancePorts } from './ports.ts';

// The longest that a model may be waited for, and a little.
const DEADLINE_MS = 65_000;

/** The language model, asked by a unit in another process. A unit that does not answer is as good as no model. */
export function remoteAssistance({ client }: RemoteUnit): AssistancePorts {
  const assistance = client(ASSISTANCE);
  const asking =
    <Asked, Result>(feature: keyof TextAssistant) =>
    async (asked: Asked, about: AssistFor, context: Context): Promise<Assisted<Result>> => {
      const request = {
        feature,
        askedJson: Buffer.from(JSON.stringify(asked)),
        ownerKey: about.ownerKey,
        askedBy: about.askedBy ?? undefined,
        subject: about.subject ?? null,
        concernedDids: about.concerns ?? [],
      };
      try {
        const options = { deadlineMs: DEADLINE_MS, failsFast: true };
        const { status, reason, resultJson } = await assistance.call('Assist', request, context, options);
        return status === 'COMPLETED'
          ? { status, result: JSON.parse(Buffer.from(resultJson).toString('utf8')) as Result }
          : {
              status: oneOf(ASSIST_STATUSES.slice(1) as ['UNAVAILABLE', 'FAILED'], status),
              reason: oneOf(ASSIST_REASONS, reason),
            };
      } catch (error) {
        if (isAppError(error)) return { status: 'UNAVAILABLE', reason: 'UNREACHABLE' };
        throw error;
      }
    };
  return {
    searches: {
      async record({ reason = '', ...search }, { ownerKey, askedBy }, context) {
        const request = { ...search, reason, ownerKey, askedBy: askedBy ?? undefined };
        // A search is none the worse for a record that could not be kept.
        await assistance.call('RecordSearch', request, context, { failsFast: true }).catch(() => undefined);
      },
    },
    assistant: {
      revocationCategory: asking('revocationCategory'),
      bulkMapping: asking('bulkMapping'),
      templateFields: asking('templateFields'),
      fieldMaps: asking('fieldMaps'),
    },
  };
}
