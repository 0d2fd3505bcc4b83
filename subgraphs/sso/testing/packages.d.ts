/** What the tests use of oidc-provider, an OpenID provider that conforms. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  // biome-ignore lint/style/noDefaultExport: so it is exported
  export default class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>);
    readonly Grant: new (of: {
      readonly clientId: string;
      readonly accountId: string;
    }) => { addOIDCScope(scope: string): void; save(): Promise<string> };
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options?: object,
    ): Promise<void>;
    on(event: string, listener: (...given: never[]) => void): this;
  }
}

/** What the tests use of samlp, an identity provider of SAML 2.0. */
declare module 'samlp' {
  interface Asked {
    readonly issuer?: string;
    readonly id?: string;
    readonly assertionConsumerServiceURL: string;
  }
  const samlp: {
    auth(options: object): (request: unknown, response: unknown, next: (error?: unknown) => void) => void;
    parseRequest(
      request: unknown,
      options: object,
      done: (error: unknown, asked: Asked | undefined) => void,
    ): void;
  };
  // biome-ignore lint/style/noDefaultExport: so it is exported
  export default samlp;
}
