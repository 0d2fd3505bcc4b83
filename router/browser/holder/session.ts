import { act } from '../actions.ts';
import { Refusal } from '../api.ts';

const AGAIN = '#again';

/**
 * Runs what a control of the wallet is for, as `act` does. Without a session the person signs in first; for what takes a recent
 * sign-in the sign-in page says why, and leads back to the wallet.
 */
export const actSignedIn: typeof act = (control, action) =>
  act(control, async () => {
    try {
      await action();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 401) return signInFirst();
      if (error.code === 'REAUTHENTICATION_REQUIRED') return signInFirst(AGAIN);
      throw error;
    }
  });

/** Leads to the sign-in page. */
export function signInFirst(fragment = ''): void {
  location.assign(`/holder/sign-in${fragment}`);
}

/** Whether the sign-in page was opened because an action takes a recent sign-in. */
export const isSignInAgain = () => location.hash === AGAIN;
