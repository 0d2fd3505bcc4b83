import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { until } from '../testing/procs.ts';

/** A mail server that keeps what it is sent. */
export interface Mailbox {
  /** For SMTP_URL. */
  readonly url: string;
  /** The token of the sign-in link in the next letter to an address; waits for it. */
  nextToken(address: string): Promise<string>;
  close(): Promise<void>;
}

/** A real SMTP server on a free port. */
export async function openMailbox(): Promise<Mailbox> {
  const letters: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((letter) => {
          letters.push(letter);
          done();
        }, done);
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const indexOf = (address: string) =>
    letters.findIndex(({ to = [] }) => to.some((recipient) => recipient.address === address));

  return {
    url: `smtp://127.0.0.1:${port}`,
    async nextToken(address) {
      await until(`a letter to ${address}`, () => indexOf(address) >= 0);
      const [letter] = letters.splice(indexOf(address), 1);
      const token = /#token=([\w-]+)/.exec(letter?.text ?? '')?.[1];
      if (token === undefined) throw new Error(`The letter to ${address} has no sign-in link`);
      return token;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
