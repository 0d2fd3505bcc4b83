import { liveSetting, whole } from '../../kernel/live-settings.ts';

/** How long the files of reports are kept. */
export const RETENTION_DAYS = liveSetting({
  key: 'reports.retention-days',
  schema: whole(1, 90),
  fallback: () => 7,
  description: 'Days for which the files of reports are kept; it counts for reports that end from now on.',
});

/** How large a report may be. */
export const MOST_ROWS = liveSetting({
  key: 'reports.most-rows',
  schema: whole(1, 10_000_000),
  fallback: () => 1_000_000,
  description: 'Rows that the file of a report has at most; a report with more fails and says so.',
});
