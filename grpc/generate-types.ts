import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOADER_OPTIONS, PROTO_DIR } from './load.ts';

const GENERATED = fileURLToPath(new URL('../proto/generated', import.meta.url));

/**
 * Writes the types of every contract to `grpc/generated/`, or with `check` only compares.
 * Returns the files that are not as committed, as paths below the repository. Errors: a plain Error with the tool's words.
 */
export async function generateGrpcTypes({ check }: { readonly check: boolean }): Promise<string[]> {
  const fresh = mkdtempSync(join(tmpdir(), 'testamur-grpc-types-'));
  try {
    runGenerator(fresh);
    const files = new Set([...filesBelow(fresh), ...filesBelow(GENERATED)]);
    const stale = [...files]
      .filter((file) => textOf(join(fresh, file)) !== textOf(join(GENERATED, file)))
      .sort();
    if (!check) for (const file of stale) replace(join(GENERATED, file), textOf(join(fresh, file)));
    return check ? stale.map((file) => `grpc/generated/${file}`) : [];
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** proto-loader's own generator, with the options that the process loads contracts with. */
function runGenerator(outDir: string): void {
  const require = createRequire(import.meta.url);
  const loader = dirname(require.resolve('@grpc/proto-loader/package.json'));
  const flags = Object.entries(LOADER_OPTIONS)
    .filter(([name]) => name !== 'includeDirs')
    .map(([name, value]) => `--${name}=${typeof value === 'function' ? value.name : value}`);
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      join(loader, 'build/bin/proto-loader-gen-types.js'),
      ...flags,
      '--grpcLib=@grpc/grpc-js',
      '--importFileExtension=.ts',
      '--includeComments',
      `--includeDirs=${PROTO_DIR}`,
      `--outDir=${outDir}`,
      ...filesBelow(PROTO_DIR).filter((file) => file.endsWith('.proto')),
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The gRPC types could not be generated: ${stderr}`);
  // The generator names each contract by its place on this machine.
  for (const file of filesBelow(outDir).map((name) => join(outDir, name)))
    writeFileSync(file, textOf(file)?.replaceAll(PROTO_DIR, 'proto') ?? '');
}

function filesBelow(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function replace(file: string, text: string | undefined): void {
  if (text === undefined) {
    rmSync(file);
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
