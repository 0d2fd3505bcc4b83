import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { Binary, type Doc } from './bson.ts';
import type { Answer } from './dispatch.ts';

/** A session of a short cut to the engine: what a transaction asks of the driver's. */
export class ShortSession {
  private readonly answer: Answer;
  private readonly onEnd: (session: ShortSession) => void;
  private readonly id: Doc = { id: new Binary(Buffer.from(randomUUID().replaceAll('-', ''), 'hex'), 4) };
  private number = 0;
  private state: 'none' | 'starting' | 'open' = 'none';

  /** `onEnd` takes it back for the next transaction. */
  constructor(answer: Answer, onEnd: (session: ShortSession) => void) {
    this.answer = answer;
    this.onEnd = onEnd;
  }

  startTransaction(): void {
    if (this.state !== 'none') throw new Error('A transaction of this session is open: end it first.');
    this.number += 1;
    this.state = 'starting';
  }

  inTransaction(): boolean {
    return this.state !== 'none';
  }

  /** The command as a part of the transaction. */
  stamp(command: Doc): Doc {
    if (this.state === 'none') return command;
    const isFirst = this.state === 'starting';
    this.state = 'open';
    const first = isFirst ? { startTransaction: true, readConcern: { level: 'snapshot' } } : {};
    return { ...command, lsid: this.id, txnNumber: this.number, autocommit: false, ...first };
  }

  async commitTransaction(): Promise<void> {
    await this.end('commitTransaction');
  }

  async abortTransaction(): Promise<void> {
    await this.end('abortTransaction');
  }

  async endSession(): Promise<void> {
    if (this.inTransaction()) await this.abortTransaction();
    this.onEnd(this);
  }

  private async end(how: 'commitTransaction' | 'abortTransaction'): Promise<void> {
    const isEmpty = this.state !== 'open';
    const command = this.stamp({ [how]: 1 });
    this.state = 'none';
    if (isEmpty) return;
    const reply = await this.answer('admin', command);
    if (reply.ok === 0) throw new mongoose.mongo.MongoServerError(reply);
  }
}
