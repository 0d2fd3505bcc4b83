import type { Email } from 'postal-mime';
import { openSmtpServer } from '../../kernel/testing/smtp-server.ts';
import { until } from '../../kernel/testing/until.ts';

/** A mail server that keeps what it is sent. */
export interface Mailbox {
  /** For SMTP_URL. */
  readonly url: string;
  /** The token of the link in the next letter to an address that has one; waits for it. */
  nextToken(address: string): Promise<string>;
  /** The next letter to an address with such a subject; waits for it. */
  nextLetter(address: string, subject: RegExp): Promise<Email>;
  /** From now on it knows no mailbox of this address. */
  refuse(address: string): void;
  close(): Promise<void>;
}

/** A real SMTP server on a free port. */
export async function openMailbox(): Promise<Mailbox> {
  const refused = new Set<string>();
  const noMailbox = (address: string) => (refused.has(address) ? 550 : undefined);
  const { url, received: letters, close } = await openSmtpServer(undefined, noMailbox);
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
    url,
    close,
    refuse: (address) => void refused.add(address),
    async nextToken(address) {
      const letter = await take('a letter with a link', address, (found) => tokenOf(found) !== undefined);
      return tokenOf(letter) ?? '';
    },
    nextLetter: (address, subject) =>
      take(`a letter ${subject}`, address, (letter) => subject.test(letter.subject ?? '')),
  };
}

function tokenOf({ text = '' }: Email): string | undefined {
  return /#token=([\w-]+)/.exec(text)?.[1];
}
