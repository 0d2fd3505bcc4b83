import { z } from 'zod';
import { type Config, type Environment, whole as wholeOfEnvironment } from '../../kernel/config.ts';
import { type LiveSetting, liveSetting, whole, yesNo } from '../../kernel/live-settings.ts';
import { FEATURES, type FeatureName } from './calls/call.ts';

export const ASSISTANCE_ENVIRONMENT = {
  settings: {
    ASSISTANCE_URL: z
      .url({ protocol: /^https?$/, error: 'give an address that starts with http:// or https://' })
      .refine((url) => new URL(url).username === '', 'leave user name and password out')
      .optional()
      .describe(
        'Where a language model helps people: the address before `/chat/completions`, as OpenAI and those who speak like it serve it, such as `http://127.0.0.1:11434/v1`. It may be private and without TLS. Without it everything works, and suggestions are UNAVAILABLE.',
      ),
    ASSISTANCE_MODEL: z.string().min(1).max(200).optional().describe('The model there that answers in text.'),
    ASSISTANCE_VISION_MODEL: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe('The model there that reads pictures of documents; ASSISTANCE_MODEL unless told.'),
    ASSISTANCE_API_KEY: z.string().min(1).optional().describe('Its API key, if it asks for one.'),
    ASSISTANCE_DEADLINE_MS: wholeOfEnvironment(50, 60_000)
      .default(10_000)
      .describe('How long somebody waits for the model; then the suggestion has FAILED.'),
    ASSISTANCE_CONCURRENCY: wholeOfEnvironment(1, 100)
      .default(4)
      .describe(
        'How many calls of the model are under way at once in a process; more are UNAVAILABLE. Those who are not signed in have half of them.',
      ),
  },
  families: ['ASSISTANCE_'],
  /** A setting with an address needs the setting with what stands there. */
  problem(given) {
    if (given.ASSISTANCE_URL && !given.ASSISTANCE_MODEL)
      return 'ASSISTANCE_MODEL: set it, too; it names the model at ASSISTANCE_URL';
    if (given.ASSISTANCE_MODEL && !given.ASSISTANCE_URL)
      return 'ASSISTANCE_URL: set it, too; it says where ASSISTANCE_MODEL is found';
    return undefined;
  },
} satisfies Environment;

/** Calls of the model for one organization in a UTC day. */
export const DAILY_CALLS = liveSetting({
  key: 'assistance.daily-calls',
  schema: whole(0, 1_000_000),
  fallback: () => 500,
  description:
    'Calls of the language model for one organization, one holder, the administrators, or everybody who is not signed in for each feature, in a UTC day; further ones have FAILED.',
});

/** For how many days the texts of calls are kept; 0 keeps none. */
export const KEEP_TEXTS_DAYS = liveSetting({
  key: 'assistance.keep-texts-days',
  schema: whole(0, 90),
  fallback: () => 0,
  description:
    'Days for which what was sent to the language model and what it said are kept, without personal data, so that administrators can look into it; 0 keeps none.',
  adminOnly: true,
});

/** How long calls are kept, with their figures. */
export const KEEP_CALLS_DAYS = liveSetting({
  key: 'assistance.keep-calls-days',
  schema: whole(1, 3650),
  fallback: () => 180,
  description: 'Days for which records of calls of the language model are kept.',
});

const ABOUT: Readonly<Record<FeatureName, string>> = {
  CREDENTIAL_INSIGHT: 'Summaries of credentials for people who read them',
  AUDIT_NL_SEARCH: 'Searches of the audit trail in words',
  STATS_INSIGHT: 'A sentence about the statistics of the network',
  REVOCATION_CLASSIFY: 'Suggestions of a category for the reason of a revocation',
  BULK_MAPPING: 'Suggestions of what the columns of a file are',
  TEMPLATE_FIELDS: 'Drafts of fields of credential templates',
  SCHEME_FIELD_MAP: 'Suggestions of maps for the fields of schemes',
  KYC_DOCUMENT: 'Reading of documents of applicants',
  HOLDER_ID_CHECK: 'Comparisons of identity documents with names',
  SUPPORT_QA: 'Answers to questions from the documentation',
};

/** Whether a feature may ask the model. */
export const SWITCHES = Object.fromEntries(
  FEATURES.map((feature) => [
    feature,
    liveSetting({
      key: `assistance.${feature.toLowerCase().replaceAll('_', '-')}`,
      schema: yesNo,
      fallback: () => true,
      description: `${ABOUT[feature]} by the language model, where one is set up; false makes them UNAVAILABLE.`,
    }),
  ]),
) as Readonly<Record<FeatureName, ReturnType<typeof liveSetting<boolean>>>>;

export const ASSISTANCE_LIVE: readonly LiveSetting[] = [
  DAILY_CALLS,
  KEEP_TEXTS_DAYS,
  KEEP_CALLS_DAYS,
  ...Object.values(SWITCHES),
];

/** The models behind an address, as the environment names them. */
export interface ModelSetting {
  readonly url: string;
  readonly model: string;
  readonly visionModel: string;
  readonly apiKey?: string | undefined;
  readonly caFile?: string | undefined;
  readonly deadlineMs: number;
  readonly concurrency: number;
}

/** The models that the environment names; undefined where it names none. */
export function modelSetting(config: Config): ModelSetting | undefined {
  const own = config.of(ASSISTANCE_ENVIRONMENT);
  const { ASSISTANCE_URL: url, ASSISTANCE_MODEL: model } = own;
  if (url === undefined || model === undefined) return undefined;
  return {
    url,
    model,
    visionModel: own.ASSISTANCE_VISION_MODEL ?? model,
    apiKey: own.ASSISTANCE_API_KEY,
    caFile: config.OUTBOUND_CA_FILE,
    deadlineMs: own.ASSISTANCE_DEADLINE_MS,
    concurrency: own.ASSISTANCE_CONCURRENCY,
  };
}
