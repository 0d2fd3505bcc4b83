import { VERDICTS } from '../../kernel/verdict.ts';
import { CHECKS, failed, newVerification, passed, unknown, verdictOf, warned } from './verification.ts';

const about = { credentialId: null, issuer: null, keyVersion: null, verifiedAt: new Date(0) };
const negative = VERDICTS.filter((verdict) => verdict !== 'VALID');

test('is VALID when no finding demands another verdict', () => {
  const findings = [
    passed('STRUCTURE', 'A', 'a'),
    warned('ISSUER', 'B', 'b'),
    unknown('INTEGRITY', 'C', 'c'),
  ];
  expect(newVerification(findings, about)).toMatchObject({ isValid: true, status: 'VALID', warnings: ['b'] });
});

const pairs = negative.flatMap((first, index) =>
  negative.slice(index + 1).map((second) => [first, second] as const),
);

test.each(pairs)('%s goes before %s, whichever check comes first', (first, second) => {
  const findings = [failed('PROOF', first, 'A', 'a'), failed('STATUS', second, 'B', 'b')];
  expect(verdictOf(findings)).toBe(first);
  expect(verdictOf(findings.toReversed())).toBe(first);
});

test.each(negative)('%s alone is never valid', (verdict) => {
  const verification = newVerification([failed('PROOF', verdict, 'A', 'a')], about);
  expect(verification).toMatchObject({ isValid: false, status: verdict });
});

test('not knowing the status keeps a credential from being VALID', () => {
  const findings = [passed('PROOF', 'A', 'a'), unknown('STATUS', 'B', 'b', 'decides')];
  expect(newVerification(findings, about)).toMatchObject({ isValid: false, status: 'STATUS_UNKNOWN' });
});

test('names the checks and verdicts that clients were promised', () => {
  expect(CHECKS.join(' ')).toBe('STRUCTURE ISSUER PROOF KEY_WINDOW INTEGRITY STATUS EXPIRATION SUPERSESSION');
  expect(VERDICTS).toHaveLength(13);
});
