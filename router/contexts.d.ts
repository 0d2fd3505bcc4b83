// Published JSON-LD contexts that come without types: what is used of them.
declare module '@digitalbazaar/data-integrity-context' {
  export const CONTEXT: { readonly '@context': Readonly<Record<string, unknown>> };
  export const contexts: ReadonlyMap<string, object>;
}
declare module '@digitalbazaar/vc-bitstring-status-list-context' {
  export const CONTEXT: { readonly '@context': Readonly<Record<string, unknown>> };
  export const contexts: ReadonlyMap<string, object>;
}
