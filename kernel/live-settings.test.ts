import { readConfig } from './config.ts';
import { createLiveSettings, LIVE_SETTINGS, type LiveSettingKey } from './live-settings.ts';

const settings = () => createLiveSettings(readConfig({ RATE_LIMIT_VERIFY: '7' }));

test('the environment counts until somebody sets a value, and again once it is gone', () => {
  const live = settings();
  expect([live.version, live.get('rate-limit.verify')]).toEqual([0, 7]);
  live.apply({ version: 1, values: { 'rate-limit.verify': 9 } });
  expect([live.version, live.get('rate-limit.verify')]).toEqual([1, 9]);
  live.apply({ version: 2, values: {} });
  expect(live.get('rate-limit.verify')).toBe(7);
});

test('an older version changes nothing, whenever it arrives', () => {
  const live = settings();
  live.apply({ version: 5, values: { 'demo-mode.enabled': true } });
  live.apply({ version: 4, values: {} });
  expect([live.version, live.get('demo-mode.enabled')]).toEqual([5, true]);
});

test.each([0, 1.5, '9', null, 2_000_000])('a limit of %p is not one: the environment counts', (value) => {
  const live = settings();
  live.apply({ version: 1, values: { 'rate-limit.verify': value } });
  expect(live.get('rate-limit.verify')).toBe(7);
});

test('listeners hear of changes of their own key only', () => {
  const live = settings();
  const heard: unknown[] = [];
  live.onChange('demo-mode.enabled', () => heard.push(live.get('demo-mode.enabled')));
  live.apply({ version: 1, values: { 'rate-limit.verify': 9 } });
  live.apply({ version: 2, values: { 'demo-mode.enabled': true } });
  live.apply({ version: 3, values: { 'demo-mode.enabled': true } });
  live.apply({ version: 4, values: {} });
  expect(heard).toEqual([true, false]);
});

test.each(Object.keys(LIVE_SETTINGS) as LiveSettingKey[])(
  '%s has a fallback that its own rule accepts',
  (key) => {
    const { schema, fallback } = LIVE_SETTINGS[key];
    expect(schema.safeParse(fallback(readConfig({}))).success).toBe(true);
  },
);
