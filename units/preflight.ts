import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { type Config, ConfigError, unitSettings } from '../kernel/config.ts';
import type { UnitName } from '../kernel/units.ts';

/** Makes the data folder (mode 0700) where something may be written into it. Errors: ConfigError that names it and says what to do. */
export function requireDataFolder(config: Config): void {
  const { DATA_DIR, MONGODB_URI, CERTS_DIR, isProduction } = config;
  if (isProduction && MONGODB_URI !== undefined && CERTS_DIR !== undefined) return;
  try {
    makeFolder(DATA_DIR);
    readdirSync(DATA_DIR);
    accessSync(DATA_DIR, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const why = (cause as NodeJS.ErrnoException).code;
    throw new ConfigError(
      `DATA_DIR: the folder ${DATA_DIR} cannot be made or written (${why}). Give it to the user that runs this program, or set another folder.`,
      { cause },
    );
  }
}

// Step by step: a recursive mkdir never ends where the parent exists and refuses with ENOENT, as /proc does.
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * Listens once on every address that the units need, before anything is made or written.
 * Errors: ConfigError that names each address that cannot be had, and its setting.
 */
export async function requireFreeAddresses(config: Config, units: readonly UnitName[]): Promise<void> {
  const wanted = units.flatMap((unit) => {
    const { rest, grpc } = config.units[unit];
    const names = unitSettings(unit);
    const hostSetting = unit === 'api-gateway' ? 'BIND_HOST' : 'UNIT_BIND_HOST';
    const host = config[hostSetting];
    const address = (port: number, portSetting: string) => ({ host, hostSetting, port, portSetting });
    return [
      address(rest, names.rest),
      ...(grpc === undefined ? [] : [address(grpc, names.grpc)]),
    ] satisfies Address[];
  });
  const tried = await Promise.all(wanted.map(tryAddress));
  await Promise.all(tried.map(({ release }) => release()));
  const problems = tried.flatMap(({ problem }) => problem ?? []);
  const taken = wanted.filter((_address, index) => tried[index]?.isTaken);
  if (taken.length > 0) problems.unshift(takenSentence(taken));
  if (problems.length > 0) throw new ConfigError([...new Set(problems)].join(' '));
}

/** One sentence for all: mostly it is this platform that runs already. */
function takenSentence(addresses: readonly Address[]): string {
  const places = [...new Set(addresses.map(({ host, port }) => `${host}:${port}`))];
  const settings = [...new Set(addresses.map(({ portSetting }) => portSetting))];
  return `${listed(places)} ${places.length === 1 ? 'is' : 'are'} taken: stop the program that listens there (Testamur itself, perhaps), or set ${listed(settings)}.`;
}

function listed(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(words);
}

interface Address {
  readonly host: string;
  readonly hostSetting: string;
  readonly port: number;
  readonly portSetting: string;
}

async function tryAddress(
  address: Address,
): Promise<{ isTaken: boolean; problem: string | undefined; release: () => Promise<void> }> {
  const server = createServer();
  const release = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    server.once('error', resolve);
    server.listen({ host: address.host, port: address.port, exclusive: true }, () => resolve(undefined));
  });
  const isTaken = error?.code === 'EADDRINUSE';
  return { isTaken, problem: error && !isTaken ? problemOf(address, error) : undefined, release };
}

function problemOf({ host, hostSetting, port, portSetting }: Address, error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case 'EACCES':
      return `${host}:${port} is not for this user: set ${portSetting} to a port above 1023.`;
    default:
      return `${hostSetting}: this machine cannot listen on ${host} (${error.code}). Set it to one of its addresses, or to 0.0.0.0 for all.`;
  }
}
