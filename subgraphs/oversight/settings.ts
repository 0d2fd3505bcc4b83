import { liveSetting, yesNo } from '../../kernel/live-settings.ts';

/** Whether the demonstration is there. */
export const DEMO_MODE = liveSetting({
  key: 'demo-mode.enabled',
  schema: yesNo,
  fallback: () => false,
  description:
    'Keeps the data of the demonstration, which is marked and left out of all statistics; false removes it.',
});
