// How a suite's modules are loaded: ours anew for every suite, packages once per worker.
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

/** Packages and `node:` modules by their specifier, for all suites of this worker. */
const packages = new Map();

/**
 * Jest's own runtime loads every module of every suite, packages too, into a new realm: a second or two per suite.
 * Here a suite runs in the realm of its worker, so that packages can be kept and `instanceof` holds as in production.
 */
module.exports = class SuiteRuntime extends Runtime {
  #modules = new Map();
  #evaluations = new Map();
  #linking = Promise.resolve();

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
    const known = this.#modules.get(path);
    if (known !== undefined) return known;
    const module = new SourceTextModule(this.transformCache.transform(path, ESM), {
      identifier: path, // not its URL: Jest finds source maps by path
      importModuleDynamically: async (specifier, { identifier }) =>
        this.#run(await this.#find(specifier, identifier)),
      initializeImportMeta: (meta) =>
        Object.assign(meta, { url: pathToFileURL(path).href, filename: path, dirname: dirname(path) }),
    });
    this.#modules.set(path, module);
    return module;
  }

  async #find(specifier, importer) {
    if (/^\.{0,2}\//.test(specifier))
      return this.#own(fileURLToPath(new URL(specifier, pathToFileURL(importer))));
    if (specifier === '@jest/globals') return this.jestGlobals.esmGlobalsModule(importer);
    if (!packages.has(specifier)) packages.set(specifier, packageModule(specifier));
    return packages.get(specifier);
  }

  // One graph is linked at a time: two that share a module that is not linked yet would collide.
  async #run(module) {
    const link = () =>
      module.status === 'unlinked'
        ? module.link((specifier, { identifier }) => this.#find(specifier, identifier))
        : undefined;
    const linked = this.#linking.then(link);
    this.#linking = linked.catch(() => undefined);
    await linked;
    if (!this.#evaluations.has(module)) this.#evaluations.set(module, module.evaluate());
    await this.#evaluations.get(module);
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
