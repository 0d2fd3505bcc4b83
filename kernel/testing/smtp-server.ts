import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on a free port of the loopback address. */
export interface TestSmtpServer {
  /** For SMTP_URL. */
  readonly url: string;
  /** What it took, oldest first. */
  readonly received: Email[];
  /** What clients sent so far, taken or not. */
  readonly seen: readonly Email[];
  close(): Promise<void>;
}

/**
 * `answer` says what becomes of a letter: a reply code refuses it, nothing takes it; the client waits for as long as it takes.
 * `answerTo` says the same of an address, before the letter is sent.
 */
export async function openSmtpServer(
  answer: (letter: Email) => number | undefined | Promise<number | undefined> = () => undefined,
  answerTo: (address: string) => number | undefined = () => undefined,
): Promise<TestSmtpServer> {
  const received: Email[] = [];
  const seen: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const responseCode = answerTo(address);
      if (responseCode === undefined) done();
      else done(Object.assign(new Error(`no mailbox for ${address}`), { responseCode }));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => take(Buffer.concat(chunks)).then(() => done(), done));
    },
  });
  // A client that goes away in the middle is none of its errors.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  async function take(message: Buffer): Promise<void> {
    const letter = await PostalMime.parse(message);
    seen.push(letter);
    const responseCode = await answer(letter);
    if (responseCode !== undefined)
      throw Object.assign(new Error(`no for ${letter.to?.[0]?.address}`), { responseCode });
    received.push(letter);
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    seen,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
