import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** True where passkeys work: a browser that has them, on a secure origin. */
export const hasPasskeys = browserSupportsWebAuthn;

type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type SignInOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Makes a passkey; `options` are those that the platform gave. Throws an Error in words for people. */
export function makePasskey(options: unknown) {
  return inWords(startRegistration({ optionsJSON: options as RegistrationOptions }));
}

/** Uses a passkey to sign in; `options` are those that the platform gave. Throws an Error in words for people. */
export function usePasskey(options: unknown) {
  return inWords(startAuthentication({ optionsJSON: options as SignInOptions }));
}

const TROUBLE: Readonly<Record<string, string>> = {
  InvalidStateError: 'This device has a passkey for your account already.',
  NotAllowedError:
    'No passkey was used: the request was cancelled, timed out, or this device has none for you.',
  AbortError: 'The request was cancelled.',
  SecurityError: 'Passkeys do not work at this address. Open the wallet at its usual address.',
};

async function inWords<Made>(ceremony: Promise<Made>): Promise<Made> {
  try {
    return await ceremony;
  } catch (error) {
    const trouble = error instanceof Error ? TROUBLE[error.name] : undefined;
    throw new Error(trouble ?? 'The passkey did not work. Try again, or use another way.', { cause: error });
  }
}
