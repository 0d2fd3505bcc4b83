// What kind of suite a test file is, told by what it uses: the dearer kind wins.
const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const USES = [
  ['browser', /\blaunchBrowser\b/],
  ['processes', /\bstartUnits\b|\bstartProcess\b|node:child_process|redis-server\.ts/],
  ['platform', /\bstartTestPlatform\b|\bopenRoad\b|\bopenGuarded\b/],
];

/** `browser`, `processes` (starts some), `platform` (runs one in its worker) or `modules`. */
function kindOf(file) {
  const text = readFileSync(file, 'utf8');
  return USES.find(([, use]) => use.test(text))?.[0] ?? 'modules';
}

/** Every test file below the folders. */
function suitesIn(folders) {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => join(folder, name)),
  );
}

module.exports = { kindOf, suitesIn };
