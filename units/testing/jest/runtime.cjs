// How a suite's modules are loaded: those of tests anew for every suite, the platform's and packages once per worker.
const { dirname } = require('node:path');
const { fileURLToPath, pathToFileURL } = require('node:url');
const { SourceTextModule, SyntheticModule } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const ESM = {
  isInternalModule: false,
  supportsDynamicImport: true,
  supportsExportNamespaceFrom: true,
  supportsStaticESM: true,
  supportsTopLevelAwait: true,
};

/** Files that only tests import: what they keep in variables is their suite's. */
const OF_TESTS = /\.test\.ts$|\/testing\/|testing[\w-]*\.ts$|\/units\/e2e\//;

/** Packages and `node:` modules by their specifier, for all suites of this worker. */
const packages = new Map();
/** The platform's modules by their path, for all suites of this worker: loaded anew, their code would be cold in each. */
const platform = new Map();
const evaluations = new WeakMap();
// One graph is linked at a time: two that share a module that is not linked yet would collide.
let linking = Promise.resolve();

/**
 * Jest's own runtime loads every module of every suite, packages too, into a new realm: a second or two per suite.
 * Here a suite runs in the realm of its worker, so that packages can be kept and `instanceof` holds as in production.
 */
module.exports = class SuiteRuntime extends Runtime {
  #modules = new Map();
  #keepsPlatform;

  /** `FRESH_MODULES=1` loads ours anew, to see whether a failure comes of what a module keeps; who watches changes them meanwhile. */
  constructor(...given) {
    super(...given);
    const { watch, watchAll } = given[7];
    this.#keepsPlatform = process.env.FRESH_MODULES !== '1' && !watch && !watchAll;
  }

  /** Imports a test file and all that it imports. */
  async unstable_importModule(path) {
    return this.#run(this.#own(path));
  }

  /** Parts of Jest. Its framework is loaded afresh (it is asked for without a second name): it holds a suite's tests. */
  requireInternalModule(from, name) {
    if (name === undefined) delete require.cache[from];
    return require(name ?? from);
  }

  setMock() {
    throw new Error('Modules are not mocked here: hand a stand-in to the function under test.');
  }

  setModuleMock() {
    this.setMock();
  }

  #own(path) {
    const modules = this.#keepsPlatform && !OF_TESTS.test(path) ? platform : this.#modules;
    const known = modules.get(path);
    if (known !== undefined) return known;
    const module = new SourceTextModule(this.transformCache.transform(path, ESM), {
      identifier: path, // not its URL: Jest finds source maps by path
      importModuleDynamically: async (specifier, { identifier }) =>
        this.#run(await this.#find(specifier, identifier)),
      initializeImportMeta: (meta) =>
        Object.assign(meta, { url: pathToFileURL(path).href, filename: path, dirname: dirname(path) }),
    });
    modules.set(path, module);
    return module;
  }

  async #find(specifier, importer) {
    if (/^\.{0,2}\//.test(specifier))
      return this.#own(fileURLToPath(new URL(specifier, pathToFileURL(importer))));
    if (specifier === '@jest/globals') return this.jestGlobals.esmGlobalsModule(importer);
    if (!packages.has(specifier)) packages.set(specifier, packageModule(specifier));
    return packages.get(specifier);
  }

  async #run(module) {
    const link = () =>
      module.status === 'unlinked'
        ? module.link((specifier, { identifier }) => this.#find(specifier, identifier))
        : undefined;
    const linked = linking.then(link);
    linking = linked.catch(() => undefined);
    await linked;
    if (!evaluations.has(module)) evaluations.set(module, module.evaluate());
    await evaluations.get(module);
    return module;
  }
};

/** What Node itself imports under the name, as a module that ours can be linked to. */
async function packageModule(specifier) {
  const exported = Object.entries(await import(specifier));
  const module = new SyntheticModule(
    exported.map(([name]) => name),
    () => {
      for (const [name, value] of exported) module.setExport(name, value);
    },
    { identifier: specifier },
  );
  await module.link(() => undefined);
  await module.evaluate();
  return module;
}
