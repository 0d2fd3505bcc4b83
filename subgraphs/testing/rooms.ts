import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { readConfig } from '../../kernel/config.ts';
import { newContext } from '../../kernel/context.ts';
import { createEnvelope } from '../../kernel/crypto/envelope.ts';
import type { Identity } from '../../kernel/identity.ts';
import { randomSecret } from '../../kernel/ids.ts';
import { createLiveSettings } from '../../kernel/live-settings.ts';
import { createLogger, type Logger } from '../../kernel/log.ts';
import { createTokenService } from '../../kernel/tokens.ts';
import { connectStore } from '../../store/connect.ts';
import { LIVE_SETTINGS } from '../../subgraphs/domains.ts';

/** A store of its own, a clock that tests move and a log that they read: what a room's tests stand on. */
export async function aWorld() {
  const folder = await mkdtemp(join(tmpdir(), 'room-'));
  const clock = { at: new Date('2026-03-01T10:00:00.000Z') };
  const now = () => clock.at;
  // What expires in the store expires by this clock, too.
  const store = await connectStore({ dataDir: folder, now });
  const lines: string[] = [];
  const log = linesInto(lines);
  const settings = createLiveSettings(readConfig({}), LIVE_SETTINGS);
  settings.confirm();
  return {
    folder,
    store,
    now,
    log,
    /** Log lines so far, as text. */
    lines,
    envelope: createEnvelope({ current: 1, keys: new Map([[1, randomSecret(32)]]) }),
    /** Those of the environment, until a test applies others. */
    settings,
    tokens: createTokenService({ secret: randomSecret(64), issuer: 'https://testamur.example', now }),
    moveClock(ms: number) {
      clock.at = new Date(clock.at.getTime() + ms);
    },
    async close() {
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function linesInto(lines: string[]): Logger {
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return createLogger({ level: 'trace', destination });
}

export const VIEWER: Identity = { kind: 'admin', userId: 'admin-1', role: 'VIEWER' };

/** A request by this caller. */
export const by = (identity: Identity = { kind: 'anonymous' }) =>
  newContext({ identity, clientHash: '192.0.2.7' });
export const byUnit = (unit: string) => by({ kind: 'unit', unit });

/** Callers of every kind but those named: none of them may do what the test tries. */
export function othersThan(...kinds: readonly Identity['kind'][]): readonly Identity[] {
  const everyone: readonly Identity[] = [
    { kind: 'anonymous' },
    VIEWER,
    {
      kind: 'issuer',
      issuerStatus: 'ACTIVE',
      userId: 'u',
      role: 'Admin',
      issuerId: 'i',
      issuerDid: 'did:key:z6Mk1',
    },
    {
      kind: 'apiKey',
      issuerStatus: 'ACTIVE',
      apiKeyId: 'k',
      issuerId: 'i',
      issuerDid: 'did:key:z6Mk1',
      scopes: ['credentials:issue'],
    },
    { kind: 'holder', holderId: 'h', dids: [] },
    { kind: 'verifier', userId: 'u', role: 'Admin', verifierId: 'v', verifierStatus: 'ACTIVE' },
    {
      kind: 'custodian',
      userId: 'u',
      role: 'Admin',
      custodianId: 'c',
      custodianDid: 'did:key:z6Mk2',
      custodianStatus: 'ACTIVE',
    },
    { kind: 'unit', unit: 'issuer-registry' },
  ];
  return everyone.filter(({ kind }) => !kinds.includes(kind));
}
