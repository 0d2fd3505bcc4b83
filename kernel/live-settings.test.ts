import { LIVE_SETTINGS } from '../subgraphs/domains.ts';
import { DEMO_MODE } from '../subgraphs/oversight/settings.ts';
import { readConfig } from './config.ts';
import { createLiveSettings, RATE_LIMITS } from './live-settings.ts';
import type { Logger } from './log.ts';
import { createSettingsWatcher } from './settings-watch.ts';

const settings = () => createLiveSettings(readConfig({ RATE_LIMIT_VERIFY: '7' }), LIVE_SETTINGS);

test('the environment counts until somebody sets a value, and again once it is gone', () => {
  const live = settings();
  expect([live.version, live.get(RATE_LIMITS.verify)]).toEqual([0, 7]);
  live.apply({ version: 1, values: { 'rate-limit.verify': 9 } });
  expect([live.version, live.get(RATE_LIMITS.verify)]).toEqual([1, 9]);
  live.apply({ version: 2, values: {} });
  expect(live.get(RATE_LIMITS.verify)).toBe(7);
});

test('an older version changes nothing, whenever it arrives', () => {
  const live = settings();
  live.apply({ version: 5, values: { 'demo-mode.enabled': true } });
  live.apply({ version: 4, values: {} });
  expect([live.version, live.get(DEMO_MODE)]).toEqual([5, true]);
});

test.each([0, 1.5, '9', null, 2_000_000])('a limit of %p is not one: the environment counts', (value) => {
  const live = settings();
  live.apply({ version: 1, values: { 'rate-limit.verify': value } });
  expect(live.get(RATE_LIMITS.verify)).toBe(7);
});

test('listeners hear of changes of their own key only', () => {
  const live = settings();
  const heard: unknown[] = [];
  live.onChange(DEMO_MODE, () => heard.push(live.get(DEMO_MODE)));
  live.apply({ version: 1, values: { 'rate-limit.verify': 9 } });
  live.apply({ version: 2, values: { 'demo-mode.enabled': true } });
  live.apply({ version: 3, values: { 'demo-mode.enabled': true } });
  live.apply({ version: 4, values: {} });
  // The first one tells that the settings are known.
  expect(heard).toEqual([false, true, false]);
});

test.each<[string, (live: ReturnType<typeof settings>) => void]>([
  ['what is set was read', (live) => live.apply({ version: 3, values: {} })],
  ['nothing was ever set', (live) => live.apply({ version: 0, values: {} })],
  ['nothing has changed', (live) => live.confirm()],
])('are known once it was read that %s, which listeners hear once', (_what, read) => {
  const live = settings();
  let heard = 0;
  live.onChange(DEMO_MODE, () => {
    heard += 1;
  });
  expect(live.isKnown).toBe(false);
  read(live);
  read(live);
  expect([live.isKnown, heard]).toEqual([true, 1]);
});

test.each(LIVE_SETTINGS)('$key has a fallback that its own rule accepts', ({ schema, fallback }) => {
  expect(schema.safeParse(fallback(readConfig({}))).success).toBe(true);
});

describe('the watch over what administrators set', () => {
  /** A Console that answers what it is told to, and the lines that the watcher writes. */
  function aWatch() {
    const live = settings();
    const lines: string[] = [];
    const write = (level: string) => (_fields: object, message: string) =>
      void lines.push(`${level} ${message}`);
    const log = { warn: write('warn'), info: write('info'), error: write('error') } as unknown as Logger;
    const console = { version: 0, values: {}, isAway: false };
    const read = async (known: number) => {
      if (console.isAway) throw new Error('nobody answers');
      return known === console.version ? undefined : { version: console.version, values: console.values };
    };
    return { live, lines, console, ...createSettingsWatcher({ settings: live, read, log }) };
  }

  test('takes over what is new', async () => {
    const { live, console, sweep } = aWatch();
    await sweep();
    expect([live.version, live.get(RATE_LIMITS.verify)]).toEqual([0, 7]);
    Object.assign(console, { version: 3, values: { 'rate-limit.verify': 9 } });
    await sweep();
    expect([live.version, live.get(RATE_LIMITS.verify)]).toEqual([3, 9]);
  });

  test('keeps the last values through an outage, which it tells of once, and of its end', async () => {
    const { live, lines, console, sweep } = aWatch();
    Object.assign(console, { version: 1, values: { 'rate-limit.verify': 9 } });
    await sweep();
    console.isAway = true;
    for (let times = 0; times < 10; times++) await sweep();
    expect(live.get(RATE_LIMITS.verify)).toBe(9);
    expect(lines).toEqual([expect.stringMatching(/^warn .*does not tell its settings/)]);

    Object.assign(console, { version: 2, values: {}, isAway: false });
    for (let times = 0; times < 3; times++) await sweep();
    expect(live.get(RATE_LIMITS.verify)).toBe(7);
    expect(lines.slice(1)).toEqual([expect.stringMatching(/^info .*again/)]);
  });

  test('says nothing of the moments in which the Console starts beside it', async () => {
    const { lines, console, sweep } = aWatch();
    console.isAway = true;
    await sweep();
    await sweep();
    console.isAway = false;
    await sweep();
    expect(lines).toEqual([]);
  });
});

test('a key has one setting', () => {
  const keys = LIVE_SETTINGS.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('a setting that no manifest names is not read', () => {
  const live = createLiveSettings(readConfig({}), [RATE_LIMITS.verify]);
  expect(() => live.get(DEMO_MODE)).toThrow('demo-mode.enabled: name it in the manifest');
});
