import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { until } from '../../kernel/testing/until.ts';

/** A mail server that keeps what it is sent. */
export interface Mailbox {
  /** For SMTP_URL. */
  readonly url: string;
  /** The token of the link in the next letter to an address that has one; waits for it. */
  nextToken(address: string): Promise<string>;
  /** The next letter to an address with such a subject; waits for it. */
  nextLetter(address: string, subject: RegExp): Promise<Email>;
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
  const take = async (what: string, address: string, isMeant: (letter: Email) => boolean): Promise<Email> => {
    const indexOf = () =>
      letters.findIndex(
        (letter) => letter.to?.some((recipient) => recipient.address === address) && isMeant(letter),
      );
    await until(`${what} to ${address}`, () => indexOf() >= 0);
    const [letter] = letters.splice(indexOf(), 1);
    if (!letter) throw new Error(`${what} to ${address} is gone`);
    return letter;
  };

  return {
    url: `smtp://127.0.0.1:${port}`,
    async nextToken(address) {
      const letter = await take('a letter with a link', address, (found) => tokenOf(found) !== undefined);
      return tokenOf(letter) ?? '';
    },
    nextLetter: (address, subject) =>
      take(`a letter ${subject}`, address, (letter) => subject.test(letter.subject ?? '')),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function tokenOf({ text = '' }: Email): string | undefined {
  return /#token=([\w-]+)/.exec(text)?.[1];
}
