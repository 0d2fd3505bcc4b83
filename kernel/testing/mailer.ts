import type { Letter, Mailer } from '../mail.ts';

/** A mailer whose letters land in `sent`. */
export function aMailer(sent: Letter[] = []): Mailer & { isSetUp: boolean } {
  return { isSetUp: true, send: (letter) => void sent.push(letter), close: async () => undefined };
}
