import type { Letter } from '../../../kernel/mail.ts';
import { utcDay } from '../../../kernel/utc-day.ts';

/** What one line of a letter tells. */
export interface Told {
  readonly requirement: string;
  readonly expiresAt: Date;
}

/** Lines of a letter; the register has the others. */
const MOST_LINES = 40;

/** To a member: what ends, and what to do. */
export function memberLetter(to: string, custodian: string, told: readonly Told[]): Letter {
  return {
    to,
    subject:
      told.length === 1
        ? 'A credential that your work asks for ends soon'
        : 'Credentials that your work asks for end soon',
    paragraphs: [
      `${custodian} asks for these credentials of yours, and they end soon:`,
      linesOf(told, ({ requirement, expiresAt }) => `${requirement}: ends on ${utcDay(expiresAt)}`),
      'Have each renewed by who issued it, in time before that day. As soon as the new one is in your wallet, nothing else is to be done.',
    ],
    because: `${custodian} has your address in the list of the people who work for it`,
  };
}

/** To a custodian: of how many people what ends. */
export function custodianLetter(
  to: string,
  publicUrl: string,
  told: readonly { readonly requirement: string; readonly days: number; readonly people: number }[],
): Letter {
  const people = told.reduce((sum, one) => sum + one.people, 0);
  return {
    to,
    subject: `Credentials of your people end soon: ${people}`,
    paragraphs: [
      'These credentials of people who work for you end soon:',
      linesOf(told, (one) => `${one.requirement}: ${one.people} within ${one.days} days`),
      'People with an e-mail address in your list are told, too. Who they are stands in the register of your workforce, under the status EXPIRING.',
    ],
    action: { label: 'Open the platform', url: publicUrl },
    because: 'this is the address of your institution on the platform',
  };
}

function linesOf<T>(told: readonly T[], line: (one: T) => string): string {
  const left = told.length - MOST_LINES;
  return [...told.slice(0, MOST_LINES).map(line), ...(left > 0 ? [`and ${left} more`] : [])].join('\n');
}
