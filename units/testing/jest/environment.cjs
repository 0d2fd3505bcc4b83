// The world of a suite: the realm of its worker, with the globals of production.
const asyncHooks = require('node:async_hooks');
const { syncBuiltinESMExports } = require('node:module');
const { ModuleMocker } = require('jest-mock');

/** What the suite keeps beside its promises. Node gives each promise a property for every one that is in use. */
const storages = new Set();
const { AsyncLocalStorage } = asyncHooks;
asyncHooks.AsyncLocalStorage = class extends AsyncLocalStorage {
  constructor(...options) {
    super(...options);
    storages.add(this);
  }
};
syncBuiltinESMExports();

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
  #before = { console: globalThis.console, exit: process.exit, env: { ...process.env } };

  getVmContext() {
    return null;
  }

  async setup() {
    // As in production: Jest asks for a hundred frames and maps each, which is dear where refusals are tested.
    Error.stackTraceLimit = 10;
  }

  /** Takes back what Jest and the suite changed of the worker. */
  async teardown() {
    const { console, exit, env } = this.#before;
    globalThis.console = console;
    process.exit = exit;
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    for (const symbol of OF_ONE_SUITE) delete globalThis[symbol];
    // Those of a package go on with its next use.
    for (const storage of storages) storage.disable();
    storages.clear();
  }
};
