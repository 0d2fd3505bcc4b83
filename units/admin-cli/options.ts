/** Sentences of options that several commands have. */
export const DRY_RUN = 'say what would come of it, and change nothing';
export const DETACH = 'come back as soon as the file is there';
export const OWN_KEY = 'the PEM file of the Ed25519 key of an organization that signs itself; it stays here';
export const EVERYWHERE = 'end all your sign-ins, on every machine';

/** Fields of a form that were given. */
export function given(
  fields: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
  );
}

/** Adds one more value to those of an option that may be repeated. */
export const collected = (value: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  value,
];
