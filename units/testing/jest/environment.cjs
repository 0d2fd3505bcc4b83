// The world of a suite: the realm of its worker, with the globals of production.
const asyncHooks = require('node:async_hooks');
const { syncBuiltinESMExports } = require('node:module');
const { ModuleMocker } = require('jest-mock');
const { noteCosts, spent } = require('./costs.cjs');

/** What is kept beside promises. Node gives each promise a property for every one that is in use. */
const storages = new Set();
const { AsyncLocalStorage } = asyncHooks;
asyncHooks.AsyncLocalStorage = class extends AsyncLocalStorage {
  constructor(...options) {
    super(...options);
    storages.add(this);
  }
};
syncBuiltinESMExports();

/** Lines of stacks as Jest shows them, by what V8 calls the frame: mapping one costs as much as the refusal that it is of. */
const linesOfFrames = new Map();

/** Has Jest map each frame of this worker once. */
function rememberLines() {
  const format = Error.prepareStackTrace;
  const lineOf = (frame) => {
    const key = String(frame);
    const known = linesOfFrames.get(key) ?? format({ name: '-', message: '' }, [frame]).slice('-: '.length);
    linesOfFrames.set(key, known);
    return known;
  };
  Error.prepareStackTrace = (error, frames) => format(error, []) + frames.map(lineOf).join('');
}

/** What `jest.setTimeout` and `jest.retryTimes` leave on the globals, and the handlers of a suite's events. */
const OF_ONE_SUITE = [
  'TEST_TIMEOUT_SYMBOL',
  'RETRY_TIMES',
  'WAIT_BEFORE_RETRY',
  'RETRY_IMMEDIATELY',
  'LOG_ERRORS_BEFORE_RETRY',
  'EVENT_HANDLERS',
].map((name) => Symbol.for(name));

module.exports = class WorkerEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  // None: a test moves an injected clock.
  fakeTimers = null;
  fakeTimersModern = null;
  #path;
  #spent = spent();
  #before = { console: globalThis.console, exit: process.exit, env: { ...process.env } };

  constructor({ globalConfig: { watch, watchAll } }, { testPath }) {
    this.#path = testPath;
    if (watch || watchAll) linesOfFrames.clear(); // their files change meanwhile
  }

  getVmContext() {
    return null;
  }

  async setup() {
    // As in production: Jest asks for a hundred frames and maps each, which is dear where refusals are tested.
    Error.stackTraceLimit = 10;
    rememberLines();
  }

  /** Takes back what Jest and the suite changed of the worker. */
  async teardown() {
    const { console, exit, env } = this.#before;
    globalThis.console = console;
    process.exit = exit;
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    for (const symbol of OF_ONE_SUITE) delete globalThis[symbol];
    // The framework leaves its tests behind, with all that they can reach.
    for (const symbol of Object.getOwnPropertySymbols(globalThis))
      if (symbol.description === 'JEST_STATE_SYMBOL') delete globalThis[symbol];
    forgetConnections();
    // They go on with their next use.
    for (const storage of storages) storage.disable();
    noteCosts(this.#path, this.#spent);
  }
};

/** Mongoose keeps every connection that was ever made, with its models; the first is its own. */
function forgetConnections() {
  const { connections = [] } = require.cache[require.resolve('mongoose')]?.exports ?? {};
  const kept = connections.filter(({ readyState }, at) => at === 0 || readyState !== 0);
  connections.splice(0, connections.length, ...kept);
}
