import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CommandError } from './command-error.ts';

/** Questions to the person at the terminal. Errors: CommandError when they are left with Ctrl-C or Ctrl-D. */
export interface Prompt {
  /** Without one nothing can be asked. */
  readonly isTerminal: boolean;
  ask(question: string): Promise<string>;
  /** Shows nothing of what is typed. */
  askSecret(question: string): Promise<string>;
  /** The first lines that are piped in; empty where there are no more. */
  firstLines(count: number): Promise<string[]>;
}

/** Asks on `output`, which is not where results go: they may be kept in a file. */
export function createPrompt(input: NodeJS.ReadStream, output: NodeJS.WritableStream): Prompt {
  return {
    isTerminal: input.isTTY === true,
    ask: (question) => answer(question, output),
    async askSecret(question) {
      // readline echoes to its output, so an output that drops everything hides what is typed.
      const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
      output.write(question);
      try {
        return await answer('', nowhere);
      } finally {
        output.write('\n');
      }
    },
    async firstLines(count) {
      const lines: string[] = [];
      for await (const line of createInterface({ input })) {
        if (lines.push(line) === count) break;
      }
      return Array.from({ length: count }, (_, at) => lines[at] ?? '');
    },
  };

  async function answer(question: string, echo: NodeJS.WritableStream): Promise<string> {
    const reader = createInterface({ input, output: echo, terminal: true });
    try {
      return await new Promise<string>((resolve, reject) => {
        reader.once('close', reject);
        reader.question(question).then(resolve, reject);
      });
    } catch {
      echo.write('\n');
      throw new CommandError('Stopped: nothing was done.', 130);
    } finally {
      reader.close();
    }
  }
}
