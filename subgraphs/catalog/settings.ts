import { liveSetting, yesNo } from '../../kernel/live-settings.ts';

/** Whether credentials of governed entries are refused to issuers without a registration. */
export const ENFORCE_REGISTRATION = liveSetting({
  key: 'catalog.enforce_registration',
  schema: yesNo,
  fallback: () => false,
  description:
    'Refuses credentials of catalog entries that an ACTIVE scheme governs to issuers without an ACTIVE registration that covers the entry; false issues them with a warning.',
});
