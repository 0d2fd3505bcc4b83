import { serveStore } from '../connect.ts';

// Holds the store until SIGTERM, as `npm start -- store` does.
const [dataDir = ''] = process.argv.slice(2);
const store = await serveStore({ dataDir });
process.once('SIGTERM', () => void store.close().then(() => process.exit(0)));
process.stdout.write('holding\n');
