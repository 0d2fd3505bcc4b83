import { z } from 'zod';
import { type Environment, whole } from '../../kernel/config.ts';
import { liveSetting, yesNo } from '../../kernel/live-settings.ts';
import { MOST_DIMS } from './search/vectors.ts';

/** Whether credentials of governed entries are refused to issuers without a registration. */
export const ENFORCE_REGISTRATION = liveSetting({
  key: 'catalog.enforce_registration',
  schema: yesNo,
  fallback: () => false,
  description:
    'Refuses credentials of catalog entries that an ACTIVE scheme governs to issuers without an ACTIVE registration that covers the entry; false issues them with a warning.',
});

/** Whether the model that compares entries by meaning may be asked. */
export const SEMANTIC_SEARCH = liveSetting({
  key: 'catalog.semantic-search',
  schema: yesNo,
  fallback: () => true,
  description:
    'Search of the catalog by meaning, where a language model is set up for it; false sends that model nothing, and searches go by letters.',
});

export const CATALOG_ENVIRONMENT = {
  settings: {
    EMBEDDINGS_URL: z
      .url({ protocol: /^https?$/, error: 'give an address that starts with http:// or https://' })
      .refine((url) => new URL(url).username === '', 'leave user name and password out')
      .optional()
      .describe(
        'Where a language model makes embeddings, for the search of the catalog by meaning: the address before `/embeddings`, as OpenAI and those who speak like it serve it, such as `http://127.0.0.1:11434/v1`. It may be private and without TLS. Texts of the catalog and questions of searches are sent there; without it searches go by letters alone.',
      ),
    EMBEDDINGS_MODEL: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe(
        'The model there, which must take texts of 2,000 characters; another one has all embeddings made anew.',
      ),
    EMBEDDINGS_API_KEY: z.string().min(1).optional().describe('Its API key, if it asks for one.'),
    EMBEDDINGS_DIMENSIONS: whole(1, MOST_DIMS)
      .optional()
      .describe('How many dimensions embeddings are asked for; those that the model gives unless told.'),
    EMBEDDINGS_DEADLINE_MS: whole(50, 30_000)
      .default(1500)
      .describe('How long a search waits for the model; then it answers with what it has found by letters.'),
  },
  families: ['EMBEDDINGS_'],
  /** A setting with an address needs the setting with what stands there. */
  problem(given) {
    if (given.EMBEDDINGS_URL && !given.EMBEDDINGS_MODEL)
      return 'EMBEDDINGS_MODEL: set it, too; it names the model at EMBEDDINGS_URL';
    if (given.EMBEDDINGS_MODEL && !given.EMBEDDINGS_URL)
      return 'EMBEDDINGS_URL: set it, too; it says where EMBEDDINGS_MODEL is found';
    return undefined;
  },
} satisfies Environment;
