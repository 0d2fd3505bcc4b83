import { z } from 'zod';
import type { Environment } from '../../kernel/config.ts';
import { liveSetting, whole } from '../../kernel/live-settings.ts';

export const VERIFICATION_ENVIRONMENT = {
  settings: {
    STRICT_KEY_WINDOW: z
      .stringbool()
      .default(false)
      .describe(
        'Refuse every credential whose proof was made before its key was in use or after it was retired, or does not say when. Without it, only a credential that is not on record and was signed after the retirement of its key is refused; the others get a warning.',
      ),
    KNOWN_CONTEXTS: z
      .string()
      .regex(
        /^https?:\/\/[^\s,]+(?:, *https?:\/\/[^\s,]+)*$/,
        'give http or https addresses separated by commas',
      )
      .transform((value) => value.split(/, */))
      .optional()
      .describe(
        'Further `@context` addresses, separated by commas, that verification accepts; name those of an earlier PUBLIC_URL.',
      ),
  },
  families: [],
} satisfies Environment;

export const EVENTS_RETENTION = liveSetting({
  key: 'retention.verification-events-months',
  schema: whole(1, 600),
  fallback: () => 24,
  description: 'Months after which verification events are deleted.',
});
