/** A step that did not behave as it must; ends the demonstration with an exit code. */
export class StepFailed extends Error {
  override readonly name = 'StepFailed';
}

const isTerminal = process.stdout.isTTY === true;
const paint = (code: number, text: string) => (isTerminal ? `\u001b[${code}m${text}\u001b[0m` : text);

export const bold = (text: string) => paint(1, text);
export const dim = (text: string) => paint(2, text);

let steps = 0;

/** Runs one step under a numbered heading; what it returns is the next step's material. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  steps += 1;
  console.log(`\n${bold(`${steps}  ${title}`)}`);
  return work();
}

/** One line of what happened. */
export function say(text: string): void {
  console.log(`   ${text}`);
}

export function good(text: string): void {
  console.log(`   ${paint(32, '✓')} ${text}`);
}

/** Goes on only when `holds`; says what was expected otherwise. */
export function expect(holds: boolean, passed: string, otherwise: string): void {
  if (!holds) throw new StepFailed(otherwise);
  good(passed);
}
