import { Writable } from 'node:stream';
import { readConfig } from '../../../kernel/config.ts';
import { createLiveSettings } from '../../../kernel/live-settings.ts';
import { createLogger } from '../../../kernel/log.ts';
import { connectStore } from '../../../store/connect.ts';
import { createIdempotency } from '../../../store/idempotency.ts';
import { createLedger } from '../../../store/ledger.ts';
import { createReports } from '../index.ts';
import { MOST_ROWS, RETENTION_DAYS } from '../settings.ts';
import { aCredential, aSurrounding } from '../testing.ts';

// Works off what is due in a store, until it is killed or there is nothing more; its clock is so many milliseconds ahead.
const [dataDir = '', ahead = '0', rows = '0'] = process.argv.slice(2);
const now = () => new Date(Date.now() + Number(ahead));
const store = await connectStore({ dataDir, now });
const connection = store.connection('core');
const ledger = await createLedger({ connection, source: 'core', now });
const settings = createLiveSettings(readConfig({}), [MOST_ROWS, RETENTION_DAYS]);
settings.confirm();
const { kept, needs } = aSurrounding();
kept.credentials = Array.from({ length: Number(rows) }, (_, at) =>
  aCredential({ holderName: `Person ${at}` }),
);
let pages = 0;
const reports = await createReports({
  ...needs,
  credentials: {
    ...needs.credentials,
    async page(asked, context) {
      pages += 1;
      process.stdout.write(`page ${pages}\n`);
      // Time to be killed in.
      await new Promise((resolve) => setTimeout(resolve, 20));
      return needs.credentials.page(asked, context);
    },
  },
  connection,
  ledger,
  idempotency: await createIdempotency({ connection, platformKeys: [Buffer.alloc(32)], now }),
  settings,
  downloadKey: Buffer.alloc(32, 3),
  publicUrl: 'https://testamur.example',
  now,
  log: createLogger({
    level: 'warn',
    destination: new Writable({ write: (_chunk, _encoding, done) => done() }),
  }),
});
await reports.worker.settle();
await reports.close();
await ledger.close();
await store.close();
process.stdout.write('over\n');
