// What kind of suite a test file is, told by what it uses.
const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const USES = [
  ['processes', /\bstartUnits\b|\bstartProcess\b|node:child_process|redis-server\.ts/],
  ['browser', /\blaunchBrowser\b/],
  ['platform', /\bstartTestPlatform\b|\bopenRoad\b|\bopenGuarded\b/],
  [
    'ports',
    /\.listen\(|\bfetch\(|\b(startEdge|startUnitEdge|startGateway|startEcho|aServer|servePages|createHttpServer|openHttpsSite|openSmtpServer)\b/,
  ],
];

/** Dearest first: `processes` starts some, `platform` runs a whole one in its worker, `ports` listens on some; the rest calls `modules`. */
const KINDS = [...USES.map(([kind]) => kind), 'modules'];

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

module.exports = { KINDS, kindOf, suitesIn };
