import { createSecureContext, type SecureContextOptions } from 'node:tls';
import { ChannelCredentials, type experimental, ServerCredentials } from '@grpc/grpc-js';
import type { Certificates } from './certificates.ts';

/** The one description of a connection's TLS: our CA only, TLS 1.3 only (RFC 8446). */
function contextOf(certificates: Certificates, name: string): SecureContextOptions {
  const { ca, certificate, key } = certificates.of(name);
  return { ca, cert: certificate, key, minVersion: 'TLSv1.3', maxVersion: 'TLSv1.3' };
}

/** What a server of unit `name` listens with: a client certificate of the CA is demanded; new files serve new connections; a handshake that takes longer ends the connection. */
export function serverCredentials(
  certificates: Certificates,
  name: string,
  handshakeMs: number,
): ServerCredentials & { close(): void } {
  return new ReloadingServerCredentials(certificates, name, handshakeMs);
}

/** What unit `name` calls with; each new connection uses the files of that moment. */
export function channelCredentials(certificates: Certificates, name: string): ChannelCredentials {
  return new ReloadingChannelCredentials(certificates, name);
}

// grpc-js takes TLS versions and changing files only through subclasses of its own credentials.
class ReloadingServerCredentials extends ServerCredentials {
  readonly close: () => void;

  constructor(certificates: Certificates, name: string, handshakeMs: number) {
    super(
      { requestCert: true, rejectUnauthorized: true, handshakeTimeout: handshakeMs },
      contextOf(certificates, name),
    );
    this.close = certificates.onChange(name, () =>
      this.updateSecureContextOptions(contextOf(certificates, name)),
    );
  }

  override _equals(other: ServerCredentials): boolean {
    return this === other;
  }
}

class ReloadingChannelCredentials extends ChannelCredentials {
  readonly #current: () => ChannelCredentials;

  constructor(certificates: Certificates, name: string) {
    super();
    this.#current = () =>
      ChannelCredentials.createFromSecureContext(createSecureContext(contextOf(certificates, name)));
  }

  override _isSecure(): boolean {
    return true;
  }

  override _equals(other: ChannelCredentials): boolean {
    return this === other;
  }

  override _createSecureConnector(
    ...target: Parameters<ChannelCredentials['_createSecureConnector']>
  ): experimental.SecureConnector {
    const first = this.#current()._createSecureConnector(...target);
    return {
      connect: (socket) =>
        this.#current()
          ._createSecureConnector(...target)
          .connect(socket),
      waitForReady: () => first.waitForReady(),
      getCallCredentials: () => first.getCallCredentials(),
      destroy: () => first.destroy(),
    };
  }
}
