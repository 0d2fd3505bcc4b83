import { liveSetting, yesNo } from '../../kernel/live-settings.ts';

/** Whether new credentials name an entry of a status list. */
export const STATUS_LISTS = liveSetting({
  key: 'status-lists.enabled',
  schema: yesNo,
  fallback: () => false,
  description:
    'New credentials of CUSTODIAL issuers name their entry in a public status list, for verifiers that do not ask this platform.',
});
