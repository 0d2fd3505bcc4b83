/** One end of the pipe between the primary process and a worker. */
export interface Port {
  send(message: object, onSent: (error: Error | null) => void): boolean;
  on(event: 'message', listener: (message: unknown) => void): unknown;
}

/** What one side may ask the other, by name: an object of functions. */
export type Answers<T> = { readonly [Name in keyof T]: (question: never) => unknown };

type QuestionOf<F> = F extends (question: infer Q) => unknown ? Q : never;
type AnswerOf<F> = F extends (question: never) => infer A ? Awaited<A> : never;

export interface Channel<Theirs extends Answers<Theirs>> {
  /** Errors: a plain Error when the other side is gone or cannot answer. */
  ask<Name extends keyof Theirs & string>(
    name: Name,
    question: QuestionOf<Theirs[Name]>,
  ): Promise<AnswerOf<Theirs[Name]>>;
  /** The other side is gone: whoever waits is told. */
  end(): void;
}

type Message =
  | { readonly asked: number; readonly name: string; readonly question: unknown }
  | { readonly answered: number; readonly answer?: unknown; readonly failed?: string };

/** Questions and answers in both directions over one port. */
export function createChannel<Theirs extends Answers<Theirs>, Ours extends Answers<Ours>>(
  port: Port,
  answers: Ours,
): Channel<Theirs> {
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>();
  let last = 0;
  let hasEnded = false;

  port.on('message', (received) => {
    const message = received as Message;
    if ('asked' in message) void answer(message);
    else if ('answered' in message) settle(message);
  });

  return {
    ask(name, question) {
      last += 1;
      const asked = last;
      return new Promise((resolve, reject) => {
        if (hasEnded) return reject(gone());
        waiting.set(asked, { resolve, reject });
        send({ asked, name, question }, () => {
          waiting.delete(asked);
          reject(gone());
        });
      });
    },
    end() {
      hasEnded = true;
      for (const { reject } of waiting.values()) reject(gone());
      waiting.clear();
    },
  };

  async function answer({ asked, name, question }: Extract<Message, { asked: number }>): Promise<void> {
    try {
      const known = answers as Readonly<Record<string, (question: never) => unknown>>;
      const answered = await known[name]?.(question as never);
      send({ answered: asked, answer: answered });
    } catch (error) {
      send({ answered: asked, failed: String(error) });
    }
  }

  function settle({ answered, answer: value, failed }: Extract<Message, { answered: number }>): void {
    const asker = waiting.get(answered);
    waiting.delete(answered);
    if (failed === undefined) asker?.resolve(value as never);
    else asker?.reject(new Error(failed));
  }

  function send(message: Message, onFailure: () => void = () => undefined): void {
    try {
      port.send(message, (error) => {
        if (error) onFailure();
      });
    } catch {
      onFailure();
    }
  }
}

function gone(): Error {
  return new Error('The other process is gone.');
}
