import { EventEmitter } from 'node:events';
import { createChannel, type Port } from './channel.ts';

/** Two ends of a pipe; messages are copied, as between processes. */
function aPipe() {
  const [left, right] = [new EventEmitter(), new EventEmitter()];
  let isOpen = true;
  const port = (own: EventEmitter, other: EventEmitter): Port => ({
    send(message, onSent) {
      const copy: unknown = JSON.parse(JSON.stringify(message));
      setImmediate(() => {
        if (isOpen) other.emit('message', copy);
        onSent(isOpen ? null : new Error('ERR_IPC_CHANNEL_CLOSED'));
      });
      return isOpen;
    },
    on: (event, listener) => own.on(event, listener),
  });
  return {
    left: port(left, right),
    right: port(right, left),
    close() {
      isOpen = false;
    },
  };
}

interface Counting {
  double(of: number): Promise<number>;
  fail(why: string): void;
  never(question: null): Promise<void>;
}
const counting: Counting = {
  double: async (of) => of * 2,
  fail(why) {
    throw new Error(why);
  },
  never: () => new Promise(() => undefined),
};

test('each question gets its own answer, in both directions', async () => {
  const { left, right } = aPipe();
  const one = createChannel<Counting, Counting>(left, counting);
  const other = createChannel<Counting, Counting>(right, counting);
  const asked = [1, 2, 3].flatMap((n) => [one.ask('double', n), other.ask('double', 10 * n)]);
  expect(await Promise.all(asked)).toEqual([2, 20, 4, 40, 6, 60]);
});

test('who asked is told when the other side cannot answer', async () => {
  const { left, right } = aPipe();
  const one = createChannel<Counting, Counting>(left, counting);
  createChannel<Counting, Counting>(right, counting);
  await expect(one.ask('fail', 'nothing there')).rejects.toThrow('nothing there');
});

test.each([
  ['has gone before', 'before'],
  ['goes before it has answered', 'after'],
])('nobody waits for a side that %s', async (_, when) => {
  const pipe = aPipe();
  const one = createChannel<Counting, Counting>(pipe.left, counting);
  createChannel<Counting, Counting>(pipe.right, counting);
  if (when === 'before') pipe.close();
  const waiting = one.ask('never', null);
  if (when === 'after') one.end();
  await expect(waiting).rejects.toThrow('The other process is gone.');
  one.end();
  await expect(one.ask('double', 1)).rejects.toThrow('The other process is gone.');
});
