import type { Context } from '../../kernel/context.ts';
import { permit } from '../../kernel/identity.ts';
import type { LiveSettings } from '../../kernel/live-settings.ts';
import type { Models } from './assistant.ts';
import { FEATURES } from './calls/call.ts';
import { SWITCHES } from './settings.ts';

/** Which models help, and with what, as administrators see it. */
export function createOverview(deps: {
  readonly models: Pick<Models, 'text' | 'vision'> | undefined;
  readonly settings: Pick<LiveSettings, 'get'>;
}) {
  const { models, settings } = deps;
  return (context: Context) => {
    permit(context, 'assist.audit');
    return {
      isSetUp: models !== undefined,
      textModel: models?.text.model ?? null,
      visionModel: models?.vision.model ?? null,
      features: FEATURES.map((feature) => ({
        feature,
        isOn: settings.get(SWITCHES[feature]),
        setting: SWITCHES[feature].key,
      })),
    };
  };
}
