import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Proc, ready, startProcess, startUnits, unitEnv } from '../testing/procs.ts';
import { ROAD_SETTINGS } from '../testing/rest-road.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'testamur-demo-'));
let platform: Proc | undefined;
afterAll(async () => {
  await platform?.stop('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

test('npm run demo plays every step on a platform that runs, and again where it ran before', async () => {
  const { env, ports } = await unitEnv({ dataDir, extra: { ...ROAD_SETTINGS, NODE_ENV: 'development' } });
  platform = startUnits([], env);
  await ready(platform, ports['api-gateway'].rest);
  for (const programme of ['is PUBLISHED', 'is in the catalog since an earlier run']) {
    const demo = startProcess('demo', ['units/launch.mjs', 'demo'], env);
    expect([await demo.exited, demo.errors()]).toEqual([0, '']);
    expect(demo.output()).toContain('Every step behaved.');
    expect(demo.output()).toContain(`“Bachelor of Science (Ardmore)” ${programme}`);
    expect(demo.output()).toMatch(/6 outcomes can be issued, one of them into a wallet/);
    expect(demo.output()).toMatch(/Final mark {2}74 {2}.*credential ISSUED/);
  }
});
