// A claim link that waits until its person has signed in. The link of a sign-in letter opens a tab of its own, so the tab's storage would not do.
const WAITING_CLAIM = 'testamur.claim';
const CLAIM_WAITS_MS = 3_600_000;

/** Keeps the token of a claim link over the sign-in in this browser, for an hour. */
export function keepClaim(token: string): void {
  try {
    localStorage.setItem(WAITING_CLAIM, JSON.stringify({ token, until: Date.now() + CLAIM_WAITS_MS }));
  } catch {
    // Without storage the person opens the link of the e-mail again.
  }
}

/** The kept token, if its hour is not over. */
export function keptClaim(): string | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(WAITING_CLAIM) ?? 'null');
    const { token, until }: { token?: unknown; until?: unknown } = kept ?? {};
    const isInTime = typeof until === 'number' && Date.now() < until && until <= Date.now() + CLAIM_WAITS_MS;
    if (typeof token === 'string' && isInTime) return token;
  } catch {
    // What cannot be read is as good as nothing kept.
  }
  forgetClaim();
  return null;
}

/** Forgets the kept token: it was used, declined or is of no use. */
export function forgetClaim(): void {
  try {
    localStorage.removeItem(WAITING_CLAIM);
  } catch {
    // What cannot be kept need not be forgotten.
  }
}
