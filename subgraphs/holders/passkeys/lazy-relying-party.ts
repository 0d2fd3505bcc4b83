import type { RelyingParty } from './relying-party.ts';

/** The relying party, whose library is loaded with the first ceremony: loading it at the start would take a third of a second. */
export function lazyRelyingParty(publicUrl: string): RelyingParty {
  let loading: Promise<RelyingParty> | undefined;
  const loaded = () => {
    loading ??= import('./relying-party.ts').then(({ createRelyingParty }) => createRelyingParty(publicUrl));
    return loading;
  };
  return {
    signInOptions: async (...given) => (await loaded()).signInOptions(...given),
    registrationOptions: async (...given) => (await loaded()).registrationOptions(...given),
    verifyAssertion: async (...given) => (await loaded()).verifyAssertion(...given),
    verifyAttestation: async (...given) => (await loaded()).verifyAttestation(...given),
  };
}
