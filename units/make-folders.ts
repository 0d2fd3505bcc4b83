import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { UNIT_NAMES } from '../kernel/units.ts';

// For the image: a folder of certificates for each unit, below the one that is named.
const [below] = process.argv.slice(2);
if (below === undefined)
  throw new Error('Name the folder: node --import tsx units/make-folders.ts <folder>.');
for (const unit of UNIT_NAMES) mkdirSync(join(below, unit), { recursive: true });
