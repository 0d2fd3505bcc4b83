// Where suites put their data folders: into memory where there is room, since the stores wait for a disk at every commit.
const {
  accessSync,
  constants,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} = require('node:fs');
const { join } = require('node:path');

const MEMORY = '/dev/shm'; // Linux keeps it in memory; containers often give it 64 MB, which is too little
const ROOM = 2 * 1024 ** 3;
const NAME = /^testamur-run-(\d+)$/;

/** Names the folder to all workers, and removes it when the run is over; what a killed run left goes with the next. A TMPDIR of one's own wins. */
module.exports = function useMemory() {
  if (process.env.TMPDIR) return;
  const folder = join(MEMORY, `testamur-run-${process.pid}`);
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < ROOM) return;
    for (const name of readdirSync(MEMORY)) {
      const [, pid] = NAME.exec(name) ?? [];
      if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(MEMORY, name), { recursive: true });
    }
    mkdirSync(folder, { mode: 0o700 });
    requirePrograms(folder);
  } catch {
    // There is none, or it is not ours to use: the system's folder serves as well, only slower.
    rmSync(folder, { recursive: true, force: true });
    return;
  }
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
};

/** Some suites run what they have written. Errors: EACCES where that is forbidden (`noexec`). */
function requirePrograms(folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '', { mode: 0o700 });
  accessSync(program, constants.X_OK);
  rmSync(program);
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
