import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A fenced block of a document: a shell command, and the output that the document shows for it. */
export interface Example {
  readonly command: string;
  /** As shown; undefined when the document shows none. */
  readonly output: string | undefined;
}

const FENCE = /^```(\w*)\n([\s\S]*?)^```$/gm;

/** The `sh` blocks of a document in order, each with the block of output that follows it. */
export function examplesOf(file: string): readonly Example[] {
  const blocks = [...readFileSync(file, 'utf8').matchAll(FENCE)].map(([, language = '', text = '']) => ({
    language,
    text,
  }));
  return blocks.flatMap(({ language, text }, index) => {
    const next = blocks[index + 1];
    const output = next && ['', 'json'].includes(next.language) ? next.text : undefined;
    return language === 'sh' ? [{ command: text, output }] : [];
  });
}

const END = '--- end of a command ---';

/** Runs the commands one after the other in one shell: what each printed on standard output. Throws when one complained. */
export async function runExamples(
  commands: readonly string[],
  options: { folder: string; env: NodeJS.ProcessEnv },
): Promise<readonly string[]> {
  const script = commands.map((command) => `${command}\necho; echo '${END}'\n`).join('');
  const stdout = await new Promise<string>((resolve, reject) => {
    const child = execFile(
      'sh',
      [],
      { cwd: options.folder, env: options.env, maxBuffer: 1 << 24 },
      (error, out, err) => (error || err ? reject(new Error(err || String(error))) : resolve(out)),
    );
    child.stdin?.end(script);
  });
  return stdout.split(`\n${END}\n`).slice(0, -1);
}

/** The text with everything that differs from run to run replaced by the name of its kind. */
export function withoutChance(text: string): string {
  return text
    .trim()
    .replaceAll(/did:key:z6Mk[1-9A-HJ-NP-Za-km-z]{40,}/g, '<did>')
    .replaceAll(/\bz6Mk[1-9A-HJ-NP-Za-km-z]{40,}/g, '<multikey>')
    .replaceAll(/\bz[1-9A-HJ-NP-Za-km-z]{80,}/g, '<signature>')
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<instant>')
    .replaceAll(/\b[0-9a-f]{64}\b/g, '<hash>')
    .replaceAll(/[A-Za-z0-9+/]{43}=/g, '<key>')
    .replaceAll(/\b1\d{12}\b/g, '<epoch>');
}

const STRING = /"(?:[^"\\]|\\.)*"/g;

/** What differs between a sample and a real reply, whatever the values: a refusal that is not shown, members that only one of them has. */
export function unlike(shown: string, printed: string): readonly string[] {
  if (!shown.includes('{')) return shown.trim() === printed.trim() ? [] : [`printed: ${printed.trim()}`];
  const refusal = membersOf(shown).has('error') ? undefined : /"errors?":.*/.exec(printed)?.[0];
  const [ofSample, ofReply] = [membersOf(shown), membersOf(printed)];
  // A `…` that stands alone, not in a string that is cut, says that members are left out.
  const isPartial = shown.replace(STRING, (text) => (text === '"…"' ? text : '')).includes('…');
  return [
    ...(refusal ? [refusal] : []),
    ...[...ofSample].filter((name) => !ofReply.has(name)).map((name) => `only shown: ${name}`),
    ...[...ofReply].filter((name) => !isPartial && !ofSample.has(name)).map((name) => `not shown: ${name}`),
  ];
}

function membersOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/"([A-Za-z]\w*)":/g)].map(([, name = '']) => name));
}
