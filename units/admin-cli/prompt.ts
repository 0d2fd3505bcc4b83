import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CommandError } from './client.ts';

/** Questions to the person at the terminal. */
export interface Prompt {
  ask(question: string): Promise<string>;
  /** Shows nothing of what is typed. */
  askSecret(question: string): Promise<string>;
  /** The first line that is piped in. */
  firstLine(): Promise<string>;
}

export function createPrompt(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Prompt {
  return {
    ask: (question) => asked(question, output),
    async askSecret(question) {
      // readline echoes through its output: what is typed goes nowhere.
      const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
      output.write(question);
      try {
        return await asked('', nowhere);
      } finally {
        output.write('\n');
      }
    },
    async firstLine() {
      const lines = createInterface({ input });
      for await (const line of lines) {
        lines.close();
        return line;
      }
      return '';
    },
  };

  async function asked(question: string, echo: NodeJS.WritableStream): Promise<string> {
    if (!input.isTTY) {
      throw new CommandError(
        'There is no terminal to ask at: give --email, and pipe the password in with --password-stdin.',
        2,
      );
    }
    const reader = createInterface({ input, output: echo, terminal: true });
    try {
      return await reader.question(question);
    } finally {
      reader.close();
    }
  }
}
