import { z } from 'zod';
import type { Feature } from '../assistant.ts';
import { numbersIn, plainLine } from './words.ts';

/** A credential, and for whom it is told about. */
export interface InsightAsked {
  readonly credentialType: string;
  readonly issuerName: string;
  readonly holderName: string;
  /** Values that tell of the person, such as an address. */
  readonly personal: readonly string[];
  /** What it says, a claim a line. */
  readonly claims: string;
  /** ISO 3166-1 alpha-2: where somebody wants to use it. */
  readonly targetCountry?: string | undefined;
  /** BCP 47: the language of the answer; English unless told. */
  readonly locale?: string | undefined;
}

export interface CredentialInsight {
  readonly summary: string;
  /** What it may be worth in the target country; undefined when none was named, or nothing is known. */
  readonly equivalencyNote?: string | undefined;
}

const form = z.strictObject({
  summary: z.string().max(4000),
  equivalency_note: z.string().max(4000).nullable(),
});

const MOST_CHARACTERS = 700;

/** What a credential says, in words for somebody who does not know its kind. */
export const credentialInsight: Feature<InsightAsked, z.infer<typeof form>, CredentialInsight> = {
  name: 'CREDENTIAL_INSIGHT',
  maxTokens: 500,
  form,
  prompt({ credentialType, issuerName, holderName, personal, claims, targetCountry, locale = 'en' }, veil) {
    veil.hide('PERSON', holderName);
    for (const value of personal) veil.hide('PERSONAL', value);
    return {
      task: [
        'Tell in at most three sentences of plain words what the credential says, for somebody who does not know such credentials.',
        'State nothing that is not in it, and no judgement of the person. `equivalency_note` is',
        targetCountry === undefined
          ? 'null.'
          : `a sentence on which qualification in the country ${targetCountry} it usually compares with, or null if you are not sure.`,
        `Write in the language ${locale}.`,
      ].join(' '),
      data: { type: credentialType, issuer: issuerName, holder: holderName, claims },
    };
  },
  guard(said, { claims, credentialType, targetCountry }, veil) {
    const summary = plainLine(veil.lift(said.summary), MOST_CHARACTERS);
    if (summary === undefined) return undefined;
    // A grade or a year that the credential does not have would be believed.
    const known = new Set([...numbersIn(claims), ...numbersIn(credentialType)]);
    const isInvented = (text: string) => numbersIn(text).some((number) => number > 10 && !known.has(number));
    if (isInvented(summary)) return undefined;
    const note = targetCountry && plainLine(veil.lift(said.equivalency_note ?? ''), MOST_CHARACTERS);
    return { summary, ...(note && !isInvented(note) && { equivalencyNote: note }) };
  },
};
