import type { LiveSettings, SettingsSnapshot } from './live-settings.ts';
import type { Logger } from './log.ts';
import { createSweeper, type Sweeper } from './sweeper.ts';

const POLL_MS = 1000;
// A unit that starts meets some failures while the Admin Console starts beside it: no outage yet.
const FAILURES_OF_AN_OUTAGE = 5;

/** Asks for the settings as administrators have them now; undefined when they are at the known version. */
export type ReadSettings = (knownVersion: number) => Promise<SettingsSnapshot | undefined>;

/**
 * Keeps the settings of this process up with what administrators set, a second behind at most. While nobody answers, the
 * last good values count; one line tells of the outage and one of its end.
 */
export function createSettingsWatcher(options: {
  settings: LiveSettings;
  read: ReadSettings;
  log: Logger;
}): Sweeper {
  const { settings, read, log } = options;
  let failures = 0;
  return createSweeper(look, POLL_MS, 'Looking for changed settings failed', log);

  async function look(): Promise<void> {
    try {
      const snapshot = await read(settings.version);
      if (snapshot) settings.apply(snapshot);
      else settings.confirm();
    } catch (error) {
      failures += 1;
      if (failures === FAILURES_OF_AN_OUTAGE)
        log.warn(
          { err: error, version: settings.version },
          'The Admin Console does not tell its settings; those known last count until it does',
        );
      return;
    }
    if (failures >= FAILURES_OF_AN_OUTAGE)
      log.info({ version: settings.version }, 'The Admin Console tells its settings again');
    failures = 0;
  }
}
