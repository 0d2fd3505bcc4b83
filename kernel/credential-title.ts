import { isRecord, shortened, wordsOf } from './claim-lines.ts';

const MAX_TITLE = 200;

/** A credential's title for people: the name of the achievement, else the type in words. */
export function titleOf(held: { readonly vcJson: string; readonly credentialType: string }): string {
  return achievementIn(held.vcJson) ?? typeTitle(held.credentialType);
}

/** A credential's type in words: `BachelorOfScienceCredential` becomes `Bachelor of Science`. */
export function typeTitle(credentialType: string): string {
  return wordsOf(credentialType.replace(/(?<=.)Credential$/, ''), (word, at) =>
    at > 0 && /^(?:Of|In|And|The|For|To|With)$/.test(word) ? word.toLowerCase() : word,
  );
}

function achievementIn(vcJson: string): string | undefined {
  const vc: unknown = JSON.parse(vcJson);
  const subject = isRecord(vc) ? vc['credentialSubject'] : undefined;
  const achievement = isRecord(subject) ? subject['achievement'] : undefined;
  const name = isRecord(achievement) ? achievement['name'] : achievement;
  return typeof name === 'string' && name.trim() !== '' ? shortened(name.trim(), MAX_TITLE) : undefined;
}
