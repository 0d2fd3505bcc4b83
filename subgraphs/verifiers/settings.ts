import { liveSetting, whole } from '../../kernel/live-settings.ts';

/** Letters to strangers: a verifier sends no more of them, however many people it has. */
export const REQUESTS_PER_DAY = liveSetting({
  key: 'verifiers.requests-per-day',
  schema: whole(1, 100_000),
  fallback: () => 100,
  description: 'Requests to holders that a verifier may send in any 24 hours; each is a letter to somebody.',
});
