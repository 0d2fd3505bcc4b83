import type { Letter } from '../../../kernel/mail.ts';
import {
  lockedLetter,
  newRecoveryCodeLetter,
  recoveredLetter,
  reopenedLetter,
  signInLetter,
  welcomeLetter,
} from './letters.ts';

const TO = 'ada@example.org';
const PUBLIC_URL = 'https://testamur.example';
const MADE = { token: 'abc', link: { expiresAt: new Date('2026-03-01T10:15:00Z') } };

describe('letters to holders', () => {
  test.each<[string, Letter]>([
    ['a used recovery code', recoveredLetter(TO, PUBLIC_URL)],
    ['a new recovery code', newRecoveryCodeLetter(TO, PUBLIC_URL)],
    ['a locked account', lockedLetter(TO, PUBLIC_URL, new Date('2026-03-08T09:05:00Z'))],
    ['an account that is kept', reopenedLetter(TO, PUBLIC_URL)],
  ])('that tell of %s lead to the sign-in and say what to do if it was somebody else', (_name, letter) => {
    expect(letter.action?.url).toBe('https://testamur.example/holder/sign-in');
    expect(letter.paragraphs.at(-1)).toMatch(/^If it was not you.*sign in.*recovery code.*passkey/);
    expect(letter.code).toBeUndefined();
  });

  test('say in words when an account is erased', () => {
    expect(lockedLetter(TO, PUBLIC_URL, new Date('2026-03-08T09:05:00Z')).paragraphs[0]).toContain(
      'erased on 8 March 2026 at 09:05 UTC.',
    );
  });

  test.each<[string, Letter]>([
    ['of welcome', welcomeLetter(TO, PUBLIC_URL, MADE)],
    ['of sign-in', signInLetter(TO, PUBLIC_URL, MADE)],
  ])('%s hold the token in the link, and once more for programs', (_name, { action, code }) => {
    expect(action).toEqual({ label: 'Sign in', url: 'https://testamur.example/holder/sign-in#token=abc' });
    expect(code).toEqual({ label: 'Token for API clients', value: 'abc' });
  });

  test('of welcome without a link lead to the page that sends one', () => {
    const { action, code } = welcomeLetter(TO, PUBLIC_URL, undefined);
    expect([action?.url, code]).toEqual(['https://testamur.example/holder/sign-in', undefined]);
  });
});
