import { liveSetting, whole } from '../../kernel/live-settings.ts';

export const INVITES_RETENTION = liveSetting({
  key: 'retention.invites-days',
  schema: whole(1, 3650),
  fallback: () => 90,
  description: 'How many days invites and claim links are kept after they have ended.',
});
